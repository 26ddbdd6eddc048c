import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createArchivePlaces } from './archive-places.ts';

it('gives each client a few places, everybody together some more, and each back once its archive ends', async () => {
  const place = createArchivePlaces({ overall: 3, perClient: 2 });
  const open = (client: string) => place(client, () => new Readable({ read: () => {} }));
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

it('takes no place for an archive that cannot be begun', () => {
  const place = createArchivePlaces({ overall: 1, perClient: 1 });
  const fail = () => {
    throw new Error('no');
  };
  expect(() => place('a', fail)).toThrow('no');
  expect(place('a', () => Readable.from([]))).toBeInstanceOf(Readable);
});
