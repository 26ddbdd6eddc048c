import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '../shell/query-client.ts';
import { watchChunkFailures } from './chunk-reload.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Toaster } from './toaster.tsx';

/** What stands around the whole app: data client, app-level boundary, toasts, watch over failing chunks. */
export function AppFrame({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(watchChunkFailures, []);
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary level="app" component="App">
        {children}
      </ErrorBoundary>
      <Toaster />
    </QueryClientProvider>
  );
}
