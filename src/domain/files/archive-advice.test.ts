import { expect, test } from 'vitest';
import { FAULTS } from '../errors/faults.ts';
import { archiveAdvice, OWN_ARCHIVES_TAKEN } from './archive-advice.ts';

const facts = (status: number | null, category: 'rate_limit' | 'external_api' | 'network' | 'database') => ({
  ...{ name: 'ApiError', message: FAULTS.storeUnavailable.message, status, category },
});

test.each([
  ['too many archives lately', facts(429, 'rate_limit'), /^Archívov ste si .*priveľa.*o\u00A0niekoľko minút/],
  [
    'these files are on their way already',
    { ...facts(429, 'rate_limit'), message: OWN_ARCHIVES_TAKEN },
    /^Tieto súbory sa vám už sťahujú\./,
  ],
  ['the store is away', facts(503, 'external_api'), /Úložisko súborov.*Nič sa nestratilo/],
  ['it broke off', facts(null, 'network'), /nestiahol celý.*poriadku/],
  ['the database is away', facts(503, 'database'), /Údaje sa teraz nedajú načítať/],
])('%s: the advice is about the archive', (_, failed, advice) => {
  expect(archiveAdvice(failed)).toMatch(advice);
});
