/**
 * Replaces the site's data by those of a backup: `npm run restore -- ARCHIVE`, while the server is stopped. The database
 * from before is kept for some days under the name that is printed; `npm run restore -- NAME` puts it back.
 */
import { resolve } from 'node:path';
import { BACKUPS } from '#domain/backup/backup-plan.ts';
import { type PutBack, putBack, type Restored, restore } from '#server/backup/restore.ts';
import { runCommand } from './command.ts';

const [what, ...more] = process.argv.slice(2);

runCommand(
  'npm run restore -- ARCHIVE',
  what !== undefined && more.length === 0
    ? async ({ config, connection, administrator }) => {
        const { dataDir, secrets, databaseUrl } = config;
        const isEmbedded = databaseUrl === undefined;
        const site = { connection, administrator, dataDir, secrets, isEmbedded, now: new Date() };
        const back = await putBack({ ...site, name: what });
        if (back) return ['The database from before is in use again.', ...keptLines(back)].join('\n');
        const restored = await restore({ ...site, file: resolve(what) });
        return [
          `Restored: ${restored.rows} rows in ${restored.tables} tables, as of ${restored.at.toISOString()}.`,
          ...fileLines(restored),
          ...keptLines(restored),
          ...keyLines(restored),
        ].join('\n');
      }
    : null,
  'not yet there',
);

const keptLines = ({ former }: PutBack): string[] =>
  former === null
    ? []
    : [
        `The database that was in use is kept for ${BACKUPS.formerDays} days; back to it: npm run restore -- ${former}`,
      ];

const fileLines = ({ files }: Restored): string[] =>
  files === 0 ? [] : [`Files of clients that were missing here, from beside the archive: ${files}.`];

const keyLines = ({ hasKey }: Restored): string[] =>
  hasKey
    ? []
    : [
        'APP_SECRET is another one than when the backup was made: second factors and links in sent mails do not work until you add that one behind a comma.',
      ];
