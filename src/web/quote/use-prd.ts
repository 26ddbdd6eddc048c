import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#domain/api/endpoint.ts';
import { prdFailureToast } from '#domain/errors/prd-failure.ts';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import type { ExportFormat, exportPrd, generatePrd } from '#domain/prd/contract.ts';
import type { PrdDocument } from '#domain/prd/document.ts';
import { choicesOf } from '#domain/quote/wizard-payloads.ts';
import { prdBody, prdExportBody, prdFileName, prdKey } from '#domain/quote/wizard-prd.ts';
import { currentQuote, type WizardState } from '#domain/quote/wizard-state.ts';
import { showToast } from '../errors/toast-store.ts';
import { calls } from '../shell/api-calls.ts';
import { callApi, saveFile } from '../shell/api-client.ts';
import { showFailure } from './call-failure.ts';
import type { RunCall } from './use-calls.ts';
import type { Dispatch } from './use-wizard.ts';

export interface PrdCalls {
  /** The generated document, as long as it belongs to the present answers. */
  document: PrdDocument | null;
  generate: () => void;
  exportAs: (format: ExportFormat) => void;
}

interface Kept {
  document: PrdDocument;
  key: string;
}

/** 'Vygenerovať PRD' and its four exports. The document is held as it came (specification 7). */
export function usePrd(state: WizardState, dispatch: Dispatch, run: RunCall): PrdCalls {
  const [kept, setKept] = useState<Kept | null>(null);
  const generation = useGeneration();
  const download = useDownload();
  const { service, form } = state;
  const choices = choicesOf(service, form);
  const key = choices && prdKey(choices, form);
  const document = kept !== null && kept.key === key ? kept.document : null;

  const generate = () => {
    const quote = currentQuote(state);
    if (!choices || !quote || key === null) return;
    void run('prd', async (signal) => {
      try {
        const generated = await generation.mutateAsync({ body: prdBody(choices, form, quote), signal });
        setKept({ document: generated, key });
        showToast(WIZARD_TOASTS.prdReady);
      } catch (error) {
        showFailure(error, prdFailureToast, dispatch);
      }
    });
  };

  const exportAs = (format: ExportFormat) => {
    if (!choices || !document) return;
    void run('prd-export', async (signal) => {
      try {
        const file = await download.mutateAsync({
          body: prdExportBody(document, format, choices, form),
          signal,
        });
        saveFile(file, prdFileName(service, format));
        showToast(WIZARD_TOASTS.exportDone);
      } catch (error) {
        showFailure(error, WIZARD_TOASTS.prdExportFailed, dispatch);
      }
    });
  };

  return { document, generate, exportAs };
}

const useGeneration = () =>
  useMutation({
    mutationKey: ['prd', 'generate'],
    mutationFn: ({ body, signal }: { body: BodyOf<typeof generatePrd>; signal: AbortSignal }) =>
      callApi(calls.generatePrd, body, { signal }),
    meta: { toast: false },
  });

const useDownload = () =>
  useMutation({
    mutationKey: ['prd', 'export'],
    mutationFn: ({ body, signal }: { body: BodyOf<typeof exportPrd>; signal: AbortSignal }) =>
      callApi(calls.exportPrd, body, { signal }),
    meta: { toast: false },
  });
