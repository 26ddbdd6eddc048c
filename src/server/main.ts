import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { builtPages } from './built-pages.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServer } from './process.ts';
import { startLines } from './start-lines.ts';
import { projectRoot, StartupError } from './startup.ts';
import { onStopSignals } from './stop-signals.ts';

/** Time for requests under way once no new ones are taken; a second signal ends at once. */
const GRACE_MS = 12_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const root = projectRoot();
  // Beside the built server.
  const clientFolder = join(dirname(fileURLToPath(import.meta.url)), '../client');
  const config = readConfig(root);
  const log = createLog(config.logLevel);
  for (const warning of config.warnings) log.warn(warning);
  const server = await startServer({
    config,
    root,
    log,
    clientFolder,
    renderPage: builtPages(clientFolder),
  });
  const { close } = closeWithGrace(
    { delay: GRACE_MS + config.drainSeconds * 1_000, logger: false, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'unexpected error');
      await server.close();
    },
  );
  onStopSignals(
    close,
    () => process.exit(1),
    () => performance.now(),
  );
  const prepared = await server.ready.catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  print(`Webdielňa: ${config.publicUrl}`);
  for (const line of startLines(config, prepared)) print(line);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
