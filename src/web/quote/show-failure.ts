import { factsOf, refusedField } from '#domain/errors/api-error.ts';
import type { ErrorFacts } from '#domain/errors/classify.ts';
import { isAborted } from '#domain/errors/classify.ts';
import type { ToastTexts } from '#domain/errors/toast.ts';
import { failureCause } from '#domain/quote/call-failure.ts';
import { formFieldOf } from '#domain/quote/wizard-payloads.ts';
import type { FailureCause } from '#domain/quote/wizard-state.ts';
import { showToast } from '../errors/toast-store.ts';
import type { Dispatch } from './use-wizard.ts';

/** How the failure of a call is told. */
export interface FailureNotice {
  toast: ToastTexts | ((facts: ErrorFacts) => ToastTexts);
  /** True for a call that nobody has pressed a button for: the line on the step is enough. */
  quiet?: boolean;
}

/**
 * Tells the visitor that a call failed: the wizard's own toast, and the server's message at the field it names. A call
 * given up on purpose shows nothing (specification 8). Returns what the line on the step is about, if there is one.
 */
export function showFailure(
  error: unknown,
  { toast, quiet = false }: FailureNotice,
  dispatch: Dispatch,
): FailureCause | null {
  const facts = factsOf(error);
  if (isAborted(facts)) return null;
  if (!quiet) showToast(typeof toast === 'function' ? toast(facts) : toast);
  const field = formFieldOf(refusedField(error));
  if (field === null) return failureCause(facts);
  dispatch({ type: 'rejected', field, message: facts.message });
  return null;
}
