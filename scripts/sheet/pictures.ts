import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { LOCAL } from '#domain/consent/storage-names.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const HEIGHT = 800;

/** One picture and where it belongs on the sheet. */
export interface Picture {
  subject: string;
  theme: Theme;
  width: number;
  file: string;
}

/** Where the pictures go, and those that were taken. */
export interface Sheet {
  folder: string;
  pictures: Picture[];
}

interface Window {
  url: string;
  theme: Theme;
  width: number;
  hasTouch?: boolean;
}

/** A window in which every page has this theme and moves nothing. */
export async function openWindow(
  browser: Browser,
  { url, theme, width, hasTouch = false }: Window,
): Promise<Page> {
  const page = await browser.newPage({
    baseURL: url,
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    reducedMotion: 'reduce',
    hasTouch,
    viewport: { width, height: HEIGHT },
  });
  await page.addInitScript(
    ([key, choice]) => {
      // A page that is no site's has no storage.
      if (location.protocol !== 'about:') localStorage.setItem(key, choice);
    },
    [LOCAL.theme, theme] as const,
  );
  return page;
}

/** Takes what a window shows, of its whole page or as far as it is seen at once. */
export async function take(
  { folder, pictures }: Sheet,
  page: Page,
  { subject, name, theme, fullPage }: { subject: string; name: string; theme: Theme; fullPage: boolean },
): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const drawn = (await page.locator('html').getAttribute('data-theme')) ?? 'light';
  if (drawn !== theme) throw new Error(`${subject} is drawn in the theme ${drawn} instead of ${theme}.`);
  const file = `${name}.${theme}.${width}.png`;
  await page.screenshot({ path: join(folder, file), fullPage, animations: 'disabled' });
  pictures.push({ subject, theme, width, file });
}

/** The sheet: a row for each page or step, its pictures by theme and width. */
export function sheetPage(pictures: readonly Picture[]): string {
  const rows = [...Map.groupBy(pictures, ({ subject }) => subject)].map(([subject, shown]) => {
    const figures = shown
      .toSorted((a, b) => a.theme.localeCompare(b.theme) || a.width - b.width)
      .map(
        ({ theme, width, file }) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy" width="${width / 4}"></a><figcaption>${theme} ${width}</figcaption></figure>`,
      );
    return `<h2>${subject}</h2><div>${figures.join('')}</div>`;
  });
  return `<!doctype html><html lang="sk"><meta charset="utf-8"><title>Kontrolný hárok</title>
<style>body{font:14px sans-serif;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}figure{margin:0}img{border:1px solid #999}</style>
${rows.join('\n')}</html>\n`;
}
