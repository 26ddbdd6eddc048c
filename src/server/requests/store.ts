import { type AnswerPromise, answerBy } from '#domain/requests/answer-clock.ts';
import { clientOfOwner } from '../clients/ownership.ts';
import type { Transaction } from '../db/pool.ts';
import type { SubmitContext } from '../idempotency/submit-once.ts';
import type { Mailbox } from '../mail/mail.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Random } from '../random.ts';
import { insertRequest, type NewRequest, type StoredRequest } from './data.ts';
import { noteOnRequest } from './life.ts';

/** Where a request's client gets its id, whom the mails about it go through, and who is told. */
export interface RequestParts {
  random: Pick<Random, 'uuid'>;
  outbox: Pick<Outbox, 'add' | 'addUnproven' | 'wake'>;
  operator: Mailbox;
  /** What is promised to whoever sends a request then. */
  promise: (sentAt: Date) => AnswerPromise | null;
}

/** Who sends a request and when, and whether that is still within their share of mails (mail/shares.ts). */
export interface RequestContext extends SubmitContext {
  isShared?: boolean;
}

/** Kinds of the two mails about a request, and what they say besides it. */
interface Announced {
  clientKind: string;
  operatorKind: string;
  payload?: Readonly<Record<string, unknown>>;
  isShared: boolean;
}

/**
 * Stores a request with its client, where an account has proven the e-mail, an audit entry and its two mails. Answers it,
 * and whether the client's mail is on its way: one over the caps of unproven addresses is held back, and the operator's
 * says so.
 */
export async function storeRequest(
  transaction: Transaction,
  row: NewRequest,
  { clientKind, operatorKind, payload = {}, isShared }: Announced,
  { outbox, operator, random, promise }: RequestParts,
): Promise<{ request: StoredRequest; mailed: boolean }> {
  const now = row.createdAt;
  const promised = promise(now);
  const clock = { answerDueAt: promised?.dueAt ?? null, answerWarnAt: promised?.warnAt ?? null };
  const request = await insertOwned(transaction, { ...row, ...clock }, random);
  const requestId = request.id;
  await noteOnRequest(transaction, requestId, 'request.submitted', { actor: { kind: 'visitor' }, now });
  const mailed = await outbox.addUnproven(
    transaction,
    { kind: clientKind, address: row.email, isShared, requestId, payload },
    now,
  );
  const told = { kind: operatorKind, to: operator, requestId, payload: { ...payload, clientMailed: mailed } };
  await outbox.add(transaction, [told], now);
  return { request, mailed };
}

/** Stores a request with its client, where an account has proven the e-mail. */
export async function insertOwned(
  transaction: Transaction,
  row: NewRequest,
  random: Pick<Random, 'uuid'>,
): Promise<StoredRequest> {
  const signed = { email: row.email, name: row.company || row.name };
  const clientId = await clientOfOwner(transaction, signed, { now: row.createdAt, random });
  return insertRequest(transaction, { ...row, clientId });
}

/** The promise in words; null where there is none. */
export const promiseInWords = (dueAt: Date | null | undefined): string | null =>
  dueAt ? answerBy(dueAt) : null;
