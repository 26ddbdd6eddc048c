import type { Page } from '@playwright/test';
import { clientAccount, otherBrowser } from './account.ts';
import { expect } from './fixtures.ts';
import { acceptedOffer, begunOffer, sentRequest, operatorTest as test } from './operator.ts';

/** Lists with the beginning of what their rows lead to; rows of a screen of what is due lead into a page, not to its top. */
const DESK = [
  ['/admin/requests', '/admin/requests/'],
  ['/admin/requests/board', '/admin/requests/'],
  ['/admin/offers', '/admin/offers/'],
  ['/admin/projects', '/admin/projects/'],
  ['/admin/projects/board', '/admin/projects/'],
  ['/admin/clients', '/admin/clients/'],
] as const;
const PORTAL = [
  ['/portal', '/portal/projects/'],
  ['/portal', '/portal/requests/'],
  ['/portal/projects', '/portal/projects/'],
  ['/portal/offers', '/portal/offers/'],
] as const;
const SCROLLED = 600;

/** Opens the last row of a list that is scrolled so far; each height at which the window has been since. */
async function heightsOfDetail(page: Page, [list, row]: readonly [string, string], top: number) {
  await page.goto(list);
  const rows = page.locator(
    `main [data-row], main a[href^="${row}"]:not([href*="#"], [href$="new"], [href$="board"])`,
  );
  await expect(rows.last()).toBeAttached();
  await page.evaluate(async (to) => {
    document.body.style.paddingBottom = '200vh';
    scrollTo({ top: to, behavior: 'instant' });
    // Its own event comes with the next drawing.
    await new Promise(requestAnimationFrame);
  }, top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  const heights = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY), { passive: true });
    return seen;
  });
  // Where it stands: to bring it into view would scroll the list.
  await rows.last().evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(new RegExp(`${row}[\\da-f-]{36}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  return new Set(await heights.jsonValue());
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a list opens its rows at the top, scrolled or not, with motion: ${reducedMotion}`, async ({
    page,
    browser,
    baseURL,
    visitor,
    server,
  }) => {
    await acceptedOffer(page.request, visitor);
    await begunOffer(page.request, await sentRequest(page.request, visitor));
    await sentRequest(page.request, visitor);
    const member = await otherBrowser(browser, baseURL ?? '');
    await clientAccount(member.request, server.dataDir, visitor.email);
    for (const [who, lists] of [
      [page, DESK],
      [member, PORTAL],
    ] as const) {
      await who.emulateMedia({ reducedMotion });
      for (const list of lists)
        for (const top of [0, SCROLLED])
          expect
            .soft([...(await heightsOfDetail(who, list, top))], `${list} at ${top}`)
            .toEqual(top === 0 ? [] : [0]);
    }
  });
