import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reloadAfterChunkFailure } from './chunk-reload.ts';

/** Shown while a part of the page is on its way (specification 2). */
export const Loading = () => (
  <p lang="en" role="status" className="font-mono text-mark text-ink-2 p-8">
    Loading...
  </p>
);

const neverSettles = new Promise<never>(() => {});

/** Loads a module's default export; a chunk that fails reloads the page once (specification 2, decisions 5). */
export async function loadModule<Props>(
  load: () => Promise<{ default?: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> {
  const loaded = await load().catch(async (error: unknown) => {
    if (await reloadAfterChunkFailure(error)) return neverSettles;
    throw error;
  });
  if (!loaded.default) throw new Error('Invalid lazy module: missing default export');
  return { default: loaded.default };
}

/** A component whose code is loaded when it is first rendered. Render it inside Suspense. */
export const lazyModule = <Props,>(
  load: () => Promise<{ default?: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadModule(load));
