import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, takenOver, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

const CUSTOMER = {
  id: '8c5f6c1e-4d0a-4d55-9b43-0d0f8a3c2b10',
  username: 'vzorova.strecha',
  email: 'vzor@example.sk',
  emailVerified: true,
  isAdmin: false,
  needsSecondFactor: false,
};

/** The browser is told that somebody has signed in: what the screens show of it is seen here, the way in elsewhere. */
async function signIn(page: Page, isAdmin = false): Promise<void> {
  await page.request.get('/api/csrf-token');
  await page.route('**/api/user', (route) => route.fulfill({ json: { ...CUSTOMER, isAdmin } }));
  await page.route(/\/api\/(service-requests|quotes)/, (route) => route.fulfill({ json: [] }));
  await page.route('**/api/portal/overview', (route) => route.fulfill({ json: NOTHING_EXPECTED }));
  await page.route('**/api/admin/checklist', (route) => route.fulfill({ json: NOTHING_LEFT }));
  await page.route('**/api/admin/requests/counts', (route) => route.fulfill({ json: { waiting: 0 } }));
  await page.route('**/api/admin/projects/counts', (route) => route.fulfill({ json: { wanting: 0 } }));
  await page.route('**/api/admin/today', (route) => route.fulfill({ json: NOBODY_WAITS }));
  await page.route(/\/api\/(portal|admin)\/unread/, (route) => route.fulfill({ json: NOTHING_UNREAD }));
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
}

const NOTHING_UNREAD = { total: 0, subjects: [], requests: 0, offers: 0, projects: 0 };

const NOTHING_LEFT = {
  missing: [],
  unconfirmedClaims: [],
  unset: [],
  adminsWithoutSecondFactor: [],
};

const NOTHING_EXPECTED = {
  ...{ today: '2026-11-23', unread: 0, newDocuments: 0 },
  ...{ expected: { count: 0, rows: [] }, projects: { count: 0, rows: [] }, offers: { count: 0, rows: [] } },
};
const NONE = { count: 0, rows: [] };
const NOBODY_WAITS = {
  at: '2026-11-23T08:20:00Z',
  answers: { ...NONE, late: 0 },
  lapsed: NONE,
  offers: NONE,
  payments: NONE,
  stages: NONE,
  items: NONE,
  brought: NONE,
  wishes: NONE,
  messages: { ...NONE, counts: { request: 0, offer: 0, project: 0 } },
  mails: NONE,
  delayedMails: null,
  errors: 0,
  filesTrouble: null,
  backup: { last: { at: '2026-11-23T01:20:00Z', bytes: 13_003_000 }, trouble: null },
};

const LATE = { project: { id: 'p', name: 'Web' }, client: 'Vzorová strecha', dueOn: '2026-11-19' };
const SOMEBODY_OWES = {
  ...NOBODY_WAITS,
  payments: { count: 1, rows: [{ ...LATE, id: 'a', name: 'Záloha', amount: 62_000, askedOn: '2026-11-05' }] },
  items: { count: 1, rows: [{ ...LATE, missing: 1, titles: ['Fotografie'], shift: 2 }] },
};

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a stranger is led to the sign-in with the way back, and Back leads out again', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/kontakt');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Môj účet' }).click();
  await expect(title(page, 'Prihláste sa')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/kontakt$/);
  await takenOver(page);
  await page.goto('/portal/projects/1?tab=files');
  await expect(title(page, 'Prihláste sa')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?kam=%2Fportal%2Fprojects%2F1%3Ftab%3Dfiles$/);
  await expect(page.getByText('je len pre prihlásených')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/kontakt$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth\?kam=%2Fadmin$/);
});

test('who is signed in goes back to where they wanted to go, and never to another site', {
  tag: '@once',
}, async ({ page }) => {
  await signIn(page);
  const ways = [
    ['/portal/nic?x=1', '/portal/nic?x=1'],
    ['//evil.example/portal', '/portal'],
    ['/\\evil.example/portal', '/portal'],
    ['https://evil.example/portal', '/portal'],
    ['/kontakt', '/portal'],
  ];
  for (const [wanted = '', end = ''] of ways) {
    await page.goto(`/auth?${new URLSearchParams({ kam: wanted })}`);
    await expect(page.getByRole('link', { name: 'Prehľad' }).first(), wanted).toBeVisible();
    expect(page.url().replace(/^https?:\/\/[^/]+/, ''), wanted).toBe(end);
  }
});

