import { STEP_TEXTS } from '#domain/quote/steps.ts';
import { shownQuote, type WizardState } from '#domain/quote/wizard-state.ts';

interface StepWords {
  title: string;
  /** Ends the title; it is not parted at its hyphens. */
  number: string | null;
  /** What the step asks for. */
  description: string;
}

/** What stands above the present step; on the summary it is about the quote itself, once there is one. */
export function stepWords(state: WizardState): StepWords {
  const quote = shownQuote(state);
  if (quote === null) return { ...STEP_TEXTS[state.step], number: null };
  return {
    title: 'Váš rozpočet',
    number: quote.number,
    description: 'Stiahnite si ho ako PDF alebo mi pošlite dopyt.',
  };
}
