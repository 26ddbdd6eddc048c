import { and, asc, count, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Actor } from '#domain/accounts/actor.ts';
import type { FileRefusal } from '#domain/files/file-refusals.ts';
import type { FileType } from '#domain/files/file-types.ts';
import type { MessagePerson, MessageSide, MessageSubject } from '#domain/messages/message.ts';
import { reachedOffers, reachedProjects, reachedRequests } from '../clients/reach-data.ts';
import { clients } from '../clients/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { offers } from '../offers/table.ts';
import { checklistItems, projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';
import { isSent, isUnsent } from './sent-data.ts';
import { personOf } from './shown-file.ts';
import { fileChunks, files } from './table.ts';

/** A file with the states of the item that it was brought for and of the project that it is of. */
export type StoredFile = typeof files.$inferSelect & {
  itemState: string | null;
  projectState: string | null;
};

const isOf = ({ type, id }: MessageSubject) => and(eq(files.subjectType, type), eq(files.subjectId, id));

/** The files of records that an actor reaches; undefined of one who reaches all. */
export function reachedFiles(db: Db | Transaction, actor: Actor): SQL | undefined {
  if (actor.kind === 'admin') return undefined;
  const of = (type: MessageSubject['type'], ids: SQL) =>
    and(eq(files.subjectType, type), sql`${files.subjectId} in ${ids}`);
  const idsOf = {
    request: db.select({ id: requests.id }).from(requests).where(reachedRequests(db, actor)),
    offer: db.select({ id: offers.id }).from(offers).where(reachedOffers(db, actor)),
    project: db.select({ id: projects.id }).from(projects).where(reachedProjects(db, actor)),
  };
  return or(
    of('request', sql`${idsOf.request}`),
    of('offer', sql`${idsOf.offer}`),
    of('project', sql`${idsOf.project}`),
  );
}

const isOfSide = (side: MessageSide, accountId: string | null): SQL | undefined =>
  and(eq(files.side, side), accountId === null ? isNull(files.accountId) : eq(files.accountId, accountId));

/** What is on its way, was not taken or is not sent yet is whoever's has begun it alone (decision 149). */
const isSeen = (actor: Actor): SQL | undefined => {
  const { side, accountId } = personOf(actor);
  return or(isOfSide(side, accountId), and(isSent, eq(files.state, 'ready')));
};

const selectFiles = (db: Db | Transaction) =>
  db
    .select({ file: files, itemState: checklistItems.state, projectState: projects.state })
    .from(files)
    .leftJoin(checklistItems, eq(checklistItems.id, files.itemId))
    .leftJoin(projects, and(eq(files.subjectType, 'project'), eq(projects.id, files.subjectId)));

const toStored = ({
  file,
  ...states
}: Pick<StoredFile, 'itemState' | 'projectState'> & { file: typeof files.$inferSelect }): StoredFile => ({
  ...file,
  ...states,
});

/** A file that an actor reaches; null where there is none for them. */
export async function findFile(db: Db | Transaction, actor: Actor, id: string): Promise<StoredFile | null> {
  const [row] = await selectFiles(db).where(and(eq(files.id, id), reachedFiles(db, actor), isSeen(actor)));
  return row ? toStored(row) : null;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockFile(
  transaction: Transaction,
  actor: Actor,
  id: string,
): Promise<StoredFile | null> {
  const [row] = await selectFiles(transaction)
    .where(and(eq(files.id, id), reachedFiles(transaction, actor), isSeen(actor)))
    .for('update', { of: files });
  return row ? toStored(row) : null;
}

/** The files of a record as a side sees them, the oldest first. */
export async function findFilesOf(
  db: Db | Transaction,
  actor: Actor,
  subject: MessageSubject,
): Promise<StoredFile[]> {
  const rows = await selectFiles(db)
    .where(and(isOf(subject), isSeen(actor)))
    .orderBy(asc(files.createdAt), asc(files.id));
  return rows.map(toStored);
}

/** The upload that somebody has begun under a key, which nobody else changes until the transaction ends; null when there is none. */
export async function lockUpload(
  transaction: Transaction,
  subject: MessageSubject,
  { side, accountId }: MessagePerson,
  key: string,
): Promise<StoredFile | null> {
  const [row] = await selectFiles(transaction)
    .where(and(isOf(subject), isOfSide(side, accountId), eq(files.uploadKey, key)))
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
        isOf(subject),
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

/**
 * Until the transaction ends, nobody else adds files to a record, and no item of a project is accepted; answers the state
 * of a project. It comes after the lock of a client and before those of files.
 */
export async function lockPlace(
  transaction: Transaction,
  { type, id }: MessageSubject,
): Promise<string | null> {
  if (type === 'project') {
    const [project] = await transaction
      .select({ state: projects.state })
      .from(projects)
      .where(eq(projects.id, id))
      .for('no key update');
    return project?.state ?? null;
  }
  const table = type === 'offer' ? offers : requests;
  await transaction.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
  return null;
}

/** Until the transaction ends, nobody else adds to what this client has uploaded. */
export async function lockQuota(transaction: Transaction, clientId: string): Promise<void> {
  await transaction
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, clientId))
    .for('no key update');
}

const HOUR_MS = 60 * 60 * 1000;

/** What nobody has gone on with for an hour takes no room from other files. */
export const reservedSince = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/** Bytes of what a client has uploaded and is uploading; of what nobody has sent on since `since` only those that came. */
export async function usedBytes(db: Db | Transaction, clientId: string, since: Date): Promise<number> {
  const bytes = sql<number>`case when ${files.state} = 'uploading' and ${files.touchedAt} < ${since.toISOString()}
    then ${files.received} when ${files.state} = 'refused' then 0 else ${files.bytes} end`;
  const [row] = await db
    .select({ used: sum(bytes) })
    .from(files)
    .where(and(eq(files.clientId, clientId), eq(files.side, 'client')));
  return Number(row?.used ?? 0);
}

/** How many files of a side a record has or awaits: what was not taken is none of them. */
export async function countFiles(
  db: Db | Transaction,
  subject: MessageSubject,
  side: MessageSide,
): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(files)
    .where(and(isOf(subject), eq(files.side, side), ne(files.state, 'refused')));
  return row?.files ?? 0;
}

