import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientFacts, OWN_CLIENTS_MAX } from '#domain/clients/client-fields.ts';
import { CLIENT_TEXTS } from '#domain/clients/client-texts.ts';
import { FAULTS } from '#domain/errors/faults.ts';
import { person, proven } from '../../../tests/accounts.ts';
import { contactBody, quoteBody, requestBody } from '../../../tests/factories/bodies.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { requests } from '../requests/table.ts';
import { clientMembers, clients } from './table.ts';

let app: TestApp;
let jana: TestBrowser;
beforeEach(async () => {
  app = await createTestApp();
  jana = await proven(app, person('jana'));
});
afterEach(() => app.close());

const FIRM = { ...clientFacts(() => ''), name: 'Pekáreň Vzor, s. r. o.', ico: '12345679' };

const listOf = async (browser: TestBrowser) =>
  (await browser.inject({ method: 'GET', url: '/api/clients' })).json();
const added = async (browser: TestBrowser, changes: object = {}) =>
  (await browser.post('/api/clients', { ...FIRM, ...changes })).json();

describe('firms of an account', () => {
  it('are added, shown, changed and removed', async () => {
    const firm = await added(jana, { icDph: 'sk 1000000001' });
    expect(firm).toEqual({
      ...FIRM,
      icDph: 'SK1000000001',
      id: expect.any(String),
      version: 0,
      isInUse: false,
    });
    expect(await listOf(jana)).toContainEqual(firm);
    const changed = await jana.send('PATCH', `/api/clients/${firm.id}`, {
      ...FIRM,
      city: 'Nitra',
      version: 0,
    });
    expect([changed.statusCode, changed.json().city, changed.json().icDph]).toEqual([200, 'Nitra', '']);
    const removed = await jana.send('DELETE', `/api/clients/${firm.id}?version=1`, {});
    expect([removed.statusCode, removed.json()]).toEqual([200, {}]);
    expect((await listOf(jana)).map(({ id }: { id: string }) => id)).not.toContain(firm.id);
    expect(await app.database.db.$count(clients, eq(clients.id, firm.id))).toBe(0);
  });

  it('are neither changed nor removed over what another window has saved', async () => {
    const firm = await added(jana, { city: 'Žilina' });
    const url = `/api/clients/${firm.id}`;
    const saved = { ...FIRM, city: 'Košice' };
    expect((await jana.send('PATCH', url, { ...saved, version: 0 })).statusCode).toBe(200);
    for (const answer of [
      await jana.send('PATCH', url, { ...FIRM, city: 'Martin', version: 0 }),
      await jana.send('DELETE', `${url}?version=0`, {}),
    ])
      expect([answer.statusCode, answer.json().message]).toEqual([409, FAULTS.editedElsewhere.message]);
    expect(await listOf(jana)).toContainEqual({ ...firm, ...saved, version: 1 });
  });

  it('refuses a wrong IČO at its field', async () => {
    const answer = await jana.post('/api/clients', { ...FIRM, ico: '12345678' });
    expect([answer.statusCode, answer.json().field, answer.json().message]).toEqual([
      400,
      'ico',
      CLIENT_TEXTS.icoWrong,
    ]);
  });

  it('take nothing else from a body', async () => {
    const id = randomUUID();
    const firm = await added(jana, { id, isInUse: true, createdAt: '2000-01-01', accountId: id });
    expect(firm).toMatchObject({ isInUse: false });
    expect(firm.id).not.toBe(id);
    const [row] = await app.database.db.select().from(clients).where(eq(clients.id, firm.id));
    expect(row?.createdAt.getUTCFullYear()).toBeGreaterThan(2000);
  });

  it('of somebody else answer like one that is not there', async () => {
    const zuza = await proven(app, person('zuza'));
    const firm = await added(zuza);
    for (const method of ['PATCH', 'DELETE'] as const) {
      const ask = async (id: string) => {
        const { statusCode, body } = await jana.send(method, `/api/clients/${id}?version=0`, {
          ...FIRM,
          version: 0,
        });
        const { errorId: _, timestamp: __, ...said } = JSON.parse(body);
        return { statusCode, ...said };
      };
      expect(await ask(firm.id)).toEqual(await ask(randomUUID()));
      expect(await ask(firm.id)).toMatchObject({ statusCode: 404 });
    }
    expect(await listOf(zuza)).toContainEqual(firm);
    expect((await listOf(jana)).map(({ id }: { id: string }) => id)).not.toContain(firm.id);
  });

  it('with requests stay, and say why', async () => {
    const { db } = app.database;
    const firm = await added(jana);
    await jana.post('/api/service-requests', requestBody());
    await db.update(requests).set({ clientId: firm.id });
    expect(await listOf(jana)).toContainEqual({ ...firm, isInUse: true });
    const answer = await jana.send('DELETE', `/api/clients/${firm.id}?version=0`, {});
    expect([answer.statusCode, answer.json().message]).toEqual([409, FAULTS.clientInUse.message]);
    expect(await db.$count(clients, eq(clients.id, firm.id))).toBe(1);
  });

  it('stays for its other members when one leaves it', async () => {
    const { db } = app.database;
    const firm = await added(jana);
    const zuza = await proven(app, person('zuza'));
    const account = (await zuza.inject({ method: 'GET', url: '/api/user' })).json().id;
    await db
      .insert(clientMembers)
      .values({ clientId: firm.id, accountId: account, createdAt: app.time.clock() });
    expect((await jana.send('DELETE', `/api/clients/${firm.id}?version=0`, {})).statusCode).toBe(200);
    expect(await listOf(zuza)).toContainEqual(firm);
  });

  it(`are at most ${OWN_CLIENTS_MAX}, also when they come at the same time`, async () => {
    await app.database.db.execute(
      sql`with made as (insert into clients (id, name, created_at, updated_at) select gen_random_uuid(), 'Firma ' || n, now(), now() from generate_series(1, ${OWN_CLIENTS_MAX - 2}) n returning id)
        insert into client_members (client_id, account_id, created_at) select made.id, accounts.id, now() from made, accounts`,
    );
    const token = await jana.token();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        jana.inject({
          method: 'POST',
          url: '/api/clients',
          headers: { 'x-csrf-token': token },
          payload: FIRM,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409, 409]);
    expect(await listOf(jana)).toHaveLength(OWN_CLIENTS_MAX);
  });
});

