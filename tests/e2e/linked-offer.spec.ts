import type { BrowserContext } from '@playwright/test';
import { formatCents } from '#domain/kernel/format.ts';
import { mailed, otherBrowser, send } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, takenOver } from './fixtures.ts';
import { begunOffer, sentRequest, operatorTest as test } from './operator.ts';

test('a client opens the link in another browser, asks, ticks, sees the total follow and accepts', async ({
  page: operator,
  browser,
  baseURL,
  visitor,
  server,
}) => {
  const id = await begunOffer(operator.request, await sentRequest(operator.request, visitor));
  expect((await send(operator.request, `/api/admin/offers/${id}/send`, {})).status).toBe(200);
  const link = await mailed(server.dataDir, visitor.email, /http\S+\/ponuka\/[\w-]{43}/);
  const state = async () => (await (await operator.request.get(`/api/admin/offers/${id}`)).json()).state;
  const page = await otherBrowser(browser, baseURL ?? '');
  await page.goto(link);
  const price = page.locator('.client-offer-price').filter({ visible: true });
  const answer = page.getByRole('complementary', { name: 'Prijatie ponuky' });
  await expect(answer.getByLabel('Vaše meno a priezvisko')).toHaveValue('');
  await expect(answer.getByLabel(/^Súhlasím/)).not.toBeChecked();
  await page.mouse.move(200, 200);
  await expect.poll(state).toBe('viewed');

  const offer = await (await operator.request.get(`/api/admin/offers/${id}`)).json();
  const [revision] = offer.revisions;
  const lines = revision.content.groups.flatMap((group: { lines: object[] }) => group.lines);
  const option = lines.find((line: { choice: { kind: string } }) => line.choice.kind === 'optional');
  const before = revision.totals.once.total;
  await expect(price).toHaveText(formatCents(before));
  const tick = page.getByRole('checkbox', { name: option.name });
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await expect(price).toHaveText(formatCents(before + option.unitPrice));

  await page.getByRole('button', { name: `Spýtať sa na položku ${option.name}` }).click();
  const thread = page.getByRole('region', { name: `Otázky k položke ${option.name}` });
  await expect(thread.getByLabel('Vaša otázka')).toBeFocused();
  await page.keyboard.insertText('Koľko to potrvá?');
  await thread.getByRole('button', { name: 'Odoslať' }).click();
  await expect(thread.getByText('Koľko to potrvá?')).toBeVisible();

  await answer.getByLabel('Vaše meno a priezvisko').fill(visitor.name);
  await answer.getByLabel('IČO', { exact: true }).fill('12 345 679');
  await answer.getByLabel(/^Súhlasím/).check();
  await answer.getByRole('button', { name: /^Objednávka/ }).click();
  await expect(answer.getByText('Prijatá', { exact: true })).toBeVisible();
  await expect(answer).toContainText(visitor.name);
  await expect(answer).toContainText('v mene právnickej osoby, IČO 12345679.');
  await expect(price).toHaveText(formatCents(before + option.unitPrice));
  await expect(page.getByRole('heading', { name: 'Platby' })).toBeVisible();
  expect(await state()).toBe('accepted');
  expect(await movedIn(page.context(), link)).toEqual([]);

  const fingerprint = await answer.locator('.client-offer-fingerprint').textContent();
  await page.goto('/overenie');
  await page.getByLabel(/^Číslo ponuky/).fill(offer.number);
  await page.getByLabel(/^Odtlačok/).fill(fingerprint ?? '');
  await page.getByRole('button', { name: 'Overiť' }).click();
  await expect(page.getByText('Áno, toto je prijaté znenie.')).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});

/** What of a page moves in sight while its scripts, their calls and its fonts come late. */
async function movedIn(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\.(js|woff2)$|\/api\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        moved.push(...shift.sources.map(({ node }) => node?.textContent ?? 'something that is gone'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Platby' })).toBeVisible();
  release();
  await takenOver(page);
  const moved = await page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }));
    // What has moved is told after the frame that shows it.
    for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
    return (window as unknown as { moved: string[] }).moved;
  });
  await page.close();
  return moved;
}

test('without scripts an offer is read to its end', { tag: '@once' }, async ({
  page: operator,
  browser,
  visitor,
  server,
}) => {
  const id = await begunOffer(operator.request, await sentRequest(operator.request, visitor));
  expect((await send(operator.request, `/api/admin/offers/${id}/send`, {})).status).toBe(200);
  const link = await mailed(server.dataDir, visitor.email, /http\S+\/ponuka\/[\w-]{43}/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  for (const name of ['Čo dostanete', 'Kedy čo bude', 'Kedy zaplatíte', 'Otázky k ponuke'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.locator('.client-offer-price').filter({ visible: true })).toHaveText(/€$/);
  await expect(page.getByRole('button', { name: /^Objednávka/ })).toBeHidden();
  await expect(page.getByText(/zapnite JavaScript/)).toBeVisible();
  await context.close();
});
