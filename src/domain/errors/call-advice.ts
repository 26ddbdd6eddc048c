import { classify, type ErrorFacts } from './classify.ts';
import { errorAdvice } from './texts.ts';

const REFUSED = 400;
const TOO_MANY = 429;
const SERVER = 500;

/** What to do when a call has failed: what the server refuses it explains itself, its categories speak of pages. */
export function callAdvice(facts: ErrorFacts): string {
  const { status } = facts;
  const refused = status !== null && status >= REFUSED && status < SERVER && status !== TOO_MANY;
  return refused ? facts.message : errorAdvice(classify(facts));
}
