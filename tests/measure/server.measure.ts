import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { createPasswords } from '#server/accounts/passwords.ts';
import { PdfWorker } from '#server/pdf/worker-process.ts';
import { person } from '../accounts.ts';
import { startAiStub } from '../ai-stub.ts';
import { contactBody, quoteBody, requestBody } from '../factories/bodies.ts';
import { makeQuoteDocument } from '../factories/quote-document.ts';
import { withManyRequests } from '../many-requests.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { note } from './figures.ts';
import { longestTurn } from './longest-turn.ts';
import { reference, usedSince } from './reference.ts';

const MEGABYTE = 1024 * 1024;

let app: TestApp;
let once: number;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, productionPasswords: true });
  once = reference();
});
afterAll(() => app.close());

it('what is sent to be slow costs this thread no more than some of its work', async () => {
  const browser = app.browser();
  const headers = { 'x-csrf-token': await browser.token() };
  const known = { ...contactBody(), ...quoteBody(), ...requestBody(), prompt: 'Opíšte web.' };
  let [worst, where] = [0, ''];
  for (const { path } of CONTRACT.filter(({ method }) => method === 'POST'))
    for (const long of ['a'.repeat(10_000), '('.repeat(5_000), '__proto__', `${'a'.repeat(50_000)}@`]) {
      const payload = Object.fromEntries(Object.keys(known).map((key) => [key, long]));
      const before = process.threadCpuUsage();
      await browser.inject({ method: 'POST', url: path, headers, payload });
      const used = usedSince(before);
      if (used > worst) [worst, where] = [used, path];
    }
  note(`a body made to be slow (worst: ${where}), beside the reference`, worst / once, { atMost: 20 });
});

/** The shortest of several times, which a busy machine only lengthens. */
async function shortest(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 5; n += 1) {
    const began = performance.now();
    await work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

it.each([undefined, { memoryCost: 32_768, timeCost: 2, parallelism: 1 }])(
  'comparing with nobody’s hash takes as long as with somebody’s: %o',
  async (cost) => {
    const hashing = { addressGroup: '192.0.2.1', signal: new AbortController().signal };
    const passwords = createPasswords(cost);
    const stored = await passwords.hash('Dlhé-heslo-jany-7', hashing);
    const somebodys = await shortest(() => passwords.isRight('nie je to ono', stored, hashing));
    const nobodys = await shortest(() => passwords.isRight('nie je to ono', null, hashing));
    const name = `a password of nobody, beside one of somebody (${cost ? 'another cost' : 'the usual cost'})`;
    note(name, nobodys / somebodys, { atMost: 4 });
    note(name, nobodys / somebodys, { atLeast: 1 / 4 });
  },
);

it('fifty passwords at once take the memory of those that are hashed', async () => {
  const browser = app.browser();
  const headers = { 'x-csrf-token': await browser.token() };
  const guess = (n: number) =>
    browser.inject({
      ...{ method: 'POST', url: '/api/login', remoteAddress: `198.51.100.${n}`, headers },
      payload: { username: `ucet-${n}`, password: 'nie je to ono' },
    });
  await guess(0);
  const before = process.memoryUsage.rss();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  await Promise.all(Array.from({ length: 50 }, (_, n) => guess(n)));
  clearInterval(watching);
  note('memory of fifty passwords at once, beside one hash of 19 MB', (most - before) / (19 * MEGABYTE), {
    atMost: 10,
  });
});

it('the turns of others while somebody takes all that is theirs', async () => {
  const { cookies } = await withManyRequests(app, person('kanarik'), { requests: 1_000, messages: 20 });
  const longest = await longestTurn(async () => {
    const answer = await app.app.inject({ url: '/api/account/export', cookies, payloadAsStream: true });
    expect(answer.statusCode).toBe(200);
    for await (const part of answer.stream()) expect(part.length).toBeGreaterThan(0);
  });
  note('the longest turn while an account is taken away, beside the reference', longest / once, {
    atMost: 6,
  });
});

/** What the AI may take, with its second try, and what a visitor waits at most (security 66). */
const [AI_LIMIT, VISITOR_LIMIT] = [15_000, 20_000];

it.each(['hang', '500', 'garbage'] as const)('an AI that fails: %s', async (mode) => {
  const stub = await startAiStub();
  stub.mode = mode;
  const server = await createTestApp({
    env: { AI_BASE_URL: stub.baseUrl, AI_MODEL: 'stub', AI_API_KEY: 'key' },
  });
  const began = performance.now();
  await server.browser().post('/api/ai/generate-description', { prompt: 'Opíšte web.' });
  note(`an AI that fails by "${mode}", beside the time it has`, (performance.now() - began) / AI_LIMIT, {
    atMost: VISITOR_LIMIT / AI_LIMIT,
  });
  await server.close();
  await stub.stop();
});

it('a worker for PDFs does not grow with the number of documents', async () => {
  const root = process.cwd();
  const worker = new PdfWorker({ root, documents: join(root, 'documents'), onStderr: () => {} });
  const sizes: number[] = [];
  for (let count = 1; count <= 120; count += 1) {
    const data = makeQuoteDocument({ description: `Dokument číslo ${count}.` });
    await worker.run({ kind: 'pdf', template: 'quote', data }, 60_000);
    if (count % 40 === 0) sizes.push(worker.rss);
  }
  await worker.stop();
  note('memory of a worker after 120 documents, beside that after 40', Math.max(...sizes) / (sizes[0] ?? 0), {
    atMost: 1.15,
  });
});
