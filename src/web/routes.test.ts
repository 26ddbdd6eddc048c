import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test, vi } from 'vitest';
import { publicPaths, UNLISTED_PATHS } from '#domain/pages/public-paths.ts';
import routes from './routes.ts';

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

/** The canonical path of every page, "/sluzby/:slug": the first one of its file. */
const canonical = new Map(
  flat(routes)
    .filter(({ path, index }) => index || (path !== undefined && path !== '*'))
    .reverse()
    .map(({ file, path = '' }) => [file, `/${path}`]),
);

const matches = (pattern: string) => {
  const expression = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
  return (path: string) => expression.test(path);
};

const isUnlisted = (pattern: string) =>
  UNLISTED_PATHS.some((closed) => pattern === closed || pattern.startsWith(`${closed}/`));

test('every route is listed for search engines or named as unlisted (src/domain/pages/listed-pages.ts, public-paths.ts)', () => {
  const forgotten = [...canonical.values()].filter(
    (pattern) => !isUnlisted(pattern) && !publicPaths().some(matches(pattern)),
  );
  expect(forgotten).toEqual([]);
});

test('every address for search engines has a route of its own, and none is an alias', () => {
  const patterns = [...canonical.values()].map(matches);
  expect(publicPaths().filter((path) => !patterns.some((match) => match(path)))).toEqual([]);
});

test.each([
  ['production', false],
  ['development', true],
])('built for %s, the site has the page of all design parts: %s', async (mode, isThere) => {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const { default: built } = await import('./routes.ts');
  expect(flat(built).some(({ path }) => path === 'admin/kit')).toBe(isThere);
  expect(flat(built).some(({ path }) => path === 'kontakt')).toBe(true);
});
