import { classify, type ErrorFacts } from '../errors/classify.ts';
import { errorAdvice } from '../errors/texts.ts';
import { byCount } from '../kernel/plural.ts';

const TOO_MANY = 429;
const REFUSED = 400;
const SERVER = 500;

/** What to do when the contact form could not be sent; `retryAfter` is in seconds. */
export function contactAdvice(facts: ErrorFacts, retryAfter: number | null): string {
  if (facts.status === TOO_MANY && retryAfter !== null) return waitFor(retryAfter);
  // What the server refuses it explains itself; its categories speak of pages and accounts.
  const { status } = facts;
  const refused = status !== null && status >= REFUSED && status < SERVER && status !== TOO_MANY;
  return refused ? facts.message : errorAdvice(classify(facts));
}

const MINUTE = 60;

function waitFor(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  const noun = byCount(minutes, ['minútu', 'minúty', 'minúty', 'minút']);
  return `Z vašej siete prišlo priveľa správ naraz. Skúste to znova o\u00A0${minutes}\u00A0${noun}.`;
}
