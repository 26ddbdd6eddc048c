/**
 * Backs the site up: `npm run backup` writes the data of this moment to an archive in BACKUP_DIR and prints its path. Works
 * beside a running server, and on a database that an update is to migrate yet.
 */
import { createBackupService } from '#server/backup/service.ts';
import { createLog } from '#server/log.ts';
import { runCommand } from './command.ts';

const MEGABYTE = 1024 * 1024;

runCommand(
  'npm run backup',
  process.argv.length === 2
    ? async ({ config, db, connection }) => {
        const stopped = new AbortController();
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
        const clock = () => new Date();
        const backups = createBackupService({ config, db, connection, clock, log: createLog('warn') });
        const done = await backups.make(stopped.signal);
        if (!done) throw new Error('Another backup is being made; this one is not needed.');
        return `${done.file}: ${(done.bytes / MEGABYTE).toFixed(1)} MB, ${done.rows} rows`;
      }
    : null,
  'as it is',
);
