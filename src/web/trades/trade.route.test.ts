import fc from 'fast-check';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { TRADE_CONTENT } from '#content/trades.ts';
import { SIZE_IDS, TRADE_IDS, TRADES, type TradeId } from '#domain/quote/catalogue.ts';
import { DEFAULT_SERVICE } from '#domain/quote/default-service.ts';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { sampleQuote } from '#domain/quote/sample.ts';
import { reduceWizard } from '#domain/quote/wizard.ts';
import { previewQuote } from '#domain/quote/wizard-quote.ts';
import { startWizard } from '#domain/quote/wizard-state.ts';
import { PRICE_BOOK_IN_FORCE } from '../pages/price-book-in-force.ts';
import { presetOf } from '../quote/prefill.ts';
import { wizardHref } from '../quote/wizard-link.ts';
import { loader } from './trade.route.tsx';

const load = (slug: string, book: PriceBook | null = SPECIFICATION_PRICE_BOOK) => {
  const url = new URL(`https://webdielna.example/pre/${slug}`);
  const context = new RouterContextProvider();
  context.set(PRICE_BOOK_IN_FORCE, async () => book);
  return loader({ params: { slug }, request: new Request(url), url, pattern: '/pre/:slug', context });
};

const pageOf = async (trade: TradeId, book?: PriceBook | null) => {
  const answer = await load(TRADE_CONTENT[trade].slug, book);
  if (!('page' in answer)) throw new Error(`${trade} has no landing page.`);
  return answer.page;
};

/** What the wizard shows after a link. */
const shownByWizard = (href: string, book: PriceBook | null) => {
  const start = startWizard({ service: DEFAULT_SERVICE, draftId: 'd', now: 0, autoAdvance: true });
  const opened = reduceWizard(start, { type: 'preset', preset: presetOf(href), now: 1 });
  return previewQuote(DEFAULT_SERVICE, opened.form, book);
};

const percent = fc.integer({ min: 1, max: 1000 });
const cents = fc.integer({ min: 0, max: 1_000_000_00 });
const like = <Id extends string>(table: Record<Id, number>, value: fc.Arbitrary<number>) =>
  fc.record<Record<Id, number>>(
    Object.fromEntries(Object.keys(table).map((id) => [id, value])) as Record<Id, fc.Arbitrary<number>>,
  ) as fc.Arbitrary<Record<Id, number>>;
const { base, trade, feature, mode, timeline } = SPECIFICATION_PRICE_BOOK;
const anyBook: fc.Arbitrary<PriceBook> = fc.record({
  version: fc.integer({ min: 2, max: 99 }),
  base: like(base, cents),
  trade: like(trade, percent),
  feature: like(feature, cents),
  mode: like(mode, percent),
  timeline: like(timeline, percent),
  range: fc.record({ min: percent, max: percent }),
});

describe('the sample price of a landing page', () => {
  test.each(TRADE_IDS)('%s: the server’s HTML shows what the wizard opened from it shows', async (id) => {
    const { typicalSize: size, features, book } = await pageOf(id);
    const choice = { trade: id, size, features: features.map((each) => each.id) };
    const sample = sampleQuote(choice, book);
    expect(shownByWizard(wizardHref(DEFAULT_SERVICE, choice), SPECIFICATION_PRICE_BOOK)).toEqual(sample);
    expect(sample.rough).toBe(false);
  });

  test('is the wizard’s for every trade, size and choice of features, with any price book or none', () => {
    const anyChoice = fc.constantFrom(...TRADE_IDS).chain((id) =>
      fc.record({
        trade: fc.constant(id),
        size: fc.constantFrom(...SIZE_IDS),
        features: fc.subarray([...TRADES[id].recommendedFeatures]),
      }),
    );
    fc.assert(
      fc.property(anyChoice, fc.option(anyBook), (choice, book) => {
        const shown = shownByWizard(wizardHref(DEFAULT_SERVICE, choice), book);
        const sample = sampleQuote(choice, book);
        expect(shown?.range).toEqual(sample.range);
        expect(shown?.total).toBe(sample.total);
        expect(shown?.timelineText).toBe(sample.timelineText);
      }),
    );
  });
});

describe('loader of a landing page', () => {
  test('brings the price book in force, not the one the program was shipped with', async () => {
    const dearer = { ...SPECIFICATION_PRICE_BOOK, version: 2, base: { ...base, small: 999_00 } };
    expect((await pageOf('painter', dearer)).book).toEqual(dearer);
    expect((await pageOf('painter', null)).book).toBeNull();
  });

  test('says beside the services why their prices differ from the sample', async () => {
    const { estimateNote, services } = await pageOf('construction-company');
    expect(services.map(({ price }) => price.replaceAll('\u00A0', ' '))).toContain('500 – 5 000 €');
    expect(estimateNote).toMatch(/odhad môže od bežného rozpätia služby líšiť\.$/);
  });

  test('leads to the other eight trades', async () => {
    const { others } = await pageOf('roofer');
    expect(others).toHaveLength(TRADE_IDS.length - 1);
    expect(others.map(({ to }) => to)).not.toContain('/pre/pokryvac');
  });

  test.each(['painter', 'x', '', 'MALIAR', '__proto__'])('%j is a real 404', async (slug) => {
    expect(await load(slug)).toMatchObject({ data: { page: null }, init: { status: 404 } });
  });
});
