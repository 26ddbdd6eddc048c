import type { ParsedQuery } from '#domain/api/endpoint.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import { auditActor, auditSentence } from '#domain/audit/audit-texts.ts';
import type { DeskClient, exportClients, ListedClient, listClients } from '#domain/clients/desk-contract.ts';
import { IMPORT_FIELDS, IMPORT_LABELS, type ImportField } from '#domain/clients/import-fields.ts';
import { invitationState } from '#domain/clients/invitation-state.ts';
import { Fault } from '#domain/errors/faults.ts';
import { csvOf } from '#domain/kernel/csv.ts';
import { emailKey } from '#domain/kernel/email.ts';
import { excerptOf } from '#domain/kernel/excerpt.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { revisionStateOn } from '#domain/offers/revision-life.ts';
import { paymentStateOn } from '#domain/payments/payment-life.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { findEntries } from '../audit/data.ts';
import { usernames } from '../audit/read-data.ts';
import type { Foundation } from '../foundation.ts';
import type { Download } from '../http/download.ts';
import { listFile } from '../http/list-file.ts';
import {
  type ClientRow,
  type Contact,
  contactsOf,
  countMembers,
  countOpen,
  findClient,
  findClients,
  lastEvents,
  likelySame,
  membersOf,
  moneyOf,
  noteOf,
  notesOf,
  offersOf,
  paymentsOf,
  projectsOf,
  requestsOf,
} from './desk-data.ts';
import { invitationsOf } from './invitation-data.ts';

/** What the operator sees of clients. */
export interface ClientReading {
  list(query: ParsedQuery<typeof listClients>, now: Date): Promise<ListedClient[]>;
  /** What the list shows, as CSV that an import takes back. */
  table(query: ParsedQuery<typeof exportClients>, now: Date): Promise<Download>;
  /** Throws notFound. */
  record(id: string, now: Date): Promise<DeskClient>;
}

/** The newest of each kind that a client's page shows. */
const SHOWN = 50;
const LIKELY_MAX = 5;
/** Characters of a request's text. */
const EXCERPT = 160;

const NOTHING_OPEN = { requests: 0, offers: 0, projects: 0 };

