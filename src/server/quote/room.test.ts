import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BUDGET_IDS,
  FEATURE_IDS,
  MODE_IDS,
  SERVICE_SLUGS,
  SIZE_IDS,
  TIMELINE_IDS,
  TRADE_IDS,
} from '#domain/quote/catalogue.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import { recurringPrice } from '#domain/quote/service-price.ts';
import { quoteBody } from '../../../tests/factories/bodies.ts';
import { readPdf } from '../../../tests/pdf-text.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

describe('POST /api/generate-quote', () => {
  it('answers in the contract’s shape and stores the quote', async () => {
    const answer = await server.browser().post('/api/generate-quote', quoteBody());
    expect(answer.statusCode).toBe(200);
    const quote = answer.json();
    expect(quote).toMatchObject({
      number: expect.stringMatching(/^RO-\d{4}-\d{6}$/),
      priceRange: { min: 1964, max: 2657, currency: 'EUR' },
      estimate: 2310,
      rough: false,
      timeline: '3-6 týždňov',
      priceBookVersion: 1,
      recurring: null,
    });
    expect(quote.details.map((line: { id: string }) => line.id)).toEqual([
      'base',
      'trade',
      'feature-quote-form',
      'feature-emergency-contact',
      'mode',
      'timeline',
    ]);
    const stored = await server.services.quotes.find(quote.quoteId);
    expect(stored).toMatchObject({ number: quote.number, client: { email: 'vzor@example.com' } });
  });

  it('gives the same numbers as the pure function, for any choice', async () => {
    const browser = server.browser();
    const choices = fc.record({
      serviceSlug: fc.constantFrom(...SERVICE_SLUGS),
      mode: fc.constantFrom(...MODE_IDS),
      selectedTrade: fc.constantFrom(...TRADE_IDS),
      selectedFeatures: fc.subarray([...FEATURE_IDS]),
      projectSize: fc.constantFrom(...SIZE_IDS),
      hasWebsite: fc.option(fc.boolean(), { nil: undefined }),
      budget: fc.constantFrom(...BUDGET_IDS),
      timeline: fc.constantFrom(...TIMELINE_IDS),
    });
    await fc.assert(
      fc.asyncProperty(choices, async (choice) => {
        const body = quoteBody({ ...choice, priceRange: '1 €', quoteDetails: '{}', estimate: 1 });
        const answer = (await browser.post('/api/generate-quote', body)).json();
        const expected = priceQuote(
          {
            service: choice.serviceSlug,
            mode: choice.mode,
            trade: choice.selectedTrade,
            size: choice.projectSize,
            hasWebsite: choice.hasWebsite ?? null,
            features: choice.selectedFeatures,
            budget: choice.budget,
            timeline: choice.timeline,
          },
          SPECIFICATION_PRICE_BOOK,
        );
        expect(answer.priceRange).toEqual({ ...expected.range, currency: 'EUR' });
        expect(Math.round(answer.estimate * 100)).toBe(expected.total);
        expect(answer.total).toEqual(expected.oneOff);
        expect(answer.notes).toEqual(expected.notes.map(({ text }) => text));
        expect(answer.recurring).toEqual(recurringPrice(choice.serviceSlug));
      }),
      { numRuns: 40 },
    );
  });

  it('numbers quotes one by one', async () => {
    const first = (await server.browser().post('/api/generate-quote', quoteBody())).json();
    const second = (await server.browser().post('/api/generate-quote', quoteBody())).json();
    expect(Number(second.number.slice(-6))).toBe(Number(first.number.slice(-6)) + 1);
  });
});

const pdfBody = (changes: object = {}) => {
  const { name, email, phone, company, ...choices } = quoteBody(changes);
  return { ...choices, clientName: name, clientEmail: email, clientPhone: phone, clientCompany: company };
};

describe('POST /api/export-quote-pdf', () => {
  it('prints the server’s own numbers, whatever was sent', async () => {
    const answer = await server.browser().post('/api/export-quote-pdf', {
      ...pdfBody(),
      quoteDetails: { priceRange: '1 €', details: [], timeline: 'zajtra' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/filename="rozpocet-elektrikar-\d+\.pdf"/);
    const { text } = await readPdf(answer.rawPayload);
    expect(text).toContain('1 964');
    expect(text).toContain('2 657 €');
    expect(text).not.toContain('zajtra');
  });

  it('prints the stored quote under its number while the choice is the same', async () => {
    const browser = server.browser();
    const quote = (await browser.post('/api/generate-quote', quoteBody())).json();
    const same = await browser.post('/api/export-quote-pdf', {
      ...pdfBody({ selectedFeatures: ['emergency-contact', 'quote-form'] }),
      quoteId: quote.quoteId,
    });
    expect((await readPdf(same.rawPayload)).text).toContain(quote.number);
    const other = await browser.post('/api/export-quote-pdf', {
      ...pdfBody({ projectSize: 'large' }),
      quoteId: quote.quoteId,
    });
    expect((await readPdf(other.rawPayload)).text).not.toContain(quote.number);
  });
});

it.each([true, false, undefined])(
  'a PDF says that an AI may have written its description: %s',
  async (describedByAi) => {
    const browser = server.browser();
    const quote = (await browser.post('/api/generate-quote', quoteBody({ describedByAi }))).json();
    const { text } = await readPdf(
      (await browser.post('/api/export-quote-pdf', { ...pdfBody(), quoteId: quote.quoteId })).rawPayload,
    );
    const sentence = 'Text popisu mohol vzniknúť s pomocou umelej inteligencie.';
    expect(text.includes(sentence)).toBe(describedByAi === true);
    const opened = await server.app.inject(`/api/quote-pdf?id=${quote.quoteId}`);
    expect((await readPdf(opened.rawPayload)).text).not.toContain(sentence);
  },
);

describe('GET /api/quote-pdf', () => {
  it('opens the stored quote in any browser, without who asked for it', async () => {
    const quote = (await server.browser().post('/api/generate-quote', quoteBody())).json();
    const answer = await server.app.inject(`/api/quote-pdf?id=${quote.quoteId}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { text } = await readPdf(answer.rawPayload);
    expect(text).toContain(quote.number);
    expect(text).toContain('2 657 €');
    expect(text).not.toMatch(/Vzorový klient|vzor@example|905 000 000|prehľadný web/);
  });

  it.each(['', '?id=', '?id=1'])('names the field of a link that is cut off: "%s"', async (query) => {
    const answer = await server.app.inject(`/api/quote-pdf${query}`);
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'id']);
  });

  it('knows no quote that was never issued', async () => {
    const answer = await server.app.inject('/api/quote-pdf?id=7f0f4d5e-6a55-4a3e-9f0e-0d3c2b1a4e5f');
    expect([answer.statusCode, answer.json().category]).toEqual([404, 'not_found']);
  });
});
