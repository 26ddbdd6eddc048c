import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, registered } from '../accounts.ts';
import { type AiStub, startAiStub } from '../ai-stub.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../database-proxy.ts';
import { quoteBody, requestBody } from '../factories/bodies.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

const RECOVERY_MS = 10_000;
/** The AI is asked again once. */
const MOST_TRIES = 2;
/** What the outage has cut off on the way to its worker is given to another one after 45 s at most. */
const LEASE_MS = 45_000;

describe.each(['refuse', 'hang'] as const)('While the database does %s (security 65)', (mode) => {
  let database: TestDb;
  let proxy: DatabaseProxy;
  let server: TestApp;
  beforeAll(async () => {
    database = await createTestDb();
    proxy = await startDatabaseProxy(database.connection);
    server = await createTestApp({
      database,
      connection: proxy.connection,
      env: { TIMEOUT_FACTOR: '1' },
      workers: true,
    });
    // The price book is known from then on.
    await server.browser().post('/api/generate-quote', quoteBody());
  });
  afterAll(async () => {
    await server.close();
    await proxy.close();
    await database.drop();
  });

  test('what can be computed is served, what must be stored says when to try again, and all recovers', async () => {
    const browser = server.browser();
    const customer = await registered(server, person('klient'));
    const headers = { 'x-csrf-token': await customer.token() };
    const asCustomer = (method: 'GET' | 'POST', url: string, payload?: object) =>
      customer.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    expect(
      (await browser.post('/api/service-requests', requestBody({ email: 'pred@example.sk' }))).statusCode,
    ).toBe(201);
    proxy.switchTo(mode);
    expect((await browser.inject({ method: 'GET', url: '/' })).statusCode).toBe(200);
    expect((await browser.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    const [quote, pdf, request, ...whileSignedIn] = await Promise.all([
      browser.post('/api/generate-quote', quoteBody()),
      browser.post('/api/export-quote-pdf', quoteBody()),
      browser.post('/api/service-requests', requestBody()),
      asCustomer('GET', '/api/csrf-token'),
      asCustomer('POST', '/api/generate-quote', quoteBody()),
      asCustomer('POST', '/api/export-quote-pdf', quoteBody()),
      asCustomer('POST', '/api/service-requests', requestBody()),
      asCustomer('POST', '/api/logout', {}),
      asCustomer('GET', '/api/user'),
    ]);
    expect(quote.statusCode).toBe(200);
    expect(quote.json()).toMatchObject({ number: null, rough: false });
    expect(pdf.statusCode).toBe(200);
    // Nobody can read the session: what is for anyone is served, and nobody is told to be signed out.
    expect(whileSignedIn.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 503, 503, 503]);
    expect(request.statusCode).toBe(503);
    expect(request.json()).toMatchObject({ category: 'database' });
    expect(Number(request.headers['retry-after'])).toBeGreaterThan(0);
    expect(await server.services.databaseAnswers()).toBe(false);
    const crowd = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        server.browser().post('/api/service-requests', requestBody({ email: `dav${n}@example.sk` })),
      ),
    );
    const said = crowd.map(({ statusCode, headers }) => [statusCode, Number(headers['retry-after']) > 0]);
    expect(said).toEqual(crowd.map(() => [503, true]));
    proxy.switchTo('ok');
    await expect
      .poll(
        async () =>
          (await browser.post('/api/service-requests', requestBody({ email: 'po@example.sk' }))).statusCode,
        { timeout: RECOVERY_MS, interval: 100 },
      )
      .toBe(201);
    expect(await server.services.databaseAnswers()).toBe(true);
    expect((await customer.inject({ method: 'GET', url: '/api/user' })).statusCode).toBe(200);
    const sent = async () =>
      (
        await database.pool.query(
          `SELECT to_address FROM mails WHERE status = 'sent' AND kind = 'request-client'`,
        )
      ).rows.map(({ to_address: address }) => address);
    await expect
      .poll(sent, { timeout: LEASE_MS + RECOVERY_MS })
      .toEqual(expect.arrayContaining(['pred@example.sk', 'po@example.sk']));
  });
});

test('A database whose every answer is late is waited for, one that is cut off in its answer is down (security 65)', async () => {
  const database = await createTestDb();
  const proxy = await startDatabaseProxy(database.connection);
  const server = await createTestApp({
    database,
    connection: proxy.connection,
    env: { TIMEOUT_FACTOR: '1' },
    workers: true,
  });
  proxy.switchTo('late');
  const browser = server.browser();
  expect((await browser.post('/api/generate-quote', quoteBody())).json()).toMatchObject({ rough: false });
  expect((await browser.post('/api/service-requests', requestBody())).statusCode).toBe(201);
  expect(await server.services.databaseAnswers()).toBe(true);
  proxy.switchTo('reset');
  const cut = await browser.post('/api/service-requests', requestBody({ email: 'pocas@example.sk' }));
  expect([cut.statusCode, Number(cut.headers['retry-after']) > 0]).toEqual([503, true]);
  proxy.switchTo('ok');
  const again = async () =>
    (await browser.post('/api/service-requests', requestBody({ email: 'po@example.sk' }))).statusCode;
  await expect.poll(again, { timeout: RECOVERY_MS, interval: 100 }).toBe(201);
  await server.close();
  await proxy.close();
  await database.drop();
});

test('Before the tables are there, a submission is put off and a price still told (security 65)', async () => {
  const database = await createTestDb({ empty: true });
  const server = await createTestApp({ database, prepared: false });
  const browser = server.browser();
  const request = await browser.post('/api/service-requests', requestBody());
  expect([request.statusCode, request.json().category]).toEqual([503, 'database']);
  expect(Number(request.headers['retry-after'])).toBeGreaterThan(0);
  expect((await browser.post('/api/generate-quote', quoteBody())).json()).toMatchObject({ number: null });
  expect(await server.services.databaseAnswers()).toBe(false);
  await server.services.prepare();
  await server.services.jobs.start();
  expect((await browser.post('/api/service-requests', requestBody())).statusCode).toBe(201);
  await server.close();
  await database.drop();
});

describe('When the AI fails (security 66)', () => {
  let stub: AiStub;
  let server: TestApp;
  beforeAll(async () => {
    stub = await startAiStub();
    server = await createTestApp({ env: { AI_BASE_URL: stub.baseUrl, AI_MODEL: 'stub', AI_API_KEY: 'key' } });
  });
  afterAll(async () => {
    await server.close();
    await stub.stop();
  });

  test.each(['hang', '500', 'garbage'] as const)(
    'with %s, description and PRD answer after two tries at most',
    async (mode) => {
      stub.mode = mode;
      const asked = stub.requests.length;
      const [description, prd] = await Promise.all([
        server.browser().post('/api/ai/generate-description', { prompt: 'Opíšte web.' }),
        server.browser().post('/api/generate-prd-anonymous', {
          serviceSlug: 'tvorba-webu',
          selectedTrade: 'roofer',
          projectSize: 'small',
        }),
      ]);
      expect(stub.requests.length - asked).toBeLessThanOrEqual(2 * MOST_TRIES);
      expect(description.statusCode).toBe(503);
      expect(description.json()).toMatchObject({ message: 'AI service unavailable', category: 'ai_service' });
      expect(Number(description.headers['retry-after'])).toBeGreaterThan(0);
      expect(JSON.stringify(server.logLines())).not.toMatch(/SECRET-UPSTREAM|not json/);
      expect(prd.statusCode).toBe(200);
    },
  );
});
