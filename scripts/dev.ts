import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { readConfig } from '#server/config.ts';
import type { RunningServer } from '#server/process.ts';
import { startLines } from '#server/start-lines.ts';
import { onStopSignals } from '#server/stop-signals.ts';
import { serverFileChanges } from './server-file-changes.ts';

const PROCESS = '/src/server/process.ts';
/** A file that is being saved can be empty for a moment; the watcher would tell of that, and not again within 50 ms. */
const WHOLE_FILES = { awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } };

/** `npm run dev`: the real server behind Vite, on one port; a saved file is live at once, the server's by a restart. */
async function develop(): Promise<void> {
  const config = { ...readConfig(process.cwd()), environment: 'development' as const };
  // Requests that come while the server restarts wait for it.
  let current: Promise<DevelopedServer>;
  const front = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => void current.then(({ answer }) => answer(request, response)));
  });
  const vite = await createViteServer({
    appType: 'custom',
    // Two servers of one checkout would remove each other's prepared packages.
    cacheDir: join('node_modules/.vite', String(config.port)),
    plugins: [
      serverFileChanges(PROCESS, () => {
        current = restarted(vite, config, current);
      }),
    ],
    server: { middlewareMode: true, ws: { server: front }, watch: WHOLE_FILES },
  });
  // A compiler that React Router keeps for itself would end the process before the database is stopped.
  process.removeAllListeners('SIGTERM');
  process.stdin.removeAllListeners('end');
  current = loadProgram(vite).then((program) => started(vite, config, program));
  await current;
  await once(front.listen(config.port, config.host), 'listening');
  const { close } = closeWithGrace({ logger: false, skip: ['SIGINT', 'SIGTERM'] }, async () => {
    await (await current).running.close();
    await vite.close();
  });
  onStopSignals(
    close,
    () => process.exit(1),
    () => performance.now(),
  );
  say(`Webdielňa (development): ${config.publicUrl}`);
  await tellStart(config, await current);
}

type Config = ReturnType<typeof readConfig>;

/** A server whose requests come from the front. */
interface DevelopedServer {
  running: RunningServer;
  answer: RequestListener;
  program: Program;
}

/** The server's modules as they were when they were loaded. */
type Program = Awaited<ReturnType<typeof loadProgram>>;

async function loadProgram(vite: ViteDevServer) {
  const { startServer } = await vite.ssrLoadModule(PROCESS);
  const { pageRenderer } = await vite.ssrLoadModule('/src/server/http/render-page.ts');
  const { createLog } = await vite.ssrLoadModule('/src/server/log.ts');
  return { startServer, pageRenderer, createLog };
}

async function started(vite: ViteDevServer, config: Config, program: Program): Promise<DevelopedServer> {
  const { startServer, pageRenderer, createLog } = program;
  const root = process.cwd();
  let answer: RequestListener = UNAVAILABLE;
  const running: RunningServer = await startServer({
    config,
    root,
    clientFolder: join(root, 'build/client'),
    log: createLog(config.logLevel),
    keepPages: false,
    renderPage: async (request: Request, facts: unknown) => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return pageRenderer(build, 'development')(request, facts);
    },
    attach: (listener: RequestListener) => {
      answer = listener;
    },
  });
  await running.ready;
  return { running, answer, program };
}

/** The server with the files as they are now; the one before goes on while they cannot be loaded or cannot start. */
async function restarted(
  vite: ViteDevServer,
  config: Config,
  before: Promise<DevelopedServer>,
): Promise<DevelopedServer> {
  const { running, program } = await before;
  // Vite prints why.
  const changed = await loadProgram(vite).catch(() => null);
  if (!changed) return before;
  await running.close();
  try {
    const server = await started(vite, config, changed);
    say('Restarted with the changed files.');
    await tellStart(config, server);
    return server;
  } catch (error) {
    say(`Not restarted: ${String(error)}`);
    return started(vite, config, program).catch(() => stopped(program));
  }
}

/** As `npm start` does; each start voids the administrator's link before. */
async function tellStart(config: Config, { running }: DevelopedServer): Promise<void> {
  for (const line of startLines(config, await running.ready)) say(line);
}

const UNAVAILABLE: RequestListener = (_request, response) => response.writeHead(503).end();

/** Stands in until the next change, when nothing can start. */
const stopped = (program: Program): DevelopedServer => ({
  running: { ready: Promise.resolve({ setupToken: null }), close: async () => {} },
  answer: UNAVAILABLE,
  program,
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await develop();
