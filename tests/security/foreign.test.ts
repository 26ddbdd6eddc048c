import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { replaceNames } from '#domain/api/call.ts';
import { CONTRACT } from '#domain/api/contract.ts';
import { CHUNK_TYPE } from '#domain/files/contract.ts';
import { person, registered } from '../accounts.ts';
import { requestBody } from '../factories/bodies.ts';
import { begin, uploaded } from '../files.ts';
import { begunProject, joinProject, PAID_SITE } from '../projects.ts';
import { sentOffer } from '../sent-offer.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';
import { statementsOf } from './statements.ts';

type RecordOfA =
  | 'session'
  | 'passkey'
  | 'client'
  | 'request'
  | 'quote'
  | 'project'
  | 'payment'
  | 'offer'
  | 'toAccept'
  | 'toDecline'
  | 'expired'
  | 'file'
  | 'upload';
interface Named {
  record: RecordOfA;
  /** Which part a name in the path is of, where it is not called like it. */
  part?: Record<string, string>;
  query?: string;
  body?: object;
  /** A statement without which the owner's own record has nothing to give. */
  before?: string;
  /** Bytes instead of JSON. */
  bytes?: Buffer;
}

/** Names the offer in a call that a member of the client makes without a secret link. */
const OFFER = '?offer=:id';
const ACCEPTANCE = {
  ...{ revision: 1, chosen: ['small'], shown: { once: 1_400_00, monthly: 29_00 } },
  ...{ name: 'Klient A', capacity: 'business', ico: '12345679', agreed: true },
};
const FIRM = { name: 'Firma A', ico: '', dic: '', icDph: '', street: '', city: '', postalCode: '' };

/** A file that is on its way. */
const UPLOAD = Buffer.from('meno;obec');
const SENDING = randomUUID();
const MESSAGE = randomUUID();

/** Projects begin with the quote of a request. */
const WITH_QUOTE =
  'UPDATE offers SET request_id = (SELECT id FROM requests WHERE quote_id IS NOT NULL LIMIT 1)';

/** Every call that names a record of a customer: a new one takes a line here. The owner's own comes last, and is let. */
const NAMED: Record<string, Named> = {
  'GET /api/service-requests/:id': { record: 'request' },
  'GET /api/portal/projects/:id': { record: 'project' },
  'GET /api/portal/projects/:id/payments/:paymentId/pdf': { record: 'project' },
  'POST /api/portal/projects/:id/stages/:stageId/answers': {
    record: 'project',
    body: { answer: 'approve', version: 0 },
  },
  'GET /api/portal/projects/:id/documents': { record: 'project' },
  'GET /api/portal/projects/:id/documents/files': { record: 'project', query: '?group=photos' },
  'POST /api/portal/projects/:id/documents/seen': {
    record: 'project',
    body: { at: '2026-11-24T09:00:00Z' },
  },
  'POST /api/portal/projects/:id/offers/:offerId/link': { record: 'project' },
  'GET /api/portal/projects/:id/quote': { record: 'project', before: WITH_QUOTE },
  'GET /api/portal/projects/:id/prd': { record: 'project', query: '?format=json', before: WITH_QUOTE },
  'POST /api/portal/projects/:id/changes': { record: 'project', body: { text: 'Pridajte cenník.' } },
  'GET /api/portal/projects/:id/calendar': { record: 'project' },
  'POST /api/portal/projects/:id/calendar': { record: 'project' },
  'DELETE /api/portal/projects/:id/calendar': { record: 'project' },
  'GET /api/portal/conversations/:type/:id': { record: 'request' },
  'DELETE /api/portal/conversations/:type/:id/messages/:messageId': { record: 'request' },
  'POST /api/portal/conversations/:type/:id/read': {
    record: 'request',
    body: { seenUntil: '2026-11-24T09:00:00Z' },
  },
  'GET /api/quotes/:id/pdf': { record: 'quote' },
  'GET /api/quotes/:id/prd': { record: 'quote', query: '?format=json' },
  'GET /api/portal/projects/:id/archive': { record: 'project' },
  'GET /api/portal/files/:id': { record: 'file' },
  'GET /api/portal/files/:id/content': { record: 'file' },
  'GET /api/portal/files/:id/preview': { record: 'file' },
  'PUT /api/portal/files/:id/bytes': { record: 'upload', query: '?offset=0', bytes: UPLOAD },
  'DELETE /api/portal/files/:id': { record: 'file' },
  'PATCH /api/clients/:id': { record: 'client', body: { ...FIRM, version: 0 } },
  'DELETE /api/clients/:id': { record: 'client', query: '?version=1' },
  'DELETE /api/account/sessions/:id': { record: 'session' },
  'DELETE /api/account/passkeys/:id': { record: 'passkey' },
  'GET /api/offer': { record: 'offer', query: OFFER },
  'GET /api/offer/pulse': { record: 'offer', query: OFFER },
  'GET /api/offer/pdf': { record: 'offer', query: OFFER },
  'POST /api/offer/seen': { record: 'offer', query: OFFER, body: {} },
  'POST /api/offer/reminders-off': { record: 'offer', query: OFFER, body: {} },
  'POST /api/offer/accept': { record: 'toAccept', query: OFFER, body: ACCEPTANCE },
  'POST /api/offer/decline': { record: 'toDecline', query: OFFER, body: { revision: 1, reason: 'other' } },
  'POST /api/offer/renewal': { record: 'expired', query: OFFER, body: {} },
  'GET /api/offer/payments': { record: 'offer', query: OFFER },
  'GET /api/offer/payments/:id/pdf': { record: 'payment', query: '?offer=:begun' },
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
  // There is none before the launch, and little can be done after it.
  'GET /api/portal/projects/:id/handover': {
    record: 'project',
    before: "UPDATE projects SET state = 'launched', paused_from = NULL",
  },
};

