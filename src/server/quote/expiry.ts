import type { SiteFacts } from '#domain/content/site-schema.ts';
import { monthsBefore } from '#domain/legal/retention.ts';
import { inBatches } from '../db/batches.ts';
import type { Db } from '../db/pool.ts';
import { deleteUnsentQuotes } from './data.ts';

/** Deletes quotes to which no request came for too long; answers how many (security 60). */
export function deleteExpiredQuotes(
  db: Db,
  { unsentQuoteMonths }: Pick<SiteFacts['retention'], 'unsentQuoteMonths'>,
  now: Date,
): Promise<number> {
  const before = monthsBefore(now, unsentQuoteMonths);
  return inBatches((limit) => deleteUnsentQuotes(db, { before, limit }));
}
