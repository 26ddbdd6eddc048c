import { isNoSpace } from '../disk-space.ts';
import { drawn, inspect } from './inspect.ts';
import { TooLargeNow } from './pictures.ts';
import type { DrawRequest, InspectAnswer, InspectMessage, InspectResult, LookRequest } from './protocol.ts';
import { Refused } from './refused.ts';

/** A process of its own for what strangers send: nothing of it is read where the server's secrets are. */
if (!process.send) throw new Error('The worker for files is started by the server.');

async function result(request: LookRequest | DrawRequest): Promise<InspectResult> {
  try {
    return 'draws' in request ? { drawn: await drawn(request.draws) } : { inspected: await inspect(request) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    if (isNoSpace(error)) return { isDiskFull: true };
    if (error instanceof TooLargeNow) return { isLarge: true };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (request: LookRequest | DrawRequest) => {
  const answer: InspectAnswer = { ...(await result(request)), rss: process.memoryUsage.rss() };
  process.send?.(answer);
});

// Ctrl+C reaches every process of the terminal; the server finishes its answers first and then lets go.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

process.send('ready' satisfies InspectMessage);
