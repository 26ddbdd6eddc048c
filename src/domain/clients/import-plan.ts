import { emailKey } from '../kernel/email.ts';
import { fold } from '../kernel/text.ts';
import { CLIENT_FIELD_NAMES, type ClientField, clientFacts } from './client-fields.ts';
import { withoutSpaces } from './firm-numbers.ts';
import type { ImportField, ImportResult } from './import-fields.ts';
import type { ImportTexts } from './import-row.ts';

/** A person of a client that is there already. */
export interface KnownContact {
  id: string;
  name: string;
  role: string;
  email: string;
  phone: string;
}

/** A client that is there already, with all that a row can change. */
export interface KnownClient extends Record<ClientField, string> {
  id: string;
  note: string;
  contacts: readonly KnownContact[];
}

/** A row as it was read. */
export interface ReadRow {
  line: number;
  /** As they stand in the table. */
  cells: string[];
  read: { texts: ImportTexts } | { reason: string; name: string };
}

type ContactTexts = Omit<KnownContact, 'id'>;

/** What a row changes of a client; what it does not name stays. */
export interface ImportUpdate {
  id: string;
  facts: Partial<Record<ClientField, string>>;
  /** With the id of the contact it changes, or null for a new one. */
  contact: { id: string | null; texts: Partial<ContactTexts> & { name: string } } | null;
  note: string | null;
}

/** A client as an update leaves it; `contactId` is of the person it adds, if it does. */
export const updatedClient = (client: KnownClient, update: ImportUpdate, contactId: string): KnownClient => ({
  ...client,
  ...update.facts,
  note: update.note ?? client.note,
  contacts: contactsAfter(client.contacts, update.contact, contactId),
});

function contactsAfter(
  known: readonly KnownContact[],
  change: ImportUpdate['contact'],
  contactId: string,
): readonly KnownContact[] {
  if (!change) return known;
  const { id, texts } = change;
  return id === null
    ? [...known, { role: '', email: '', phone: '', ...texts, id: contactId }]
    : known.map((contact) => (contact.id === id ? { ...contact, ...texts } : contact));
}

/** What a row makes. */
export interface ImportMade {
  facts: Record<ClientField, string>;
  contact: ContactTexts | null;
  note: string;
}

export interface ImportChange {
  field: ImportField;
  before: string;
  now: string;
}

/** What comes of a row: the preview says it, the run does it. */
export interface PlannedRow {
  line: number;
  result: ImportResult;
  name: string;
  client: { id: string; name: string } | null;
  changes: ImportChange[];
  reason: string | null;
  /** Of a refused row, as they stand in the table. */
  cells: string[] | null;
  made?: ImportMade;
  update?: ImportUpdate;
}

/** What a name is found by, whatever its writing. */
const nameKey = (name: string): string => fold(name).replace(/\s+/g, ' ').trim();

/**
 * What a table makes of the clients that are there: each row is found by IČO, else by the e-mail of a contact, else by
 * name; where several answer, the next of them tells which is meant. A client with another IČO is another client. An
 * e-mail that firms may share finds only the client of the row's name: where the row has an IČO, which no client with the
 * e-mail has, and where another row has the same e-mail. An empty cell changes nothing; no row does the same twice.
 */
export function planImport(rows: readonly ReadRow[], known: readonly KnownClient[]): PlannedRow[] {
  const { know, plan } = importPlanner(rows);
  for (const client of known) know(client);
  return rows.map(plan);
}

