import { useEffect } from 'react';
import type { DraftSaver } from './draft-saver.ts';

/** Saves what is written when the tab is hidden, the connection is back, and the screen is left. */
export function useSavedOnLeave(saver: Pick<DraftSaver<unknown>, 'flush' | 'stop'>): void {
  useEffect(() => {
    const save = () => void saver.flush();
    const hide = () => document.hidden && save();
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', save);
      void saver.flush().finally(saver.stop);
    };
  }, [saver]);
}
