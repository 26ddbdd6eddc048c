import type { ErrorCategory } from './categories.ts';
import { classify, type ErrorFacts, isAborted } from './classify.ts';

/** Retries after the first attempt (specification 9). */
const QUERY_RETRIES = 3;
const MUTATION_RETRIES = 2;

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

const PASSING: readonly ErrorCategory[] = ['network', 'ai_service'];
const PASSING_STATUSES: readonly number[] = [500, 502, 503];
const FINAL: readonly ErrorCategory[] = ['authentication', 'validation'];
const FINAL_STATUSES: readonly number[] = [400, 401, 403, 404];

function isFinal(facts: ErrorFacts): boolean {
  return (
    isAborted(facts) ||
    FINAL.includes(classify(facts)) ||
    (facts.status !== null && FINAL_STATUSES.includes(facts.status))
  );
}

/** Whether a failed query runs again; `failures` counts earlier retries from 0 (specification 9). */
export function retriesQuery(failures: number, facts: ErrorFacts): boolean {
  if (failures >= QUERY_RETRIES || isFinal(facts)) return false;
  return (
    PASSING.includes(classify(facts)) || (facts.status !== null && PASSING_STATUSES.includes(facts.status))
  );
}

/** Whether a failed mutation runs again: only where the answer may simply not have come (specification 9). */
export const retriesMutation = (failures: number, facts: ErrorFacts): boolean =>
  failures < MUTATION_RETRIES && !isFinal(facts) && PASSING.includes(classify(facts));

/** Milliseconds before retry number `failures` (from 0): doubles from 1 s, at most 30 s (specification 9). */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
