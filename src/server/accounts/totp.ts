import { Secret, TOTP } from 'otpauth';
import { TOTP_DIGITS } from '#domain/accounts/factor-limits.ts';
import type { Random } from '../random.ts';

/** What every app expects (RFC 6238). */
const PERIOD_SECONDS = 30;
/** A clock that is half a minute off is still right. */
const STEPS_AROUND = 1;
const SECRET_BYTES = 20;

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret in base 32. */
export function newTotpSecret(random: Random): string {
  const bytes = Uint8Array.from(Buffer.from(random.token(SECRET_BYTES), 'base64url'));
  return new Secret({ buffer: bytes.buffer }).base32;
}

/** What an app scans: secret, whose it is, and for which site. */
export const totpUri = (secret: string, { issuer, name }: { issuer: string; name: string }): string =>
  totpOf(secret, issuer, name).toString();

/** The step of time whose code this is, one before or after now at most; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
