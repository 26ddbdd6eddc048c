import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { sampleQuote } from '#domain/quote/sample.ts';
import { quoteBody } from '../../../tests/factories/bodies.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { auditLog } from '../audit/table.ts';
import { createLog } from '../log.ts';
import { PriceBookCache } from './price-book-cache.ts';
import { completePriceBook, publishPriceBook } from './publish.ts';
import { priceBooks } from './table.ts';

const DEARER: PriceBook = {
  ...SPECIFICATION_PRICE_BOOK,
  version: 2,
  base: { small: 900_00, medium: 1700_00, large: 3300_00 },
  feature: { ...SPECIFICATION_PRICE_BOOK.feature, 'quote-form': 345_00 },
};

const now = new Date('2026-11-21T10:00:00Z');

describe('a new price book', () => {
  let server: TestApp;
  beforeAll(async () => {
    // Stands for a page that prices with the book it is given, as the landing pages do.
    server = await createTestApp({
      renderPage: async (_request, { priceBook }) => {
        const book = await priceBook();
        const { range } = sampleQuote(
          { trade: 'electrician', size: 'medium', features: ['quote-form'] },
          book,
        );
        return new Response(`${range.min}-${range.max}`);
      },
    });
  });
  afterAll(() => server.close());

  const get = async (url: string) => (await server.browser().inject({ method: 'GET', url })).body;
  const quoted = async () => {
    const body = quoteBody({
      mode: 'detailed',
      selectedTrade: 'electrician',
      projectSize: 'medium',
      selectedFeatures: ['quote-form'],
      timeline: '1-month',
    });
    return (await server.browser().post('/api/generate-quote', body)).json();
  };

  test('reaches rendered pages, GET /api/price-book and quotes, with the same numbers', async () => {
    expect(JSON.parse(await get('/api/price-book'))).toEqual({
      book: SPECIFICATION_PRICE_BOOK,
      describesByAi: false,
    });
    const before = await get('/');
    const { version: _, ...prices } = DEARER;
    expect(
      await publishPriceBook(server.database.db, prices, {
        actor: { kind: 'admin', accountId: 'admin' },
        now,
      }),
    ).toBe(2);
    await expect.poll(() => get('/')).not.toBe(before);
    expect(JSON.parse(await get('/api/price-book'))).toEqual({ book: DEARER, describesByAi: false });
    const { priceRange, priceBookVersion } = await quoted();
    expect(priceBookVersion).toBe(2);
    const audit = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectType, 'price_book'));
    expect(audit).toMatchObject([
      { actor: 'start', action: 'price-book.published', subjectId: '1' },
      { actor: 'admin', action: 'price-book.published', subjectId: '2', at: now },
    ]);
    expect(await get('/')).toBe(`${priceRange.min}-${priceRange.max}`);
  });

  test('is never served from a cache', async () => {
    const { headers } = await server.browser().inject({ method: 'GET', url: '/api/price-book' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('reading the price book', () => {
  let database: TestDb;
  beforeAll(async () => {
    database = await createTestDb();
    await completePriceBook(database.db, now);
  });
  afterAll(() => database.drop());

  test('a change announced while the old one is being read is not missed', async () => {
    const books = new PriceBookCache(database.db, createLog('silent'));
    const overtaken = books.current();
    books.invalidate();
    expect(await overtaken).toEqual(SPECIFICATION_PRICE_BOOK);
    await database.db.insert(priceBooks).values({ version: DEARER.version, book: DEARER });
    expect(await books.current()).toEqual(DEARER);
  });
});

describe('after the catalogue has grown', () => {
  const { 'quote-form': _, ...features } = SPECIFICATION_PRICE_BOOK.feature;
  const older = { ...DEARER, version: 5, feature: { ...features, testimonials: 1_00 } };
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    await server.database.db.delete(priceBooks);
    await server.database.pool.query('INSERT INTO price_books (version, book) VALUES (5, $1)', [
      JSON.stringify(older),
    ]);
    server.services.priceBooks.invalidate();
  });
  afterAll(() => server.close());

  const quoted = async () => {
    const body = quoteBody({ selectedFeatures: ['quote-form', 'testimonials'] });
    return (await server.browser().post('/api/generate-quote', body)).json();
  };
  const versions = async () => {
    const rows = await server.database.db.select({ version: priceBooks.version }).from(priceBooks);
    return rows.map(({ version }) => version).sort();
  };

  test('an older price book still makes exact quotes, and the log says what it lacks', async () => {
    const quote = await quoted();
    expect(quote).toMatchObject({ rough: false, priceBookVersion: 5 });
    const amounts = Object.fromEntries(
      quote.details.map(({ id, amount }: { id: string; amount: number }) => [id, amount]),
    );
    expect(amounts).toMatchObject({ 'feature-quote-form': 300, 'feature-testimonials': 1 });
    const warned = server.logLines().filter(({ added }) => added !== undefined);
    expect(warned).toMatchObject([{ version: 5, added: ['feature.quote-form'] }]);
  });

  test('the next start publishes the completed one, once for all instances', async () => {
    const { db } = server.database;
    await Promise.all([1, 2, 3].map(() => completePriceBook(db, now)));
    expect(await versions()).toEqual([5, 6]);
    await expect.poll(async () => (await quoted()).priceBookVersion).toBe(6);
  });
});
