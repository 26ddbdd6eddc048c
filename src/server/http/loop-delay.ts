import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds by which the event loop may be late at worst; from then on new work makes everybody wait. */
const LATE_MS = 1_000;
const LOOK_MS = 1_000;
const NANOSECONDS = 1_000_000;

export interface LoopDelay {
  /** True when the event loop was that late within the last moments. */
  isLate(): boolean;
  stop(): void;
}

/** Watches how late the event loop is: delay, because full use alone does no harm (security 68). */
export function watchLoopDelay(lateMs = LATE_MS): LoopDelay {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let before = 0;
  const look = setInterval(() => {
    before = delays.max / NANOSECONDS;
    delays.reset();
  }, LOOK_MS).unref();
  return {
    isLate: () => Math.max(before, delays.max / NANOSECONDS) > lateMs,
    stop: () => {
      clearInterval(look);
      delays.disable();
    },
  };
}
