import type { BrowserContext, Page, Request } from '@playwright/test';
import { liveHints } from '#domain/live/calls.ts';

const KILOBYTE = 1_000;
/** Nothing under way for so long, and a first visit has loaded what it loads. */
const QUIET_MS = 500;

interface FirstLoad {
  path: string;
  scripts: number;
  everything: number;
  /** By somebody with a session. */
  isSignedIn?: true;
}

/**
 * What a first visit may load, in kilobytes as sent (specification of the site's speed, issue 12); one page of each kind.
 * Answers of the API are in "everything", the stream of hints is not: it carries nothing yet, and never ends. The portal may
 * cost visitors of the home page 2 KB: before it (019e1b3) that page had 207.1 KB of everything (29.2 of document and styles,
 * 28.0 of fonts, 149.8 of scripts), so that 209 holds whatever grows, the styles and fonts, too.
 */
export const FIRST_LOADS: readonly FirstLoad[] = [
  { path: '/', scripts: 150, everything: 209 },
  { path: '/sluzby/tvorba-webu', scripts: 150, everything: 300 },
  { path: '/auth', scripts: 160, everything: 300 },
  { path: '/portal', scripts: 160, everything: 200, isSignedIn: true },
];

/** Words that stand in the wizard's own components alone; no first load may contain them. */
const WIZARD_WORDS = ['Automaticky pokračovať', 'Skontrolujte odpovede', 'Máte rozpracovaný rozpočet'];

export interface LoadedFile {
  url: string;
  /** Compressed, as sent. */
  bytes: number;
  /** The same with the answer's headers. */
  transferred: number;
}

/** Settles when the page is there and nothing but the stream of hints has been under way for a while. */
function quietNetwork(page: Page, isThere: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = new Set<unknown>([isThere]);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ended = (what: unknown) => {
      open.delete(what);
      clearTimeout(timer);
      if (open.size === 0) timer = setTimeout(resolve, QUIET_MS);
    };
    page.on('request', (request: Request) => {
      if (new URL(request.url()).pathname === liveHints.path) return;
      clearTimeout(timer);
      open.add(request);
    });
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    isThere.then(() => ended(isThere), reject);
  });
}

/** What a page puts off for longer is loaded in advance of a use: on a slow machine it would come before the network is quiet. */
const PUT_OFF_MS = 1_000;

/** Everything that came over the network until it was quiet, as the browser's own log counts it. Throws unless 200. */
export async function firstLoad(context: BrowserContext, url: string): Promise<LoadedFile[]> {
  const page = await context.newPage();
  await page.addInitScript((longest) => {
    const begin = setTimeout;
    window.setTimeout = ((work: TimerHandler, wait = 0, ...rest: unknown[]) =>
      wait > longest ? 0 : begin(work, wait, ...rest)) as typeof setTimeout;
  }, PUT_OFF_MS);
  const files = await filesOf(page, url);
  await page.close();
  return files;
}

async function filesOf(page: Page, url: string): Promise<LoadedFile[]> {
  const visit = page.goto(url);
  // Scripts come after the first paint, and "load" does not wait for them.
  const isThere = visit.then(() =>
    page.waitForFunction(() => document.documentElement.dataset.scroll === 'smooth'),
  );
  await quietNetwork(page, isThere);
  const answer = await visit;
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

/** The scripts among loaded files. */
export const scriptsOf = (files: readonly LoadedFile[]): LoadedFile[] =>
  files.filter(({ url }) => url.endsWith('.js'));

/** Their sum in kilobytes. */
export const kilobytes = (files: readonly LoadedFile[], size: 'bytes' | 'transferred' = 'bytes'): number =>
  files.reduce((sum, file) => sum + file[size], 0) / KILOBYTE;

/** The wizard's words in these scripts, each with the script it stands in. */
export async function wizardWords(scripts: readonly LoadedFile[]): Promise<string[]> {
  const codes = await Promise.all(
    scripts.map(async ({ url }) => ({ url, code: await (await fetch(url)).text() })),
  );
  return WIZARD_WORDS.flatMap((words) =>
    codes.flatMap(({ url, code }) =>
      code.includes(words) ? [`"${words}" in ${new URL(url).pathname}`] : [],
    ),
  );
}