export function createClientReading({ db }: Pick<Foundation, 'db'>): ClientReading {
  return {
    async list(query, now) {
      const { day: today } = wallTimeOf(now);
      const rows = await findClients(db, query, today, LIST_ROWS);
      const ids = rows.map(({ id }) => id);
      const open = await countOpen(db, ids, today);
      const members = await countMembers(db, ids);
      const last = await lastEvents(db, ids);
      const first = firstContacts(await contactsOf(db, ids));
      return rows.map((row) => {
        const contact = first.get(row.id);
        return {
          id: row.id,
          name: row.name,
          ico: row.ico,
          city: row.city,
          contact: contact ? shownContact(contact) : null,
          members: members.get(row.id) ?? 0,
          open: open.get(row.id) ?? NOTHING_OPEN,
          createdAt: row.createdAt.toISOString(),
          lastAt: (last.get(row.id) ?? row.createdAt).toISOString(),
        };
      });
    },

    table(query, now) {
      const { day: today } = wallTimeOf(now);
      return listFile({
        list: 'klienti',
        read: (after, limit) => findClients(db, { ...query, after }, today, limit),
        async shown(rows) {
          const ids = rows.map(({ id }) => id);
          const first = firstContacts(await contactsOf(db, ids));
          const notes = await notesOf(db, ids);
          return rows.map((row) => {
            const texts = importTexts(row, first.get(row.id), notes.get(row.id) ?? '');
            return IMPORT_FIELDS.map((field) => texts[field]);
          });
        },
        // Where it is cut, only its name says so: an import would take a sentence at the end for a client.
        csv: (lines) => csvOf([IMPORT_FIELDS.map((field) => IMPORT_LABELS[field]), ...lines]),
      });
    },

    async record(id, now) {
      const client = await findClient(db, id);
      if (!client) throw new Fault('notFound');
      const { day: today } = wallTimeOf(now);
      const contacts = await contactsOf(db, [id]);
      const emails = contacts.flatMap(({ email }) => (email ? [emailKey(email)] : []));
      const open = (await countOpen(db, [id], today)).get(id) ?? NOTHING_OPEN;
      const history = await findEntries(db, { subjectType: 'client', subjectId: id }, SHOWN);
      const names = await usernames(
        db,
        history.map(({ actor }) => actor).filter((actor) => actor.includes('-')),
      );
      return {
        ...client,
        note: await noteOf(db, id),
        createdAt: client.createdAt.toISOString(),
        updatedAt: client.updatedAt.toISOString(),
        open,
        contacts: contacts.map(shownContact),
        members: (await membersOf(db, id)).map((member) => ({
          ...member,
          since: member.since.toISOString(),
        })),
        invitations: (await invitationsOf(db, id, SHOWN)).map((invitation) => ({
          id: invitation.id,
          email: invitation.email,
          state: invitationState(invitation, now),
          createdAt: invitation.createdAt.toISOString(),
          expiresAt: invitation.expiresAt.toISOString(),
        })),
        requests: (await requestsOf(db, id, SHOWN)).map(
          ({ id: requestId, number, kind, status, name, company, description, createdAt }) => ({
            id: requestId,
            ticket: ticket(number),
            kind,
            status,
            name: company || name,
            excerpt: excerptOf(description, EXCERPT),
            createdAt: createdAt.toISOString(),
          }),
        ),
        offers: (await offersOf(db, id, SHOWN)).map((offer) => ({
          id: offer.id,
          number: offerNumber(offer),
          title: offer.title,
          state: revisionStateOn(offer, today),
          onceTotal: offer.onceTotal,
          monthlyTotal: offer.monthlyTotal,
          validUntil: offer.validUntil,
          createdAt: offer.createdAt.toISOString(),
        })),
        projects: (await projectsOf(db, id, SHOWN)).map(
          ({ id: projectId, number, name, state, createdAt }) => ({
            id: projectId,
            number,
            name,
            state,
            createdAt: createdAt.toISOString(),
          }),
        ),
        payments: (await paymentsOf(db, id, SHOWN)).map((payment) => ({
          ...payment,
          state: paymentStateOn(payment, today),
        })),
        money: await moneyOf(db, id, today),
        likely: await likelySame(db, client, emails, LIKELY_MAX),
        history: withLooksFolded(history).map(({ id: entryId, at, actor, action, subjectType, times }) => ({
          id: entryId,
          at: at.toISOString(),
          actor: auditActor(actor, names.get(actor)),
          sentence: auditSentence(action, subjectType, client.name),
          times,
        })),
      };
    },
  };
}

const LOOK = 'client.looked-as';

/** Entries of a log of which looks that one actor takes one after another are one: what the operator reads is not what happened. */
function withLooksFolded<Entry extends { action: string; actor: string }>(
  entries: readonly Entry[],
): (Entry & { times: number })[] {
  const folded: (Entry & { times: number })[] = [];
  for (const entry of entries) {
    const last = folded.at(-1);
    if (last?.action === LOOK && entry.action === LOOK && last.actor === entry.actor) last.times += 1;
    else folded.push({ ...entry, times: 1 });
  }
  return folded;
}

/** Who was entered first of each client; contacts come in that order. */
function firstContacts(contacts: readonly Contact[]): Map<string, Contact> {
  const first = new Map<string, Contact>();
  for (const contact of contacts) if (!first.has(contact.clientId)) first.set(contact.clientId, contact);
  return first;
}

const shownContact = ({ id, name, role, email, phone, version }: Contact) => ({
  ...{ id, name, role, email, phone, version },
});

const importTexts = (
  client: ClientRow,
  contact: Contact | undefined,
  note: string,
): Record<ImportField, string> => ({
  ...client,
  contactName: contact?.name ?? '',
  contactRole: contact?.role ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  note,
});
