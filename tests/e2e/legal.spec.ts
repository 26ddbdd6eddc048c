import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './fixtures.ts';

const stamp = '.hero-stamp';
const contents = '.contents-list';

const DOCUMENTS = [
  { path: '/ochrana-udajov', title: 'Zásady ochrany osobných údajov', section: 'Vaše práva', id: 'prava' },
  { path: '/obchodne-podmienky', title: 'Obchodné podmienky', section: 'Cena a platby', id: 'cena' },
];

for (const { path, title, section, id } of DOCUMENTS) {
  test(`${path} states version and date, and its contents lead to every section`, async ({ page }) => {
    const styles: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator(stamp)).toContainText(/Verzia\s*\d/);
    await expect(page.locator(stamp)).toContainText(/Účinné od\s*\d+\.\s\d+\.\s\d{4}/);
    const targets = await page
      .locator(`${contents} a`)
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', document.URL).hash),
      );
    const sections = await page
      .locator('article section[id]')
      .evaluateAll((all) => all.map((each) => `#${each.id}`));
    expect(targets).toEqual(sections);
    const folded = page.locator(`${contents} > summary`);
    if (await folded.isVisible()) await folded.click();
    await page.locator(contents).getByRole('link', { name: section }).click();
    await expect(page).toHaveURL(new RegExp(`${path}#${id}$`));
    await expect(page.getByRole('heading', { name: section })).toBeInViewport();

    // What is fetched for later brings no style of the page again, which would win over the page's own and move it.
    await expect.poll(() => styles.some((file) => file.includes('/wizard-modal-'))).toBe(true);
    expect(styles.filter((file) => file.includes('/every-page-'))).toEqual([]);
    await expect(folded).toBeHidden();
  });

  test(`${path} prints as a plain document in ink, also from the dark theme`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Služby' })).toHaveCount(0);
    for (const hidden of ['body > footer', contents, 'main button'])
      await expect(page.locator(hidden)).toBeHidden();
    await expect(page.locator(stamp)).toBeVisible();
    await expect(page.locator('article section[id] dl.sheet')).toBeVisible();
    expect(await inkOf(page)).toBe('rgb(0, 0, 0)');
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const { text: sheets } = await extractText(pdf, { mergePages: false });
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.length).toBeLessThan(8);
    // Title, version and the beginning of the text stand on the first sheet.
    for (const part of [/Zásady|Obchodné/, /verzia/i, /1\. (Kto spracúva|Úvod)/])
      expect(sheets[0]).toMatch(part);
  });
}

const inkOf = (page: Page): Promise<string> =>
  page
    .locator('article section[id] p')
    .first()
    .evaluate((text) => getComputedStyle(text).color);

test('"Vytlačiť" opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { print: () => document.body.setAttribute('data-printed', '') });
  });
  await page.goto('/obchodne-podmienky');
  await page.getByRole('button', { name: 'Vytlačiť' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});

test('the footer and the conditions of the free maintenance lead to the legal texts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'podmienky', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bezplatná údržba' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ochrana osobných údajov' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zásady ochrany osobných údajov');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the texts are complete and no button is shown', async ({ page }) => {
    await page.goto('/ochrana-udajov#staznost');
    await expect(page.getByRole('heading', { name: 'Sťažnosť dozornému orgánu' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Vytlačiť' })).toBeHidden();
  });
});
