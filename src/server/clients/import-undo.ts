import { createHash } from 'node:crypto';
import { CLIENT_FIELD_NAMES } from '#domain/clients/client-fields.ts';
import type { ClientImports, ImportUndone } from '#domain/clients/desk-contract.ts';
import { IMPORT_UNDO_MS } from '#domain/clients/import-limits.ts';
import type { KnownClient } from '#domain/clients/import-plan.ts';
import { Fault } from '#domain/errors/faults.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Foundation } from '../foundation.ts';
import { partsOf } from '../in-parts.ts';
import { knownOf, lockClients, lockImports, writeClients } from './import-data.ts';
import { deleteImportRows, deleteUnused, findImportRows, findImports } from './import-rows-data.ts';

/** Taking back what tables have made of clients, for a day (decision 185). */
export interface ClientImportUndo {
  /** What can still be taken back, the newest first. */
  list(now: Date): Promise<ClientImports>;
  /** Takes an import back but for the clients that were changed since. Throws notFound. */
  undo(id: string, by: By): Promise<ImportUndone>;
}

const note = noteOn('clients');

/** One text for what a table can change of a client: another one says that it was changed since. */
export function fingerprintOf(client: KnownClient): string {
  const facts = CLIENT_FIELD_NAMES.map((field) => client[field]);
  const people = client.contacts.map(({ id, name, role, email, phone }) => [id, name, role, email, phone]);
  return createHash('sha256')
    .update(JSON.stringify([facts, client.note, people.toSorted()]))
    .digest('base64url');
}

const undoableSince = (now: Date): Date => new Date(now.getTime() - IMPORT_UNDO_MS);

export const createClientImportUndo = ({ db }: Pick<Foundation, 'db'>): ClientImportUndo => ({
  async list(now) {
    const imports = await findImports(db, undoableSince(now));
    return imports.map(({ at, ...counts }) => ({ ...counts, at: at.toISOString() }));
  },

  undo: (importId, by) =>
    db.transaction(async (transaction) => {
      await lockImports(transaction);
      const rows = await findImportRows(transaction, importId, undoableSince(by.now));
      if (rows.length === 0) throw new Fault('notFound');
      const kept: ImportUndone['kept'] = [];
      for (const part of partsOf(rows)) {
        const ids = part.map(({ clientId }) => clientId);
        await lockClients(transaction, ids);
        const known = await knownOf(transaction, ids);
        const after = new Map(part.map((row) => [row.clientId, row.after]));
        const untouched = new Set(
          known.flatMap((client) => (fingerprintOf(client) === after.get(client.id) ? [client.id] : [])),
        );
        const before = part.flatMap((row) => (row.before && untouched.has(row.clientId) ? [row.before] : []));
        await writeClients(transaction, before, by.now);
        const made = part.flatMap((row) =>
          row.before || !untouched.has(row.clientId) ? [] : [row.clientId],
        );
        const undone = new Set([...before.map(({ id }) => id), ...(await deleteUnused(transaction, made))]);
        for (const { id, name } of known) if (!undone.has(id)) kept.push({ id, name });
      }
      await deleteImportRows(transaction, importId);
      await note(transaction, importId, 'clients.import-undone', by);
      return { undone: rows.length - kept.length, kept };
    }),
});
