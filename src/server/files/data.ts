import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/accounts/actor.ts';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import { reachedOffers, reachedProjects, reachedRequests } from '../clients/reach-data.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { offers } from '../offers/table.ts';
import { checklistItems, projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';
import { isSent, isUnsent } from './sent-data.ts';
import { personOf } from './shown-file.ts';
import { files } from './table.ts';

/** A file with the states of the item that it was brought for and of the project that it is of. */
export type StoredFile = typeof files.$inferSelect & {
  itemState: string | null;
  projectState: string | null;
};

/** Files of a record. */
export const isAt = ({ type, id }: MessageSubject) =>
  and(eq(files.subjectType, type), eq(files.subjectId, id));

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

/** Files that somebody of a side has begun: without an account, whoever holds a link. */
export const isUploadedBy = (side: MessageSide, accountId: string | null): SQL | undefined =>
  and(eq(files.side, side), accountId === null ? isNull(files.accountId) : eq(files.accountId, accountId));

/** What is on its way, was not taken or is not sent yet is whoever's has begun it alone (decision 149). */
const isSeen = (actor: Actor): SQL | undefined => {
  const { side, accountId } = personOf(actor);
  return or(isUploadedBy(side, accountId), and(isSent, eq(files.state, 'ready')));
};

/** Files with what they stand in. */
export const selectFiles = (db: Db | Transaction) =>
  db
    .select({ file: files, itemState: checklistItems.state, projectState: projects.state })
    .from(files)
    .leftJoin(checklistItems, eq(checklistItems.id, files.itemId))
    .leftJoin(projects, and(eq(files.subjectType, 'project'), eq(projects.id, files.subjectId)));

/** A row of these. */
export const toStored = ({
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
    .where(and(isAt(subject), isSeen(actor)))
    .orderBy(asc(files.createdAt), asc(files.id));
  return rows.map(toStored);
}

/** Deletes a file; what it held goes with the sweep. */
export async function deleteFile(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(files).where(eq(files.id, id));
}

/** With what a file is sent. */
export type SentWith = { messageId: string } | { deliveryId: string };

/** Gives ready files that an account of a side, or a holder of a link, has uploaded for it to what they are sent with; answers how many could be given. */
export async function giveFiles(
  transaction: Transaction,
  subject: MessageSubject,
  { side, accountId }: { side: MessageSide; accountId: string | null },
  ids: readonly string[],
  to: SentWith,
  now: Date,
): Promise<number> {
  const given = await transaction
    .update(files)
    .set({ ...to, uploadKey: null, addedAt: now })
    .where(
      and(
        isAt(subject),
        isUploadedBy(side, accountId),
        inArray(files.id, [...ids]),
        eq(files.state, 'ready'),
        eq(files.purpose, 'messageId' in to ? 'message' : 'delivery'),
        isUnsent,
      ),
    )
    .returning({ id: files.id });
  return given.length;
}
