import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DOCUMENT_EXTENT, MARKDOWN_MAX } from '#domain/prd/limits.ts';
import { quoteBody } from '../factories/bodies.ts';
import { holdDocuments } from '../held-documents.ts';
import { settling } from '../settled.ts';
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

const document = { prdContent: '# Dokument\n\n- položka', format: 'pdf' };
const quote = quoteBody({ clientName: '', clientEmail: '', clientPhone: '' });

describe('One visitor who wants everything at once', () => {
  it('has three documents waiting and is told when to come again; another visitor is served meanwhile', async () => {
    const greedy = await caller('192.0.2.1');
    const other = await caller('192.0.2.2');
    const held = holdDocuments(1);
    const { all, done: refused } = settling(Array.from({ length: 12 }, () => greedy(EXPORT, document)));
    // The first has a worker and three wait, for as long as that one takes.
    await expect.poll(() => refused.length).toBe(12 - 4);
    expect(held.begun).toEqual(['prd']);
    expect((await other('/api/export-quote-pdf', quote)).statusCode).toBe(200);
    expect(held.begun).toEqual(['prd', 'pdf']);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ category: 'rate_limit' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    held.release();
    expect((await all).filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
  });

  it.each([
    ['an item of short lines', `- ${'a\n'.repeat(DOCUMENT_EXTENT.lines - 10)}`, 400],
    ['items', '- a\n'.repeat(99), 200],
    ['nested quotes', `Text\n\n${'> '.repeat(MARKDOWN_MAX / 3)}`, 400],
    ['lists in quotes', `Text\n\n${'> - '.repeat(MARKDOWN_MAX / 5)}`, 400],
    ['open brackets', '['.repeat(MARKDOWN_MAX), 400],
  ])('sends %s: a worker reads them, and others have answers before that', async (_, prdContent, status) => {
    const attacker = await caller('192.0.2.1');
    const held = holdDocuments();
    const answer = attacker(EXPORT, { prdContent, format: 'html' });
    await expect.poll(() => held.begun).toEqual(['prd']);
    for (let count = 0; count < 20; count += 1)
      expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    held.release();
    expect((await answer).statusCode).toBe(status);
  });

  it('sends marks without end and is refused before they are sorted', async () => {
    const normalise = vi.spyOn(String.prototype, 'normalize');
    const attacker = await caller('192.0.2.1');
    const answer = await attacker(EXPORT, { prdContent: '\u0315\u0300'.repeat(30_000), format: 'html' });
    expect(answer.json()).toMatchObject({ field: 'prdContent' });
    expect(normalise.mock.contexts.filter((text) => String(text).length > 1000)).toEqual([]);
  });
});
