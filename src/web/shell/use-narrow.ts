import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than so many rem; a media query's rem is the browser's own, 16 px. */
const below = (rem: number) => {
  const query = `(width < ${rem}rem)`;
  return {
    watch: (told: () => void) => {
      const narrow = matchMedia(query);
      narrow.addEventListener('change', told);
      return () => narrow.removeEventListener('change', told);
    },
    isNow: () => matchMedia(query).matches,
  };
};

const PHONE = below(48);
const ONE_COLUMN = below(64);
const onServer = () => false;

/** Whether there is room for one column of a phone only: then one line at a time is edited on a screen of its own. */
export const useNarrow = (): boolean => useSyncExternalStore(PHONE.watch, PHONE.isNow, onServer);

/** Whether parts that stand in two columns stand under each other, in an order of their own. */
export const useOneColumn = (): boolean => useSyncExternalStore(ONE_COLUMN.watch, ONE_COLUMN.isNow, onServer);
