import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test, vi } from 'vitest';
import { AREA_PATHS } from '#domain/pages/areas.ts';
import { publicPaths, UNLISTED_PATHS } from '#domain/pages/public-paths.ts';
import { ADMIN_SCREENS } from './admin/admin-screens.ts';
import { PORTAL_SCREENS } from './portal/portal-screens.ts';
import routes from './routes.ts';
import { linksTo } from './shell/area-screens.ts';

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

const isArea = ({ path }: RouteConfigEntry) => AREA_PATHS.some((area) => area === `/${path}`);

/** The canonical path of every page outside of the areas, "/sluzby/:slug": the first one of its file. */
const canonical = new Map(
  flat(routes.filter((entry) => !isArea(entry)))
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

test('every screen of an area is a route module in its folder, where no part of a server is allowed (scripts/check-structure.ts)', () => {
  const areas = routes.filter(isArea);
  expect(areas.map(({ path }) => `/${path}`)).toEqual([...AREA_PATHS]);
  const strange = areas.flatMap(({ path, children = [] }) =>
    flat(children).filter(({ file }) => !(file.startsWith(`${path}/`) && file.endsWith('.route.tsx'))),
  );
  expect(strange).toEqual([]);
});

test.each([
  ['portal', PORTAL_SCREENS],
  ['admin', ADMIN_SCREENS],
] as const)('every entry of the navigation of the %s leads to a screen', (name, screens) => {
  const routed = flat(routes.find(({ path }) => path === name)?.children ?? []);
  const paths = routed.map(({ path, index }) => (index ? `/${name}` : `/${name}/${path}`));
  const links = linksTo(`/${name}`, screens);
  expect(links[0]).toMatchObject({ to: `/${name}`, isExact: true });
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
