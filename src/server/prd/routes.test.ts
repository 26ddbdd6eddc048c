import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { createAi } from '#server/ai/ai.ts';
import { CsrfTokens } from '#server/http/browser-session.ts';
import { registerErrorHandler } from '#server/http/errors.ts';
import { LIMITS, RateLimiter } from '#server/http/rate-limits.ts';
import type { HttpContext } from '#server/http/route.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { registerDescriptionRoutes } from '#server/quote/description-routes.ts';
import { type AiStub, startAiStub } from '../../../tests/ai-stub.ts';
import { prdFacts } from '../../../tests/factories/prd.ts';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { registerPrdRoutes } from './routes.ts';
import { createPrdService } from './service.ts';

const SECRETS = ['a secret of the tests that is long enough'] as const;
const BROWSER = 'AAAAAAAAAAAAAAAAAAAAAA';
const { site } = prdFacts();
let test: TestDb;
let stub: AiStub;
let app: FastifyInstance;
const clock = { now: new Date('2027-03-01T10:00:00Z') };

beforeAll(async () => {
  test = await createTestDb();
});
afterAll(() => test.drop());

beforeEach(async () => {
  stub = await startAiStub();
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60 * 1000);
  const now = () => clock.now;
  const ai = createAi({
    config: { baseUrl: stub.baseUrl, apiKey: undefined, model: 'stub', dailyLimit: 100 },
    db: test.db,
    now,
    log: { warn: () => {} },
    timeLimit: 3000,
  });
  const context: HttpContext = {
    csrf: new CsrfTokens(SECRETS),
    limiter: new RateLimiter({ db: test.db, secret: SECRETS[0], clock: now, enabled: true }),
    publicOrigin: 'http://localhost',
    clock: now,
  };
  app = Fastify();
  await app.register(cookie);
  await securityHeaders(app, { https: false });
  registerErrorHandler(app, now);
  registerDescriptionRoutes(app, context, ai);
  registerPrdRoutes(
    app,
    context,
    createPrdService({
      priceBooks: { current: async () => SPECIFICATION_PRICE_BOOK },
      quotes: { findOrNull: async () => null },
      site,
      publicUrl: 'http://localhost:4400',
      now,
      ai,
      pdf: { render: async () => new TextEncoder().encode('%PDF') },
    }),
  );
});
afterEach(async () => {
  await app.close();
  await stub.stop();
});

const headers = {
  cookie: `browser=${BROWSER}`,
  'x-csrf-token': new CsrfTokens(SECRETS).issue(BROWSER),
  'content-type': 'application/json',
};
const post = (url: string, payload: object | string) => app.inject({ method: 'POST', url, headers, payload });

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
    for (let i = 0; i < LIMITS.prd.max; i++) expect((await post(GENERATE, {})).statusCode).toBe(400);
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
    ['nested lists without end', '1. '.repeat(60_000)],
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
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = new AbortController();
    const answer = fetch(`${address}${DESCRIBE}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ prompt: 'x', context }),
      signal: client.signal,
    });
    await expect.poll(() => stub.requests.length).toBe(1);
    client.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => stub.aborted, { timeout: 2000 }).toBe(1);
  });
});
