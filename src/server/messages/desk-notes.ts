import type { Actor } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { PLAIN_NOTED } from '#domain/messages/note.ts';
import type { ShownNote } from '#domain/messages/note-schema.ts';
import { type By, noteOn } from '../audit/note.ts';
import { findReached } from '../clients/reach-data.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { lockOffer } from '../offers/data.ts';
import { lockProject } from '../projects/data.ts';
import { findNotes } from './note-data.ts';
import { NOTED, type NoteService, shownNote, type WrittenNote } from './notes.ts';

/** An offer or a project. */
type Noted = MessageSubject & { type: (typeof PLAIN_NOTED)[number] };

/**
 * What the operator notes about offers and projects, in any state of theirs. Each act is one transaction under the lock of
 * the record with one entry in the audit log, and answers all notes; a sending that comes again does nothing more. Throws notFound.
 */
export interface DeskNotes {
  of(subject: Noted, actor: Actor): Promise<ShownNote[]>;
  write(subject: Noted, note: WrittenNote, by: By): Promise<ShownNote[]>;
  remove(subject: Noted, noteId: string, by: By): Promise<ShownNote[]>;
}

const LOCKS = { offer: lockOffer, project: lockProject };
const AUDIT = { offer: noteOn('offer'), project: noteOn('project') };

interface DeskNotesOptions {
  db: Db;
  notes: NoteService;
}

export function createDeskNotes({ db, notes }: DeskNotesOptions): DeskNotes {
  const all = async ({ type, id }: Noted) => (await findNotes(db, type, [id])).map(shownNote);
  const on = async (
    { type, id }: Noted,
    act: string,
    by: By,
    work: (transaction: Transaction) => Promise<boolean>,
  ): Promise<ShownNote[]> => {
    await db.transaction(async (transaction) => {
      if (!(await LOCKS[type](transaction, id))) throw new Fault('notFound');
      if (await work(transaction)) await AUDIT[type](transaction, id, `${type}.${act}`, by);
    });
    return all({ type, id });
  };
  return {
    async of(subject, actor) {
      if (!(await findReached(db, actor, subject))) throw new Fault('notFound');
      return all(subject);
    },
    write: (subject, note, by) =>
      on(subject, NOTED[note.kind], by, (transaction) => notes.add(transaction, subject, note, by)),
    remove: (subject, noteId, by) =>
      on(subject, 'note-removed', by, async (transaction) => {
        await notes.remove(transaction, subject.type, [subject.id], noteId);
        return true;
      }),
  };
}
