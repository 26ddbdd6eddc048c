import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { AREA_PATHS } from '#domain/pages/areas.ts';
import { person, registered } from '../accounts.ts';
import { contactBody, quoteBody, requestBody } from '../factories/bodies.ts';
import { begunProject } from '../projects.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

let server: TestApp;
let owner: TestBrowser;
/** Who has a proven e-mail, but nothing in the portal and no business in the administration. */
let other: TestBrowser;
/** Who claims the owner's e-mail. */
let claimant: TestBrowser;
let requestId: string;
const OWNER = person('kanarik');

beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  const sent = await server.browser().post('/api/service-requests', requestBody({ email: OWNER.email }));
  requestId = sent.json().id;
  await registered(server, OWNER);
  other = await registered(server, person('iny'));
  await server.database.pool.query('UPDATE accounts SET email_verified_at = now()');
  owner = server.browser();
  await owner.post('/api/login', OWNER);
  claimant = await registered(server, person('zlodej', OWNER.email));
});
afterAll(() => server.close());

const CHANGES = CONTRACT.filter(({ writes }) => writes).map(({ method, path }) => ({ method, path }));
/** Calls that no browser makes: their address holds a token that the site has sealed (decision 138). */
const SIGNED = CONTRACT.filter(({ writes, needsCsrf }) => writes && !needsCsrf).map(
  ({ method, path }) => `${method} ${path}`,
);
const urlOf = (path: string) => path.replace(/:\w+/g, requestId);
const json = (answer: { headers: Record<string, unknown>; body: string }) =>
  String(answer.headers['content-type']).includes('json') ? JSON.parse(answer.body) : null;

