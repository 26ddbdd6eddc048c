/** What a first visit loads, as the browser's own network log counts it: compressed bytes on the wire. */
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tests/browser.ts';
import { startServer } from '../tests/server-process.ts';
import { report, say } from './report.ts';

const PATHS = ['/', '/sluzby/tvorba-webu'];
const KILOBYTE = 1_000;
const SCRIPT_LIMIT = 150;
const TOTAL_LIMIT = 300;
/** Words of the wizard, which no first load may contain. */
const WIZARD_WORDS = ['Vaše zadanie', 'Dokončite aktuálny krok', 'Vygenerovať detailný rozpočet'];

interface Loaded {
  url: string;
  type: string;
  bytes: number;
}

async function visit(page: Page, url: string): Promise<Loaded[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const loaded = new Map<string, Loaded>();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    loaded.set(requestId, { url: response.url, type, bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}`);
  return [...loaded.values()].filter((one) => /^https?:/.test(one.url));
}

const kilobytes = (all: Loaded[]): number => all.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;

const server = await startServer();
const browser = await chromium.launch(findBrowser());
for (const path of PATHS) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const loaded = await visit(page, `${server.url}${path}`);
  const scripts = loaded.filter(({ type }) => type === 'Script');
  for (const { type, bytes, url } of loaded.sort((a, b) => b.bytes - a.bytes))
    say(`${(bytes / KILOBYTE).toFixed(1).padStart(7)} KB  ${type.padEnd(10)} ${new URL(url).pathname}`);
  report(`${path}: JavaScript`, kilobytes(scripts), { atMost: SCRIPT_LIMIT }, ' KB');
  report(`${path}: everything`, kilobytes(loaded), { atMost: TOTAL_LIMIT }, ' KB');
  const codes = await Promise.all(
    scripts.map(async ({ url }) => ({ url, code: await (await fetch(url)).text() })),
  );
  const found = WIZARD_WORDS.flatMap((words) =>
    codes
      .filter(({ code }) => code.includes(words))
      .map(({ url }) => `"${words}" in ${new URL(url).pathname}`),
  );
  for (const place of found) say(place);
  report(`${path}: words of the wizard in its JavaScript`, found.length, { atMost: 0 });
  await context.close();
}
await browser.close();
await server.stop();
