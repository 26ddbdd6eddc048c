import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const BEGINNING = 'window.__reactRouterManifest=';

const manifestSchema = z.looseObject({
  routes: z.record(
    z.string(),
    z.looseObject({
      id: z.string(),
      parentId: z.string().optional(),
      imports: z.array(z.string()),
      css: z.array(z.string()).optional(),
    }),
  ),
});

/** The page that is fetched in advance, from the wizard's summary, with the layouts around it. */
const FETCHED_IN_ADVANCE = /^(?:root|pages\/public\.route|errors\/page-boundary\.route|potvrdenie-dopytu)$/;

/**
 * Takes out of the browser's list of routes, which every page loads, what each of them imports, which the browser needs
 * only to fetch a page in advance, the stylesheets that a route around it names already, and what a route does not have.
 * Private screens would cost the home page kilobytes otherwise. Throws when React Router writes its list in another way.
 */
export async function shortenRouteList(clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'assets');
  const names = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name));
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error('The build has no single list of routes.');
  const text = await readFile(join(folder, name), 'utf8');
  if (!text.startsWith(BEGINNING)) throw new Error('The list of routes begins in another way.');
  const manifest = manifestSchema.parse(JSON.parse(text.slice(BEGINNING.length).replace(/;$/, '')));
  const { routes } = manifest;
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
  await writeFile(join(folder, name), `${BEGINNING}${JSON.stringify(manifest)};`);
}
