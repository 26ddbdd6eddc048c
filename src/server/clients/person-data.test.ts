import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientImport, DeskClient } from '#domain/clients/desk-contract.ts';
import { daysAfter } from '#domain/legal/retention.ts';
import { person, proven } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { personArchive } from '../../../tests/person-archive.ts';
import { begunProject, operatorOf, PAID_SITE } from '../../../tests/projects.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { runSweep } from '../../../tests/test-services.ts';
import { tracesOf } from '../../../tests/traces.ts';
import { createMessageService } from '../messages/service.ts';
import { erasePerson } from '../requests/person.ts';
import { requests } from '../requests/table.ts';
import { clients } from './table.ts';

const CLIENTS = '/api/admin/clients';

let app: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, site: PAID_SITE });
  admin = await operatorOf(app);
});
afterAll(() => app.close());

const made = async (name: string, contact?: { name: string; email: string }): Promise<DeskClient> => {
  const answer = await admin.post(CLIENTS, {
    name,
    ...(contact ? { contact: { role: '', phone: '', ...contact } } : {}),
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const invite = async ({ id }: DeskClient, email: string): Promise<void> => {
  expect((await admin.post(`${CLIENTS}/${id}/invitations`, { email })).statusCode).toBe(201);
};
const bring = async (csv: string) =>
  (await admin.post(`${CLIENTS}/import`, { csv, dryRun: false })).json<ClientImport>();
const contactBy = (known: string) => (known.includes('@') ? { email: known } : { phone: known });
const isThere = async ({ id }: { id: string }): Promise<boolean> =>
  (await app.database.db.$count(clients, eq(clients.id, id))) > 0;
const say = (type: 'request' | 'project', id: string, text: string) =>
  app.services.db.transaction((transaction) =>
    createMessageService(app.services).write(
      transaction,
      { subject: { type, id }, side: 'client', accountId: null, authorName: 'Kanárik', text },
      app.time.clock(),
    ),
  );
const erase = (email: string) =>
  erasePerson(app.services.db, join(app.dataDir, 'outbox'), email, app.time.clock());
const traces = (named: RegExp) =>
  tracesOf(named, { database: app.database, mailFolder: join(app.dataDir, 'outbox') });
const mailsAreOut = async () => {
  await app.drain();
  expect((await app.database.pool.query("SELECT FROM mails WHERE status = 'pending'")).rowCount).toBe(0);
};
const filesOf = async (browser: TestBrowser) => {
  const answer = await browser.inject({ method: 'GET', url: '/api/account/export' });
  expect(answer.statusCode).toBe(200);
  const files = Object.entries(unzipSync(answer.rawPayload));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
};

describe('the data of a person', () => {
  it('hold contacts and invitations with the address, and go without a trace', async () => {
    const email = 'straka@example.sk';
    const own = await made('Straka Lesklá', { name: 'Straka Lesklá', email: 'Straka@Example.sk' });
    const firm = await made('Hniezdo, s. r. o.', { name: 'Iný Človek', email: 'iny@example.sk' });
    const contact = { name: 'Straka Lesklá', role: 'účtovníčka', email, phone: '' };
    expect((await admin.post(`${CLIENTS}/${firm.id}/contacts`, contact)).statusCode).toBe(201);
    await invite(firm, email);
    await mailsAreOut();

    const known = await personArchive(app.services, 'STRAKA@example.sk');
    expect(known.rowsOf('kontakty')).toMatchObject([
      { client: 'Straka Lesklá', name: 'Straka Lesklá' },
      { client: 'Hniezdo, s. r. o.', name: 'Straka Lesklá', role: 'účtovníčka' },
    ]);
    expect(known.rowsOf('pozvanky')).toMatchObject([{ client: 'Hniezdo, s. r. o.', email }]);
    expect(known.textOf('pozvanky.json')).not.toContain('tokenHash');

    expect(await erase(email)).toMatchObject({ contacts: 2, invitations: 1, mails: 1, clients: 1 });
    expect(await traces(/straka/i)).toEqual([]);
    // A firm is not a person: it stays with whoever else is known of it.
    expect([await isThere(own), await isThere(firm)]).toEqual([false, true]);
  });

  it.each([
    ['an address', 'Drozd@example.sk', /drozd@/i],
    ['a telephone alone', '0905 555 222', /905 555 222/],
  ])('go by %s out of what imports keep of clients as well', async (_, known, named) => {
    const firm = await made('Hniezda, s. r. o.');
    const contact = { name: 'Ján', role: '', email: '', phone: '', ...contactBy(known) };
    expect((await admin.post(`${CLIENTS}/${firm.id}/contacts`, contact)).statusCode).toBe(201);
    const csv = 'Firma;Osoba;E-mail;Telefón\nHniezda, s. r. o.;Ján;novy@example.sk;0905 999 888';
    expect((await bring(csv)).counts).toMatchObject({ update: 1 });
    expect(await traces(named)).toContain('public.client_import_rows');
    await erase(known);
    expect(await traces(named)).not.toContain('public.client_import_rows');
    await app.database.pool.query('DELETE FROM clients WHERE id = $1', [firm.id]);
  });

  it('hold notes and messages about a request, which go with it', async () => {
    const email = 'vrana@example.sk';
    await app.browser().post('/api/service-requests', requestBody({ email, name: 'Vrana Šedá' }));
    const { db } = app.database;
    const [request] = await db.select().from(requests).where(eq(requests.email, email));
    const id = request?.id ?? '';
    const noted = await admin.post(`/api/admin/requests/${id}/notes`, {
      kind: 'note',
      text: 'Vrana volá poobede.',
    });
    expect(noted.statusCode).toBe(201);
    await say('request', id, 'Ja som tá Vrana.');
    const known = await personArchive(app.services, email);
    expect(known.rowsOf('poznamky')).toMatchObject([{ text: 'Vrana volá poobede.' }]);
    expect(known.rowsOf('spravy')).toMatchObject([{ text: 'Ja som tá Vrana.' }]);
    await mailsAreOut();
    await erase(email);
    expect(await traces(/vrana/i)).toEqual([]);
  });

  it('stay where a project needs them, and that is said', async () => {
    const email = 'sokol@example.sk';
    const { id, projectId } = await begunProject(app, {}, { name: 'Sokol', email });
    await say('project', projectId, 'Kedy začneme?');
    const known = await personArchive(app.services, email);
    const [project] = known.rowsOf('projekty');
    expect(project).toMatchObject({ id: projectId, offerId: id });
    expect(project.payments).toHaveLength(3);
    expect(known.rowsOf('spravy')).toMatchObject([{ subjectType: 'project', text: 'Kedy začneme?' }]);
    expect(await erase(email)).toMatchObject({
      keptOffers: [id],
      keptProjects: [project.number],
      keptPayments: Array.from({ length: 3 }, () => expect.stringMatching(/^VP-\d{4}-\d{6}$/)),
    });
  });
});

describe('an account', () => {
  it('carries out what the operator knows under its proven address, and what was said about its projects', async () => {
    const who = person('lastovicka');
    const { projectId } = await begunProject(app, {}, { name: 'Lastovička', email: who.email });
    await say('project', projectId, 'Kedy začneme?');
    const firm = await made('Let, s. r. o.', { name: 'Lastovička', email: who.email });
    await invite(firm, who.email);
    const browser = await proven(app, who);
    await app.database.pool.query(
      `INSERT INTO client_members SELECT client_id, (SELECT id FROM accounts WHERE username = $1), now()
       FROM projects WHERE id = $2 ON CONFLICT DO NOTHING`,
      [who.username, projectId],
    );
    const files = await filesOf(browser);
    expect(JSON.parse(files['kontakty.json'] ?? '')).toMatchObject([{ client: 'Let, s. r. o.' }]);
    expect(JSON.parse(files['pozvanky.json'] ?? '')).toMatchObject([{ email: who.email }]);
    expect(JSON.parse(files['projekty.json'] ?? '')).toMatchObject([
      { id: projectId, payments: [{}, {}, {}] },
    ]);
    expect(JSON.parse(files['spravy.json'] ?? '')).toMatchObject([
      { subjectId: projectId, text: 'Kedy začneme?' },
    ]);
    expect(Object.values(files).join()).not.toContain('tokenHash');
  });

  it('that is deleted takes contacts and invitations with its address along', async () => {
    const who = person('vrabec');
    const firm = await made('Strecha, s. r. o.', { name: 'Vrabec', email: who.email });
    await invite(firm, who.email);
    const browser = await proven(app, who);
    expect((await bring('Firma;Mesto\nStrecha, s. r. o.;Nitra')).counts).toMatchObject({ update: 1 });
    await mailsAreOut();
    expect((await browser.send('DELETE', '/api/account', {})).statusCode).toBe(200);
    await mailsAreOut();
    await runSweep(app.services, 'forget-farewells', app.time.clock());
    expect((await traces(/vrabec/i)).filter((place) => place !== 'file')).toEqual([]);
    expect(await isThere(firm)).toBe(true);
  });
});

describe('an invitation that has ended', () => {
  it('is deleted after a while', async () => {
    const firm = await made('Búdka, s. r. o.');
    await invite(firm, 'sykorka@example.sk');
    await mailsAreOut();
    const left = async () =>
      (await app.database.pool.query('SELECT FROM client_invitations WHERE client_id = $1', [firm.id]))
        .rowCount;
    await runSweep(app.services, 'delete-invitations', daysAfter(app.time.clock(), 60));
    expect(await left()).toBe(1);
    await runSweep(app.services, 'delete-invitations', daysAfter(app.time.clock(), 150));
    expect(await left()).toBe(0);
  });
});
