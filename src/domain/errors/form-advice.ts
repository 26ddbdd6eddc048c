import { byCount } from '../kernel/plural.ts';
import { callAdvice } from './call-advice.ts';
import type { ErrorFacts } from './classify.ts';

const TOO_MANY = 429;
const MINUTE = 60;

/**
 * What to do when a form could not be sent; `retryAfter` is in seconds, `tooMany` a sentence that says of what there was
 * too much. What the server refuses it explains itself; its categories speak of pages and accounts.
 */
export function formAdvice(facts: ErrorFacts, retryAfter: number | null, tooMany: string): string {
  if (facts.status === TOO_MANY && retryAfter !== null) return `${tooMany} ${tryAgainIn(retryAfter)}`;
  return callAdvice(facts);
}

function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  const noun = byCount(minutes, ['minútu', 'minúty', 'minúty', 'minút']);
  return `Skúste to znova o\u00A0${minutes}\u00A0${noun}.`;
}
