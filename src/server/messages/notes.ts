import type { ParsedBody } from '#domain/api/endpoint.ts';
import { accountOf } from '#domain/audit/doer.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { writeDeskNote } from '#domain/messages/contract.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { ShownNote } from '#domain/messages/note-schema.ts';
import type { By } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { deleteNote, findNoteSending, insertNote, type StoredNote } from './note-data.ts';

/** A note from outside. */
export type WrittenNote = ParsedBody<typeof writeDeskNote>;

/** What an entry of the audit log says of a note by its kind, after the kind of record. */
export const NOTED = { note: 'noted', call: 'called' } as const;

/** Stands for an account that is no more. */
const GONE = 'Zrušený účet';

/** A note as the operator reads it. */
export const shownNote = ({ id, kind, text, author, createdAt }: StoredNote): ShownNote => ({
  id,
  kind,
  text,
  author: author ?? GONE,
  createdAt: createdAt.toISOString(),
});

/** Internal notes, one service for every room: in the transaction of whoever asks, under the lock of the record. */
export interface NoteService {
  /**
   * Stores a note; false where this sending has stored it before: then nothing is to be done again. Throws keyReused where
   * it said something else.
   */
  add(transaction: Transaction, subject: MessageSubject, note: WrittenNote, by: By): Promise<boolean>;
  /** Removes a note of one of these records. Throws notFound. */
  remove(
    transaction: Transaction,
    type: MessageSubject['type'],
    ids: readonly string[],
    noteId: string,
  ): Promise<void>;
}

export const createNotes = ({ random }: Pick<Foundation, 'random'>): NoteService => ({
  async add(transaction, subject, { sendId = null, ...note }, { actor, now }) {
    const stored = sendId && (await findNoteSending(transaction, subject, sendId));
    if (stored) {
      if (stored.kind !== note.kind || stored.text !== note.text) throw new Fault('keyReused');
      return false;
    }
    const about = { id: random.uuid(), subject, sendId, accountId: accountOf(actor), createdAt: now };
    await insertNote(transaction, { ...note, ...about });
    return true;
  },
  async remove(transaction, type, ids, noteId) {
    if (!(await deleteNote(transaction, type, ids, noteId))) throw new Fault('notFound');
  },
});
