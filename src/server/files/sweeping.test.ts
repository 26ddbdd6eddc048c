import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestServices, type TestServices } from '../../../tests/test-services.ts';
import { noteContent } from './content-data.ts';
import type { Store } from './store.ts';
import { sweepFiles } from './sweeping.ts';

const MINUTE_MS = 60_000;
const time = stillClock('2026-11-24T09:00:00Z');
let made: TestServices;
beforeAll(async () => {
  made = await createTestServices({ clock: time.clock });
  await made.services.prepare();
});
afterAll(() => made.close());

it('takes each content out under a time of its own, so that none is kept again while a slow store lets it go', async () => {
  const { services, database, log } = made;
  const { db, files } = services;
  for (const text of ['a', 'b', 'c']) {
    const sha256 = createHash('sha256').update(text).digest('hex');
    await noteContent(db, sha256, 1, time.clock());
  }
  await database.pool.query("UPDATE file_contents SET unused_since = '2026-11-20'");
  const asked: string[] = [];
  const slow: Store = {
    ...files.store,
    async remove(sha256) {
      await expect(noteContent(db, sha256, 1, time.clock())).rejects.toMatchObject({
        code: 'storeUnavailable',
      });
      await files.store.remove(sha256);
      asked.push(sha256);
      time.forward(11 * MINUTE_MS);
    },
  };
  const finishing = { clean: async () => {} };
  const sweep = sweepFiles({ db, log, clock: time.clock, store: slow, finishing, storage: files.storage });
  expect(await sweep(time.clock())).toBe(3);
  expect(asked).toHaveLength(3);
  expect((await database.pool.query('SELECT FROM file_contents')).rowCount).toBe(0);
});
