import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { perAccount, perAddress, READ_LIMIT } from '../api/limit.ts';
import {
  emailCodeField,
  emailField,
  linkTokenField,
  loginField,
  newPasswordField,
  passwordField,
  usernameField,
} from './account-fields.ts';
import * as calls from './calls.ts';
import { accessTo } from './rights.ts';

export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.email(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  needsSecondFactor: z
    .boolean()
    .describe('true for an administrator who has to set up a second factor before the administration opens'),
});

const newUserSchema = userSchema.extend({
  codeMailed: z.boolean().describe('false when too many codes were mailed, so that none is on its way'),
});

/** Ways to pass the second step of a sign-in. */
export const SECOND_FACTORS = ['totp', 'passkey', 'recovery-code'] as const;

/** After a password or a mailed link: the user, or what is still asked for. */
export const signInAnswer = z.union([
  userSchema,
  z.object({
    secondFactor: z.array(z.enum(SECOND_FACTORS)).describe('ways to the second step; at least one'),
  }),
]);

export const nothing = z.object({});

export const accountSchemas = {
  csrfToken: { answer: z.object({ csrfToken: z.string() }) },
  currentUser: { answer: userSchema },
  login: { body: z.object({ username: loginField, password: passwordField }), answer: signInAnswer },
  register: {
    body: z.object({ username: usernameField, email: emailField, password: newPasswordField }),
    answer: newUserSchema,
  },
  logout: { answer: nothing },
  setUpAdmin: {
    body: z.object({
      token: linkTokenField,
      username: usernameField,
      email: emailField,
      password: newPasswordField,
    }),
    answer: newUserSchema,
  },
  sendEmailCode: {
    answer: z.object({ email: z.email(), expiresAt: z.iso.datetime() }),
  },
  proveEmail: { body: z.object({ code: emailCodeField }), answer: userSchema },
};

export const csrfToken = endpoint(calls.csrfToken, accountSchemas.csrfToken, {
  summary: 'A token for X-CSRF-Token, also set as the readable cookie csrf-token.',
  access: 'anyone',
  limit: READ_LIMIT,
});

export const currentUser = endpoint(calls.currentUser, accountSchemas.currentUser, {
  summary: 'The signed-in user; 401 means nobody is.',
  access: accessTo('account.read'),
  limit: READ_LIMIT,
});

export const login = endpoint(calls.login, accountSchemas.login, {
  summary:
    'Signs in by username or e-mail. One 401 for every cause; 400 for the right password of an administrator who has to set a longer one; an account with a second factor is asked for it next.',
  access: accessTo('session.begin'),
  limit: perAddress('login', 60, 15),
  errors: ['wrongLogin', 'busy', 'databaseUnavailable'],
});

export const register = endpoint(calls.register, accountSchemas.register, {
  summary:
    'Makes an account, signs in and mails a code that proves the e-mail. The answer does not tell whether the e-mail is known.',
  access: accessTo('account.create'),
  limit: perAddress('register', 10, 60),
  status: 201,
  errors: ['usernameTaken', 'busy', 'databaseUnavailable'],
});

export const logout = endpoint(calls.logout, accountSchemas.logout, {
  summary: 'Ends the session, where there is one.',
  access: accessTo('session.end'),
  limit: null,
});

export const setUpAdmin = endpoint(calls.setUpAdmin, accountSchemas.setUpAdmin, {
  summary: 'Makes the first administrator with the token that the start prints, once.',
  access: accessTo('account.create'),
  limit: perAddress('admin-setup', 10, 60),
  status: 201,
  errors: ['forbidden', 'usernameTaken', 'busy', 'databaseUnavailable'],
});

export const sendEmailCode = endpoint(calls.sendEmailCode, accountSchemas.sendEmailCode, {
  summary: 'Mails a new code to the address that waits for its proof; the codes before it are void.',
  access: accessTo('account.change'),
  limit: perAccount('email-code', 5, 60),
});

export const proveEmail = endpoint(calls.proveEmail, accountSchemas.proveEmail, {
  summary: 'Proves an e-mail by the code mailed to it, in the session that asked for it. Other sessions end.',
  access: accessTo('account.change'),
  limit: perAccount('email-proof', 10, 60),
  errors: ['wrongCode', 'databaseUnavailable'],
});
