import type { SiteFacts } from '#domain/content/site-schema.ts';
import { monthsBefore } from '#domain/legal/retention.ts';
import { inBatches } from '../db/batches.ts';
import type { Db } from '../db/pool.ts';
import { deleteFilesOf } from '../files/records-data.ts';
import { deleteMailsOfRequests } from '../mail/data.ts';
import { deleteMessagesOf } from '../messages/data.ts';
import { deleteUnsentQuotes } from '../quote/data.ts';
import { deleteUnneededRequests } from './kept-data.ts';

/**
 * Deletes requests that have not changed for too long and that neither a contract nor an offer needs, with what was
 * joined to them, their conversations, notes, mails and quotes; answers how many (business 3, 8, security 60).
 */
export function deleteExpiredRequests(
  db: Db,
  { requestMonths }: Pick<SiteFacts['retention'], 'requestMonths'>,
  now: Date,
): Promise<number> {
  const before = monthsBefore(now, requestMonths);
  return inBatches((limit) =>
    db.transaction(async (transaction) => {
      const deleted = await deleteUnneededRequests(transaction, before, limit);
      const ids = deleted.map(({ id }) => id);
      await deleteMailsOfRequests(transaction, ids);
      await deleteMessagesOf(transaction, 'request', ids);
      await deleteFilesOf(transaction, 'request', ids);
      await deleteUnsentQuotes(transaction, { ids: deleted.flatMap(({ quoteId }) => quoteId ?? []) });
      return deleted.length;
    }),
  );
}
