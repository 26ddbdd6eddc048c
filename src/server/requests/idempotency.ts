import { createHash } from 'node:crypto';
import { DatabaseError } from 'pg';
import { Fault } from '#domain/errors/faults.ts';
import { IDEMPOTENCY_KEY_MAX } from '#domain/requests/contract.ts';
import type { Claim } from './data.ts';

const MINUTE_MS = 60_000;
/** An explicit key answers the same for two days; at least one is promised (security 63). */
const KEY_MS = 48 * 60 * MINUTE_MS;
/** Without a key, an identical body from the same browser is the same request for so long (decisions 3). */
const FINGERPRINT_MS = 10 * MINUTE_MS;

const PRINTABLE_ASCII = /^[\x20-\x7E]+$/;

const LOCK_NOT_AVAILABLE = '55P03';

/** The `Idempotency-Key` header; throws a validation fault for one that is too long or not printable ASCII. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && header.length <= IDEMPOTENCY_KEY_MAX && PRINTABLE_ASCII.test(header))
    return header;
  throw new Fault('validation', { field: 'Idempotency-Key' });
}

interface Submission {
  /** Validated, so that equal requests are equal texts. */
  body: object;
  key: string | null;
  browserId: string | null;
  now: Date;
}

/** By what a submission is recognised when it comes again; null when nothing tells. */
export function claimOf({ body, key, browserId, now }: Submission): Claim | null {
  const payloadHash = sha256(JSON.stringify(body));
  const until = (lifetime: number) => ({ createdAt: now, expiresAt: new Date(now.getTime() + lifetime) });
  if (key !== null) return { keyHash: sha256(`key ${key}`), payloadHash, ...until(KEY_MS) };
  if (browserId === null) return null;
  return { keyHash: sha256(`browser ${browserId} ${payloadHash}`), payloadHash, ...until(FINGERPRINT_MS) };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** True when another transaction held the key for too long. */
export const isStillInFlight = (error: unknown): boolean =>
  error instanceof Error &&
  (error.cause instanceof DatabaseError
    ? error.cause.code === LOCK_NOT_AVAILABLE
    : isStillInFlight(error.cause));
