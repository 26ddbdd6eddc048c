import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { liveHints } from '#domain/live/calls.ts';
import { type HearChanges, hearChanges } from './leader.ts';

/** Several changes come together: a screen asks once for all of them. */
const GATHER_MS = 300;

const Changes = createContext<Set<HearChanges> | null>(null);

/** Around an area whose screens follow what changes elsewhere. */
export function LiveChanges({ children }: { children: ReactNode }) {
  const [listeners] = useState(() => new Set<HearChanges>());
  useEffect(
    () =>
      hearChanges(liveHints.path, (subjects) => {
        for (const hear of listeners) hear(subjects);
      }),
    [listeners],
  );
  return <Changes value={listeners}>{children}</Changes>;
}

/**
 * Reads the screen's data anew when one of these has changed: a kind of record ("request") or one of them ("request 6f0c…");
 * whatever has changed, where none is named.
 * A hidden screen does so when it is seen again.
 */
export function useLiveData(...subjects: readonly string[]): void {
  const listeners = useContext(Changes);
  const { revalidate } = useRevalidator();
  const concerns = useRef<readonly string[]>(subjects);
  useEffect(() => {
    concerns.current = subjects;
  });
  useEffect(() => {
    if (!listeners) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStale = false;
    const read = () => {
      timer = undefined;
      if (document.hidden) return;
      isStale = false;
      void revalidate();
    };
    const plan = () => {
      timer ??= setTimeout(read, GATHER_MS);
    };
    const hear: HearChanges = (changed) => {
      const isConcerned = (subject: string) =>
        changed.length === 0 || changed.some((each) => each === subject || each.startsWith(`${subject} `));
      const { current } = concerns;
      if (current.length > 0 && !current.some(isConcerned)) return;
      isStale = true;
      plan();
    };
    const seen = () => isStale && plan();
    listeners.add(hear);
    document.addEventListener('visibilitychange', seen);
    return () => {
      listeners.delete(hear);
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(timer);
    };
  }, [listeners, revalidate]);
}