/** What a call names in its query or body rather than in its path. */
interface NamedInside {
  record: 'project' | 'item' | 'attached';
  /** Asks with this id; of whoever asks, `own` is a project of theirs. */
  ask: (browser: TestBrowser, id: string, own: string) => Promise<{ statusCode: number; json: () => object }>;
}

const newFile = (subject: string, itemId: string | null) => ({
  ...{ subject: { type: 'project', id: subject }, itemId, name: 'b.csv', bytes: UPLOAD.length },
  key: randomUUID(),
});

/** Every id in the query or body of a call of customers that is a record's: a new one takes a line here. */
const INSIDE: Record<string, NamedInside> = {
  'GET /api/portal/files query.id': {
    record: 'project',
    ask: (browser, id) => browser.inject({ url: `/api/portal/files?type=project&id=${id}` }),
  },
  'POST /api/portal/files body.subject.id': {
    record: 'project',
    ask: (browser, id) => browser.post('/api/portal/files', newFile(id, null)),
  },
  'POST /api/portal/files body.itemId': {
    record: 'item',
    ask: (browser, id, own) => browser.post('/api/portal/files', newFile(own, id)),
  },
  'POST /api/portal/conversations/:type/:id/messages body.fileIds': {
    record: 'attached',
    ask: (browser, id, own) =>
      browser.post(`/api/portal/conversations/project/${own}/messages`, {
        ...{ sendId: randomUUID(), text: 'Posielam súbor.', fileIds: [id] },
      }),
  },
};
/** Made by who sends: it names nothing that was there. */
const NAMES_NOTHING = /\.sendId$/;

/** Where in a schema ids stand, each with its way: "body.subject.id". */
function idsIn(schema: unknown, way: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('format' in schema && schema.format === 'uuid') return [way];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? Object.entries(value).flatMap(([name, property]) => idsIn(property, `${way}.${name}`))
      : idsIn(value, way),
  );
}

let app: TestApp;
let owner: TestBrowser;
let stranger: TestBrowser;
let ids: Record<RecordOfA, string>;
/** What belongs to the project or the offer, by its name in paths and queries. */
let parts: Record<string, string>;
/** What is named in queries and bodies. */
let inside: Record<NamedInside['record'], string>;
/** A project of the stranger's own. */
let strangersProject: string;

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
  const { projectId, id: begun } = await begunProject(app);
  const offer = async () => (await sentOffer(app)).id;
  const offers = {
    offer: await offer(),
    toAccept: await offer(),
    toDecline: await offer(),
    expired: await offer(),
  };
  await pool.query("UPDATE offer_revisions SET valid_until = '2026-01-31' WHERE offer_id = $1", [
    offers.expired,
  ]);
  await pool.query(
    `INSERT INTO client_members (client_id, account_id, created_at)
     SELECT client_id, accounts.id, now() FROM offers, accounts WHERE offers.id = ANY($1) AND username = $2`,
    [[begun, ...Object.values(offers)], a.username],
  );
  const { rows: payments } = await pool.query(
    'SELECT id FROM payments WHERE project_id = $1 AND asked_at IS NOT NULL',
    [projectId],
  );
  const { rows } = await pool.query(
    'SELECT id FROM checklist_items WHERE project_id = $1 ORDER BY position LIMIT 1',
    [projectId],
  );
  const { rows: stages } = await pool.query(
    `UPDATE project_stages SET state = 'delivered', started_on = '2026-01-02', delivered_on = '2026-01-05'
     WHERE project_id = $1 AND position = 1 RETURNING id`,
    [projectId],
  );
  parts = {
    ...{
      stageId: stages[0].id,
      itemId: rows[0].id,
      paymentId: payments[0].id,
      type: 'request',
      messageId: MESSAGE,
    },
    begun,
    offerId: begun,
  };
  const subject = { type: 'project', id: projectId } as const;
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a54' } })
    .png()
    .toBuffer();
  ids = {
    ...offers,
    file: (await uploaded({ browser: owner }, { subject, name: 'a.png', bytes: picture })).id,
    upload: (await begin({ browser: owner }, { subject, name: 'a.csv', bytes: UPLOAD })).json().id,
    passkey,
    payment: payments[0].id,
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
  const attached = { subject, name: 'sprava.csv', bytes: UPLOAD, purpose: 'message' as const };
  inside = {
    ...{ project: projectId, item: rows[0].id },
    attached: (await uploaded({ browser: owner }, attached)).id,
  };
  const other = await begunProject(app, {}, { name: 'Klient B', email: 'iny-klient@example.com' });
  await joinProject(app, other, b.username);
  strangersProject = other.projectId;
  await pool.query(
    `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
     VALUES ($1, 'request', $2, 'client', 'Klient A', 'Omyl', now())`,
    [MESSAGE, ids.request],
  );
});
afterAll(() => app.close());

