import { type ChildProcess, fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { Fault } from '#domain/errors/faults.ts';

/** What a worker says besides its answers: once that it has started. */
export type Ready = 'ready';

/** How a worker is started, and how its answers are read. */
export interface WorkerOptions<Answer, Result> {
  /** The program, run from its source, which the server's bundle does not hold. */
  program: string;
  args: readonly string[];
  cwd: string;
  /** Flags of Node. */
  flags: readonly string[];
  /** All that it sees of an environment: no secret of the server's. */
  env: Readonly<Record<string, string>>;
  /** As it is called where it fails. */
  name: string;
  onStderr: (text: string) => void;
  /** What an answer gives; throws where it says that there is nothing. */
  resultOf: (answer: Answer) => Result;
  /** How many times as long as usual work waits for the worker to start; above 1 it gives way to nobody. */
  timeoutFactor?: number;
  /** Bytes of memory with which a worker is ended in the middle of its work (Linux). */
  memoryLimit?: number;
}

/** Seconds after which trying again makes sense while work is queueing. */
export const RETRY_AFTER_SECONDS = 5;
/** A start takes a second, but many on a busy machine; with the work's own time it stays under what a visitor waits. */
const START_LIMIT_MS = 10_000;

/** How often its memory is looked at. */
const LOOK_MS = 50;

const spawn = <Answer, Result>({ program, args, cwd, flags, env }: WorkerOptions<Answer, Result>) =>
  fork(program, [...args], {
    cwd,
    execArgv: [...flags],
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

/**
 * Pages come before everything else: a worker gets what the others leave of the processor, on every thread it starts from
 * now on. Not before it has started: somebody waits for that already, and under load it would take three times as long.
 */
function yieldToPages({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where the system does not allow it, workers are only less polite.
  }
}

/** Where memory runs out, the system ends a worker before anything else. Only Linux lets it be said. */
function giveWay({ pid }: ChildProcess): void {
  if (pid !== undefined) writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {});
}

/** Bytes of memory that a process has now; none where the system does not tell. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

const busy = (): Fault => new Fault('busy', { retryAfter: RETRY_AFTER_SECONDS });

/** Work that was ended because its time was over. */
export class TimeOver extends Fault {
  constructor() {
    super('busy', { retryAfter: RETRY_AFTER_SECONDS });
  }
}

/** Work that was ended because it took more memory than it may. */
export class MemoryOver extends Error {}

/** A running worker. It does one thing at a time. */
export class WorkerProcess<Request extends object, Answer extends { rss: number }, Result> {
  /** False once the process has ended or was told to. */
  alive = true;
  /** Memory after its last work, in bytes. */
  rss = 0;
  readonly pid: number | undefined;
  readonly #child: ChildProcess;
  /** How the process ended. */
  readonly #gone: Promise<Error>;
  readonly #ready = Promise.withResolvers<void>();
  readonly #timeoutFactor: number;
  readonly #memoryLimit: number;
  readonly #resultOf: (answer: Answer) => Result;
  #job: PromiseWithResolvers<Result> | null = null;

  /** Starts a process; it may be given work at once. */
  constructor(options: WorkerOptions<Answer, Result>) {
    const child = spawn(options);

    this.#child = child;
    this.pid = child.pid;
    this.#timeoutFactor = options.timeoutFactor ?? 1;
    this.#memoryLimit = options.memoryLimit ?? Number.POSITIVE_INFINITY;
    this.#resultOf = options.resultOf;
    giveWay(child);
    // Nobody has to wait for it.
    this.#ready.promise.catch(() => {});
    child.stderr?.setEncoding('utf8').on('data', options.onStderr);
    // Only the program writes to this pipe.
    child.on('message', (message) => this.#hear(message as Ready | Answer));
    this.#gone = new Promise<Error>((resolve) => {
      child.once('exit', (code, signal) =>
        resolve(new Error(`The ${options.name} worker ended (${signal ?? code})`)),
      );
      child.once('error', resolve);
    }).then((reason) => {
      this.alive = false;
      this.#ready.reject(reason);
      this.#job?.reject(reason);
      return reason;
    });
  }

  /**
   * What the worker makes of it. What takes longer than `timeLimit` milliseconds fails with TimeOver, which is "busy", what
   * takes more memory than it may with MemoryOver, and both take the worker with them. A start is no part of that: whoever meets one that takes too long hears "busy", and the next ones find the worker
   * started.
   */
  async run(request: Request, timeLimit: number): Promise<Result> {
    await this.#started();
    const job = Promise.withResolvers<Result>();
    this.#job = job;
    const end = (reason: Error): void => {
      job.reject(reason);
      void this.stop();
    };
    const timer = setTimeout(() => end(new TimeOver()), timeLimit);
    const watch = this.#watchMemory(() =>
      end(new MemoryOver(`Work took more than ${this.#memoryLimit} bytes`)),
    );
    this.#child.send(request, (error) => {
      if (!error) return;
      // Nothing reaches a worker that has ended, which may be heard of later, or whose channel is broken.
      void this.stop();
      void this.#gone.then(job.reject);
    });
    try {
      return await job.promise;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      this.#job = null;
    }
  }

  #watchMemory(onTooMuch: () => void): NodeJS.Timeout | undefined {
    if (this.#memoryLimit === Number.POSITIVE_INFINITY) return undefined;
    return setInterval(async () => {
      if ((await memoryOf(this.pid)) > this.#memoryLimit) onTooMuch();
    }, LOOK_MS);
  }

  /** Ends the process at once; resolves when it is gone. */
  async stop(): Promise<void> {
    this.alive = false;
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  async #started(): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(busy()), START_LIMIT_MS * this.#timeoutFactor);
    await Promise.race([this.#ready.promise, late.promise]).finally(() => clearTimeout(timer));
  }

  #hear(message: Ready | Answer): void {
    if (message === 'ready') {
      // Where everything may take longer the machine is busy with more than pages, which would leave it a fiftieth.
      if (this.#timeoutFactor <= 1) yieldToPages(this.#child);
      this.#ready.resolve();
    } else this.#settle(message);
  }

  #settle(answer: Answer): void {
    this.rss = answer.rss;
    try {
      this.#job?.resolve(this.#resultOf(answer));
    } catch (error) {
      this.#job?.reject(error);
    }
  }
}
