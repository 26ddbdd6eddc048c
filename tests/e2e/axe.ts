import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;

/** Fails on any axe violation of the page as it stands now, in both themes; the theme shown before comes back. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of THEMES) {
    await setTheme(page, theme);
    expect(await axeViolations(page), `${theme} theme`).toEqual([]);
  }
  await setTheme(page, before);
}

interface Violation {
  rule: string;
  places: string[];
}

/** What axe finds on the page as it stands now, in the words it prints. */
export async function axeViolations(page: Page): Promise<Violation[]> {
  // The other way of running opens a second page to add up frames; there are none of other hosts to add.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
}

/** Sets the theme and ends every change of colour at once; waiting for frames would hang on a page without any. */
const setTheme = (page: Page, theme: string | undefined): Promise<void> =>
  page.evaluate((value) => {
    if (value === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }, theme);
