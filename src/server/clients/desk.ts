import { z } from 'zod';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { type ClientField, clientFacts } from '#domain/clients/client-fields.ts';
import type {
  addContact,
  changeContact,
  editClient,
  makeClient,
  mergeClient,
  noteClient,
} from '#domain/clients/desk-contract.ts';
import { CONTACTS_MAX } from '#domain/clients/desk-limits.ts';
import { Fault } from '#domain/errors/faults.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { onceWithin, type Submission, submitOnce } from '../idempotency/submit-once.ts';
import { lockKeptRequest } from '../requests/life-data.ts';
import { insertClient, lockClient } from './data.ts';
import {
  type ClientRow,
  contactsOf,
  contactVersion,
  deleteContact,
  deleteMember,
  findClient,
  insertContacts,
  keepNote,
  noteOf,
  updateClient,
  updateContact,
} from './desk-data.ts';
import { lockWorkOf, moveAll } from './merge-data.ts';
import { clientOfRequest } from './ownership.ts';

/** Notes in the audit log what was done to a client. */
export const noteOnClient = noteOn('client');

const madeClient = z.object({ id: z.uuid() });
const addedContact = z.object({});

/**
 * What the operator does to clients: each act is one transaction with one entry in the audit log. A `version` is of what the
 * operator saw. Throws notFound, and editedElsewhere where it has changed since.
 */
export interface ClientDesk {
  /** Makes a client, once for a submission that comes again; its id. */
  make(body: Omit<ParsedBody<typeof makeClient>, 'fromRequest'>, by: Submission): Promise<string>;
  /** The client of a request, which is made where there is none; its id. */
  ofRequest(requestId: string, by: By): Promise<string>;
  edit(id: string, change: ParsedBody<typeof editClient>, by: By): Promise<void>;
  note(id: string, note: ParsedBody<typeof noteClient>, by: By): Promise<void>;
  /** Throws clientsDiffer. */
  merge(id: string, merge: ParsedBody<typeof mergeClient>, by: By): Promise<void>;
  /** A submission that comes again adds nothing. Throws tooManyContacts. */
  addContact(clientId: string, contact: ParsedBody<typeof addContact>, by: Submission): Promise<void>;
  changeContact(
    clientId: string,
    contactId: string,
    contact: ParsedBody<typeof changeContact>,
    by: By,
  ): Promise<void>;
  removeContact(clientId: string, contactId: string, version: number, by: By): Promise<void>;
  endMembership(clientId: string, accountId: string, by: By): Promise<void>;
}

export function createClientDesk({ db, random }: Pick<Foundation, 'db' | 'random'>): ClientDesk {
  /** Does something to a client that nobody else changes meanwhile. */
  const onClient = (
    id: string,
    action: string,
    by: By,
    work: (transaction: Transaction, client: ClientRow) => Promise<void>,
  ): Promise<void> =>
    db.transaction(async (transaction) => {
      await lockClient(transaction, id);
      const client = await findClient(transaction, id);
      if (!client) throw new Fault('notFound');
      await work(transaction, client);
      await noteOnClient(transaction, id, action, by);
    });

  /** The same to one of its people. */
  const onContact = (
    which: { clientId: string; contactId: string },
    version: number,
    action: string,
    by: By,
    work: (transaction: Transaction) => Promise<void>,
  ): Promise<void> =>
    onClient(which.clientId, action, by, async (transaction) => {
      const now = await contactVersion(transaction, which);
      if (now === null) throw new Fault('notFound');
      if (now !== version) throw new Fault('editedElsewhere');
      await work(transaction);
    });

  return {
    async make({ contact, note, ...texts }, by) {
      const made = await submitOnce(db, by.claim, madeClient, async (transaction) => {
        const { now: createdAt } = by;
        const id = random.uuid();
        const facts = clientFacts((field) => texts[field] ?? '');
        await insertClient(transaction, { ...facts, id, origin: 'hand', createdAt }, null);
        if (contact)
          await insertContacts(transaction, [{ ...contact, id: random.uuid(), clientId: id, createdAt }]);
        if (note) await keepNote(transaction, id, note, createdAt);
        await noteOnClient(transaction, id, 'client.made', by);
        return { id };
      });
      return made.id;
    },

    ofRequest: (requestId, by) =>
      db.transaction(async (transaction) => {
        const request = await lockKeptRequest(transaction, requestId);
        if (!request) throw new Fault('notFound');
        if (request.clientId !== null) return request.clientId;
        const id = await clientOfRequest(transaction, request, { now: by.now, random });
        await noteOnClient(transaction, id, 'client.request-given', by);
        return id;
      }),

    edit: (id, { version, ...texts }, by) =>
      onClient(id, 'client.edited', by, async (transaction, client) => {
        if (client.version !== version) throw new Fault('editedElsewhere');
        const changes = Object.entries(texts).filter(([, text]) => text !== undefined);
        await updateClient(transaction, id, Object.fromEntries(changes));
      }),

    note: (id, { note, version }, by) =>
      onClient(id, 'client.noted', by, async (transaction, client) => {
        if (client.noteVersion !== version) throw new Fault('editedElsewhere');
        await keepNote(transaction, id, note, by.now);
      }),

    merge: (id, { into, version }, by) =>
      db.transaction(async (transaction) => {
        if (id === into) throw new Fault('notFound');
        await lockWorkOf(transaction, id);
        // In one order, so that two merges of the same clients do not wait for each other.
        for (const each of [id, into].toSorted()) await lockClient(transaction, each);
        const [from, kept] = [await findClient(transaction, id), await findClient(transaction, into)];
        if (!from || !kept) throw new Fault('notFound');
        if (from.ico !== '' && kept.ico !== '' && from.ico !== kept.ico) throw new Fault('clientsDiffer');
        if (from.version !== version) throw new Fault('editedElsewhere');
        const notes = [await noteOf(transaction, into), await noteOf(transaction, id)].filter(Boolean);
        await moveAll(transaction, { from: id, into });
        await keepNote(transaction, into, notes.join('\n\n'), by.now);
        await updateClient(transaction, into, {
          ...clientFacts((field: ClientField) => kept[field] || from[field]),
          // What the operator has made of either outlives its members.
          origin: kept.origin === 'account' ? from.origin : kept.origin,
        });
        await noteOnClient(transaction, into, 'client.merged', by);
      }),

    addContact: (clientId, contact, by) =>
      db.transaction(async (transaction) => {
        await lockClient(transaction, clientId);
        if (!(await findClient(transaction, clientId))) throw new Fault('notFound');
        await onceWithin(transaction, by.claim, addedContact, async () => {
          if ((await contactsOf(transaction, [clientId])).length >= CONTACTS_MAX)
            throw new Fault('tooManyContacts');
          await insertContacts(transaction, [{ ...contact, id: random.uuid(), clientId, createdAt: by.now }]);
          await noteOnClient(transaction, clientId, 'client.contact-added', by);
          return {};
        });
      }),

    changeContact: (clientId, contactId, { version, ...contact }, by) => {
      const which = { clientId, contactId };
      return onContact(which, version, 'client.contact-changed', by, (transaction) =>
        updateContact(transaction, which, contact),
      );
    },

    removeContact: (clientId, contactId, version, by) => {
      const which = { clientId, contactId };
      return onContact(which, version, 'client.contact-removed', by, (transaction) =>
        deleteContact(transaction, which),
      );
    },

    endMembership: (clientId, accountId, by) =>
      onClient(clientId, 'client.member-ended', by, async (transaction) => {
        if (!(await deleteMember(transaction, { clientId, accountId }))) throw new Fault('notFound');
      }),
  };
}
