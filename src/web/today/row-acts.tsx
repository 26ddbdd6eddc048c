import { type ReactNode, useState } from 'react';
import { type InboxActs, useInboxActs } from '../requests/inbox-acts.tsx';

/** Acts in the rows of the day. */
export interface RowActs {
  /** Those of one row. */
  at: (row: string) => InboxActs;
  /** Whether one is under way at this row. */
  isBusyAt: (row: string) => boolean;
  /** Why the last act failed, at the row that it was about. */
  saidAt: (row: string) => ReactNode;
  /** What was done, with the way back: its row is gone by then. */
  done: ReactNode;
  unlessBusy: InboxActs['unlessBusy'];
}

/** One act at a time in all rows of the day: its failure is said at its row, its success above them. */
export function useRowActs(): RowActs {
  const acts = useInboxActs();
  const [row, setRow] = useState<string | null>(null);
  const from =
    <Args extends unknown[], Answer>(at: string, act: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      setRow(at);
      return act(...args);
    };
  return {
    at: (at) => ({
      ...acts,
      perform: from(at, acts.perform),
      archive: from(at, acts.archive),
      offer: from(at, acts.offer),
      refuse: from(at, acts.refuse),
    }),
    isBusyAt: (at) => acts.isBusy && row === at,
    saidAt: (at) => (row === at ? acts.failed : null),
    done: acts.done,
    unlessBusy: acts.unlessBusy,
  };
}
