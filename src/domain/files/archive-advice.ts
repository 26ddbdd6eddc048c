import { callAdvice } from '../errors/call-advice.ts';
import type { ErrorFacts } from '../errors/classify.ts';

const TOO_MANY = 429;

/** Said to who asks for another archive while all that they may have at once are on their way. */
export const OWN_ARCHIVES_TAKEN =
  'Tieto súbory sa vám už sťahujú. Počkajte, kým sa stiahnu, a\u00A0potom to skúste znova.';

/** What to do when an archive of files was not made or did not come whole: the files themselves are safe in any case. */
export function archiveAdvice(facts: ErrorFacts): string {
  const { status, category, message } = facts;
  if (status === TOO_MANY)
    return message === OWN_ARCHIVES_TAKEN
      ? message
      : 'Archívov ste si za krátky čas stiahli priveľa. Súbory sú v\u00A0poriadku, skúste to znova o\u00A0niekoľko minút.';
  // The store and the places for archives speak of files themselves.
  if (category === 'external_api' && status !== null) return message;
  if (category === 'network')
    return 'Archív sa nestiahol celý. Súbory sú v\u00A0poriadku. Skontrolujte pripojenie na internet a\u00A0skúste to znova o\u00A0chvíľu.';
  return callAdvice(facts);
}
