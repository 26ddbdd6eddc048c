import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DOCUMENT_EXTENT, MARKDOWN_MAX } from '#domain/prd/limits.ts';
import { quoteBody } from '../factories/bodies.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const EXPORT = '/api/export-prd-anonymous';

/** Calls of one browser from an address. */
async function caller(remoteAddress: string) {
  const browser = server.browser();
  const headers = { 'x-csrf-token': await browser.token() };
  return (url: string, payload: object) =>
    browser.inject({ method: 'POST', url, remoteAddress, headers, payload });
}

/** A document of many pages. */
const large = {
  prdContent: `# Veľký\n\n${'- položka\n'.repeat(99).concat('\n## Časť\n\n').repeat(8)}`,
  format: 'pdf',
};
const quote = quoteBody({ clientName: '', clientEmail: '', clientPhone: '' });

describe('One visitor who wants everything at once', { timeout: 60_000 }, () => {
  it('has three documents waiting and is told when to come again; another visitor is served meanwhile', async () => {
    const greedy = await caller('192.0.2.1');
    const other = await caller('192.0.2.2');
    const answers = Array.from({ length: 12 }, () => greedy(EXPORT, large));
    // The first is under way or waits before the other visitor comes.
    await Promise.race(answers);
    const served = await other('/api/export-quote-pdf', quote);
    expect(served.statusCode).toBe(200);
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(4);
    const refused = (await Promise.all(answers)).filter(({ statusCode }) => statusCode !== 200);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ category: 'rate_limit' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it.each([
    ['an item of short lines', `- ${'a\n'.repeat(DOCUMENT_EXTENT.lines - 10)}`, 400],
    ['items', '- a\n'.repeat(99), 200],
    ['nested quotes', `Text\n\n${'> '.repeat(MARKDOWN_MAX / 3)}`, 400],
    ['lists in quotes', `Text\n\n${'> - '.repeat(MARKDOWN_MAX / 5)}`, 400],
    ['open brackets', '['.repeat(MARKDOWN_MAX), 400],
  ])(
    'sends %s: a worker reads them, and others have twenty answers before that',
    async (_, prdContent, status) => {
      const attacker = await caller('192.0.2.1');
      let read = false;
      const answer = attacker(EXPORT, { prdContent, format: 'html' }).finally(() => {
        read = true;
      });
      for (let count = 0; count < 20; count += 1) {
        expect((await server.app.inject('/healthz')).statusCode).toBe(200);
        expect(read).toBe(false);
      }
      expect((await answer).statusCode).toBe(status);
    },
  );

  it('sends marks without end and is refused before they are sorted', async () => {
    const normalise = vi.spyOn(String.prototype, 'normalize');
    const attacker = await caller('192.0.2.1');
    const answer = await attacker(EXPORT, { prdContent: '\u0315\u0300'.repeat(30_000), format: 'html' });
    expect(answer.json()).toMatchObject({ field: 'prdContent' });
    expect(normalise.mock.contexts.filter((text) => String(text).length > 1000)).toEqual([]);
  });
});
