import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import type { FaultCode } from '#domain/errors/faults.ts';
import { quoteBody, requestBody } from '../factories/bodies.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';

let server: TestApp;
let port: number;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

async function listen(options: TestAppOptions = {}): Promise<void> {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' }, ...options });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** A visitor who can send calls in pieces: the head of a call, and a connection to send it on. */
async function visitor() {
  const browser = server.browser();
  const token = await browser.token();
  const cookie = Object.entries(browser.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const head = (url: string, length: number): string =>
    [
      `POST ${url} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      `cookie: ${cookie}`,
      `x-csrf-token: ${token}`,
      'content-type: application/json',
      `content-length: ${length}`,
      '',
      '',
    ].join('\r\n');
  return { browser, head };
}

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Lines that would wake an operator. */
const alarms = () => server.logLines().filter(({ level }) => Number(level) >= 40);
const answers = () => server.logLines().filter(({ msg }) => msg === 'answered');
const refusals = (kind: FaultCode) => server.logLines().filter(({ code }) => code === kind);
const connections = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));
const stored = async () => {
  const { rows } = await server.database.pool.query(
    'SELECT (SELECT count(*)::int FROM quotes) AS quotes, (SELECT count(*)::int FROM requests) AS requests',
  );
  return rows[0];
};

const CALLS = [
  { url: '/api/service-requests', body: JSON.stringify(requestBody()) },
  { url: '/api/export-quote-pdf', body: JSON.stringify(quoteBody()) },
  {
    url: '/api/export-prd-anonymous',
    body: JSON.stringify({ prdContent: `# Web\n\n${'Veta. '.repeat(30_000)}`, format: 'pdf' }),
  },
];

describe.each(CALLS)('A body for $url', ({ url, body }) => {
  test.each([
    ['is reset', (socket: Socket) => socket.resetAndDestroy()],
    ['ends', (socket: Socket) => socket.end()],
  ])('whose connection %s in the middle leaves nothing behind, and is nobody’s fault', async (_, goAway) => {
    await listen();
    const { browser, head } = await visitor();
    const socket = await open();
    socket.resume().write(head(url, Buffer.byteLength(body)) + body.slice(0, body.length / 2));
    await expect.poll(connections).toBe(1);
    goAway(socket);
    await expect.poll(connections).toBe(0);
    expect(alarms()).toEqual([]);
    expect(await stored()).toEqual({ quotes: 0, requests: 0 });
    expect((await browser.post('/api/generate-quote', quoteBody())).statusCode).toBe(200);
  });

  test('that comes too slowly is refused with 408, and nothing is stored', async () => {
    await listen({ limits: { request: 300, lookEvery: 50 } });
    const { head } = await visitor();
    const socket = await open();
    socket.write(head(url, Buffer.byteLength(body)) + body.slice(0, body.length / 2));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(alarms()).toEqual([]);
    expect(await stored()).toEqual({ quotes: 0, requests: 0 });
  });
});

test('A body that comes byte by byte within its time is one like any other', async () => {
  await listen();
  const { head } = await visitor();
  const socket = await open();
  const body = JSON.stringify(requestBody());
  socket.setNoDelay(true).write(head('/api/service-requests', Buffer.byteLength(body)));
  for (const byte of Buffer.from(body))
    await new Promise((resolve) => socket.write(Uint8Array.of(byte), resolve));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /);
  expect(await stored()).toEqual({ quotes: 1, requests: 1 });
});

describe('A visitor who hangs up while documents are made', () => {
  const url = '/api/export-prd-anonymous';
  const body = JSON.stringify({
    prdContent: `# Veľký\n\n${'- položka\n'.repeat(99).concat('\n## Časť\n\n').repeat(8)}`,
    format: 'pdf',
  });

  test('leaves the queue, and the next one from the same address is served', async () => {
    await listen();
    const { browser, head } = await visitor();
    const ask = async () => {
      const socket = await open();
      socket.resume().write(head(url, Buffer.byteLength(body)) + body);
      return socket;
    };
    const made = () => answers().filter(({ path, status }) => path === url && status === 200);
    const asking = await Promise.all(Array.from({ length: 5 }, ask));
    // One is being made and three wait: all that one address may have.
    await expect.poll(() => refusals('rateLimited')).toHaveLength(1);
    for (const socket of asking) socket.resetAndDestroy();
    const ended = () => [...refusals('hungUp'), ...made()];
    await expect.poll(ended).toHaveLength(4);
    expect(refusals('hungUp').length).toBeGreaterThanOrEqual(3);
    expect((await browser.post('/api/export-quote-pdf', quoteBody())).statusCode).toBe(200);
    expect(ended()).toHaveLength(4);
    expect(alarms()).toEqual([]);
  });
});
