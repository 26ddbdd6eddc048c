import { and, asc, eq, isNotNull, isNull, lte, notExists, or, type SQL, sql, sum } from 'drizzle-orm';
import { Fault } from '#domain/errors/faults.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { fileContents, files } from './table.ts';

/** Whoever took a content out for so long was killed, and a store that was asked to has answered or never will. */
const REMOVAL_MS = 10 * 60_000;

const notBeingRemoved = (now: Date): SQL => {
  const { removedAt } = fileContents;
  return sql`(${removedAt} is null or ${removedAt} < ${new Date(now.getTime() - REMOVAL_MS).toISOString()})`;
};

/**
 * Notes a content before the store gets it, so that whatever the store holds is known; also that it is wanted again. Throws
 * storeUnavailable in the moment in which the store lets it go: what was kept then would be lost.
 */
export async function noteContent(db: Db, sha256: string, bytes: number, now: Date): Promise<void> {
  const noted = await db
    .insert(fileContents)
    .values({ sha256, bytes })
    .onConflictDoUpdate({
      target: fileContents.sha256,
      set: { unusedSince: null, removedAt: null },
      setWhere: notBeingRemoved(now),
    })
    .returning({ sha256: fileContents.sha256 });
  if (noted.length === 0) throw new Fault('storeUnavailable');
}

/** The bytes of a content that some file has. */
export async function contentLength(db: Db, sha256: string): Promise<number> {
  const [row] = await db
    .select({ bytes: fileContents.bytes })
    .from(fileContents)
    .where(eq(fileContents.sha256, sha256));
  if (!row) throw new Error(`Nothing is known of the content ${sha256}`);
  return row.bytes;
}

/** Until the transaction ends, nobody else announces a file. */
export async function lockStored(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('files stored', 0))`);
}

/** Bytes of all contents, and of what is on its way; of what nobody has sent on since `since` only those that came. */
export async function storedBytes(db: Db | Transaction, since: Date): Promise<number> {
  const [kept] = await db.select({ bytes: sum(fileContents.bytes) }).from(fileContents);
  const [coming] = await db
    .select({
      bytes: sum(
        sql`case when ${files.touchedAt} < ${since.toISOString()} then ${files.received} else ${files.bytes} end`,
      ),
    })
    .from(files)
    .where(eq(files.state, 'uploading'));
  return Number(kept?.bytes ?? 0) + Number(coming?.bytes ?? 0);
}

const isUnused = (db: Db): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(files)
      .where(or(eq(files.sha256, fileContents.sha256), eq(files.previewSha256, fileContents.sha256))),
  );

/** Notes which contents no file has, from now on, and which one has again. */
export async function markUnused(db: Db, now: Date): Promise<void> {
  await db
    .update(fileContents)
    .set({ unusedSince: now })
    .where(and(isNull(fileContents.unusedSince), isUnused(db)));
  await db
    .update(fileContents)
    .set({ unusedSince: null })
    .where(and(isNotNull(fileContents.unusedSince), sql`not ${isUnused(db)}`));
}

/** Hashes of contents that no file has had since, so many of them. */
export async function findUnused(db: Db, since: Date, rows: number): Promise<string[]> {
  const found = await db
    .select({ sha256: fileContents.sha256 })
    .from(fileContents)
    .where(lte(fileContents.unusedSince, since))
    .orderBy(asc(fileContents.unusedSince))
    .limit(rows);
  return found.map(({ sha256 }) => sha256);
}

/** Says that a content that no file has had since is taken out of the store now, by one process alone; false where it is not. */
export async function beginRemoval(db: Db, sha256: string, since: Date, now: Date): Promise<boolean> {
  const begun = await db
    .update(fileContents)
    .set({ removedAt: now })
    .where(
      and(
        eq(fileContents.sha256, sha256),
        lte(fileContents.unusedSince, since),
        notBeingRemoved(now),
        isUnused(db),
      ),
    )
    .returning({ sha256: fileContents.sha256 });
  return begun.length > 0;
}

/** Forgets a content that is out of the store, if its removal is still the one that began then. */
export async function endRemoval(db: Db, sha256: string, begun: Date): Promise<void> {
  await db
    .delete(fileContents)
    .where(and(eq(fileContents.sha256, sha256), eq(fileContents.removedAt, begun)));
}
