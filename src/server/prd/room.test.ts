import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generatePrd } from '#domain/prd/contract.ts';
import { type AiStub, startAiStub } from '../../../tests/ai-stub.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

let stub: AiStub;
let server: TestApp;
let browser: TestBrowser;
const clock = { now: new Date('2027-03-01T10:00:00Z') };

beforeAll(async () => {
  stub = await startAiStub();
  server = await createTestApp({
    env: { AI_BASE_URL: stub.baseUrl, AI_MODEL: 'stub', AI_DAILY_LIMIT: '100' },
    clock: () => clock.now,
  });
});
beforeEach(() => {
  // A new day: yesterday's limits, budget and breaker no longer count.
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60 * 1000);
  stub.mode = 'ok';
  browser = server.browser();
});
afterEach(() => {
  stub.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await stub.stop();
});

const post = (url: string, payload: object) => browser.post(url, payload);

const body = {
  serviceSlug: 'tvorba-webu',
  serviceName: 'Tvorba webu',
  clientName: 'Vzorový klient',
  selectedTrade: 'electrician',
  selectedFeatures: ['quote-form'],
  projectSize: 'medium',
  projectDescription: 'Web pre elektrikára.',
  budgetRange: 'Neurčený',
  timeline: 'Neurčený',
};
const GENERATE = '/api/generate-prd-anonymous';
const EXPORT = '/api/export-prd-anonymous';
const DESCRIBE = '/api/ai/generate-description';

describe('POST /api/generate-prd-anonymous', () => {
  it('answers the document, which exports in every format with the right headers', async () => {
    const generated = await post(GENERATE, body);
    expect(generated.statusCode).toBe(200);
    for (const [format, extension, type] of [
      ['pdf', 'pdf', 'application/pdf'],
      ['markdown', 'md', 'text/markdown; charset=utf-8'],
      ['json', 'json', 'application/json; charset=utf-8'],
      ['html', 'html', 'text/html; charset=utf-8'],
    ]) {
      const metadata = { title: 'PRD', clientName: 'Vzor', serviceName: 'Tvorba webu' };
      const file = await post(EXPORT, { prdContent: generated.json(), format, metadata });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toBe(type);
      expect(file.headers['content-disposition']).toContain(
        `attachment; filename="PRD-tvorba-webu.${extension}"`,
      );
      expect(file.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(file.headers['x-content-type-options']).toBe('nosniff');
      expect(String(file.headers['content-security-policy']).startsWith('sandbox')).toBe(format === 'html');
    }
  });

  it('answers the same document when the AI fails', async () => {
    stub.mode = '500';
    const answer = await post(GENERATE, body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ source: 'rules', language: 'sk' });
  });

  it('names the first bad field in Slovak', async () => {
    const answer = await post(GENERATE, { ...body, selectedTrade: 'astronaut' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      category: 'validation',
      field: 'selectedTrade',
      message: 'Vybrané remeslo nie je platné',
    });
  });

  it('is limited; the wait is at most a quarter of an hour', async () => {
    stub.mode = '500';
    for (let i = 0; i < (generatePrd.limit?.max ?? 0); i++)
      expect((await post(GENERATE, {})).statusCode).toBe(400);
    const answer = await post(GENERATE, body);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      category: 'rate_limit',
      message: expect.stringContaining('rate limit'),
    });
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900);
    clock.now = new Date(clock.now.getTime() + 900_000);
    expect((await post(GENERATE, body)).statusCode).toBe(200);
  });
});

describe('POST /api/export-prd-anonymous', () => {
  it.each([
    [
      'an unknown block',
      { title: 'A', sections: [{ id: 'summary', title: 'A', blocks: [{ kind: 'html' }] }] },
    ],
    ['nested lists without end', '1. '.repeat(40_000)],
    ['an item with a line for each letter', `- ${'a\n'.repeat(3_000)}`],
    ['nothing but raw HTML', '<div>x</div>'],
  ])('refuses %s and the next request is right', async (_, prdContent) => {
    const refused = await post(EXPORT, { prdContent, format: 'html' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ category: 'validation', field: 'prdContent' });
    const next = await post(EXPORT, { prdContent: '# Názov\n\nMoja značka 7', format: 'markdown' });
    expect(next.body).toContain('Moja značka 7');
  });

  it('refuses a body over half a megabyte', async () => {
    const answer = await post(EXPORT, { prdContent: 'a'.repeat(600_000), format: 'html' });
    expect(answer.statusCode).toBe(413);
  });
});

describe('POST /api/ai/generate-description', () => {
  const context = { mode: 'detailed', trade: 'electrician', size: 'medium', features: [] };

  it('answers the description', async () => {
    const answer = await post(DESCRIBE, { prompt: 'x', context });
    expect(answer.json()).toEqual({ description: stub.text });
  });

  it.each(['500', '429', 'garbage', 'huge', 'redirect', 'inject'] as const)(
    'answers 503 when the AI answers with %s',
    async (mode) => {
      stub.mode = mode;
      const answer = await post(DESCRIBE, { prompt: 'x', context });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ category: 'ai_service', message: 'AI service unavailable' });
      expect(answer.body).not.toContain('SECRET-UPSTREAM');
    },
  );

  it.each<[string, object, string]>([
    ['a prompt of 50 KB', { prompt: 'a'.repeat(50_000) }, 'prompt'],
    ['no prompt', {}, 'prompt'],
    ['an unknown trade', { prompt: 'x', context: { ...context, trade: 'astronaut' } }, 'context'],
  ])('refuses %s', async (_, payload, field) => {
    const answer = await post(DESCRIBE, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field });
    expect(stub.requests).toEqual([]);
  });

  it('ends the provider’s work when the client hangs up', async () => {
    stub.mode = 'hang';
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const token = await browser.token();
    const cookie = `browser=${browser.cookies.browser}`;
    const client = new AbortController();
    const answer = fetch(`${address}${DESCRIBE}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie },
      body: JSON.stringify({ prompt: 'x', context }),
      signal: client.signal,
    });
    await expect.poll(() => stub.requests.length).toBe(1);
    client.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => stub.aborted).toBe(1);
  });
});
