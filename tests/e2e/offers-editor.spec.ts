import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatCents } from '#domain/kernel/format.ts';
import type { openOffer } from '#domain/offers/calls.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { uniqueLetters } from '../unique.ts';
import { mailed } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { begunOffer, sentRequest, signedInAsOperator, operatorTest as test } from './operator.ts';

type Opened = AnswerOf<typeof openOffer>;

const read = async (browser: APIRequestContext, id: string): Promise<Opened> =>
  (await browser.get(`/api/admin/offers/${id}`)).json();

const saved = (page: Page): Locator => page.getByText(/^Uložené/);
/** The button that opens a line. */
const row = (page: Page, name: string): Locator => page.locator('[data-row]').filter({ hasText: name });
const sums = (page: Page): Locator => page.getByRole('complementary', { name: 'Súčet a odoslanie' });

/** Every number that the screen shows of a sum is one that the server counts. */
async function expectServersTotals(page: Page, id: string): Promise<void> {
  await expect(saved(page)).toBeVisible();
  const [draft] = (await read(page.request, id)).revisions;
  if (!draft) throw new Error('no draft');
  await expect(sums(page)).toContainText(formatCents(draft.totals.once.total));
  await expect(sums(page)).toContainText(`max ${formatCents(draft.everything.once.total)}`);
  for (const { name, amount } of draft.payments) {
    const parts = page.getByRole('list', { name: 'Platby' }).getByRole('listitem');
    await expect(parts.filter({ has: page.locator(`input[value="${name}"]`) })).toContainText(
      formatCents(amount),
    );
  }
}

async function opened(page: Page, visitor: { name: string; email: string }): Promise<string> {
  const id = await begunOffer(page.request, await sentRequest(page.request, visitor));
  await page.goto(`/admin/offers/${id}`);
  await expect(saved(page)).toBeVisible();
  return id;
}

test('from an opened request to a sent offer it takes three taps and no typing', async ({
  page,
  visitor,
  server,
}) => {
  await page.goto(`/admin/requests/${await sentRequest(page.request, visitor)}`);
  let taps = 0;
  const tap = async (button: Locator) => {
    taps += 1;
    await button.click();
  };
  await tap(page.getByRole('button', { name: /^Vytvoriť ponuku/ }));
  await expect(page).toHaveURL(/\/admin\/offers\/[\w-]{36}/);
  const id = /[\w-]{36}/.exec(page.url())?.[0] ?? '';
  await expect(page.getByText('Nič nechýba, ponuka sa dá odoslať.')).toBeVisible();
  await expectServersTotals(page, id);
  await expectAccessible(page);

  await tap(page.getByRole('button', { name: /^Odoslať/ }).first());
  const dialog = page.getByRole('dialog', { name: /^Odoslať ponuku CP-/ });
  await expect(dialog.getByLabel('E-mail', { exact: false }).first()).toHaveValue(visitor.email);
  await expect(dialog.getByLabel('Predmet')).not.toHaveValue('');
  await tap(dialog.getByRole('button', { name: /^Odoslať ponuku/ }));
  await expect(page.getByRole('region', { name: 'Stav ponuky' })).toContainText('Odoslaná');
  await expect(page.getByRole('status').filter({ hasText: visitor.email })).toBeVisible();
  expect(taps).toBe(3);
  expect(await mailed(server.dataDir, visitor.email, /http\S+\/ponuka\/\S+/)).toContain('/ponuka/');
});

