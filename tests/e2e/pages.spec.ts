import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('an unknown path is a page with 404 and ways onwards', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  const answer = await page.goto('/neexistuje');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the kept page for unknown paths is taken over at each of them, and its wizard opens there', {
  tag: '@once',
}, async ({ page, guard }) => {
  guard.allow(/status of 404/);
  for (const path of ['/neexistuje/este', '/sluzby/neexistuje', '/pre/neexistuje?x=1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = page.getByRole('button', { name: 'Otvoriť menu' });
    if (await menu.isVisible()) await menu.click();
    const link = page.getByRole('link', { name: 'Vypočítať cenu' }).filter({ visible: true }).first();
    await expect(link).toHaveAttribute('href', '?rozpocet=tvorba-webu');
    await link.click();
    await expect(page.getByRole('dialog', { name: /^Rozpočet pre / })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
  }
});

test('a way inside the site to a page that is not there leads to the not-found page, not to an error', {
  tag: '@once',
}, async ({ page, guard }) => {
  guard.allow(/status of 404/);
  for (const path of ['/neexistuje/este', '/sluzby/neexistuje']) {
    await page.goto('/sluzby');
    // No page has such a link; Back and Forward of the browser's router lead to any address.
    await page.evaluate((to) => {
      const state = { idx: 1, key: 'x', usr: null };
      history.pushState(state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, path);
    await expect(page.getByText('Nenájdený')).toBeVisible();
    await expect(page.getByText(/ERR_/)).toHaveCount(0);
  }
});

test('the confirmation page without a request explains itself', { tag: '@once' }, async ({ page }) => {
  await page.goto('/potvrdenie-dopytu');
  await expect(page.getByText('Žiadny nedávny dopyt sa nenašiel.')).toBeVisible();
});

test('the chosen theme stays after a reload', { tag: '@once' }, async ({ page }) => {
  await page.goto('/sluzby');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  const dark = page.getByRole('button', { name: 'Tmavý' });
  if (!(await dark.first().isVisible())) await page.getByRole('button', { name: /menu/i }).click();
  await dark.filter({ visible: true }).first().click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('scripts are fetched after the first paint', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  const [painted = 0, ...scripts] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  ]);
  expect(painted).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts.map(Number))).toBeGreaterThanOrEqual(painted);
});

test('a click before the scripts have come opens the wizard all the same', { tag: '@once' }, async ({
  context,
}) => {
  const impatient = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await impatient.route(/\/assets\/entry\.client/, async (route) => {
    await released;
    // The page that asked first is left by the click.
    await route.continue().catch(() => {});
  });
  await impatient.goto('/');
  await impatient
    .getByRole('link', { name: /^Vypočítať (orientačnú )?cenu/ })
    .first()
    .click();
  await expect(impatient).toHaveURL(/\?rozpocet=/);
  release();
  await expect(impatient.getByRole('dialog', { name: /^Rozpočet pre / })).toBeVisible();
});

test('what is chosen looks the same on every page', { tag: '@once' }, async ({ page }) => {
  const looks: string[] = [];
  for (const path of ['/', '/pre/pokryvac', '/o-mne']) {
    await page.goto(path);
    const chosen = page.getByRole('main').locator('label:has(> input[type="radio"]:checked)').first();
    looks.push(
      await chosen.evaluate((label) => {
        const { borderColor, boxShadow, backgroundColor } = getComputedStyle(label);
        const mark = getComputedStyle(label, '::before');
        return [borderColor, boxShadow, backgroundColor, mark.width, mark.backgroundColor].join(' ');
      }),
    );
  }
  expect(looks[0]).toContain(' 6px ');
  expect(new Set(looks).size).toBe(1);
});
