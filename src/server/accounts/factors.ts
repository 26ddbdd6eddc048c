import type { SECOND_FACTORS } from '#domain/accounts/contract.ts';
import { isLoopback } from '../http/loopback.ts';
import type { Account } from './data.ts';

export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** What decides which second factors an account has. */
export type Factored = Pick<Account, 'totpConfirmedAt'> & { hasPasskey: boolean };

/** Ways to the second step of a sign-in; none where a password is enough. */
export function factorsOf({ totpConfirmedAt, hasPasskey }: Factored): SecondFactor[] {
  if (!totpConfirmedAt && !hasPasskey) return [];
  return [
    ...(totpConfirmedAt ? (['totp'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
    // Made with the first factor of either kind: who loses the device is not locked out.
    'recovery-code',
  ];
}

/** Whether the account has to have a second factor: an administrator of a site that others can reach. */
export const isFactorRequired = ({ role }: Pick<Account, 'role'>, publicUrl: string): boolean =>
  role === 'admin' && !isLoopback(publicUrl);
