import { createHash } from 'node:crypto';
import { DatabaseError } from 'pg';
import type { z } from 'zod';
import { Fault } from '#domain/errors/faults.ts';
import { RETENTION } from '#domain/legal/retention.ts';
import type { By } from '../audit/note.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { Admitted } from '../http/serve.ts';
import { type Claim, claimKey, keepAnswer, limitLockWait } from './data.ts';

/** Longest `Idempotency-Key` header, in characters (security 63). */
const IDEMPOTENCY_KEY_MAX = 255;

const MINUTE_MS = 60_000;
const KEY_MS = RETENTION.submissionHours * 60 * MINUTE_MS;
/** Without a key, an identical body from the same browser is the same request for so long (decisions 3). */
const FINGERPRINT_MS = 10 * MINUTE_MS;

const PRINTABLE_ASCII = /^[\x20-\x7E]+$/;

/** Longest wait for an equal submission that is being stored; below the pool's statement limit. */
const IN_FLIGHT_WAIT_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** What is read of a call that adds something. */
type Adding = Pick<Admitted, 'request' | 'browserId' | 'actor' | 'now'> & {
  params?: object | undefined;
  body: object;
};

/** Who submits and when. */
export interface SubmitContext {
  idempotencyKey: string | null;
  browserId: string | null;
  now: Date;
}

/** The `Idempotency-Key` header; throws a validation fault for one that is too long or not printable ASCII. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && header.length <= IDEMPOTENCY_KEY_MAX && PRINTABLE_ASCII.test(header))
    return header;
  throw new Fault('validation', { field: 'Idempotency-Key' });
}

/**
 * By what a submission of one kind from one browser is recognised when it comes again: another browser's key is another
 * key, so nobody gets a stranger's answer. Null when nothing tells. Equal bodies are equal texts. The word for the kind
 * is part of the stored hashes and stays the same from version to version.
 */
export function claimOf(
  kind: string,
  body: object,
  { idempotencyKey: key, browserId, now }: SubmitContext,
): Claim | null {
  const payloadHash = sha256(JSON.stringify(body));
  const until = (lifetime: number) => ({ createdAt: now, expiresAt: new Date(now.getTime() + lifetime) });
  if (browserId === null) return null;
  if (key !== null)
    return { keyHash: sha256(`${kind} key ${browserId} ${key}`), payloadHash, ...until(KEY_MS) };
  return {
    keyHash: sha256(`${kind} browser ${browserId} ${payloadHash}`),
    payloadHash,
    ...until(FINGERPRINT_MS),
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Does the work in a transaction for the first of equal submissions; the others get its answer, which `stored` reads:
 * the version before may have written it. Throws keyReused and inFlight.
 */
export async function submitOnce<Answer extends object>(
  db: Db,
  claim: Claim | null,
  stored: z.ZodType<Answer>,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await db.transaction(async (transaction) => {
      await limitLockWait(transaction, IN_FLIGHT_WAIT_MS);
      return onceWithin(transaction, claim, stored, () => work(transaction));
    });
  } catch (error) {
    throw isStillInFlight(error) ? new Fault('inFlight', { retryAfter: 1 }) : error;
  }
}

/**
 * The same in the transaction of whoever asks, which holds a lock that equal submissions share: they wait for that. Throws
 * keyReused.
 */
export async function onceWithin<Answer extends object>(
  transaction: Transaction,
  claim: Claim | null,
  stored: z.ZodType<Answer>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const earlier = claim && (await claimKey(transaction, claim));
  if (earlier) return stored.parse(earlierAnswer(earlier, claim));
  const answer = await work();
  if (claim) await keepAnswer(transaction, claim.keyHash, answer);
  return answer;
}

/** Who adds something, and by what the same adding is recognised when it comes again; null where nothing tells. */
export interface Submission extends By {
  claim: Claim | null;
}

/** A call that adds something. It is recognised by the key of its form alone: two of the same may be meant. */
export function submissionOf(
  kind: string,
  { request, browserId, params, body, actor, now }: Adding,
): Submission {
  const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
  const context = { idempotencyKey, browserId, now };
  return { actor, now, claim: idempotencyKey === null ? null : claimOf(kind, { params, body }, context) };
}

function earlierAnswer(earlier: { payloadHash: string; answer: object | null }, claim: Claim): object {
  if (earlier.payloadHash !== claim.payloadHash) throw new Fault('keyReused');
  if (earlier.answer === null) throw new Fault('inFlight', { retryAfter: 1 });
  return earlier.answer;
}

/** True when another transaction held the key for too long. */
const isStillInFlight = (error: unknown): boolean =>
  error instanceof Error &&
  (error.cause instanceof DatabaseError
    ? error.cause.code === LOCK_NOT_AVAILABLE
    : isStillInFlight(error.cause));
