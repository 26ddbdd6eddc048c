import { useEffect, useEffectEvent } from 'react';
import { retryDelay } from '#domain/errors/retry-policy.ts';
import { type WizardState, waitsForNetwork } from '#domain/quote/wizard-state.ts';
import { lookForServer } from '../errors/reachability.ts';

/** Makes the call that failed again, as though its button had been pressed; `quiet` is without a toast. */
export type Retry = (quiet?: boolean) => void;

/**
 * Makes a call that waits for the network again by itself once the server answers, after a reload at once; more and more
 * rarely where it fails although the server answers.
 */
export function useNetworkReturn(state: WizardState, retry: Retry): void {
  const waits = waitsForNetwork(state) && state.calls.length === 0;
  const attempts = state.failure?.attempts ?? 0;
  const callAgain = useEffectEvent(() => retry(true));

  useEffect(() => {
    if (!waits) return;
    const first = attempts === 0 ? 0 : retryDelay(attempts);
    return lookForServer({ first, again: retryDelay(attempts + 2) }, (answers) => answers && callAgain());
  }, [waits, attempts]);
}
