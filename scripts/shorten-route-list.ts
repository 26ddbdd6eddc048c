import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const BEGINNING = 'window.__reactRouterManifest=';

const manifestSchema = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ id: z.string(), imports: z.array(z.string()) })),
});

/** The page that is fetched in advance, from the wizard's summary, with the layouts around it. */
const FETCHED_IN_ADVANCE = /^(?:root|pages\/public\.route|errors\/page-boundary\.route|potvrdenie-dopytu)$/;

/**
 * Takes out of the browser's list of routes, which every page loads, what each of them imports: the browser needs it only
 * to fetch a page in advance. Private screens would cost the home page a kilobyte otherwise. Throws when React Router
 * writes its list in another way.
 */
export async function shortenRouteList(clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'assets');
  const names = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name));
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error('The build has no single list of routes.');
  const text = await readFile(join(folder, name), 'utf8');
  if (!text.startsWith(BEGINNING)) throw new Error('The list of routes begins in another way.');
  const manifest = manifestSchema.parse(JSON.parse(text.slice(BEGINNING.length).replace(/;$/, '')));
  for (const route of Object.values(manifest.routes))
    if (!FETCHED_IN_ADVANCE.test(route.id)) route.imports = [];
  await writeFile(join(folder, name), `${BEGINNING}${JSON.stringify(manifest)};`);
}
