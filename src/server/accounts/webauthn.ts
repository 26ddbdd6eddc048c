import { isIP } from 'node:net';
import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type {
  addPasskey,
  newPasskeyOptions,
  passkeyLogin,
  passkeyOptions,
} from '#domain/accounts/factor-contract.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import type { Account } from './data.ts';
import type { Passkey } from './factor-data.ts';

type Signed = ParsedBody<typeof passkeyLogin>['response'];
type Made = ParsedBody<typeof addPasskey>['response'];
/** What every call about passkeys is about: the challenge as text, and how long the browser may take, in milliseconds. */
interface Challenge {
  challenge: string;
  timeout: number;
}

/** The protocol of passkeys for the site's name; nothing is kept here. */
export interface WebAuthn {
  requestOptions(challenge: Challenge, allowed: readonly Passkey[] | null): AnswerOf<typeof passkeyOptions>;
  creationOptions(
    challenge: Challenge,
    account: Account,
    existing: readonly Passkey[],
  ): AnswerOf<typeof newPasskeyOptions>;
  /** Null when it is not signed by the passkey over this challenge, on this site. */
  readSigned(
    response: Signed,
    challenge: string,
    passkey: Passkey,
  ): Promise<{ counter: number; isUserVerified: boolean } | null>;
  /** Null when it was not made for this challenge, on this site, by somebody whom it has verified. */
  readMade(
    response: Made,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>;
}

type SignedJson = Parameters<typeof verifyAuthenticationResponse>[0]['response'];
type MadeJson = Parameters<typeof verifyRegistrationResponse>[0]['response'];

/** EdDSA, ES256, RS256 (RFC 9053): what authenticators have. The library's own list asks Node for what is experimental. */
const ALGORITHMS = [-8, -7, -257] as const;

/** Passkeys are for a name: a site that is reached by an address has none. */
export const takesPasskeys = (publicUrl: string): boolean =>
  isIP(new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')) === 0;

const descriptorOf = ({ id, transports }: Passkey) => ({ id, type: 'public-key' as const, transports });

/** The library takes a third of a second to load and 20 MB: it comes with the first passkey. */
const library = () => import('@simplewebauthn/server');

export function createWebAuthn(publicUrl: string, siteName: string): WebAuthn {
  const { hostname: rpID, origin } = new URL(publicUrl);
  return {
    requestOptions: ({ challenge, timeout }, allowed) => ({
      challenge,
      rpId: rpID,
      timeout,
      // Without a name in front of it, the passkey is both steps: it has to know its user.
      userVerification: allowed ? 'preferred' : 'required',
      allowCredentials: (allowed ?? []).map(descriptorOf),
    }),

    creationOptions({ challenge, timeout }, account, existing) {
      return {
        rp: { id: rpID, name: siteName },
        user: {
          id: Buffer.from(account.id).toString('base64url'),
          name: account.username,
          displayName: account.fullName || account.username,
        },
        challenge,
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        timeout,
        excludeCredentials: existing.map(descriptorOf),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      };
    },

    async readSigned(response, challenge, { id, publicKey, counter }) {
      const { verifyAuthenticationResponse } = await library();
      const verified = await verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} } as SignedJson,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: { id, publicKey: Uint8Array.from(publicKey), counter },
        requireUserVerification: false,
      }).catch(() => null);
      if (!verified?.verified) return null;
      const { newCounter, userVerified } = verified.authenticationInfo;
      return { counter: newCounter, isUserVerified: userVerified };
    },

    async readMade(response, challenge) {
      const { verifyRegistrationResponse } = await library();
      const verified = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} } as MadeJson,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        supportedAlgorithmIDs: [...ALGORITHMS],
        requireUserVerification: true,
      }).catch(() => null);
      if (!verified?.verified) return null;
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      const { transports = [] } = response.response;
      return { id, publicKey: Buffer.from(publicKey), counter, transports };
    },
  };
}
