import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/accounts/actor.ts';
import { CONTRACT } from '#domain/api/contract.ts';
import { person, registered } from '../accounts.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

let app: TestApp;
let browser: TestBrowser;
let other: TestBrowser;
let actor: Actor;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  browser = await registered(app, person('spravkyna'));
  other = await registered(app, person('iny'));
  await app.database.pool.query("UPDATE accounts SET role = 'admin', email_verified_at = now()");
  const { id } = (await browser.inject({ method: 'GET', url: '/api/user' })).json();
  actor = { kind: 'admin', accountId: id, sessionId: '', isProven: true, isConfirmed: true };
});
afterAll(() => app.close());

/** Calls whose use is counted by this. */
const limitedBy = (by: 'account' | 'email') =>
  CONTRACT.flatMap((call) => (call.limit?.by === by ? [{ ...call, limit: call.limit }] : []));
const ACCOUNT_CALLS = limitedBy('account');
const EMAIL_CALLS = limitedBy('email');

const ask = async (who: TestBrowser, method: string, path: string, payload: object, ip: string) =>
  who.inject({
    method: method as 'POST',
    url: path.replace(':id', '00000000-0000-4000-8000-000000000000'),
    headers: { 'x-csrf-token': await who.token(), 'x-forwarded-for': ip },
    ...(method === 'GET' ? {} : { payload }),
  });

describe('What mails, hashes or writes for an account (security 55)', () => {
  it('is limited, but for signing out', () => {
    const open = CONTRACT.filter(({ writes, limit }) => writes && limit === null);
    expect(open.map(({ path }) => path)).toEqual(['/api/logout']);
    expect(CONTRACT.filter(({ writes, limit }) => writes && limit?.cheap)).toEqual([]);
  });

  it('is limited more than reading is, where it sets a document or looks for a secret', () => {
    const costly = CONTRACT.filter(
      ({ path, answer }) =>
        /^\/api\/offer(\/|$)/.test(path) || ('file' in answer && answer.file[0] === 'application/pdf'),
    );
    expect(costly.length).toBeGreaterThan(10);
    const cheap = costly.filter(({ limit }) => limit === null || limit.cheap);
    expect(cheap.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it.each(ACCOUNT_CALLS)(
    '$method $path ends at the limit of the account, wherever it is signed in',
    async ({ method, path, limit }) => {
      for (let used = 0; used < limit.max; used += 1)
        if (!(await app.services.limiter.allows(limit, { ip: '192.0.2.1', actor }))) break;
      const refused = await ask(browser, method, path, {}, '198.51.100.9');
      expect([refused.statusCode, refused.json().category]).toEqual([429, 'rate_limit']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      // The other account would end with the call.
      if (path !== '/api/account' || method !== 'DELETE')
        expect((await ask(other, method, path, {}, '192.0.2.1')).statusCode).not.toBe(429);
    },
  );

  it.each(EMAIL_CALLS)(
    '$path ends at the limit of the e-mail, whoever asks',
    async ({ path, limit, status }) => {
      const asked = async (email: string, n: number) =>
        (await ask(app.browser(), 'POST', path, { email }, `198.51.100.${n}`)).statusCode;
      const codes = [];
      for (let n = 0; n < limit.max; n += 1) codes.push(await asked('obet@example.sk', n));
      expect(new Set(codes)).toEqual(new Set([status]));
      for (const spelling of ['obet@example.sk', ' OBET@Example.SK '])
        expect(await asked(spelling, 100)).toBe(429);
      expect(await asked('iny@example.sk', 101)).toBe(status);
    },
  );
});
