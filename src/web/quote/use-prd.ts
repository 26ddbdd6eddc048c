import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#domain/api/call.ts';
import { prdFailureToast } from '#domain/errors/prd-failure.ts';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import * as calls from '#domain/prd/calls.ts';
import type { ExportFormat, exportPrd, generatePrd } from '#domain/prd/contract.ts';
import { type PrdDocument, prdDocumentSchema } from '#domain/prd/document.ts';
import { choicesOf } from '#domain/quote/wizard-payloads.ts';
import { prdBody, prdExportBody, prdFileName, prdKey } from '#domain/quote/wizard-prd.ts';
import { currentQuote, type WizardState } from '#domain/quote/wizard-state.ts';
import { showToast } from '../errors/toast-store.ts';
import { callApi, saveFile } from '../shell/api-client.ts';
import type { RunCall } from './use-calls.ts';
import type { Dispatch } from './use-wizard.ts';

export interface PrdCalls {
  /** The generated document, as long as it belongs to the present answers. */
  document: PrdDocument | null;
  generate: () => void;
  exportAs: (format: ExportFormat) => void;
}

/** 'Vygenerovať PRD' and its four exports. The document is held as it came (specification 7), with the draft. */
export function usePrd(state: WizardState, dispatch: Dispatch, run: RunCall): PrdCalls {
  const generation = useGeneration();
  const download = useDownload();
  const { service, form, prd } = state;
  const choices = choicesOf(service, form);
  const key = choices && prdKey(choices, form);
  const document = prd !== null && prd.key === key ? prd.document : null;

  const generate = () => {
    const quote = currentQuote(state);
    if (!choices || !quote || key === null) return;
    void run('prd', { toast: prdFailureToast }, async (signal) => {
      const generated = await generation.mutateAsync({ body: prdBody(choices, form, quote), signal });
      dispatch({ type: 'prdGenerated', prd: { document: generated, key } });
      showToast(WIZARD_TOASTS.prdReady);
    });
  };

  const exportAs = (format: ExportFormat) => {
    if (!choices || !document) return;
    void run('prd-export', { toast: WIZARD_TOASTS.prdExportFailed }, async (signal) => {
      const body = prdExportBody(document, format, choices, form);
      const file = await download.mutateAsync({ body, signal });
      saveFile(file, prdFileName(service, format));
      showToast(WIZARD_TOASTS.exportDone);
    });
  };

  return { document, generate, exportAs };
}

const useGeneration = () =>
  useMutation({
    mutationKey: ['prd', 'generate'],
    mutationFn: ({ body, signal }: { body: BodyOf<typeof generatePrd>; signal: AbortSignal }) =>
      callApi(calls.generatePrd, { body }, { signal, schema: prdDocumentSchema }),
    meta: { toast: false },
  });

const useDownload = () =>
  useMutation({
    mutationKey: ['prd', 'export'],
    mutationFn: ({ body, signal }: { body: BodyOf<typeof exportPrd>; signal: AbortSignal }) =>
      callApi(calls.exportPrd, { body }, { signal }),
    meta: { toast: false },
  });
