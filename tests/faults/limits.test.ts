import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { type Limit, READ_LIMIT } from '#domain/api/limit.ts';
import { recordConsent } from '#domain/consent/contract.ts';
import { exportPrd, generatePrd } from '#domain/prd/contract.ts';
import { generateDescription } from '#domain/quote/description-contract.ts';
import { submitRequest } from '#domain/requests/contract.ts';
import { DAILY_LIMIT } from '#server/ai/daily-limit.ts';
import { deleteEndedWindows } from '#server/http/rate-limit-data.ts';
import type { Caller } from '#server/http/rate-limits.ts';
import { startAiStub } from '../ai-stub.ts';
import { startDatabaseProxy } from '../database-proxy.ts';
import { requestBody } from '../factories/bodies.ts';
import { stillClock } from '../still-clock.ts';
import { createTestApp, type TestApp, type TestAppOptions, type TestBrowser } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';
import { runSweep } from '../test-services.ts';

const MINUTE = 60_000;

const open: TestApp[] = [];
afterEach(async () => {
  // Those that were made last borrow the database of the first.
  for (const server of open.splice(0).reverse()) await server.close();
});

async function start(options: TestAppOptions = {}): Promise<TestApp> {
  const server = await createTestApp(options);
  open.push(server);
  return server;
}

const prdBody = { serviceSlug: 'tvorba-webu', selectedTrade: 'roofer', projectSize: 'small' };

const errorReport = (changes: object = {}) => ({
  errorId: 'ERR_MHABCDEF_AB12CD34',
  message: 'x is undefined',
  category: 'component',
  severity: 'high',
  timestamp: '2026-11-21T10:00:00.000Z',
  userAgent: 'test',
  url: 'http://localhost/',
  ...changes,
});

/**
 * Every limited call, from an address of its own, with a body that is refused after the limit has counted it, so that a
 * test costs little.
 */
const LIMITED = CONTRACT.flatMap(({ method, path: url, limit, needsCsrf }) =>
  needsCsrf && limit?.by === 'address' ? [{ method, url, limit }] : [],
).map((call, index) => ({ ...call, ip: `203.0.113.${index}` }));

const limitOf = ({ limit }: Pick<Endpoint, 'limit'>): Limit => {
  if (!limit) throw new Error('The call has no limit.');
  return limit;
};
const PRD = limitOf(generatePrd);

/** A stranger at an address. */
const at = (ip: string): Caller => ({ ip, actor: { kind: 'stranger' } });

/** Calls from one browser, its token fetched once. */
async function caller(browser: TestBrowser) {
  const token = await browser.token();
  return (
    url: string,
    body: object,
    {
      ip = '192.0.2.1',
      headers = {},
      method = 'POST',
    }: { ip?: string; headers?: object; method?: Endpoint['method'] } = {},
  ) =>
    browser.inject({
      method,
      url,
      remoteAddress: ip,
      headers: { 'x-csrf-token': token, ...headers },
      payload: body,
    });
}

/** Of the rest it is written down that they were made. */
const MOST_CALLS = 40;

describe('The calls of anonymous visitors (security 52, 55)', () => {
  const time = stillClock();
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ clock: time.clock });
  });
  afterAll(() => server.close());

  test.each(LIMITED)('$url ends at its limit, for its window', async ({ method, url, limit, ip }) => {
    const call = await caller(server.browser());
    const said = server.logLines().length;
    const status = async () => (await call(url, {}, { method, ip })).statusCode;
    const most = Math.min(limit.max, MOST_CALLS);
    await server.database.pool.query('DELETE FROM rate_limits');
    for (let used = 0; used < most; used += 1) expect(await status()).not.toBe(429);
    if (most < limit.max) {
      await server.database.pool.query('UPDATE rate_limits SET used = $1', [limit.max - 1]);
      expect(await status()).not.toBe(429);
    }
    const refused = await call(url, {}, { method, ip });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ category: 'rate_limit' });
    expect(refused.json().message).toContain('rate limit');
    expect(Number(refused.headers['retry-after'])).toBe(limit.seconds);
    expect(server.logLines().slice(said)).toContainEqual(expect.objectContaining({ code: 'rateLimited' }));
    time.forward(limit.seconds * 1000 - 1);
    expect((await call(url, {}, { method, ip })).headers['retry-after']).toBe('1');
    time.forward(1);
    expect(await status()).not.toBe(429);
  });

  test('get a PRD again fifteen minutes after the limit', async () => {
    const time = stillClock();
    const server = await start({ clock: time.clock });
    const call = await caller(server.browser());
    const url = '/api/generate-prd-anonymous';
    for (let used = 0; used < PRD.max; used += 1) expect((await call(url, prdBody)).statusCode).toBe(200);
    const refused = await call(url, prdBody);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    time.forward(15 * MINUTE);
    expect((await call(url, prdBody)).statusCode).toBe(200);
  });

  test('without a token use up nobody’s limit', async () => {
    const server = await start();
    const browser = server.browser();
    for (let used = 0; used <= limitOf(submitRequest).max; used += 1) {
      const refused = await browser.inject({ method: 'POST', url: '/api/service-requests', payload: {} });
      expect(refused.statusCode).toBe(403);
    }
    expect((await browser.post('/api/service-requests', requestBody())).statusCode).toBe(201);
  });
});

