import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import * as calls from '#domain/quote/calls.ts';
import { quoteAnswerSchema } from '#domain/quote/contract.ts';
import { choicesOf, quoteBody } from '#domain/quote/wizard-payloads.ts';
import { formKey } from '#domain/quote/wizard-quote.ts';
import type { WizardState } from '#domain/quote/wizard-state.ts';
import { showToast } from '../errors/toast-store.ts';
import { useCall } from '../shell/use-call.ts';
import type { RunCall } from './use-calls.ts';
import type { Dispatch } from './use-wizard.ts';

/** 'Vygenerovať detailný rozpočet': asks the server for the quote of the present selection. */
export function useGenerateQuote(
  state: WizardState,
  dispatch: Dispatch,
  run: RunCall,
): (quiet?: boolean) => void {
  const { send } = useCall(calls.generateQuote, ['quote', 'generate']);

  return (quiet = false) => {
    const { service, form } = state;
    const choices = choicesOf(service, form);
    const selection = formKey(service, form);
    if (!choices || selection === null) return;
    void run('quote', { toast: WIZARD_TOASTS.quoteFailed, quiet }, async (sending) => {
      const body = quoteBody(choices, state);
      const answer = await send({ body }, { ...sending, schema: quoteAnswerSchema });
      dispatch({ type: 'quoteGenerated', answer, selection });
      showToast(WIZARD_TOASTS.quoteReady);
    });
  };
}
