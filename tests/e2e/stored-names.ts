import type { Page } from '@playwright/test';
import { COOKIES_PAGE, STORED } from '#content/cookies.ts';
import { isListed } from '#domain/consent/storage-names.ts';
import { storedItems } from '#domain/consent/stored-items.ts';
import { site } from '#domain/content/site.ts';

/** What /cookies says that the site keeps in a browser. */
export const STORED_NAMES = storedItems(site, STORED, COOKIES_PAGE.stored.lifetimes).map(({ name }) => name);

/** What the browser keeps now although /cookies does not name it. */
export async function unnamedIn(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return [...stored, ...cookies].filter((name) => !isListed(name, STORED_NAMES));
}
