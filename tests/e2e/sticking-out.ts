import type { Page } from '@playwright/test';

/** What makes the page scroll sideways, also where the browser shows its own letters because ours are not there. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const beyond = (letters: string): string[] => {
      const { scrollWidth, clientWidth } = root;
      if (scrollWidth <= clientWidth) return [];
      const elements = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        // Text may stick out of an element that does not.
        const isNarrower =
          getComputedStyle(element).overflowX === 'visible' && left + element.scrollWidth > clientWidth;
        return right > clientWidth || isNarrower;
      });
      return [
        `page ${scrollWidth} px in ${letters}`,
        ...elements.map((element) => `${element.tagName} ${element.className}`),
      ];
    };
    const ours = beyond('our letters');
    for (const face of ['--font-sans', '--font-heading']) root.style.setProperty(face, 'sans-serif');
    const theirs = beyond('letters of the browser');
    for (const face of ['--font-sans', '--font-heading']) root.style.removeProperty(face);
    return [...ours, ...theirs];
  });
