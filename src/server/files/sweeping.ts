import type { Foundation } from '../foundation.ts';
import { deleteContent, findUnused, markUnused } from './content-data.ts';
import { deleteAbandoned } from './data.ts';
import type { Finishing } from './finishing.ts';
import type { Store } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many contents are deleted at a time; the rest have their turn in an hour. */
const AT_ONCE = 500;

/**
 * Deletes uploads that nobody has gone on with for a day, and contents that no file has had for one. Answers how many of
 * both.
 */
export const sweepFiles =
  ({ db, store, finishing }: Pick<Foundation, 'db'> & { store: Store; finishing: Finishing }) =>
  async (now: Date): Promise<number> => {
    const before = new Date(now.getTime() - DAY_MS);
    await finishing.clean(now);
    const abandoned = await deleteAbandoned(db, before);
    await markUnused(db, now);
    let deleted = 0;
    for (const sha256 of await findUnused(db, before, AT_ONCE)) {
      // The store is asked under the lock of the row, so that nobody keeps the same bytes meanwhile.
      const isGone = await db.transaction(async (transaction) => {
        const isDeleted = await deleteContent(transaction, sha256, before);
        if (isDeleted) await store.remove(sha256);
        return isDeleted;
      });
      if (isGone) deleted += 1;
    }
    return abandoned + deleted;
  };
