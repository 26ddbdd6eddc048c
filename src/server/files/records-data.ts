import { and, asc, count, eq, inArray, ne, or } from 'drizzle-orm';
import { attachedNames } from '#domain/messages/attached-names.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { StoredFile } from './data.ts';
import { isSent, isUnsent } from './sent-data.ts';
import { files } from './table.ts';

const areOf = (type: MessageSubject['type'], ids: readonly string[]) =>
  and(eq(files.subjectType, type), inArray(files.subjectId, [...ids]));

/** The files that are ready of records of one kind, the oldest first; none that nobody has sent yet. */
export const filesOf = (
  db: Db | Transaction,
  type: MessageSubject['type'],
  ids: readonly string[],
): Promise<(typeof files.$inferSelect)[]> =>
  db
    .select()
    .from(files)
    .where(and(areOf(type, ids), eq(files.state, 'ready'), isSent))
    .orderBy(asc(files.createdAt), asc(files.id));

const filesSentWith =
  (along: 'messageId' | 'deliveryId') =>
  async (db: Db | Transaction, ids: readonly string[]): Promise<Map<string, StoredFile[]>> => {
    const rows = await db
      .select()
      .from(files)
      .where(inArray(files[along], [...ids]))
      .orderBy(asc(files.createdAt), asc(files.id));
    // It was brought for no item, and stays with what it was sent with whatever the project's state.
    const found = rows.map((file) => ({ ...file, itemState: null, projectState: null }));
    return Map.groupBy(found, (file) => file[along] ?? '');
  };

/** The files of messages, by the id of the message; a message without files is not there. */
export const filesOfMessages = filesSentWith('messageId');

/** The files of deliveries of stages, by the id of the delivery; one without files is not there. */
export const filesOfDeliveries = filesSentWith('deliveryId');

/** The names of the files of messages as mails say them, by the id of the message; a message without files is not there. */
export async function attachedOf(
  db: Db | Transaction,
  messageIds: readonly string[],
): Promise<Map<string, string>> {
  const found = await filesOfMessages(db, messageIds);
  return new Map([...found].map(([id, some]) => [id, attachedNames(some.map(({ name }) => name))]));
}

/** How many files that are ready the client has brought for items of a checklist, by the id of the item; none is not there. */
export async function countOfItems(
  db: Db | Transaction,
  itemIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: files.itemId, brought: count() })
    .from(files)
    .where(and(inArray(files.itemId, [...itemIds]), eq(files.side, 'client'), eq(files.state, 'ready')))
    .groupBy(files.itemId);
  return new Map(rows.flatMap(({ id, brought }) => (id === null ? [] : [[id, brought]])));
}

/** Deletes the files of a message that is withdrawn; what they held goes with the sweep. */
export async function deleteFilesOfMessage(transaction: Transaction, messageId: string): Promise<void> {
  await transaction.delete(files).where(eq(files.messageId, messageId));
}

/** Deletes the files of records that are deleted; what they held goes with the sweep. */
export async function deleteFilesOf(
  transaction: Transaction,
  type: MessageSubject['type'],
  ids: readonly string[],
): Promise<void> {
  await transaction.delete(files).where(areOf(type, ids));
}

/** Deletes what an account has begun to upload and never finished, or never sent. */
export async function deleteUnfinishedBy(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(files).where(and(eq(files.accountId, accountId), isUnfinished));
}

const isUnfinished = or(ne(files.state, 'ready'), isUnsent);

/** The same of whoever brings something to these projects. */
export async function deleteUnfinishedOf(
  transaction: Transaction,
  projectIds: readonly string[],
): Promise<void> {
  await transaction.delete(files).where(and(areOf('project', projectIds), isUnfinished));
}
