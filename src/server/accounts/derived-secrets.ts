import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { EMAIL_CODE_DIGITS } from '#domain/accounts/account-limits.ts';

const BYTES_OF_NUMBER = 6;

/**
 * Codes and link tokens made from the id of their row and the keys of the installation: a mail that goes out later makes
 * the same one again, and who reads the database or the queue of mails has none of them (security 26, decision 080).
 */
export interface DerivedSecrets {
  /** The code of a row, as the mail says it. */
  code(id: string): string;
  /** Whether this is the code of a row, made with any of the current keys. */
  isCode(id: string, given: string): boolean;
  /** The token of a link's row. */
  token(id: string): string;
}

export function createDerivedSecrets(secrets: readonly [string, ...string[]]): DerivedSecrets {
  const digest = (secret: string, use: string, id: string) =>
    createHmac('sha256', secret).update(`${use}:${id}`).digest();
  const codeWith = (secret: string, id: string) => {
    const number = digest(secret, 'email-code', id).readUIntBE(0, BYTES_OF_NUMBER);
    return String(number % 10 ** EMAIL_CODE_DIGITS).padStart(EMAIL_CODE_DIGITS, '0');
  };
  return {
    code: (id) => codeWith(secrets[0], id),
    isCode: (id, given) =>
      secrets.some((secret) => timingSafeEqual(hashed(codeWith(secret, id)), hashed(given))),
    token: (id) => digest(secrets[0], 'account-link', id).toString('base64url'),
  };
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What the database keeps of a token: it finds the row and cannot be turned back. */
export const tokenHash = (token: string): string => hashed(token).toString('base64url');
