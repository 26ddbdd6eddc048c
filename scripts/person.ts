/**
 * What the site knows about a person: `npm run person -- export jan@example.sk` prints it as JSON, `npm run person --
 * erase jan@example.sk` deletes it. Works beside a running server.
 */
import { join } from 'node:path';
import { erasePerson, exportPerson } from '#server/requests/person.ts';
import { runCommand } from './command.ts';

const [command, email = '', ...more] = process.argv.slice(2);
const isAsked = (command === 'export' || command === 'erase') && email.includes('@') && more.length === 0;

runCommand(
  'npm run person -- export|erase e-mail',
  isAsked
    ? async ({ config, db }) => {
        const result =
          command === 'export'
            ? await exportPerson(db, email)
            : await erasePerson(db, join(config.dataDir, 'outbox'), email, new Date());
        return JSON.stringify(result, null, 2);
      }
    : null,
);