describe('Calls that only read', () => {
  // What a secret opens, in a header or in the address, has limits of its own, and what an account does is counted for it.
  const reads = CONTRACT.filter(
    ({ method, path, answer, access, limit }) =>
      method === 'GET' &&
      !['viewer', 'client'].includes(access) &&
      !path.includes(':token') &&
      !('file' in answer) &&
      limit?.by === 'address',
  );

  test('have one limit together, counted without a query', async () => {
    const time = stillClock();
    const server = await start({ clock: time.clock });
    const { services, database } = server;
    const statuses = async (remoteAddress: string) => {
      const paths = ['/api/openapi.json', ...reads.map(({ path }) => path)];
      const answers = await Promise.all(paths.map((url) => server.app.inject({ url, remoteAddress })));
      return answers.map(({ statusCode }) => statusCode);
    };
    const within = await statuses('192.0.2.2');
    expect(within).not.toContain(429);
    for (let used = 0; used < READ_LIMIT.max; used += 1)
      await services.limiter.consume(READ_LIMIT, at('192.0.2.1'));
    expect(await statuses('192.0.2.1')).toEqual(within.map(() => 429));
    const refused = await server.app.inject({ url: '/api/csrf-token', remoteAddress: '192.0.2.1' });
    expect(Number(refused.headers['retry-after'])).toBe(READ_LIMIT.seconds);
    expect(await statuses('192.0.2.2')).toEqual(within);
    time.forward(READ_LIMIT.seconds * 1_000);
    expect(await statuses('192.0.2.1')).toEqual(within);
    expect((await database.pool.query('SELECT key FROM rate_limits')).rows).toEqual([]);
  });

  test('have the contract’s description written once for all', async () => {
    const write = vi.spyOn(JSON, 'stringify');
    const server = await start({ env: { RATE_LIMITS: 'off' } });
    const { body } = await server.app.inject('/api/openapi.json');
    expect(JSON.parse(body).paths).toHaveProperty('/api/generate-quote');
    write.mockClear();
    expect((await server.app.inject('/api/openapi.json')).body).toBe(body);
    expect(write.mock.results.map(({ value }) => value)).not.toContain(body);
  });
});

