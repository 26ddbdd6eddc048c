import fc from 'fast-check';
import {
  BUDGET_IDS,
  FEATURE_IDS,
  MODE_IDS,
  SERVICE_SLUGS,
  SIZE_IDS,
  TIMELINE_IDS,
  TRADE_IDS,
} from '#domain/quote/catalogue.ts';
import type { QuoteSelection } from '#domain/quote/selection.ts';

/** What an electrician chose in detail; the bodies of `bodies.ts` hold the same choices. */
export const quoteSelection = (changes: Partial<QuoteSelection> = {}): QuoteSelection => ({
  service: 'tvorba-webu',
  mode: 'detailed',
  trade: 'electrician',
  size: 'medium',
  hasWebsite: false,
  features: ['quote-form', 'emergency-contact'],
  budget: '1500-3500',
  timeline: '1-month',
  ...changes,
});

/** Whatever can be chosen, with features in any order. */
export const anySelection: fc.Arbitrary<QuoteSelection> = fc.record({
  service: fc.constantFrom(...SERVICE_SLUGS),
  mode: fc.constantFrom(...MODE_IDS),
  trade: fc.constantFrom(...TRADE_IDS),
  size: fc.constantFrom(...SIZE_IDS),
  hasWebsite: fc.option(fc.boolean()),
  features: fc.shuffledSubarray([...FEATURE_IDS]),
  budget: fc.option(fc.constantFrom(...BUDGET_IDS), { nil: null }),
  timeline: fc.option(fc.constantFrom(...TIMELINE_IDS), { nil: null }),
});
