import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { uniqueLetters } from '../unique.ts';
import { runningServer, type Server } from './servers.ts';

export { expect } from '@playwright/test';

/** A visitor nobody else in the run is; the e-mail finds the visitor's mails. */
export interface Visitor {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** What went wrong in the browser without anybody seeing it; empty at the end of every test. */
export interface Guard {
  /** Console errors that the test provokes. */
  allow(pattern: RegExp): void;
  /** Looks at the browser of another page, too. */
  watch(page: Page): Promise<void>;
}

interface TestFixtures {
  guard: Guard;
  visitor: Visitor;
  /** Of a test, not of a worker: Playwright starts another worker, with a browser, for each set of workers' fixtures. */
  server: Server;
}

export const test = base.extend<TestFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  server: async ({}, use) => use(runningServer('visitors')),

  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : whenTakenOver(page));
  },

  baseURL: async ({ server }, use) => use(server.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  visitor: async ({}, use) => {
    await use({
      name: 'Ľubomíra Šťastná-Kôňová',
      email: `lubomira.${uniqueLetters()}@example.sk`,
      phone: '+421 905 123 456',
      company: 'Maľby & nátery, s. r. o.',
    });
  },

  guard: [
    async ({ page, server }, use) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      const look = (watched: Page) =>
        watch(watched, new URL(server.url).origin, (problem) => problems.push(problem));
      await look(page);
      await use({ allow: (pattern) => void allowed.push(pattern), watch: look });
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the scripts have taken the page over; they come after the first paint, and `load` does not wait for them. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.scroll === 'smooth');

/** A page whose visitor waits for the scripts. What happens before is seen from a page of the context's own. */
export function whenTakenOver(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const answer = await goto(...args);
    if (page.url() !== 'about:blank') await takenOver(page);
    return answer;
  };
  return page;
}

/** Reports console errors and warnings, errors nobody caught, CSP violations and requests to other hosts. */
async function watch(page: Page, origin: string, report: (problem: string) => void): Promise<void> {
  const context = page.context();
  context.on('console', (message) => {
    if (isProblem(message))
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(`error: ${error.error().stack || error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (/^https?:$/.test(protocol) && to !== origin) report(`request to another host: ${request.url()}`);
  });
  await context.exposeFunction('reportViolation', (text: string) => report(`CSP violation: ${text}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const send: unknown = Reflect.get(globalThis, 'reportViolation');
      if (typeof send === 'function') send(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
}

/** Answers that mean no fault, which the browser prints as errors all the same. */
const EXPECTED_ANSWERS = [
  // A visitor without an account.
  { path: '/api/user', status: '401' },
];

const isProblem = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  !EXPECTED_ANSWERS.some(
    ({ path, status }) => message.location().url.endsWith(path) && message.text().includes(status),
  );
