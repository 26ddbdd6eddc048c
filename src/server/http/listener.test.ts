import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { getting, rawRequest } from '../../../tests/raw-request.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../tests/test-app.ts';

let server: TestApp;
let origin: string;
const sockets: Socket[] = [];

async function listen(options: TestAppOptions = {}): Promise<void> {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' }, ...options });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
}

/** A connection that stays open until it is closed by the server, or by the end of the test. */
async function open(options: { allowHalfOpen?: boolean } = {}): Promise<Socket> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', ...options });
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** The head of a call with a body of so many bytes, from a browser that may make it. */
async function headOf(path: string, length: number, ...headers: string[]): Promise<string> {
  const given = await fetch(`${origin}/api/csrf-token`);
  const { csrfToken } = (await given.json()) as { csrfToken: string };
  const [cookie] = given.headers.getSetCookie();
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${cookie?.split(';', 1)[0]}`,
    `X-CSRF-Token: ${csrfToken}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...headers,
    '',
    '',
  ].join('\r\n');
}

/** How many connections the server has. */
const connections = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_error, n) => resolve(n)));

const keptAlive = (target: string, ...headers: string[]): string =>
  getting(target, ...headers).replace('close', 'keep-alive');

function closeSockets(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
}

describe('a target as no browser sends it', () => {
  beforeAll(() => listen());
  afterAll(() => server.close());

  it.each([
    ['/x/../o-mne', '/o-mne'],
    ['/./o-mne?a=1&b', '/o-mne?a=1&b'],
    ['//o-mne', '/o-mne'],
    ['/\\o-mne', '/o-mne'],
    ['/%5c/o-mne/', '/o-mne'],
    ['http://evil.example/O-MNE', '/o-mne'],
  ])('%s goes to %s', async (target, to) => {
    const { status, headers } = await rawRequest(origin, getting(target));
    expect([status, headers.location]).toEqual([301, to]);
  });

  it.each(['//evil.example', '/\\evil.example', '/%E0%A4%A', 'http://evil.example//x', '*'])(
    '%s is no page, and leads nowhere',
    async (target) => {
      const { status, headers, body } = await rawRequest(origin, getting(target));
      expect([404, 400]).toContain(status);
      expect(headers).not.toHaveProperty('location');
      expect(body).not.toContain('evil');
    },
  );

  it.each([
    ['/slu%9eby', 'text/html; charset=utf-8'],
    ['/%', 'text/html; charset=utf-8'],
    ['/%E0%A4%A?x=%ff', 'text/html; charset=utf-8'],
    ['/api/%ff', 'application/json; charset=utf-8'],
  ])('%s, written in no encoding we know, is not there like any other', async (target, type) => {
    const { status, headers } = await rawRequest(origin, getting(target));
    expect([status, headers['content-type']]).toEqual([404, type]);
  });

  it.each([
    ['http://localhost/', 200],
    ['http://localhost', 200],
    ['HTTP://localhost:3000/o-mne?x', 200],
    ['http://localhost/healthz', 200],
    ['http://localhost/api/nic', 404],
  ])('%s is read by its path', async (target, expected) => {
    expect((await rawRequest(origin, getting(target))).status).toBe(expected);
  });
});

describe('conditions that no file meets', () => {
  beforeAll(() => listen({ clientFolder: resolve('public') }));
  afterAll(() => server.close());

  it.each(['Range: bytes=99999999-', 'If-Match: "another"'])('%s is the client’s mistake', async (header) => {
    expect((await rawRequest(origin, getting('/favicon.svg', header))).status).toBe(400);
  });
});

