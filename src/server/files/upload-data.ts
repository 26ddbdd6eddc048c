import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { FileRefusal } from '#domain/files/file-refusals.ts';
import type { FileType } from '#domain/files/file-types.ts';
import type { MessagePerson, MessageSubject } from '#domain/messages/message.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { checklistItems } from '../projects/table.ts';
import { isAt, isUploadedBy, type StoredFile, selectFiles, toStored } from './data.ts';
import { isSent, isUnsent } from './sent-data.ts';
import { fileChunks, files } from './table.ts';

/** The upload that somebody has begun under a key, which nobody else changes until the transaction ends; null when there is none. */
export async function lockUpload(
  transaction: Transaction,
  subject: MessageSubject,
  { side, accountId }: MessagePerson,
  key: string,
): Promise<StoredFile | null> {
  const [row] = await selectFiles(transaction)
    .where(and(isAt(subject), isUploadedBy(side, accountId), eq(files.uploadKey, key)))
    // An account that is deleted leaves its files to the holders of links.
    .orderBy(asc(files.createdAt))
    .limit(1)
    .for('update', { of: files });
  return row ? toStored(row) : null;
}

/** A file under the same key that somebody of the same side has sent already, as it would be sent now; null where there is none. */
export async function findTwin(
  transaction: Transaction,
  subject: MessageSubject,
  {
    side,
    uploadKey,
    name,
    itemId,
    purpose,
  }: Pick<StoredFile, 'side' | 'uploadKey' | 'name' | 'itemId' | 'purpose'>,
): Promise<StoredFile | null> {
  if (uploadKey === null) return null;
  const [row] = await selectFiles(transaction)
    .where(
      and(
        isAt(subject),
        eq(files.side, side),
        eq(files.uploadKey, uploadKey),
        eq(files.name, name),
        eq(files.purpose, purpose),
        itemId === null ? isNull(files.itemId) : eq(files.itemId, itemId),
        eq(files.state, 'ready'),
        isSent,
      ),
    )
    .limit(1);
  return row ? toStored(row) : null;
}

/** Stores an upload that begins; false where another one has begun under its key. */
export async function insertUpload(
  transaction: Transaction,
  row: typeof files.$inferInsert,
): Promise<boolean> {
  const inserted = await transaction
    .insert(files)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: files.id });
  return inserted.length > 0;
}

/** The state of an item of a project's checklist; null where the project has no such item. */
export async function findItemState(
  transaction: Transaction,
  projectId: string,
  itemId: string,
): Promise<string | null> {
  const [item] = await transaction
    .select({ state: checklistItems.state })
    .from(checklistItems)
    .where(and(eq(checklistItems.projectId, projectId), eq(checklistItems.id, itemId)));
  return item?.state ?? null;
}

/** Stages a part, unless it begins elsewhere than where the next one is awaited; answers whether it was taken. */
export async function insertChunk(
  transaction: Transaction,
  id: string,
  { offset, bytes }: { offset: number; bytes: Buffer },
  now: Date,
): Promise<boolean> {
  const moved = await transaction
    .update(files)
    .set({ received: sql`${files.received} + ${bytes.length}`, touchedAt: now })
    .where(
      and(
        eq(files.id, id),
        eq(files.state, 'uploading'),
        eq(files.received, offset),
        sql`${files.received} + ${bytes.length} <= ${files.bytes}`,
      ),
    )
    .returning({ id: files.id });
  if (moved.length === 0) return false;
  await transaction.insert(fileChunks).values({ fileId: id, offset, bytes });
  return true;
}

/** The staged part that begins there; null when there is none. */
export async function findChunk(db: Db, id: string, offset: number): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: fileChunks.bytes })
    .from(fileChunks)
    .where(and(eq(fileChunks.fileId, id), eq(fileChunks.offset, offset)));
  return row?.bytes ?? null;
}

/** What became of an upload. */
export interface Finished {
  type: FileType;
  bytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
  previewSha256: string | null;
}

/** An upload of which everything has arrived, which nobody else changes until the transaction ends; null where it is none any more. */
export async function lockComplete(transaction: Transaction, id: string): Promise<StoredFile | null> {
  const [row] = await selectFiles(transaction).where(isComplete(id)).for('update', { of: files });
  return row ? toStored(row) : null;
}

/** Notes that somebody goes on with an upload. */
export async function touchUpload(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(files).set({ touchedAt: now }).where(eq(files.id, id));
}

const isComplete = (id: string) =>
  and(eq(files.id, id), eq(files.state, 'uploading'), eq(files.received, files.bytes));

/** Counts that a file is being looked at; how often by now, and null where nobody waits for that any more. */
export async function countAttempt(db: Db, id: string): Promise<number | null> {
  const [file] = await db
    .update(files)
    .set({ attempts: sql`${files.attempts} + 1` })
    .where(isComplete(id))
    .returning({ attempts: files.attempts });
  return file?.attempts ?? null;
}

/** Takes back one of these: the look has come to its end. */
export async function endAttempt(db: Db, id: string): Promise<void> {
  await db
    .update(files)
    .set({ attempts: sql`greatest(${files.attempts} - 1, 0)` })
    .where(isComplete(id));
}

/** Makes a file ready and lets its parts go; null where it is none any more that all of has arrived. */
export async function finishUpload(
  transaction: Transaction,
  id: string,
  { bytes, ...finished }: Finished,
  now: Date,
): Promise<typeof files.$inferSelect | null> {
  const [file] = await transaction
    .update(files)
    .set({ ...finished, bytes, received: bytes, state: 'ready', addedAt: now })
    .where(isComplete(id))
    .returning();
  if (file) await transaction.delete(fileChunks).where(eq(fileChunks.fileId, id));
  return file ?? null;
}

/** Notes why a file is not taken, for whoever comes back to it within a day from now, and lets its parts go. */
export async function refuseUpload(
  transaction: Transaction,
  id: string,
  refusal: FileRefusal,
  now: Date,
): Promise<void> {
  const refused = await transaction
    .update(files)
    .set({ state: 'refused', refusal, touchedAt: now })
    .where(isComplete(id))
    .returning({ id: files.id });
  if (refused.length > 0) await transaction.delete(fileChunks).where(eq(fileChunks.fileId, id));
}

/**
 * Uploads of which everything has arrived, and nobody has finished since: those first that were looked at least, each after
 * a minute, four times as long after every time that this had no end.
 */
export const findInterrupted = (db: Db, now: Date, rows: number): Promise<(typeof files.$inferSelect)[]> =>
  db
    .select()
    .from(files)
    .where(
      and(
        eq(files.state, 'uploading'),
        eq(files.received, files.bytes),
        sql`${files.touchedAt} < ${now.toISOString()}::timestamptz - interval '1 minute' * power(4, ${files.attempts})`,
      ),
    )
    .orderBy(asc(files.attempts), asc(files.touchedAt))
    .limit(rows);

/**
 * Deletes uploads that not all has come of since `before`, files that were not taken since then, and those that no message
 * has taken along since `unsentBefore`; answers how many. What has come as a whole waits however long the store is down.
 */
export async function deleteAbandoned(db: Db, before: Date, unsentBefore: Date): Promise<number> {
  const deleted = await db
    .delete(files)
    .where(
      or(
        and(
          or(eq(files.state, 'refused'), and(eq(files.state, 'uploading'), lt(files.received, files.bytes))),
          // The index of what is unfinished says it so.
          ne(files.state, 'ready'),
          lt(files.touchedAt, before),
        ),
        and(isUnsent, lt(files.touchedAt, unsentBefore)),
      ),
    )
    .returning({ id: files.id });
  return deleted.length;
}
