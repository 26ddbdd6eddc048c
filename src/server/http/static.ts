import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/** Built assets (named by their content, so kept for ever) and the few files with fixed names; all pre-compressed. */
export async function registerStatic(app: FastifyInstance, clientFolder: string): Promise<void> {
  if (!existsSync(clientFolder)) return;
  await app.register(fastifyStatic, {
    root: join(clientFolder),
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', '.vite/**'],
    setHeaders: (reply, path) => {
      // Share images are made to be shown by others.
      if (path.startsWith(join(clientFolder, 'og')))
        reply.header('cross-origin-resource-policy', 'cross-origin');
      const immutable = path.includes(`${join(clientFolder, 'assets')}`);
      reply.header(
        'cache-control',
        immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`,
      );
    },
  });
}
