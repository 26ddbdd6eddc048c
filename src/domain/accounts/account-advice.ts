import type { ErrorFacts } from '../errors/classify.ts';
import { formAdvice } from '../errors/form-advice.ts';

/** What to do when a form of an account could not be sent; `retryAfter` is in seconds. */
export const accountAdvice = (facts: ErrorFacts, retryAfter: number | null): string =>
  formAdvice(facts, retryAfter, 'Bolo priveľa pokusov.');
