/** A clock that stands still until it is moved. */
export function stillClock(start = '2026-11-21T10:00:00Z') {
  let now = new Date(start);
  return {
    clock: () => now,
    forward: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