test('a session that could not be read is no sign-out: a spinner, the failure, and another try', {
  tag: '@once',
}, async ({ page, guard }) => {
  guard.allow(/429|rate_limit/);
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/user', async (route) => {
    await asked.promise;
    await route.fulfill({ status: 429, json: { message: 'rate limit', category: 'rate_limit' } });
  });
  const visit = page.goto('/portal');
  await expect(page.getByRole('status')).toHaveText('Overujem prihlásenie');
  asked.resolve();
  await visit;
  await expect(title(page, 'Stránka sa nenačítala')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Môj účet' })).toBeHidden();
  await expect(page).toHaveURL(/\/portal$/);
  await expectAccessible(page);
  await signIn(page);
  await page.getByRole('button', { name: 'Skúsiť znova' }).click();
  await expect(title(page, 'Prehľad')).toBeVisible();
});

test('a client sees who is signed in, finds the way from a path that is not there, and not into the administration', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/portal');
  await expect(title(page, 'Prehľad')).toBeVisible();
  await expect(page.getByText('Zatiaľ tu nie je žiadny dopyt ani rozpočet')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Môj účet' });
  await expect(navigation.getByRole('link', { name: 'Prehľad' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  // Its last word fits the narrowest phone.
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: 640 });
  const end = async () => {
    const last = await navigation.getByRole('link').last().boundingBox();
    return (last?.x ?? 320) + (last?.width ?? 0);
  };
  await expect.poll(end).toBeLessThanOrEqual(320);
  // Also in letters of the browser, which are wider, where ours come too late.
  const letters = (face: string) =>
    page.evaluate((sans) => document.documentElement.style.setProperty('--font-sans', sans), face);
  await letters('sans-serif');
  expect(await end()).toBeLessThanOrEqual(320);
  await letters('');
  await page.setViewportSize(size);

  await page.goto('/portal/nic');
  await expect(title(page, 'Stránka sa nenašla')).toBeVisible();
  await expect(page).toHaveTitle('Stránka sa nenašla | Webdielňa');
  await expectAccessible(page);
  await tabTo(page, 'link', /^Prehľad$/);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Prehľad')).toBeVisible();
  await expect(page).toHaveTitle('Prehľad | Webdielňa');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(title(page, 'Stránka sa nenašla')).toBeVisible();

  await page.goto('/admin');
  await expect(title(page, 'Prehľad')).toBeVisible();
  await expect(page).toHaveURL(/\/portal$/);
});

test('an administrator has a column on a wide screen, and a bar with the rest behind "Viac" on a phone', async ({
  page,
  isMobile,
}) => {
  await signIn(page, true);
  await page.route('**/api/admin/today', (route) => route.fulfill({ json: SOMEBODY_OWES }));
  await page.goto('/admin');
  await expect(title(page, 'Nikto nečaká na odpoveď')).toBeVisible();
  const due = isMobile ? ['Podklady po termíne', 'Platby'] : ['Platby', 'Podklady po termíne'];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Odpovedať', ...due]);
  const navigation = page.getByRole('navigation', { name: 'Správa webu' });
  const { width, height, x, y } = (await navigation.boundingBox()) ?? {};
  const more = navigation.getByRole('button', { name: 'Viac' });
  const toggle = navigation.getByRole('button', { name: 'Prepnúť vzhľad' });
  if (isMobile) {
    expect([width, height, y]).toEqual([390, 57, 844 - 57]);
    await expect(toggle).toBeHidden();
    await more.press('Enter');
  } else {
    expect([x, y, width, height]).toEqual([0, 0, 192, 900]);
    await expect(more).toBeHidden();
  }
  await expectAccessible(page);
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await navigation.getByRole('link', { name: 'Úvodná stránka' }).click();
  await expect(page).toHaveURL(/\/$/);
});
