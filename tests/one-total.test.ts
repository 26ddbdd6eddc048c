import { expect, test } from 'vitest';
import { site } from '#domain/content/site.ts';
import { formatEuroRange, formatEuros } from '#domain/kernel/format.ts';
import { buildPrd } from '#domain/prd/build.ts';
import { documentTexts } from '#domain/prd/texts.ts';
import { quoteAnswer } from '#domain/quote/answer.ts';
import { FEATURE_IDS, type FeatureId, SERVICE_SLUGS, SIZE_IDS } from '#domain/quote/catalogue.ts';
import type { QuoteAnswer } from '#domain/quote/contract.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { pricesInBrief, pricesOf } from '#domain/quote/price-total.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import type { QuoteSelection } from '#domain/quote/selection.ts';
import { requestSchemas } from '#domain/requests/contract.ts';
import { requestCsv } from '#domain/requests/inbox-csv.ts';
import { NO_CONTACT } from '#domain/requests/request-fields.ts';
import { renderText } from '#server/mail/plain-text.ts';
import { clientMail, operatorMail } from '#server/requests/emails.ts';
import { inboxRow } from '#server/requests/inbox-rows.ts';
import { wizardRow } from '#server/requests/row.ts';
import { priceInBrief, shownPrice } from '#web/quote/shown-price.ts';
import { estimateOf } from '#web/requests/inbox-words.tsx';
import { requestBody } from './factories/bodies.ts';
import { prdFacts, prdInput } from './factories/prd.ts';
import { makeQuoteDocument } from './factories/quote-document.ts';
import { quoteSelection } from './factories/selection.ts';
import { wizardRequest } from './factories/stored-requests.ts';
import { wizardForm } from './factories/wizard.ts';

const FEATURE_SETS: readonly (readonly FeatureId[])[] = [
  [],
  ['quote-form'],
  ['before-after-gallery', 'quote-form', 'testimonials'],
  FEATURE_IDS,
];

const SELECTIONS: QuoteSelection[] = SERVICE_SLUGS.flatMap((service) =>
  SIZE_IDS.flatMap((size) =>
    [false, true].flatMap((hasWebsite) =>
      FEATURE_SETS.map((features) => quoteSelection({ service, size, hasWebsite, features })),
    ),
  ),
);

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

/** What is paid once and what is paid again, in the words that stand beside each other wherever there is one line. */
const expectedPrice = ({ total, recurring }: QuoteAnswer): string =>
  [
    ...(recurring
      ? [
          `${formatEuroRange(recurring.min, recurring.max)} ${recurring.unit === 'month' ? 'mesačne' : 'za celé obdobie'}`,
        ]
      : []),
    ...(total.parts.length > 0
      ? [`${formatEuroRange(total.min, total.max)}${recurring ? ' jednorazovo' : ''}`]
      : []),
  ]
    .map(plain)
    .join(' + ');

/** What is said beside the chosen 1 500 – 3 500 € of the total, and of a service that is paid for its whole period. */
function expectedBudgetNote({ total, recurring }: QuoteAnswer): string[] {
  const period = recurring?.unit === 'period' ? recurring : { min: 0, max: 0 };
  const [min, max] = [total.min + period.min, total.max + period.max];
  if (max === 0) return [];
  if (min > 3_500) return [`najmenej o ${plain(formatEuros(min - 3_500))} nad`];
  if (max > 3_500) return [`až o ${plain(formatEuros(max - 3_500))} nad`];
  return max < 1_500 ? [`najmenej o ${plain(formatEuros(1_500 - max))} pod`] : [];
}

const NOW = new Date('2026-11-23T09:00:00Z');
const BODY = requestSchemas.submitRequest.body.parse(requestBody());

