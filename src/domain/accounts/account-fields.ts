import { z } from 'zod';
import { deliverableEmail, isEmail } from '../kernel/email.ts';
import { filledText, isSafeText, UNSAFE_TEXT_ISSUE } from '../kernel/safe-text.ts';
import { VALIDATION_TEXTS } from '../quote/validation-texts.ts';
import { requestField } from '../requests/request-fields.ts';
import {
  EMAIL_CODE_DIGITS,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordMin,
  USERNAME_MAX,
  USERNAME_MIN,
} from './account-limits.ts';
import type { AccountRole } from './account-role.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/** Letters that look alike in different scripts would let somebody pass for somebody else. */
const USERNAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** A name to sign in with. It holds no "@", so it is nobody's e-mail. */
export const usernameField = z
  .string({ error: ACCOUNT_TEXTS.usernameMissing })
  .max(USERNAME_MAX, { error: ACCOUNT_TEXTS.usernameLong, abort: true })
  .trim()
  .min(1, { error: ACCOUNT_TEXTS.usernameMissing, abort: true })
  .min(USERNAME_MIN, { error: ACCOUNT_TEXTS.usernameShort, abort: true })
  .regex(USERNAME, ACCOUNT_TEXTS.usernameSigns);

export const emailField = filledText(requestField('email').max, ACCOUNT_TEXTS.emailMissing)
  .refine(isEmail, VALIDATION_TEXTS.emailInvalid)
  .transform(deliverableEmail);

/** Characters as people count them: one outside of the basic plane takes two places in a text. */
const charactersOf = (text: string): number => [...text].length;

/** Whether a password is long enough for an account of this role (security 18). */
export const isLongEnough = (password: string, role: AccountRole): boolean =>
  charactersOf(password) >= passwordMin(role);

/** A password to be set, exactly as typed; the server also asks the list of known ones (security 18). */
export const newPasswordField = z
  .string({ error: ACCOUNT_TEXTS.passwordMissing })
  .min(1, { error: ACCOUNT_TEXTS.passwordMissing, abort: true })
  .max(2 * PASSWORD_MAX, { error: ACCOUNT_TEXTS.passwordLong, abort: true })
  .refine((text) => isLongEnough(text, 'customer'), { error: ACCOUNT_TEXTS.passwordShort, abort: true })
  .refine((text) => charactersOf(text) <= PASSWORD_MAX, { error: ACCOUNT_TEXTS.passwordLong, abort: true })
  .meta({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX })
  .refine((text) => text.isWellFormed() && isSafeText(text, false), UNSAFE_TEXT_ISSUE);

/** A password to be compared: whatever somebody types is right or wrong, not invalid (security 22). */
export const passwordField = z
  .string({ error: ACCOUNT_TEXTS.passwordMissing })
  .min(1, { error: ACCOUNT_TEXTS.passwordMissing, abort: true })
  .max(1024, { error: ACCOUNT_TEXTS.passwordLong, abort: true });

/** The name in a sign-in: a username or an e-mail, or neither. */
export const loginField = z
  .string({ error: ACCOUNT_TEXTS.loginMissing })
  .max(320, { error: ACCOUNT_TEXTS.loginWrong, abort: true })
  .trim()
  .min(1, { error: ACCOUNT_TEXTS.loginMissing });

/** The code from the mail; spaces that a mail program puts in between are not part of it. */
export const emailCodeField = z
  .string({ error: ACCOUNT_TEXTS.codeMissing })
  .max(4 * EMAIL_CODE_DIGITS, { error: ACCOUNT_TEXTS.codeMissing, abort: true })
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${EMAIL_CODE_DIGITS}}$`), ACCOUNT_TEXTS.codeMissing));

/** 32 bytes as a link carries them. */
const LINK_TOKEN = /^[\w-]{43}$/;

/** The token of the link that makes the first administrator. */
export const linkTokenField = z.string().regex(LINK_TOKEN, ACCOUNT_TEXTS.setupUsed);

/** The token of a mailed link. */
export const mailedTokenField = z
  .string({ error: ACCOUNT_TEXTS.linkWrong })
  .regex(LINK_TOKEN, ACCOUNT_TEXTS.linkWrong);
