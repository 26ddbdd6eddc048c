import { prdFailureToast } from '#domain/errors/prd-failure.ts';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import * as calls from '#domain/prd/calls.ts';
import type { ExportFormat } from '#domain/prd/contract.ts';
import { type PrdDocument, prdDocumentSchema } from '#domain/prd/document.ts';
import { prdFileName } from '#domain/prd/file-name.ts';
import { choicesOf } from '#domain/quote/wizard-payloads.ts';
import { clientsPage, prdBody, prdExportBody, prdKey } from '#domain/quote/wizard-prd.ts';
import { currentQuote, type WizardState } from '#domain/quote/wizard-state.ts';
import { showToast } from '../errors/toast-store.ts';
import { saveFile } from '../shell/api-client.ts';
import { useCall } from '../shell/use-call.ts';
import type { RunCall } from './use-calls.ts';
import type { Dispatch } from './use-wizard.ts';

export interface PrdCalls {
  /** The generated document, as long as it belongs to the present answers. */
  document: PrdDocument | null;
  generate: () => void;
  exportAs: (format: ExportFormat) => void;
  /** As PDF, without the annex. */
  exportPage: () => void;
}

/** 'Vygenerovať PRD' and its four exports. The document is held as it came (specification 7), with the draft. */
export function usePrd(state: WizardState, dispatch: Dispatch, run: RunCall): PrdCalls {
  const generation = useCall(calls.generatePrd, ['prd', 'generate']);
  const exporting = useCall(calls.exportPrd, ['prd', 'export']);
  const { service, form, prd } = state;
  const choices = choicesOf(service, form);
  const key = choices && prdKey(choices, form);
  const document = prd !== null && prd.key === key ? prd.document : null;

  const generate = () => {
    const quote = currentQuote(state);
    if (!choices || !quote || key === null) return;
    void run('prd', { toast: prdFailureToast }, async (sending) => {
      const body = prdBody(choices, form, quote);
      const generated = await generation.send({ body }, { ...sending, schema: prdDocumentSchema });
      dispatch({ type: 'prdGenerated', prd: { document: generated, key } });
      showToast(WIZARD_TOASTS.prdReady);
    });
  };

  const download = (content: PrdDocument, format: ExportFormat) => {
    if (!choices) return;
    void run('prd-export', { toast: WIZARD_TOASTS.prdExportFailed }, async (sending) => {
      const body = prdExportBody(content, format, choices, form);
      const file = await exporting.send({ body }, sending);
      saveFile(file, prdFileName(service, format, content));
      showToast(WIZARD_TOASTS.exportDone);
    });
  };

  return {
    document,
    generate,
    exportAs: (format) => document && download(document, format),
    exportPage: () => document && download(clientsPage(document), 'pdf'),
  };
}
