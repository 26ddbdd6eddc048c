import { type AccountEvent, actionOf } from '#domain/accounts/account-events.ts';
import type { Nameless } from '#domain/audit/doer.ts';
import { insertAudit } from '../audit/data.ts';
import type { Transaction } from '../db/pool.ts';

/** Who has no account, in the audit log: the operator at the machine, the program by itself, whoever asks for a mailed link. */
export const MACHINE = 'machine' satisfies Nameless;
export const SWEEP = 'sweep' satisfies Nameless;
export const STRANGER = 'stranger' satisfies Nameless;

/** Says in the audit log that an entry is about an account. */
export const aboutAccount = (id: string) => ({ subjectType: 'account', subjectId: id });

/** Notes in an account's history what has happened to it; `actor` is whoever did it, the account itself unless told. */
export const noteEvent = (
  transaction: Transaction,
  accountId: string,
  event: AccountEvent,
  at: Date,
  actor = accountId,
): Promise<void> =>
  insertAudit(transaction, { at, actor, action: actionOf(event), ...aboutAccount(accountId) });
