/** What a first visit loads, as the browser's own log of resources counts it: compressed bytes, without headers. */
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tests/browser.ts';
import { startServer } from '../tests/server-process.ts';
import { report, say } from './report.ts';

const PATHS = ['/', '/sluzby/tvorba-webu'];
const KILOBYTE = 1_000;
const SCRIPT_LIMIT = 150;
const TOTAL_LIMIT = 300;
/** Words that stand in the wizard's own components alone; no first load may contain them. */
const WIZARD_WORDS = ['Automaticky pokračovať', 'Skontrolujte odpovede', 'Máte rozpracovaný rozpočet'];

interface Loaded {
  url: string;
  /** Compressed, as sent. */
  bytes: number;
  /** The same with the answer's headers. */
  transferred: number;
}

/** Everything that came over the network until it was quiet. */
async function visit(page: Page, url: string): Promise<Loaded[]> {
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}`);
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].flatMap(
      (entry) =>
        entry instanceof PerformanceResourceTiming
          ? [{ url: entry.name, bytes: entry.encodedBodySize, transferred: entry.transferSize }]
          : [],
    ),
  );
}

const kilobytes = (all: Loaded[], size: 'bytes' | 'transferred' = 'bytes'): number =>
  all.reduce((sum, one) => sum + one[size], 0) / KILOBYTE;

/** The wizard's words in these scripts, with the script they stand in. */
async function wizardWords(scripts: Loaded[]): Promise<string[]> {
  const codes = await Promise.all(
    scripts.map(async ({ url }) => ({ url, code: await (await fetch(url)).text() })),
  );
  return WIZARD_WORDS.flatMap((words) =>
    codes.flatMap(({ url, code }) =>
      code.includes(words) ? [`"${words}" in ${new URL(url).pathname}`] : [],
    ),
  );
}

const server = await startServer();
const browser = await chromium.launch(findBrowser());
for (const path of PATHS) {
  const context = await browser.newContext();
  const loaded = await visit(await context.newPage(), `${server.url}${path}`);
  await context.close();
  const scripts = loaded.filter(({ url }) => url.endsWith('.js'));
  const words = await wizardWords(scripts);
  for (const { bytes, url } of loaded.sort((a, b) => b.bytes - a.bytes))
    say(`${(bytes / KILOBYTE).toFixed(1).padStart(7)} KB  ${new URL(url).pathname}`);
  for (const place of words) say(place);
  say(`${path}: ${loaded.length} files, ${kilobytes(loaded, 'transferred').toFixed(0)} KB with headers`);
  report(`${path}: JavaScript`, kilobytes(scripts), { atMost: SCRIPT_LIMIT }, ' KB');
  report(`${path}: everything`, kilobytes(loaded), { atMost: TOTAL_LIMIT }, ' KB');
  report(`${path}: words of the wizard in its JavaScript`, words.length, { atMost: 0 });
}
await browser.close();
await server.stop();
