/**
 * Lets an administrator back in: `npm run admin -- reset jana` prints a link that sets a new password, once, within an
 * hour. All sessions end and the second factor is removed. Works beside a running server.
 */
import { resetHref } from '#domain/accounts/sign-in-links.ts';
import { resetAdmin } from '#server/accounts/admin-reset.ts';
import { createDerivedSecrets } from '#server/accounts/derived-secrets.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { createLog } from '#server/log.ts';
import { systemRandom } from '#server/random.ts';
import { projectRoot } from '#server/startup.ts';

const [command = '', name = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  if (command !== 'reset' || name === '') throw new Error('Use: npm run admin -- reset name-or-e-mail');
  const config = readConfig(projectRoot());
  const database = await openDatabase(config, createLog('warn'));
  const pool = createPool(database.connection);
  try {
    await migrate(database.connection);
    const secrets = createDerivedSecrets(config.secrets);
    const token = await resetAdmin({ db: createDb(pool), random: systemRandom, secrets }, name, new Date());
    if (token === null) throw new Error(`No administrator has the name or e-mail ${name}.`);
    process.stdout.write(`New password, once, within an hour: ${config.publicUrl}${resetHref(token)}\n`);
  } finally {
    await pool.end();
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
