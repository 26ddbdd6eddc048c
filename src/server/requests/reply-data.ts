import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { messages } from '../messages/table.ts';
import { isUntold } from '../messages/untold-data.ts';
import { requests } from './table.ts';

/** Some of the requests, by their id, with replies that the client has not seen, younger than the last mail about them, which is older than `before`. */
export async function requestsToTell(
  db: Db,
  before: Date,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: requests.id })
    .from(messages)
    .innerJoin(requests, eq(requests.id, messages.subjectId))
    .where(
      and(
        after === null ? undefined : gt(requests.id, after),
        isUntold('request', requests.repliesMailedAt, before),
      ),
    )
    .orderBy(asc(requests.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