/** The same for one client and one of these rows after another, so that a long table can be planned in parts. */
export function importPlanner(rows: readonly ReadRow[]): {
  know(client: KnownClient): void;
  plan(row: ReadRow): PlannedRow;
} {
  const { know, find } = finder(sharedEmails(rows));
  /** Lines by what they were found by, so that no client is made or changed twice. */
  const taken = new Map<string, number>();
  const plan = ({ line, cells, read }: ReadRow): PlannedRow => {
    const refused = (name: string, reason: string): PlannedRow => ({
      line,
      result: 'refused',
      name,
      client: null,
      changes: [],
      reason,
      cells,
    });
    if ('reason' in read) return refused(read.name, read.reason);
    const { texts } = read;
    const found = find(texts);
    if (found.length > 1) return refused(texts.name, SEVERAL);
    const [client] = found;
    const key = client ? `id:${client.id}` : keyOf(texts);
    const earlier = taken.get(key);
    if (earlier !== undefined) return refused(texts.name, `Rovnaký klient je už na riadku ${earlier}.`);
    taken.set(key, line);
    return client ? updated(line, texts, client) : made(line, texts);
  };
  return { know, plan };
}

const SEVERAL =
  'Tomuto riadku zodpovedá viac klientov. Doplňte do riadka IČO. Ak sú to záznamy tej istej firmy, najprv ich zlúčte.';

/** So many clients are compared with a row at most: thousands with one mark, for thousands of rows, take minutes. */
const COMPARED_MAX = 20;

/** Keys of the e-mails that more than one row has. */
function sharedEmails(rows: readonly ReadRow[]): ReadonlySet<string> {
  const [once, more] = [new Set<string>(), new Set<string>()];
  for (const { read } of rows) {
    if ('reason' in read) continue;
    const key = emailKey(read.texts.email);
    (once.has(key) ? more : once).add(key);
  }
  return more;
}

/** What tells a new client of this row from those of other rows: firms can share the e-mail of an accountant. */
const keyOf = ({ ico, name }: ImportTexts): string => (ico === '' ? `name:${nameKey(name)}` : `ico:${ico}`);

/** Those of several clients of which something is true, all of them where it tells nothing. */
function narrowed(
  found: readonly KnownClient[],
  isMeant: (client: KnownClient) => boolean,
): readonly KnownClient[] {
  const meant = found.length > 1 ? found.filter(isMeant) : [];
  return meant.length > 0 ? meant : found;
}

/** True for a row that has something wherever the client has, as an export of it does. */
function leavesNothingOut(texts: ImportTexts, client: KnownClient): boolean {
  const [contact] = client.contacts;
  const facts = CLIENT_FIELD_NAMES.map((field) => [client[field], texts[field]]);
  const known = CONTACT_KEYS.map((key) => [contact?.[key] ?? '', texts[CONTACT_FIELDS[key]]]);
  return [...facts, ...known, [client.note, texts.note]].every(([has, says]) => has === '' || says !== '');
}

function finder(shared: ReadonlySet<string>): {
  know(client: KnownClient): void;
  find(texts: ImportTexts): readonly KnownClient[];
} {
  const [byIco, byEmail, byName] = [groups(), groups(), groups()];
  return {
    know(client) {
      if (client.ico !== '') byIco.add(client.ico, client);
      for (const { email } of client.contacts) if (email !== '') byEmail.add(emailKey(email), client);
      byName.add(nameKey(client.name), client);
    },
    find(texts) {
      const { ico, email, name } = texts;
      const isSame = (client: KnownClient) => ico === '' || client.ico === '' || client.ico === ico;
      // No group has an empty IČO or e-mail.
      const [ofIco, ofEmail, named] = [byIco.of(ico), byEmail.of(emailKey(email)), byName.of(nameKey(name))];
      const isOwnEmail = ico === '' && !shared.has(emailKey(email));
      const marked =
        ofIco.size > 0
          ? narrowed([...ofIco], (client) => ofEmail.has(client))
          : [...(isOwnEmail ? ofEmail : named)].filter((client) => ofEmail.has(client) && isSame(client));
      const found =
        marked.length > 0 ? narrowed(marked, (client) => named.has(client)) : [...named].filter(isSame);
      if (found.length > COMPARED_MAX) return found;
      const agreeing = narrowed(found, (client) => changesOf(texts, client).changes.length === 0);
      return narrowed(agreeing, (client) => leavesNothingOut(texts, client));
    },
  };
}

