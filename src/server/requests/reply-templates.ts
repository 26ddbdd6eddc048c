import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import type {
  addReplyTemplate,
  changeReplyTemplate,
  ReplyTemplate,
} from '#domain/requests/inbox-contract.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import {
  deleteTemplate,
  findTemplates,
  insertTemplate,
  lockTemplate,
  type TemplateRow,
  updateTemplate,
} from './desk-data.ts';

/** Texts that replies begin with; each change has one entry in the audit log, in its transaction. */
export interface ReplyTemplates {
  list(): Promise<ReplyTemplate[]>;
  add(body: ParsedBody<typeof addReplyTemplate>, by: By): Promise<ReplyTemplate>;
  /** `version` is of the template that was seen, here and below. Throws notFound, editedElsewhere. */
  change(id: string, body: ParsedBody<typeof changeReplyTemplate>, by: By): Promise<ReplyTemplate>;
  /** Throws notFound, editedElsewhere. */
  remove(id: string, version: number, by: By): Promise<void>;
}

const note = noteOn('reply-template');

async function lockSeen(transaction: Transaction, id: string, version: number): Promise<void> {
  const now = await lockTemplate(transaction, id);
  if (now === null) throw new Fault('notFound');
  if (now !== version) throw new Fault('editedElsewhere');
}

export function createReplyTemplates({ db, random }: Pick<Foundation, 'db' | 'random'>): ReplyTemplates {
  return {
    list: async () => (await findTemplates(db)).map(shown),
    add: ({ name, text }, by) =>
      db.transaction(async (transaction) => {
        const row = { id: random.uuid(), name, text, createdAt: by.now, updatedAt: by.now };
        await insertTemplate(transaction, row);
        await note(transaction, row.id, 'reply-template.added', by);
        return shown({ ...row, version: 0 });
      }),
    change: (id, { name, text, version }, by) =>
      db.transaction(async (transaction) => {
        await lockSeen(transaction, id, version);
        const changed = { name, text, version: version + 1, updatedAt: by.now };
        await updateTemplate(transaction, id, changed);
        await note(transaction, id, 'reply-template.changed', by);
        return shown({ id, ...changed });
      }),
    remove: (id, version, by) =>
      db.transaction(async (transaction) => {
        await lockSeen(transaction, id, version);
        await deleteTemplate(transaction, id);
        await note(transaction, id, 'reply-template.removed', by);
      }),
  };
}

const shown = ({ id, name, text, version, updatedAt }: Omit<TemplateRow, 'createdAt'>): ReplyTemplate => ({
  id,
  name,
  text,
  version,
  updatedAt: updatedAt.toISOString(),
});
