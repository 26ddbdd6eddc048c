import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The smaller of the two builds in the package: each page that is looked at has to read it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that another theme can break; every other reads what both themes share. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const THEMES = [
  { theme: 'light', options: {} },
  { theme: 'dark', options: { runOnly: RULES_OF_COLOUR } },
] satisfies { theme: string; options: RunOptions }[];

interface Violation {
  theme: string;
  rule: string;
  places: string[];
}

/** Fails on any axe violation of the page as it stands now, in both themes; the theme shown before comes back. */
export const expectAccessible = async (page: Page): Promise<void> =>
  expect(await axeViolations(page)).toEqual([]);

/** What axe finds on the page as it stands now in both themes, in the words it prints; the theme shown comes back. */
export async function axeViolations(page: Page): Promise<Violation[]> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  await setPaperGrid(page, 'plain');
  const found: Violation[] = [];
  for (const { theme, options } of THEMES) {
    await setTheme(page, theme);
    const { violations } = await runAxe(page, options);
    for (const { id, help, nodes } of violations)
      found.push({
        theme,
        rule: `${id}: ${help}`,
        places: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
      });
  }
  await setTheme(page, before);
  await setPaperGrid(page, 'drawn');
  return found;
}

/** Asks axe itself: its adapter for Playwright takes twice the time, for frames, which no page of ours has. */
const runAxe = (page: Page, options: RunOptions): Promise<Pick<AxeResults, 'violations'>> =>
  page.evaluate(
    (given) => Reflect.get(globalThis, 'axe').run({ resultTypes: ['violations'], ...given }),
    options,
  );

/** Takes the drawn grid away or gives it back: axe leaves out the contrast of words on a picture or a gradient. */
const setPaperGrid = (page: Page, grid: 'plain' | 'drawn'): Promise<void> =>
  page.evaluate((plain) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { background-image: none !important }');
    document.adoptedStyleSheets = plain ? [sheet] : [];
  }, grid === 'plain');

/** Sets the theme and ends every change of colour at once; waiting for frames would hang on a page without any. */
const setTheme = (page: Page, theme: string | undefined): Promise<void> =>
  page.evaluate((value) => {
    if (value === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }, theme);
