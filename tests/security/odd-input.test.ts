import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { DEFAULT_MAX_BODY } from '#domain/api/endpoint.ts';
import { person, registered } from '../accounts.ts';
import { Authenticator } from '../authenticator.ts';
import { sentOffer } from '../sent-offer.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** In the place of a value that a call wants. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  5,
  -1.5e308,
  '',
  ' ',
  '\0',
  'jana\0@example.sk',
  '\ud800',
  '\u202ejana',
  "'; DROP TABLE accounts; --",
  '</script><script>alert(1)</script>',
  '%00',
  '2026-02-30T25:00:00Z',
  randomUUID(),
  'a'.repeat(43),
  '12345678',
  'a'.repeat(DEFAULT_MAX_BODY - 2000),
  'ž🦊'.repeat(9000),
  [],
  ['jana'],
  {},
  { toString: 'x', length: -1 },
  Array(3000).fill('x'),
  JSON.parse(deep(500)),
];

/** In the place of a whole body. */
const ODD_BODIES: readonly (string | Buffer)[] = [
  '',
  'null',
  '5',
  '"jana"',
  '[]',
  '[{"username":"jana"}]',
  '{',
  '\0',
  deep(30_000),
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"password":"a","password":{"$ne":1}}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'x'.repeat(DEFAULT_MAX_BODY + 1),
];

/** In the place of a query, and of a name in a path. */
const ODD_QUERIES = [
  'after=%00&search=%00&format=%00',
  'after=%ff&search=%ff&format=%ff',
  'after=%ED%A0%80&search=%ED%A0%80&format=%ED%A0%80',
  'after=a&after=b&search=a&search=b&format=json&format=html',
  'after[x]=1&search[]=1&__proto__[isAdmin]=1',
  `search=${'%25_%5C'.repeat(250)}`,
  `after=${'9'.repeat(1500)}`,
  'after=-1&search=%27&format=exe',
  'after=2026-02-30T25:00:00.000Z_x',
  `after=2026-01-01T00:00:00.000Z_${randomUUID()}`,
  `after=999999-01-01T00:00:00.000Z_${randomUUID()}`,
];
const ODD_NAMES = ['%00', '%ff', '%ED%A0%80', '0', '..%2f..', '%F0%9F%A6%8A', "'--", 'x'.repeat(1000)];

/** What the calls about accounts take; beside an odd value all else is right. */
const right = (): Record<string, unknown> => ({
  ...person(`n${randomUUID().slice(0, 12)}`),
  code: '12345678',
  token: 'A'.repeat(43),
  fullName: 'Jana Nová',
  phone: '',
  version: 0,
  ...{ kind: 'message', isOn: true },
  name: 'Firma',
  ico: '',
  dic: '',
  icDph: '',
  street: '',
  city: '',
  postalCode: '',
  blocked: false,
  setup: 'A'.repeat(64),
  // What the holder of a link says; the price is not the one that was shown, so that the offer stays open.
  ...{ revision: 1, chosen: [], shown: { once: 1, monthly: 1 }, agreed: true, capacity: 'business' },
  ...{ reason: 'other', lineId: null, text: 'Kedy?' },
  response: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: {
      clientDataJSON: 'AAAA',
      authenticatorData: 'AAAA',
      attestationObject: 'AAAA',
      signature: 'AAAA',
    },
  },
});

let browser: TestBrowser;
let headers: Record<string, string>;
let number = 0;

/** An administrator who has just typed the password is let in at every door; some calls end that. */
async function enter(): Promise<void> {
  const user = await browser?.inject({ method: 'GET', url: '/api/user' });
  if (user?.statusCode === 200 && user.json().isAdmin) return;
  number += 1;
  browser = await registered(server, person(`spravca-${number}`));
  await server.database.pool.query(
    "UPDATE accounts SET role = 'admin', email_verified_at = now() WHERE username = $1",
    [`spravca-${number}`],
  );
  headers = {
    'content-type': 'application/json',
    'x-csrf-token': await browser.token(),
    ...(await sentOffer(server)).headers,
  };
}

