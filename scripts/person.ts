/**
 * What the site knows about a person: `npm run person -- export jan@example.sk` prints it as JSON, `npm run person --
 * erase jan@example.sk` deletes it. Works beside a running server.
 */
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { createLog } from '#server/log.ts';
import { erasePerson, exportPerson } from '#server/requests/person.ts';
import { projectRoot } from '#server/startup.ts';

const [command = '', email = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  if (!['export', 'erase'].includes(command) || !email.includes('@'))
    throw new Error('Use: npm run person -- export|erase e-mail');
  const config = readConfig(projectRoot());
  const database = await openDatabase(config, createLog('warn'));
  const pool = createPool(database.connection);
  try {
    await migrate(database.connection);
    const db = createDb(pool);
    const result =
      command === 'export'
        ? await exportPerson(db, email)
        : await erasePerson(db, join(config.dataDir, 'outbox'), email, new Date());
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  } finally {
    await pool.end();
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
