import { withTimeLimit } from '../shell/time-limit.ts';

/** How long the server may take to show that it is there, in milliseconds. */
const ANSWER_MS = 5000;
/** Between two looks for a connection that no event announces, in milliseconds. */
export const LOOK_AGAIN_MS = 5000;

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

/** When to look for the server, in milliseconds: before the first look, and between further ones. */
interface Looks {
  first: number;
  again: number;
}

/**
 * Looks whether the server answers, one look at a time, and tells what each has found: after a while, as soon as the
 * browser is connected, and now and then, because not every return is announced. Returns how to stop.
 */
export function lookForServer({ first, again }: Looks, tell: (answers: boolean) => void): () => void {
  let stopped = false;
  let looking = false;
  const look = async () => {
    if (looking || stopped) return;
    looking = true;
    const answers = await isReachable();
    looking = false;
    if (!stopped) tell(answers);
  };
  const start = setTimeout(look, first);
  const timer = setInterval(look, again);
  addEventListener('online', look);
  return () => {
    stopped = true;
    clearTimeout(start);
    clearInterval(timer);
    removeEventListener('online', look);
  };
}

/**
 * Calls back once the server answers again. Where nobody knows that it was lost, never if it answers at the start, since
 * then something else is wrong. Returns how to stop.
 */
export function onceReachableAgain(callback: () => void, { isLost = false } = {}): () => void {
  let wasLost = isLost;
  const stop = lookForServer({ first: 0, again: LOOK_AGAIN_MS }, (answers) => {
    if (!answers) {
      wasLost = true;
      return;
    }
    stop();
    if (wasLost) callback();
  });
  return stop;
}
