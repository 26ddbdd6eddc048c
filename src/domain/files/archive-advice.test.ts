import { expect, test } from 'vitest';
import { FAULTS } from '../errors/faults.ts';
import { archiveAdvice } from './archive-advice.ts';

const facts = (status: number | null, category: 'rate_limit' | 'external_api' | 'network' | 'database') => ({
  ...{ name: 'ApiError', message: FAULTS.storeUnavailable.message, status, category },
});

test.each([
  ['too many archives at once', facts(429, 'rate_limit'), /priveľa archívov.*znova o\u00A0minútu/],
  ['the store is away', facts(503, 'external_api'), /Úložisko súborov.*Nič sa nestratilo/],
  ['it broke off', facts(null, 'network'), /nestiahol celý.*poriadku/],
  ['the database is away', facts(503, 'database'), /Údaje sa teraz nedajú načítať/],
])('%s: the advice is about the archive', (_, failed, advice) => {
  expect(archiveAdvice(failed)).toMatch(advice);
});
