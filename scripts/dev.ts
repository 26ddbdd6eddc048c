import { createServer as createHttpServer, type RequestListener } from 'node:http';
import closeWithGrace from 'close-with-grace';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';

/** `npm run dev`: the real server with Vite in front of it, on one port, with hot reload of the pages. */
async function develop(): Promise<void> {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const httpServer = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => answer(request, response));
  });
  const vite = await createViteServer({
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: httpServer } },
  });
  const { readConfig } = await vite.ssrLoadModule('/src/server/config.ts');
  const { startServer } = await vite.ssrLoadModule('/src/server/process.ts');
  const { createLog } = await vite.ssrLoadModule('/src/server/log.ts');
  const root = process.cwd();
  const config = { ...readConfig(root), environment: 'development' };
  const server = await startServer({
    config,
    root,
    log: createLog(config.logLevel),
    keepPages: false,
    renderPage: async (request: Request) => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return createRequestHandler(build, 'development')(request);
    },
    serverFactory: (handler: RequestListener) => {
      answer = handler;
      return httpServer;
    },
  });
  closeWithGrace({ logger: false }, async () => {
    await server.close();
    await vite.close();
  });
  await server.ready;
  process.stdout.write(`Webdielňa (development): ${config.publicUrl}\n`);
}

await develop();
