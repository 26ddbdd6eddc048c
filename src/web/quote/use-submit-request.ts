import type { RefObject } from 'react';
import { ApiError } from '#domain/errors/api-error.ts';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import { type ConfirmationRecord, confirmationRecord } from '#domain/quote/confirmation.ts';
import { canSubmit, choicesOf, requestBody } from '#domain/quote/wizard-payloads.ts';
import { type Attempt, currentQuote, timeSpent, type WizardState } from '#domain/quote/wizard-state.ts';
import { MIN_FILL_MS } from '#domain/requests/bot.ts';
import * as calls from '#domain/requests/calls.ts';
import { requestAnswerSchema } from '#domain/requests/contract.ts';
import { showToast } from '../errors/toast-store.ts';
import { timeFilled } from '../shell/time-filled.ts';
import { useCall } from '../shell/use-call.ts';
import { keepSubmission } from './keep-submission.ts';
import type { RunCall, Sending } from './use-calls.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import type { Dispatch } from './use-wizard.ts';

const KEY_REUSED = 422;

/**
 * 'Odoslať dopyt': sends the request with its quote. One draft is one request, however often and from however many tabs
 * it is sent: the draft's id is its idempotency key.
 */
export function useSubmitRequest(
  state: WizardState,
  dispatch: Dispatch,
  run: RunCall,
  honeypot: RefObject<string>,
): (quiet?: boolean) => void {
  const call = useCall(calls.submitRequest, ['service-requests', 'submit']);
  const announce = useOtherTabs(state, dispatch);

  const send = async (
    { form, quote }: Attempt,
    wizard: WizardState,
    sending: Sending,
  ): Promise<ConfirmationRecord> => {
    const choices = choicesOf(wizard.service, form);
    if (!choices) throw new Error('A choice of the request is missing');
    const filledInMs = await timeFilled(() => timeSpent(wizard, Date.now()), MIN_FILL_MS);
    const signals = { website: honeypot.current, filledInMs };
    // It counts once: whoever is asked and sends it again is a person whose browser has filled it in.
    honeypot.current = '';
    const body = requestBody(choices, form, quote, signals);
    const headers = { 'idempotency-key': wizard.draftId };
    const answer = await call.send({ body }, { ...sending, headers, schema: requestAnswerSchema });
    return confirmationRecord(choices, form, quote, answer, new Date());
  };

  return (quiet = false) => {
    const { form, attempt: earlier } = state;
    const quote = currentQuote(state);
    if (!choicesOf(state.service, form) || !canSubmit(form, quote)) {
      showToast(WIZARD_TOASTS.submitIncomplete);
      return;
    }
    dispatch({ type: 'attempted', quote });
    void run('submit', { toast: WIZARD_TOASTS.submitFailed, quiet }, async (sending) => {
      const sent = (attempt: Attempt) => send(attempt, state, sending);
      const record = await sent({ form, quote }).catch((error: unknown) => {
        // An earlier attempt has arrived although its answer got lost: that one is the request.
        if (!earlier || !(error instanceof ApiError) || error.status !== KEY_REUSED) throw error;
        return sent(earlier).then((first) => {
          showToast(WIZARD_TOASTS.sentBefore);
          return first;
        });
      });
      keepSubmission(record);
      announce(record);
      dispatch({ type: 'submitted' });
    });
  };
}
