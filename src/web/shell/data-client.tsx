import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './query-client.ts';

let ofThisTab: QueryClient | undefined;

/** One for the whole tab, so that what a dialog was told is known when it opens again; on the server one a render. */
export function dataClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  ofThisTab ??= createQueryClient();
  return ofThisTab;
}

/** Of queries that loaders make: the screen itself stands for their failure, so no toast says it besides. */
export const BY_SCREEN = { toast: false } as const;

/**
 * The data client for the parts that ask or tell the server something. It stands around them and not around the
 * app: pages come with their data, and their first load would carry the library for nothing.
 */
export function DataClient({ children }: { children: ReactNode }) {
  const [client] = useState(dataClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
