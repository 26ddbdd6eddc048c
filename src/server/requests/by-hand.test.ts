import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person, registered } from '../../../tests/accounts.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

// Monday, 10:15 in Bratislava.
const NOW = new Date('2026-11-23T09:15:00Z');
const REQUESTS = '/api/admin/requests';
const CALL = {
  kind: 'call',
  name: 'Ľudmila Ďuričková',
  phone: '0905 123 456',
  description: 'Chce nový web pre stolársku dielňu.',
};

let app: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock: () => NOW });
  admin = await registered(app, person('spravca'));
  await app.database.pool.query("UPDATE accounts SET role = 'admin', email_verified_at = now()");
});
afterAll(() => app.close());

async function entered(changes: object = {}) {
  const answer = await admin.post(REQUESTS, { ...CALL, ...changes });
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return answer.json();
}
const refused = async (body: object) => (await admin.post(REQUESTS, body)).json();
const read = async (path: string) => (await admin.inject({ method: 'GET', url: path })).json();
const offered = async (id: string) => {
  const begun = await admin.post('/api/admin/offers', { from: 'request', id });
  expect(begun.statusCode).toBe(200);
  return read(`/api/admin/offers/${begun.json().id}`);
};
const mails = async () => (await app.database.pool.query('SELECT id FROM mails')).rows;

