/**
 * What the site knows about a person: `npm run person -- export jan@example.sk udaje.zip` writes it as an archive with files and
 * documents, `npm run person -- erase jan@example.sk` deletes it. Whoever has left no e-mail is named by the telephone. Works beside a running server.
 */
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PHONE_MIN } from '#domain/quote/limits.ts';
import { createFoundation } from '#server/foundation.ts';
import { createLog } from '#server/log.ts';
import { erasePerson } from '#server/requests/person.ts';
import { exportPerson } from '#server/requests/person-export.ts';
import { projectRoot } from '#server/startup.ts';
import { runCommand, type Site } from './command.ts';

const [command, text = '', file = '', ...more] = process.argv.slice(2);
const identifier = text.trim();
/** As long as the form demands it, and never without a digit: an extension may be written behind the number. */
const isPhone = /\d/.test(identifier) && identifier.replace(/\s/g, '').length >= PHONE_MIN;
const isAsked =
  (identifier.includes('@') || isPhone) &&
  more.length === 0 &&
  ((command === 'export' && file !== '') || (command === 'erase' && file === ''));

runCommand(
  'npm run person -- export e-mail archive.zip, or npm run person -- erase e-mail; a telephone stands for who has left no e-mail',
  isAsked
    ? async (site) =>
        command === 'export'
          ? exported(site)
          : JSON.stringify(
              await erasePerson(site.db, join(site.config.dataDir, 'outbox'), identifier, new Date()),
              null,
              2,
            )
    : null,
);

/** Writes the archive, for its owner's eyes alone, over no other file. */
async function exported({ config, connection }: Site): Promise<string> {
  const foundation = createFoundation({ config, connection, root: projectRoot(), log: createLog('warn') });
  foundation.migrated();
  try {
    const signal = new AbortController().signal;
    const { bytes, leftOut } = await exportPerson(foundation, { identifier, now: new Date(), signal });
    await pipeline(bytes, createWriteStream(resolve(file), { flags: 'wx', mode: 0o600 }));
    const missing = leftOut();
    return missing === 0
      ? `${resolve(file)} holds all that is known under ${identifier}.`
      : `${resolve(file)} lacks ${missing} documents that could not be made now; its page prehlad.html says so. Try again later.`;
  } finally {
    await foundation.close();
  }
}
