import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});

afterAll(() => server.close());

const URL = '/api/service-requests';
const post = (body: object, headers: Record<string, string> = {}) =>
  server.browser().post(URL, body, headers);

const count = async (): Promise<number> => {
  const { rows } = await server.database.pool.query('SELECT count(*)::int AS count FROM requests');
  return rows[0]?.count;
};

describe('POST /api/service-requests', () => {
  test('answers 201 with the number, and the same again for the same key', async () => {
    const browser = server.browser();
    const post = (body: object, key: string) => browser.post(URL, body, { 'idempotency-key': key });
    const first = await post(requestBody(), 'key-1');
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      requestId: first.json().id,
      mailed: true,
      answerBy: expect.stringMatching(/^vo?\u00A0.* o\u00A0\d/),
      repriced: false,
      quote: expect.objectContaining({ number: 'RO-2026-000001' }),
      id: first.json().id,
      number: 1,
      ticket: '#0001',
      status: 'new',
    });
    const again = await post(requestBody({ priceRange: '1 €' }), 'key-1');
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const other = await post(requestBody({ name: 'Iný klient' }), 'key-1');
    expect([other.statusCode, other.json().category]).toEqual([422, 'validation']);
    expect(await count()).toBe(1);
  });

  test('knows no key of another browser', async () => {
    const headers = { 'idempotency-key': 'the-same-key' };
    const first = await post(requestBody(), headers);
    const other = await post(requestBody({ name: 'Iný klient' }), headers);
    expect([first.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(other.json().id).not.toBe(first.json().id);
  });

  test('without a key knows the same browser by its cookie', async () => {
    const before = await count();
    const [one, another] = [server.browser(), server.browser()];
    const first = await one.post(URL, requestBody());
    expect((await one.post(URL, requestBody())).json()).toEqual(first.json());
    expect((await another.post(URL, requestBody())).json().id).not.toBe(first.json().id);
    expect(await count()).toBe(before + 2);
  });

  test.each([
    ['an empty key', ''],
    ['a key of 256 characters', 'k'.repeat(256)],
    ['a key with a control character', 'k\tk'],
    ['a key that is not ASCII', 'kľúč'],
  ])('refuses %s', async (_, key) => {
    const answer = await post(requestBody(), { 'idempotency-key': key });
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'Idempotency-Key']);
  });

  test('takes a key of 255 characters', async () => {
    expect((await post(requestBody(), { 'idempotency-key': 'k'.repeat(255) })).statusCode).toBe(201);
  });

  test.each(['a@x.sk, evil@y.sk', 'a@x.sk\r\nBcc: e@y.sk', 'g: e@y.sk;', '"e@y.sk x"@x.sk'])(
    'refuses the e-mail address %j',
    async (email) => {
      const answer = await post(requestBody({ email }));
      expect([answer.statusCode, answer.json().field]).toEqual([400, 'email']);
    },
  );

  test('refuses a name with line breaks', async () => {
    const answer = await post(requestBody({ name: 'Ján\r\nBcc: e@y.sk' }));
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'name']);
  });

  test.each([
    ['that fills the hidden field', { website: 'https://spam.example' }],
    ['that is faster than any person', { filledInMs: 1999 }],
  ])('tells whoever looks like a robot %s that nothing was sent, and stores nothing', async (_, changes) => {
    const before = await count();
    const answer = await post(requestBody(changes));
    expect([answer.statusCode, answer.json().message]).toEqual([
      428,
      expect.stringContaining('odošlite ho ešte raz'),
    ]);
    expect(await count()).toBe(before);
  });

  test('takes a request from a person and from a client that does not say how long it took', async () => {
    const before = await count();
    const browser = server.browser();
    await browser.post(URL, requestBody({ filledInMs: 2000 }));
    // How long it took does not make another request of it.
    await browser.post(URL, requestBody({ filledInMs: 60_000 }));
    await browser.post(URL, requestBody({ description: 'Bez času, lebo formulár nemám.' }));
    expect(await count()).toBe(before + 2);
  });
});

test.each([URL, '/api/quotes'])('GET %s is for signed-in users', async (url) => {
  const answer = await server.browser().inject({ method: 'GET', url });
  expect([answer.statusCode, answer.json().category]).toEqual([401, 'authentication']);
});