/** How many files of somebody were not taken and still say why. */
export async function countRefused(
  db: Db | Transaction,
  subject: MessageSubject,
  { side, accountId }: MessagePerson,
): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(files)
    .where(and(isOf(subject), isOfSide(side, accountId), eq(files.state, 'refused')));
  return row?.files ?? 0;
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

/** Notes why a file is not taken and lets its parts go. */
export async function refuseUpload(
  transaction: Transaction,
  id: string,
  refusal: FileRefusal,
): Promise<void> {
  const refused = await transaction
    .update(files)
    .set({ state: 'refused', refusal })
    .where(isComplete(id))
    .returning({ id: files.id });
  if (refused.length > 0) await transaction.delete(fileChunks).where(eq(fileChunks.fileId, id));
}

/** Deletes a file; what it held goes with the sweep. */
export async function deleteFile(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(files).where(eq(files.id, id));
}

/** Files of a record that are ready, so many after one of them, with the titles of their items, the oldest first. */
export const findReadyPage = (
  db: Db,
  subject: MessageSubject,
  after: { createdAt: Date; id: string } | null,
  rows: number,
): Promise<{ id: string; createdAt: Date; name: string; sha256: string | null; item: string | null }[]> =>
  db
    .select({
      id: files.id,
      createdAt: files.createdAt,
      name: files.name,
      sha256: files.sha256,
      item: checklistItems.title,
    })
    .from(files)
    .leftJoin(checklistItems, eq(checklistItems.id, files.itemId))
    .where(
      and(
        isOf(subject),
        eq(files.state, 'ready'),
        isSent,
        after === null
          ? undefined
          : or(
              gt(files.createdAt, after.createdAt),
              and(eq(files.createdAt, after.createdAt), gt(files.id, after.id)),
            ),
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id))
    .limit(rows);

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
 * Deletes uploads that nobody has gone on with since `before`, files that were not taken, and those that no message has
 * taken along since `unsentBefore`; answers how many.
 */
export async function deleteAbandoned(db: Db, before: Date, unsentBefore: Date): Promise<number> {
  const deleted = await db
    .delete(files)
    .where(
      or(
        and(ne(files.state, 'ready'), lt(files.touchedAt, before)),
        and(isUnsent, lt(files.touchedAt, unsentBefore)),
      ),
    )
    .returning({ id: files.id });
  return deleted.length;
}

/** Gives ready files that an account of a side, or a holder of a link, has uploaded for a message to it; answers how many could be given. */
export async function giveToMessage(
  transaction: Transaction,
  subject: MessageSubject,
  { side, accountId }: { side: MessageSide; accountId: string | null },
  ids: readonly string[],
  messageId: string,
  now: Date,
): Promise<number> {
  const given = await transaction
    .update(files)
    .set({ messageId, uploadKey: null, addedAt: now })
    .where(
      and(
        isOf(subject),
        isOfSide(side, accountId),
        inArray(files.id, [...ids]),
        eq(files.state, 'ready'),
        eq(files.purpose, 'message'),
        isNull(files.messageId),
      ),
    )
    .returning({ id: files.id });
  return given.length;
}
