import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import { quotePdfName, tradeName } from '#domain/quote/labels.ts';
import { choicesOf, pdfBody } from '#domain/quote/wizard-payloads.ts';
import { currentQuote, type WizardState } from '#domain/quote/wizard-state.ts';
import { showToast } from '../errors/toast-store.ts';
import { saveFile } from '../shell/api-client.ts';
import type { RunCall } from './use-calls.ts';
import { useQuotePdf } from './use-quote-pdf.ts';

/** 'Exportovať PDF': downloads the PDF of the present quote. */
export function useExportPdf(state: WizardState, run: RunCall): () => void {
  const { send } = useQuotePdf();

  return () => {
    const { service, form } = state;
    const choices = choicesOf(service, form);
    const quote = currentQuote(state);
    if (!choices || !quote) {
      showToast(WIZARD_TOASTS.pdfTooEarly);
      return;
    }
    void run('pdf', { toast: WIZARD_TOASTS.pdfFailed }, async (sending) => {
      const file = await send({ body: pdfBody(choices, form, quote) }, sending);
      saveFile(file, quotePdfName(tradeName(choices.trade), Date.now()));
      showToast(WIZARD_TOASTS.pdfExported);
    });
  };
}
