import { type ReactNode, useEffect } from 'react';
import { watchChunkFailures } from './chunk-reload.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineGuard } from './offline-guard.tsx';
import { Toaster } from './toaster.tsx';

/** What stands around the whole app: app-level boundary, toasts, watch over failing chunks and a lost connection. */
export function AppFrame({ children }: { children: ReactNode }) {
  useEffect(watchChunkFailures, []);
  return (
    <>
      <ErrorBoundary level="app" component="App">
        {children}
      </ErrorBoundary>
      <OfflineGuard />
      <Toaster />
    </>
  );
}
