/**
 * Pictures of every page and wizard step in both themes at three widths, and an index.html that lays them side by
 * side: `npm run sheet`, or `npm run sheet -- <folder>`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tests/browser.ts';
import { Wizard } from '../tests/e2e/wizard.ts';
import { PUBLIC_PAGES } from '../tests/public-pages.ts';
import { startServer } from '../tests/server-process.ts';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 768, 1280] as const;
const HEIGHT = 800;
const WIZARD_ADDRESS = '/?rozpocet=tvorba-webu';
const ANSWERS = {
  mode: 'Detailný rozpočet',
  trade: 'Pokrývač',
  features: ['Dopytový formulár', 'Galéria pred a po'],
  size: 'Profesionál',
  budget: /^3\s500 –/,
  timeline: 'Čo najskôr',
} as const;
const VISITOR = {
  name: 'Vzorová Klientka',
  email: 'vzor@example.com',
  phone: '+421 905 000 000',
  company: 'Vzor, s. r. o.',
};

type Theme = (typeof THEMES)[number];

/** One picture and where it belongs on the sheet. */
interface Picture {
  subject: string;
  theme: Theme;
  width: number;
  file: string;
}

const pictures: Picture[] = [];

/** "sluzby-tvorba-webu" of an address, "domov" of the home page. */
const fileName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'domov';

async function take(
  page: Page,
  { subject, name, theme, fullPage }: { subject: string; name: string; theme: Theme; fullPage: boolean },
): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const file = `${name}.${theme}.${width}.png`;
  await page.screenshot({ path: join(folder, file), fullPage, animations: 'disabled' });
  pictures.push({ subject, theme, width, file });
}

/** A window in which every page has this theme and moves nothing. */
async function openWindow(browser: Browser, theme: Theme, width: number): Promise<Page> {
  const page = await browser.newPage({
    baseURL: server.url,
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    reducedMotion: 'reduce',
    viewport: { width, height: HEIGHT },
  });
  await page.addInitScript((choice) => localStorage.setItem('webdielna:theme', choice), theme);
  return page;
}

async function takePages(browser: Browser, theme: Theme): Promise<void> {
  const page = await openWindow(browser, theme, WIDTHS[0]);
  for (const path of PUBLIC_PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await take(page, { subject: path, name: fileName(path), theme, fullPage: true });
    }
  }
  await page.close();
}

async function takeWizard(browser: Browser, theme: Theme, width: number): Promise<void> {
  const page = await openWindow(browser, theme, width);
  const wizard = new Wizard(page);
  let step = 0;
  const takeStep = (): Promise<void> => {
    step += 1;
    const subject = `Rozpočet, krok ${step}`;
    // The wizard covers the window, and the page behind it is not part of the step.
    return take(page, { subject, name: `rozpocet-${step}`, theme, fullPage: false });
  };
  await wizard.open(WIZARD_ADDRESS);
  await wizard.answer(ANSWERS, VISITOR, takeStep);
  await takeStep();
  await wizard.generate();
  await takeStep();
  await page.close();
}

/** The sheet: a row for each page or step, its pictures by theme and width. */
function sheet(): string {
  const rows = [...Map.groupBy(pictures, ({ subject }) => subject)].map(([subject, shown]) => {
    const figures = shown
      .sort((a, b) => a.theme.localeCompare(b.theme) || a.width - b.width)
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

const folder = resolve(process.argv[2] ?? 'test-results/sheet');
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(findBrowser());
for (const theme of THEMES) {
  await takePages(browser, theme);
  for (const width of WIDTHS) await takeWizard(browser, theme, width);
}
await browser.close();
await server.stop();
await writeFile(join(folder, 'index.html'), sheet());
process.stdout.write(`${pictures.length} pictures: ${join(relative(process.cwd(), folder), 'index.html')}\n`);
