import type { Page } from '@playwright/test';
import { site } from '#domain/content/site.ts';
import { expectAccessible } from './axe.ts';
import { BUILT_WITHIN, CHAT_ORIGIN, serveChat, startEquippedSite } from './equipped-site.ts';
import { test as base, expect } from './fixtures.ts';
import type { Server } from './servers.ts';
import { Wizard } from './wizard.ts';

const test = base.extend<object, { chatServer: Server }>({
  chatServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startEquippedSite();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: BUILT_WITHIN },
  ],
  server: async ({ chatServer }, use) => use(chatServer),
});

// In one worker, which builds and starts the site with a chat once.
test.describe.configure({ mode: 'default' });

const CHAT_DELAY_MS = 2000;
const CHAT_REQUEST = new RegExp(`request to another host: ${CHAT_ORIGIN}/`);
/** The stand-in's attempt to reach a third host, stopped by the policy. */
const TRACKER = /tracker\.example/;

const banner = (page: Page) => page.getByRole('region', { name: 'Súbory cookies' });
const accept = (page: Page) => page.getByRole('button', { name: 'Prijať všetky' });
const refuse = (page: Page) => page.getByRole('button', { name: 'Odmietnuť všetky' });
const chat = (page: Page) => page.locator('#chat');
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('webdielna:consent') ?? 'null'));
const proven = (page: Page) =>
  expect.poll(() => record(page), { message: 'the server has the decision' }).toMatchObject({ proven: true });