/** Jobs that make mails ask the same tables. */
const mailsUnderWay = async () =>
  (await app.database.pool.query("SELECT FROM mails WHERE status = 'pending'")).rowCount;

/** Asks for a record; what names the answer alone is left out. */
async function ask(
  browser: TestBrowser,
  call: string,
  { query = '', part = {}, body, bytes }: Named,
  id: string,
) {
  const [method = '', path = ''] = call.split(' ');
  const token = await browser.token();
  await app.drain();
  expect(await mailsUnderWay()).toBe(0);
  const { result, statements } = await statementsOf(() =>
    browser.inject({
      method: method as 'GET',
      url: replaceNames(path + query, (name) => parts[part[name] ?? name] ?? id),
      headers: { 'x-csrf-token': token, ...(bytes ? { 'content-type': CHUNK_TYPE } : {}) },
      ...(body || bytes ? { payload: bytes ?? body } : {}),
    }),
  );
  const { errorId, timestamp, ...said } = result.statusCode < 400 ? {} : result.json();
  return { status: result.statusCode, said, statements };
}

const filesAt = async (project: string) =>
  (await app.database.pool.query('SELECT name FROM files WHERE subject_id = $1', [project])).rows;

describe('A record of somebody else (security 32)', () => {
  it('can be named by no call that is not shown here', () => {
    // What anybody may ask for is named by a secret: server/projects/portal-acts.test.ts.
    const namesOffer = (query: unknown) => query instanceof z.ZodObject && 'offer' in query.shape;
    const naming = CONTRACT.filter(
      ({ path, query, access }) =>
        access !== 'admin' && access !== 'anyone' && (path.includes(':') || namesOffer(query)),
    );
    expect(naming.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      Object.keys(NAMED).toSorted(),
    );
  });

  it.each(Object.entries(NAMED))('answers %s like one that is not there', async (call, named) => {
    const id = ids[named.record];
    const missing = named.record === 'passkey' ? randomBytes(16).toString('base64url') : randomUUID();
    if (named.before) await app.database.pool.query(named.before);
    const foreign = await ask(stranger, call, named, id);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await ask(stranger, call, named, missing));
    expect([200, 201]).toContain((await ask(owner, call, named, id)).status);
  });

  it('can be named in no query and no body that is not shown here', () => {
    const named = CONTRACT.filter(({ access }) => access !== 'admin' && access !== 'anyone').flatMap(
      ({ method, path, query, body }) =>
        Object.entries({ query, body }).flatMap(([part, schema]) =>
          schema
            ? idsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), part).map(
                (way) => `${method} ${path} ${way}`,
              )
            : [],
        ),
    );
    // Calls about an offer name it in their query, and are above.
    const others = named.filter((each) => !each.endsWith(' query.offer') && !NAMES_NOTHING.test(each));
    expect([...new Set(others)].toSorted()).toEqual(Object.keys(INSIDE).toSorted());
  });

  it.each(Object.entries(INSIDE))(
    'answers %s like one that is not there',
    async (_, { record, ask: asked }) => {
      const said = async (id: string) => {
        const answer = await asked(stranger, id, strangersProject);
        const { errorId, timestamp, ...rest } = answer.json() as Record<string, unknown>;
        return { status: answer.statusCode, ...rest };
      };
      const foreign = await said(inside[record]);
      expect(foreign).toMatchObject({ status: 404 });
      expect(foreign).toEqual(await said(randomUUID()));
      // It is there, for whoever it is of.
      expect([200, 201]).toContain((await asked(owner, inside[record], inside.project)).statusCode);
      expect(await filesAt(strangersProject)).toEqual([]);
    },
  );

  it('is found by nobody who tries the next id', () => {
    for (const record of ['session', 'client', 'request', 'quote', 'file'] as const)
      expect(ids[record]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  });
});