test('by keyboard: a line is added, priced, moved and the offer sent', { tag: '@once' }, async ({
  page,
  visitor,
}) => {
  const id = await opened(page, visitor);
  const { keyboard } = page;
  await page.getByRole('heading', { level: 1 }).click();
  await keyboard.press('Tab');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await keyboard.press('n');
  await expect(page.getByLabel('Názov', { exact: true })).toBeFocused();
  await keyboard.insertText('Nemecká verzia');
  await keyboard.press('Tab');
  await keyboard.press('Control+a');
  await keyboard.insertText('2,5');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Control+a');
  await keyboard.insertText('1 250,50');
  await keyboard.press('Escape');
  await expect(row(page, 'Nemecká verzia')).toBeFocused();
  await expect(page.locator('[data-line]').last()).toContainText(formatCents(3_126_25));
  await expectServersTotals(page, id);

  const before = await page.locator('[data-line]').allTextContents();
  await keyboard.press('Alt+ArrowUp');
  await expect(row(page, 'Nemecká verzia')).toBeFocused();
  const after = await page.locator('[data-line]').allTextContents();
  expect(after.at(-2)).toContain('Nemecká verzia');
  expect(after).toHaveLength(before.length);
  await keyboard.press('k');
  await expect(row(page, 'Nemecká verzia')).not.toBeFocused();
  await expectServersTotals(page, id);

  await keyboard.press('Control+Enter');
  await expect(page.getByLabel('Predmet')).not.toHaveValue('');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Stav ponuky' })).toContainText('Odoslaná');
  await keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Ponuky' })).toBeVisible();
});

