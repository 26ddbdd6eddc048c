import type { Page } from '@playwright/test';
import { pageEnds } from '../pdf-text.ts';
import { expect, test } from './fixtures.ts';
import { Wizard } from './wizard.ts';

const inDarkTheme = (page: Page) => page.addInitScript(() => localStorage.setItem('webdielna:theme', 'dark'));

for (const path of ['/', '/sluzby/tvorba-webu']) {
  test(`${path} prints black on white from the dark theme, with its answers and without controls`, async ({
    page,
  }) => {
    await inDarkTheme(page);
    await page.goto(path);
    const answers = page.locator('main details .disclosure-body');
    await expect(answers.first()).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await answers.count()).toBeGreaterThan(3);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();

    const controls = page.getByRole('banner').locator('nav, button, fieldset, .button');
    for (const control of await controls.all()) await expect(control).toBeHidden();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Prevádzkovateľ', { exact: true })).toBeVisible();
    await expect(footer.getByRole('navigation')).toBeHidden();
    await expect(footer.getByRole('button').first()).toBeHidden();
  });
}

/** The lower margin of the printed page, 16 mm, in points. */
const MARGIN = 45;

test('no printed page is half blank or ends with a heading', async ({ page }) => {
  for (const path of ['/', '/pre/pokryvac', '/sluzby/tvorba-webu', '/kontakt', '/o-mne']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const headings = await page.locator('h1, h2, h3').allTextContents();
    const words = headings.map((heading) => heading.replace(/\s+/g, ' ').trim());
    const ends = await pageEnds(await page.pdf({ preferCSSPageSize: true, format: 'A4' }), MARGIN);
    const inner = ends.slice(0, -1);
    expect
      .soft(
        inner.filter(({ fill }) => fill < 0.6),
        path,
      )
      .toEqual([]);
    expect
      .soft(
        inner.filter(({ text }) => words.includes(text.replace(/\s+/g, ' ').trim())),
        path,
      )
      .toEqual([]);
  }
});

test('the wizard prints its result as a sheet with the answers, and nothing of the page under it', async ({
  page,
  visitor,
}) => {
  await inDarkTheme(page);
  const wizard = new Wizard(page);
  await wizard.open('/?rozpocet=tvorba-webu');
  await wizard.answer(
    {
      mode: 'Rýchly odhad',
      trade: 'Elektrikár',
      features: [],
      size: 'Profesionál',
      budget: /^1\s500 – 3\s500/,
      timeline: 'Do mesiaca',
    },
    visitor,
  );
  await wizard.generate();

  await page.emulateMedia({ media: 'print' });
  await expect(wizard.result).toBeVisible();
  await expect(wizard.result).toContainText('od 1 262 € do 1 708 €');
  await expect(wizard.dialog.getByText(visitor.email)).toBeVisible();
  await expect(page.getByRole('main', { includeHidden: true })).toBeHidden();
  for (const button of await wizard.dialog.locator('button').all()) await expect(button).toBeHidden();
  const { height, content } = await wizard.dialog.evaluate((dialog) => ({
    height: dialog.getBoundingClientRect().height,
    content: dialog.scrollHeight,
  }));
  expect(Math.round(height)).toBeGreaterThanOrEqual(content);
});
