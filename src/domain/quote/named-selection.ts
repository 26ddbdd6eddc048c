import {
  asksForWebsite,
  BUDGET_IDS,
  FEATURE_IDS,
  MODE_IDS,
  SERVICE_SLUGS,
  SIZE_IDS,
  type SizeId,
  TIMELINE_IDS,
  TRADE_IDS,
  type TradeId,
} from './catalogue.ts';
import {
  budgetLabel,
  featureName,
  modeName,
  serviceName,
  sizeName,
  timelineName,
  tradeName,
} from './labels.ts';
import type { QuoteSelection } from './selection.ts';

/** Something that was chosen: its id, which may have left the catalogue since, and its name on the day it was chosen. */
export interface Named {
  id: string;
  label: string;
}

/** What was chosen, in the words of that day: what is stored of a selection (decision 046). */
export interface NamedSelection {
  service: Named;
  mode: Named;
  /** Null where the trade is not known. */
  trade: Named | null;
  size: Named | null;
  /** Null where it was not asked. */
  hasWebsite: boolean | null;
  features: Named[];
  budget: Named | null;
  timeline: Named | null;
}

/** A selection as a request may leave it open. */
export interface OpenSelection extends Omit<QuoteSelection, 'trade' | 'size'> {
  trade: TradeId | null;
  size: SizeId | null;
}

const named = <Id extends string>(id: Id, nameOf: (id: Id) => string): Named => ({ id, label: nameOf(id) });
const namedOrNull = <Id extends string>(id: Id | null, nameOf: (id: Id) => string): Named | null =>
  id === null ? null : named(id, nameOf);

/** Names everything that was chosen. */
export const nameSelection = (selection: OpenSelection): NamedSelection => ({
  service: named(selection.service, serviceName),
  mode: named(selection.mode, modeName),
  trade: namedOrNull(selection.trade, tradeName),
  size: namedOrNull(selection.size, sizeName),
  hasWebsite: asksForWebsite(selection.service) ? selection.hasWebsite : null,
  features: selection.features.map((id) => named(id, featureName)),
  budget: namedOrNull(selection.budget, budgetLabel),
  timeline: namedOrNull(selection.timeline, timelineName),
});

/** The selection by ids of the catalogue; null when something of it is offered no more, or was left open. */
export function offeredSelection(selection: NamedSelection): QuoteSelection | null {
  const { hasWebsite, budget, timeline } = selection;
  const service = offered(SERVICE_SLUGS, selection.service);
  const mode = offered(MODE_IDS, selection.mode);
  const trade = offered(TRADE_IDS, selection.trade);
  const size = offered(SIZE_IDS, selection.size);
  const features = selection.features.flatMap((feature) => offered(FEATURE_IDS, feature) ?? []);
  const band = budget && offered(BUDGET_IDS, budget);
  const deadline = timeline && offered(TIMELINE_IDS, timeline);
  if (service === undefined || mode === undefined || trade === undefined || size === undefined) return null;
  if (band === undefined || deadline === undefined || features.length < selection.features.length)
    return null;
  return { service, mode, trade, size, hasWebsite, features, budget: band, timeline: deadline };
}

const offered = <Id extends string>(ids: readonly Id[], chosen: Named | null): Id | undefined =>
  ids.find((id) => id === chosen?.id);
