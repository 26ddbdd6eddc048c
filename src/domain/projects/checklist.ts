import { CHECKLIST_OF_FEATURE, CHECKLIST_OF_PAGE, CHECKLIST_OF_WEBSITE } from '#content/checklist.ts';
import { ABOUT_PAGE, CONTACT_PAGE, FEATURE_PAGES, HOME_PAGE, SERVICES_PAGE } from '#content/prd/pages.ts';
import type { Day } from '../kernel/local-time.ts';
import { addWorkingDays, type WorkingTime } from '../kernel/working-time.ts';
import { linesOf, type OfferContent } from '../offers/offer.ts';
import { isTaken } from '../offers/offer-choice.ts';
import type { FeatureId } from '../quote/catalogue.ts';
import type { ChecklistText, NeededAt } from './checklist-text.ts';
import type { PlannedStage } from './plan.ts';
import { latestDay, workingDayBefore } from './working-days.ts';

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

/** The features among the lines that were taken. */
const takenFeatures = (content: Pick<OfferContent, 'groups'>, chosen: ReadonlySet<string>): FeatureId[] => [
  ...new Set(
    linesOf(content).flatMap((line) => (line.feature && isTaken(line, chosen) ? [line.feature] : [])),
  ),
];

/** Whether a website is made: its size or its pages are among the lines. */
const isWebsite = (content: Pick<OfferContent, 'groups'>, chosen: ReadonlySet<string>): boolean =>
  linesOf(content).some(
    (line) => isTaken(line, chosen) && (line.feature !== null || line.id.startsWith('size-')),
  );

const pageText = (page: string): ChecklistText => ({
  kind: 'page',
  title: CHECKLIST_OF_PAGE.title.replace('{page}', () => page),
  description: CHECKLIST_OF_PAGE.description,
  neededAt: 'content',
});

/** What the client has to bring for what was agreed (business 3): for the website itself, its pages and its features. */
function neededTexts(
  content: Pick<OfferContent, 'groups'>,
  chosen: ReadonlySet<string>,
  isAddendum: boolean,
): ChecklistText[] {
  const features = takenFeatures(content, chosen);
  const pagesOfFeatures = FEATURE_PAGES.filter(([id]) => features.includes(id)).map(([, { title }]) => title);
  const pages = isAddendum
    ? pagesOfFeatures
    : [HOME_PAGE.title, SERVICES_PAGE.title, ...pagesOfFeatures, ABOUT_PAGE.title, CONTACT_PAGE.title];
  return [
    ...(isAddendum ? [] : CHECKLIST_OF_WEBSITE),
    ...pages.map(pageText),
    ...features.flatMap((feature) => CHECKLIST_OF_FEATURE[feature] ?? []),
  ];
}

/** The items with their days: the working day before the stage that needs them begins, but not at once. */
export function newChecklist(
  {
    content,
    chosen,
    isAddendum,
  }: {
    content: Pick<OfferContent, 'groups'>;
    chosen: ReadonlySet<string>;
    isAddendum: boolean;
  },
  { stages, today, time }: { stages: readonly PlannedStage[]; today: Day; time: WorkingTime },
): NewChecklistItem[] {
  if (!isWebsite(content, chosen)) return [];
  const earliest = addWorkingDays(today, DAYS_TO_BRING, time);
  return neededTexts(content, chosen, isAddendum).map(({ neededAt, ...text }) => {
    const stage = stages[PLACE[neededAt](stages.length)];
    const before = stage ? workingDayBefore(stage.from, time) : earliest;
    return { ...text, stageId: stage?.id ?? null, dueOn: latestDay(before, earliest) };
  });
}
