/** A process beside the server and its attackers that asks for a few addresses all the time and says how long each took. */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const [origin] = process.argv.slice(2);
const PATHS = ['/healthz', '/', '/favicon.svg'] as const;
const PAUSE_MS = 5;
const agent = new Agent({ keepAlive: true });

/** Milliseconds of every answer, by path; endless for one that was none. */
export type Latencies = Record<(typeof PATHS)[number], number[]>;

const none = (): Latencies => ({ '/healthz': [], '/': [], '/favicon.svg': [] });

let latencies = none();

process.on('message', () => {
  process.send?.(latencies);
  latencies = none();
});

/** Until the last byte, as a browser asks for it; nothing is unpacked. */
async function milliseconds(path: string): Promise<number> {
  const start = performance.now();
  const request = get(`${origin}${path}`, { agent, headers: { 'accept-encoding': 'br' } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (!answer) throw new Error('No answer');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode === 200 ? performance.now() - start : Number.POSITIVE_INFINITY;
}

while (process.connected) {
  for (const path of PATHS) {
    latencies[path].push(await milliseconds(path));
    await delay(PAUSE_MS);
  }
}
agent.destroy();
