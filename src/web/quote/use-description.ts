import { useEffect, useEffectEvent } from 'react';
import type { WizardState } from '#domain/quote/wizard-state.ts';
import { descriptionKey, wantsDescription } from '#domain/quote/wizard-state.ts';
import { DESCRIPTION_DELAY_MS, NEXT_DESCRIPTION_DELAY_MS } from '#domain/quote/wizard-timings.ts';
import { askForDescription } from './ask-for-description.ts';
import type { Dispatch } from './use-wizard.ts';

/**
 * A moment after the features are entered without a description, asks the AI for one, and again once another choice of
 * features has rested; without an AI, or without an answer, the template is used (specification 4 and 7). The visitor's
 * typing or leaving the step aborts it.
 */
export function useDescription(state: WizardState, dispatch: Dispatch, describesByAi: boolean): void {
  const wanted = wantsDescription(state);
  const key = descriptionKey(state.form);
  const isFirst = state.form.description.trim() === '';

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (!describesByAi) {
      dispatch({ type: 'descriptionGenerated', text: null, key });
      return;
    }
    dispatch({ type: 'callStarted', call: 'description' });
    const text = await askForDescription(state, signal);
    if (!signal.aborted) dispatch({ type: 'descriptionGenerated', text, key });
    dispatch({ type: 'callEnded', call: 'description' });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices ask again
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const delay = isFirst ? DESCRIPTION_DELAY_MS : NEXT_DESCRIPTION_DELAY_MS;
    const timer = setTimeout(() => ask(controller.signal), delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, key]);
}
