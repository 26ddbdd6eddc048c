/** What a first visit loads, as the browser's own log of resources counts it: compressed bytes, without headers. */
import { chromium } from '@playwright/test';
import { findBrowser } from '../tests/browser.ts';
import { proven } from '../tests/e2e/account.ts';
import { FIRST_LOADS, firstLoad, kilobytes, scriptsOf, wizardWords } from '../tests/first-load.ts';
import { startServer } from '../tests/server-process.ts';
import { report, say } from './report.ts';

const server = await startServer();
const browser = await chromium.launch(findBrowser());
for (const { path, isSignedIn, ...limits } of FIRST_LOADS) {
  const context = await browser.newContext({ baseURL: server.url });
  if (isSignedIn) await proven(context.request, server.dataDir);
  const loaded = await firstLoad(context, `${server.url}${path}`);
  await context.close();
  const scripts = scriptsOf(loaded);
  const words = await wizardWords(scripts);
  for (const file of loaded.sort((a, b) => b.bytes - a.bytes))
    say(`${kilobytes([file]).toFixed(1).padStart(7)} KB  ${new URL(file.url).pathname}`);
  for (const place of words) say(place);
  say(`${path}: ${loaded.length} files, ${kilobytes(loaded, 'transferred').toFixed(0)} KB with headers`);
  report(`${path}: JavaScript`, kilobytes(scripts), { atMost: limits.scripts }, ' KB');
  report(`${path}: everything`, kilobytes(loaded), { atMost: limits.everything }, ' KB');
  report(`${path}: words of the wizard in its JavaScript`, words.length, { atMost: 0 });
}
await browser.close();
await server.stop();
