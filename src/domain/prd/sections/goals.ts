import {
  COMMON_GOALS,
  FEATURE_GOALS,
  GOALS_NOTE,
  GOALS_TABLE,
  INQUIRY_GOAL,
  SERVICE_GOALS,
} from '#content/prd/goals.ts';
import { INTRO, OWN_WORDS } from '#content/prd/summary.ts';
import { enrichable, note, paragraph, table } from '../blocks.ts';
import { type Brief, ofSite, perFeature, siteOf } from '../brief.ts';
import type { Block } from '../document.ts';

/** Line breaks of every platform become one kind, which all renderers know. */
const oneKindOfLineBreak = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .trim();

function ownWords(description: string): Block[] {
  const text = oneKindOfLineBreak(description);
  return text === '' ? [] : [paragraph(OWN_WORDS), { kind: 'quote', text }];
}

/** What the client wrote, and the goals, each with an indicator, a value and a way to measure it. */
export function goals(brief: Brief): Block[] {
  const { service, size } = brief.selection;
  const ofService = ofSite(brief, SERVICE_GOALS[service]);
  const ofWebsite = siteOf(brief) === 'existing' ? [] : [INQUIRY_GOAL[size], ...COMMON_GOALS];
  // A service may have a goal of every website as its own.
  const all = [...new Set([...ofService, ...ofWebsite]), ...perFeature(brief, FEATURE_GOALS)];
  return [
    ...ownWords(brief.description),
    enrichable(INTRO.goals),
    ...table(
      GOALS_TABLE,
      all.map(({ goal, indicator, target, measured }) => [
        goal,
        indicator,
        typeof target === 'string' ? target : target[size],
        measured,
      ]),
    ),
    note(GOALS_NOTE),
  ];
}
