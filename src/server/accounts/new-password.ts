import { isLongEnough } from '#domain/accounts/account-fields.ts';
import { ACCOUNT_TEXTS } from '#domain/accounts/account-texts.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Foundation } from '../foundation.ts';
import type { Account } from './data.ts';
import { refusePassword } from './known-passwords.ts';
import type { Hashing, Passwords } from './passwords.ts';

/** The hash of a password that somebody sets; throws validation for one that this account may not have, and busy. */
export type NewPassword = (
  owner: Pick<Account, 'username' | 'email' | 'role'>,
  password: string,
  hashing: Hashing,
) => Promise<string>;

/** Rules and hashing of passwords that are being set (security 18). */
export const createNewPassword =
  ({ site }: Pick<Foundation, 'site'>, passwords: Passwords): NewPassword =>
  async ({ username, email, role }, password, hashing) => {
    if (!isLongEnough(password, role))
      throw new Fault('validation', { field: 'password', message: ACCOUNT_TEXTS.passwordShortForAdmin });
    await refusePassword(password, { username, email, brand: site.brand.name });
    return passwords.hash(password, hashing);
  };

/**
 * Throws validation where the right password is too short for what its account has become: it opens nothing, and whoever
 * was made an administrator sets another by a mailed link.
 */
export function refuseOutgrown({ role }: Pick<Account, 'role'>, password: string): void {
  if (!isLongEnough(password, role))
    throw new Fault('validation', { field: 'password', message: ACCOUNT_TEXTS.passwordOutgrown });
}
