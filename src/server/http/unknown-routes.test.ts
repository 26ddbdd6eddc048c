import { METHODS } from 'node:http';
import { resolve } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { asking, rawRequest } from '../../../tests/raw-request.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { systemRandom } from '../random.ts';
import { registerErrorHandler } from './errors.ts';
import { registerUnknownRoutes } from './unknown-routes.ts';

let server: TestApp;
let origin: string;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' }, clientFolder: resolve('public') });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** Without what is for proxies only, and what is not HTTP. */
const ASKED = METHODS.filter((method) => method !== 'CONNECT' && method !== 'SOURCE');

const READS = ['GET', 'HEAD'];
const calls = CONTRACT.map(({ path }) => path);
const methodsOf = (url: string): string[] =>
  CONTRACT.filter(({ path }) => path === url).flatMap(({ method, answersHead }) =>
    answersHead ? READS : [method],
  );

/** Whether the method means another call, whose path has a name where this one has a word. */
const isOfAnother = (url: string, method: string): boolean =>
  CONTRACT.some(
    (call) =>
      (method === 'HEAD' ? call.answersHead : call.method === method) &&
      /:/.test(call.path) &&
      patternOf(call.path).test(url),
  );
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

describe('A method that an address does not know is refused with those it knows', () => {
  test.each([
    ...[
      '/',
      '/sluzby',
      '/sluzby/tvorba-webu',
      '/about',
      '/O-MNE',
      '/about.html',
      '/sluzby.data',
      '/faq/',
      '/auth',
      '/portal',
      '/portal/projects/1',
      '/admin/',
    ].map((url) => ({ url, allowed: READS })),
    ...['/healthz', '/readyz', '/robots.txt', '/favicon.svg', '/api/openapi.json'].map((url) => ({
      url,
      allowed: READS,
    })),
    ...[...new Set(calls)].map((url) => ({ url, allowed: methodsOf(url) })),
  ])('$url', async ({ url, allowed }) => {
    for (const method of ASKED) {
      if (allowed.includes(method) || isOfAnother(url, method)) continue;
      const { status, headers, body } = await rawRequest(origin, asking(method, url));
      expect([method, status, headers.allow]).toEqual([method, 405, [...allowed].sort().join(', ')]);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      if (method === 'HEAD') continue;
      expect(JSON.parse(body)).toMatchObject({
        category: 'validation',
        errorId: expect.stringMatching(/^ERR_/),
      });
    }
  });

  it.each(['/neexistuje', '/sluzby/neexistuje', '/api/neexistuje', '/neexistuje.data'])(
    'and %s, which knows none, is not there',
    async (url) => {
      const { status, headers, body } = await rawRequest(origin, asking('POST', url));
      expect([status, headers.allow]).toEqual([404, undefined]);
      expect(JSON.parse(body)).toMatchObject({ category: 'not_found' });
    },
  );

  it.each(['/', '/neexistuje', '/api/user', '/api/neexistuje'])(
    'before what is sent to %s is read, whatever it is',
    async (url) => {
      const expected = url.includes('neexistuje') ? 404 : 405;
      for (const type of ['text/html', 'application/json', 'multipart/form-data; boundary=x']) {
        const head = asking('POST', url, `Content-Type: ${type}`, 'Content-Length: 9');
        expect((await rawRequest(origin, `${head}{nonsense`)).status).toBe(expected);
      }
    },
  );
});

describe('an address whose path has a name in it', () => {
  it('is told by its route, and the route itself is no address', async () => {
    const app = Fastify();
    registerErrorHandler(app, { clock: () => new Date(), random: systemRandom });
    registerUnknownRoutes(app);
    app.put('/api/things/:id', async () => '');
    app.get('/api/things/new', async () => '');
    const ask = (url: string) => app.inject({ method: 'DELETE', url });
    const [byName, exact, deeper, wildcard] = await Promise.all(
      ['/api/things/1?page=2', '/api/things/new', '/api/things/1/2', '/api/*'].map(ask),
    );
    expect([byName?.statusCode, byName?.headers.allow]).toEqual([405, 'PUT']);
    expect([exact?.statusCode, exact?.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect([deeper?.statusCode, wildcard?.statusCode]).toEqual([404, 404]);
    await app.close();
  });
});
