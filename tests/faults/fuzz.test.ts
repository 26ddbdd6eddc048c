import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { contactBody, quoteBody, requestBody } from '../factories/bodies.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const RUNS = 60;

let server: TestApp;
let headers: Record<string, string>;
let cookies: Record<string, string>;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  const browser = server.browser();
  headers = { 'x-csrf-token': await browser.token(), 'content-type': 'application/json' };
  cookies = browser.cookies;
});
afterAll(() => server.close());

const post = (url: string, payload: string) =>
  server.app.inject({ method: 'POST', url, headers, cookies, payload });

/** Texts that programs stumble over. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\u202E',
    '\uD800',
    '__proto__',
    '-1',
    '1e999',
    "'; DROP TABLE quotes; --",
    '#read("/etc/passwd")',
    '</script>',
    '%00',
    '../../etc/passwd',
    'a'.repeat(10_000),
    '('.repeat(5000),
    '+421 905 000 000',
    'vzor@example.com',
    'tvorba-webu',
    'roofer',
  ),
);

const anything = fc.anything({
  key: fc.oneof(nasty, fc.constantFrom('constructor', 'toJSON', 'length')),
  values: [nasty, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
  maxDepth: 3,
  maxKeys: 5,
});

const KNOWN_BODY = {
  ...contactBody(),
  ...quoteBody(),
  ...requestBody(),
  clientName: 'Vzorový klient',
  clientEmail: 'vzor@example.com',
  clientPhone: '+421 905 000 000',
  prompt: 'Opíšte web.',
  context: { mode: 'detailed', trade: 'roofer', size: 'small', features: [] },
  prdContent: '# Dokument',
  format: 'markdown',
  metadata: { title: 'Dokument' },
  errorId: 'ERR_MHABCDEF_AB12CD34',
  message: 'x is undefined',
  category: 'component',
  severity: 'high',
  timestamp: '2026-11-21T10:00:00.000Z',
  userAgent: 'test',
  url: 'http://localhost/',
};

/** A body every call accepts (unknown keys are dropped), with some values replaced by anything. */
const spoiled = fc
  .record(Object.fromEntries(Object.keys(KNOWN_BODY).map((key) => [key, anything])), { requiredKeys: [] })
  .chain((values) => fc.subarray(Object.entries(values), { maxLength: 3 }))
  .map((changes) => ({ ...KNOWN_BODY, ...Object.fromEntries(changes) }));

const payload = fc.oneof(
  { weight: 3, arbitrary: spoiled.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: anything.map((body) => JSON.stringify(body) ?? '') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 500 }) },
);

const CALLS = CONTRACT.filter(({ method }) => method === 'POST').map(({ path }) => path);

describe('Whatever is sent (security 42)', () => {
  /** The description has no AI here: 503 is its right answer to a good body. */
  const mayBeUnavailable = new Set(['/api/ai/generate-description']);

  test.each(CALLS)('%s answers without a failure of its own', async (url) => {
    await fc.assert(
      fc.asyncProperty(payload, async (body) => {
        const answer = await post(url, body);
        if (!(mayBeUnavailable.has(url) && answer.statusCode === 503))
          expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(answer.json()).toHaveProperty('errorId');
      }),
      { numRuns: RUNS },
    );
  });

  test.each([
    ['/api/generate-quote', 'email'],
    ['/api/export-quote-pdf', 'clientEmail'],
    ['/api/generate-prd-anonymous', 'clientEmail'],
    ['/api/service-requests', 'email'],
    ['/api/contact-messages', 'email'],
  ])('%s refuses an endless e-mail address', async (url, field) => {
    const body = JSON.stringify({ ...KNOWN_BODY, [field]: `${'a'.repeat(50_000)}@` });
    const answer = await post(url, body);
    expect(answer.json()).toMatchObject({ field });
    expect(answer.statusCode).toBe(400);
  });

  test('the next request is right', async () => {
    expect((await post('/api/service-requests', JSON.stringify(requestBody()))).statusCode).toBe(201);
  });
});
