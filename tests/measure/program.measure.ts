import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { Latencies } from '../../bench/starve-probe.ts';
import { opened } from '../backup-bench.ts';
import { databaseAccess } from '../database.ts';
import { quoteBody } from '../factories/bodies.ts';
import { beginPost, cleanUp, folder, newVisitor, start } from '../process/program.ts';
import { sentOffer } from '../sent-offer.ts';
import { ROOT } from '../server-process.ts';
import { createTestServices } from '../test-services.ts';
import { note } from './figures.ts';

afterEach(cleanUp);

const LENGTH = 200 * 1024 * 1024;
/** For so long others are watched while nobody else asks. */
const SEEN_MS = 1_000;

it('a program stops in no more time than it needs to start', async () => {
  const began = performance.now();
  const program = await start(folder());
  await program.ready();
  const started = performance.now() - began;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => beginPost(program.url, '/api/export-quote-pdf', quoteBody())),
  );
  const before = performance.now();
  program.child.kill('SIGTERM');
  expect((await program.ended).code).toBe(0);
  note('stopping with four documents under way, beside starting', (performance.now() - before) / started, {
    atMost: 3,
  });
  await Promise.allSettled(answers.map(({ answer }) => answer));
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

it('nobody waits for forty pages of one secret link at once', async () => {
  const dataDir = folder();
  const APP_SECRET = 'tajomstvo-servera-a-toho-kto-ma-ponuku';
  const program = await start(dataDir, { APP_SECRET });
  await program.ready();
  const env = { APP_SECRET };
  const beside = await createTestServices({ env, database: opened(databaseAccess(dataDir)) });
  beside.services.migrated();
  await beside.services.jobs.start();
  const secret = `${program.url}${(await sentOffer(beside)).page}`;
  await beside.close();
  const shown = await fetch(secret);
  expect([shown.status, (await shown.text()).includes('Web na mieru')]).toEqual([200, true]);
  // Others are a process of their own, which has nothing to do with forty answers.
  const others = fork(join(ROOT, 'bench/starve-probe.ts'), [program.url]);
  const slowest = async () => {
    others.send('tell');
    const [seen]: [Latencies] = (await once(others, 'message')) as [Latencies];
    return Math.max(...Object.values(seen).flat());
  };
  await delay(SEEN_MS);
  await slowest();
  await delay(SEEN_MS);
  const alone = Math.max(await slowest(), 20);
  for (let round = 0; round < 5; round += 1)
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const answer = await fetch(secret);
        await answer.arrayBuffer();
        expect([200, 503]).toContain(answer.status);
      }),
    );
  note('the slowest answer beside forty pages of a link, beside that without', (await slowest()) / alone, {
    atMost: 10,
  });
  others.disconnect();
  await once(others, 'exit');
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
