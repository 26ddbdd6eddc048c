import type { ErrorFacts } from '../errors/classify.ts';
import { formAdvice } from '../errors/form-advice.ts';

/** What to do when the contact form could not be sent; `retryAfter` is in seconds. */
export const contactAdvice = (facts: ErrorFacts, retryAfter: number | null): string =>
  formAdvice(facts, retryAfter, 'Z vašej siete prišlo priveľa správ naraz.');
