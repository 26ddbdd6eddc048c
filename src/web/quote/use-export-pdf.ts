import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#domain/api/endpoint.ts';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import type { TradeId } from '#domain/quote/catalogue.ts';
import type { exportQuotePdf } from '#domain/quote/contract.ts';
import { choicesOf, pdfBody } from '#domain/quote/wizard-payloads.ts';
import { currentQuote, type WizardState } from '#domain/quote/wizard-state.ts';
import { showToast } from '../errors/toast-store.ts';
import { calls } from '../shell/api-calls.ts';
import { callApi, saveFile } from '../shell/api-client.ts';
import { showFailure } from './call-failure.ts';
import type { RunCall } from './use-calls.ts';
import type { Dispatch } from './use-wizard.ts';

interface Request {
  body: BodyOf<typeof exportQuotePdf>;
  signal?: AbortSignal;
}

/** The call behind every download of a quote's PDF. */
export function useQuotePdf() {
  return useMutation({
    mutationKey: ['pdf', 'export'],
    mutationFn: ({ body, signal }: Request) => callApi(calls.exportQuotePdf, body, { signal }),
    meta: { toast: false },
  });
}

/** Name of the file where the server gives none: rozpocet-painter-1764000000000.pdf (specification 7). */
export const pdfName = (trade: TradeId, now: number): string => `rozpocet-${trade}-${now}.pdf`;

/** 'Exportovať PDF': downloads the PDF of the present quote. */
export function useExportPdf(state: WizardState, dispatch: Dispatch, run: RunCall): () => void {
  const { mutateAsync } = useQuotePdf();

  return () => {
    const { service, form } = state;
    const choices = choicesOf(service, form);
    const quote = currentQuote(state);
    if (!choices || !quote) {
      showToast(WIZARD_TOASTS.pdfTooEarly);
      return;
    }
    void run('pdf', async (signal) => {
      try {
        const file = await mutateAsync({ body: pdfBody(choices, form, quote), signal });
        saveFile(file, pdfName(choices.trade, Date.now()));
        showToast(WIZARD_TOASTS.pdfExported);
      } catch (error) {
        showFailure(error, WIZARD_TOASTS.pdfFailed, dispatch);
      }
    });
  };
}
