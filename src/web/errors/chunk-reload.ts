import { SESSION } from '#domain/content/storage-names.ts';
import { failedChunk } from '#domain/errors/chunk.ts';
import { sessionStore } from '../shell/browser-storage.ts';

type Save = () => void;
const savers = new Set<Save>();
let reloading = false;

/** Registers something to be saved before the page reloads because of a chunk; returns how to leave. */
export function onBeforeChunkReload(save: Save): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

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

/**
 * Reloads the page when the error says that a chunk could not be loaded: at most once per chunk, after saving
 * (decisions 5). True when a reload is under way, whichever chunk began it.
 */
export function reloadAfterChunkFailure(error: unknown): boolean {
  if (reloading) return true;
  const message = error instanceof Error ? error.message : String(error);
  const chunk = failedChunk(message, location.pathname);
  if (chunk === null) return false;
  console.error('Failed to load a part of the page', error);
  if (!isFirstFailure(chunk)) return false;
  reloading = true;
  runSavers();
  location.reload();
  return true;
}

const onPreloadError = (event: VitePreloadErrorEvent) => {
  reloadAfterChunkFailure(event.payload);
};
const onRejection = (event: PromiseRejectionEvent) => {
  if (reloadAfterChunkFailure(event.reason)) event.preventDefault();
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
