import { emailField, newPasswordField, usernameField } from '#domain/accounts/account-fields.ts';
import { ADMIN_PASSWORD_MIN } from '#domain/accounts/account-limits.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Foundation } from '../foundation.ts';
import { StartupError } from '../startup.ts';
import { insertAccount, markSetupUsed } from './data.ts';
import { tokenHash } from './derived-secrets.ts';
import { MACHINE, noteEvent } from './history.ts';
import type { NewPassword } from './new-password.ts';

const TOKEN_BYTES = 32;

/**
 * Makes the administrator whom ADMIN_* name, where there has been none yet; of several processes that start at once, one
 * does. Rejects with StartupError, and makes nobody, for a name or password that no administrator may have.
 */
export async function ensureFirstAdmin(
  { config: { admin }, db, random }: Pick<Foundation, 'config' | 'db' | 'random'>,
  newPassword: NewPassword,
  now: Date,
): Promise<void> {
  if (!admin) return;
  await db.transaction(async (transaction) => {
    // Others that start now wait here, and then find that there is one.
    if (!(await markSetupUsed(transaction, tokenHash(random.token(TOKEN_BYTES)), now))) return;
    const made = { id: random.uuid(), ...namesOf(admin), role: 'admin', createdAt: now } as const;
    const passwordHash = await hashOf(newPassword, made, admin.password);
    if (!(await insertAccount(transaction, { ...made, passwordHash })))
      throw new StartupError('ADMIN_USERNAME is the name of another account; choose a different one.');
    await noteEvent(transaction, made.id, 'registered', now, MACHINE);
  });
}

type Admin = NonNullable<Foundation['config']['admin']>;

function namesOf({ username, email }: Admin): Pick<Admin, 'username' | 'email'> {
  const name = usernameField.safeParse(username);
  const address = emailField.safeParse(email);
  if (!name.success)
    throw new StartupError('ADMIN_USERNAME has to be 3 to 40 letters without accents, digits, or . _ -');
  if (!address.success) throw new StartupError('ADMIN_EMAIL must be an e-mail address.');
  return { username: name.data, email: address.data };
}

async function hashOf(
  newPassword: NewPassword,
  owner: Parameters<NewPassword>[0],
  password: string,
): Promise<string> {
  const weak = () =>
    new StartupError(
      `ADMIN_PASSWORD is too weak: it needs ${ADMIN_PASSWORD_MIN} characters, and no word or name that attackers try first.`,
    );
  if (!newPasswordField.safeParse(password).success) throw weak();
  const hashing = { addressGroup: MACHINE, signal: new AbortController().signal };
  return newPassword(owner, password, hashing).catch((error: unknown) => {
    throw error instanceof Fault && error.code === 'validation' ? weak() : error;
  });
}
