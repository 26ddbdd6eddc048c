import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AREA_PATHS } from '#domain/pages/areas.ts';
import { publicPaths, UNLISTED_PAGES } from '#domain/pages/public-paths.ts';
import type { RenderPage } from '#server/http/render-page.ts';

/** Renders every page of a build and the shell of each area once and fails with the first that does not become what the server would send. */
export async function renderEveryPage(buildDirectory: string): Promise<void> {
  const entry = pathToFileURL(resolve(buildDirectory, 'server/pages.js')).href;
  const { builtPages } = (await import(entry)) as { builtPages: (clientFolder: string) => RenderPage };
  const render = builtPages(join(buildDirectory, 'client'));
  for (const path of [
    ...publicPaths(),
    ...UNLISTED_PAGES,
    ...AREA_PATHS.map((area) => area + NO_PAGE),
    NO_PAGE,
  ]) {
    const answer = await render(new Request(`http://localhost${path}`), { priceBook: async () => null });
    if (answer.status !== (path === NO_PAGE ? 404 : 200))
      throw new Error(`The page ${path} answers ${answer.status}.`);
  }
}

const NO_PAGE = '/-';
