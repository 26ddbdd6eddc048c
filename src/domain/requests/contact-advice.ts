import { callAdvice } from '../errors/call-advice.ts';
import type { ErrorFacts } from '../errors/classify.ts';
import { byCount } from '../kernel/plural.ts';

const TOO_MANY = 429;

/** What to do when the contact form could not be sent; `retryAfter` is in seconds. */
export const contactAdvice = (facts: ErrorFacts, retryAfter: number | null): string =>
  facts.status === TOO_MANY && retryAfter !== null ? waitFor(retryAfter) : callAdvice(facts);

const MINUTE = 60;

function waitFor(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  const noun = byCount(minutes, ['minútu', 'minúty', 'minúty', 'minút']);
  return `Z vašej siete prišlo priveľa správ naraz. Skúste to znova o\u00A0${minutes}\u00A0${noun}.`;
}
