import { CHECKLIST_OF_FEATURE, CHECKLIST_OF_PAGE, CHECKLIST_OF_WEBSITE } from '#content/checklist.ts';
import type { Day } from '../kernel/local-time.ts';
import { addWorkingDays, type WorkingTime } from '../kernel/working-time.ts';
import { linesOf, type OfferContent, type OfferLine } from '../offers/offer.ts';
import { isTaken } from '../offers/offer-choice.ts';
import { sitePages } from '../prd/site-pages.ts';
import {
  asksForWebsite,
  type FeatureId,
  SERVICE_SLUGS,
  SIZE_IDS,
  type SizeId,
  TRADE_IDS,
  type TradeId,
} from '../quote/catalogue.ts';
import { isSizeLine, sizeLineId } from '../quote/labels.ts';
import type { NamedSelection } from '../quote/named-selection.ts';
import type { ChecklistText, NeededAt } from './checklist-text.ts';
import type { PlannedStage } from './plan.ts';
import { latestDay } from './working-days.ts';

export interface NewChecklistItem extends Omit<ChecklistText, 'neededAt'> {
  /** The stage that needs it; null in a project without stages. */
  stageId: string | null;
  dueOn: Day;
}

/** Nobody brings anything sooner than so many working days after being asked. */
const DAYS_TO_BRING = 3;

/** Place of the stage that needs something, among so many. */
const PLACE: Readonly<Record<NeededAt, (stages: number) => number>> = {
  design: (stages) => Math.min(1, stages - 1),
  content: (stages) => Math.floor(stages / 2),
  launch: (stages) => stages - 1,
};

/** What an accepted offer says, and what was chosen of it. */
export interface AgreedWork {
  content: Pick<OfferContent, 'groups'>;
  /** Ids of the lines taken beside the fixed ones. */
  chosen: ReadonlySet<string>;
}

/** What was asked for at first, as far as that is known and still offered. */
interface AskedFor {
  /** The service is for a website that stands already. */
  hasWebsite: boolean;
  trade: TradeId | null;
  size: SizeId | null;
}

function askedFor(selection: NamedSelection | null): AskedFor {
  const service = SERVICE_SLUGS.find((id) => id === selection?.service.id);
  return {
    // Where nobody was asked, such a service is taken for one of a website that stands.
    hasWebsite: selection?.hasWebsite ?? (service !== undefined && asksForWebsite(service)),
    trade: TRADE_IDS.find((id) => id === selection?.trade?.id) ?? null,
    size: SIZE_IDS.find((id) => id === selection?.size?.id) ?? null,
  };
}

const takenLines = ({ content, chosen }: AgreedWork): OfferLine[] =>
  linesOf(content).filter((line) => isTaken(line, chosen));

/** The features among lines that were taken. */
const featuresOf = (lines: readonly OfferLine[]): FeatureId[] => [
  ...new Set(lines.flatMap(({ feature }) => feature ?? [])),
];

/** The size of the website as it was agreed last; null where no line says one. */
const sizeOf = (lines: readonly OfferLine[]): SizeId | null =>
  SIZE_IDS.find((size) => sizeLineId(size) === lines.findLast(({ id }) => isSizeLine(id))?.id) ?? null;

/** Whether a website is made: its size or its features are among the lines. */
const isWebsite = (lines: readonly OfferLine[]): boolean =>
  lines.some(({ id, feature }) => feature !== null || isSizeLine(id));

/**
 * The pages that the requirements document has for what was agreed, in the size of its lines, else in the one that was asked
 * for; none where a website stands already and no other was agreed beside the service.
 */
function pagesFor(lines: readonly OfferLine[], { hasWebsite, trade, size }: AskedFor): string[] {
  const agreed = sizeOf(lines);
  if (agreed === null && hasWebsite) return [];
  const site = { trade, size: agreed ?? size, features: featuresOf(lines) };
  return sitePages(site).pages.map(({ title }) => title);
}

const pageText = (page: string): ChecklistText => ({
  kind: 'page',
  title: CHECKLIST_OF_PAGE.title.replace('{page}', () => page),
  description: CHECKLIST_OF_PAGE.description,
  neededAt: 'content',
});

/** What is agreed now, and what came before it. */
interface Agreed {
  work: AgreedWork;
  /** Of an addendum: the offer and the addenda before it, the oldest first. Empty for an offer. */
  before: readonly AgreedWork[];
  /** What was chosen in the request of the offer; null without one. */
  selection: NamedSelection | null;
}

/** What the client has to bring for it (business 3): for the website itself, for each page that is new, for its features. */
function neededTexts({ work, before, selection }: Agreed): ChecklistText[] {
  const asked = askedFor(selection);
  const lines = takenLines(work);
  const had = before.flatMap(takenLines);
  const pagesBefore = before.length === 0 ? [] : pagesFor(had, asked);
  const pages = pagesFor([...had, ...lines], asked).filter((page) => !pagesBefore.includes(page));
  return [
    ...(before.length === 0 ? CHECKLIST_OF_WEBSITE : []),
    ...pages.map(pageText),
    ...featuresOf(lines).flatMap((feature) => CHECKLIST_OF_FEATURE[feature] ?? []),
  ];
}

/** The items with their days: the working day before the stage that needs them begins, but not at once. */
export function newChecklist(
  agreed: Agreed,
  { stages, today, time }: { stages: readonly PlannedStage[]; today: Day; time: WorkingTime },
): NewChecklistItem[] {
  if (!isWebsite(takenLines(agreed.work))) return [];
  const earliest = addWorkingDays(today, DAYS_TO_BRING, time);
  return neededTexts(agreed).map(({ neededAt, ...text }) => {
    const stage = stages[PLACE[neededAt](stages.length)];
    const before = stage ? addWorkingDays(stage.from, -1, time) : earliest;
    return { ...text, stageId: stage?.id ?? null, dueOn: latestDay(before, earliest) };
  });
}
