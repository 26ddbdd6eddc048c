import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { quoteBody, requestBody } from '../../../tests/factories/bodies.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

describe('a bad quote body (security 38–40) answers 400 with field and Slovak message', () => {
  test.each([
    [{ selectedTrade: ['electrician'] }, 'selectedTrade', 'Vybrané remeslo nie je platné'],
    [{ selectedTrade: 5 }, 'selectedTrade', 'Vybrané remeslo nie je platné'],
    [{ selectedTrade: null }, 'selectedTrade', 'Prosím vyberte vaše remeslo alebo službu'],
    [{ selectedTrade: 'wizard' }, 'selectedTrade', 'Vybrané remeslo nie je platné'],
    [{ serviceSlug: 'e-shop' }, 'serviceSlug', 'Vybraná služba nie je platná'],
    [{ projectSize: '' }, 'projectSize', 'Prosím vyberte rozsah projektu'],
    [{ budget: '' }, 'budget', 'Prosím vyberte rozpočet'],
    [{ timeline: '' }, 'timeline', 'Prosím vyberte časový rámec'],
    [{ mode: 'fast' }, 'mode', 'Vybraný typ rozpočtu nie je platný'],
    [{ projectDescription: '' }, 'projectDescription', 'Popis projektu je povinný'],
    [{ projectDescription: 'krátky' }, 'projectDescription', 'Popis projektu musí obsahovať aspoň 10 znakov'],
    [{ projectDescription: 'x'.repeat(5001) }, 'projectDescription', 'Text môže mať najviac 5000 znakov.'],
    [{ selectedFeatures: ['teleport'] }, 'selectedFeatures', 'Vybrané funkcie nie sú platné'],
    [
      { selectedFeatures: ['quote-form', 'quote-form'] },
      'selectedFeatures',
      'Každú funkciu možno vybrať iba raz',
    ],
    [
      { selectedFeatures: Array(1000).fill('quote-form') },
      'selectedFeatures',
      'Každú funkciu možno vybrať iba raz',
    ],
    [{ name: 'J' }, 'name', 'Meno musí obsahovať aspoň 2 znaky'],
    [{ name: 'x'.repeat(101) }, 'name', 'Text môže mať najviac 100 znakov.'],
    [{ name: 'Ján\u0000' }, 'name', 'Text obsahuje nepovolené znaky.'],
    [{ name: 'Ján\u202E' }, 'name', 'Text obsahuje nepovolené znaky.'],
    // Letters that only programs see, such as an AI.
    [{ name: 'Ján\u{E0041}\u{E0042}' }, 'name', 'Text obsahuje nepovolené znaky.'],
    [{ name: '\u3164\u200B\u2060\u00AD\u2800' }, 'name', 'Meno je povinné'],
    [{ projectDescription: '\u200B'.repeat(20) }, 'projectDescription', 'Popis projektu je povinný'],
    [{ name: 'Ján\r\nBcc: e@y.sk' }, 'name', 'Text obsahuje nepovolené znaky.'],
    [
      { projectDescription: 'dostatočne dlhé \uD800' },
      'projectDescription',
      'Text obsahuje nepovolené znaky.',
    ],
    [{ email: 'nie' }, 'email', 'Zadajte platný e-mail (napr. vzor@example.com)'],
    [{ phone: '12345678' }, 'phone', 'Telefónne číslo musí obsahovať aspoň 9 znakov'],
  ])('%o', async (changes, field, message) => {
    const answer = await server.browser().post('/api/generate-quote', quoteBody(changes));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ category: 'validation', severity: 'low', field, message });
    expect(answer.json().errorId).toMatch(/^ERR_[0-9A-Z]+_[0-9A-Z]+$/);
  });

  test.each(['a@x.sk, evil@y.sk', 'a@x.sk\r\nBcc: e@y', 'g: e@y;', '"e@y x"@x.sk', `${'a'.repeat(50_000)}@`])(
    'an e-mail such as %j has exactly one plain address',
    async (email) => {
      const answer = await server.browser().post('/api/service-requests', requestBody({ email }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().field).toBe('email');
    },
  );

  it.each([
    ['{"__proto__":{"admin":true}}'],
    ['{"constructor":{"prototype":{}}}'],
    ['{'],
    ['null'],
    ['[]'],
    ['"text"'],
    [`${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('refuses %s', async (body) => {
    const answer = await server.browser().post('/api/generate-quote', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().category).toBe('validation');
  });

  it.each<[string, string, object, number]>([
    ['a list without end', '/api/generate-quote', { selectedFeatures: Array(5000).fill('a') }, 413],
    [
      'too many keys',
      '/api/generate-quote',
      Object.fromEntries(Array.from({ length: 5000 }, (_, key) => [key, 1])),
      413,
    ],
    [
      'a document of nothing but lines',
      '/api/export-prd-anonymous',
      { prdContent: 'a\n'.repeat(20_000), format: 'pdf' },
      413,
    ],
    [
      'a document of nothing but parts',
      '/api/export-prd-anonymous',
      { prdContent: { sections: Array(50_000).fill({}) }, format: 'pdf' },
      413,
    ],
    [
      'a document without a floor',
      '/api/export-prd-anonymous',
      { prdContent: JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`), format: 'pdf' },
      400,
    ],
  ])('refuses %s before it is read', async (_, url, body, status) => {
    const answer = await server.browser().post(url, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ category: 'validation', details: null });
  });

  describe('in an encoding', () => {
    const call = async (payload: Buffer, headers: Record<string, string> = {}) => {
      const browser = server.browser();
      const token = await browser.token();
      return browser.inject({
        method: 'POST',
        url: '/api/generate-quote',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token, ...headers },
        payload,
      });
    };
    const body = JSON.stringify(quoteBody({ name: 'Ján' }));

    it.each([
      ['of old Windows', Buffer.from(body, 'latin1'), {}, 400],
      ['of two bytes', Buffer.from(body, 'utf16le'), {}, 400],
      [
        'that it names and we do not read',
        Buffer.from(body),
        { 'content-type': 'application/json; charset=windows-1250' },
        415,
      ],
      ['of compression', gzipSync(body), { 'content-encoding': 'gzip' }, 415],
    ])('%s is refused, not read as something else', async (_, payload, headers, status) => {
      expect((await call(payload, headers)).statusCode).toBe(status);
    });

    it.each([
      ['UTF-8', Buffer.from(body), { 'content-type': 'application/json; charset="UTF-8"' }],
      ['UTF-8 with its mark', Buffer.from(`\uFEFF${body}`), {}],
      ['none besides', Buffer.from(body), { 'content-encoding': 'identity' }],
    ])('%s is read', async (_, payload, headers) => {
      expect((await call(payload, headers)).statusCode).toBe(200);
    });
  });

  it('answers 413 to a body over the limit', async () => {
    const answer = await server
      .browser()
      .post('/api/generate-quote', quoteBody({ padding: 'x'.repeat(3_000_000) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().category).toBe('validation');
  });

  it('keeps good and bad requests apart when they come together', async () => {
    const browsers = await Promise.all(Array.from({ length: 40 }, () => server.browser()));
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        browser.post(
          '/api/generate-quote',
          index % 2
            ? quoteBody({ selectedTrade: 'x' })
            : quoteBody({ timeline: 'asap', name: `Klient ${index}` }),
        ),
      ),
    );
    for (const [index, answer] of answers.entries()) {
      expect(answer.statusCode).toBe(index % 2 ? 400 : 200);
      if (index % 2 === 0) expect(answer.json().timeline).toBe('1-2 týždne (urýchlene)');
    }
  });
});

describe('unknown addresses', () => {
  test.each(['GET', 'POST', 'DELETE'] as const)('%s /api/neexistuje answers 404 in JSON', async (method) => {
    const answer = await server.browser().inject({ method, url: '/api/neexistuje' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ category: 'not_found' });
  });
});