function groups(): { add(key: string, client: KnownClient): void; of(key: string): Set<KnownClient> } {
  const all = new Map<string, Set<KnownClient>>();
  const of = (key: string) => all.get(key) ?? new Set();
  return { of, add: (key, client) => all.set(key, of(key).add(client)) };
}

const contactIn = ({ name, contactName, contactRole, email, phone }: ImportTexts): ContactTexts | null =>
  contactName === '' && contactRole === '' && email === '' && phone === ''
    ? null
    : { name: contactName || name, role: contactRole, email, phone };

function made(line: number, texts: ImportTexts): PlannedRow {
  const facts = clientFacts((field) => texts[field]);
  const { name, note } = texts;
  const contact = contactIn(texts);
  return {
    line,
    result: 'new',
    name,
    client: null,
    changes: [],
    reason: null,
    cells: null,
    made: { facts, contact, note },
  };
}

function updated(line: number, texts: ImportTexts, client: KnownClient): PlannedRow {
  const { changes, update } = changesOf(texts, client);
  const shared = {
    line,
    name: texts.name,
    client: { id: client.id, name: client.name },
    changes,
    reason: null,
    cells: null,
  };
  return changes.length === 0 ? { ...shared, result: 'same' } : { ...shared, result: 'update', update };
}

/** What a row says otherwise than the client has it, to be shown and to be written. */
function changesOf(
  texts: ImportTexts,
  client: KnownClient,
): { changes: ImportChange[]; update: ImportUpdate } {
  const changes: ImportChange[] = [];
  const facts: ImportUpdate['facts'] = {};
  for (const field of CLIENT_FIELD_NAMES) {
    const [before, now] = [client[field], texts[field]];
    // A name that is only written otherwise is no news.
    if (now === '' || now === before || (field === 'name' && nameKey(now) === nameKey(before))) continue;
    facts[field] = now;
    changes.push({ field, before, now });
  }
  const contact = contactChange(texts, client, changes);
  const isNoted = texts.note === '' || client.note.includes(texts.note);
  const note = isNoted ? null : [client.note, texts.note].filter(Boolean).join('\n\n');
  if (note !== null) changes.push({ field: 'note', before: client.note, now: note });
  return { changes, update: { id: client.id, facts, contact, note } };
}

const CONTACT_FIELDS = { name: 'contactName', role: 'contactRole', email: 'email', phone: 'phone' } as const;
const CONTACT_KEYS = ['name', 'role', 'email', 'phone'] as const;

function contactChange(
  texts: ImportTexts,
  client: KnownClient,
  changes: ImportChange[],
): ImportUpdate['contact'] {
  const row = contactIn(texts);
  if (!row) return null;
  const before = sameContact(row, texts, client.contacts);
  const named = { ...row, name: texts.contactName === '' && before ? before.name : row.name };
  const now: Partial<ContactTexts> = {};
  for (const key of CONTACT_KEYS) {
    if (named[key] === '' || named[key] === (before?.[key] ?? '')) continue;
    now[key] = named[key];
    changes.push({ field: CONTACT_FIELDS[key], before: before?.[key] ?? '', now: named[key] });
  }
  return Object.keys(now).length === 0
    ? null
    : { id: before?.id ?? null, texts: { ...now, name: named.name } };
}

/** The person a row speaks of: by e-mail, else by name, else by telephone. */
function sameContact(
  row: ContactTexts,
  { contactName }: ImportTexts,
  contacts: readonly KnownContact[],
): KnownContact | undefined {
  const { email, phone } = row;
  const byEmail = email && contacts.find((known) => known.email && emailKey(known.email) === emailKey(email));
  const byName =
    (contactName || email === '') && contacts.find((known) => nameKey(known.name) === nameKey(row.name));
  const byPhone = phone && contacts.find((known) => withoutSpaces(known.phone) === withoutSpaces(phone));
  return byEmail || byName || byPhone || undefined;
}
