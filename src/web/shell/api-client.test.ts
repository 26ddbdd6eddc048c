import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { csrfToken } from '#domain/accounts/calls.ts';
import { call } from '#domain/api/call.ts';
import { ApiError } from '#domain/errors/api-error.ts';
import { exportPrd } from '#domain/prd/calls.ts';
import { generateDescription } from '#domain/quote/calls.ts';
import { ownQuotes } from '#domain/requests/calls.ts';
import { sendJson as json, type LocalAnswer, startLocalApi } from '../../../tests/local-api.ts';
import { createApiClient, fileName } from './api-client.ts';
import { tokenInCookies } from './csrf-token.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The client of a server that answers as told. */
async function serve(answer: LocalAnswer, options: { token?: 'fails' | 'hangs'; cookies?: string } = {}) {
  const server = await startLocalApi(answer, options.token);
  closing.push(server.close);
  const { origin, seen, tokens } = server;
  return { ...createApiClient({ origin, fetch, cookies: () => options.cookies ?? '' }), seen, tokens };
}

const failure = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => error);
const prompt = { prompt: 'Opíšte projekt' };

describe('callApi', () => {
  it('sends JSON with the token, asked for once, and reads JSON', async () => {
    const api = await serve((_, response) => json(response, 200, { description: 'Dobrý web' }));
    const answers = await Promise.all([
      api.callApi(generateDescription, { body: prompt }),
      api.callApi(generateDescription, { body: prompt }),
    ]);
    expect(answers).toEqual([{ description: 'Dobrý web' }, { description: 'Dobrý web' }]);
    expect(api.tokens()).toBe(1);
    expect(api.seen.map(({ method, path, token, body }) => [method, path, token, body])).toEqual(
      Array(2).fill(['POST', '/api/ai/generate-description', 't1', JSON.stringify(prompt)]),
    );
    expect(api.seen[0]?.headers['content-type']).toBe('application/json');
  });

  it('reads without a token', async () => {
    const api = await serve((_, response) => json(response, 200, []));
    expect(await api.callApi(ownQuotes, { query: {} })).toEqual([]);
    expect(await api.getJson('/api/quotes')).toEqual([]);
    expect(api.tokens()).toBe(0);
    expect(api.seen[0]?.token).toBeUndefined();
  });

  it('fills names into the path, and leaves out of the query what is not there', async () => {
    const schemas = {
      params: z.object({ id: z.string() }),
      query: z.object({ page: z.number(), after: z.string().nullish() }),
      answer: z.unknown(),
    };
    const find = call<typeof schemas>('GET', '/api/things/:id', 'json');
    const api = await serve((_, response) => json(response, 200, {}));
    await api.callApi(find, { params: { id: 'č/1' }, query: { page: 2, after: null } });
    expect(api.seen[0]?.path).toBe('/api/things/%C4%8D%2F1?page=2');
  });

  it('sends headers of its own', async () => {
    const api = await serve((_, response) => json(response, 200, {}));
    await api.callApi(generateDescription, { body: prompt }, { headers: { 'idempotency-key': 'k1' } });
    expect(api.seen[0]?.headers['idempotency-key']).toBe('k1');
  });

  it('refreshes the token and tries once more after a 403 that says CSRF', async () => {
    const api = await serve(({ token }, response) =>
      token === 't2' ? json(response, 200, { description: 'ok' }) : json(response, 403, { message: 'CSRF' }),
    );
    expect(await api.callApi(generateDescription, { body: prompt })).toEqual({ description: 'ok' });
    expect(api.seen.map(({ token }) => token)).toEqual(['t1', 't2']);
    await api.callApi(generateDescription, { body: prompt });
    expect(api.tokens()).toBe(2);
  });

  it('gives up after one refresh', async () => {
    const api = await serve((_, response) => json(response, 403, { message: 'bad CSRF' }));
    const error = await failure(api.callApi(generateDescription, { body: prompt }));
    expect(error).toMatchObject({ status: 403, category: 'authorization', message: 'bad CSRF' });
    expect(api.seen).toHaveLength(2);
  });

  it('does not repeat another 403', async () => {
    const api = await serve((_, response) =>
      json(response, 403, { message: 'Na túto akciu nemáte oprávnenie.' }),
    );
    await failure(api.callApi(generateDescription, { body: prompt }));
    expect(api.seen).toHaveLength(1);
  });

  it('takes the token from the cookie when the call fails', async () => {
    const answer: LocalAnswer = (_, response) => json(response, 200, {});
    const api = await serve(answer, { token: 'fails', cookies: 'a=1; csrf-token=c%2F1; b=2' });
    await api.callApi(generateDescription, { body: prompt });
    expect(api.seen[0]?.token).toBe('c/1');
  });

  it('turns a refusal into an ApiError with all its fields', async () => {
    const body = {
      message: 'Zadajte platný e-mail',
      category: 'validation',
      errorId: 'ERR_A_B',
      severity: 'low',
      details: { a: 1 },
      timestamp: '2026-11-21T08:00:00.000Z',
      field: 'email',
    };
    const api = await serve((_, response) => json(response, 400, body));
    const error = await failure(api.callApi(generateDescription, { body: prompt }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ ...body, status: 400, path: '/api/ai/generate-description' });
  });

  it('says status and body of an answer that is not ours', async () => {
    const api = await serve((_, response) => response.writeHead(502).end('Bad Gateway'));
    expect(await failure(api.getJson('/api/quotes'))).toMatchObject({
      message: '502: Bad Gateway',
      status: 502,
    });
  });

  it('keeps Retry-After', async () => {
    const api = await serve((_, response) =>
      json(response, 429, { message: 'rate limit' }, { 'retry-after': '900' }),
    );
    expect(await failure(api.getJson('/api/x'))).toMatchObject({ retryAfter: 900, category: 'rate_limit' });
  });

  it('does not take a page for an answer', async () => {
    const api = await serve((_, response) =>
      response.writeHead(200).end('<html>Prihláste sa do Wi-Fi</html>'),
    );
    expect(await failure(api.getJson('/api/x'))).toMatchObject({
      category: 'external_api',
      message: 'Unreadable answer',
    });
  });

  it('calls a lost connection a network failure', async () => {
    const api = await serve((_, response) => response.destroy());
    expect(await failure(api.getJson('/api/x'))).toMatchObject({ status: null, category: 'network' });
  });

  it('calls an answer that breaks off in the middle a network failure', async () => {
    const api = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setImmediate(() => response.destroy());
    });
    expect(await failure(api.getJson('/api/x'))).toMatchObject({ status: null, category: 'network' });
  });

  it('gives up on a silent server', async () => {
    const api = await serve(() => {});
    expect(await failure(api.getJson('/api/x', { timeoutMs: 50 }))).toMatchObject({
      message: 'Request timeout',
      category: 'network',
    });
  });

  it('rejects with AbortError at once, whatever the reason given', async () => {
    const controller = new AbortController();
    const api = await serve(() => controller.abort('closed'));
    const error = await failure(
      api.callApi(generateDescription, { body: prompt }, { signal: controller.signal }),
    );
    expect(error).toMatchObject({ name: 'AbortError' });
  });

  it('can be given up while the token is awaited', async () => {
    const controller = new AbortController();
    const api = await serve(() => {}, { token: 'hangs' });
    const call = failure(api.callApi(generateDescription, { body: prompt }, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });

  it('sends nothing when it was given up before', async () => {
    const api = await serve((_, response) => json(response, 200, {}));
    const error = await failure(api.getJson('/api/x', { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(api.seen).toHaveLength(0);
  });

  it('downloads a file with its name', async () => {
    const disposition = 'attachment; filename="rozpocet-maliar-1.pdf"';
    const api = await serve((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': disposition })
        .end('%PDF-'),
    );
    const file = await api.callApi(exportPrd, { body: { prdContent: '# PRD', format: 'pdf' } });
    expect(file.name).toBe('rozpocet-maliar-1.pdf');
    expect([file.blob.type, await file.blob.text()]).toEqual(['application/pdf', '%PDF-']);
  });

  /** Begins a file with two parts, and then does something else. */
  const begun = (end: (response: ServerResponse) => void): LocalAnswer =>
    function send(_, response) {
      response.writeHead(200, { 'content-type': 'image/heic' }).write('x');
      response.write('x', () => end(response));
    };
  const LIMIT = 300;
  const download = (api: Pick<ReturnType<typeof createApiClient>, 'callApi'>) =>
    api.callApi(exportPrd, { body: { prdContent: '# PRD', format: 'pdf' } }, { timeoutMs: LIMIT });

  /** The client of a server whose answers take three times as long as a call may, a tenth of it for each part that is read. */
  function slow() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const parts = 10;
    const answer = ({ signal }: RequestInit) => {
      let left = parts;
      return new ReadableStream(
        {
          start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
          pull: (stream) => {
            vi.advanceTimersByTime((3 * LIMIT) / parts);
            if (signal?.aborted) return;
            if (left > 0) stream.enqueue(Buffer.from('1'));
            else stream.close();
            left -= 1;
          },
        },
        { highWaterMark: 0 },
      );
    };
    return createApiClient({
      origin: '',
      cookies: () => '',
      fetch: async (url, init) =>
        url === csrfToken.path
          ? Response.json({ csrfToken: 't1' })
          : new Response(answer(init), { headers: { 'content-type': 'image/heic' } }),
    });
  }

  it('waits for a file for as long as some of it comes', async () => {
    const { blob } = await download(slow());
    expect([blob.type, blob.size]).toEqual(['image/heic', 10]);
  });

  it('gives up on a file of which no more comes', async () => {
    const api = await serve(begun(() => {}));
    expect(await failure(download(api))).toMatchObject({ message: 'Request timeout', category: 'network' });
  });

  it('gives up on a file that does not begin', async () => {
    const api = await serve(() => {});
    expect(await failure(download(api))).toMatchObject({ message: 'Request timeout', category: 'network' });
  });

  it('calls a file that breaks off in the middle a network failure', async () => {
    const api = await serve(begun((response) => response.destroy()));
    expect(await failure(download(api))).toMatchObject({ status: null, category: 'network' });
  });

  it('can be given up in the middle of a file', async () => {
    const controller = new AbortController();
    const api = await serve(begun(() => controller.abort()));
    const call = api.callApi(
      exportPrd,
      { body: { prdContent: '# PRD', format: 'pdf' } },
      { signal: controller.signal },
    );
    expect(await failure(call)).toMatchObject({ name: 'AbortError' });
  });

  it('gives JSON no more time, however much of it comes', async () => {
    expect(await failure(slow().getJson('/api/x', { timeoutMs: LIMIT }))).toMatchObject({
      message: 'Request timeout',
    });
  });
});

test.each([
  ['attachment; filename="a b.pdf"', 'a b.pdf'],
  ['attachment; filename=a.pdf', 'a.pdf'],
  ['attachment; filename="PRD.md"; filename*=UTF-8\'\'PRD-%C4%BEudia.md', 'PRD-ľudia.md'],
  ["attachment; filename*=UTF-8''%E0%A4%A", '%E0%A4%A'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="a\\"b.pdf"', 'a"b.pdf'],
  ['attachment', null],
  ['', null],
  [null, null],
])('the file name in %j is %j', (header, name) => {
  expect(fileName(header)).toBe(name);
});

test.each([
  ['csrf-token=abc', 'abc'],
  ['x=1; csrf-token=a.b-c; y=2', 'a.b-c'],
  ['my-csrf-token=no', null],
  ['csrf-token=%E0%A4%A', '%E0%A4%A'],
  ['', null],
])('the token in the cookies %j is %j', (cookies, token) => {
  expect(tokenInCookies(cookies)).toBe(token);
});
