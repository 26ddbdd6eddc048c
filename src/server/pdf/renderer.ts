import { join } from 'node:path';
import type { Logger } from 'pino';
import { Fault } from '#domain/errors/faults.ts';
import type { Template } from './messages.ts';
import { createTurns } from './turns.ts';
import { RETRY_AFTER_SECONDS, WorkerProcess } from './worker-process.ts';

/** Makes PDFs of data in worker processes (security 68). */
export interface PdfRenderer {
  /** The same data give the same bytes. Fails as "busy" when the queue is full or the time is over. */
  render(template: Template, data: object, signal?: AbortSignal): Promise<Uint8Array>;
  /** Refuses what waits and ends the workers. */
  close(): Promise<void>;
}

interface PdfRendererOptions {
  /** The project's root. */
  root: string;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Folder of templates and fonts. */
  documents?: string;
  /** Milliseconds for one document. */
  timeLimit?: number;
}

const RUNNING = 2;
const WAITING = 10;
const TIME_LIMIT_MS = 10_000;
/** A worker that has grown beyond it is replaced; a fresh one takes 85 MB, 40 of them Node's own code. */
const RSS_LIMIT = 150 * 1024 * 1024;
/** The second worker, started only when two documents are wanted at once, goes after so long without work. */
const SPARE_IDLE_MS = 30_000;

const busy = () => new Fault('busy', { retryAfter: RETRY_AFTER_SECONDS });

/** Starts nothing yet: the first document starts the first worker, which then stays warm. */
export function createPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const { root, timeLimit = TIME_LIMIT_MS } = options;
  const turns = createTurns({ running: RUNNING, waiting: WAITING }, busy);
  const workers = workerPool({ ...options, documents: options.documents ?? join(root, 'documents') });
  let closed = false;

  return {
    async render(template, data, signal) {
      await turns.take(signal);
      if (closed) throw busy();
      const worker = workers.take();
      const pdf = worker.render({ template, data }, timeLimit).finally(() => {
        workers.giveBack(worker);
        turns.release();
      });
      return signal ? Promise.race([pdf, aborted(signal)]) : pdf;
    },
    async close() {
      closed = true;
      turns.clear();
      await workers.stop();
    },
  };
}

/** Rejects as soon as the client is gone; the document itself is not worth stopping a worker for. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function workerPool({ root, documents, log }: PdfRendererOptions & { documents: string }) {
  const all = new Set<WorkerProcess>();
  let idle: WorkerProcess[] = [];

  const start = (): WorkerProcess => {
    const onStderr = (text: string) => log.warn({ text: text.slice(0, 1000) }, 'PDF worker wrote to stderr');
    const worker = new WorkerProcess({ root, documents, onStderr });
    all.add(worker);
    log.info({ pid: worker.pid }, 'PDF worker started');
    return worker;
  };
  const stop = async (worker: WorkerProcess): Promise<void> => {
    await worker.stop();
    all.delete(worker);
  };
  const stopSpares = () => {
    for (const worker of idle.splice(0, idle.length - 1)) void stop(worker);
  };

  return {
    take(): WorkerProcess {
      idle = idle.filter(({ alive }) => alive);
      return idle.pop() ?? start();
    },
    giveBack(worker: WorkerProcess): void {
      if (!worker.alive || worker.rss > RSS_LIMIT) {
        log.info({ pid: worker.pid, rss: worker.rss }, 'PDF worker replaced');
        void stop(worker);
        return;
      }
      idle.push(worker);
      if (idle.length > 1) setTimeout(stopSpares, SPARE_IDLE_MS).unref();
    },
    async stop(): Promise<void> {
      await Promise.all([...all].map(stop));
    },
  };
}
