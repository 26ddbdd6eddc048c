/**
 * Fills an empty database with eight months of an invented firm, to try the site with: `npm run demo`, before the start.
 * Prints how to sign in and what to open. Nothing is mailed to anybody.
 */
import { createServer } from 'vite';
import { createLog } from '#server/log.ts';
import { projectRoot, StartupError } from '#server/startup.ts';
import { runCommand } from './command.ts';
import { demoLines } from './demo/printed.ts';

runCommand(
  'npm run demo',
  process.argv.length === 2
    ? async ({ config, connection }) => {
        if (process.env.NODE_ENV === 'production' || config.publicUrl.startsWith('https:'))
          throw new StartupError(
            'The demo makes accounts with known passwords, so it is not for a public site: unset NODE_ENV and PUBLIC_URL, and set DATA_DIR to a new folder.',
          );
        if (config.smtpUrl !== undefined)
          throw new StartupError(
            'SMTP_URL is set, so the started site would mail the people of the demo: unset it.',
          );
        const filled = await filledBy({
          config,
          connection,
          root: projectRoot(),
          log: createLog('warn'),
          now: new Date(),
        });
        return demoLines(filled, config).join('\n');
      }
    : null,
  'not yet there',
);

type Fill = typeof import('./demo/fill.ts')['fillDemo'];
type Filled = Awaited<ReturnType<Fill>>;

/** Loads the services as `npm run dev` does: mails are React components, which Node does not read by itself. */
async function filledBy(options: Parameters<Fill>[0]): Promise<Filled> {
  const vite = await createServer({
    ...{ appType: 'custom', configFile: false, root: options.root, logLevel: 'error' },
    ...{ server: { middlewareMode: true, watch: null, ws: false }, optimizeDeps: { noDiscovery: true } },
  });
  try {
    const { fillDemo } = await vite.ssrLoadModule('/scripts/demo/fill.ts');
    return await fillDemo(options);
  } finally {
    await vite.close();
  }
}
