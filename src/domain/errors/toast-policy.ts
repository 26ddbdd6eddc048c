import type { ErrorCategory, Severity } from './categories.ts';
import { classify, type ErrorFacts, isAborted } from './classify.ts';
import { errorIdLine, errorTitle } from './texts.ts';
import type { ToastTexts } from './toast.ts';

/** Destructive for what is critical or high (specification 8). */
const toastVariant = (severity: Severity): ToastTexts['variant'] =>
  severity === 'critical' || severity === 'high' ? 'destructive' : 'default';

/** The toast of one recorded error: its category's title and its id (specification 8). */
export const errorToast = (error: {
  category: ErrorCategory;
  severity: Severity;
  id: string;
}): ToastTexts => ({
  title: errorTitle(error.category),
  description: errorIdLine(error.id),
  variant: toastVariant(error.severity),
});

const ADVICE = {
  network: 'Skontrolujte pripojenie na internet a\u00A0skúste to znova.',
  ai_service: 'Skúste to znova o\u00A0chvíľu.',
  other: 'Skúste to znova.',
} as const;
const GENERIC_TITLE = 'Niečo sa pokazilo';

/**
 * The toast of a failed query or mutation: network, AI, or "something went wrong"; none for sign-in cases,
 * 401 and requests given up on purpose (specification 8).
 */
export function failureToast(
  facts: ErrorFacts,
  known: { severity: Severity; errorId: string | null },
): ToastTexts | null {
  const category = classify(facts);
  if (isAborted(facts) || category === 'authentication' || facts.status === 401) return null;
  const variant = toastVariant(known.severity);
  if (category === 'network' || category === 'ai_service') {
    return { title: errorTitle(category), description: ADVICE[category], variant };
  }
  const id = known.errorId ? ` ${errorIdLine(known.errorId)}` : '';
  return { title: GENERIC_TITLE, description: `${ADVICE.other}${id}`, variant };
}
