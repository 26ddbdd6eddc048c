import { stepOfCount } from '#domain/quote/steps.ts';
import { quoteStage, type WizardState } from '#domain/quote/wizard-state.ts';
import { LiveRegion } from '../design/live-region.tsx';
import { stepWords } from './step-words.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Tells screen readers the step, a waiting advance, and what the server is doing. */
export function WizardAnnouncer() {
  const { state } = useWizardContext();
  return <LiveRegion>{messageOf(state)}</LiveRegion>;
}

function messageOf(state: WizardState): string {
  if (state.advanceAt !== null)
    return 'O\u00A0chvíľu sa otvorí ďalší krok. Zastavíte to ľubovoľným klávesom.';
  if (state.calls.includes('description')) return 'Pripravujem popis…';
  if (quoteStage(state) === 'generating') return 'Generujem rozpočet…';
  if (quoteStage(state) === 'submitting') return 'Odosielam dopyt…';
  const { title, number } = stepWords(state);
  return [`${stepOfCount(state.step)}:`, title, number].filter(Boolean).join(' ');
}
