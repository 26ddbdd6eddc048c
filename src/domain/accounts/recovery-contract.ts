import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { type Limit, perAddress } from '../api/limit.ts';
import { emailField, mailedTokenField, newPasswordField } from './account-fields.ts';
import { nothing, signInAnswer } from './contract.ts';
import * as calls from './recovery-calls.ts';
import { accessTo } from './rights.ts';

const HOUR = 3_600;
const asked = { body: z.object({ email: emailField }), answer: nothing };

/** Mails that somebody may have sent to one e-mail, whoever asks, and that one address may ask for (security 25). */
const perEmail = (name: string): Limit => ({ name, max: 3, seconds: HOUR, by: 'email' });

export const recoverySchemas = {
  forgottenPassword: asked,
  resetPassword: {
    body: z.object({ token: mailedTokenField, password: newPasswordField }),
    answer: nothing,
  },
  sendSignInLink: asked,
  signInByLink: {
    body: z.object({ token: mailedTokenField, email: emailField }),
    answer: signInAnswer,
  },
};

export const forgottenPassword = endpoint(calls.forgottenPassword, recoverySchemas.forgottenPassword, {
  summary:
    'Mails a link that sets a new password, where the e-mail is proven. Answer and time are the same where it is not.',
  access: accessTo('session.begin'),
  limit: perEmail('password-forgotten'),
  errors: ['databaseUnavailable'],
});

export const resetPassword = endpoint(calls.resetPassword, recoverySchemas.resetPassword, {
  summary: 'Sets a new password by the token of a mailed link, once. All sessions end; it signs nobody in.',
  access: accessTo('session.begin'),
  limit: perAddress('password-reset', 30, 15),
  errors: ['wrongCode', 'busy', 'databaseUnavailable'],
});

export const sendSignInLink = endpoint(calls.sendSignInLink, recoverySchemas.sendSignInLink, {
  summary:
    'Mails a link that signs in, where the e-mail is proven. Answer and time are the same where it is not.',
  access: accessTo('session.begin'),
  limit: perEmail('sign-in-link'),
  errors: ['databaseUnavailable'],
});

export const signInByLink = endpoint(calls.signInByLink, recoverySchemas.signInByLink, {
  summary:
    'Signs in by the token of a mailed link and the address that it was mailed to, once; an account with a second factor is asked for it next.',
  access: accessTo('session.begin'),
  limit: perAddress('sign-in-link-use', 30, 15),
  errors: ['wrongCode', 'validation', 'databaseUnavailable'],
});
