import { and, asc, gt, lt, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { uploadNotices } from './table.ts';

export type UploadNotice = typeof uploadNotices.$inferSelect;

/** Counts a file or an item of the checklist that has come to a project and that the operator is not told of yet, and whose account it was. */
export async function noteBrought(
  transaction: Transaction,
  projectId: string,
  what: 'files' | 'items',
  accountId: string | null,
  now: Date,
): Promise<void> {
  const none = { files: 0, items: 0, accountId };
  await transaction
    .insert(uploadNotices)
    .values({ projectId, ...none, [what]: 1, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: uploadNotices.projectId,
      set: {
        [what]: sql`${uploadNotices[what]} + 1`,
        isOfSeveral: sql`${uploadNotices.isOfSeveral} or ${uploadNotices.accountId} is distinct from excluded.account_id`,
        lastAt: now,
      },
    });
}

/** Some of the projects, by their id, to which nothing has come since `quietSince`, or for longer than since `longest`. */
export async function dueNotices(
  db: Db,
  { quietSince, longest }: { quietSince: Date; longest: Date },
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: uploadNotices.projectId })
    .from(uploadNotices)
    .where(
      and(
        after === null ? undefined : gt(uploadNotices.projectId, after),
        or(lt(uploadNotices.lastAt, quietSince), lt(uploadNotices.firstAt, longest)),
      ),
    )
    .orderBy(asc(uploadNotices.projectId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What came to a project since the operator was told, which counts anew from here; null where another process has told it. */
export async function takeNotice(transaction: Transaction, projectId: string): Promise<UploadNotice | null> {
  const [notice] = await transaction
    .delete(uploadNotices)
    .where(sql`${uploadNotices.projectId} = ${projectId}`)
    .returning();
  return notice ?? null;
}
