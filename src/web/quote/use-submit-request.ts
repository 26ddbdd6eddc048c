import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#domain/api/endpoint.ts';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import { confirmationRecord } from '#domain/quote/confirmation.ts';
import { canSubmit, choicesOf, idempotencyKey, requestBody } from '#domain/quote/wizard-payloads.ts';
import { currentQuote, type WizardState } from '#domain/quote/wizard-state.ts';
import type { submitRequest } from '#domain/requests/contract.ts';
import { showToast } from '../errors/toast-store.ts';
import { calls } from '../shell/api-calls.ts';
import { callApi } from '../shell/api-client.ts';
import { showFailure } from './call-failure.ts';
import { keepSubmission } from './keep-submission.ts';
import type { RunCall } from './use-calls.ts';
import type { Dispatch } from './use-wizard.ts';

interface Request {
  body: BodyOf<typeof submitRequest>;
  key: string;
  signal: AbortSignal;
}

/** 'Odoslať dopyt': sends the request with its quote; a retry of the same content is the same request. */
export function useSubmitRequest(
  state: WizardState,
  dispatch: Dispatch,
  run: RunCall,
  readHoneypot: () => string,
): () => void {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: ['service-requests', 'submit'],
    mutationFn: ({ body, key, signal }: Request) =>
      callApi(calls.submitRequest, body, { signal, headers: { 'idempotency-key': key } }),
    meta: { toast: false },
  });

  return () => {
    const { service, form, draftId } = state;
    const choices = choicesOf(service, form);
    const quote = currentQuote(state);
    if (!choices || !canSubmit(form, quote)) {
      showToast(WIZARD_TOASTS.submitIncomplete);
      return;
    }
    const body = requestBody(choices, form, quote, readHoneypot());
    const key = idempotencyKey(draftId, quote.quoteId, body);
    void run('submit', async (signal) => {
      try {
        const answer = await mutateAsync({ body, key, signal });
        const record = confirmationRecord(choices, form, quote, answer, new Date());
        keepSubmission(record);
        void client.invalidateQueries({ queryKey: [calls.ownRequests.path, record.clientEmail] });
        dispatch({ type: 'submitted' });
      } catch (error) {
        showFailure(error, WIZARD_TOASTS.submitFailed, dispatch);
      }
    });
  };
}
