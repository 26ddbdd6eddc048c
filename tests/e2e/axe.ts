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

/**
 * What axe finds on the page as it stands now in both themes, in the words it prints; the theme shown comes back. All of
 * it is one call, as each would wait for its answer; the page draws a frame or two of each theme meanwhile all the same.
 */
export async function axeViolations(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (looks) => {
    /** Asks axe itself: its adapter for Playwright takes twice the time, for frames, which no page of ours has. */
    const runAxe = (options: RunOptions): Promise<Pick<AxeResults, 'violations'>> =>
      Reflect.get(globalThis, 'axe').run({ resultTypes: ['violations'], ...options });
    /** Sets the theme and ends every change of colour at once. */
    const setTheme = (theme: string | undefined): void => {
      if (theme === undefined) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
    };
    const before = document.documentElement.dataset.theme;
    // The drawn grid is away meanwhile: axe leaves out the contrast of words on a picture or a gradient.
    const plain = new CSSStyleSheet();
    plain.replaceSync('* { background-image: none !important }');
    document.adoptedStyleSheets = [plain];
    const found = [];
    try {
      for (const { theme, options } of looks) {
        setTheme(theme);
        const { violations } = await runAxe(options);
        for (const { id, help, nodes } of violations)
          found.push({
            theme,
            rule: `${id}: ${help}`,
            places: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
          });
      }
    } finally {
      setTheme(before);
      document.adoptedStyleSheets = [];
    }
    return found;
  }, THEMES);
}
