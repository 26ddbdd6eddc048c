const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Whose failed sign-ins are added up: those of one address for one account, or all of one address (security 20). Wrong
 * codes of the second step are added up also for the account alone: who gets there has the password, and could guess from
 * a thousand addresses.
 */
export type FailuresOf = 'accountFromAddress' | 'address' | 'secondStepFromAddress' | 'secondStep';

/** So many mistakes are human, or those of a household. */
const FREE: Record<FailuresOf, number> = {
  accountFromAddress: 5,
  address: 20,
  secondStepFromAddress: 5,
  secondStep: 20,
};
/** Nobody waits longer, in milliseconds. */
export const LONGEST_DELAY = 60 * MINUTE;

/** Failures before are forgotten. */
export const FAILURES_KEPT = DAY;

/** How long the next attempt has to wait, in milliseconds: doubles with each failure beyond the free ones. */
export function signInDelay(of: FailuresOf, failures: number): number {
  const beyond = failures - FREE[of];
  return beyond < 0 ? 0 : Math.min(LONGEST_DELAY, MINUTE * 2 ** Math.min(beyond, 10));
}
