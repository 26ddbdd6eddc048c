import type { SizeId } from '#domain/quote/catalogue.ts';
import { currentQuote } from '#domain/quote/wizard-state.ts';
import { type ShownPrice, shownPrice } from './shown-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/** The price of the present selection: the server's where a quote exists, else computed here at once. */
export function usePrice(): ShownPrice | null {
  const { state, preview } = useWizardContext();
  return shownPrice(state.service, state.form, currentQuote(state), preview);
}

/** The size that the visitor has chosen, here or outside the wizard; null of one that is only preselected. */
export function useChosenSize(): SizeId | null {
  const { state } = useWizardContext();
  return state.interacted.includes('project-size') ? state.form.projectSize : null;
}
