import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { type LocalAnswer, sendJson, startLocalApi } from '../../../tests/local-api.ts';
import { waitFor } from '../../../tests/wait-for.ts';
import { toastStore } from '../errors/toast-store.ts';
import { createQueryClient, INVALIDATED, invalidatedBy, pathOfKey } from './query-client.ts';
import { beginEnding, ceaseEnding } from './session-ending.ts';

const closing: (() => Promise<void> | void)[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  toastStore.dismiss();
  for (const close of closing.splice(0)) await close();
});

/** A data client in a page of a server that answers as told. */
async function open(answer: LocalAnswer) {
  const server = await startLocalApi((seen, response) => {
    if (seen.path === '/api/errors/report') sendJson(response, 202, { errorId: 'x' });
    else answer(seen, response);
  });
  const request = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => request(server.origin + path, init));
  vi.stubGlobal('location', { href: server.origin });
  vi.stubGlobal('document', { cookie: '' });
  const client = createQueryClient();
  closing.push(() => client.clear(), server.close);
  return { client, server };
}

const shown = () => toastStore.read().find((toast) => toast.open)?.title ?? null;
const refuse =
  (status: number, category: string): LocalAnswer =>
  (_, response) =>
    sendJson(response, status, { message: 'x', category });

describe('createQueryClient', () => {
  it('has the settings of specification 9', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 600_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      networkMode: 'offlineFirst',
    });
    expect(mutations).toMatchObject({ networkMode: 'always' });
  });

  it('reads the path of a key by itself', async () => {
    const { client, server } = await open((_, response) => sendJson(response, 200, [1]));
    expect(await client.query({ queryKey: ['/api/quotes', 17, 'lines'] })).toEqual([1]);
    expect(server.seen.map(({ path }) => path)).toEqual(['/api/quotes/17/lines']);
  });

  it('takes 401 of the current user for nobody, without a toast', async () => {
    const { client } = await open(refuse(401, 'authentication'));
    expect(await client.query({ queryKey: ['/api/user'] })).toBeNull();
    expect(shown()).toBeNull();
  });

  it('throws 401 of other data, without a toast and without trying again', async () => {
    const { client, server } = await open(refuse(401, 'authentication'));
    await expect(client.query({ queryKey: ['/api/quotes'] })).rejects.toMatchObject({ status: 401 });
    expect(shown()).toBeNull();
    await waitFor(() => {
      expect(server.seen.map(({ path }) => path)).toEqual(['/api/quotes', '/api/errors/report']);
    });
  });

  it('reports no 401 of a screen that stands until its session has ended', async () => {
    const { client, server } = await open(refuse(401, 'authentication'));
    beginEnding();
    await expect(client.query({ queryKey: ['/api/quotes'] })).rejects.toMatchObject({ status: 401 });
    expect(console.error).not.toHaveBeenCalled();
    ceaseEnding();
    await expect(client.query({ queryKey: ['/api/quotes'] })).rejects.toMatchObject({ status: 401 });
    expect(console.error).toHaveBeenCalledOnce();
    await waitFor(() => {
      const seen = server.seen.map(({ path }) => path);
      expect(seen).toEqual(['/api/quotes', '/api/quotes', '/api/errors/report']);
    });
  });

  it('says that a query failed', async () => {
    const { client } = await open(refuse(404, 'not_found'));
    await expect(client.query({ queryKey: ['/api/quotes'] })).rejects.toMatchObject({ status: 404 });
    expect(shown()).toBe('Niečo sa pokazilo');
  });

  test.each([
    [undefined, 'Niečo sa pokazilo'],
    [{ toast: false }, null],
  ])('a failing mutation with meta %o shows %j', async (meta, title) => {
    const { client } = await open(refuse(400, 'validation'));
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new Error('nope')),
      ...(meta && { meta }),
    });
    await expect(mutation.execute(undefined)).rejects.toThrow('nope');
    expect(shown()).toBe(title);
  });

  it('marks quotes as out of date after a mutation about quotes', async () => {
    const { client } = await open((_, response) => sendJson(response, 200, []));
    await client.query({ queryKey: ['/api/quotes', 1] });
    await client.query({ queryKey: ['/api/user'] });
    const mutation = client.getMutationCache().build(client, {
      mutationKey: ['quote', 'generate'],
      mutationFn: () => Promise.resolve(1),
    });
    await mutation.execute(undefined);
    expect(client.getQueryState(['/api/quotes', 1])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['/api/user'])?.isInvalidated).toBe(false);
  });
});

test.each([
  [['quote'], ['/api/quotes']],
  [['quote', 'generate'], ['/api/quotes']],
  [['generate-quote'], []],
  [['user', 'auth'], ['/api/user']],
  [['auth'], ['/api/user']],
  [['author', 'quotes', 'prd'], []],
  [[], []],
])('a mutation of %j puts %j out of date', (key, paths) => {
  expect(invalidatedBy(key)).toEqual(paths);
});

test('what is put out of date is served', () => {
  const served: string[] = CONTRACT.flatMap(({ method, path }) => (method === 'GET' ? [path] : []));
  expect(Object.values(INVALIDATED).filter((path) => path && !served.includes(path))).toEqual([]);
});

test('parts of a key are joined with a slash', () => {
  expect(pathOfKey(['/api/quotes', 17])).toBe('/api/quotes/17');
});
