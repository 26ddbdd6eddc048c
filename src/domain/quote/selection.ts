import {
  asksForWebsite,
  type BudgetId,
  DEFAULT_SIZE,
  FEATURE_IDS,
  type FeatureId,
  type Mode,
  type ServiceSlug,
  type SizeId,
  type TimelineId,
  type TradeId,
} from './catalogue.ts';

/** What the visitor chose. Budget and timeline may still be open while the wizard is being filled in. */
export interface QuoteSelection {
  service: ServiceSlug;
  mode: Mode;
  trade: TradeId;
  size: SizeId;
  /** The service is for a website that stands already: none is calculated (decisions 8.1). Null where nobody was asked. */
  hasWebsite: boolean | null;
  features: readonly FeatureId[];
  budget: BudgetId | null;
  timeline: TimelineId | null;
}

/** Features in the order of the catalogue, so that unticking one and ticking it again changes nothing. */
export const inCatalogueOrder = (features: readonly FeatureId[]): FeatureId[] =>
  FEATURE_IDS.filter((id) => features.includes(id));

/** The features that have a price: none in quick mode, which ignores what was selected before (decisions 1.6). */
export const pricedFeatures = ({ mode, features }: Pick<QuoteSelection, 'mode' | 'features'>): FeatureId[] =>
  mode === 'quick' ? [] : inCatalogueOrder(features);

/** Whether the website stands already; a service that makes one has none before (decisions 8.1). */
export const keepsWebsite = ({
  service,
  hasWebsite,
}: Pick<QuoteSelection, 'service' | 'hasWebsite'>): boolean => hasWebsite === true && asksForWebsite(service);

/** What of a selection counts: no features in quick mode, and of a website that stands already no size (decisions 8.1). */
export const countedSelection = (selection: QuoteSelection): QuoteSelection => ({
  ...selection,
  size: keepsWebsite(selection) ? DEFAULT_SIZE : selection.size,
  features: pricedFeatures(selection),
});

/** Every part of a selection; one that is added and forgotten here does not compile. */
const PARTS: Record<keyof QuoteSelection, true> = {
  service: true,
  mode: true,
  trade: true,
  size: true,
  hasWebsite: true,
  features: true,
  budget: true,
  timeline: true,
};

/** Equal texts for selections with the same price, whatever order their features were chosen in. */
export function selectionKey(selection: QuoteSelection): string {
  const priced: QuoteSelection = { ...countedSelection(selection), hasWebsite: keepsWebsite(selection) };
  return JSON.stringify(priced, Object.keys(PARTS));
}

/** The one answer to whether a quote belongs to a choice: form, request, PDF and PRD all ask here. */
export const sameSelection = (one: QuoteSelection, other: QuoteSelection): boolean =>
  selectionKey(one) === selectionKey(other);
