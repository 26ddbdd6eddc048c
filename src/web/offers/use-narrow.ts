import { useSyncExternalStore } from 'react';

/** Below 768 px; a media query's length is the browser's own, 16 px. */
const NARROW = '(max-width: 47.99rem)';

const watch = (told: () => void) => {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', told);
  return () => narrow.removeEventListener('change', told);
};

/** Whether there is room for one column of a phone only: then one line at a time is edited on a screen of its own. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(NARROW).matches,
    () => false,
  );
