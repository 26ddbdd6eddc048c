import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';
import { type Config, readConfig } from '#server/config.ts';
import { onStopSignals } from '#server/stop-signals.ts';

/** `npm run dev`: the real server with Vite in front of it, on one port, with hot reload of the pages. */
async function develop(): Promise<void> {
  const root = process.cwd();
  const config: Config = { ...readConfig(root), environment: 'development' };
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const httpServer = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => answer(request, response));
  });
  const vite = await createViteServer({
    appType: 'custom',
    // Two servers of one checkout would remove each other's prepared packages.
    cacheDir: join('node_modules/.vite', String(config.port)),
    server: { middlewareMode: true, ws: { server: httpServer } },
  });
  const { startServer } = await vite.ssrLoadModule('/src/server/process.ts');
  const { pageRenderer } = await vite.ssrLoadModule('/src/server/http/render-page.ts');
  const { createLog } = await vite.ssrLoadModule('/src/server/log.ts');
  const server = await startServer({
    config,
    root,
    clientFolder: join(root, 'build/client'),
    log: createLog(config.logLevel),
    keepPages: false,
    renderPage: async (request: Request, facts: unknown) => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return pageRenderer(build, 'development')(request, facts);
    },
    serverFactory: (handler: RequestListener) => {
      answer = handler;
      return httpServer;
    },
  });
  const { close } = closeWithGrace({ logger: false, skip: ['SIGINT', 'SIGTERM'] }, async () => {
    await server.close();
    await vite.close();
  });
  onStopSignals(close, () => process.exit(1));
  await server.ready;
  process.stdout.write(`Webdielňa (development): ${config.publicUrl}\n`);
}

await develop();
