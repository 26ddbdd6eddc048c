import type { SECOND_FACTORS } from '#domain/accounts/contract.ts';
import type { Account } from './data.ts';

export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** What decides which second factors an account has. */
export type Factored = Pick<Account, 'totpConfirmedAt'> & { hasPasskey: boolean };

/** Ways to the second step of a sign-in; none where a password is enough. */
export function factorsOf({ totpConfirmedAt, hasPasskey }: Factored): SecondFactor[] {
  return [
    ...(totpConfirmedAt ? (['totp'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(totpConfirmedAt ? (['recovery-code'] as const) : []),
  ];
}
