import type { Page } from '@playwright/test';
import { site } from '#domain/content/site.ts';
import { CHAT_ORIGIN, serveChat, startEquippedSite } from './equipped-site.ts';
import { test as base, expect } from './fixtures.ts';
import type { Server } from './servers.ts';

const test = base.extend<object, { chatServer: Server }>({
  chatServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startEquippedSite();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
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

test('without a decision, and once refused, nothing is asked of the chat, however long; a refusal reaches the other tabs', async ({
  page,
  context,
}) => {
  const requests = await serveChat(page);
  const other = await context.newPage();
  await other.goto('/sluzby');
  await expect(banner(other)).toBeVisible();
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(60_000);
  await expect(banner(page)).toBeVisible();
  expect(await record(page)).toBeNull();

  await refuse(page).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(other)).toHaveCount(0);
  await proven(page);
  expect(await record(page)).toMatchObject({ action: 'reject_all', categories: { chat: false } });
  await page.reload();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});

// Here and not as a component: the frame of component tests sets the padding of the body itself.
test('the banner moves nothing, and leaves the end of the page and its focus uncovered', async ({
  page,
  guard,
}) => {
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
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
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
  await allowed.check({ force: true });
  await page.getByRole('button', { name: 'Uložiť výber' }).click();
  await expect(chat(page)).toBeVisible();
  await proven(page);
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
