import { callAdvice } from '../errors/call-advice.ts';
import type { ErrorFacts } from '../errors/classify.ts';

const TOO_MANY = 429;

/** What to do when an archive of files was not made or did not come whole: the files themselves are safe in any case. */
export function archiveAdvice(facts: ErrorFacts): string {
  const { status, category, message } = facts;
  if (status === TOO_MANY)
    return 'Naraz sa sťahuje priveľa archívov. Súbory sú v\u00A0poriadku. Počkajte, kým sa predošlé stiahnu, a\u00A0skúste to znova o\u00A0minútu.';
  // The store and the places for archives speak of files themselves.
  if (category === 'external_api' && status !== null) return message;
  if (category === 'network')
    return 'Archív sa nestiahol celý. Súbory sú v\u00A0poriadku. Skontrolujte pripojenie na internet a\u00A0skúste to znova o\u00A0chvíľu.';
  return callAdvice(facts);
}
