import {
  COMMON_GOALS,
  FEATURE_GOALS,
  GOALS_NOTE,
  GOALS_TABLE,
  INQUIRY_GOAL,
  SERVICE_GOALS,
} from '#content/prd/goals.ts';
import { INTRO } from '#content/prd/summary.ts';
import { enrichable, note, table } from '../blocks.ts';
import { type Brief, perFeature } from '../brief.ts';
import type { Block } from '../document.ts';

/** Goals, each with an indicator, a value and a way to measure it. */
export function goals(brief: Brief): Block[] {
  const { service, size } = brief.selection;
  const ofService = SERVICE_GOALS[service];
  const all = [
    INQUIRY_GOAL[size],
    ...(ofService ? [ofService] : []),
    ...COMMON_GOALS,
    ...perFeature(brief, FEATURE_GOALS),
  ];
  return [
    enrichable(INTRO.goals),
    ...table(
      GOALS_TABLE,
      all.map(({ goal, indicator, target, measured }) => [goal, indicator, target, measured]),
    ),
    note(GOALS_NOTE),
  ];
}
