import { useEffect, useState } from 'react';

/** The time, told anew every second while something runs out. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

const SECOND_MS = 1_000;
