import { SESSION } from '#domain/consent/storage-names.ts';
import { CHUNK_FAILURE, failedChunk } from '#domain/errors/chunk.ts';
import { sessionStore } from '../shell/browser-storage.ts';
import { isReachable, LOOK_AGAIN_MS, lookForServer } from './reachability.ts';

type Save = () => void;
const savers = new Set<Save>();
/** Whether a reload follows, for each chunk about which that is being found out. */
const attempts = new Map<string, Promise<boolean>>();
let reloading = false;

/** Registers something to be saved before the page reloads because of a chunk; returns how to leave. */
export function onBeforeChunkReload(save: Save): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether the error says that a part of the program could not be loaded. */
export const isChunkFailure = (error: unknown): boolean => CHUNK_FAILURE.test(messageOf(error));

/** True the first time it is asked about a chunk in this tab; false when that cannot be remembered. */
function isFirstFailure(chunk: string): boolean {
  try {
    const name = `${SESSION.chunkReload}${chunk}` as const;
    if (sessionStore().getItem(name) !== null) return false;
    sessionStore().setItem(name, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}

function runSavers(): void {
  for (const save of savers) {
    try {
      save();
    } catch (error) {
      console.warn('Failed to save before reload', error);
    }
  }
}

/** Loads the document anew after saving what is registered. */
function reload(): void {
  reloading = true;
  runSavers();
  location.reload();
}

/** Loads the document anew, unless that would replace it by the browser's own page about the lost connection. */
export async function reloadIfReachable(): Promise<boolean> {
  if (!(await isReachable())) return false;
  reload();
  return true;
}

/** Loads the document anew now, or as soon as the server answers. */
export function reloadOnceReachable(): void {
  const stop = lookForServer({ first: 0, again: LOOK_AGAIN_MS }, (answers) => {
    if (!answers) return;
    stop();
    reload();
  });
}

/**
 * Reloads the page when the error says that a chunk could not be loaded: at most once per chunk, after saving
 * (decisions 5), and only where the server answers. True when a reload is under way.
 */
export function reloadAfterChunkFailure(error: unknown): Promise<boolean> {
  const chunk = failedChunk(messageOf(error), location.pathname);
  if (chunk === null) return Promise.resolve(false);
  // Vite's preload, a rejection and the part itself may all tell of one failure.
  const attempt = attempts.get(chunk) ?? tryReload(chunk, error).finally(() => attempts.delete(chunk));
  attempts.set(chunk, attempt);
  return attempt;
}

async function tryReload(chunk: string, error: unknown): Promise<boolean> {
  console.error('Failed to load a part of the page', error);
  if (!(await isReachable())) return false;
  if (reloading) return true;
  if (!isFirstFailure(chunk)) return false;
  reload();
  return true;
}

let inAdvance = 0;

/** Loads code before it is needed. A failure costs nothing: it is told, and mended, when the code is needed. */
export async function loadInAdvance(load: () => Promise<unknown>): Promise<boolean> {
  inAdvance += 1;
  try {
    await load();
    return true;
  } catch {
    return false;
  } finally {
    inAdvance -= 1;
  }
}

const onPreloadError = (event: VitePreloadErrorEvent) => {
  if (inAdvance > 0) return;
  void reloadAfterChunkFailure(event.payload);
};
const onRejection = (event: PromiseRejectionEvent) => {
  if (!isChunkFailure(event.reason)) return;
  event.preventDefault();
  void reloadAfterChunkFailure(event.reason);
};

/** Watches for chunks that fail anywhere: preloads of Vite and unhandled rejections. Returns how to stop. */
export function watchChunkFailures(): () => void {
  addEventListener('vite:preloadError', onPreloadError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('vite:preloadError', onPreloadError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
