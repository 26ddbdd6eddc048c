import { classify, type ErrorFacts } from './classify.ts';
import { errorAdvice, RATE_LIMITED } from './texts.ts';

const REFUSED = 400;
const SERVER = 500;

const TOO_LARGE = 413;
const TOO_SLOW = 504;
/** What stands before the server says by its status alone; docs/operations.md tells the operator how to set it. */
const BEFORE_SERVER: ReadonlyMap<number | null, string> = new Map([
  [TOO_LARGE, 'Sieť pred serverom neprijala také veľké údaje. Pošlite menej naraz.'],
  [TOO_SLOW, 'Server neodpovedal včas. Obnovte stránku a\u00A0skontrolujte, čo sa uložilo.'],
]);

/** True where our server has answered with a sentence: what stands before it has none (api-error.ts). */
export const isSaid = ({ status, message }: ErrorFacts): boolean => !message.startsWith(`${status}: `);

/**
 * What to do when a call has failed: what the server refuses it explains itself, its categories speak of pages. What stands
 * before it may refuse without a sentence; then the message is what came, behind its status (api-error.ts).
 */
export function callAdvice(facts: ErrorFacts): string {
  const { status, message } = facts;
  const isRefused = status !== null && status >= REFUSED && status < SERVER;
  if (isRefused && isSaid(facts) && message !== RATE_LIMITED) return message;
  return (!isSaid(facts) && BEFORE_SERVER.get(status)) || errorAdvice(classify(facts));
}