describe('There is one way in (security 24)', () => {
  it('every route that changes something is a call of the contract, which has one door', () => {
    const changing = [...server.app.registeredRoutes].flatMap(([url, methods]) =>
      methods.filter((method) => !['GET', 'HEAD'].includes(method)).map((method) => `${method} ${url}`),
    );
    expect(changing.toSorted()).toEqual(CHANGES.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it('one alone is made without the token of the browser', () => {
    expect(SIGNED).toEqual(['POST /api/mail-choices/:token']);
  });

  it.each(CHANGES.filter(({ method, path }) => !SIGNED.includes(`${method} ${path}`)))(
    '$method $path asks for the token, whoever comes (security 9)',
    async ({ method, path }) => {
      for (const browser of [server.browser(), owner]) {
        const answer = await browser.inject({ method: method as 'POST', url: urlOf(path), payload: {} });
        expect([answer.statusCode, answer.json().message]).toEqual([403, expect.stringContaining('CSRF')]);
      }
    },
  );

  it.each([
    ['x-http-method-override', 'DELETE'],
    ['x-method-override', 'POST'],
    ['x-original-url', '/api/account'],
    ['x-rewrite-url', '/api/account'],
  ])('the header %s: %s makes no other call of one', async (name, value) => {
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/csrf-token',
      headers: { [name]: value },
    });
    expect(Object.keys(answer.json())).toEqual(['csrfToken']);
  });
});

/** The same path as somebody may write it who hopes that a guard compares texts. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replace('/api', '/API'),
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/portal/../api/'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api', '/%61pi'),
  (path) => `${path}.data`,
  (path) => `${path}.json`,
  (path) => `${path}/_.data`,
  (path) => `${path};x=1`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}?_routes=root`,
  (path) => `${path}?index&_routes=routes/portal`,
  (path) => `https://evil.example${path}`,
];

describe('A guard holds for every spelling (security 33)', () => {
  const READS = CONTRACT.filter(({ method, access }) => method === 'GET' && access !== 'anyone');

  it.each(READS)('of $path', async ({ path, access }) => {
    for (const spelling of SPELLINGS)
      for (const method of ['GET', 'HEAD'] as const) {
        const url = spelling(urlOf(path));
        const browser = access === 'admin' ? other : server.browser();
        const answer = await browser.inject({ method, url });
        // A path that is no call's is a page, which has no data.
        const isPage = answer.headers['content-type']?.toString().startsWith('text/html') ?? false;
        expect([url, answer.statusCode >= 400 || isPage]).toEqual([url, true]);
        expect(answer.body).not.toContain(OWNER.username);
      }
  });

  it.each(AREA_PATHS.flatMap((area) => [area, `${area}/`, `${area}/users`, `${area}/users?index&_routes=x`]))(
    'of %s, which is only read',
    async (url) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const request: InjectOptions = { method, url, headers: { 'x-csrf-token': await owner.token() } };
        expect((await owner.inject({ ...request, payload: {} })).statusCode).toBe(405);
      }
    },
  );
});

describe('Requests of an e-mail (security 34)', () => {
  it.each([
    ['a stranger', () => server.browser(), 401, 401],
    ['who claims it', () => claimant, 403, 403],
    ['somebody else', () => other, 404, 404],
    ['its owner', () => owner, 404, 200],
  ])('are asked for by %s', async (_who, browser, byEmail, byId) => {
    const status = async (name: string) =>
      (await browser().inject({ method: 'GET', url: `/api/service-requests/${name}` })).statusCode;
    expect(await status(encodeURIComponent(OWNER.email))).toBe(byEmail);
    expect(await status(requestId)).toBe(byId);
  });

  it('are listed for its owner alone', async () => {
    const listed = async (browser: TestBrowser) => {
      const lists = [];
      for (const url of ['/api/service-requests', '/api/quotes'])
        lists.push(json(await browser.inject({ method: 'GET', url: `${url}?email=${OWNER.email}` })).length);
      return lists;
    };
    expect([await listed(owner), await listed(other), await listed(claimant)]).toEqual([
      [1, 1],
      [0, 0],
      [undefined, undefined],
    ]);
  });
});

describe('What somebody sends along (security 35)', () => {
  const EXTRAS = {
    id: '00000000-0000-4000-8000-000000000000',
    number: 1,
    status: 'won',
    clientId: '00000000-0000-4000-8000-000000000000',
    client_id: '00000000-0000-4000-8000-000000000000',
    accountId: '00000000-0000-4000-8000-000000000000',
    createdAt: '2001-01-01T00:00:00Z',
    price: 1,
    priceRange: '1 €',
    quoteDetails: { total: 1 },
    role: 'admin',
    isAdmin: true,
    emailVerified: true,
    emailVerifiedAt: '2001-01-01T00:00:00Z',
    email_verified_at: '2001-01-01T00:00:00Z',
    passwordHash: 'x',
    totpConfirmedAt: null,
  };
  const rowsOf = async (table: string) =>
    JSON.stringify((await server.database.pool.query(`SELECT * FROM ${table} AS t ORDER BY t::text`)).rows);

  it('with a request or a quote is in no row', async () => {
    const anybody = server.browser();
    for (const [url, body] of [
      ['/api/service-requests', requestBody({ email: 'a@example.sk' })],
      ['/api/contact-messages', contactBody({ email: 'a@example.sk' })],
      ['/api/generate-quote', quoteBody()],
    ] as const)
      expect((await anybody.post(url, { ...body, ...EXTRAS })).statusCode).toBeLessThan(300);
    for (const table of ['requests', 'quotes']) {
      const rows = await rowsOf(table);
      expect(rows).not.toMatch(/00000000-0000-4000|2001-01-01|"won"|"1 €"/);
    }
  });

  it('with a call about the own account changes nothing that the call does not name', async () => {
    const { id } = (await owner.inject({ method: 'GET', url: '/api/user' })).json();
    const rights = async () => {
      const { rows } = await server.database.pool.query(
        `SELECT id, role, email, email_verified_at, password_hash, totp_confirmed_at, created_at, blocked_at FROM accounts WHERE id = $1`,
        [id],
      );
      return rows;
    };
    const before = await rights();
    await owner.send('PATCH', '/api/account', { fullName: 'Kanárik', version: 0, ...EXTRAS });
    await owner.post('/api/account/email', { email: 'novy@example.sk', ...EXTRAS });
    await owner.post('/api/account/confirmation', { password: OWNER.password, ...EXTRAS });
    await owner.post('/api/clients', {
      ...{ name: 'Firma', ico: '', dic: '', icDph: '', street: '', city: '', postalCode: '' },
      ...EXTRAS,
    });
    await owner.post('/api/account/email', { email: OWNER.email });
    expect(await rights()).toEqual(before);
    expect(await rowsOf('clients')).not.toMatch(/00000000-0000-4000|2001-01-01/);
    expect(await rowsOf('client_members')).not.toMatch(/00000000-0000-4000/);
  });

  it('with what a client does at a project is in no row', async () => {
    const FORGED = {
      ...EXTRAS,
      ...{ side: 'operator', authorName: 'Podvrhnuté', author_name: 'Podvrhnuté', purpose: 'record' },
      ...{ state: 'accepted', readAt: EXTRAS.createdAt, read_at: EXTRAS.createdAt, received: 1 },
      ...{ sha256: 'f'.repeat(64), approvedOn: '2001-01-01', acceptedOn: '2001-01-01', declinedAt: null },
      ...{ projectId: EXTRAS.id, subjectId: EXTRAS.id, messageId: EXTRAS.id, addendumId: EXTRAS.id },
    };
    const { pool } = server.database;
    const { projectId, headers } = await begunProject(server);
    const {
      rows: [stage],
    } = await pool.query(
      `UPDATE project_stages SET state = 'delivered', started_on = '2026-11-20', delivered_on = '2026-11-23'
       WHERE project_id = $1 AND position = 1 RETURNING id, version`,
      [projectId],
    );
    const {
      rows: [item],
    } = await pool.query('SELECT id FROM checklist_items WHERE project_id = $1 ORDER BY position LIMIT 1', [
      projectId,
    ]);
    const holder = server.browser();
    const project = `/api/portal/projects/${projectId}`;
    const of = `/api/portal/conversations/project/${projectId}`;
    const subject = { type: 'project', id: projectId };
    for (const [method, url, body] of [
      ['POST', '/api/portal/files', { subject, name: 'a.txt', bytes: 10, key: 'k'.repeat(32) }],
      ['POST', `${of}/messages`, { sendId: randomUUID(), text: 'Dobrý deň', fileIds: [] }],
      ['POST', `${project}/stages/${stage.id}/answers`, { version: stage.version, answer: 'approve' }],
      ['PUT', `${project}/checklist/${item.id}/draft`, { edit: 0, text: 'Sme rodinná firma.' }],
      ['POST', `${project}/checklist/${item.id}/hand-in`, { edit: 1 }],
      ['POST', `${project}/changes`, { sendId: randomUUID(), text: 'Pridajte galériu.', fileIds: [] }],
    ] as const) {
      const answer = await holder.send(method, url, { ...FORGED, ...body }, headers);
      expect([url, answer.statusCode, answer.json().message]).toEqual([url, 200, undefined]);
    }
    for (const table of [
      'files',
      'messages',
      'projects',
      'project_stages',
      'checklist_items',
      'change_requests',
    ])
      expect(await rowsOf(table), table).not.toMatch(/00000000-0000-4000|2001-01-01|Podvrhnuté|ffffffff/);
    const only = async (sql: string) => (await pool.query(sql, [projectId])).rows;
    expect(
      await only('SELECT side, state, purpose, received, account_id FROM files WHERE subject_id = $1'),
    ).toEqual([{ side: 'client', state: 'uploading', purpose: 'record', received: 0, account_id: null }]);
    expect(
      await only(
        'SELECT DISTINCT side, author_name, account_id, read_at FROM messages WHERE subject_id = $1',
      ),
    ).toEqual([{ side: 'client', author_name: 'Martin Vzorový', account_id: null, read_at: null }]);
    expect(
      await only("SELECT state, accepted_on FROM checklist_items WHERE project_id = $1 AND state <> 'asked'"),
    ).toEqual([{ state: 'brought', accepted_on: null }]);
  });

  it('gets no hash, token or secret back from any call about accounts', async () => {
    const { rows } = await server.database.pool.query(
      'SELECT password_hash, token_hash FROM accounts JOIN sessions ON account_id = accounts.id',
    );
    const secrets: string[] = rows.flatMap((row) => [row.password_hash, row.token_hash]);
    expect(secrets.length).toBeGreaterThan(4);
    const token = owner.cookies.session ?? '-';
    // A stream of hints has no end to wait for.
    const read = CONTRACT.filter(({ answers }) => answers !== 'events').filter(
      ({ method, access }) => method === 'GET' && access !== 'anyone',
    );
    for (const { path } of read) {
      const { body } = await owner.inject({ method: 'GET', url: urlOf(path) });
      for (const secret of [...secrets, token]) expect([path, body.includes(secret)]).toEqual([path, false]);
    }
    const { body } = await server.browser().post('/api/login', OWNER);
    expect(Object.keys(JSON.parse(body)).toSorted()).toEqual([
      'email',
      'emailVerified',
      'id',
      'isAdmin',
      'needsSecondFactor',
      'username',
    ]);
  });

  it('names a record that is nobody’s as one that is not there', async () => {
    const answer = await owner.inject({ method: 'GET', url: `/api/service-requests/${randomUUID()}` });
    expect(answer.statusCode).toBe(404);
  });
});
