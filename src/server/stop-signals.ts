/** One Ctrl+C or one stop of a service often arrives twice: from terminal or systemd, and passed on by npm. */
const SAME_REQUEST_MS = 2_000;

/** Calls `stop` at the first SIGINT or SIGTERM, and `force` at a later one that is a request of its own; `elapsed` is in ms. */
export function onStopSignals(stop: () => void, force: () => void, elapsed: () => number): void {
  let first: number | undefined;
  const hear = (): void => {
    const now = elapsed();
    if (first === undefined) {
      first = now;
      stop();
    } else if (now - first > SAME_REQUEST_MS) force();
  };
  process.on('SIGINT', hear);
  process.on('SIGTERM', hear);
}
