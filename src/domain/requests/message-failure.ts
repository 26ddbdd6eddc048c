import { classify, type ErrorFacts } from '../errors/classify.ts';
import { errorAdvice, errorTitle } from '../errors/texts.ts';
import { byCount } from '../kernel/plural.ts';

const TOO_MANY = 429;
const SERVER = 500;

/** Why a message could not be sent and what to do; `retryAfter` is in seconds. */
export function messageFailure(
  facts: ErrorFacts,
  retryAfter: number | null,
): { title: string; advice: string } {
  const category = classify(facts);
  const title = errorTitle(category);
  if (facts.status === TOO_MANY && retryAfter !== null) return { title, advice: waitFor(retryAfter) };
  // What the server refuses it explains itself; its categories speak of pages and accounts.
  const refused = facts.status !== null && facts.status < SERVER && facts.status !== TOO_MANY;
  return refused ? { title: REFUSED, advice: facts.message } : { title, advice: errorAdvice(category) };
}

const REFUSED = 'Správu sa nepodarilo odoslať';

const MINUTE = 60;

function waitFor(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  return `Skúste to znova o ${minutes}\u00A0${byCount(minutes, ['minútu', 'minúty', 'minúty', 'minút'])}.`;
}
