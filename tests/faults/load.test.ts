import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listenerLimits } from '#server/http/listener.ts';
import { quoteBody } from '../factories/bodies.ts';
import { holdDocuments } from '../held-documents.ts';
import { settling } from '../settled.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const SLOW_CLIENTS = 200;
const BYTE_EVERY_MS = 100;
/** A client is cut off within it, in the worst case just after a look (security 68). */
const CUT_LIMIT_MS = 30_000;

let server: TestApp;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server.close();
});

test('clients that send a byte now and then are cut off, and nobody else waits for them (security 68)', async () => {
  server = await createTestApp({ limits: { request: 1_500, lookEvery: 200 } });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(url).port);
  const browser = server.browser();
  const token = await browser.token();
  const cookie = Object.entries(browser.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const slowHead = 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ';
  const slowBody = `POST /api/generate-quote HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\nx-csrf-token: ${token}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n`;

  sockets = Array.from({ length: SLOW_CLIENTS }, (_, index) =>
    trickle(port, index % 2 === 0 ? slowHead : slowBody),
  );
  const open = () => sockets.filter(({ closed }) => !closed).length;
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  expect(open()).toBe(SLOW_CLIENTS);
  while (open() > 0) expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('a slow client is never kept longer than thirty seconds', async () => {
  server = await createTestApp();
  const { requestTimeout } = server.app.server;
  const limits = listenerLimits(false);
  expect(requestTimeout).toBe(limits.request);
  expect(limits.request + limits.lookEvery).toBeLessThanOrEqual(CUT_LIMIT_MS);
});

test('more PDFs than the queue holds are refused with the time to try again (security 68)', async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  const browser = server.browser();
  const headers = { 'x-csrf-token': await browser.token() };
  // From one address the client's own share would be full first (tests/faults/fairness.test.ts).
  const held = holdDocuments();
  const { all, done } = settling(
    Array.from({ length: 40 }, (_, client) =>
      browser.inject({
        method: 'POST',
        url: '/api/export-quote-pdf',
        remoteAddress: `192.0.2.${client}`,
        headers,
        payload: quoteBody(),
      }),
    ),
  );
  // Two have a worker and ten wait, and none of them is done before the others are refused.
  await expect.poll(() => done.length).toBe(40 - 12);
  expect(held.begun).toHaveLength(2);
  for (const answer of done) {
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  held.release();
  expect((await all).filter(({ statusCode }) => statusCode === 200)).toHaveLength(12);
});

/** Sends the start of a request, then one more byte again and again until the server has had enough. */
function trickle(port: number, start: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(start));
  const timer = setInterval(() => socket.write('x'), BYTE_EVERY_MS);
  socket.resume();
  return socket.on('error', () => {}).once('close', () => clearInterval(timer));
}
