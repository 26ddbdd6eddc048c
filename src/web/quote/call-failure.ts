import { ApiError, factsOf } from '#domain/errors/api-error.ts';
import type { ErrorFacts } from '#domain/errors/classify.ts';
import { isAborted } from '#domain/errors/classify.ts';
import type { ToastMessage } from '#domain/errors/toast.ts';
import { formFieldOf } from '#domain/quote/wizard-payloads.ts';
import { showToast } from '../errors/toast-store.ts';
import type { Dispatch } from './use-wizard.ts';

const BAD_REQUEST = 400;

/**
 * Tells the visitor that a call failed: the wizard's own toast, and the server's message at the field it names.
 * A call given up on purpose shows nothing (specification 8).
 */
export function showFailure(
  error: unknown,
  toast: ToastMessage | ((facts: ErrorFacts) => ToastMessage),
  dispatch: Dispatch,
): void {
  const facts = factsOf(error);
  if (isAborted(facts)) return;
  showToast(typeof toast === 'function' ? toast(facts) : toast);
  if (!(error instanceof ApiError) || error.status !== BAD_REQUEST) return;
  const field = formFieldOf(error.field);
  if (field) dispatch({ type: 'rejected', field, message: error.message });
}
