import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactIn, NO_CONTACT } from '#domain/requests/request-fields.ts';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import { personArchive } from '../../../tests/person-archive.ts';
import {
  createRequestStack,
  parsedContact,
  parsedRequest,
  type RequestStack,
} from '../../../tests/request-stack.ts';
import { mailFiles, tracesOf } from '../../../tests/traces.ts';
import { insertClient } from '../clients/data.ts';
import { insertContacts } from '../clients/desk-data.ts';
import { clientOfRequest } from '../clients/ownership.ts';
import { systemRandom } from '../random.ts';
import { insertRequest } from './data.ts';
import { erasePerson } from './person.ts';
import { handRow } from './row.ts';
import { requests as requestTable } from './table.ts';

const CANARY = { name: 'Kanárik Spievavý', email: 'Canary@example.sk', phone: '+421 905 987 654' };
/** What is said of somebody of whom nothing was known. */
const NOTHING = {
  ...{ requests: 0, quotes: 0, offers: 0, mails: 0, contacts: 0, invitations: 0, clients: 0 },
  ...{ kept: [], keptOffers: [], keptProjects: [], keptPayments: [] },
};
const now = new Date('2026-11-21T10:00:00Z');

let stack: RequestStack;
beforeAll(async () => {
  stack = await createRequestStack();
  await stack.jobs.start();
  const context = (browserId: string) => ({ idempotencyKey: null, browserId, now });
  await stack.requests.submit(parsedRequest({ ...CANARY, description: 'Voliéra na web.' }), context('a'));
  await stack.contactRequests.send(parsedContact({ ...CANARY, email: 'canary@EXAMPLE.sk' }), context('b'));
  await stack.quotes.issue({
    selection: quoteSelection(),
    client: contactIn(CANARY),
    description: '',
    browserId: 'c',
    now,
  });
  await stack.requests.submit(parsedRequest({ email: 'iny@example.sk' }), context('d'));
  await stack.drain();
  expect(files()).toHaveLength(6);
});
afterAll(() => stack.close());

const files = () => mailFiles(stack.mailFolder);
const NAMED = /canary@example|kan[aá]rik|905.?987.?654|voli[eé]ra/i;

test('a person can be given all that is known, and have it erased without a trace; nobody else is touched', async () => {
  const known = await personArchive(stack.services, 'canary@example.sk');
  const asked = known.rowsOf('dopyty').toSorted((a, b) => a.kind.localeCompare(b.kind));
  expect(asked).toMatchObject([
    { kind: 'contact', name: CANARY.name },
    { kind: 'wizard', name: CANARY.name, description: 'Voliéra na web.' },
  ]);
  expect(known.rowsOf('rozpocty')).toHaveLength(2);
  expect(known.rowsOf('emaily')).toHaveLength(4);
  expect(known.rowsOf('dokumenty')).toHaveLength(4);
  for (const { path } of known.rowsOf('dokumenty')) expect(known.textOf(path)).toMatch(/^%PDF/);
  expect(known.textOf('prehlad.html')).toContain('pod e-mailom canary@example.sk');
  expect((await tracesOf(NAMED, stack)).length).toBeGreaterThan(5);

  const erased = await erasePerson(stack.database.db, stack.mailFolder, 'CANARY@example.sk', now);
  expect(erased).toEqual({ ...NOTHING, requests: 2, quotes: 2, mails: 4 });
  expect(await tracesOf(NAMED, stack)).toEqual([]);
  expect(await stack.database.db.$count(requestTable)).toBe(1);
  expect(files()).toHaveLength(2);
});

test('a person is found by the address as it is written, with a domain in letters of any script', async () => {
  const { requests } = stack;
  const context = { idempotencyKey: null, browserId: 'e', now };
  await requests.submit(parsedRequest({ email: 'jano@žltý-kôň.sk' }), context);
  const known = await personArchive(stack.services, ' Jano@Žltý-kôň.sk');
  expect(known.rowsOf('dopyty')).toHaveLength(1);
});

test('whoever has left a telephone alone is found by it in any writing, and nobody who has an address', async () => {
  const { db } = stack.database;
  const phone = '0905 555 111';
  const called = {
    ...NO_CONTACT,
    kind: 'call',
    name: 'Volajúci',
    phone,
    topic: '',
    description: 'Web.',
  } as const;
  await db.transaction(async (transaction) => {
    const request = await insertRequest(transaction, handRow(randomUUID(), called, now));
    await clientOfRequest(transaction, request, { now, random: systemRandom });
  });
  const context = { idempotencyKey: null, browserId: 'f', now };
  const other = parsedContact({ email: 'susedka@example.sk', phone });
  await stack.contactRequests.send(other, context);
  const known = await personArchive(stack.services, '+421 905 555 111');
  expect(known.rowsOf('dopyty')).toMatchObject([{ kind: 'call', name: 'Volajúci' }]);
  expect(known.rowsOf('kontakty')).toMatchObject([{ name: 'Volajúci' }]);
  expect(known.textOf('prehlad.html')).toContain('pod telefónnym číslom +421 905 555 111.');
  expect(await erasePerson(db, stack.mailFolder, '0905/555111', now)).toEqual({
    ...{ ...NOTHING, requests: 1, contacts: 1, clients: 1 },
  });
  expect(await erasePerson(db, stack.mailFolder, 'susedka@example.sk', now)).toMatchObject({ requests: 1 });
});

test('a blank text is nobody: neither who has left neither address nor telephone, nor their client', async () => {
  const { db } = stack.database;
  const clientId = randomUUID();
  const unreachable = { clientId, name: 'Bez Kontaktu', role: '', email: '', phone: '', createdAt: now };
  await db.transaction(async (transaction) => {
    await insertClient(transaction, { id: clientId, name: 'Bez Kontaktu', createdAt: now }, null);
    await insertContacts(transaction, [{ ...unreachable, id: randomUUID() }]);
    const quiet = { ...NO_CONTACT, kind: 'other', name: 'Tichý', topic: '', description: 'Web.' } as const;
    await insertRequest(transaction, handRow(randomUUID(), quiet, now));
  });
  const anonymous = {
    selection: quoteSelection(),
    client: contactIn({}),
    description: '',
    browserId: 'g',
    now,
  };
  await stack.quotes.issue(anonymous);
  for (const blank of ['', '         '])
    expect(await erasePerson(db, stack.mailFolder, blank, now)).toEqual(NOTHING);
});

test('a request of which a contract has come stays with its quote, and is named', async () => {
  const { db } = stack.database;
  await db.update(requestTable).set({ status: 'won' }).where(eq(requestTable.email, 'iny@example.sk'));
  const erased = await erasePerson(db, stack.mailFolder, 'iny@example.sk', now);
  expect(erased).toEqual({ ...NOTHING, mails: 2, kept: [expect.any(Number)] });
  const [request] = await db.select().from(requestTable);
  expect(await stack.quotes.find(request?.quoteId ?? '')).not.toBeNull();
});
