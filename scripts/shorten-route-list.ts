import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AREA_PATHS } from '#domain/pages/areas.ts';
import { wholeRouteList } from '#domain/pages/route-lists.ts';

const BEGINNING = 'window.__reactRouterManifest=';

const routesSchema = z.record(
  z.string(),
  z.looseObject({
    id: z.string(),
    parentId: z.string().optional(),
    path: z.string().optional(),
    imports: z.array(z.string()),
    css: z.array(z.string()).optional(),
  }),
);
type Routes = z.infer<typeof routesSchema>;
const manifestSchema = z.looseObject({ url: z.string(), routes: routesSchema });

/** The page that is fetched in advance, from the wizard's summary, with the layouts around it. */
const FETCHED_IN_ADVANCE = /^(?:root|pages\/public\.route|errors\/page-boundary\.route|potvrdenie-dopytu)$/;

/**
 * Takes out of the browser's list of routes what each of them imports, which the browser needs only to fetch a page in
 * advance, the stylesheets that a route around it names already, and what a route does not have. Public pages load a list
 * without the areas, whose every screen would lengthen it; the areas load the whole one (decision 126). Throws when React
 * Router writes its list in another way.
 */
export async function shortenRouteList(clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'assets');
  const names = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name));
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error('The build has no single list of routes.');
  const path = join(folder, name);
  const text = await readFile(path, 'utf8');
  if (!text.startsWith(BEGINNING)) throw new Error('The list of routes begins in another way.');
  const manifest = manifestSchema.parse(JSON.parse(text.slice(BEGINNING.length).replace(/;$/, '')));
  shorten(manifest.routes);
  const write = (file: string, facts: Partial<typeof manifest>) =>
    writeFile(file, `${BEGINNING}${JSON.stringify({ ...manifest, ...facts })};`);
  // Each says its own address, which the browser would fetch once more if it were the other's.
  await write(wholeRouteList(path), { url: wholeRouteList(manifest.url) });
  await write(path, { routes: withoutAreas(manifest.routes) });
}

function shorten(routes: Routes): void {
  const stylesAround = ({ parentId }: { parentId?: string | undefined }): string[] => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return parent ? [...(parent.css ?? []), ...stylesAround(parent)] : [];
  };
  const own = Object.values(routes).map((route) => {
    const around = stylesAround(route);
    return [route, (route.css ?? []).filter((file) => !around.includes(file))] as const;
  });
  for (const [route, css] of own) {
    if (css.length > 0) route.css = css;
    else delete route.css;
    for (const [fact, said] of Object.entries(route)) if (said === false) delete route[fact];
    delete route.hasDefaultExport;
    if (!FETCHED_IN_ADVANCE.test(route.id)) route.imports = [];
  }
}

function withoutAreas(routes: Routes): Routes {
  const isInArea = ({ parentId, path }: Routes[string]): boolean => {
    if (AREA_PATHS.some((area) => area === `/${path}`)) return true;
    const parent = parentId === undefined ? undefined : routes[parentId];
    return parent !== undefined && isInArea(parent);
  };
  const kept = Object.entries(routes).filter(([, route]) => !isInArea(route));
  if (Object.keys(routes).length - kept.length < AREA_PATHS.length)
    throw new Error('The list of routes names the areas in another way.');
  return Object.fromEntries(kept);
}
