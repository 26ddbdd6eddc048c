import { useEffect, useState } from 'react';
import type { AnswerOf } from '#domain/api/call.ts';
import type { today } from '#domain/today/calls.ts';

/** What waits for the operator. */
export type Today = AnswerOf<typeof today>;

const TICK_MS = 20_000;

/** The server's time, going on since it has answered at `at`: the browser's own clock may be wrong. */
export function useTimeSince(at: string): Date {
  const [passed, setPassed] = useState({ at, ms: 0 });
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed({ at, ms: performance.now() - began }), TICK_MS);
    return () => clearInterval(timer);
  }, [at]);
  return new Date(Date.parse(at) + (passed.at === at ? passed.ms : 0));
}
