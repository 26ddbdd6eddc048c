import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { sampleQuote } from '#domain/quote/sample.ts';
import { quoteBody } from '../../../tests/factories/bodies.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { createLog } from '../log.ts';
import { seedPriceBook } from './data.ts';
import { PRICE_BOOK_CHANNEL, PriceBookCache } from './price-book.ts';
import { priceBooks } from './table.ts';

const DEARER: PriceBook = {
  ...SPECIFICATION_PRICE_BOOK,
  version: 2,
  base: { small: 900_00, medium: 1700_00, large: 3300_00 },
  feature: { ...SPECIFICATION_PRICE_BOOK.feature, 'quote-form': 345_00 },
};

const announce = async (database: TestDb, book: PriceBook): Promise<void> => {
  await database.db.insert(priceBooks).values({ version: book.version, book });
  await database.pool.query('SELECT pg_notify($1, $2)', [PRICE_BOOK_CHANNEL, '']);
};

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
    expect(JSON.parse(await get('/api/price-book'))).toEqual({ book: SPECIFICATION_PRICE_BOOK });
    const before = await get('/');
    await announce(server.database, DEARER);
    await expect.poll(() => get('/')).not.toBe(before);
    expect(JSON.parse(await get('/api/price-book'))).toEqual({ book: DEARER });
    const { priceRange, priceBookVersion } = await quoted();
    expect(priceBookVersion).toBe(2);
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
    await seedPriceBook(database.db);
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
