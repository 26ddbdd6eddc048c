import { currentQuote } from '#domain/quote/wizard-state.ts';
import { type ShownPrice, shownPrice } from './shown-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/** The price of the present selection: the server's where a quote exists, else computed here at once. */
export function usePrice(): ShownPrice | null {
  const { state, preview } = useWizardContext();
  return shownPrice(state.service, state.form, currentQuote(state), preview);
}
