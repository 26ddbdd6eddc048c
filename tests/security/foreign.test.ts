import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceNames } from '#domain/api/call.ts';
import { CONTRACT } from '#domain/api/contract.ts';
import { person, registered } from '../accounts.ts';
import { requestBody } from '../factories/bodies.ts';
import { begunProject, PAID_SITE } from '../projects.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';
import { statementsOf } from './statements.ts';

type RecordOfA = 'session' | 'passkey' | 'client' | 'request' | 'quote' | 'project';
interface Named {
  record: RecordOfA;
  query?: string;
  body?: object;
}

const FIRM = { name: 'Firma A', ico: '', dic: '', icDph: '', street: '', city: '', postalCode: '' };

const SENDING = randomUUID();
const MESSAGE = randomUUID();

/** Every call that names a record of a customer: a new one takes a line here. The owner's own comes last, and is let. */
const NAMED: Record<string, Named> = {
  'GET /api/service-requests/:id': { record: 'request' },
  'GET /api/portal/projects/:id': { record: 'project' },
  'GET /api/portal/projects/:id/payments/:paymentId/pdf': { record: 'project' },
  'GET /api/portal/conversations/:type/:id': { record: 'request' },
  'DELETE /api/portal/conversations/:type/:id/messages/:messageId': { record: 'request' },
  'POST /api/portal/conversations/:type/:id/read': { record: 'request' },
  'GET /api/quotes/:id/pdf': { record: 'quote' },
  'GET /api/quotes/:id/prd': { record: 'quote', query: '?format=json' },
  'PATCH /api/clients/:id': { record: 'client', body: FIRM },
  'DELETE /api/clients/:id': { record: 'client' },
  'DELETE /api/account/sessions/:id': { record: 'session' },
  'DELETE /api/account/passkeys/:id': { record: 'passkey' },
  'GET /api/portal/projects/:id/checklist': { record: 'project' },
  'PUT /api/portal/projects/:id/checklist/:itemId/draft': {
    record: 'project',
    body: { edit: 0, text: 'Robíme strechy.' },
  },
  'POST /api/portal/projects/:id/checklist/:itemId/hand-in': { record: 'project', body: { edit: 1 } },
  // Last, because its mail is composed when others are asked.
  'POST /api/portal/conversations/:type/:id/messages': {
    record: 'request',
    body: { sendId: SENDING, text: 'Kedy začneme?' },
  },
};

let app: TestApp;
let owner: TestBrowser;
let stranger: TestBrowser;
let ids: Record<RecordOfA, string>;
/** What belongs to the project, by its name in paths. */
let parts: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, site: PAID_SITE });
  const { pool } = app.database;
  const [a, b] = [person('klient-a'), person('klient-b')];
  await app.browser().post('/api/service-requests', requestBody({ email: a.email }));
  for (const who of [a, b]) {
    await registered(app, who);
    await pool.query('UPDATE accounts SET email_verified_at = now() WHERE username = $1', [who.username]);
  }
  const signIn = async (who: typeof a) => {
    const browser = app.browser();
    expect((await browser.post('/api/login', who)).statusCode).toBe(200);
    return browser;
  };
  [owner, stranger] = [await signIn(a), await signIn(b)];
  const idOf = async (sql: string) => (await pool.query(sql, [a.username])).rows[0].id as string;
  const passkey = randomBytes(16).toString('base64url');
  await pool.query(
    `INSERT INTO passkeys (id, account_id, name, public_key, counter, transports, created_at)
     SELECT $2, id, 'kľúč', ''::bytea, 0, '{}', now() FROM accounts WHERE username = $1`,
    [a.username, passkey],
  );
  const { projectId } = await begunProject(app);
  await pool.query(
    `INSERT INTO client_members (client_id, account_id, created_at)
     SELECT client_id, accounts.id, now() FROM projects, accounts WHERE projects.id = $1 AND username = $2`,
    [projectId, a.username],
  );
  const { rows } = await pool.query(
    'SELECT id FROM checklist_items WHERE project_id = $1 ORDER BY position LIMIT 1',
    [projectId],
  );
  const calls = await pool.query('SELECT id FROM payments WHERE project_id = $1 AND asked_at IS NOT NULL', [
    projectId,
  ]);
  parts = { itemId: rows[0].id, paymentId: calls.rows[0].id, type: 'request', messageId: MESSAGE };
  ids = {
    passkey,
    project: projectId,
    session: await idOf(
      'SELECT sessions.id FROM sessions JOIN accounts ON account_id = accounts.id WHERE username = $1 ORDER BY sessions.created_at LIMIT 1',
    ),
    request: await idOf(
      'SELECT requests.id FROM requests JOIN client_members USING (client_id) JOIN accounts ON account_id = accounts.id WHERE username = $1',
    ),
    quote: await idOf(
      'SELECT quotes.id FROM quotes JOIN client_members USING (client_id) JOIN accounts ON account_id = accounts.id WHERE username = $1',
    ),
    client: (await owner.post('/api/clients', FIRM)).json().id,
  };
  await pool.query(
    `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
     VALUES ($1, 'request', $2, 'client', 'Klient A', 'Omyl', now())`,
    [MESSAGE, ids.request],
  );
});
afterAll(() => app.close());

/** Asks for a record; what names the answer alone is left out. */
async function ask(browser: TestBrowser, call: string, { query = '', body }: Named, id: string) {
  const [method = '', path = ''] = call.split(' ');
  const token = await browser.token();
  const { result, statements } = await statementsOf(() =>
    browser.inject({
      method: method as 'GET',
      url: replaceNames(path, (name) => parts[name] ?? id) + query,
      headers: { 'x-csrf-token': token },
      ...(body ? { payload: body } : {}),
    }),
  );
  const { errorId, timestamp, ...said } = result.statusCode < 400 ? {} : result.json();
  return { status: result.statusCode, said, statements };
}

describe('A record of somebody else (security 32)', () => {
  it('can be named by no call that is not shown here', () => {
    // What the holder of a link can name is shown in server/payments/room.test.ts.
    const naming = CONTRACT.filter(
      ({ path, access }) => path.includes(':') && access !== 'admin' && access !== 'link',
    );
    expect(naming.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      Object.keys(NAMED).toSorted(),
    );
  });

  it.each(Object.entries(NAMED))('answers %s like one that is not there', async (call, named) => {
    const id = ids[named.record];
    const missing = named.record === 'passkey' ? randomBytes(16).toString('base64url') : randomUUID();
    const foreign = await ask(stranger, call, named, id);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await ask(stranger, call, named, missing));
    expect((await ask(owner, call, named, id)).status).toBe(200);
  });

  it('is found by nobody who tries the next id', () => {
    for (const record of ['session', 'client', 'request', 'quote'] as const)
      expect(ids[record]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  });
});