interface Route {
  method: 'GET' | 'POST';
  url: string;
}
/** What is behind the sign-in or a secret link, and what leads there; calls of everybody are tested in the same way elsewhere. */
const OF_ACCOUNTS =
  /^\/api\/(?:account|admin|admin-setup|clients|invitations|login|logout|offer(?!\/pdf)|password|quotes|register|service-requests|user)(?:\/|$)/;
const server: TestApp = await createTestApp({ env: { RATE_LIMITS: 'off' } });
const ROUTES = [...server.app.registeredRoutes].flatMap(([url, methods]) =>
  OF_ACCOUNTS.test(url)
    ? methods.filter((method) => method !== 'HEAD').map((method) => ({ method, url }) as Route)
    : [],
);
/** Names of what a body may hold, as the program itself describes it. */
const described = (await server.app.inject('/api/openapi.json')).json();
const namesOf = ({ method, url }: Route): string[] => {
  const call = described.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const schema = call?.requestBody?.content?.['application/json']?.schema ?? {};
  const kinds: { properties?: object }[] = schema.oneOf ?? schema.anyOf ?? [schema];
  return [...new Set(kinds.flatMap(({ properties = {} }) => Object.keys(properties)))];
};

beforeAll(async () => {
  await enter();
});
afterAll(() => server.close());

/** Asks, and for whether the program is alive at the same time; fails on a failure of the program's own. */
async function ask(route: Route, sent: { payload?: string | Buffer; url?: string }): Promise<void> {
  const [answer, health] = await Promise.all([
    browser.inject({
      ...{ ...route, url: route.url.replace(/:\w+/g, randomUUID()), headers },
      ...sent,
    } as InjectOptions),
    server.app.inject('/healthz'),
  ]);
  const what = [String(sent.payload ?? sent.url).slice(0, 100), answer.body.slice(0, 300)].join(' → ');
  expect(answer.statusCode, what).toBeLessThan(500);
  if (answer.statusCode >= 400) expect(answer.json(), what).toHaveProperty('errorId');
  expect(health.statusCode).toBe(200);
  if (route.method !== 'GET' && answer.statusCode < 400) await enter();
}

describe('Whatever somebody who is signed in sends (security 40, 42)', () => {
  it('is sent in every field of every body', () => {
    expect(namesOf({ method: 'POST', url: '/api/register' })).toEqual(['username', 'email', 'password']);
    const withBody = CONTRACT.filter(({ path, body }) => body !== null && OF_ACCOUNTS.test(path));
    const taken = ROUTES.filter((route) => namesOf(route).length > 0);
    expect(taken.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(
      withBody.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  it.each(ROUTES)('$method $url refuses or takes it', async (route) => {
    const target = route.url.replace(/:\w+/g, randomUUID());
    for (const query of ODD_QUERIES) await ask(route, { url: `${target}?${query}` });
    if (target !== route.url)
      for (const name of ODD_NAMES) await ask(route, { url: route.url.replace(/:\w+/g, name) });
    if (route.method === 'GET') return;
    for (const payload of ODD_BODIES) await ask(route, { payload });
    for (const field of namesOf(route))
      for (const value of ODD_VALUES)
        await ask(route, { payload: JSON.stringify({ ...right(), [field]: value }) });
    await ask(route, { payload: JSON.stringify({ ...right(), unknown: 1, isAdmin: true, id: '1' }) });
  });
});

describe('A passkey that is right (security 40)', () => {
  it.each(['\0', '\ud800', '\u202e', '', ' ', 'a b'])(
    'cannot say that it is reached by %j',
    async (transport) => {
      await enter();
      const passkey = new Authenticator(server.services.config.publicUrl);
      const { challenge } = (await browser.post('/api/account/passkeys/options', {})).json();
      const made = passkey.make(challenge);
      const response = { ...made, response: { ...made.response, transports: ['usb', transport] } };
      const answer = await browser.post('/api/account/passkeys', { name: 'Kľúč', response });
      expect([answer.statusCode, answer.json().field]).toEqual([400, 'response']);
    },
  );
});
