import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Fault } from '#domain/errors/faults.ts';
import type { Refusal, RenderAnswer, RenderRequest, WorkerMessage } from './protocol.ts';

interface WorkerOptions {
  /** The project's root: the worker runs from its source, which the server's bundle does not hold. */
  root: string;
  /** The folder of the templates. */
  documents: string;
  onStderr: (text: string) => void;
  /** Milliseconds that a document waits for the worker to start. */
  startLimit?: number;
}

/** Seconds after which trying again makes sense while documents are queueing. */
export const RETRY_AFTER_SECONDS = 5;
/** A start takes a second, but many on a busy machine; with a document's own time it stays under what a visitor waits. */
const START_LIMIT_MS = 10_000;

const RUNTIME_FLAGS = ['--expose-gc', '--max-semi-space-size=1', '--max-old-space-size=128'];

function spawn({ root, documents }: WorkerOptions): ChildProcess {
  return fork(join(root, 'src/server/pdf/worker.ts'), [documents], {
    cwd: documents,
    execArgv: RUNTIME_FLAGS,
    // No secret of the server's environment. The compile cache saves loading Node's TypeScript parser: 17 MB.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/**
 * Pages come before documents: a worker gets what the others leave of the processor, on every thread it starts from now
 * on. Not before it has started: somebody waits for that already, and under load it would take three times as long.
 */
function yieldToPages({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where the system does not allow it, documents are only less polite.
  }
}

const busy = (): Fault => new Fault('busy', { retryAfter: RETRY_AFTER_SECONDS });

const faultOf = ({ code, message, field }: Refusal): Fault =>
  new Fault(code, { message, ...(field === null ? {} : { field }) });

/** A running worker. It does one thing at a time. */
export class WorkerProcess {
  /** False once the process has ended or was told to. */
  alive = true;
  /** Memory after its last document, in bytes. */
  rss = 0;
  readonly pid: number | undefined;
  readonly #child: ChildProcess;
  readonly #gone: Promise<unknown>;
  readonly #ready = Promise.withResolvers<void>();
  readonly #startLimit: number;
  #job: PromiseWithResolvers<Uint8Array | string> | null = null;

  /** Starts a process; it may be given work at once. */
  constructor(options: WorkerOptions) {
    const child = spawn(options);

    this.#child = child;
    this.pid = child.pid;
    this.#startLimit = options.startLimit ?? START_LIMIT_MS;
    // Nobody has to wait for it.
    this.#ready.promise.catch(() => {});
    child.stderr?.setEncoding('utf8').on('data', options.onStderr);
    // Only worker.ts writes to this pipe.
    child.on('message', (message) => this.#hear(message as WorkerMessage));
    this.#gone = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(new Error(`The PDF worker ended (${signal ?? code})`)));
      child.once('error', resolve);
    }).then((reason) => {
      this.alive = false;
      this.#ready.reject(reason);
      this.#job?.reject(reason);
    });
  }

  /**
   * The file. What takes longer than `timeLimit` milliseconds fails as "busy" and takes the worker with it. A start is no
   * part of that: whoever meets one that takes too long hears "busy", and the next ones find the worker started.
   */
  async render(request: RenderRequest, timeLimit: number): Promise<Uint8Array | string> {
    await this.#started();
    const job = Promise.withResolvers<Uint8Array | string>();
    this.#job = job;
    const timer = setTimeout(() => {
      job.reject(busy());
      void this.stop();
    }, timeLimit);
    this.#child.send(request, (error) => error && job.reject(error));
    try {
      return await job.promise;
    } finally {
      clearTimeout(timer);
      this.#job = null;
    }
  }

  /** Ends the process at once; resolves when it is gone. */
  async stop(): Promise<void> {
    this.alive = false;
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  async #started(): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(busy()), this.#startLimit);
    await Promise.race([this.#ready.promise, late.promise]).finally(() => clearTimeout(timer));
  }

  #hear(message: WorkerMessage): void {
    if (message === 'ready') {
      yieldToPages(this.#child);
      this.#ready.resolve();
    } else this.#settle(message);
  }

  #settle(answer: RenderAnswer): void {
    this.rss = answer.rss;
    if ('file' in answer) this.#job?.resolve(answer.file);
    else if ('refusal' in answer) this.#job?.reject(faultOf(answer.refusal));
    else this.#job?.reject(new Error(answer.failure));
  }
}
