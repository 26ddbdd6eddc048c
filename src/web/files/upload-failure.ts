import { ApiError, factsOf } from '#domain/errors/api-error.ts';
import { callAdvice, isSaid } from '#domain/errors/call-advice.ts';
import type { ErrorFacts } from '#domain/errors/classify.ts';
import type { UploadFailure } from './upload-queue.ts';

const SECOND_MS = 1_000;
const REFUSED = 400;
const SERVER = 500;
const NOT_FOUND = 404;
/** The session is over or may not: signing in may help. */
const WHO: readonly number[] = [401, 403];
const TOO_MANY = 429;
/** The file was moved, changed or deleted where it comes from. */
const GONE: readonly string[] = ['NotReadableError', 'NotFoundError'];

const UNREADABLE = 'Súbor sa nedá prečítať. Vyberte ho znova.';
const TOO_FAST =
  'Server dostal priveľa častí naraz. Nič sa nestratilo, o\u00A0chvíľu to bude pokračovať samo.';
const NOT_NOW = 'Server teraz súbor nemôže prijať. Nič sa nestratilo, o\u00A0chvíľu sa to skúsi znova samo.';
const ENDED = 'Nahrávanie bolo medzitým zrušené. Skúste to znova.';

/** Why an upload did not go on, and what is to be done about it. */
export function uploadFailure(error: unknown): UploadFailure {
  if (error instanceof DOMException && GONE.includes(error.name))
    return { kind: 'refused', message: UNREADABLE };
  const facts = factsOf(error);
  const { status } = facts;
  if (status === null) return { kind: 'lost' };
  if (WHO.includes(status)) return { kind: 'failed', message: callAdvice(facts) };
  if (status === NOT_FOUND) return { kind: 'failed', message: ENDED };
  if (status >= REFUSED && status < SERVER && status !== TOO_MANY)
    return { kind: 'refused', message: callAdvice(facts) };
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return { kind: 'busy', milliseconds: seconds * SECOND_MS, message: waitWords(facts) };
}

/** Of its store, its disk and its work the server says itself what is with the file. */
const waitWords = (facts: ErrorFacts): string => {
  if (facts.status === TOO_MANY) return TOO_FAST;
  return facts.category === 'external_api' && isSaid(facts) ? facts.message : NOT_NOW;
};
