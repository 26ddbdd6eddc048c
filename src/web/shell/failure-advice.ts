import { ApiError, factsOf } from '#domain/errors/api-error.ts';
import { type ErrorFacts, isAborted } from '#domain/errors/classify.ts';

/** What to do after a call has failed; null when somebody gave it up themselves, who needs no word about it. */
export function failureAdvice(
  error: unknown,
  advice: (facts: ErrorFacts, retryAfter: number | null) => string,
): string | null {
  const facts = factsOf(error);
  if (isAborted(facts)) return null;
  return advice(facts, error instanceof ApiError ? error.retryAfter : null);
}
