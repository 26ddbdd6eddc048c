import {
  ALONG_WITH_WEBSITE,
  COUNTED_FROM,
  DELAY,
  DURATION,
  MADE_ONCE,
  SCHEDULE_TABLE,
  SELECTED_FEATURES,
  WEBSITE_PART_TIME,
  WEBSITE_STAGE,
} from '#content/prd/schedule.ts';
import { formatList } from '../../kernel/format.ts';
import { oneOrMore } from '../../kernel/plural.ts';
import { lowerFirst } from '../../kernel/text.ts';
import { SERVICES } from '../../quote/catalogue.ts';
import { featureName, serviceDuration, timelineName } from '../../quote/labels.ts';
import { deadlineLabel } from '../../quote/notes.ts';
import { calculatedPart } from '../../quote/price-total.ts';
import { timelineWeeks } from '../../quote/timeline.ts';
import { list, note, paragraph, table } from '../blocks.ts';
import {
  type Brief,
  makesCode,
  ofSite,
  selectedFeatures,
  serviceText,
  siteOf,
  websiteNeeds,
} from '../brief.ts';
import { deadlineWarning, isTight, withFeedback } from '../deadline.ts';
import type { Block } from '../document.ts';
import type { PhaseText, ServiceText } from '../text-types.ts';

const WHOLE = 100;

/** A row of the plan: stage, when, what comes of it, what is needed of the client. */
type Row = [name: string, when: string, output: string, needs: string];

interface Span {
  from: number;
  to: number;
}

const endOf = (phase: PhaseText | undefined): number => (typeof phase?.ends === 'number' ? phase.ends : 0);

/** Weeks or months of each phase, counted from 1; work of neighbours may share one, the last ends with the whole. */
export const phaseSpans = (phases: readonly PhaseText[], whole: number): Span[] =>
  phases.map((phase, index) => ({
    from: Math.floor((endOf(phases[index - 1]) * whole) / WHOLE) + 1,
    to: Math.ceil((endOf(phase) * whole) / WHOLE),
  }));

/** The stages of the service, as they are for this website. */
export const phasesOf = (brief: Brief): PhaseText[] => ofSite(brief, serviceText(brief).phases);

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

const spanText = ({ from, to }: Span, unit: keyof typeof UNITS): string =>
  from === to ? `${to}.\u00A0${UNITS[unit]}` : `${from}.\u00A0–\u00A0${to}.\u00A0${UNITS[unit]}`;

function serviceRows(brief: Brief): Row[] {
  const phases = phasesOf(brief);
  const { whole, unit } = planOf(brief);
  const spans = phaseSpans(phases, whole);
  return phases.map(({ name, ends, output, needs }, index) => [
    name,
    typeof ends === 'string' ? ends : spanText(spans[index] ?? { from: 1, to: whole }, unit),
    output,
    withFeedback(needs),
  ]);
}

/** When the website is made that goes with the service; null where none is made beside it. */
const websiteMade = (brief: Brief): ServiceText['website'] =>
  siteOf(brief) === 'beside' ? serviceText(brief).website : null;

/** The website that is made along with the service, or what is added to the one that stands. */
function websiteRows(brief: Brief): Row[] {
  const made = websiteMade(brief);
  if (made !== null) {
    const { service, size, timeline } = brief.selection;
    const when = spanText({ from: 1, to: timelineWeeks(size, timeline).to }, 'week');
    const output = WEBSITE_STAGE.outputWith[service] ?? WEBSITE_STAGE.output;
    return [[WEBSITE_STAGE.name[made], when, output, websiteNeeds(brief).join('. ')]];
  }
  const features = selectedFeatures(brief).map(featureName);
  const { name, when, needs } = WEBSITE_STAGE.features;
  return siteOf(brief) === 'existing' && features.length > 0
    ? [[oneOrMore(name, features), when, features.join(', '), needs]]
    : [];
}

function duration(brief: Brief): Block[] {
  const { selection, quote } = brief;
  const { service, timeline } = selection;
  // The warning below names what may be missed.
  const isSaid = timeline === null || isTight(brief);
  const wanted = isSaid ? '' : ` ${deadlineLabel(service)}: ${lowerFirst(timelineName(timeline))}.`;
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
  return built && names.length > 0
    ? [paragraph(`${oneOrMore(SELECTED_FEATURES, names)} ${formatList(names)}.`)]
    : [];
}

function countedFrom(brief: Brief): keyof typeof COUNTED_FROM {
  if (siteOf(brief) === 'existing') return 'existing';
  return websiteMade(brief) === 'before' ? 'before' : 'made';
}

/** How a website or its features are taken over where the service itself has no end. */
const madeOnce = (brief: Brief): string[] =>
  SERVICES[brief.selection.service].charged === 'month' && makesCode(brief) ? [MADE_ONCE] : [];

/** Phases of the service; their end agrees with the duration the quote shows, and a missed deadline is said. */
export function schedule(brief: Brief): Block[] {
  const made = websiteMade(brief);
  const [ofService, ofWebsite] = [serviceRows(brief), websiteRows(brief)];
  return [
    ...duration(brief),
    ...deadlineWarning(brief).map(note),
    ...table(SCHEDULE_TABLE, made === 'before' ? [...ofWebsite, ...ofService] : [...ofService, ...ofWebsite]),
    ...(made === 'along' ? [note(ALONG_WITH_WEBSITE)] : []),
    ...builtFeatures(brief),
    note(`${COUNTED_FROM[countedFrom(brief)]} ${DELAY}`),
    ...list([...madeOnce(brief), ...ofSite(brief, serviceText(brief).acceptance)]),
  ];
}
