import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { quoteBody } from '../../../tests/factories/bodies.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const DIRECTIVES = ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"];

describe('security headers (security 1–5)', () => {
  test.each([
    '/',
    '/neexistuje',
    '/api/user',
    '/api/neexistuje',
    '/api/csrf-token',
    '/api/openapi.json',
    '/healthz',
    '/readyz',
    '/portal/x.css',
    '/sluzby/',
    '/about.html',
    '/%E0%A4%A',
    `/?q=${'x'.repeat(3000)}`,
  ])('stand on %s', async (url) => {
    const { headers } = await server.browser().inject({ method: 'GET', url });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    for (const directive of DIRECTIVES) expect(headers['content-security-policy']).toContain(directive);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it.each(['/portal/x.css', '/portal/projekty/1/a.js', '/admin/x.png'])(
    'let nobody keep a shell as the file %s, which is not there (security 6)',
    async (url) => {
      const { statusCode, headers } = await server.browser().inject({ method: 'GET', url });
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    },
  );

  it('allow the inline scripts of a page by hash only', async () => {
    const { headers } = await server.browser().inject({ method: 'GET', url: '/' });
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
    );
  });

  it('add HSTS and upgrade-insecure-requests where visitors come by https', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://www.example.sk' } });
    const { headers } = await secure.browser().inject({ method: 'GET', url: '/' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await secure.close();
  });

  it('give no foreign origin access', async () => {
    const answer = await server.browser().inject({
      method: 'OPTIONS',
      url: '/api/generate-quote',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/data/PG_VERSION',
    '/%2e%2e%2fpackage.json',
    '/..%5cx',
  ])('nothing private under %s', async (url) => {
    const app = await createTestApp({
      renderPage: async () => new Response('no such page', { status: 404 }),
    });
    const answer = await app.browser().inject({ method: 'GET', url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('webdielna');
    await app.close();
  });
});

describe('CSRF (security 8–12)', () => {
  const calls = CONTRACT.filter(({ method, needsCsrf }) => method === 'POST' && needsCsrf).map(
    ({ path }) => path,
  );

  test.each(calls)('%s without a token answers 403 CSRF', async (url) => {
    const answer = await server.browser().inject({ method: 'POST', url, payload: {} });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('CSRF');
  });

  it('takes the cookie’s value as the token, too', async () => {
    const browser = server.browser();
    await browser.token();
    const answer = await browser.inject({
      method: 'POST',
      url: '/api/generate-quote',
      headers: { 'x-csrf-token': browser.cookies['csrf-token'] ?? '' },
      payload: quoteBody(),
    });
    expect(answer.statusCode).toBe(200);
  });

  it('refuses a token of another browser', async () => {
    const token = await server.browser().token();
    const answer = await server.browser().post('/api/generate-quote', quoteBody(), { 'x-csrf-token': token });
    expect(answer.statusCode).toBe(403);
  });

  it('refuses a made-up pair of cookie and header', async () => {
    const answer = await server.browser().inject({
      method: 'POST',
      url: '/api/generate-quote',
      cookies: { 'csrf-token': 'x', browser: 'x' },
      headers: { 'x-csrf-token': 'x' },
      payload: quoteBody(),
    });
    expect(answer.statusCode).toBe(403);
  });

  test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'refuses a valid token from a foreign site: %o',
    async (headers) => {
      const answer = await server.browser().post('/api/generate-quote', quoteBody(), headers as never);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('CSRF');
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'])(
    'accepts no body of type %s',
    async (type) => {
      const answer = await server
        .browser()
        .post('/api/generate-quote', quoteBody(), { 'content-type': type });
      expect(answer.statusCode).toBe(415);
    },
  );

  it('keeps the browser’s id from scripts and shows them the token', async () => {
    const answer = await server.browser().inject({ method: 'GET', url: '/api/csrf-token' });
    const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.browser).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookies['csrf-token']).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect(cookies['csrf-token']).not.toHaveProperty('httpOnly');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('While the secret is replaced (security 61)', () => {
  const [old, next] = [
    'old-0123456789abcdefghijklmnopqrstuvwxyz',
    'new-zyxwvutsrqponmlkjihgfedcba9876543210',
  ];

  test('a token signed with the old one stays good until the old one is dropped', async () => {
    const before = await createTestApp({ env: { APP_SECRET: old } });
    const browser = before.browser();
    const token = await browser.token();
    await before.close();
    const statusWith = async (secret: string): Promise<number> => {
      const app = await createTestApp({ env: { APP_SECRET: secret } });
      const { statusCode } = await app.browser().inject({
        method: 'POST',
        url: '/api/generate-quote',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        cookies: browser.cookies,
        payload: JSON.stringify(quoteBody()),
      });
      await app.close();
      return statusCode;
    };
    expect(await statusWith(`${next},${old}`)).toBe(200);
    expect(await statusWith(next)).toBe(403);
  });
});
