import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import type { Draft } from '#domain/quote/draft.ts';
import type { Preset } from '#domain/quote/preset.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import type { FormField, KnownContact } from '#domain/quote/wizard-form.ts';
import { previewQuote } from '#domain/quote/wizard-quote.ts';
import { type Call, canContinue, type WizardState } from '#domain/quote/wizard-state.ts';
import { showToast, toastStore } from '../errors/toast-store.ts';
import { randomId } from '../shell/random-id.ts';
import { useCalls } from './use-calls.ts';
import { useDescription } from './use-description.ts';
import { useExportPdf } from './use-export-pdf.ts';
import { useGenerateQuote } from './use-generate-quote.ts';
import { type Retry, useNetworkReturn } from './use-network-return.ts';
import { usePrd } from './use-prd.ts';
import { useServerFacts } from './use-price-book.ts';
import { useStepHistory } from './use-step-history.ts';
import { useSubmitRequest } from './use-submit-request.ts';
import { type Dispatch, useWizard } from './use-wizard.ts';
import { WizardContext, type WizardContextValue } from './wizard-context.tsx';
import type { WizardWay } from './wizard-entry.ts';
import { WizardLayout } from './wizard-layout.tsx';

interface WizardProps {
  service: ServiceSlug;
  draft: Draft | null;
  preset: Preset;
  contact: KnownContact;
  onClose: () => void;
  onSubmitted: () => void;
  /** Where it stands in the browser's history. */
  way: RefObject<WizardWay>;
}

/** The wizard itself: its state, its calls and its layout, inside the dialog. */
export function Wizard({ service, draft, preset, contact, onClose, onSubmitted, way }: WizardProps) {
  const [state, dispatch] = useWizard({ service, draft, preset, contact });
  const { book, describesByAi } = useServerFacts();
  const value = useWizardValue(state, dispatch, book, onClose);
  useDescription(state, dispatch, describesByAi);
  useStepHistory(state, dispatch, way);
  useBlockedToast(state);
  useSubmitted(state.submitted, onSubmitted);
  return (
    <WizardContext value={value}>
      <WizardLayout />
    </WizardContext>
  );
}

function useWizardValue(
  state: WizardState,
  dispatch: Dispatch,
  book: PriceBook | null,
  close: () => void,
): WizardContextValue {
  const honeypot = useRef('');
  const fieldToFocus = useRef<FormField | null>(null);
  const run = useCalls(dispatch);
  const { service, form } = state;
  const preview = useMemo(() => previewQuote(service, form, book), [service, form, book]);
  const generateQuote = useGenerateQuote(state, dispatch, run);
  const exportPdf = useExportPdf(state, run);
  const submit = useSubmitRequest(state, dispatch, run, honeypot);
  const prd = usePrd(state, dispatch, run);
  const retry = retryOf(state, { quote: generateQuote, submit, pdf: exportPdf, prd: prd.generate });
  useNetworkReturn(state, retry);
  return {
    state,
    dispatch,
    book,
    preview,
    generateQuote: () => generateQuote(),
    exportPdf,
    submit: () => submit(),
    prd,
    retry,
    close,
    restart: () => {
      dispatch({ type: 'restarted', draftId: randomId(), now: Date.now() });
      showToast(WIZARD_TOASTS.formCleared);
    },
    fieldToFocus,
    honeypot,
  };
}

/** The failed call again; an export is begun by its own button, which knows the format. */
const retryOf =
  ({ failure }: WizardState, again: Partial<Record<Call, Retry>>): Retry =>
  (quiet) => {
    if (failure) again[failure.call]?.(quiet);
  };

/** Each time continuing is blocked, says so (specification 4), as long as that is true. */
function useBlockedToast(state: WizardState): void {
  const { blocked, step } = state;
  const isBlocked = !canContinue(state);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (blocked > 0) shown.current = showToast(WIZARD_TOASTS.stepIncomplete);
  }, [blocked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step before it was left without its answers
  useEffect(() => {
    if (shown.current) toastStore.dismiss(shown.current);
    shown.current = null;
  }, [step, isBlocked]);
}

/** Leaves only after the state says so, because the last act of the wizard is to forget its draft. */
function useSubmitted(submitted: boolean, onSubmitted: () => void): void {
  const leave = useEffectEvent(onSubmitted);
  useEffect(() => {
    if (submitted) leave();
  }, [submitted]);
}
