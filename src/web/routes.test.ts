import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test, vi } from 'vitest';
import { AREA_PATHS } from '#domain/pages/areas.ts';
import { publicPaths, UNLISTED_PATHS } from '#domain/pages/public-paths.ts';
import { LINKS as adminLinks } from './admin/admin-area.tsx';
import { LINKS as portalLinks } from './portal/portal-frame.tsx';
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

test('every screen of an area lies in its folder, where no part of a server is allowed (scripts/check-structure.ts)', () => {
  const areas = routes.filter(({ path }) => AREA_PATHS.some((area) => area === `/${path}`));
  expect(areas.map(({ path }) => `/${path}`)).toEqual([...AREA_PATHS]);
  const strange = areas.flatMap(({ path, children = [] }) =>
    flat(children).filter(({ file }) => !file.startsWith(`${path}/`)),
  );
  expect(strange).toEqual([]);
});

test.each([
  ['portal', portalLinks],
  ['admin', adminLinks],
])('every entry of the navigation of the %s leads to a screen', (name, links) => {
  const screens = flat(routes.find(({ path }) => path === name)?.children ?? []);
  const paths = screens.map(({ path, index }) => (index ? `/${name}` : `/${name}/${path}`));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ to }) => !paths.includes(to))).toEqual([]);
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
