import { insertAudit } from '../audit/data.ts';
import type { Transaction } from '../db/pool.ts';
import type { Mailbox } from '../mail/mail.ts';
import type { Outbox } from '../mail/outbox.ts';
import { insertRequest, type NewRequest, type StoredRequest } from './data.ts';

/** Whom the mails about a request go through, and who is told about new ones. */
export interface RequestMails {
  outbox: Pick<Outbox, 'add' | 'addUnproven' | 'wake'>;
  operator: Mailbox;
}

/** Kinds of the two mails about a request, and what they say besides it. */
interface Announced {
  clientKind: string;
  operatorKind: string;
  payload?: Readonly<Record<string, unknown>>;
}

/**
 * Stores a request with an audit entry and its two mails. Answers it, and whether the client's mail is on its way: one
 * over the caps of unproven addresses is held back, and the operator's says so.
 */
export async function storeRequest(
  transaction: Transaction,
  row: NewRequest,
  { clientKind, operatorKind, payload = {} }: Announced,
  { outbox, operator }: RequestMails,
): Promise<{ request: StoredRequest; mailed: boolean }> {
  const now = row.createdAt;
  const request = await insertRequest(transaction, row);
  const requestId = request.id;
  await insertAudit(transaction, {
    at: now,
    actor: 'visitor',
    action: 'request.submitted',
    subjectType: 'request',
    subjectId: requestId,
  });
  const mailed = await outbox.addUnproven(
    transaction,
    { kind: clientKind, address: row.email, requestId, payload },
    now,
  );
  const told = { kind: operatorKind, to: operator, requestId, payload: { ...payload, clientMailed: mailed } };
  await outbox.add(transaction, [told], now);
  return { request, mailed };
}
