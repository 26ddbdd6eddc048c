import { expect, test } from 'vitest';
import { type Reader, SlowReaders } from './slow-readers.ts';

const GRACE = 10_000;
const LOOK = 5_000;

/** How long a client is borne that takes so much a second of what waits for it; null for ever (an hour). */
function borne(bytes: number, perSecond: number): number | null {
  const readers = new SlowReaders<Reader>(GRACE, 4_096);
  const reader = { bytesWritten: bytes, writableLength: bytes };
  for (let now = 0; now <= 3_600_000; now += LOOK) {
    reader.writableLength = Math.max(0, bytes - (perSecond * now) / 1_000);
    if (readers.look([reader], now).length > 0) return now;
  }
  return null;
}

test.each([
  ['a page that is not read at all', 20_000, 0, 15_000],
  ['a page read by drops', 20_000, 5, 15_000],
  ['a long document that is not read', 354_000, 0, 100_000],
  ['a long document on a very slow line', 354_000, 4_096, null],
  ['a page on a very slow line', 20_000, 2_000, null],
  ['a page on a fast line', 20_000, 1_000_000, null],
])('%s: %i bytes, %i a second', (_, bytes, perSecond, milliseconds) => {
  expect(borne(bytes, perSecond)).toBe(milliseconds);
});

test('a client that always takes what waited has time for what came after it', () => {
  const readers = new SlowReaders<Reader>(GRACE, 4_096);
  const reader = { bytesWritten: 0, writableLength: 0 };
  for (let now = 0; now < 600_000; now += LOOK) {
    reader.bytesWritten += 30_000;
    reader.writableLength = 30_000;
    expect(readers.look([reader], now)).toEqual([]);
  }
});

test('a client that has taken everything starts anew', () => {
  const readers = new SlowReaders<Reader>(GRACE, 4_096);
  const reader = { bytesWritten: 100, writableLength: 100 };
  readers.look([reader], 0);
  readers.look([{ ...reader }], LOOK);
  expect(readers.look([{ bytesWritten: 100, writableLength: 0 }], 2 * LOOK)).toEqual([]);
  expect(readers.look([reader], 100 * LOOK)).toEqual([]);
});
