import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import type { Draft } from '#domain/quote/draft.ts';
import type { FormField, Prefill } from '#domain/quote/wizard-form.ts';
import { previewQuote } from '#domain/quote/wizard-quote.ts';
import type { WizardState } from '#domain/quote/wizard-state.ts';
import { showToast, toastStore } from '../errors/toast-store.ts';
import { randomId } from '../shell/random-id.ts';
import { useCalls } from './use-calls.ts';
import { useDescription } from './use-description.ts';
import { useExportPdf } from './use-export-pdf.ts';
import { useGenerateQuote } from './use-generate-quote.ts';
import { usePrd } from './use-prd.ts';
import { usePriceBook } from './use-price-book.ts';
import { useSubmitRequest } from './use-submit-request.ts';
import { type Dispatch, useWizard } from './use-wizard.ts';
import { WizardContext, type WizardContextValue } from './wizard-context.tsx';
import { WizardLayout } from './wizard-layout.tsx';

interface WizardProps {
  service: ServiceSlug;
  draft: Draft | null;
  prefill: Prefill;
  onClose: () => void;
  onSubmitted: () => void;
}

/** The wizard itself: its state, its calls and its layout, inside the dialog. */
export function Wizard({ service, draft, prefill, onClose, onSubmitted }: WizardProps) {
  const [state, dispatch] = useWizard({ service, draft, prefill });
  const value = useWizardValue(state, dispatch, onClose);
  useDescription(state, dispatch);
  useBlockedToast(state);
  useSubmitted(state.submitted, onSubmitted);
  return (
    <WizardContext value={value}>
      <WizardLayout />
    </WizardContext>
  );
}

function useWizardValue(state: WizardState, dispatch: Dispatch, close: () => void): WizardContextValue {
  const honeypot = useRef('');
  const fieldToFocus = useRef<FormField | null>(null);
  const run = useCalls(dispatch);
  const book = usePriceBook();
  const { service, form } = state;
  const preview = useMemo(() => previewQuote(service, form, book), [service, form, book]);
  return {
    state,
    dispatch,
    book,
    preview,
    generateQuote: useGenerateQuote(state, dispatch, run),
    exportPdf: useExportPdf(state, dispatch, run),
    submit: useSubmitRequest(state, dispatch, run, () => honeypot.current),
    prd: usePrd(state, dispatch, run),
    close,
    restart: () => {
      dispatch({ type: 'restarted', draftId: randomId(), now: Date.now() });
      showToast(WIZARD_TOASTS.formCleared);
    },
    fieldToFocus,
    honeypot,
  };
}

/** Each time continuing is blocked, says so (specification 4); on another step that is no longer true. */
function useBlockedToast({ blocked, step }: WizardState): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (blocked > 0) shown.current = showToast(WIZARD_TOASTS.stepIncomplete);
  }, [blocked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each step that is entered
  useEffect(() => {
    if (shown.current) toastStore.dismiss(shown.current);
    shown.current = null;
  }, [step]);
}

/** Leaves only after the state says so, because the last act of the wizard is to forget its draft. */
function useSubmitted(submitted: boolean, onSubmitted: () => void): void {
  const leave = useEffectEvent(onSubmitted);
  useEffect(() => {
    if (submitted) leave();
  }, [submitted]);
}
