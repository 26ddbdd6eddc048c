import type { Foundation } from '../foundation.ts';
import { beginRemoval, endRemoval, findUnused, markUnused } from './content-data.ts';
import type { Finishing } from './finishing.ts';
import type { Storage } from './storage.ts';
import type { Store } from './store.ts';
import { deleteAbandoned } from './upload-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many contents are deleted at a time; the rest have their turn in an hour. */
const AT_ONCE = 500;

/** A message that waits in a browser is sent within this time, or not by itself (decision 142). */
const UNSENT_MS = 60 * DAY_MS;

type Sweeping = Pick<Foundation, 'db' | 'log' | 'clock'> & {
  store: Store;
  finishing: Pick<Finishing, 'clean'>;
  storage: Pick<Storage, 'trouble'>;
};

/**
 * Deletes uploads that not all has come of and nobody has gone on with for a day, files that were not taken as long ago, those that no
 * message has taken along for two months, and contents that no file has had for a day; says in the log where there is little room left. Answers how many.
 */
export const sweepFiles =
  ({ db, log, clock, store, finishing, storage }: Sweeping) =>
  async (now: Date): Promise<number> => {
    const trouble = await storage.trouble(now);
    if (trouble !== null) log.error({ trouble }, 'files have little room left');
    const before = new Date(now.getTime() - DAY_MS);
    await finishing.clean(now);
    const abandoned = await deleteAbandoned(db, before, new Date(now.getTime() - UNSENT_MS));
    await markUnused(db, now);
    let deleted = 0;
    // A store that is down is asked again in an hour, also of the one that it was asked of now.
    for (const sha256 of await findUnused(db, before, AT_ONCE)) {
      // Those before it may have taken many minutes, and each counts as under way for a few (REMOVAL_MS).
      const begun = clock();
      if (!(await beginRemoval(db, sha256, before, begun))) continue;
      await store.remove(sha256);
      await endRemoval(db, sha256, begun);
      deleted += 1;
    }
    return abandoned + deleted;
  };
