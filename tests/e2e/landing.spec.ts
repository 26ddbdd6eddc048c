import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { type PriceBook, SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { startServer } from '../server-process.ts';
import { expect, test } from './fixtures.ts';
import { plain, Wizard } from './wizard.ts';

/** "od 1 777 € do 2 404 €" of the first dimension line inside the sample. */
const samplePrice = async (page: Page): Promise<string> => {
  const numbers = page.locator('.hero-sheet .dimension-numbers');
  return plain((await numbers.textContent()) ?? '');
};

test('without scripts the page reads completely and shows its price', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/pre/elektrikar`);
  await expect(page.getByRole('heading', { level: 2, name: 'Čo odporúčam a prečo' })).toBeVisible();
  expect(await samplePrice(page)).toMatch(/^od \d[\d ]* € do \d[\d ]* €$/);
  await context.close();
});

test('a new price book reaches page, wizard and quote without a restart', async ({ browser, visitor }) => {
  const book: PriceBook = {
    ...SPECIFICATION_PRICE_BOOK,
    version: 2,
    base: { small: 1111_00, medium: 2222_00, large: 4444_00 },
  };
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  try {
    await page.goto('/pre/maliar');
    const before = await samplePrice(page);
    const database = new Client({
      host: join(server.dataDir, 'postgres'),
      user: 'webdielna',
      database: 'webdielna',
    });
    await database.connect();
    await database.query('INSERT INTO price_books (version, book) VALUES ($1, $2)', [2, book]);
    await database.query("SELECT pg_notify('price_book', '')");
    await database.end();
    await expect
      .poll(async () => {
        await page.goto('/pre/maliar');
        return samplePrice(page);
      })
      .not.toBe(before);

    const shown = await samplePrice(page);
    await page.addInitScript(() => localStorage.setItem('quote-auto-advance', 'off'));
    await page.goto('/pre/maliar');
    await page.getByRole('link', { name: 'Pokračovať s touto vzorkou' }).first().click();
    const wizard = new Wizard(page);
    await expect(await wizard.panel()).toContainText(shown);
    await wizard.answer(
      {
        mode: 'Detailný rozpočet',
        trade: 'Maliar',
        features: [],
        size: 'Štartér',
        budget: /^1\s500 – 3\s500/,
        timeline: 'Do mesiaca',
      },
      visitor,
      undefined,
      'Funkcie webu',
    );
    await wizard.generate();
    await expect(wizard.result).toContainText(shown);
  } finally {
    await context.close();
    await server.stop();
  }
});
