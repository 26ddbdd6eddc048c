import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitContact } from '#domain/requests/contact-contract.ts';
import { contactBody, requestBody } from '../../../tests/factories/bodies.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

const URL = '/api/contact-messages';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});

afterAll(() => server.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  server.browser().post(URL, body, headers);

const count = async (): Promise<number> => {
  const { rows } = await server.database.pool.query('SELECT count(*)::int AS count FROM requests');
  return rows[0]?.count;
};

describe('POST /api/contact-messages', () => {
  test('answers 201 with the number, and the same again for the same key', async () => {
    const browser = server.browser();
    const post = (body: object, key: string) => browser.post(URL, body, { 'idempotency-key': key });
    const first = await post(contactBody(), 'message-1');
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      id: expect.any(String),
      number: 1,
      mailed: true,
      answerBy: expect.stringMatching(/^vo?\u00A0.* o\u00A0\d/),
      ticket: '#0001',
    });
    const again = await post(contactBody({ filledInMs: 60_000 }), 'message-1');
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const other = await post(contactBody({ name: 'Iný klient' }), 'message-1');
    expect([other.statusCode, other.json().category]).toEqual([422, 'validation']);
    expect(await count()).toBe(1);
  });

  test('knows no key of another browser', async () => {
    const headers = { 'idempotency-key': 'the-same-key' };
    const first = await post(contactBody(), headers);
    const other = await post(contactBody({ name: 'Iný klient' }), headers);
    expect([first.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(other.json().id).not.toBe(first.json().id);
  });

  test('shares its keys with no other call', async () => {
    const headers = { 'idempotency-key': 'one-for-both' };
    const request = await server.browser().post('/api/service-requests', requestBody(), headers);
    const message = await post(contactBody(), headers);
    expect([request.statusCode, message.statusCode]).toEqual([201, 201]);
    expect(message.json().number).toBe(request.json().number + 1);
  });

  test.each([
    ['name', '', 'Meno je povinné'],
    ['name', 'Ján\r\nBcc: e@y.sk', 'Text obsahuje nepovolené znaky.'],
    ['email', '', 'E-mail je povinný'],
    ['email', 'a@x.sk, evil@y.sk', 'Zadajte platný e-mail (napr. vzor@example.com)'],
    ['phone', '12345', 'Telefónne číslo musí obsahovať aspoň 9 znakov'],
    ['topic', 'e-shop', 'Vybraná téma nie je platná'],
    ['topic', ['tvorba-webu'], 'Vybraná téma nie je platná'],
    ['message', '', 'Správa je povinná'],
    ['message', 'krátka', 'Správa musí obsahovať aspoň 10 znakov'],
    ['message', 5, 'Správa je povinná'],
    ['filledInMs', '3000', 'Platnosť formulára uplynula. Obnovte stránku a skúste to znova.'],
  ])('refuses %s %j with 400 and its message', async (field, value, message) => {
    const answer = await post(contactBody({ [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ category: 'validation', field, message });
  });

  test('takes a message without phone and topic, whether empty, null or left out', async () => {
    for (const left of [
      { phone: '', topic: '' },
      { phone: null, topic: null },
      { phone: undefined, topic: undefined },
    ])
      expect((await post(contactBody(left))).statusCode).toBe(201);
  });

  test('refuses a call without a token, from another site, and in another format', async () => {
    const before = await count();
    const bare = await server.browser().inject({ method: 'POST', url: URL, payload: contactBody() });
    expect([bare.statusCode, bare.json().message]).toEqual([403, expect.stringContaining('CSRF')]);
    const foreign = await post(contactBody(), { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
    const form = await post('name=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.statusCode).toBe(415);
    expect(await count()).toBe(before);
  });

  test('tells whoever looks like a robot that nothing was sent, and stores nothing', async () => {
    const before = await count();
    for (const trait of [{ website: 'https://spam.example' }, { filledInMs: 10 }]) {
      const answer = await post(contactBody(trait));
      expect([answer.statusCode, answer.json().message]).toEqual([
        428,
        expect.stringContaining('odošlite ho ešte raz'),
      ]);
    }
    expect(await count()).toBe(before);
  });
});

test('the message after the last of an hour is refused with 429 and a time', async () => {
  const limited = await createTestApp();
  const browser = limited.browser();
  for (let used = 0; used < (submitContact.limit?.max ?? 0); used += 1)
    expect((await browser.post(URL, contactBody({ message: `Správa číslo ${used}.` }))).statusCode).toBe(201);
  const refused = await browser.post(URL, contactBody());
  expect([refused.statusCode, refused.json().category]).toEqual([429, 'rate_limit']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});