describe('A limit (security 56)', () => {
  const { url, limit } = { url: '/api/generate-prd-anonymous', limit: PRD };

  test('goes on counting when a call overtakes an earlier one, and where two clocks differ a little', async () => {
    const time = stillClock();
    const { clock } = time;
    const one = await start({ clock: time.clock });
    const late = new Date(clock().getTime() - 1_000);
    const secret = { APP_SECRET: one.services.config.secrets[0] };
    const two = await start({ clock: () => late, database: one.database, env: secret });
    const { limiter } = one.services;
    for (let used = 0; used < limit.max; used += 1) await limiter.consume(limit, at('192.0.2.1'));
    expect(await two.services.limiter.allows(limit, at('192.0.2.1'))).toBe(false);
  });

  test('is one for two instances that are asked at once', async () => {
    const one = await start();
    const two = await start({ database: one.database, env: { APP_SECRET: one.services.config.secrets[0] } });
    const calls = await Promise.all([one, two].map((server) => caller(server.browser())));
    const answers = await Promise.all(
      Array.from({ length: 2 * limit.max }, (_, index) => calls[index % 2]?.(url, prdBody)),
    );
    const codes = answers.map((answer) => answer?.statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(limit.max);
    expect(codes.filter((code) => code === 429)).toHaveLength(limit.max);
  });

  test('survives a restart', async () => {
    const before = await start();
    const first = await caller(before.browser());
    for (let used = 0; used <= limit.max; used += 1) await first(url, {});
    const after = await start({
      database: before.database,
      env: { APP_SECRET: before.services.config.secrets[0] },
    });
    expect((await (await caller(after.browser()))(url, {})).statusCode).toBe(429);
  });

  test('counts an IPv6 household as one and IPv4 addresses each', async () => {
    const server = await start();
    const call = await caller(server.browser());
    for (let used = 0; used < limit.max; used += 1)
      await call(url, {}, { ip: `2001:db8:1:2:${used.toString(16)}::1` });
    expect((await call(url, {}, { ip: '2001:db8:1:2:ffff::9' })).statusCode).toBe(429);
    expect((await call(url, {}, { ip: '2001:db8:1:3::1' })).statusCode).toBe(400);
    for (let used = 0; used < limit.max; used += 1) await call(url, {}, { ip: '::ffff:192.0.2.7' });
    expect((await call(url, {}, { ip: '192.0.2.7' })).statusCode).toBe(429);
    expect((await call(url, {}, { ip: '192.0.2.8' })).statusCode).toBe(400);
  });

  test('counts a /48 of IPv6, too, in which one customer can have 65 536 households', async () => {
    const server = await start();
    const call = await caller(server.browser());
    const places = 4 * limit.max;
    for (let used = 0; used < places; used += 1)
      expect((await call(url, {}, { ip: `2001:db8:5:${used.toString(16)}::1` })).statusCode).toBe(400);
    expect((await call(url, {}, { ip: '2001:db8:5:ffff::1' })).statusCode).toBe(429);
    expect((await call(url, {}, { ip: '2001:db8:6::1' })).statusCode).toBe(400);
  });

  test('knows an address in every spelling, and all garbage from a proxy as one', async () => {
    const server = await start({ env: { TRUST_PROXY: '10.0.0.0/8' } });
    const call = await caller(server.browser());
    const from = (address: string) =>
      call(url, {}, { ip: '10.1.2.3', headers: { 'x-forwarded-for': address } });
    const spellings = [
      '2001:db8:7::1',
      '2001:0DB8:7:0:0:0:0:1',
      '2001:db8:7:0::1%eth0',
      '[2001:db8:7::9]:4711',
    ];
    for (let used = 0; used < limit.max; used += 1) {
      await from(spellings[used % spellings.length] ?? '');
      await from(`garbage-${used}`);
    }
    expect((await from('2001:db8:07::1')).statusCode).toBe(429);
    expect((await from('more-garbage')).statusCode).toBe(429);
  });

  test('is not escaped by X-Forwarded-For, unless a trusted proxy sends it', async () => {
    const direct = await caller((await start()).browser());
    const behindProxy = await caller((await start({ env: { TRUST_PROXY: '10.0.0.0/8' } })).browser());
    const codes = { direct: 0, proxied: 0, spoofed: 0 };
    for (let used = 0; used <= limit.max; used += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${used}` };
      codes.direct = (await direct(url, {}, { headers })).statusCode;
      codes.proxied = (await behindProxy(url, {}, { ip: '10.1.2.3', headers })).statusCode;
      codes.spoofed = (await behindProxy(url, {}, { headers })).statusCode;
    }
    expect(codes).toEqual({ direct: 429, proxied: 400, spoofed: 429 });
  });
});

describe('One address (security 54)', () => {
  test('has a part of the day’s budget of AI requests, and templates after it', async () => {
    const stub = await startAiStub();
    const time = stillClock();
    const server = await start({
      clock: time.clock,
      env: { AI_BASE_URL: stub.baseUrl, AI_MODEL: 'stub', AI_DAILY_LIMIT: '1000' },
    });
    const call = await caller(server.browser());
    const ask = (ip: string) => call('/api/ai/generate-description', { prompt: 'Opíšte web.' }, { ip });
    for (let asked = 0; asked < DAILY_LIMIT.max; asked += 1) {
      if (asked % limitOf(generateDescription).max === 0) time.forward(60 * MINUTE);
      expect((await ask('192.0.2.1')).statusCode).toBe(200);
    }
    time.forward(60 * MINUTE);
    const refused = await ask('192.0.2.1');
    expect([refused.statusCode, refused.json().category]).toEqual([503, 'ai_service']);
    const prd = await call('/api/generate-prd-anonymous', prdBody);
    expect([prd.statusCode, prd.json().source]).toEqual([200, 'rules']);
    expect(stub.requests).toHaveLength(DAILY_LIMIT.max);
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
    await stub.stop();
  });
});

describe('A robot', () => {
  test('that fills the hidden field is refused, nothing is stored and nothing mailed', async () => {
    const server = await start();
    const answer = await server
      .browser()
      .post('/api/service-requests', requestBody({ website: 'https://spam.example' }));
    expect(answer.statusCode).toBe(428);
    const { rows } = await server.database.pool.query(
      'SELECT (SELECT count(*)::int FROM requests) AS requests, (SELECT count(*)::int FROM mails) AS mails',
    );
    expect(rows).toEqual([{ requests: 0, mails: 0 }]);
  });
});

describe('Reports of errors (security 55)', () => {
  test('that are equal are folded, whoever sends them', async () => {
    const server = await start({ env: { RATE_LIMITS: 'off' } });
    for (let sent = 0; sent < 20; sent += 1) {
      const answer = await server
        .browser()
        .post('/api/errors/report', errorReport({ errorId: `ERR_MHABCDEF_${sent + 10}` }));
      expect(answer.statusCode).toBe(202);
    }
    const { rows } = await server.database.pool.query('SELECT count FROM error_reports');
    expect(rows).toEqual([{ count: 20 }]);
  });

  test('that all differ are at most a thousand, the newest', async () => {
    const time = stillClock();
    const server = await start({ clock: time.clock, env: { RATE_LIMITS: 'off' } });
    const call = await caller(server.browser());
    await server.database.pool.query(
      `INSERT INTO error_reports (fingerprint, error_id, count, category, severity, message, url, user_agent, first_seen, last_seen)
       SELECT 'old ' || n, 'ERR_MHABCDEF_OLD', 1, 'component', 'high', 'old', '', '', $1, $1 FROM generate_series(1, 900) AS n`,
      [time.clock()],
    );
    for (let sent = 0; sent < 200; sent += 1) {
      time.forward(1000);
      const message = createHash('sha256').update(randomUUID()).digest('hex');
      expect((await call('/api/errors/report', errorReport({ message }))).statusCode).toBe(202);
    }
    await runSweep(server.services, 'delete-error-reports', time.clock());
    const { rows } = await server.database.pool.query(
      `SELECT count(*)::int AS kept, (count(*) FILTER (WHERE message <> 'old'))::int AS new FROM error_reports`,
    );
    expect(rows).toEqual([{ kept: 1000, new: 200 }]);
  });
});

describe('Windows that have ended', () => {
  /** As after a flood from many addresses: 30 000 windows, of which so many have ended. */
  async function afterFlood(ended: number) {
    const { clock } = stillClock();
    const { database, services } = await start({ clock });
    await database.pool.query(
      `INSERT INTO rate_limits (key, used, window_end)
       SELECT 'quote:' || n, 1, $1::timestamptz + (n - $2::int - 1) * interval '1 second' FROM generate_series(1, 30000) AS n`,
      [clock(), ended],
    );
    await database.pool.query('ANALYZE rate_limits');
    return { database, limiter: services.limiter, now: clock() };
  }

  test('are cleaned away, however many', async () => {
    const { database, limiter } = await afterFlood(1_234);
    expect(await limiter.sweep()).toBe(1_234);
    const { rows } = await database.pool.query('SELECT count(*)::int AS kept FROM rate_limits');
    expect(rows).toEqual([{ kept: 30_000 - 1_234 }]);
  });

  test('are found without reading all the others', async () => {
    const { database, now } = await afterFlood(50);
    const reads = await database.db.transaction(async (transaction) => {
      await deleteEndedWindows(transaction, now, 500);
      return transaction.execute(
        sql`SELECT seq_scan::int, n_tup_del::int FROM pg_stat_xact_user_tables WHERE relname = 'rate_limits'`,
      );
    });
    expect(reads.rows).toEqual([{ seq_scan: 0, n_tup_del: 50 }]);
  });
});

test('A database that is down leaves nobody without a limit', async () => {
  const database = await createTestDb();
  const proxy = await startDatabaseProxy(database.connection);
  const server = await start({ database, connection: proxy.connection });
  const call = await caller(server.browser());
  proxy.switchTo('refuse');
  const url = '/api/export-prd-anonymous';
  for (let used = 0; used < limitOf(exportPrd).max; used += 1)
    expect((await call(url, {})).statusCode).toBe(400);
  expect((await call(url, {})).statusCode).toBe(429);
  await open.splice(0)[0]?.close();
  await proxy.close();
  await database.drop();
});

test('Who has used a limit up stays refused without a query, until the window ends', async () => {
  const { clock, forward } = stillClock();
  const database = await createTestDb();
  const proxy = await startDatabaseProxy(database.connection);
  const server = await start({ database, connection: proxy.connection, clock });
  const call = await caller(server.browser());
  const consent = async () => (await call('/api/consents', {})).statusCode;
  for (let n = 0; n < limitOf(recordConsent).max; n += 1) expect(await consent()).toBe(400);
  expect(await consent()).toBe(429);
  proxy.switchTo('refuse');
  expect(await consent()).toBe(429);
  forward(limitOf(recordConsent).seconds * 1000);
  expect(await consent()).toBe(400);
  await open.splice(0)[0]?.close();
  await proxy.close();
  await database.drop();
});
