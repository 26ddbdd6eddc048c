import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { NoteKind } from '#domain/messages/note.ts';
import { accounts } from '../accounts/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';
import { conversationNotes } from './note-table.ts';

/** A note with the username of whoever wrote it, null once the account is gone. */
export interface StoredNote {
  id: string;
  /** Of the request, offer or project. */
  subjectId: string;
  kind: NoteKind;
  text: string;
  author: string | null;
  createdAt: Date;
}

const PLACES = {
  request: conversationNotes.requestId,
  offer: conversationNotes.offerId,
  project: conversationNotes.projectId,
} as const;

const columnsOf = (type: MessageSubject['type']) => ({
  id: conversationNotes.id,
  subjectId: sql<string>`${PLACES[type]}`.as('subject_id'),
  kind: conversationNotes.kind,
  text: conversationNotes.text,
  author: accounts.username,
  createdAt: conversationNotes.createdAt,
});

/** The notes about these records of one kind, the oldest first. */
export const findNotes = (
  db: Db,
  type: MessageSubject['type'],
  ids: readonly string[],
): Promise<StoredNote[]> =>
  db
    .select(columnsOf(type))
    .from(conversationNotes)
    .leftJoin(accounts, eq(accounts.id, conversationNotes.accountId))
    .where(inArray(PLACES[type], [...ids]))
    .orderBy(asc(conversationNotes.createdAt), asc(conversationNotes.id));

/** The latest note about each of these records of one kind. */
export const latestNotes = (
  db: Db,
  type: MessageSubject['type'],
  ids: readonly string[],
): Promise<StoredNote[]> =>
  db
    .selectDistinctOn([PLACES[type]], columnsOf(type))
    .from(conversationNotes)
    .leftJoin(accounts, eq(accounts.id, conversationNotes.accountId))
    .where(inArray(PLACES[type], [...ids]))
    .orderBy(PLACES[type], desc(conversationNotes.createdAt), desc(conversationNotes.id));

/** A note to be stored. */
export interface NewNote {
  id: string;
  subject: MessageSubject;
  kind: NoteKind;
  text: string;
  accountId: string | null;
  /** Null where nobody sends again. */
  sendId: string | null;
  createdAt: Date;
}

/** Stores a note. */
export async function insertNote(
  transaction: Transaction,
  { subject: { type, id }, ...note }: NewNote,
): Promise<void> {
  await transaction.insert(conversationNotes).values({ ...note, [`${type}Id` as const]: id });
}

/** What a sending has stored about a record; null where it has not arrived yet. */
export async function findNoteSending(
  transaction: Transaction,
  { type, id }: MessageSubject,
  sendId: string,
): Promise<Pick<StoredNote, 'kind' | 'text'> | null> {
  const [found] = await transaction
    .select({ kind: conversationNotes.kind, text: conversationNotes.text })
    .from(conversationNotes)
    .where(and(eq(PLACES[type], id), eq(conversationNotes.sendId, sendId)));
  return found ?? null;
}

/** Deletes a note of one of these records; false when there is none. */
export async function deleteNote(
  transaction: Transaction,
  type: MessageSubject['type'],
  ids: readonly string[],
  noteId: string,
): Promise<boolean> {
  const deleted = await transaction
    .delete(conversationNotes)
    .where(and(eq(conversationNotes.id, noteId), inArray(PLACES[type], [...ids])))
    .returning({ id: conversationNotes.id });
  return deleted.length > 0;
}

/**
 * Deletes what the operator has thought about these projects, their offers and the requests from which they came. What was
 * said on the telephone stays, as what was written does (business 8).
 */
export async function forgetThoughts(transaction: Transaction, projectIds: readonly string[]): Promise<void> {
  const begunBy = transaction
    .select({ id: projects.offerId })
    .from(projects)
    .where(inArray(projects.id, [...projectIds]));
  const ofThem = or(inArray(offers.id, begunBy), inArray(offers.addendumOf, begunBy));
  await transaction
    .delete(conversationNotes)
    .where(
      and(
        eq(conversationNotes.kind, 'note'),
        or(
          inArray(conversationNotes.projectId, [...projectIds]),
          inArray(
            conversationNotes.offerId,
            transaction.select({ id: offers.id }).from(offers).where(ofThem),
          ),
          inArray(
            conversationNotes.requestId,
            transaction.select({ id: offers.requestId }).from(offers).where(ofThem),
          ),
        ),
      ),
    );
}
