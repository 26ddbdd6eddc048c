import type { SignedIn } from '../accounts/actor.ts';

/**
 * Who acts without an account: a visitor who sends a request, a stranger who asks for a mailed link, the holder of an
 * offer's secret link, a client by what was agreed, the operator at the machine, and the program at its start or in a sweep.
 */
export const NAMELESS = [
  'visitor',
  'stranger',
  'link',
  'client',
  'operator',
  'machine',
  'start',
  'sweep',
] as const;
export type Nameless = (typeof NAMELESS)[number];

/** Who does something: an account by its access, or one of those without. Whoever makes a call (`Actor`) is one. */
export type Doer = Pick<SignedIn, 'kind' | 'accountId'> | { kind: Nameless };

/** The account that acts; null for those who have none. */
export const accountOf = (doer: Doer): string | null => ('accountId' in doer ? doer.accountId : null);

/** How the audit log keeps who it was: an account's id, which is nobody's name, or a word. */
export const doerText = (doer: Doer): string => ('accountId' in doer ? doer.accountId : doer.kind);
