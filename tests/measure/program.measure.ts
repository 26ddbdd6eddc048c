import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { quoteBody } from '../factories/bodies.ts';
import { cleanUp, folder, newVisitor, start, visit } from '../process/program.ts';
import { note } from './figures.ts';

afterEach(cleanUp);

const LENGTH = 200 * 1024 * 1024;

it('a program stops in no more time than it needs to start', async () => {
  const began = performance.now();
  const program = await start(folder());
  await program.ready();
  const started = performance.now() - began;
  const post = await visit(program.url);
  const answers = Array.from({ length: 4 }, () => post('/api/export-quote-pdf', quoteBody()));
  expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
  const before = performance.now();
  program.child.kill('SIGTERM');
  expect((await program.ended).code).toBe(0);
  note('stopping with four documents under way, beside starting', (performance.now() - before) / started, {
    atMost: 3,
  });
  await Promise.allSettled(answers);
});

/** Bytes that could be written before the answer came, and how long that took. */
function refusalOf(url: string, headers: Record<string, string>) {
  const piece = Buffer.alloc(64 * 1024, 'a');
  const began = performance.now();
  const answered = Promise.withResolvers<{ written: number; milliseconds: number; status: number }>();
  let [written, isOver] = [0, false];
  const sending = request(url, { method: 'POST', headers, agent: false });
  const more = () => {
    while (!isOver && written < LENGTH) {
      written += piece.length;
      if (!sending.write(piece)) return;
    }
    if (!isOver) sending.end();
  };
  sending.on('drain', more);
  sending.on('response', ({ statusCode }) => {
    isOver = true;
    answered.resolve({ written, milliseconds: performance.now() - began, status: statusCode ?? 0 });
    sending.destroy();
  });
  sending.on('error', answered.reject);
  more();
  return answered.promise;
}

it.skipIf(process.platform !== 'linux')('200 MB are refused at once and take no memory', async () => {
  const program = await start(folder());
  await program.ready();
  const memory = () =>
    Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${program.child.pid}/status`, 'utf8'))?.[1]) *
    1024;
  const url = `${program.url}/api/service-requests`;
  const { cookie, csrfToken } = await newVisitor(program.url);
  const headers = { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
  await refusalOf(url, headers);
  const before = memory();
  let [most, written] = [before, 0];
  const watching = setInterval(() => {
    most = Math.max(most, memory());
  }, 20);
  for (const length of [{ 'content-length': String(LENGTH) }, { 'transfer-encoding': 'chunked' }]) {
    const refused = await refusalOf(url, { ...headers, ...length });
    expect(refused.status).toBe(413);
    written = Math.max(written, refused.written);
  }
  clearInterval(watching);
  note('memory of 200 MB that are refused, beside their size', (most - before) / LENGTH, { atMost: 1 / 4 });
  note('what could be sent of 200 MB before they were refused', written / LENGTH, { atMost: 1 / 4 });
});

it('nobody waits for two hundred who send a byte now and then', async () => {
  const program = await start(folder());
  await program.ready();
  const { hostname, port } = new URL(program.url);
  const slowest = async () => {
    let longest = 0;
    for (let count = 0; count < 50; count += 1) {
      const began = performance.now();
      expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
      longest = Math.max(longest, performance.now() - began);
    }
    return longest;
  };
  const alone = Math.max(await slowest(), 20);
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: '),
    );
    return socket.on('error', () => {});
  });
  const trickling = setInterval(() => {
    for (const socket of sockets) socket.write('x');
  }, 100);
  note('the slowest answer beside two hundred slow clients, beside that without', (await slowest()) / alone, {
    atMost: 10,
  });
  clearInterval(trickling);
  for (const socket of sockets) socket.destroy();
});
