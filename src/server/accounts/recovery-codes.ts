import { createHmac } from 'node:crypto';
import { plainCode, recoveryCode } from '#domain/accounts/factor-codes.ts';
import { RECOVERY_CODES } from '#domain/accounts/factor-limits.ts';
import type { Transaction } from '../db/pool.ts';
import type { Random } from '../random.ts';
import { consumeRecoveryCode, replaceRecoveryCodes } from './factor-data.ts';

const CODE_BYTES = 10;

/** Codes for who has lost the device; the database keeps an HMAC of each. */
export interface RecoveryCodes {
  /** New codes in place of all before, as they are shown this once. */
  renew(transaction: Transaction, accountId: string): Promise<string[]>;
  /** Uses a code; false when it is none of the account's or was used. Of several at a time one gets it. */
  use(transaction: Transaction, accountId: string, code: string, now: Date): Promise<boolean>;
}

export function createRecoveryCodes(secrets: readonly [string, ...string[]], random: Random): RecoveryCodes {
  const hashWith = (secret: string, accountId: string, code: string) =>
    createHmac('sha256', secret)
      .update(`recovery-code:${accountId}:${plainCode(code)}`)
      .digest('base64url');
  return {
    async renew(transaction, accountId) {
      const codes = Array.from({ length: RECOVERY_CODES }, () =>
        recoveryCode(Buffer.from(random.token(CODE_BYTES), 'base64url')),
      );
      const hashes = codes.map((code) => hashWith(secrets[0], accountId, code));
      await replaceRecoveryCodes(transaction, accountId, hashes);
      return codes;
    },
    use: (transaction, accountId, code, now) => {
      const hashes = secrets.map((secret) => hashWith(secret, accountId, code));
      return consumeRecoveryCode(transaction, accountId, hashes, now);
    },
  };
}
