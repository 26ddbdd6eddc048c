import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { perAccount, perAddress, READ_LIMIT } from '../api/limit.ts';
import { filledText } from '../kernel/safe-text.ts';
import { nothing, signInAnswer, userSchema } from './contract.ts';
import * as calls from './factor-calls.ts';
import { APP_CODE, plainCode, RECOVERY_CODE } from './factor-codes.ts';
import { PASSKEY_NAME_MAX } from './factor-limits.ts';
import { FACTOR_TEXTS } from './factor-texts.ts';
import {
  creationOptions,
  madePasskey,
  passkeyId,
  requestOptions,
  signedByPasskey,
} from './passkey-fields.ts';
import { accessTo } from './rights.ts';

const CODE_MAX = 40;

const codeField = (missing: string, shapes: readonly RegExp[]) =>
  z
    .string({ error: missing })
    .max(CODE_MAX, { error: missing, abort: true })
    .transform(plainCode)
    .refine((code) => shapes.some((shape) => shape.test(code)), missing);

/** Codes that are shown once, when they are made. */
const shownCodes = z.array(z.string());
const newCodes = shownCodes
  .nullable()
  .describe('recovery codes, shown this once; null where the account has some already');

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});

export const factorSchemas = {
  secondFactor: {
    body: z.object({ code: codeField(FACTOR_TEXTS.codeMissing, [APP_CODE, RECOVERY_CODE]) }),
    answer: userSchema,
  },
  passkeyOptions: { answer: requestOptions },
  passkeyLogin: { body: z.object({ response: signedByPasskey }), answer: signInAnswer },
  factors: {
    answer: z.object({
      totp: z.object({ confirmedAt: z.iso.datetime() }).nullable(),
      passkeys: z.array(passkey),
      recoveryCodesLeft: z.number().int(),
      isRequired: z.boolean().describe('the last factor cannot be removed'),
      takesPasskeys: z.boolean().describe('false where the site has an address instead of a name'),
    }),
  },
  startTotp: {
    answer: z.object({
      secret: z.string().describe('in base 32, to be typed where no code can be scanned'),
      uri: z.string(),
      qr: z
        .object({ size: z.number().int(), path: z.string() })
        .describe(
          'the URI as a QR code: a path of unit squares in a square of this size, quiet zone included',
        ),
      setup: z.string().describe('to be sent back with the first code'),
    }),
  },
  confirmTotp: {
    body: z.object({
      setup: z.string().max(500),
      code: codeField(FACTOR_TEXTS.appCodeMissing, [APP_CODE]),
    }),
    answer: z.object({ recoveryCodes: newCodes }),
  },
  removeTotp: { answer: nothing },
  renewRecoveryCodes: { answer: z.object({ recoveryCodes: shownCodes }) },
  newPasskeyOptions: { answer: creationOptions },
  addPasskey: {
    body: z.object({
      name: filledText(PASSKEY_NAME_MAX, FACTOR_TEXTS.passkeyNameMissing),
      response: madePasskey,
    }),
    answer: z.object({ passkey, recoveryCodes: newCodes }),
  },
  removePasskey: { params: z.object({ id: passkeyId }), answer: nothing },
  confirmByPasskey: { body: z.object({ response: signedByPasskey }), answer: nothing },
};

export const secondFactor = endpoint(calls.secondFactor, factorSchemas.secondFactor, {
  summary:
    'The second step of a sign-in: a code from an app, or a recovery code. 401 where no sign-in waits for one.',
  access: accessTo('session.begin'),
  limit: perAddress('second-factor', 60, 15),
  errors: ['unauthenticated', 'wrongCode', 'databaseUnavailable'],
});

export const passkeyOptions = endpoint(calls.passkeyOptions, factorSchemas.passkeyOptions, {
  summary:
    'A challenge for a passkey: for a sign-in without a name, the second step of one that waits, or a confirmation.',
  access: accessTo('session.begin'),
  limit: perAddress('passkey-options', 60, 15),
  errors: ['databaseUnavailable'],
});

export const passkeyLogin = endpoint(calls.passkeyLogin, factorSchemas.passkeyLogin, {
  summary: 'Signs in with a passkey. One that has verified its user is both steps, another one the second.',
  access: accessTo('session.begin'),
  limit: perAddress('passkey-login', 60, 15),
  errors: ['wrongPasskey', 'databaseUnavailable'],
});

export const factors = endpoint(calls.factors, factorSchemas.factors, {
  summary: 'The second factors and passkeys of the account.',
  access: accessTo('account.read'),
  limit: READ_LIMIT,
});

export const startTotp = endpoint(calls.startTotp, factorSchemas.startTotp, {
  summary: 'A secret for an app that makes codes. Nothing changes until a code of it is sent.',
  access: accessTo('account.change'),
  confirmed: true,
  limit: perAccount('totp-setup', 20, 60),
});

export const confirmTotp = endpoint(calls.confirmTotp, factorSchemas.confirmTotp, {
  summary: 'Makes the app the second factor, in place of the one before.',
  access: accessTo('account.change'),
  limit: perAccount('totp-confirm', 20, 60),
  errors: ['wrongCode', 'databaseUnavailable'],
});

export const removeTotp = endpoint(calls.removeTotp, factorSchemas.removeTotp, {
  summary: 'Removes the app; recovery codes go with the last factor.',
  access: accessTo('account.change'),
  confirmed: true,
  limit: perAccount('totp-removal', 20, 60),
  errors: ['forbidden', 'notFound'],
});

export const renewRecoveryCodes = endpoint(calls.renewRecoveryCodes, factorSchemas.renewRecoveryCodes, {
  summary: 'New recovery codes; those before are void.',
  access: accessTo('account.change'),
  confirmed: true,
  limit: perAccount('recovery-codes', 20, 60),
  errors: ['forbidden'],
});

export const newPasskeyOptions = endpoint(calls.newPasskeyOptions, factorSchemas.newPasskeyOptions, {
  summary: 'What a browser needs to make a passkey for this account.',
  access: accessTo('account.change'),
  confirmed: true,
  limit: perAccount('passkey-setup', 30, 60),
});

export const addPasskey = endpoint(calls.addPasskey, factorSchemas.addPasskey, {
  summary: 'Adds the passkey that was made.',
  access: accessTo('account.change'),
  limit: perAccount('passkey-add', 30, 60),
  status: 201,
  errors: ['wrongPasskey', 'databaseUnavailable'],
});

export const removePasskey = endpoint(calls.removePasskey, factorSchemas.removePasskey, {
  summary: 'Removes a passkey of the account; recovery codes go with the last factor.',
  access: accessTo('account.change'),
  confirmed: true,
  limit: perAccount('passkey-removal', 30, 60),
  errors: ['forbidden'],
});

export const confirmByPasskey = endpoint(calls.confirmByPasskey, factorSchemas.confirmByPasskey, {
  summary:
    'Opens dangerous actions for some minutes, like the password, by a passkey that verifies its user.',
  access: accessTo('account.change'),
  limit: perAccount('passkey-confirmation', 30, 15),
  errors: ['wrongPasskey'],
});
