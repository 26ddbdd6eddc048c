/** What happens when, and the clock that everybody looks at meanwhile. */
export interface Diary {
  /** Shows the moment of what happens now. */
  clock(): Date;
  /** Something that happens at a moment; what is written down for an earlier one than now happens next. */
  note(at: Date, act: () => Promise<void>): void;
  /** Lets everything happen in its order up to the end, what it leads to as well; what comes later does not. */
  live(end: Date): Promise<void>;
}

export function createDiary(start: Date): Diary {
  let now = start;
  const entries: { at: Date; act: () => Promise<void> }[] = [];
  return {
    clock: () => now,
    note(at, act) {
      const place = entries.findIndex((entry) => entry.at > at);
      entries.splice(place < 0 ? entries.length : place, 0, { at, act });
    },
    async live(end) {
      for (;;) {
        const [next] = entries;
        if (!next || next.at > end) break;
        entries.shift();
        if (next.at > now) now = next.at;
        await next.act();
      }
      now = end;
    },
  };
}
