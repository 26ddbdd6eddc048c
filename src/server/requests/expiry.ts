import type { SiteFacts } from '#domain/content/site-schema.ts';
import { monthsBefore } from '#domain/legal/retention.ts';
import { inBatches } from '../db/batches.ts';
import type { Db } from '../db/pool.ts';
import { deleteMailsOfRequests } from '../mail/data.ts';
import { deleteUnsentQuotes } from '../quote/data.ts';
import { deleteUnchangedRequests } from './data.ts';

/**
 * Deletes requests without a contract that have not changed for too long, with their mails and their quotes; answers how
 * many (security 60).
 */
export function deleteExpiredRequests(
  db: Db,
  { requestMonths }: Pick<SiteFacts['retention'], 'requestMonths'>,
  now: Date,
): Promise<number> {
  const before = monthsBefore(now, requestMonths);
  return inBatches((limit) =>
    db.transaction(async (transaction) => {
      const deleted = await deleteUnchangedRequests(transaction, before, limit);
      await deleteMailsOfRequests(
        transaction,
        deleted.map(({ id }) => id),
      );
      await deleteUnsentQuotes(transaction, { ids: deleted.flatMap(({ quoteId }) => quoteId ?? []) });
      return deleted.length;
    }),
  );
}
