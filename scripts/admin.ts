/**
 * Lets an administrator back in: `npm run admin -- reset jana` prints a link that sets a new password, once, within an
 * hour. All sessions end and the second factor is removed. Works beside a running server.
 */
import { resetHref } from '#domain/accounts/sign-in-links.ts';
import { resetAdmin } from '#server/accounts/admin-reset.ts';
import { createDerivedSecrets } from '#server/accounts/derived-secrets.ts';
import { systemRandom } from '#server/random.ts';
import { runCommand } from './command.ts';

const [command, name = '', ...more] = process.argv.slice(2);

runCommand(
  'npm run admin -- reset name-or-e-mail',
  command === 'reset' && name !== '' && more.length === 0
    ? async ({ config, db }) => {
        const secrets = createDerivedSecrets(config.secrets);
        const token = await resetAdmin({ db, random: systemRandom, secrets }, name, new Date());
        if (token === null)
          throw new Error(`No administrator has the username or the proven e-mail ${name}.`);
        return `New password, once, within an hour: ${config.publicUrl}${resetHref(token)}`;
      }
    : null,
);
