import { join } from 'node:path';
import type { Logger } from 'pino';
import { Fault } from '#domain/errors/faults.ts';
import { createFairQueue } from '../fair-queue.ts';
import { RETRY_AFTER_SECONDS, WorkerProcess } from '../worker-process.ts';
import type { InspectAnswer, Inspected, InspectRequest } from './protocol.ts';
import { Refused } from './refused.ts';

/** Looks at files in a process of its own, each client in its turn (decision 129). */
export interface Inspector {
  /** Throws Refused, and "busy" when the queue is full, the time is over or the process was lost twice. */
  inspect(request: InspectRequest, size: number, client: string): Promise<Inspected>;
  /** The process that looks at a file now; null when none does. */
  working(): number | null;
  /** Refuses what waits and ends the process. */
  close(): Promise<void>;
}

/** A folder of photos from each of three clients. */
const QUEUE = { running: 1, runningPerClient: 1, waiting: 60, waitingPerClient: 20 } as const;
const TIME_LIMIT_MS = 20_000;
/** A picture of 12 megapixels takes 150 MB; what a process still holds afterwards goes with it. */
const RSS_LIMIT = 400 * 1024 * 1024;
/** Nobody sends files all day. */
const IDLE_MS = 60_000;

const busy = () => new Fault('busy', { retryAfter: RETRY_AFTER_SECONDS });

class FileWorker extends WorkerProcess<InspectRequest, InspectAnswer, Inspected> {}

function inspectedOf(answer: InspectAnswer): Inspected {
  if ('inspected' in answer) return answer.inspected;
  throw 'refusal' in answer ? new Refused(answer.refusal) : new Error(answer.failure);
}

/** Starts nothing yet: the first file starts the process. */
export function createInspector({
  root,
  log,
}: {
  root: string;
  log: Pick<Logger, 'info' | 'warn'>;
}): Inspector {
  const queue = createFairQueue({ ...QUEUE, full: busy, ownShareFull: busy });
  let worker: FileWorker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isClosed = false;

  const started = (): FileWorker => {
    if (worker?.alive) return worker;
    worker = new FileWorker({
      program: join(root, 'src/server/files/worker.ts'),
      args: [],
      cwd: root,
      flags: ['--max-semi-space-size=1', '--max-old-space-size=128'],
      env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') },
      name: 'file',
      onStderr: (text) => log.warn({ text: text.slice(0, 1000) }, 'file worker wrote to stderr'),
      resultOf: inspectedOf,
    });
    log.info({ pid: worker.pid }, 'file worker started');
    return worker;
  };
  const stop = async (): Promise<void> => {
    await worker?.stop();
    worker = null;
  };

  const attempt = async (request: InspectRequest): Promise<Inspected> => {
    const used = started();
    isWorking = true;
    try {
      return await used.run(request, TIME_LIMIT_MS);
    } finally {
      isWorking = false;
      if (used.alive && used.rss > RSS_LIMIT) await stop();
    }
  };

  /** Who loses the process in the middle gets another one, once: the same file may have been its end. */
  const tried = async (request: InspectRequest): Promise<Inspected> => {
    try {
      return await attempt(request);
    } catch (error) {
      if (error instanceof Refused || error instanceof Fault || isClosed) throw error;
      log.warn({ err: error }, 'file worker failed');
    }
    return attempt(request).catch((error: unknown) => {
      if (error instanceof Refused || error instanceof Fault) throw error;
      throw new Fault('busy', { retryAfter: RETRY_AFTER_SECONDS, cause: error });
    });
  };

  return {
    async inspect(request, size, client) {
      const release = await queue.acquire({ client, cost: size });
      clearTimeout(idle);
      try {
        if (isClosed) throw busy();
        return await tried(request);
      } finally {
        release();
        idle = setTimeout(() => void stop(), IDLE_MS).unref();
      }
    },
    working: () => (isWorking && worker?.alive ? (worker.pid ?? null) : null),
    async close() {
      isClosed = true;
      clearTimeout(idle);
      queue.clear();
      await stop();
    },
  };
}
