import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/errors/api-error.ts';
import { errorReportSchema } from '#domain/errors/contract.ts';
import { type LocalAnswer, sendJson, startLocalApi } from '../../../tests/local-api.ts';
import { waitFor } from '../../../tests/wait-for.ts';
import { createErrorReporter } from './report-error.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const close of closing.splice(0)) await close();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** A page of a server that answers as told; only its address and fetch are the test's. */
async function openPage(answer: LocalAnswer = (_, response) => sendJson(response, 202, { errorId: 'x' })) {
  let answered = 0;
  const server = await startLocalApi((seen, response) => {
    response.on('finish', () => {
      answered += 1;
    });
    answer(seen, response);
  });
  closing.push(server.close);
  const request = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => request(server.origin + path, init));
  vi.stubGlobal('location', { href: `${server.origin}/sluzby?token=geheim` });
  vi.stubGlobal('document', { cookie: '' });
  return {
    ...createErrorReporter(),
    server,
    reports: (count: number) =>
      waitFor(() => {
        expect(answered).toBe(count);
        return server.seen.map(({ body }) => errorReportSchema.parse(JSON.parse(body)));
      }),
  };
}

const crash = (message = 'e is not a function') => new TypeError(message);
const COMPONENT = { category: 'component', context: { component: 'Wizard', level: 'component' } } as const;

describe('reportError', () => {
  it('reports once what is caught at two places, under one id', async () => {
    const page = await openPage();
    const error = crash();
    const first = page.reportError(error, COMPONENT);
    expect(page.reportError(error, { ...COMPONENT, context: { component: 'Route /' } })).toBe(first);
    page.reportError(crash('f is not a function'), COMPONENT);
    const reports = await page.reports(2);
    expect(reports.map(({ message }) => message)).toEqual(['e is not a function', 'f is not a function']);
  });

  it('sends a critical failure and returns its record at once', async () => {
    const page = await openPage();
    page.askUserFrom(() => 'user-1');
    const record = page.reportError(crash(), COMPONENT);
    expect(page.server.seen).toHaveLength(0);
    const [report] = await page.reports(1);
    expect(report).toMatchObject({
      errorId: record.id,
      message: 'e is not a function',
      category: 'component',
      severity: 'critical',
      url: `${page.server.origin}/sluzby`,
      userId: 'user-1',
      context: COMPONENT.context,
    });
    expect(page.server.seen[0]?.path).toBe('/api/errors/report');
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('folds the same failure into one report', async () => {
    const page = await openPage();
    for (let time = 0; time < 5; time += 1) page.reportError(crash(), COMPONENT);
    page.reportError(crash('another'), COMPONENT);
    const reports = await page.reports(2);
    expect(reports.map(({ message }) => message)).toEqual(['e is not a function', 'another']);
  });

  it('stops after twenty different failures of one page', async () => {
    const page = await openPage();
    for (let time = 0; time < 30; time += 1) page.reportError(crash(`failure ${time}`), COMPONENT);
    expect(await page.reports(20)).toHaveLength(20);
  });

  it.each([
    ['a wrong password', new ApiError('no', { status: 401, path: '/api/login' })],
    ['nobody signed in', new ApiError('no', { status: 401, path: '/api/user' })],
    ['a lost connection', new ApiError('Failed to fetch', { status: null, path: '/api/quotes' })],
    ['bad input', new ApiError('no', { status: 400, path: '/api/generate-quote' })],
    ['a request given up', new DOMException('forbidden', 'AbortError')],
  ])('keeps quiet about %s', async (_, error) => {
    const page = await openPage();
    page.reportError(error);
    page.reportError(crash(), COMPONENT);
    expect((await page.reports(1)).map(({ category }) => category)).toEqual(['component']);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('keeps the id and severity that the server gave', async () => {
    const page = await openPage();
    const given = {
      status: 503,
      path: '/api/x',
      category: 'database',
      errorId: 'ERR_MI8ABCDE_AB12',
    } as const;
    expect(page.reportError(new ApiError('down', given))).toMatchObject({
      id: 'ERR_MI8ABCDE_AB12',
      category: 'database',
      severity: 'critical',
    });
    expect((await page.reports(1))[0]?.errorId).toBe('ERR_MI8ABCDE_AB12');
  });

  it('only logs when the report itself fails', async () => {
    const page = await openPage((_, response) => sendJson(response, 429, { message: 'rate limit' }));
    page.reportError(crash(), COMPONENT);
    await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1));
    expect(page.server.seen).toHaveLength(1);
  });
});
