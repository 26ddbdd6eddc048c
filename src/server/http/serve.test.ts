import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { ACCESS, type Access, type Actor } from '#domain/accounts/actor.ts';
import { call } from '#domain/api/call.ts';
import { type EndpointOptions, endpoint } from '#domain/api/endpoint.ts';
import { Fault, type FaultCode } from '#domain/errors/faults.ts';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { systemRandom } from '../random.ts';
import { CsrfTokens, startCsrf } from './csrf.ts';
import { registerErrorHandler } from './errors.ts';
import { RateLimiter } from './rate-limits.ts';
import { prepareRequests, register, type ServedCall, serve } from './serve.ts';

const clock = () => new Date('2026-11-22T10:00:00Z');
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const ACTORS: Record<Actor['kind'], Actor> = {
  stranger: { kind: 'stranger' },
  link: { kind: 'link', offerId: 'o1', today: '2026-11-24' },
  customer: { kind: 'customer', accountId: 'c1', sessionId: 's1', isProven: true, isConfirmed: false },
  admin: { kind: 'admin', accountId: 'a1', sessionId: 's2', isProven: true, isConfirmed: false },
};

/** The door of some calls, for requests that name their actor in a header. */
async function open(calls: readonly ServedCall[], database?: TestDb) {
  const app = Fastify();
  closing.push(() => app.close());
  const csrf = new CsrfTokens(['x'.repeat(32)], systemRandom);
  const db = (database ?? (await testDb())).db;
  const context = {
    csrf,
    limiter: new RateLimiter({ db, secret: 'x', clock, enabled: true }),
    publicOrigin: 'http://localhost',
    clock,
    actorOf: async ({ headers }: { headers: Record<string, unknown> }) =>
      ACTORS[String(headers['x-actor'] ?? 'stranger') as Actor['kind']],
    holderOf: async ({ headers }: { headers: Record<string, unknown> }) => {
      return headers['x-actor'] === 'link' ? ACTORS.link : null;
    },
  };
  prepareRequests(app);
  registerErrorHandler(app, { clock, random: systemRandom });
  await app.register(cookie);
  app.get('/token', async (request, reply) => startCsrf(request, reply, csrf, false));
  for (const each of calls) register(app, context, each);
  const started = await app.inject('/token');
  const cookies = Object.fromEntries(started.cookies.map(({ name, value }) => [name, value]));
  return (request: {
    method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
    url: string;
    payload?: string | Buffer;
    headers?: Record<string, string>;
    remoteAddress?: string;
  }) =>
    app.inject({
      method: 'GET',
      ...request,
      cookies,
      headers: { 'x-csrf-token': started.body, ...request.headers },
    });
}

async function testDb(): Promise<TestDb> {
  const database = await createTestDb();
  closing.push(() => database.drop());
  const { migrate } = await import('../db/migrate.ts');
  await migrate(database.connection);
  return database;
}

const answer = z.object({ said: z.string() });
const options = (more: Partial<EndpointOptions> = {}): EndpointOptions => ({
  summary: 'A call of a test.',
  access: 'anyone',
  limit: null,
  ...more,
});

