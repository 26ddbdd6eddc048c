/** Lighthouse's mobile preset (a slow phone on slow 4G, simulated) over seven pages: scores, and what a visitor waits for. */
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../tests/browser.ts';
import { freePort, startServer } from '../tests/server-process.ts';
import { median, report, say } from './report.ts';

const PATHS = ['/', '/sluzby', '/sluzby/tvorba-webu', '/projekty', '/faq', '/kontakt', '/auth'];
/** Not to be found by search engines, which is all that it lacks there. */
const UNLISTED = '/auth';
/** Loads of each page; the middle one counts, because the machine has other work too. */
const RUNS = 3;

const SCORES = [
  { id: 'performance', title: 'performance', atLeast: 98 },
  { id: 'accessibility', title: 'accessibility', atLeast: 100 },
  { id: 'best-practices', title: 'best practices', atLeast: 100 },
  { id: 'seo', title: 'SEO', atLeast: 100 },
];
const WAITS = [
  { id: 'largest-contentful-paint', title: 'largest contentful paint', atMost: 1_200, unit: ' ms' },
  { id: 'cumulative-layout-shift', title: 'cumulative layout shift', atMost: 0, unit: '' },
  { id: 'total-blocking-time', title: 'total blocking time', atMost: 50, unit: ' ms' },
];

/** One load in a browser of its own, so that no load finds another one's files. */
async function load(url: string): Promise<Result> {
  const port = await freePort();
  const found = findBrowser();
  const browser = await chromium.launch({
    ...found,
    args: [...found.args, `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(url, { port, logLevel: 'error' });
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'nothing was measured'}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

/** What costs points, in Lighthouse's own words; audits that carry no points only advise. */
function complaints({ categories, audits }: Result): string[] {
  const weighty = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0);
  return weighty.flatMap(({ id }) => {
    const { score, title, displayValue } = audits[id] ?? {};
    return typeof score === 'number' && score < 0.9
      ? [`       ${id}: ${title} ${displayValue ?? ''}`.trimEnd()]
      : [];
  });
}

async function measure(origin: string, path: string): Promise<void> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await load(`${origin}${path}`));
  const middle = (value: (result: Result) => number | null | undefined) =>
    median(results.map((result) => value(result) ?? Number.NaN));
  for (const { id, title, atLeast } of SCORES.filter(({ id }) => id !== 'seo' || path !== UNLISTED))
    report(
      `${path}: ${title}`,
      middle(({ categories }) => (categories[id]?.score ?? Number.NaN) * 100),
      { atLeast },
    );
  for (const { id, title, atMost, unit } of WAITS)
    report(
      `${path}: ${title}`,
      middle(({ audits }) => audits[id]?.numericValue),
      { atMost },
      unit,
    );
  for (const complaint of new Set(results.flatMap(complaints))) say(complaint);
}

const server = await startServer();
for (const path of PATHS) await measure(server.url, path);
await server.stop();
