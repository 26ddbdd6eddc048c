import { expect, test } from 'vitest';
import { testsOf } from './changed-tests.ts';

const file = (path: string, ...targets: string[]) => ({
  path,
  problems: [],
  imports: targets.map((target) => ({ specifier: target, target, typeOnly: false, lazy: false })),
});

const SOURCES = [
  file('src/domain/offers/price.ts'),
  file('src/domain/offers/price.test.ts', 'src/domain/offers/price.ts'),
  file('src/server/offers/service.ts', 'src/domain/offers/price.ts'),
  file('src/server/offers/room.test.ts', 'tests/app.ts'),
  file('src/server/offers/service.test.ts', 'src/server/offers/service.ts'),
  file('src/server/files/store.test.ts'),
  file('src/server/pdf/offer.test.ts'),
  file('src/server/services.ts', 'src/server/offers/service.ts'),
  file('tests/app.ts', 'src/server/services.ts'),
  file('tests/language/spelling.test.ts'),
  file('tests/security/doors.test.ts', 'tests/app.ts'),
];

test.each([
  [
    'what imports it and its room on the same floor',
    'src/domain/offers/price.ts',
    ['src/domain/offers/price.test.ts', 'src/server/offers/service.test.ts'],
  ],
  [
    'its room, but not all that goes through the list of rooms',
    'src/server/offers/service.ts',
    ['src/server/offers/room.test.ts', 'src/server/offers/service.test.ts'],
  ],
  [
    'all that uses what tests share',
    'tests/app.ts',
    ['src/server/offers/room.test.ts', 'tests/security/doors.test.ts'],
  ],
  ['the test itself', 'tests/security/doors.test.ts', ['tests/security/doors.test.ts']],
  ['the language of a text', 'content/offers.ts', ['tests/language/spelling.test.ts']],
  ['the documents that are made of a template', 'documents/quote.typ', ['src/server/pdf/offer.test.ts']],
  ['nothing for a text about the project', 'README.md', []],
])('A change runs %s', (_, changed, tests) => {
  expect(testsOf(SOURCES, [changed])).toEqual(tests);
});