describe('what Node would answer by itself', () => {
  beforeAll(() => listen());
  afterAll(() => server.close());

  it.each([
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a request for two hosts', getting('/', 'Host: evil.example'), 400],
    [
      'a request for a host that cannot be',
      'GET / HTTP/1.1\r\nHost: a@evil\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['a request for no host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 400],
    ['an expectation nobody knows', getting('/', 'Expect: wonders'), 417],
    ['something that is not HTTP', 'NONSENSE\r\n\r\n', 400],
    ['too long a head', getting('/', `X: ${'x'.repeat(20_000)}`), 431],
  ])('%s has the headers and the shape of every other answer', async (_, request, expected) => {
    const { status, headers, body } = await rawRequest(origin, request);
    expect(status).toBe(expected);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cache-control': 'no-store',
    });
    expect(JSON.parse(body)).toMatchObject({
      category: 'validation',
      errorId: expect.stringMatching(/^ERR_/),
    });
  });

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'www.dielna_1.example.'])(
    'knows the host %s',
    async (host) => {
      const { status } = await rawRequest(origin, getting('/').replace('localhost', host));
      expect(status).toBe(200);
    },
  );

  it('of HTTP/1.0 needs no host', async () => {
    expect((await rawRequest(origin, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});

describe('a request that is refused while it is still being sent', () => {
  afterEach(async () => {
    closeSockets();
    await server.close();
  });

  const LENGTH = 16 * 1024 * 1024;
  /** The head of a call whose body is longer than any may be. */
  const tooLong = (...headers: string[]) => headOf('/api/errors/report', LENGTH, ...headers);

  test.each(['keep-alive', 'close'])(
    'reads why, also when it looks only after all of it is sent (%s)',
    async (connection) => {
      await listen();
      const sender = await open();
      sender.write(await tooLong(`Connection: ${connection}`));
      await new Promise<void>((resolve, reject) =>
        sender.write(Buffer.alloc(LENGTH), (error) => (error ? reject(error) : resolve())),
      );
      const [answer] = await once(sender, 'data');
      expect(String(answer)).toContain('HTTP/1.1 413');
    },
  );

  test('is closed on once all of it has come, where the answer says so', async () => {
    await listen({ limits: { refused: 60_000 } });
    const head = await tooLong();
    const others = await connections();
    // A client that does not close on its side.
    const sender = await open({ allowHalfOpen: true });
    sender.write(head);
    const [answer] = await once(sender, 'data');
    expect(String(answer).toLowerCase()).toContain('connection: close');
    sender.write(Buffer.alloc(LENGTH));
    await once(sender, 'end');
    await expect.poll(connections).toBeLessThanOrEqual(others);
  });

  test('is cut off when it does not end', async () => {
    await listen({ limits: { refused: 50 } });
    const sender = await open();
    sender.write(await tooLong());
    const [answer] = await once(sender, 'data');
    expect(String(answer)).toContain('HTTP/1.1 413');
    await once(sender, 'close');
  });
});

describe('a server that stops', () => {
  test.each([
    ['nothing was asked', async () => ''],
    ['half a head has come', async () => 'GET / HTTP/1.1\r\nHost: a\r\nX'],
    ['half a body has come', async () => `${await headOf('/api/errors/report', 20)}{`],
  ])('waits for no connection on which %s', async (_, sent) => {
    // Nothing else would end them.
    await listen({ limits: { stopping: 200, request: 600_000, idle: 600_000 } });
    const silent = await open();
    silent.resume();
    silent.write(await sent());
    await expect.poll(connections).toBeGreaterThan(0);
    await server.close();
  });
});

describe('a crowd', () => {
  afterEach(async () => {
    closeSockets();
    await server.close();
  });

  test('forty connections on unknown paths cost one rendering, and pages are answered among them', async () => {
    const rendered: string[] = [];
    await listen({
      renderPage: async ({ url }) => {
        rendered.push(new URL(url).pathname);
        return new Response('page', { status: url.endsWith('/-') ? 404 : 200 });
      },
    });
    await rawRequest(origin, getting('/faq'));
    const connections = Array.from({ length: 40 }, async (_, client) => {
      for (let n = 0; n < 25; n += 1) expect((await fetch(`${origin}/nic/${client}/${n}`)).status).toBe(404);
    });
    expect((await fetch(`${origin}/faq`)).status).toBe(200);
    await Promise.all(connections);
    expect(rendered).toEqual(['/faq', '/-']);
  });

  test('a client that does not read is cut off, and another is served meanwhile', async () => {
    await listen({
      limits: { answer: 300, slowest: 100_000_000, lookEvery: 50 },
      renderPage: async () => new Response('x'.repeat(4_000_000)),
    });
    await rawRequest(origin, getting('/faq'));
    const slow = await open();
    slow.pause();
    slow.write(keptAlive('/faq').repeat(10));
    await expect.poll(connections).toBeGreaterThan(0);
    expect((await rawRequest(origin, getting('/healthz'))).status).toBe(200);
    await expect.poll(connections).toBe(0);
  });

  test('a client that sends many requests at once without reading has few of them begun', async () => {
    let begun = 0;
    const hold = Promise.withResolvers<void>();
    await listen({
      limits: { queued: 16 },
      renderPage: async () => {
        begun += 1;
        await hold.promise;
        return new Response('page');
      },
    });
    const patient = await open();
    patient.write(keptAlive('/healthz').repeat(16));
    let answers = '';
    patient.on('data', (data) => {
      answers += data;
    });
    await expect.poll(() => answers.split('HTTP/1.1 200').length - 1).toBe(16);
    const greedy = await open();
    greedy.resume();
    greedy.write(keptAlive('/faq') + keptAlive('/healthz').repeat(500));
    await once(greedy, 'close');
    expect(begun).toBe(1);
    hold.resolve();
  });

  test('clients that open connections and send no whole request lock nobody out', async () => {
    await listen({ limits: { connections: 10 } });
    for (let n = 0; n < 30; n += 1) {
      const silent = await open();
      silent.resume();
      if (n % 2) silent.write('GET / HTTP/1.1\r\nHost: a\r\nX');
    }
    expect((await rawRequest(origin, getting('/cookies'))).status).toBe(200);
  });

  test('clients that send no whole body lock nobody out of what is made for each call', async () => {
    await listen({ limits: { connections: 10 } });
    const head = await headOf('/api/errors/report', 20);
    for (let n = 0; n < 30; n += 1) {
      const silent = await open();
      silent.resume();
      silent.write(`${head}{`);
    }
    expect((await rawRequest(origin, getting('/api/csrf-token'))).status).toBe(200);
  });

  test('beyond the cap there are only kept pages and health, and beyond its double no connections', async () => {
    await listen({
      limits: { connections: 5 },
      renderPage: async () => new Response('x'.repeat(16_000_000)),
    });
    await rawRequest(origin, getting('/faq', 'Accept-Encoding: br'));
    const openBusy = async () => {
      const reader = await open();
      reader.write(getting('/faq'));
      await once(reader, 'readable');
    };
    for (let n = 0; n < 5; n += 1) await openBusy();
    const page = await rawRequest(origin, keptAlive('/faq', 'Accept-Encoding: br'));
    expect([page.status, page.headers.connection]).toEqual([200, 'close']);
    expect((await rawRequest(origin, getting('/healthz'))).status).toBe(200);
    const refused = await rawRequest(origin, getting('/cookies', 'Accept: text/html'));
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.body).toContain('Server je momentálne vyťažený.');
    const call = await rawRequest(origin, getting('/api/csrf-token', 'Accept: text/html'));
    expect([call.status, JSON.parse(call.body).category]).toEqual([503, 'external_api']);
    for (let n = 0; n < 5; n += 1) await openBusy();
    const dropped = await open();
    dropped.resume();
    await once(dropped, 'close');
    closeSockets();
    const status = async () => (await rawRequest(origin, getting('/cookies'))).status;
    await expect.poll(status).toBe(200);
  });
});
