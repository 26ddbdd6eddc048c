import { ACCOUNT_TEXTS } from '#domain/accounts/account-texts.ts';
import { Fault } from '#domain/errors/faults.ts';
import { lazy } from '#domain/kernel/lazy.ts';
import { fold } from '#domain/kernel/text.ts';
import { SLOVAK_PASSWORD_WORDS } from './slovak-passwords.ts';

/** Words with which a password must not be the same. */
interface Owner {
  username: string;
  email: string;
  brand: string;
}

/** The list takes some megabytes and 65 ms, so it comes with the first password. */
const knownPasswords = lazy(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

/** "heslo1", "zuzana123": a Slovak word with some digits, or an exclamation mark. */
const WORD_WITH_DIGITS = /^([a-z]+)[0-9]{0,4}[!.]?$/;

/** Refuses what an attacker tries first: known passwords, Slovak words with digits, the account's own names (security 18). */
export async function refusePassword(password: string, { username, email, brand }: Owner): Promise<void> {
  const folded = fold(password);
  const own = [username, email, email.split('@')[0] ?? '', brand].map(fold);
  const word = WORD_WITH_DIGITS.exec(folded)?.[1] ?? '';
  if (own.some((name) => name === folded || (word.length >= 3 && name === word)))
    throw new Fault('validation', { field: 'password', message: ACCOUNT_TEXTS.passwordLikeName });
  const known = await knownPasswords();
  if (known.has(folded) || known.has(password) || SLOVAK_PASSWORD_WORDS.has(word))
    throw new Fault('validation', { field: 'password', message: ACCOUNT_TEXTS.passwordKnown });
}
