import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { perAccount, READ_LIMIT } from '../api/limit.ts';
import { ACCOUNT_EVENTS } from './account-events.ts';
import { emailField, newPasswordField, passwordField } from './account-fields.ts';
import { nothing } from './contract.ts';
import { accessTo } from './rights.ts';
import * as calls from './security-calls.ts';

const instant = z.iso.datetime();

export const securitySchemas = {
  confirmPassword: { body: z.object({ password: passwordField }), answer: nothing },
  changePassword: { body: z.object({ password: newPasswordField }), answer: nothing },
  ownEmail: {
    answer: z.object({
      email: z.email(),
      pendingEmail: z
        .email()
        .nullable()
        .describe('an address that waits for its proof; the other one holds until then'),
      codeAskedAgo: z
        .int()
        .nullable()
        .describe('seconds since the last code was asked for; null where it can be good no more'),
    }),
  },
  changeEmail: { body: z.object({ email: emailField }), answer: nothing },
  ownSessions: {
    answer: z.array(
      z.object({
        id: z.uuid(),
        current: z.boolean().describe('true of the session that asks'),
        device: z.string().describe('browser and system in words'),
        address: z.string(),
        createdAt: instant,
        usedAt: instant.describe('noted at most once a minute'),
      }),
    ),
  },
  endSession: { params: z.object({ id: z.uuid() }), answer: nothing },
  endOtherSessions: { answer: nothing },
  ownEvents: {
    query: z.object({ after: z.coerce.number().int().positive().optional() }),
    answer: z.object({
      events: z.array(
        z.object({
          id: z.int(),
          at: instant,
          kind: z.enum(ACCOUNT_EVENTS),
          by: z
            .enum(['owner', 'operator', 'stranger', 'server'])
            .describe('a stranger is anybody who is not signed in, the server is nobody'),
        }),
      ),
      next: z.int().nullable().describe('`after` of the next page; null on the last one'),
    }),
  },
};

export const confirmPassword = endpoint(calls.confirmPassword, securitySchemas.confirmPassword, {
  summary: 'Types the password again: for ten minutes this session may do what is dangerous.',
  access: accessTo('account.change'),
  limit: perAccount('confirmation', 20, 15),
  errors: ['busy', 'databaseUnavailable'],
});

export const changePassword = endpoint(calls.changePassword, securitySchemas.changePassword, {
  summary: 'Sets another password. Other sessions end, and the owner is told by mail.',
  access: accessTo('account.change'),
  confirmed: true,
  limit: perAccount('password-change', 10, 60),
  errors: ['busy', 'databaseUnavailable'],
});

export const ownEmail = endpoint(calls.ownEmail, securitySchemas.ownEmail, {
  summary: 'The address of the account, and the one that is to replace it.',
  access: accessTo('account.read'),
  limit: READ_LIMIT,
});

export const changeEmail = endpoint(calls.changeEmail, securitySchemas.changeEmail, {
  summary:
    'Mails a code to another address and a notice to the one that holds until the code is proven by /api/account/email-proof. The present address withdraws a change that waits. The answer does not tell whether somebody else owns the address.',
  access: accessTo('account.change'),
  confirmed: true,
  limit: perAccount('email-change', 5, 60),
  errors: ['databaseUnavailable'],
});

export const ownSessions = endpoint(calls.ownSessions, securitySchemas.ownSessions, {
  summary: 'Where the account is signed in, the last used first.',
  access: accessTo('session.list'),
  limit: READ_LIMIT,
});

export const endSession = endpoint(calls.endSession, securitySchemas.endSession, {
  summary: 'Ends one of the account’s own sessions.',
  access: accessTo('session.list'),
  limit: perAccount('session-end', 60, 15),
});

export const endOtherSessions = endpoint(calls.endOtherSessions, securitySchemas.endOtherSessions, {
  summary: 'Ends all of the account’s sessions but this one.',
  access: accessTo('session.list'),
  limit: perAccount('session-end', 60, 15),
});

export const ownEvents = endpoint(calls.ownEvents, securitySchemas.ownEvents, {
  summary: 'What has happened to the account, the latest first, twenty at a time.',
  access: accessTo('account.read'),
  limit: READ_LIMIT,
});
