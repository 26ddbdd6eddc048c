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
async function signIn(page: Page): Promise<void> {
  await page.request.get('/api/csrf-token');
  await page.route('**/api/user', (route) => route.fulfill({ json: CUSTOMER }));
  await page.route(/\/api\/(service-requests|quotes)/, (route) => route.fulfill({ json: [] }));
  await page.route('**/api/portal/overview', (route) => route.fulfill({ json: NOTHING_EXPECTED }));
  await page.route('**/api/portal/unread', (route) => route.fulfill({ json: NOTHING_UNREAD }));
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
}

const NOTHING_UNREAD = { total: 0, subjects: [] };

const NOTHING_EXPECTED = {
  ...{ today: '2026-11-23', unread: 0, newDocuments: 0 },
  ...{ expected: { count: 0, rows: [] }, projects: { count: 0, rows: [] }, offers: { count: 0, rows: [] } },
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

test('who is signed in goes back to where they wanted to go, finds the way from a path that is not there, and not into the administration', {
  tag: '@once',
}, async ({ page }) => {
  await signIn(page);
  // To another site nobody is led.
  await page.goto(`/auth?${new URLSearchParams({ kam: 'https://evil.example/portal' })}`);
  await expect(page).toHaveURL((url) => url.pathname === '/portal' && url.search === '');
  await expect(title(page, 'Prehľad')).toBeVisible();
  await expect(page.getByText('Zatiaľ tu nie je žiadny dopyt ani rozpočet')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Môj účet' });
  await expect(navigation.getByRole('link', { name: 'Prehľad' })).toHaveAttribute('aria-current', 'page');

  await page.goto(`/auth?${new URLSearchParams({ kam: '/portal/nic?x=1' })}`);
  await expect(page).toHaveURL(/\/portal\/nic\?x=1$/);
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
