import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/startup.ts';
import { requestBody } from '../factories/bodies.ts';
import { mailsAbout } from '../outbox.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

/** So many of our files whoever follows a quote has to read, at most. */
const MOST_FILES = 40;

/** From the press of the button to the request on the wire, each file with the function that hands the quote on. */
const IN_THE_BROWSER: Readonly<Record<string, string>> = {
  'src/web/quote/summary-actions.tsx': 'SubmitButton',
  'src/web/quote/wizard.tsx': 'useSubmitRequest',
  'src/web/quote/use-submit-request.ts': 'requestBody',
  'src/web/quote/use-calls.ts': 'useCalls',
  'src/domain/quote/wizard.ts': "case 'attempted'",
  'src/domain/quote/wizard-state.ts': 'currentQuote',
  'src/domain/quote/wizard-payloads.ts': 'requestBody',
  'src/domain/requests/request-fields.ts': 'fieldsAskedBy',
  'src/web/shell/use-call.ts': 'callApi',
  'src/web/shell/api-client.ts': 'callApi',
};

/** What runs on the way and is no station of it (docs/way-of-a-quote.md). */
const NOT_COUNTED = [
  // Guards, which only decide whether it goes on, and what the program stands on.
  /^src\/server\/(?!http\/serve)(http|db|pdf)\//,
  /^src\/server\/[\w-]+\.ts$/,
  /^src\/domain\/(accounts|api|errors)\//,
  /^src\/server\/accounts\//,
  /^src\/server\/(idempotency\/|mail\/caps\.ts$)/,
  // Tells whoever looks on.
  /^src\/server\/live\//,
  // Declarations.
  /\/(calls|contract|table)\.ts$/,
  // Words, formats and facts that are asked for a value.
  /^(content|src\/domain\/(kernel|content|legal))\//,
  /^src\/domain\/quote\/(labels|notes|number|service-price|timeline|vat)\.ts$/,
  /^src\/domain\/requests\/(answer-clock|bot|ticket|topic-names)\.ts$/,
  /^src\/domain\/audit\/(doer|inner-actions)\.ts$/,
  // How a document looks.
  /^src\/server\/mail\/(document\.ts|html\.tsx|plain-text\.ts|site-mail\.ts)$/,
  /^src\/domain\/quote\/document\.ts$/,
];

const root = projectRoot();

/** Our files of which a function runs while the work is done. */
async function filesRunBy(work: () => Promise<void>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // Forgets what ran before.
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return result
    .filter(({ functions }) =>
      functions.some(
        ({ functionName, ranges }) => functionName !== '' && ranges.some(({ count }) => count > 0),
      ),
    )
    .map(({ url }) => relative(root, url.startsWith('file:') ? fileURLToPath(url) : url))
    .filter((path) => /^(src|content)\//.test(path));
}

async function submit(app: TestApp, browser: TestBrowser, email: string): Promise<void> {
  await browser.post('/api/service-requests', requestBody({ email }));
  await app.drain();
  expect(await mailsAbout(app.dataDir, email)).toHaveLength(2);
}

test(`a quote's way from click to mail passes at most ${MOST_FILES} of our files`, async () => {
  const app = await createTestApp({ env: { PUBLIC_URL: 'https://webdielna.example' } });
  const browser = app.browser();
  // What only the first request does is not of the way.
  await submit(app, browser, 'prvy@example.com');
  const run = await filesRunBy(() => submit(app, browser, 'druhy@example.com'));
  await app.close();
  const onTheServer = run.filter((path) => !NOT_COUNTED.some((reason) => reason.test(path)));
  expect(onTheServer).toEqual(
    expect.arrayContaining(['src/server/requests/service.ts', 'src/server/mail/transport.ts']),
  );
  for (const [path, handsOn] of Object.entries(IN_THE_BROWSER))
    expect(readFileSync(join(root, path), 'utf8')).toContain(handsOn);
  const way = [...new Set([...Object.keys(IN_THE_BROWSER), ...onTheServer])];
  expect(way.length, way.join('\n')).toBeLessThanOrEqual(MOST_FILES);
}, 60_000);
