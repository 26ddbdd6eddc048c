import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURE_IDS, TRADE_IDS } from '#domain/quote/catalogue.ts';

/** Programs, without tests and texts: what has to be opened where the catalogue grows (docs/changes.md). */
const programs = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));

const names = (text: string, id: string): boolean => new RegExp(`'${id}'|(?<![\\w-])${id}:`).test(text);

test.each([
  [
    'trade',
    TRADE_IDS,
    [
      'src/domain/quote/catalogue.ts',
      'src/domain/quote/price-book.ts',
      'src/web/trades/trade-illustration.tsx',
    ],
  ],
  ['feature', FEATURE_IDS, ['src/domain/quote/catalogue.ts', 'src/domain/quote/price-book.ts']],
] as const)('a %s is written down in few places, each of them named by the compiler', (_, ids, expected) => {
  const lists = programs.filter(({ text }) => ids.every((id) => names(text, id)));
  expect(lists.map(({ path }) => path).toSorted()).toEqual(expected);
});
