import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { addReplyTemplate, ReplyTemplate } from '#domain/requests/inbox-contract.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Foundation } from '../foundation.ts';
import {
  deleteTemplate,
  findTemplates,
  insertTemplate,
  type TemplateRow,
  updateTemplate,
} from './desk-data.ts';

type TemplateBody = ParsedBody<typeof addReplyTemplate>;

/** Texts that replies begin with; each change has one entry in the audit log, in its transaction. */
export interface ReplyTemplates {
  list(): Promise<ReplyTemplate[]>;
  add(body: TemplateBody, by: By): Promise<ReplyTemplate>;
  /** Throws notFound. */
  change(id: string, body: TemplateBody, by: By): Promise<ReplyTemplate>;
  /** Throws notFound. */
  remove(id: string, by: By): Promise<void>;
}

const note = noteOn('reply-template');

export function createReplyTemplates({ db, random }: Pick<Foundation, 'db' | 'random'>): ReplyTemplates {
  return {
    list: async () => (await findTemplates(db)).map(shown),
    add: ({ name, text }, by) =>
      db.transaction(async (transaction) => {
        const row = { id: random.uuid(), name, text, createdAt: by.now, updatedAt: by.now };
        await insertTemplate(transaction, row);
        await note(transaction, row.id, 'reply-template.added', by);
        return shown(row);
      }),
    change: (id, { name, text }, by) =>
      db.transaction(async (transaction) => {
        const row = await updateTemplate(transaction, id, { name, text, updatedAt: by.now });
        if (!row) throw new Fault('notFound');
        await note(transaction, id, 'reply-template.changed', by);
        return shown(row);
      }),
    remove: (id, by) =>
      db.transaction(async (transaction) => {
        if (!(await deleteTemplate(transaction, id))) throw new Fault('notFound');
        await note(transaction, id, 'reply-template.removed', by);
      }),
  };
}

const shown = ({ id, name, text, updatedAt }: TemplateRow): ReplyTemplate => ({
  id,
  name,
  text,
  updatedAt: updatedAt.toISOString(),
});
