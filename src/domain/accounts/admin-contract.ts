import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { keysetField } from '../api/keyset.ts';
import { perAccount, READ_LIMIT } from '../api/limit.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import { ACCOUNT_ROLES } from './account-role.ts';
import * as calls from './admin-calls.ts';
import { SEARCH_MAX } from './admin-limits.ts';
import { accessTo } from './rights.ts';

const NOTHING_CHANGED = 'Uveďte, čo sa má na účte zmeniť.';

export const listedAccountSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  fullName: z.string(),
  role: z.enum(ACCOUNT_ROLES),
  blocked: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable().describe('last use of a sign-in that has not ended'),
});

const one = z.object({ id: z.uuid() });

export const adminSchemas = {
  listAccounts: {
    query: z.object({
      search: lineOfText(SEARCH_MAX).optional().describe('part of a username, name or e-mail'),
      after: keysetField.optional(),
    }),
    answer: z.array(listedAccountSchema),
  },
  changeAccount: {
    params: one,
    body: z
      .strictObject({ role: z.enum(ACCOUNT_ROLES).optional(), blocked: z.boolean().optional() })
      .refine(({ role, blocked }) => role !== undefined || blocked !== undefined, NOTHING_CHANGED),
    answer: listedAccountSchema,
  },
  endAccountSessions: { params: one, answer: listedAccountSchema },
  resetSecondFactor: { params: one, answer: listedAccountSchema },
  setupChecklist: {
    answer: z.object({
      missing: z.array(z.string()).describe('paths of site.config.ts that are not filled in'),
      unconfirmedClaims: z.array(z.string()).describe('names of claims nobody has confirmed'),
      unset: z.array(z.string()).describe('settings of the environment that a public site needs'),
      adminsWithoutSecondFactor: z.array(z.string()).describe('their usernames'),
    }),
  },
};

/** All that the administration does to accounts counts together. */
const CHANGES = perAccount('admin-accounts', 60, 10);

export const listAccounts = endpoint(calls.listAccounts, adminSchemas.listAccounts, {
  summary: 'Accounts, newest first, 50 at a time, all or those that a search finds.',
  access: accessTo('user.read'),
  limit: READ_LIMIT,
});

export const changeAccount = endpoint(calls.changeAccount, adminSchemas.changeAccount, {
  summary:
    'Gives an account another role, blocks or unblocks it; from the next call on. The last administrator stays.',
  access: accessTo('user.change'),
  confirmed: true,
  limit: CHANGES,
  errors: ['ownAccount', 'lastAdmin'],
});

export const endAccountSessions = endpoint(calls.endAccountSessions, adminSchemas.endAccountSessions, {
  summary: 'Signs an account out everywhere.',
  access: accessTo('user.change'),
  confirmed: true,
  limit: CHANGES,
  errors: ['ownAccount'],
});

export const resetSecondFactor = endpoint(calls.resetSecondFactor, adminSchemas.resetSecondFactor, {
  summary:
    'Takes the second factor, recovery codes and passkeys of an account away, and signs it out everywhere.',
  access: accessTo('user.change'),
  confirmed: true,
  limit: CHANGES,
  errors: ['ownAccount'],
});

export const setupChecklist = endpoint(calls.setupChecklist, adminSchemas.setupChecklist, {
  summary: 'What the operator still has to do; the start prints the same.',
  access: accessTo('setup.read'),
  limit: READ_LIMIT,
});
