import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

/** What answers besides the contract, all of it the same for everybody. */
const OPEN = [
  'GET /*',
  'GET /api/*',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /manifest.webmanifest',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
];

/** Every call for somebody: who is refused and how. A call that is missing here fails. */
const GUARDED: Record<string, 401 | 403> = {
  'GET /api/user': 401,
  'GET /api/service-requests': 401,
  'GET /api/quotes': 401,
  'POST /api/account/email-code': 401,
  'POST /api/account/email-proof': 401,
};

describe('every door of the program', () => {
  it('is a call of the contract, or open to everybody for a reason', () => {
    const routes = [...server.app.registeredRoutes].flatMap(([url, methods]) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${url}`),
    );
    const calls = CONTRACT.map(({ method, path }) => `${method} ${path}`);
    expect(routes.toSorted()).toEqual([...calls, ...OPEN].toSorted());
  });

  it('of the contract that is for somebody refuses a stranger', async () => {
    const guarded = CONTRACT.filter(({ access }) => access !== 'anyone');
    expect(guarded.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      Object.keys(GUARDED).toSorted(),
    );
    for (const { method, path } of guarded) {
      const browser = server.browser();
      const headers = { 'x-csrf-token': await browser.token() };
      const answer = await browser.inject({ method, url: path.replace(/:\w+/g, '1'), headers });
      expect(answer.statusCode, path).toBe(GUARDED[`${method} ${path}`]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});
