import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { person, registered } from '../accounts.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';
import { statementsOf } from './statements.ts';

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  browser = await registered(app, person('spravkyna'));
  await app.database.pool.query("UPDATE accounts SET role = 'admin', email_verified_at = now()");
});
afterAll(() => app.close());

/** Statements that find out whose session a token is, while something is asked. */
async function lookups(ask: () => Promise<{ statusCode: number }>) {
  const { result, statements } = await statementsOf(ask);
  const found = statements.filter((text) => /^select .*"sessions"\."token_hash" = \$1/s.test(text));
  return { status: result.statusCode, queries: found.length };
}

describe('Who makes a call', () => {
  // A stream of events has no end, and asks again before each of them.
  const reads = CONTRACT.filter(
    ({ method, access, answer }) => method === 'GET' && access !== 'anyone' && !('events' in answer),
  );

  it.each(reads)('is asked once for $path, however many parts of it want to know', async ({ path }) => {
    const url = path.replace(':id', randomUUID());
    const { status, queries } = await lookups(() => browser.inject({ method: 'GET', url }));
    expect([status < 500, queries]).toEqual([true, 1]);
  });

  it('is asked once where a sign-in takes the place of another, and where one ends', async () => {
    const headers = { 'x-csrf-token': await browser.token() };
    const payload = person('spravkyna');
    const login = () => browser.inject({ method: 'POST', url: '/api/login', headers, payload });
    expect(await lookups(login)).toEqual({ status: 200, queries: 1 });
    const token = { 'x-csrf-token': await browser.token() };
    const logout = () => browser.inject({ method: 'POST', url: '/api/logout', headers: token, payload: {} });
    expect(await lookups(logout)).toEqual({ status: 200, queries: 1 });
  });

  it('is not asked of a browser without a session, nor with something else in its cookie', async () => {
    const stranger = app.browser();
    const ask = () => stranger.inject({ method: 'GET', url: '/api/user' });
    expect(await lookups(ask)).toEqual({ status: 401, queries: 0 });
    stranger.cookies.session = "' OR 1=1 --";
    expect(await lookups(ask)).toEqual({ status: 401, queries: 0 });
  });

  it('is asked anew for the next call of the same browser', async () => {
    const again = app.browser();
    await again.post('/api/login', person('spravkyna'));
    const ask = () => again.inject({ method: 'GET', url: '/api/user' });
    const twice = await lookups(async () => {
      await ask();
      return ask();
    });
    expect(twice).toEqual({ status: 200, queries: 2 });
  });
});
