import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ACCOUNT_ROLES } from '#domain/accounts/account-role.ts';
import type { MutableMail } from '#domain/accounts/mail-choices.ts';
import { instant, oneOf } from '../db/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** The one-time token that makes the first administrator; one row for ever, so that a second one is never issued. */
export const adminSetup = pgTable('admin_setup', {
  only: boolean().primaryKey().default(true),
  tokenHash: text().notNull(),
  createdAt: instant().notNull(),
  usedAt: instant(),
});

/** Who signs in (business 1). An address is somebody's only once it is proven: before, several may claim it. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    /** In small letters. */
    usernameKey: text().notNull().unique(),
    email: text().notNull(),
    /** One text for the writings of one address (domain/kernel/email.ts). */
    emailKey: text().notNull(),
    emailVerifiedAt: instant(),
    /** Asked for and not proven yet, next to the address that still holds. */
    pendingEmail: text(),
    /** argon2id with its parameters and salt (security 19). */
    passwordHash: text().notNull(),
    role: text({ enum: ACCOUNT_ROLES }).notNull().default('customer'),
    blockedAt: instant(),
    /** Enciphered with the keys of the installation; null without a second factor from an app. */
    totpSecret: text(),
    /** The secret is good from here on. */
    totpConfirmedAt: instant(),
    /** Step of the last code that was used: none is taken twice. */
    totpUsedStep: bigint({ mode: 'number' }),
    fullName: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** Counts the changes of name and phone. */
    profileVersion: integer().notNull().default(0),
    /** Kinds of mail that were switched off; security mails cannot be. */
    mutedMails: text().array().notNull().default(sql`'{}'`),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('accounts_role', oneOf('role', ACCOUNT_ROLES)),
    uniqueIndex('accounts_proven_email').on(table.emailKey).where(sql`email_verified_at IS NOT NULL`),
    index('accounts_email').on(table.emailKey),
    index('accounts_created').on(table.createdAt, table.id),
  ],
);

/** The kinds that stand in stored lists: the confirmation of an order could be switched off once, and nothing asks for it now. */
const OPT_OUTS = [
  ...['offer', 'offer-reminder', 'offer-accepted'],
  ...['stage', 'checklist', 'payment', 'message'],
];

/** Kinds of mail that somebody without an account has switched off for their address. */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    emailKey: text().notNull(),
    kind: text().$type<MutableMail>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.emailKey, table.kind] }),
    check('mail_opt_outs_kind', oneOf('kind', OPT_OUTS)),
  ],
);

/** Browsers that are signed in. Only the hash of what their cookie holds is here (security 26). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    accountId: ofAccount(),
    /** True between the first step of a sign-in and its second factor: signed in as nobody yet. */
    awaitsFactor: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    /** Noted at most once a minute. */
    usedAt: instant().notNull(),
    /** When the password was typed or a passkey used: opens dangerous actions for some minutes. */
    confirmedAt: instant(),
    /** The browser's own id (http/csrf.ts). */
    browserId: text(),
    address: text().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_used').on(table.usedAt)],
);

/** Codes that prove an e-mail; the code itself is made from the row's id and the keys of the installation. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    /** The address that it proves. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('email_codes_account').on(table.accountId),
    index('email_codes_expiry').on(table.expiresAt),
  ],
);

/** Mailed links that act once; the token itself is made from the row's id and the keys of the installation. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    purpose: text({ enum: ['reset-password', 'sign-in'] }).notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('account_links_account').on(table.accountId),
    index('account_links_expiry').on(table.expiresAt),
  ],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    accountId: ofAccount(),
    usedAt: instant(),
  },
  (table) => [index('recovery_codes_account').on(table.accountId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's own id, base64url. */
    id: text().primaryKey(),
    accountId: ofAccount(),
    name: text().notNull(),
    publicKey: bytes().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);

/** What a browser has to sign with its passkey; each is used once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    browserId: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/** Failed sign-ins by whoever is counted; the key is an HMAC, so no address stands here (security 20). */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: instant().notNull(),
    /** Nobody gets in before, however right the password is. */
    closedUntil: instant(),
  },
  (table) => [index('sign_in_failures_last').on(table.lastAt)],
);
