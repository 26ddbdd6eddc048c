import type { AccountRole } from './account-role.ts';

/** Characters of a username (specification 5). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 40;
/** Characters of a password (specification 5); administrators need more (security 18). */
export const PASSWORD_MIN = 6;
export const ADMIN_PASSWORD_MIN = 12;
/** Fewest characters of a password of an account with this role. */
export const passwordMin = (role: AccountRole): number =>
  role === 'admin' ? ADMIN_PASSWORD_MIN : PASSWORD_MIN;
export const PASSWORD_MAX = 128;
/** Browsers that an account is signed in with at a time: one more signs out the one that was used the longest time ago. */
export const SESSIONS_MAX = 30;
/** Digits of the code that proves an e-mail. */
export const EMAIL_CODE_DIGITS = 8;
