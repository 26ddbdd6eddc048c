/** A clock that stands still until it is moved, on a working Wednesday; with a tick each look is so many ms later. */
export function stillClock(start = '2026-11-25T10:00:00Z', tick = 0) {
  let now = Date.parse(start);
  return {
    clock: () => {
      const seen = new Date(now);
      now += tick;
      return seen;
    },
    forward: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
