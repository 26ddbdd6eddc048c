import { withTimeLimit } from '../shell/time-limit.ts';

/** How long the server may take to show that it is there, in milliseconds. */
const ANSWER_MS = 5000;
/** Between two looks for a connection that no event announces, in milliseconds. */
const LOOK_AGAIN_MS = 5000;

/** Whether the server answers now; whatever it answers, a document of ours can be loaded. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await withTimeLimit(ANSWER_MS, undefined, (signal) => fetch('/healthz', { cache: 'no-store', signal }));
    return true;
  } catch {
    return false;
  }
}

/** Loads another document, unless the browser would show its own page about the lost connection. False then. */
export async function openDocument(href: string): Promise<boolean> {
  if (!(await isReachable())) return false;
  location.assign(href);
  return true;
}

/**
 * Calls back once the server answers again; never where it answers at the start, since then something else is wrong.
 * Looks when the browser is connected and every few seconds. Returns how to stop.
 */
export function onceReachableAgain(callback: () => void): () => void {
  let wasLost = false;
  let stopped = false;
  let looking = false;
  const look = async () => {
    if (looking || stopped) return;
    looking = true;
    const reachable = await isReachable();
    looking = false;
    if (stopped) return;
    if (!reachable) wasLost = true;
    else {
      stop();
      if (wasLost) callback();
    }
  };
  const stop = () => {
    stopped = true;
    clearInterval(timer);
    removeEventListener('online', look);
  };
  const timer = setInterval(look, LOOK_AGAIN_MS);
  addEventListener('online', look);
  void look();
  return stop;
}
