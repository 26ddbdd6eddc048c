import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { createArchivePlaces } from './archive-places.ts';

const PART = Buffer.alloc(64 * 1024);
let now = 0;
beforeEach(() => {
  now = 0;
});
const placesOf = (places: { overall: number; perClient: number }) =>
  createArchivePlaces({ ...places, clock: () => new Date(now) });

/** An archive without an end. */
async function* endless(): AsyncGenerator<Buffer> {
  for (;;) yield PART;
}
/** Reads so many parts of sixty-four kilobytes. */
async function read(archive: Readable, parts: number): Promise<void> {
  for (let left = parts * PART.length; left > 0; ) {
    const some: Buffer | null = archive.read();
    if (some) left -= some.length;
    else await once(archive, 'readable');
  }
}
const failed = (archive: Readable) =>
  new Promise<string>((resolve) => archive.once('error', ({ message }) => resolve(message)));

it('gives each client a few places, everybody together some more, and each back once its archive ends', async () => {
  const place = placesOf({ overall: 3, perClient: 2 });
  const open = (client: string) => place(client, endless);
  const first = open('a');
  open('a');
  expect(() => open('a')).toThrow(
    expect.objectContaining({
      status: 429,
      retryAfter: 30,
      message: expect.stringMatching(/už sťahujú/),
    }),
  );
  const other = open('b');
  expect(() => open('c')).toThrow(
    expect.objectContaining({ status: 503, retryAfter: 60, message: expect.stringMatching(/naraz/) }),
  );
  const ended = [first, other].map((archive) => new Promise((resolve) => archive.once('close', resolve)));
  first.destroy();
  other.on('error', () => {}).destroy(new Error('The store is down'));
  await Promise.all(ended);
  open('a');
  open('c');
  expect(() => open('a')).toThrow(expect.objectContaining({ status: 429 }));
});

it('takes no place for an archive that cannot be begun', async () => {
  const place = placesOf({ overall: 1, perClient: 1 });
  const fail = () => {
    throw new Error('no');
  };
  expect(() => place('a', fail)).toThrow('no');
  const archive = place('a', async function* () {
    yield PART;
  });
  expect(await archive.toArray()).toEqual([PART]);
});

it('takes the place of whoever reads too slowly for who wants it, the slowest first, and of nobody before', async () => {
  const place = placesOf({ overall: 4, perClient: 1 });
  const readers = ['a', 'b', 'c', 'd'].map((client) => place(client, endless));
  const [none, stopped, slow, line] = readers as [Readable, Readable, Readable, Readable];
  const lost = [none, stopped, slow].map(failed);
  for (; now <= 15_000; now += 1_000) {
    expect(() => place('e', endless)).toThrow(expect.objectContaining({ status: 503 }));
    // Much at once is no reason to stop for long.
    if (now < 3_000) await read(stopped, 100);
    if (now % 2_000 === 0) await read(slow, 1);
    await read(line, 1);
    if (now === 10_000) break;
  }
  const isOpen = () => [none, stopped, slow, line].map(({ destroyed }) => !destroyed);
  now = 10_001;
  const fifth = place('e', endless);
  expect(await lost[0]).toMatch(/too slowly/);
  expect(isOpen()).toEqual([false, true, true, true]);
  now = 12_500;
  place('f', endless);
  expect(await lost[1]).toMatch(/too slowly/);
  expect(isOpen()).toEqual([false, false, true, true]);
  for (; now < 30_000; now += 2_000) {
    await read(slow, 1);
    await read(line, 2);
    await read(fifth, 2);
  }
  place('g', endless);
  expect([isOpen(), fifth.destroyed]).toEqual([[false, false, true, true], false]);
  place('h', endless);
  expect(await lost[2]).toMatch(/too slowly/);
  expect(isOpen()).toEqual([false, false, false, true]);
});

it('takes the own place of whoever has lost the connection and begins again', async () => {
  const place = placesOf({ overall: 4, perClient: 1 });
  const before = place('a', endless);
  const lost = failed(before);
  now = 5_000;
  expect(() => place('a', endless)).toThrow(expect.objectContaining({ status: 429 }));
  now = 15_000;
  expect(place('a', endless).destroyed).toBe(false);
  expect(await lost).toMatch(/too slowly/);
});

it('takes no place from whoever waits for the store, and counts nothing of that against them', async () => {
  const place = placesOf({ overall: 1, perClient: 1 });
  const stalled = Promise.withResolvers<void>();
  const archive = place('a', async function* () {
    yield PART;
    await stalled.promise;
    yield* endless();
  });
  await read(archive, 1);
  const more = read(archive, 1);
  now = 60_000;
  expect(() => place('b', endless)).toThrow(expect.objectContaining({ status: 503 }));
  stalled.resolve();
  await more;
  // The next part is there by then.
  await setImmediate();
  now = 65_000;
  expect(() => place('b', endless)).toThrow(expect.objectContaining({ status: 503 }));
  const lost = failed(archive);
  now = 80_000;
  place('b', endless);
  expect(await lost).toMatch(/too slowly/);
});
