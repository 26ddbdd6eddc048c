import { STEP_TEXTS } from '#domain/quote/steps.ts';
import { asksForSize } from '#domain/quote/wizard-form.ts';
import { shownQuote, type WizardState } from '#domain/quote/wizard-state.ts';

interface StepWords {
  title: string;
  /** Ends the title; it is not parted at its hyphens. */
  number: string | null;
  /** What the step asks for. */
  description: string;
}

/** Of step 4 while no size is asked for: of a website that stands already, or before that is answered. */
const WITHOUT_SIZE = 'Vyberte predpokladanú sumu a termín.';

/** What stands above the present step; on the summary it is about the quote itself, once there is one. */
export function stepWords(state: WizardState): StepWords {
  const quote = shownQuote(state);
  if (quote === null) {
    const { title, description } = STEP_TEXTS[state.step];
    const isSizeless = state.step === 'project-size' && !asksForSize(state.form);
    return { title, description: isSizeless ? WITHOUT_SIZE : description, number: null };
  }
  return {
    title: 'Váš rozpočet',
    number: quote.number,
    description: 'Stiahnite si ho ako PDF alebo mi pošlite dopyt.',
  };
}
