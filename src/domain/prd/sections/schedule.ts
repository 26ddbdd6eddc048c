import {
  ACCEPTANCE,
  DURATION,
  FROM_MATERIALS,
  PHASES,
  SCHEDULE_TABLE,
  SELECTED_FEATURES,
} from '#content/prd/schedule.ts';
import { lowerFirst } from '../../kernel/text.ts';
import { SERVICES } from '../../quote/catalogue.ts';
import { featureName, serviceDuration, timelineLabel } from '../../quote/labels.ts';
import { timelineWeeks } from '../../quote/timeline.ts';
import { list, note, paragraph, table } from '../blocks.ts';
import { type Brief, selectedFeatures } from '../brief.ts';
import type { Block } from '../document.ts';

const WHOLE = 100;

/** Weeks of each phase, counted from 1; the last one ends in the last week of the estimate. */
export function phaseWeeks(weeks: number): { from: number; to: number }[] {
  return PHASES.map(({ endsAt }, index) => ({
    from: Math.floor(((PHASES[index - 1]?.endsAt ?? 0) * weeks) / WHOLE) + 1,
    to: Math.ceil((endsAt * weeks) / WHOLE),
  }));
}

const weekSpan = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `${to}. týždeň` : `${from}. – ${to}. týždeň`;

function wanted({ selection }: Brief): string {
  return selection.timeline ? ` ${DURATION.wanted} ${lowerFirst(timelineLabel(selection.timeline))}.` : '';
}

/** A service published in months takes longer than the website it is about. */
function publishedDuration({ selection }: Brief): Block[] {
  const duration = serviceDuration(selection.service);
  if (SERVICES[selection.service].duration?.unit !== 'month' || duration === null) return [];
  return [note(`${DURATION.published} ${duration}. ${DURATION.part}`)];
}

function builtFeatures(brief: Brief): Block[] {
  const names = selectedFeatures(brief).map(featureName).map(lowerFirst);
  return names.length === 0 ? [] : [paragraph(`${SELECTED_FEATURES} ${names.join(', ')}.`)];
}

/** Phases by week; their end agrees with the duration the quote shows. */
export function schedule(brief: Brief): Block[] {
  const { size, timeline } = brief.selection;
  const weeks = phaseWeeks(timelineWeeks(size, timeline).to);
  return [
    paragraph(`${DURATION.label} ${brief.quote.timelineText}.${wanted(brief)}`),
    ...publishedDuration(brief),
    ...table(
      SCHEDULE_TABLE,
      PHASES.map(({ name, output, needs }, index) => {
        const span = weeks[index];
        return [name, span ? weekSpan(span) : '', output, needs];
      }),
    ),
    ...builtFeatures(brief),
    note(FROM_MATERIALS),
    ...list(ACCEPTANCE),
  ];
}