test.describe('without a decision', () => {
  test('nothing is asked of the chat, however long the visit', async ({ page }) => {
    const requests = await serveChat(page);
    await page.clock.install();
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(banner(page)).toBeVisible();
    expect(requests).toEqual([]);
    expect(await record(page)).toBeNull();
  });

  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    test(`at ${width} px the banner is early by keyboard, traps nothing, and gives both answers the same look`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      await expect(page.locator('body')).toBeFocused();
      for (const name of ['Preskočiť na hlavný obsah', 'Odmietnuť všetky', 'Prijať všetky', 'Nastavenia']) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveText(name);
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();

      const look = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        return {
          width: Math.round(width),
          height,
          color,
          backgroundColor,
          borderColor,
          fontSize,
          fontWeight,
        };
      };
      expect(await accept(page).evaluate(look)).toEqual(await refuse(page).evaluate(look));
      await expectAccessible(page);
    });

    test(`at ${width} px the banner moves nothing, and leaves the end of the page and its focus uncovered`, async ({
      page,
      guard,
    }) => {
      await page.setViewportSize({ width, height });
      // A face that comes late may move a letter by a hair, which is not the banner's doing.
      await page.route('**/*.woff2', (route) => route.abort());
      guard.allow(/ERR_FAILED/);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
          const before = Number(document.documentElement.dataset.shift ?? 0);
          document.documentElement.dataset.shift = String(shifts.reduce((sum, shift) => sum + shift, before));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/sluzby');
      await expect(banner(page)).toBeVisible();
      const top = () => banner(page).evaluate((element) => element.getBoundingClientRect().top);
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await last.focus();
      await expect.poll(async () => ((await last.boundingBox())?.y ?? 0) + 20 < (await top())).toBe(true);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);
      expect(await page.evaluate(() => document.documentElement.dataset.shift ?? '0')).toBe('0');
    });
  }

  test('the banner steps aside for the wizard and for /cookies', async ({ page }) => {
    await page.goto('/sluzby?rozpocet=tvorba-webu');
    const wizard = new Wizard(page);
    await expect(wizard.dialog).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await wizard.closeByEscape();
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('link', { name: 'Nastavenia' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nastavenia cookies' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  for (const [width, height] of [
    [360, 740],
    [320, 256],
  ] as const) {
    test(`the banner fits a window of ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(height * 0.6 + 1);
      for (const button of [refuse(page), accept(page)]) {
        await button.focus();
        await expect(button).toBeInViewport({ ratio: 0.95 });
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
    });
  }
});

test('an allowed chat comes no sooner than 2000 ms after each start, and may reach no third host', async ({
  page,
  guard,
}) => {
  guard.allow(CHAT_REQUEST);
  guard.allow(TRACKER);
  const requests = await serveChat(page);
  await page.goto('/');
  await accept(page).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(chat(page)).toBeVisible();
  expect(Number(await chat(page).getAttribute('data-started-at'))).toBeGreaterThanOrEqual(CHAT_DELAY_MS);
  await proven(page);
  expect(await record(page)).toMatchObject({
    version: `${site.legal.version}, chat: Ukážkový chat`,
    textVersion: '1',
    action: 'accept_all',
    source: 'banner',
    categories: { chat: true },
  });

  const blocked = page.waitForEvent('console', (message) => TRACKER.test(message.text()));
  await page.reload();
  await expect(chat(page)).toBeVisible();
  await blocked;
  expect(Number(await chat(page).getAttribute('data-started-at'))).toBeGreaterThanOrEqual(CHAT_DELAY_MS);
  await expect(banner(page)).toHaveCount(0);
  expect(requests).toHaveLength(2);
});

test('a refused chat is never asked for, now or later', async ({ page }) => {
  const requests = await serveChat(page);
  await page.goto('/');
  await refuse(page).click();
  await expect(banner(page)).toHaveCount(0);
  await proven(page);
  expect(await record(page)).toMatchObject({ action: 'reject_all', categories: { chat: false } });
  await page.clock.install();
  await page.reload();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('a withdrawal is as easy as the consent, and removes the chat with what it has kept', async ({
  page,
  guard,
}) => {
  guard.allow(CHAT_REQUEST);
  guard.allow(TRACKER);
  await serveChat(page);
  await page.goto('/cookies');
  const allowed = page.getByRole('switch', { name: 'Povoliť chat' });
  await expect(allowed).not.toBeChecked();
  await expect(page.getByText('Zatiaľ ste sa nerozhodli')).toBeVisible();
  await allowed.check({ force: true });
  await page.getByRole('button', { name: 'Uložiť výber' }).click();
  await expect(chat(page)).toBeVisible();
  await proven(page);
  await expectAccessible(page);
  const { consentId } = await record(page);

  const reloaded = page.waitForEvent('load');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/consents'));
  await refuse(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    consentId,
    action: 'withdraw',
    source: 'settings',
    categories: { chat: false },
  });
  await reloaded;
  await expect(allowed).toBeEnabled();
  await expect(allowed).not.toBeChecked();
  await expect(chat(page)).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.getItem('chat.state'), document.cookie])).toEqual([
    null,
    expect.not.stringContaining('chat.vid'),
  ]);
  await expect(page.getByText(`${site.legal.version}, chat: Ukážkový chat (1)`)).toBeVisible();
});

test('a withdrawal before the chat has come removes what an earlier visit has left', async ({
  page,
  guard,
}) => {
  guard.allow(CHAT_REQUEST);
  guard.allow(TRACKER);
  const requests = await serveChat(page);
  await page.goto('/cookies');
  await accept(page).click();
  await expect(chat(page)).toBeVisible();
  await proven(page);
  // Time stands still, so that the chat's two seconds are never over.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  await refuse(page).click();
  const left = () => page.evaluate(() => [localStorage.getItem('chat.state'), document.cookie]);
  await expect.poll(left).toEqual([null, expect.not.stringContaining('chat.vid')]);
  expect(requests).toHaveLength(1);
});

test('a decision that the server did not hear of is sent again at the next start', async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to (load resource|send the decision)/);
  await page.route('**/api/consents', (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed');
  await refuse(page).click();
  await failed;
  expect(await record(page)).toMatchObject({ proven: false });
  await page.unroute('**/api/consents');
  await page.reload();
  await proven(page);
});

test.describe('the visitor is asked again', () => {
  const before = (changes: object) => ({
    decisionId: '6a0d1f0c-6f5e-4a57-9a41-0f3c1c2b7e10',
    consentId: '0b9a7c52-2f0e-4c0a-8d5b-5a4f1b6c9d21',
    version: `${site.legal.version}, chat: Ukážkový chat`,
    textVersion: '1',
    action: 'reject_all',
    source: 'banner',
    categories: { chat: false },
    decidedAt: new Date().toISOString(),
    proven: true,
    ...changes,
  });
  for (const [reason, changes, asks] of [
    ['not while the decision holds', {}, false],
    ['after the question has changed', { version: '0.9, chat: Iný chat' }, true],
    ['after twelve months', { decidedAt: new Date(Date.now() - 365 * 86_400_000).toISOString() }, true],
  ] as const) {
    test(reason, async ({ page }) => {
      await page.addInitScript(
        (kept) => localStorage.setItem('webdielna:consent', kept),
        JSON.stringify(before(changes)),
      );
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await expect(banner(page)).toHaveCount(asks ? 1 : 0);
    });
  }
});

test('a decision reaches the other tabs', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/sluzby');
  await expect(banner(other)).toBeVisible();
  await refuse(page).click();
  await expect(banner(other)).toHaveCount(0);
});

test('deleting everything takes the consent back, too', async ({ page, guard }) => {
  guard.allow(CHAT_REQUEST);
  guard.allow(TRACKER);
  await serveChat(page);
  await page.goto('/cookies');
  await accept(page).click();
  await expect(chat(page)).toBeVisible();
  await proven(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/consents'));
  await page.getByRole('button', { name: 'Vymazať moje údaje v tomto prehliadači' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vymazať', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({ action: 'withdraw', source: 'deletion' });
  await expect(chat(page)).toHaveCount(0);
  await expect(page.getByText('Uložené údaje v tomto prehliadači boli vymazané.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
