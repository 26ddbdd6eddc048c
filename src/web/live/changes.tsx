import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type HearChanges, hearChanges, type LiveListener } from './leader.ts';

/** Several changes come together: a screen asks once for all of them. */
const GATHER_MS = 300;

const Changes = createContext<Set<HearChanges> | null>(null);

interface LiveChangesProps {
  /** Whose changes: the signed-in account's, or those of the offer whose link is held; null of who may hear of nothing. */
  listener: LiveListener | null;
  children: ReactNode;
}

/** Around an area or page whose screens follow what changes elsewhere. */
export function LiveChanges({ listener, children }: LiveChangesProps) {
  const [listeners] = useState(() => new Set<HearChanges>());
  const key = listener?.key;
  const listen = useEffectEvent((hear: HearChanges) => (listener ? hearChanges(listener, hear) : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another listener is another stream
  useEffect(
    () =>
      listen((subjects) => {
        for (const hear of listeners) hear(subjects);
      }),
    [listeners, key],
  );
  return <Changes value={listeners}>{children}</Changes>;
}

interface FollowOptions {
  /** Also while nobody sees the page; otherwise when it is seen again. */
  evenHidden?: boolean;
}

/**
 * Calls back when one of these has changed: a kind of record ("request") or one of them ("request 6f0c…"); whatever has
 * changed, where none is named.
 */
export function useChanges(
  subjects: readonly string[],
  onChange: () => unknown,
  { evenHidden = false }: FollowOptions = {},
): void {
  const listeners = useContext(Changes);
  const changed = useEffectEvent(onChange);
  const isConcerned = useEffectEvent((told: readonly string[]): boolean => {
    if (subjects.length === 0 || told.length === 0) return true;
    return subjects.some((subject) =>
      told.some((each) => each === subject || each.startsWith(`${subject} `)),
    );
  });
  useEffect(() => {
    if (!listeners) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStale = false;
    const read = () => {
      timer = undefined;
      if (document.hidden && !evenHidden) return;
      isStale = false;
      changed();
    };
    const plan = () => {
      timer ??= setTimeout(read, GATHER_MS);
    };
    const hear: HearChanges = (told) => {
      if (!isConcerned(told)) return;
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
  }, [listeners, evenHidden]);
}

/** Reads the screen's data anew when one of these has changed; a hidden screen does so when it is seen again. */
export function useLiveData(...subjects: readonly string[]): void {
  const { revalidate } = useRevalidator();
  useChanges(subjects, revalidate);
}
