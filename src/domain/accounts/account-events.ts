import { SECURITY_KINDS } from './security-kinds.ts';

/** What the history of an account shows: entries of the audit log whose action is `account.` and one of these. */
export const ACCOUNT_EVENTS = [
  ...SECURITY_KINDS,
  'registered',
  'email-proven',
  'signed-in',
  'sessions-ended',
  'reset-link-sent',
  'sign-in-link-sent',
  'unused-warned',
] as const;

export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

const ACTION = 'account.';

/** The action under which the audit log keeps an event of an account. */
export const actionOf = (event: AccountEvent): string => ACTION + event;

/** The event that an action of the audit log is; undefined for what the history does not show. */
export const eventOf = (action: string): AccountEvent | undefined =>
  ACCOUNT_EVENTS.find((event) => actionOf(event) === action);