test('a lost connection and a reload lose no letter', { tag: '@once' }, async ({ page, visitor, guard }) => {
  guard.allow(/ERR_FAILED|Failed to load resource/);
  const id = await opened(page, visitor);
  await page.route('**/api/admin/offers/*/draft', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Názov ponuky' }).fill('Písané bez siete');
  await expect(page.getByText(/^Neuložené, zmeny zostali/)).toBeVisible();
  await page.unroute('**/api/admin/offers/*/draft');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Názov ponuky' })).toHaveValue('Písané bez siete');
  // What is shown as saved may be what was stored before it.
  await expect
    .poll(async () => (await read(page.request, id)).revisions[0]?.content.title)
    .toBe('Písané bez siete');
  await expect(saved(page)).toBeVisible();
});

test('two windows: one follows the other, and what both write is never overwritten unasked', {
  tag: '@once',
}, async ({ page, visitor, browser, baseURL, guard }) => {
  guard.allow(/409/);
  const id = await opened(page, visitor);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await signedInAsOperator(context.request);
  const other = await context.newPage();
  await other.goto(`/admin/offers/${id}`);
  await expect(saved(other)).toBeVisible();
  const title = (window: Page) => window.getByRole('textbox', { name: 'Názov ponuky' });
  const stored = async () => (await read(page.request, id)).revisions[0]?.content.title;
  await title(page).fill('Prvé okno');
  await expect(title(other)).toHaveValue('Prvé okno');

  // Nothing comes to the other window any more until it has written itself.
  await other.route('**/api/admin/offers/*', (route) =>
    route.request().method() === 'GET' ? new Promise(() => undefined) : route.continue(),
  );
  await title(page).fill('Prvé okno píše ďalej');
  await expect.poll(stored).toBe('Prvé okno píše ďalej');
  await title(other).fill('Druhé okno');
  const warning = other.getByRole('alert').filter({ hasText: 'medzitým uložilo iné okno' });
  await expect(warning).toBeVisible();
  await other.unroute('**/api/admin/offers/*');
  await other.reload();
  await expect(warning).toContainText('Rozdiely: názov.');
  expect(await stored()).toBe('Prvé okno píše ďalej');
  await expectAccessible(other);
  await warning.getByRole('button', { name: /^Uložiť moju/ }).click();
  await expect(saved(other)).toBeVisible();
  expect(await stored()).toBe('Druhé okno');
  await context.close();
});

test('a budget takes features out, a revision says what changed, and it can be withdrawn', async ({
  page,
  visitor,
}) => {
  const id = await opened(page, visitor);
  await page.getByRole('button', { name: 'Varianty podľa sumy' }).click();
  await page.getByLabel('Koľko chce klient najviac dať').fill('2 100');
  await page.getByRole('button', { name: 'Použiť: Čo sa zmestí do sumy' }).click();
  await expectServersTotals(page, id);
  const [draft] = (await read(page.request, id)).revisions;
  expect(draft?.totals.once.total).toBeLessThanOrEqual(2_100_00);

  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Predmet')).not.toHaveValue('');
  await page.getByRole('button', { name: /^Odoslať ponuku/ }).click();
  await page.getByRole('button', { name: 'Zmeniť (nová revízia)' }).click();
  await expect(page.getByText('Koncept revízie B')).toBeVisible();
  await row(page, 'Núdzový kontakt').click();
  await page.getByLabel('Cena za jednotku').fill('500');
  await page.keyboard.press('Escape');
  await page.getByText('Zmeny A → B').click();
  await expect(page.getByRole('list', { name: 'Zmenené riadky' })).toContainText('Núdzový kontakt');
  await expectServersSum(page, id);
  await page.getByText('Priebeh', { exact: true }).click();
  await page.getByRole('button', { name: 'Ďalšie' }).click();
  await page.getByRole('menuitem', { name: 'Odvolať ponuku' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odvolať ponuku' }).click();
  await expect(page.getByRole('region', { name: 'Stav ponuky' })).toContainText('Odvolaná');
});

/** Without the plan, which another view hides. */
async function expectServersSum(page: Page, id: string): Promise<void> {
  await expect(saved(page)).toBeVisible();
  const [draft] = (await read(page.request, id)).revisions;
  await expect(sums(page)).toContainText(formatCents(draft?.totals.once.total ?? 0));
}

test('another browser of the operator finds the offer in the list', { tag: '@once' }, async ({
  page,
  visitor,
  browser,
  baseURL,
}) => {
  const id = await opened(page, visitor);
  const { number } = await read(page.request, id);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await signedInAsOperator(context.request);
  const other = await context.newPage();
  await other.goto(`/admin/offers?hladat=${number}`);
  await other.getByRole('row', { name: new RegExp(number) }).click();
  await expect(other).toHaveURL(new RegExp(id));
  await context.close();
});

test('lines are kept as a template, put into another offer and moved by their menu, and an offer is duplicated', {
  tag: '@once',
}, async ({ page, visitor }) => {
  const first = await opened(page, visitor);
  const template = `Web ${uniqueLetters()}`;
  const names = async (id: string) =>
    linesOf((await read(page.request, id)).revisions[0]?.content ?? { groups: [] }).map(({ name }) => name);
  const lines = await names(first);
  await page.getByRole('button', { name: /^Šablóny/ }).click();
  await page.getByLabel('Uložiť túto ponuku ako šablónu').fill(template);
  await page.getByRole('button', { name: 'Uložiť šablónu' }).click();
  await expect(page.getByRole('list', { name: 'Šablóny' })).toContainText(template);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Vložiť: ${template}` }).click();
  await expect(page.getByText(`Vložené zo šablóny „${template}“.`)).toBeVisible();
  await expect.poll(() => names(first)).toEqual([...lines, ...lines]);
  await expectServersTotals(page, first);

  await page.getByRole('button', { name: 'Duplikovať' }).click();
  await expect(page).not.toHaveURL(new RegExp(first));
  await expect(page).toHaveURL(/\/admin\/offers\/[\w-]{36}/);
  const copy = /[\w-]{36}/.exec(page.url())?.[0] ?? '';
  const { number } = await read(page.request, copy);
  await expect(page.getByText(number, { exact: true }).first(), 'no longer the first').toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect(await names(copy)).toEqual([...lines, ...lines]);
  const [, second = ''] = lines;
  await row(page, second).first().click();
  await page.getByRole('button', { name: `Riadok „${second}“: čo s\u00A0ním` }).click();
  await page.getByRole('menuitem', { name: /^Posunúť vyššie/ }).click();
  await expect.poll(async () => (await names(copy))[0]).toBe(second);
});
