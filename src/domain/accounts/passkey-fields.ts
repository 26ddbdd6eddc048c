import { z } from 'zod';
import { FACTOR_TEXTS } from './factor-texts.ts';

/** Bytes as WebAuthn writes them in JSON; no honest authenticator sends more. */
const bytes = (max: number) =>
  z
    .string({ error: FACTOR_TEXTS.passkeyUnreadable })
    .min(1, { error: FACTOR_TEXTS.passkeyUnreadable, abort: true })
    .max(max, { error: FACTOR_TEXTS.passkeyUnreadable, abort: true })
    .regex(/^[\w-]+$/, FACTOR_TEXTS.passkeyUnreadable);

const SHORT = 2_000;
const LONG = 20_000;
/** How a passkey is reached, "usb"; browsers may bring new words, but words. */
const transport = z.string().regex(/^[\w-]{1,40}$/, FACTOR_TEXTS.passkeyUnreadable);
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(transport).optional(),
});
const userVerification = z.enum(['required', 'preferred', 'discouraged']);

/** A passkey's id. */
export const passkeyId = bytes(SHORT);

const credential = {
  id: passkeyId,
  rawId: bytes(SHORT),
  type: z.literal('public-key', { error: FACTOR_TEXTS.passkeyUnreadable }),
};

/** What a browser gives that has signed a challenge (WebAuthn 3, AuthenticationResponseJSON). */
export const signedByPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(SHORT),
    authenticatorData: bytes(SHORT),
    signature: bytes(LONG),
    userHandle: bytes(SHORT).optional(),
  }),
});

/** What a browser gives that has made a passkey (WebAuthn 3, RegistrationResponseJSON). */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(SHORT),
    attestationObject: bytes(LONG),
    transports: z.array(transport).max(10).optional(),
  }),
});

/** What a browser needs to sign in with a passkey. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification,
  allowCredentials: z.array(descriptor).describe('empty where any passkey of this site will do'),
});

/** What a browser needs to make a passkey. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  attestation: z.literal('none'),
});
