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

describe('every door of the program', () => {
  it('is a call of the contract, or open to everybody for a reason', () => {
    const routes = [...server.app.registeredRoutes].flatMap(([url, methods]) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${url}`),
    );
    const calls = CONTRACT.map(({ method, path }) => `${method} ${path}`);
    expect(routes.toSorted()).toEqual([...calls, ...OPEN].toSorted());
  });

  // Whom each lets in: tests/security/authorisation.test.ts, where every call stands with a line of its own.
});
