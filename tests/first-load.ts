import type { Page } from '@playwright/test';

const KILOBYTE = 1_000;

/** What a first visit may load, in kilobytes as sent (specification of the site's speed); one page of each kind. */
export const FIRST_LOADS = [
  { path: '/', scripts: 150, everything: 300 },
  { path: '/sluzby/tvorba-webu', scripts: 150, everything: 300 },
  { path: '/auth', scripts: 160, everything: 300 },
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

/** Everything that came over the network until it was quiet, as the browser's own log counts it. Throws unless 200. */
export async function firstLoad(page: Page, url: string): Promise<LoadedFile[]> {
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
