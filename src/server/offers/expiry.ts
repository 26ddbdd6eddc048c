import type { SiteFacts } from '#domain/content/site-schema.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { monthsBefore } from '#domain/legal/retention.ts';
import { inBatches } from '../db/batches.ts';
import type { Db } from '../db/pool.ts';
import { deleteUnaccepted, offersUnchangedSince } from './person-data.ts';

/**
 * Deletes offers of which no contract has come and that have not changed for too long, with all that belongs to them;
 * answers how many. Their requests are kept until then (security 60, business 8).
 */
export function deleteExpiredOffers(
  db: Db,
  { requestMonths }: Pick<SiteFacts['retention'], 'requestMonths'>,
  now: Date,
): Promise<number> {
  const before = monthsBefore(now, requestMonths);
  return inBatches((limit) =>
    db.transaction(async (transaction) => {
      const ids = await offersUnchangedSince(transaction, before, wallTimeOf(now).day, limit);
      return (await deleteUnaccepted(transaction, ids)).length;
    }),
  );
}
