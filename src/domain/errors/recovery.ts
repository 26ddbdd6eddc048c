import type { ErrorCategory, Severity } from './categories.ts';
import type { ErrorLabel } from './texts.ts';

/** `retry` and `reload` both load the page again; they differ in what they are called. */
export interface RecoveryAction {
  kind: 'retry' | 'reload' | 'home';
  label: ErrorLabel;
}

const RETRIED: readonly ErrorCategory[] = [
  'network',
  'ai_service',
  'chat',
  'quote',
  'external_api',
  'rate_limit',
];

/** What the visitor is offered beside the screen's own buttons (specification 8, "Recovery actions"). */
export function recoveryActions(category: ErrorCategory, severity: Severity): RecoveryAction[] {
  const actions: RecoveryAction[] = [];
  if (RETRIED.includes(category) && severity !== 'critical') actions.push({ kind: 'retry', label: 'retry' });
  if (category === 'component') actions.push({ kind: 'reload', label: 'reloadPage' });
  if (severity === 'critical') actions.push({ kind: 'home', label: 'goHome' });
  return actions;
}
