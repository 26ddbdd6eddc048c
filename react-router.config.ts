import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  serverBuildFile: 'main.js',
  // All routes are known from the first page on: no /__manifest request, so every public answer can be cached.
  routeDiscovery: { mode: 'initial' },
  // Last of all: React Router moves assets of the server build to the browser's until the very end.
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const folder = join(buildDirectory, 'client');
    // Only here: whoever else reads this file, such as the search for unused code, needs no painter.
    const { buildPictures } = await import('./scripts/build-pictures.ts');
    await buildPictures(import.meta.dirname, folder);
    const { shortenRouteList } = await import('./scripts/shorten-route-list.ts');
    await shortenRouteList(folder);
    const { renderEveryPage } = await import('./scripts/render-every-page.ts');
    await renderEveryPage(buildDirectory);
    await precompress(folder);
  },
} satisfies Config;

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest|txt)$/;

/** Writes .br and .gz beside each file of the browser build, so that the server never compresses an asset. */
async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const content = await readFile(path);
        const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: best }));
        await writeFile(
          `${path}.gz`,
          await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
        );
      }),
  );
}