describe('whom the operator works for', () => {
  const namesOf = async (browser: TestBrowser) =>
    (await listOf(browser)).map(({ name }: { name: string }) => name);
  const ownRequests = async (browser: TestBrowser) =>
    (await browser.inject({ method: 'GET', url: '/api/service-requests' })).json();

  it('is nobody who only has an account, however often they sign in', async () => {
    expect(await namesOf(jana)).toEqual([]);
    await jana.post('/api/login', person('jana'));
    expect(await namesOf(jana)).toEqual([]);
    expect(await app.database.db.$count(clients)).toBe(0);
  });

  it('is a person under the name in the first request, also of two at once', async () => {
    const send = (description: string) =>
      app.browser().post('/api/service-requests', {
        ...requestBody({ name: 'Jana Nováková', email: person('jana').email, description }),
        company: '',
      });
    const answers = await Promise.all([send('Prvý dopyt na nový web.'), send('Druhý dopyt na nový web.')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await namesOf(jana)).toEqual(['Jana Nováková']);
    expect(await ownRequests(jana)).toHaveLength(2);
  });

  it('is a firm under its name, by a quote as well, once the e-mail is proven', async () => {
    const eva = person('eva');
    const contact = { name: 'Eva Malá', email: eva.email, company: 'Vzorová strecha, s. r. o.' };
    await app.browser().post('/api/generate-quote', quoteBody(contact));
    expect(await namesOf(await proven(app, eva))).toEqual(['Vzorová strecha, s. r. o.']);
  });

  it('is not called like who had the address before', async () => {
    const zuza = await proven(app, person('zuza'));
    await app.browser().post('/api/service-requests', requestBody({ email: person('jana').email }));
    // Sent while the address was Jana's.
    await app.database.db.update(requests).set({ email: person('zuza').email });
    await zuza.post('/api/login', person('zuza'));
    expect(await namesOf(zuza)).toEqual([]);
    await app
      .browser()
      .post('/api/contact-messages', contactBody({ name: 'Zuzana', email: person('zuza').email }));
    expect(await namesOf(zuza)).toEqual(['Zuzana']);
    expect(await ownRequests(zuza)).toHaveLength(1);
  });
});
