const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longest time for which a customer stays signed in. */
export const SESSION_DAYS = 30;

/** How long what signs somebody in is good for, in milliseconds (security 16, 26, 29). */
export const LIFETIMES = {
  /** Without a call. */
  sessionIdle: 7 * DAY,
  session: SESSION_DAYS * DAY,
  /** From the sign-in on, whatever an administrator does. */
  adminSession: 12 * HOUR,
  /** Between the password and the second factor. */
  awaitingFactor: 10 * MINUTE,
  /** After the password was typed, dangerous actions do not ask for it again. */
  confirmation: 10 * MINUTE,
  /** For a passkey to sign. */
  passkeyChallenge: 5 * MINUTE,
  /** Between the secret for an app and its first code. */
  totpSetup: 15 * MINUTE,
  emailCode: 15 * MINUTE,
  signInLink: 15 * MINUTE,
  resetLink: HOUR,
  /** Accounts whose e-mail nobody has proven. */
  unproven: 7 * DAY,
} as const;