test('every screen, document and mail shows one total, never a second one, and how far the sum is from it', () => {
  expect(SELECTIONS).toHaveLength(7 * 3 * 2 * 4);
  for (const selection of SELECTIONS) {
    const priced = priceQuote(selection, SPECIFICATION_PRICE_BOOK);
    const quote = issueQuote(priced);
    const issued = { id: crypto.randomUUID(), number: 'RO-2026-000042', validUntil: new Date(0), quote };
    const answer = quoteAnswer(issued);
    const price = expectedPrice(answer);
    const { service } = selection;
    const footer = (given: QuoteAnswer | null) =>
      plain(
        pricesInBrief(
          priceInBrief(service, shownPrice(service, wizardForm(), given, given ? null : priced)).prices,
        ),
      );
    expect([footer(null), footer(answer), plain(pricesInBrief(pricesOf(quote)))], price).toEqual([
      price,
      price,
      price,
    ]);

    const { prices } = makeQuoteDocument({ selection });
    const oneOff = prices.filter(({ under }) => !/mesačne|za celé obdobie/.test(under));
    expect(
      oneOff.map(({ min, max }) => [min.value, max.value]),
      price,
    ).toEqual(answer.total.parts.length > 0 ? [[answer.total.min, answer.total.max].map(formatEuros)] : []);

    const prd = buildPrd(prdInput({ selection }), prdFacts({ site }));
    const request = wizardRequest({ quoteId: issued.id }, selection);
    const mailed = { request, quote: issued, site, repriced: false };
    const texts = {
      prd: documentTexts(prd).join('\n'),
      client: renderText(clientMail({ ...mailed, attached: true, publicUrl: 'https://a.sk' }).document),
      operator: renderText(operatorMail({ ...mailed, clientMailed: true }).document),
    };
    for (const text of Object.values(texts).map(plain)) {
      for (const part of pricesOf(quote)) {
        expect(text).toContain(plain(formatEuroRange(part.range.min, part.range.max)));
      }
      const totals = [...text.matchAll(/(?:Spolu|Orientačná cena)[:\n] ?([\d ]+ – [\d ]+ €)/g)].map(
        ([, sum]) => sum,
      );
      expect(new Set(totals).size, text).toBeLessThanOrEqual(1);
      for (const note of expectedBudgetNote(answer)) expect(text).toContain(note);
    }
  }
});

test('lists, their files and the notes go by the same total, and name none where nothing is paid once', () => {
  for (const selection of SELECTIONS) {
    const quote = issueQuote(priceQuote(selection, SPECIFICATION_PRICE_BOOK));
    const issued = { id: crypto.randomUUID(), number: 'RO-2026-000042', validUntil: NOW, quote };
    const answer = quoteAnswer(issued);
    const { min, max, parts } = answer.total;
    const oneOff = parts.length > 0 ? { min, max } : null;

    const stored = { ...issued, createdAt: NOW, client: NO_CONTACT, description: '', browserId: null };
    const request = wizardRequest({ quoteId: issued.id }, selection);
    const context = { browserId: null, idempotencyKey: null, now: NOW };
    const {
      selection: chosen,
      priceMin = null,
      priceMax = null,
    } = wizardRow(request.id, BODY, stored, context);
    const row = inboxRow(
      { ...request, selection: chosen, priceMin, priceMax },
      { now: NOW, workingTime: { hours: {}, holidays: [] } },
      { unanswered: 0, note: null, offers: [] },
    );
    expect(row.priceRange).toEqual(oneOff);
    if (oneOff) expect(estimateOf(row)).toBe(formatEuroRange(min, max));
    const [headings = [], cells = []] = requestCsv([row], false)
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(['Odhad od (€)', 'Odhad do (€)'].map((heading) => cells[headings.indexOf(heading)])).toEqual(
      oneOff ? [String(min), String(max)] : ['', ''],
    );

    const said = answer.notes.map(plain).filter((note) => note.includes('predpokladanou sumou'));
    expect(said).toEqual(expectedBudgetNote(answer).map((words) => expect.stringContaining(words)));
  }
});
