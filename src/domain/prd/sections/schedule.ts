import {
  DURATION,
  FROM_MATERIALS,
  SCHEDULE_TABLE,
  SELECTED_FEATURES,
  SILENCE,
  WEBSITE_PART_TIME,
} from '#content/prd/schedule.ts';
import { formatList } from '../../kernel/format.ts';
import { lowerFirst } from '../../kernel/text.ts';
import { SERVICES } from '../../quote/catalogue.ts';
import { featureName, serviceDuration, timelineName } from '../../quote/labels.ts';
import { calculatedPart } from '../../quote/price-total.ts';
import { timelineWeeks } from '../../quote/timeline.ts';
import { list, note, paragraph, table } from '../blocks.ts';
import { type Brief, selectedFeatures, serviceText, siteOf } from '../brief.ts';
import { deadlineWarning, withFeedback } from '../deadline.ts';
import type { Block } from '../document.ts';
import type { PhaseText } from '../text-types.ts';

const WHOLE = 100;

const endOf = (phase: PhaseText | undefined): number => (typeof phase?.ends === 'number' ? phase.ends : 0);

/** Weeks or months of each phase, counted from 1; work of neighbours may share one, the last ends with the whole. */
export const phaseSpans = (phases: readonly PhaseText[], whole: number): { from: number; to: number }[] =>
  phases.map((phase, index) => ({
    from: Math.floor((endOf(phases[index - 1]) * whole) / WHOLE) + 1,
    to: Math.ceil((endOf(phase) * whole) / WHOLE),
  }));

const UNITS = { week: 'týždeň', month: 'mesiac' } as const;

/** How long the plan is: that of the service itself, which for most is not its website. */
export function planOf({ selection: { service, size, timeline } }: Pick<Brief, 'selection'>): {
  whole: number;
  unit: 'week' | 'month';
} {
  const { calculated, duration } = SERVICES[service];
  return calculated === 'website' && duration
    ? { whole: duration.to, unit: duration.unit }
    : { whole: timelineWeeks(size, timeline).to, unit: 'week' };
}

function whenOf(brief: Brief): string[] {
  const { phases } = serviceText(brief);
  const { whole, unit } = planOf(brief);
  const spans = phaseSpans(phases, whole);
  return phases.map(({ ends }, index) => {
    const { from, to } = spans[index] ?? { from: 1, to: 1 };
    if (typeof ends === 'string') return ends;
    return from === to ? `${to}.\u00A0${UNITS[unit]}` : `${from}.\u00A0–\u00A0${to}.\u00A0${UNITS[unit]}`;
  });
}

function duration({ selection: { service, timeline }, quote }: Brief): Block[] {
  const wanted = timeline ? ` ${DURATION.wanted} ${lowerFirst(timelineName(timeline))}.` : '';
  if (SERVICES[service].calculated === 'service') {
    return [paragraph(`${DURATION.label} ${quote.timelineText}.${wanted}`)];
  }
  const own = serviceDuration(service);
  const ofService = `${own === null ? '' : `${DURATION.service} ${own}.`}${wanted}`.trim();
  return [
    ...(ofService === '' ? [] : [paragraph(ofService)]),
    ...(calculatedPart(quote.oneOff) === 'website'
      ? [note(`${WEBSITE_PART_TIME} ${quote.timelineText}.`)]
      : []),
  ];
}

function builtFeatures(brief: Brief): Block[] {
  const names = selectedFeatures(brief).map(featureName).map(lowerFirst);
  const built = siteOf(brief) === 'built';
  return built && names.length > 0 ? [paragraph(`${SELECTED_FEATURES} ${formatList(names)}.`)] : [];
}

/** Phases of the service; their end agrees with the duration the quote shows, and a missed deadline is said. */
export function schedule(brief: Brief): Block[] {
  const { phases, acceptance } = serviceText(brief);
  const when = whenOf(brief);
  return [
    ...duration(brief),
    ...deadlineWarning(brief).map(note),
    ...table(
      SCHEDULE_TABLE,
      phases.map(({ name, output, needs }, index) => [name, when[index] ?? '', output, withFeedback(needs)]),
    ),
    ...builtFeatures(brief),
    note(FROM_MATERIALS),
    ...list([...acceptance, withFeedback(SILENCE)]),
  ];
}
