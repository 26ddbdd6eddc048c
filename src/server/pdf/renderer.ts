import { join } from 'node:path';
import type { Logger } from 'pino';
import { Fault } from '#domain/errors/faults.ts';
import { measure } from '#domain/kernel/extent.ts';
import type { ExportInput } from '#domain/prd/export.ts';
import { createFairQueue } from '../fair-queue.ts';
import { RETRY_AFTER_SECONDS } from '../worker-process.ts';
import type { RenderRequest, Template } from './protocol.ts';
import { PdfWorker } from './worker-process.ts';

/** Who wants a document. */
export interface Requester {
  /** The client's address group, or the name of the part of the server that works by itself. */
  client: string;
  /** Aborts when the document is no longer wanted. */
  signal?: AbortSignal | undefined;
}

/** Makes documents in worker processes, each client in its turn (security 68). */
export interface PdfRenderer {
  /** The same data give the same bytes. Fails as "busy" when the queue is full or the time is over. */
  render(template: Template, data: object, asker: Requester): Promise<Uint8Array>;
  /** Reads and sets a stranger's PRD; what it refuses is a validation fault. Otherwise as `render`. */
  exportPrd(input: ExportInput, asker: Requester): Promise<Uint8Array | string>;
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
  /** How many times as long as usual a document and the start of a worker may take. */
  timeoutFactor?: number;
}

/** One client never has both workers, so that a short document of another always finds one. */
const QUEUE = { running: 2, runningPerClient: 1, waiting: 10, waitingPerClient: 3 } as const;
const TIME_LIMIT_MS = 10_000;
/** A worker that has grown beyond it is replaced; a fresh one takes 85 MB, 40 of them Node's own code. */
const RSS_LIMIT = 150 * 1024 * 1024;
/** The second worker, started only when two documents are wanted at once, goes after so long without work. */
const SPARE_IDLE_MS = 30_000;

const busy = () => new Fault('busy', { retryAfter: RETRY_AFTER_SECONDS });
const tooManyAtOnce = () => new Fault('rateLimited', { retryAfter: RETRY_AFTER_SECONDS });

/** How many characters cost as much as a line of its own. */
const LINE_COST = 50;

/** What a document costs, in characters: measured, it takes 2 µs for each and 140 for each line of its own. */
function costOf(request: RenderRequest): number {
  const { characters, lines } = measure(request.kind === 'pdf' ? request.data : request.input.body);
  return characters + LINE_COST * lines;
}

/** Starts nothing yet: the first document starts the first worker, which then stays warm. */
export function createPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const { root, timeoutFactor = 1, timeLimit = TIME_LIMIT_MS * timeoutFactor } = options;
  const queue = createFairQueue({ ...QUEUE, full: busy, ownShareFull: tooManyAtOnce });
  const workers = workerPool({ ...options, documents: options.documents ?? join(root, 'documents') });
  let closed = false;

  const file = async (
    request: RenderRequest,
    { client, signal }: Requester,
  ): Promise<Uint8Array | string> => {
    const release = await queue.acquire({ client, cost: costOf(request) }, signal);
    if (closed) throw busy();
    const worker = workers.acquire();
    // A client that goes away keeps its turn until the worker has finished: nobody gets more by hanging up.
    const made = worker.run(request, timeLimit).finally(() => {
      workers.release(worker);
      release();
    });
    return signal ? Promise.race([made, aborted(signal)]) : made;
  };

  return {
    async render(template, data, asker) {
      const pdf = await file({ kind: 'pdf', template, data }, asker);
      if (typeof pdf === 'string') throw new Error('A template gave text');
      return pdf;
    },
    exportPrd: (input, asker) => file({ kind: 'prd', input }, asker),
    async close() {
      closed = true;
      queue.clear();
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

function workerPool(options: PdfRendererOptions & { documents: string }) {
  const { root, documents, log, timeoutFactor = 1 } = options;
  const all = new Set<PdfWorker>();
  let idle: PdfWorker[] = [];

  const start = (): PdfWorker => {
    const onStderr = (text: string) => log.warn({ text: text.slice(0, 1000) }, 'PDF worker wrote to stderr');
    const worker = new PdfWorker({ root, documents, onStderr, timeoutFactor });
    all.add(worker);
    log.info({ pid: worker.pid }, 'PDF worker started');
    return worker;
  };
  const stop = async (worker: PdfWorker): Promise<void> => {
    await worker.stop();
    all.delete(worker);
  };
  const stopSpares = () => {
    for (const worker of idle.splice(0, idle.length - 1)) void stop(worker);
  };

  return {
    acquire(): PdfWorker {
      idle = idle.filter(({ alive }) => alive);
      return idle.pop() ?? start();
    },
    release(worker: PdfWorker): void {
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
