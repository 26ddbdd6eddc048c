import { and, asc, eq, isNotNull, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { fileContents, files } from './table.ts';

/** Notes a content before the store gets it, so that whatever the store holds is known; also that it is wanted again. */
export async function noteContent(db: Db, sha256: string, bytes: number): Promise<void> {
  await db
    .insert(fileContents)
    .values({ sha256, bytes })
    .onConflictDoUpdate({ target: fileContents.sha256, set: { unusedSince: null } });
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

const isUnused = (db: Db | Transaction): SQL =>
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

/** Forgets a content that no file has had since; false where one has it again. */
export async function deleteContent(transaction: Transaction, sha256: string, since: Date): Promise<boolean> {
  const deleted = await transaction
    .delete(fileContents)
    .where(and(eq(fileContents.sha256, sha256), lte(fileContents.unusedSince, since), isUnused(transaction)))
    .returning({ sha256: fileContents.sha256 });
  return deleted.length > 0;
}
