import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';

/** The rules that another theme can break; every other reads what both themes share. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What belongs to a whole page, of which a test shows a part. */
const OF_PAGES = {
  region: { enabled: false },
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
};

const LOOKS = [
  { theme: 'light', options: { rules: OF_PAGES } },
  { theme: 'dark', options: { runOnly: RULES_OF_COLOUR } },
] satisfies { theme: string; options: RunOptions }[];

/** Fails on any axe violation of what is shown now, in both themes; the theme shown before comes back. */
export async function expectAccessible(): Promise<void> {
  const before = document.documentElement.dataset.theme;
  // The drawn grid is away meanwhile: axe leaves out the contrast of words on a picture or a gradient.
  const plain = new CSSStyleSheet();
  plain.replaceSync('* { background-image: none !important }');
  document.adoptedStyleSheets = [plain];
  const found = [];
  try {
    for (const { theme, options } of LOOKS) {
      setTheme(theme);
      const { violations } = await axe.run({ resultTypes: ['violations'], ...options });
      for (const { id, help, nodes } of violations)
        found.push({
          theme,
          rule: `${id}: ${help}`,
          places: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
        });
    }
  } finally {
    setTheme(before ?? 'light');
    document.adoptedStyleSheets = [];
  }
  expect(found).toEqual([]);
}

/** Sets the theme and ends every change of colour at once. */
function setTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
