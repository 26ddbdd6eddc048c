import { byKey } from '../kernel/by-key.ts';
import { type ServiceSlug, SIZE_IDS, type SizeId } from './catalogue.ts';
import type { QuoteAnswer } from './contract.ts';
import type { PriceRange } from './estimate.ts';
import type { PriceBook } from './price-book.ts';
import { priceQuote, type Quote } from './quote.ts';
import { type QuoteSelection, selectionKey } from './selection.ts';
import { effectiveFeatures, effectiveSize, type WizardForm } from './wizard-form.ts';

/** A quote made by the server, with the selection it belongs to. */
export interface KeptQuote {
  answer: QuoteAnswer;
  /** `formKey` at the time of asking. */
  selection: string;
}

/** Equal for forms whose selection is the same; null while the trade is open. */
export function formKey(service: ServiceSlug, form: WizardForm): string | null {
  const selection = formSelection(service, form);
  return selection && selectionKey(selection);
}

/** The form as the price sees it, or null while the trade is open. Until a mode is chosen it is a quick estimate. */
function formSelection(service: ServiceSlug, form: WizardForm): QuoteSelection | null {
  const { mode, selectedTrade } = form;
  if (selectedTrade === '') return null;
  return {
    service,
    mode: mode || 'quick',
    trade: selectedTrade,
    size: effectiveSize(form),
    hasWebsite: form.hasWebsite === 'yes',
    features: effectiveFeatures(form),
    budget: form.budget === '' ? null : form.budget,
    timeline: form.timeline === '' ? null : form.timeline,
  };
}

/** What a website of each size costs this visitor, with the other answers as they are; null while the trade is open. */
export function sizePrices(
  service: ServiceSlug,
  form: WizardForm,
  book: PriceBook | null,
): Record<SizeId, PriceRange> | null {
  const selection = formSelection(service, form);
  return selection && byKey(SIZE_IDS, (size) => priceQuote({ ...selection, size }, book).range);
}

/** The price at once, by the server's own function; null while it has nothing to stand on. */
export function previewQuote(service: ServiceSlug, form: WizardForm, book: PriceBook | null): Quote | null {
  const selection = formSelection(service, form);
  return selection && priceQuote(selection, book);
}
