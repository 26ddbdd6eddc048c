import { useEffect, useEffectEvent } from 'react';
import type { WizardState } from '#domain/quote/wizard-state.ts';
import { descriptionKey, wantsDescription } from '#domain/quote/wizard-state.ts';
import { DESCRIPTION_DELAY_MS } from '#domain/quote/wizard-timings.ts';
import { askForDescription } from './ask-for-description.ts';
import type { Dispatch } from './use-wizard.ts';

/**
 * A moment after the features are entered without a description, asks the AI for one; without an answer
 * the template is used (specification 4 and 7). The visitor's typing or leaving the step aborts it.
 */
export function useDescription(state: WizardState, dispatch: Dispatch): void {
  const wanted = wantsDescription(state);
  const key = descriptionKey(state.form);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    dispatch({ type: 'callStarted', call: 'description' });
    const text = await askForDescription(state.form, signal);
    if (!signal.aborted) dispatch({ type: 'descriptionGenerated', text, key });
    dispatch({ type: 'callEnded', call: 'description' });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another trade or size asks again
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const timer = setTimeout(() => ask(controller.signal), DESCRIPTION_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, key]);
}
