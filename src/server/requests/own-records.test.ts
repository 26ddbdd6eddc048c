import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import { EXPORT_FORMATS } from '#domain/prd/contract.ts';
import { codeFor, person, proven, registered } from '../../../tests/accounts.ts';
import { contactBody, requestBody } from '../../../tests/factories/bodies.ts';
import { readPdf } from '../../../tests/pdf-text.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const REQUESTS = '/api/service-requests';
const get = (browser: TestBrowser, url: string) => browser.inject({ method: 'GET', url });

/** Sends a request from a browser without an account; answers its ids. */
async function sent(email: string, changes: object = {}): Promise<{ id: string; quoteId: string }> {
  const answer = await app.browser().post(REQUESTS, requestBody({ email, ...changes }));
  expect(answer.statusCode).toBe(201);
  return { id: answer.json().id, quoteId: answer.json().quote.quoteId };
}

/** The body of a refusal without what names this one. */
const refusal = (answer: { statusCode: number; json: () => Record<string, unknown> }) => {
  const { errorId: _, timestamp: __, ...body } = answer.json();
  return [answer.statusCode, body];
};

describe('what was sent before the account', () => {
  it('appears with the proof of the e-mail and not before, in whatever case it was written', async () => {
    const eva = person('eva');
    const { id } = await sent('EVA@example.sk');
    await app.browser().post('/api/contact-messages', contactBody({ email: eva.email }));
    const browser = await registered(app, eva);
    for (const url of [REQUESTS, '/api/quotes', `${REQUESTS}/${id}`])
      expect((await get(browser, url)).statusCode, url).toBe(403);
    await browser.post('/api/account/email-proof', { code: await codeFor(app, eva.email) });
    const requests = (await get(browser, REQUESTS)).json();
    expect(requests.map(({ kind }: { kind: string }) => kind)).toEqual(['contact', 'wizard']);
    expect(requests[1]).toEqual({
      id,
      ticket: expect.stringMatching(/^#\d{4}$/),
      kind: 'wizard',
      status: 'new',
      statusText: 'Prijatý',
      about: 'Tvorba webu',
      trade: expect.stringMatching(/./),
      createdAt: expect.any(String),
      priceRange: { min: expect.any(Number), max: expect.any(Number) },
      answerBy: expect.stringMatching(/ o\u00A0\d+:\d\d$/),
    });
    const [quote, ...others] = (await get(browser, '/api/quotes')).json();
    expect(others).toEqual([]);
    expect(quote).toMatchObject({ isValid: true, hasPrd: true, request: { id, ticket: requests[1].ticket } });
  });

  it('is told with what was chosen, who asked and the bill', async () => {
    const browser = await proven(app, person('ida'));
    const { id, quoteId } = await sent('ida@example.sk');
    const request = (await get(browser, `${REQUESTS}/${id}`)).json();
    expect(request).toMatchObject({
      contact: { email: 'ida@example.sk' },
      description: requestBody().description,
      quote: { id: quoteId },
    });
    expect(request.chosen.map(({ label }: { label: string }) => label)).toContain('Remeslo');
    const { lines, sum } = request.quote.calculation;
    const added = lines.reduce((all: number, { amount }: { amount: number }) => all + amount, 0);
    expect(added).toBe(sum.amount);
  });
});

describe('what is another’s', () => {
  it('is answered like what is not there, by every call', async () => {
    await proven(app, person('anna'));
    const bruno = await proven(app, person('bruno'));
    const { id, quoteId } = await sent('anna@example.sk');
    const calls = (request: string, quote: string) => [
      `${REQUESTS}/${request}`,
      `/api/quotes/${quote}/pdf`,
      `/api/quotes/${quote}/prd?format=json`,
    ];
    const missing = calls(randomUUID(), randomUUID());
    for (const [index, url] of calls(id, quoteId).entries()) {
      const answer = await get(bruno, url);
      expect(refusal(answer), url).toEqual(refusal(await get(bruno, missing[index] ?? '')));
      expect(answer.statusCode).toBe(404);
    }
    expect((await get(bruno, REQUESTS)).json()).toEqual([]);
    expect((await get(bruno, '/api/quotes')).json()).toEqual([]);
  });

  it('is no more to be had by who was blocked', async () => {
    const browser = await proven(app, person('oto'));
    const { id } = await sent('oto@example.sk');
    expect((await get(browser, `${REQUESTS}/${id}`)).statusCode).toBe(200);
    await app.database.pool.query(`update accounts set blocked_at = now() where username = 'oto'`);
    expect((await get(browser, `${REQUESTS}/${id}`)).statusCode).toBe(401);
  });
});

describe('papers of a quote', () => {
  it('have the contact data for its owner, and none behind the link of a mail', async () => {
    const browser = await proven(app, person('ula'));
    const { quoteId } = await sent('ula@example.sk', { name: 'Uľa Vzorová' });
    const own = await readPdf((await get(browser, `/api/quotes/${quoteId}/pdf`)).rawPayload);
    expect(own.text).toContain('Uľa Vzorová');
    const linked = await readPdf((await get(browser, `/api/quote-pdf?id=${quoteId}`)).rawPayload);
    expect(linked.text).not.toContain('Uľa Vzorová');
  });

  it('come as a PRD in four formats, with the numbers of the quote', async () => {
    const browser = await proven(app, person('zora'));
    const { quoteId } = await sent('zora@example.sk', { name: 'Zora Vzorová' });
    const [{ number }] = (await get(browser, '/api/quotes')).json();
    for (const format of EXPORT_FORMATS) {
      const answer = await get(browser, `/api/quotes/${quoteId}/prd?format=${format}`);
      expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
        200,
        expect.stringContaining('PRD-tvorba-webu'),
      ]);
      const text = format === 'pdf' ? (await readPdf(answer.rawPayload)).text : answer.body;
      expect(text, format).toContain(number);
      if (format === 'markdown') expect(text).toMatch(/Klient[^\n]*Zora Vzorová/);
    }
    expect((await get(browser, `/api/quotes/${quoteId}/prd?format=docx`)).statusCode).toBe(400);
  });
});

it('comes fifty at a time, each row once, and goes on after the last row', async () => {
  const browser = await proven(app, person('mnoho'));
  await app.browser().post('/api/contact-messages', contactBody({ email: 'mnoho@example.sk' }));
  await app.database.pool.query(
    `insert into requests (id, kind, name, email, company, phone_e164, phone_display, description, topic, client_id, created_at, updated_at)
     select gen_random_uuid(), 'contact', 'x', 'mnoho@example.sk', '', '', '', 'x', 'other', client_id, at, at
     from client_members join accounts on accounts.id = account_id,
       generate_series(1, $1::int) n, lateral (select timestamptz '2026-01-01' + (n / 3) * interval '1 hour' as at) times
     where username = 'mnoho'`,
    [LIST_ROWS + 19],
  );
  const first = (await get(browser, REQUESTS)).json();
  const rest = (await get(browser, `${REQUESTS}?after=${keysetOf(first.at(-1))}`)).json();
  expect([first.length, rest.length]).toEqual([LIST_ROWS, 20]);
  expect(new Set([...first, ...rest].map((row: { id: string }) => row.id)).size).toBe(LIST_ROWS + 20);
  expect((await get(browser, `${REQUESTS}?after=x`)).statusCode).toBe(400);
});