describe('A request by hand', () => {
  it('stands among the others, and nobody is mailed about it', async () => {
    const before = await mails();
    const request = await entered({ topic: 'tvorba-webu' });
    expect(request).toMatchObject({
      ...{ kind: 'call', status: 'seen', about: 'Tvorba webu', email: '', phone: '+421 905 123 456' },
      ...{ description: CALL.description, clock: null, isWaiting: true, client: null, mails: [] },
      history: [{ actor: 'spravca', sentence: `Dopyt ${request.ticket} je zapísaný ručne.` }],
    });
    expect(await mails()).toEqual(before);
    const ids = async (query: string) =>
      (await read(`${REQUESTS}?${query}`)).map(({ id }: { id: string }) => id);
    for (const query of ['kind=call', 'waiting=yes', 'search=stolarsku%20dielnu', 'search=905123456'])
      expect(await ids(query), query).toContain(request.id);
    const table = await admin.inject({ method: 'GET', url: `${REQUESTS}/export` });
    const line = table.body.split('\r\n').find((one) => one.includes(request.ticket));
    expect(line).toMatch(/;Telefonát;.*Chce nový web pre stolársku dielňu\./);
  });

  it('is noted, called back and archived like any other', async () => {
    const { id } = await entered();
    const called = await admin.post(`${REQUESTS}/${id}/notes`, { kind: 'call', text: 'Ozve sa v stredu.' });
    expect(called.json()).toMatchObject({ status: 'contacted', isWaiting: false });
    const archived = await admin.post(`${REQUESTS}/${id}/steps`, { step: 'archive' });
    expect(archived.json()).toMatchObject({ status: 'archived', archivedFrom: 'contacted' });
  });

  it('is entered once for a submission that comes again', async () => {
    const headers = { 'idempotency-key': 'raz' };
    const answers = [
      await admin.post(REQUESTS, CALL, headers),
      await admin.post(REQUESTS, CALL, headers),
    ].map((answer) => answer.json().id);
    expect(new Set(answers).size).toBe(1);
  });

  it('says who asks, how they are reached, how it came and what it is about', async () => {
    const { name: _, ...nobody } = CALL;
    expect(await refused(nobody)).toMatchObject({ field: 'name', message: 'Zadajte meno alebo firmu.' });
    const { phone: __, ...unreachable } = CALL;
    expect(await refused(unreachable)).toMatchObject({
      field: 'phone',
      message: 'Zadajte telefón alebo e-mail.',
    });
    expect(await refused({ ...CALL, kind: 'wizard' })).toMatchObject({
      field: 'kind',
      message: 'Vyberte, ako dopyt prišiel.',
    });
    expect(await refused({ ...CALL, description: ' ' })).toMatchObject({
      field: 'description',
      message: 'Napíšte, o\u00A0čo ide.',
    });
    expect(await refused({ ...CALL, email: 'niekto@' })).toMatchObject({ field: 'email' });
  });

  it('without an address is answered by telephone alone', async () => {
    const { id } = await entered();
    const answer = await admin.post(`${REQUESTS}/${id}/replies`, { text: 'Dobrý deň.' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'V\u00A0dopyte nie je e-mail klienta. Zavolajte mu a\u00A0telefonát si zapíšte.',
    ]);
    expect((await read(`${REQUESTS}/${id}`)).messages).toEqual([]);
  });

  it('with an address is answered by mail, and belongs to the client of whoever has proven it', async () => {
    const email = 'anna@example.com';
    const account = await registered(app, { ...person('anna'), email });
    await app.database.pool.query("UPDATE accounts SET email_verified_at = now() WHERE username = 'anna'");
    const { id, client } = await entered({ email });
    expect(client).not.toBeNull();
    const own = await account.inject({ method: 'GET', url: `/api/service-requests/${id}` });
    expect(own.json()).toMatchObject({ kind: 'call', description: CALL.description, answerBy: null });
    await admin.post(`${REQUESTS}/${id}/replies`, { text: 'Dobrý deň.' });
    const { rows } = await app.database.pool.query('SELECT to_address FROM mails WHERE request_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ to_address: email }]);
  });

  it('is likely of the same client only by what is known of both', async () => {
    const firm = { name: '', company: 'Stolárstvo Buk', phone: '0905 111 111' };
    const [first, second] = [await entered(firm), await entered({ ...firm, phone: '0905 222 222' })];
    await entered({ name: '', company: 'Iná firma', phone: '0905 333 333' });
    expect((await read(`${REQUESTS}/${second.id}`)).duplicates).toMatchObject([
      { id: first.id, signs: ['company'] },
    ]);
  });

  it('takes over what it lacks from the one that is joined to it: it is answered, and offered to whoever is known', async () => {
    const email = 'milan@example.sk';
    const contact = { name: 'Milan Hrach', role: '', email, phone: '' };
    const known = await admin.post('/api/admin/clients', { name: 'Hrach, s. r. o.', contact });
    const called = await entered({ name: '', company: 'Hrach' });
    const wrote = await entered({ kind: 'mail', name: 'Milan Hrach', email, phone: '0905 777 777' });
    const joined = await admin.post(`${REQUESTS}/${wrote.id}/merge`, { into: called.id });
    expect(joined.json()).toMatchObject({
      ...{ id: called.id, name: 'Milan Hrach', company: 'Hrach', email, phone: '+421 905 123 456' },
    });
    const answer = await admin.post(`${REQUESTS}/${called.id}/replies`, { text: 'Dobrý deň.' });
    expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
    const offer = await offered(called.id);
    expect(offer).toMatchObject({
      ...{ client: { id: known.json().id }, recipient: { name: 'Milan Hrach', email } },
    });
    expect((await read(`${REQUESTS}?search=${email}`)).map(({ id }: { id: string }) => id)).toEqual([
      called.id,
    ]);
  });

  it('leaves its telephone whole to the one it is joined to', async () => {
    const wrote = await entered({ kind: 'mail', email: 'vierka@example.sk', phone: '' });
    const called = await entered({ phone: '0905 888 888' });
    await admin.post(`${REQUESTS}/${called.id}/merge`, { into: wrote.id });
    expect(await read(`${REQUESTS}/${wrote.id}`)).toMatchObject({
      ...{ email: 'vierka@example.sk', phone: '+421 905 888 888', phoneE164: '+421905888888' },
    });
  });

  it('is made into an offer, for a client of its own where there is no address', async () => {
    const firm = await entered({ name: '', company: 'Stolárstvo Dub', topic: 'tvorba-webu' });
    const other = await entered({ name: 'Peter Iný', phone: '0905 444 444' });
    const offers = [await offered(firm.id), await offered(other.id)];
    expect(offers).toMatchObject([
      { client: { name: 'Stolárstvo Dub' }, recipient: { name: 'Stolárstvo Dub', email: '' } },
      { client: { name: 'Peter Iný' }, recipient: { name: 'Peter Iný', email: '' } },
    ]);
    expect(offers[0].revisions[0].content.title).toBe('Tvorba webu');
    const client = await read(`/api/admin/clients/${offers[0].client.id}`);
    expect(client.contacts).toMatchObject([{ name: 'Stolárstvo Dub', phone: '+421 905 123 456', email: '' }]);
  });
});
