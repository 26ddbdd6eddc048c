import { useEffect, useEffectEvent } from 'react';
import { retryDelay } from '#domain/errors/retry-policy.ts';
import { type WizardState, waitsForNetwork } from '#domain/quote/wizard-state.ts';
import { isReachable } from '../errors/reachability.ts';

/** Makes the call that failed again, as though its button had been pressed; `quiet` is without a toast. */
export type Retry = (quiet?: boolean) => void;

/**
 * Makes a call that waits for the network again by itself once the server answers: when the browser says that it is
 * connected, and now and then, because not every return is announced. After a reload at once.
 */
export function useNetworkReturn(state: WizardState, retry: Retry): void {
  const waits = waitsForNetwork(state) && state.calls.length === 0;
  const attempts = state.failure?.attempts ?? 0;
  const look = useEffectEvent(async (isOver: () => boolean) => {
    if ((await isReachable()) && !isOver()) retry(true);
  });

  useEffect(() => {
    if (!waits) return;
    let over = false;
    const lookNow = () => void look(() => over);
    const first = setTimeout(lookNow, attempts === 0 ? 0 : retryDelay(attempts));
    const again = setInterval(lookNow, retryDelay(attempts + 2));
    addEventListener('online', lookNow);
    return () => {
      over = true;
      clearTimeout(first);
      clearInterval(again);
      removeEventListener('online', lookNow);
    };
  }, [waits, attempts]);
}
