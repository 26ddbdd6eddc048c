import type { ServiceSlug } from './catalogue.ts';
import type { QuoteAnswer } from './contract.ts';
import type { PriceBook } from './price-book.ts';
import { priceQuote, type Quote, type QuoteSelection } from './quote.ts';
import { effectiveFeatures, type WizardForm } from './wizard-form.ts';

/** A quote made by the server, with the selection it belongs to. */
export interface KeptQuote {
  answer: QuoteAnswer;
  /** `selectionKey` at the time of asking. */
  selection: string;
}

/** Equal for forms with the same price: service, mode, trade, size, terms and the features that count, in any order. */
export const selectionKey = (service: ServiceSlug, form: WizardForm): string =>
  JSON.stringify([
    service,
    form.mode,
    form.selectedTrade,
    form.projectSize,
    form.budget,
    form.timeline,
    [...effectiveFeatures(form)].sort(),
  ]);

/** The form as the price sees it, or null while mode or trade is open. */
function quoteSelection(service: ServiceSlug, form: WizardForm): QuoteSelection | null {
  const { mode, selectedTrade, projectSize } = form;
  if (mode === '' || selectedTrade === '') return null;
  return {
    service,
    mode,
    trade: selectedTrade,
    size: projectSize,
    features: effectiveFeatures(form),
    budget: form.budget === '' ? null : form.budget,
    timeline: form.timeline === '' ? null : form.timeline,
  };
}

/** The price at once, by the server's own function; null while it has nothing to stand on. */
export function previewQuote(service: ServiceSlug, form: WizardForm, book: PriceBook | null): Quote | null {
  const selection = quoteSelection(service, form);
  return selection && priceQuote(selection, book);
}
