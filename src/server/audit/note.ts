import type { Actor } from '#domain/accounts/actor.ts';
import type { AuditSubject } from '#domain/audit/audit-texts.ts';
import { type Doer, doerText } from '#domain/audit/doer.ts';
import type { Transaction } from '../db/pool.ts';
import { insertAudit } from './data.ts';

/** Who does something, and when. */
export interface By {
  actor: Doer;
  now: Date;
}

/** The same of a call, where it matters what its maker reaches. */
export interface Caller extends By {
  actor: Actor;
}

/** Who makes a call, and when: all that a service learns of it. */
export const byOf = ({ actor, now }: By): By => ({ actor, now });

/** How a room notes in the audit log who did what to one of its records, in the transaction that does it. */
export const noteOn =
  (subjectType: AuditSubject) =>
  (transaction: Transaction, subjectId: string, action: string, { actor, now }: By): Promise<void> =>
    insertAudit(transaction, { at: now, actor: doerText(actor), action, subjectType, subjectId });
