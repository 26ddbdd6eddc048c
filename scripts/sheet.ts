/**
 * Pictures of every page and wizard step in both themes at three widths, and an index.html that lays them side by
 * side: `npm run sheet`, or `npm run sheet -- <folder>`. With the address of a running demo, and its DATA_DIR, of the
 * portal and the administration instead: `DATA_DIR=/tmp/trial npm run sheet -- <folder> http://localhost:3000`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../tests/browser.ts';
import { Wizard } from '../tests/e2e/wizard.ts';
import { PUBLIC_PAGES } from '../tests/public-pages.ts';
import { startServer } from '../tests/server-process.ts';
import { HEIGHT, openWindow, type Sheet, sheetPage, THEMES, type Theme, take } from './sheet/pictures.ts';
import { takePrivateScreens } from './sheet/private-screens.ts';

const WIDTHS = [360, 768, 1280] as const;
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

/** "sluzby-tvorba-webu" of an address, "domov" of the home page. */
const fileName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'domov';

/** What pictures are taken of. */
interface Shown {
  browser: Browser;
  url: string;
  theme: Theme;
}

async function takePages(sheet: Sheet, { browser, url, theme }: Shown): Promise<void> {
  const page = await openWindow(browser, { url, theme, width: WIDTHS[0] });
  for (const path of PUBLIC_PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await take(sheet, page, { subject: path, name: fileName(path), theme, fullPage: true });
    }
  }
  await page.close();
}

async function takeWizard(sheet: Sheet, { browser, url, theme }: Shown, width: number): Promise<void> {
  const page = await openWindow(browser, { url, theme, width });
  const wizard = new Wizard(page);
  let step = 0;
  const takeStep = (): Promise<void> => {
    step += 1;
    const subject = `Rozpočet, krok ${step}`;
    // The wizard covers the window, and the page behind it is not part of the step.
    return take(sheet, page, { subject, name: `rozpocet-${step}`, theme, fullPage: false });
  };
  await wizard.open(WIZARD_ADDRESS);
  await wizard.answer(ANSWERS, VISITOR, takeStep);
  await takeStep();
  await wizard.generate();
  await takeStep();
  await page.close();
}

async function takePublicPages(sheet: Sheet, browser: Browser): Promise<void> {
  const server = await startServer();
  for (const theme of THEMES) {
    const shown = { browser, url: server.url, theme };
    await takePages(sheet, shown);
    for (const width of WIDTHS) await takeWizard(sheet, shown, width);
  }
  await server.stop();
}

const [, , folder = 'test-results/sheet', demo] = process.argv;
const { DATA_DIR = 'data' } = process.env;
const sheet: Sheet = { folder: resolve(folder), pictures: [] };
await mkdir(sheet.folder, { recursive: true });
const browser = await chromium.launch(findBrowser());
await (demo === undefined
  ? takePublicPages(sheet, browser)
  : takePrivateScreens(sheet, browser, { url: demo, dataDir: resolve(DATA_DIR) }));
await browser.close();
const index = join(sheet.folder, 'index.html');
await writeFile(index, sheetPage(sheet.pictures));
process.stdout.write(`${sheet.pictures.length} pictures: ${relative(process.cwd(), index)}\n`);
