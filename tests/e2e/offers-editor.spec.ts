import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatCents } from '#domain/kernel/format.ts';
import type { openOffer } from '#domain/offers/calls.ts';
import { mailed } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { begunOffer, sentRequest, signedInAsOperator, operatorTest as test } from './operator.ts';

type Opened = AnswerOf<typeof openOffer>;

const read = async (browser: APIRequestContext, id: string): Promise<Opened> =>
  (await browser.get(`/api/admin/offers/${id}`)).json();

const saved = (page: Page): Locator => page.getByText(/^Uložené/);
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

test('no letter is lost with the connection, one window follows another, and what both write is never overwritten unasked', {
  tag: '@once',
}, async ({ page, visitor, browser, baseURL, guard }) => {
  guard.allow(/409|ERR_FAILED|Failed to load resource/);
  const id = await begunOffer(page.request, await sentRequest(page.request, visitor));
  await page.goto(`/admin/offers/${id}`);
  await expect(saved(page)).toBeVisible();
  const title = (window: Page) => window.getByRole('textbox', { name: 'Názov ponuky' });
  const stored = async () => (await read(page.request, id)).revisions[0]?.content.title;
  await page.route('**/api/admin/offers/*/draft', (route) => route.abort());
  await title(page).fill('Písané bez siete');
  await expect(page.getByText(/^Neuložené, zmeny zostali/)).toBeVisible();
  await page.unroute('**/api/admin/offers/*/draft');
  await page.reload();
  await expect(title(page)).toHaveValue('Písané bez siete');
  // What is shown as saved may be what was stored before it.
  await expect.poll(stored).toBe('Písané bez siete');
  await expect(saved(page)).toBeVisible();

  // Another browser of the operator finds the offer in the list.
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await signedInAsOperator(context.request);
  const other = await context.newPage();
  const { number } = await read(page.request, id);
  await other.goto(`/admin/offers?hladat=${number}`);
  await other.getByRole('row', { name: new RegExp(number) }).click();
  await expect(other).toHaveURL(new RegExp(id));
  await expect(saved(other)).toBeVisible();
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

test('what is added to an offer stays in view with the focus, also where the address names the editor', {
  tag: '@once',
}, async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await begunOffer(page.request, await sentRequest(page.request, visitor));
  await page.goto(`/admin/offers/${id}?pohlad=uprava`);
  await expect(saved(page)).toBeVisible();
  const storedDiscount = async () => (await read(page.request, id)).revisions[0]?.content.discount;
  const add = page.getByRole('button', { name: 'Pridať zľavu' });
  await add.click();
  const amount = page.getByRole('textbox', { name: 'Koľko' });
  await expect.poll(storedDiscount).not.toBeNull();
  await expect(amount).toBeFocused();
  await expect(amount).toBeInViewport();
  await page.getByRole('button', { name: 'Zrušiť zľavu' }).click();
  await expect.poll(storedDiscount).toBeNull();
  await expect(add).toBeFocused();
  await expect(add).toBeInViewport();
});
