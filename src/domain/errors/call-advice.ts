import { classify, type ErrorFacts } from './classify.ts';
import { errorAdvice, RATE_LIMITED } from './texts.ts';

const REFUSED = 400;
const SERVER = 500;

/**
 * What to do when a call has failed: what the server refuses it explains itself, its categories speak of pages. What stands
 * before it may refuse without a sentence; then the message is what came, behind its status (api-error.ts).
 */
export function callAdvice(facts: ErrorFacts): string {
  const { status, message } = facts;
  const isRefused = status !== null && status >= REFUSED && status < SERVER;
  const hasReason = !message.startsWith(`${status}: `) && message !== RATE_LIMITED;
  return isRefused && hasReason ? message : errorAdvice(classify(facts));
}