describe('access', () => {
  const served = ACCESS.map((access: Access) =>
    serve(
      endpoint(
        call<{ answer: typeof answer }>('GET', `/api/for/${access}`, 'json'),
        { answer },
        options({ access }),
      ),
      async ({ actor }) => ({
        said: actor.kind,
      }),
    ),
  );

  test.each([
    ['stranger', { anyone: 200, account: 401, client: 401, viewer: 401, customer: 401, admin: 401 }],
    ['link', { anyone: 200, account: 401, client: 200, viewer: 200, customer: 401, admin: 401 }],
    ['customer', { anyone: 200, account: 200, client: 200, viewer: 200, customer: 200, admin: 403 }],
    ['admin', { anyone: 200, account: 200, client: 403, viewer: 200, customer: 200, admin: 200 }],
  ])('a %s gets %j', async (kind, statuses) => {
    const ask = await open(served);
    const answers = await Promise.all(
      ACCESS.map((access) => ask({ url: `/api/for/${access}`, headers: { 'x-actor': kind } })),
    );
    const met = answers.map(({ statusCode }, place) => [ACCESS[place], statusCode]);
    expect(Object.fromEntries(met)).toEqual(statuses);
    for (const { statusCode, json, headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      if (statusCode === 200) expect(json()).toEqual({ said: kind });
    }
  });

  it('is refused before the body is read', async () => {
    const schemas = { body: z.object({}), answer };
    const ask = await open([
      serve(
        endpoint(call<typeof schemas>('POST', '/api/admin', 'json'), schemas, options({ access: 'admin' })),
        async () => ({ said: '' }),
      ),
    ]);
    const refused = await ask({
      method: 'POST',
      url: '/api/admin',
      payload: '{ no JSON',
      headers: { 'content-type': 'application/json' },
    });
    expect([refused.statusCode, refused.json().category]).toEqual([401, 'authentication']);
  });
});

describe('params and query', () => {
  const schemas = {
    params: z.object({ id: z.uuid() }),
    query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
    answer,
  };
  const served = [
    serve(
      endpoint(call<typeof schemas>('GET', '/api/things/:id', 'json'), schemas, options()),
      async ({ params, query }) => ({
        said: `${params.id} ${query.page + 1}`,
      }),
    ),
  ];
  const id = '7f0f4d5e-6a55-4a3e-9f0e-0d3c2b1a4e5f';

  it('reach the handler parsed', async () => {
    const ask = await open(served);
    expect((await ask({ url: `/api/things/${id}?page=3` })).json()).toEqual({ said: `${id} 4` });
    expect((await ask({ url: `/api/things/${id}` })).json()).toEqual({ said: `${id} 2` });
  });

  it('are told with their field when they are wrong; a name that no record can have is not there', async () => {
    const ask = await open(served);
    const wrong = await ask({ url: `/api/things/${id}?page=0` });
    expect([wrong.statusCode, wrong.json().field]).toEqual([400, 'page']);
    expect((await ask({ url: '/api/things/1' })).statusCode).toBe(404);
  });
});

describe('every method', () => {
  const schemas = { answer: z.undefined() };
  const served = (['PUT', 'PATCH', 'DELETE'] as const).map((method) =>
    serve(
      endpoint(call<typeof schemas>(method, '/api/thing', 'json'), schemas, options({ status: 204 })),
      async () => undefined,
    ),
  );

  it.each(['PUT', 'DELETE'] as const)(
    '%s needs the browser’s token, and may answer nothing',
    async (method) => {
      const ask = await open(served);
      const done = await ask({ method, url: '/api/thing' });
      expect([done.statusCode, done.body]).toEqual([204, '']);
      expect((await ask({ method, url: '/api/thing', headers: { 'x-csrf-token': 'x' } })).statusCode).toBe(
        403,
      );
    },
  );
});

describe('an upload', () => {
  const schemas = { answer };
  const served = [
    serve(
      endpoint(
        call<typeof schemas>('PUT', '/api/file', 'json'),
        schemas,
        options({ upload: { types: ['image/png'], maxBytes: 10 } }),
      ),
      async ({ upload }) => ({
        said: `${upload?.type} ${Buffer.concat((await upload?.bytes.toArray()) ?? []).length}`,
      }),
    ),
  ];
  const put = { method: 'PUT', url: '/api/file', headers: { 'content-type': 'image/png' } } as const;

  it('is handed over as it comes', async () => {
    const ask = await open(served);
    expect((await ask({ ...put, payload: Buffer.alloc(10) })).json()).toEqual({ said: 'image/png 10' });
  });

  it('is refused when it is longer than it says or than it may be, or of another type', async () => {
    const ask = await open(served);
    expect((await ask({ ...put, payload: Buffer.alloc(11) })).statusCode).toBe(413);
    const chunked = { ...put.headers, 'transfer-encoding': 'chunked' };
    expect((await ask({ ...put, headers: chunked, payload: Buffer.alloc(11) })).statusCode).toBe(413);
    expect((await ask({ ...put, headers: { 'content-type': 'text/html' }, payload: 'x' })).statusCode).toBe(
      415,
    );
    expect((await ask({ method: 'PUT', url: put.url })).statusCode).toBe(415);
  });
});

describe('a limit', () => {
  const schemas = { body: z.object({ email: z.string() }), answer };
  const limited = (by: 'account' | 'email') =>
    serve(
      endpoint(
        call<typeof schemas>('POST', '/api/limited', 'json'),
        schemas,
        options({ limit: { name: by, max: 1, seconds: 60, by } }),
      ),
      async () => ({ said: 'ok' }),
    );
  const post = (email: string, actor: Actor['kind']) =>
    ({
      method: 'POST',
      url: '/api/limited',
      payload: JSON.stringify({ email }),
      headers: { 'content-type': 'application/json', 'x-actor': actor },
    }) as const;

  it('by account counts each account apart', async () => {
    const ask = await open([limited('account')]);
    const statuses = [];
    for (const actor of ['customer', 'admin', 'customer', 'stranger', 'stranger'] as const)
      statuses.push((await ask(post('a@b.sk', actor))).statusCode);
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
  });

  /** Asks a call that is limited by e-mail, as strangers at different addresses. */
  const byEmail = async () => {
    const ask = await open([limited('email')]);
    return async (remoteAddress: string, email: string) =>
      (await ask({ ...post(email, 'stranger'), remoteAddress })).statusCode;
  };

  it('by e-mail counts the spellings of one mailbox together, whatever address they come from', async () => {
    const from = await byEmail();
    expect(await from('198.51.100.1', 'jan.novak@gmail.com')).toBe(200);
    expect(await from('198.51.100.2', 'other@gmail.com')).toBe(200);
    expect(await from('198.51.100.3', 'JanNovak+web@gmail.com')).toBe(429);
  });

  it('by e-mail counts the address, too, and what an address is refused takes nothing from others', async () => {
    const from = await byEmail();
    expect(await from('198.51.100.1', 'a@b.sk')).toBe(200);
    expect(await from('198.51.100.1', 'c@d.sk')).toBe(429);
    expect(await from('198.51.100.2', 'c@d.sk')).toBe(200);
  });
});

describe('a file that cannot be had', () => {
  const broken = (code: FaultCode) =>
    serve(
      endpoint(
        call<{ answer: { file: ['image/png'] } }>('GET', '/api/picture', 'file'),
        { answer: { file: ['image/png'] } },
        { summary: 'A picture.', access: 'anyone', limit: null },
      ),
      async () => {
        throw new Fault(code);
      },
    );
  const tab = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each([
    ['storeUnavailable', 503, 'Úložisko súborov je momentálne nedostupné.'],
    ['notFound', 404, 'Tento súbor neexistuje, alebo k\u00A0nemu nemáte prístup.'],
    ['unauthenticated', 401, '<a href="/prihlasenie">Prihlásiť sa</a>'],
    ['unauthenticated', 401, '<p>Na otvorenie súboru sa najprv prihláste.</p>'],
    ['rateLimited', 429, 'Počkajte chvíľu a skúste to znova.'],
    ['internal', 500, 'Súbor sa teraz nepodarilo otvoriť. Skúste to znova o\u00A0chvíľu.'],
  ] as const)(
    'is told as a page to who opens it in a tab, and as JSON to programs: %s',
    async (code, status, words) => {
      const ask = await open([broken(code)]);
      const page = await ask({ url: '/api/picture', headers: tab });
      expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain('<html lang="sk">');
      expect(page.body).toContain('<h1>Súbor sa nedá otvoriť</h1>');
      expect(page.body).toContain(words);
      expect(page.body.includes('Skúsiť znova')).toBe(page.headers['retry-after'] !== undefined);
      for (const accept of ['*/*', 'application/json']) {
        const told = await ask({ url: '/api/picture', headers: { accept } });
        expect([told.statusCode, told.json().category]).toEqual([status, expect.any(String)]);
      }
    },
  );

  it('stays JSON at calls that answer no file', async () => {
    const ask = await open([
      serve(
        endpoint(
          call<{ answer: z.ZodObject }>('GET', '/api/word', 'json'),
          { answer: z.object({}) },
          { summary: 'A word.', access: 'anyone', limit: null },
        ),
        async () => {
          throw new Fault('notFound');
        },
      ),
    ]);
    expect((await ask({ url: '/api/word', headers: tab })).json()).toMatchObject({ category: 'not_found' });
  });
});
