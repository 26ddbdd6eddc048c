import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import { Fault } from '#domain/errors/faults.ts';
import type { Db } from '../db/pool.ts';
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

/** Bytes of the contents that some file has, and of what has come of those on their way. */
export async function storedBytes(db: Db): Promise<number> {
  const used = db
    .select({ sha256: files.sha256 })
    .from(files)
    .where(isNotNull(files.sha256))
    .unionAll(db.select({ sha256: files.previewSha256 }).from(files).where(isNotNull(files.previewSha256)));
  const [kept] = await db
    .select({ bytes: sum(fileContents.bytes) })
    .from(fileContents)
    .where(inArray(fileContents.sha256, used));
  const [coming] = await db
    .select({ bytes: sum(files.received) })
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
