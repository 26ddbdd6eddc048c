import { useSyncExternalStore } from 'react';

/**
 * False while the page looks as the server has rendered it, true from then on. What depends on the address's search
 * waits for it: the server does not know the search, since public pages are the same for everybody.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
