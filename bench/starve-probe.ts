/** A process beside the server and its attackers that asks for two addresses all the time and says how long each took. */
import { setTimeout as delay } from 'node:timers/promises';

const [origin] = process.argv.slice(2);
const PATHS = ['/healthz', '/'] as const;
const PAUSE_MS = 10;

/** Milliseconds of every answer, by path. */
export type Latencies = Record<(typeof PATHS)[number], number[]>;

let latencies: Latencies = { '/healthz': [], '/': [] };

process.on('message', () => {
  process.send?.(latencies);
  latencies = { '/healthz': [], '/': [] };
});

while (process.connected) {
  for (const path of PATHS) {
    const start = performance.now();
    const answer = await fetch(`${origin}${path}`);
    await answer.arrayBuffer();
    if (answer.ok) latencies[path].push(performance.now() - start);
    else latencies[path].push(Number.POSITIVE_INFINITY);
    await delay(PAUSE_MS);
  }
}
