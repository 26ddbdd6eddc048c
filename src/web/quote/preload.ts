import { loadInAdvance } from '../errors/chunk-reload.ts';
import { onceReachableAgain } from '../errors/reachability.ts';

/** What a visitor does with a page that is more than looking at it. */
const FIRST_USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
const options = { capture: true, passive: true, once: true } as const;

/**
 * Loads code in advance once the visitor does anything with the page and the browser has time, after a failure when the
 * network is back: the first load stays small, and a connection that is lost later does not cost the visitor that part.
 * Returns how to stop.
 */
export function preloadOnFirstUse(load: () => Promise<unknown>): () => void {
  let stopWaiting = () => {};
  const forget = () => {
    for (const use of FIRST_USES) removeEventListener(use, begin, options);
    stopWaiting();
  };
  const begin = () => {
    forget();
    whenIdle(async () => {
      if (!(await loadInAdvance(load))) stopWaiting = onceReachableAgain(begin);
    });
  };
  for (const use of FIRST_USES) addEventListener(use, begin, options);
  return forget;
}

/** Safari has no idle callback; there the next free moment of the event loop has to do. */
const whenIdle = (work: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work);
