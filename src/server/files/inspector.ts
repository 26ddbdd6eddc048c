import { join } from 'node:path';
import type { Logger } from 'pino';
import { Fault } from '#domain/errors/faults.ts';
import { isDrawn } from '#domain/files/file-types.ts';
import { createFairQueue, type FairQueue, type Task } from '../fair-queue.ts';
import { MemoryOver, RETRY_AFTER_SECONDS, TimeOver, WorkerProcess } from '../worker-process.ts';
import {
  type DrawRequest,
  type InspectAnswer,
  type Inspected,
  type InspectRequest,
  LARGE,
  type LookRequest,
  type Written,
} from './protocol.ts';
import { Refused } from './refused.ts';

/** Looks at files in processes of their own, each client in its turn (decisions 129, 140). */
export interface Inspector {
  /**
   * Has the file brought to where the request says, once it is its turn, and looks at it; null when there is none to bring.
   * The picture of a PDF is wanted and not needed: whatever becomes of it, the file is taken. Throws Refused, Unfinished when the time is over or the process was lost twice, "busy" when the queue is full or no
   * process starts, and "storageFull".
   */
  inspect(
    request: InspectRequest,
    size: number,
    client: string,
    bring: () => Promise<boolean>,
  ): Promise<Inspected | null>;
  /** A process that looks at a file now; null when none does. */
  working(): number | null;
  /** Refuses what waits and ends the processes. */
  close(): Promise<void>;
}

interface InspectorOptions {
  /** The project's root. */
  root: string;
  log: Pick<Logger, 'info' | 'warn'>;
  clock: () => Date;
  /** Milliseconds for a picture, for anything else, and of these for the small picture of a PDF. */
  timeLimits?: { picture: number; other: number; drawing: number };
  /** How many times as long as usual a file and the start of a process may take. */
  timeoutFactor?: number;
  /** Bytes of memory that a process may take. */
  memoryLimit?: number;
}

/**
 * Two places, of which one client has one: whoever's files are slow keeps nobody else waiting. As many wait as a folder of
 * photos from each of three clients.
 */
const QUEUE = { running: 2, runningPerClient: 1, waiting: 60, waitingPerClient: 20 } as const;
/**
 * A picture of 50 megapixels takes six seconds, ten megabytes of anything else one. The first page of a PDF takes a tenth of a
 * second, and nearly three where it was scanned at 600 dpi.
 */
const TIME_LIMITS = { picture: 20_000, other: 5_000, drawing: 3_000 } as const;
/** Large pictures are unpacked one after the other, beside one that is not: together they take what one process may. */
const LARGE_QUEUE = { ...QUEUE, running: 1 } as const;
/** A picture of 12 megapixels takes 210 MB and one of 50 takes 560. */
const MEMORY_LIMIT = 700 * 1024 * 1024;
/** What a process still holds afterwards goes with it. */
const KEPT_LIMIT = 400 * 1024 * 1024;
/** Nobody sends files all day. */
const IDLE_MS = 60_000;
/** Bytes of a picture, and of anything else, that are looked at in a millisecond. */
const SPEED = { picture: 5_000, other: 50_000 } as const;

const longer = ({ picture, other, drawing }: Required<InspectorOptions>['timeLimits'], factor: number) => ({
  picture: picture * factor,
  other: other * factor,
  drawing: drawing * factor,
});

const busy = () => new Fault('busy', { retryAfter: RETRY_AFTER_SECONDS });

/** A file that was not looked at to its end: it took too long, or was the end of two processes. */
export class Unfinished extends Fault {
  constructor(cause: unknown) {
    super('busy', { retryAfter: RETRY_AFTER_SECONDS, cause });
  }
}

type Looked = Inspected | typeof LARGE;
type Done = Extract<InspectAnswer, { inspected: Inspected } | { drawn: Written | null } | { isLarge: true }>;
class FileWorker extends WorkerProcess<LookRequest | DrawRequest, InspectAnswer, Done> {}

function doneOf(answer: InspectAnswer): Done {
  if ('isLarge' in answer || 'inspected' in answer || 'drawn' in answer) return answer;
  if ('isDiskFull' in answer) throw new Fault('storageFull');
  throw 'refusal' in answer ? new Refused(answer.refusal) : new Error(answer.failure);
}

const isStorageFull = (error: unknown): boolean => error instanceof Fault && error.code === 'storageFull';

const kindOf = ({ type }: InspectRequest): 'picture' | 'other' => (isDrawn(type) ? 'picture' : 'other');

/** What is said of a file that a process did not answer for; null where another one may. */
function verdictOf(error: unknown, request: InspectRequest): Error | null {
  if (error instanceof MemoryOver) return new Refused(isDrawn(request.type) ? 'pixels' : 'damaged');
  if (error instanceof TimeOver) return new Unfinished(error);
  return error instanceof Refused || error instanceof Fault ? error : null;
}

/** Starts nothing yet: the first file starts the first process. */
export function createInspector(options: InspectorOptions): Inspector {
  const { log, clock, timeoutFactor = 1, timeLimits = longer(TIME_LIMITS, timeoutFactor) } = options;
  const queue = createFairQueue({ ...QUEUE, full: busy, ownShareFull: busy });
  const large = createFairQueue({ ...LARGE_QUEUE, full: busy, ownShareFull: busy });
  const workers = workerPool(options);
  let isClosed = false;

  const attempt = async (request: LookRequest): Promise<Looked> => {
    const done = await workers.use((worker) => worker.run(request, timeLimits[kindOf(request)]));
    return 'inspected' in done ? done.inspected : LARGE;
  };

  /** The same with a small picture, where it can be drawn in what is left of the time: a file is taken without one, too. */
  const withPicture = async (looked: Inspected, left: number): Promise<Inspected> => {
    const request = { draws: looked.content.file };
    const time = Math.max(0, Math.min(timeLimits.drawing, left));
    try {
      const done = await workers.use((worker) => worker.run(request, time));
      return { ...looked, preview: 'drawn' in done ? done.drawn : null };
    } catch (error) {
      if (isClosed || isStorageFull(error)) throw error;
      log.info({ err: error }, 'a file has no preview');
      return looked;
    }
  };

  /** What becomes of a file, and its picture where that is none of itself. */
  const lookAt = async (request: LookRequest): Promise<Looked> => {
    const began = clock().getTime();
    const looked = await tried(request);
    if (looked === LARGE || request.type !== 'application/pdf') return looked;
    return withPicture(looked, timeLimits.other - (clock().getTime() - began));
  };

  /** Who loses the process in the middle gets another one, once: the same file may have been its end. */
  const tried = async (request: LookRequest): Promise<Looked> => {
    try {
      return await attempt(request);
    } catch (error) {
      const verdict = isClosed ? error : verdictOf(error, request);
      if (verdict !== null) throw verdict;
      log.warn({ err: error }, 'file worker failed');
    }
    return attempt(request).catch((error: unknown) => {
      throw verdictOf(error, request) ?? new Unfinished(error);
    });
  };

  /** Works on a task once it is its turn, and charges it for what that took. */
  const inTurn = async <Result>(
    turns: FairQueue,
    task: Task,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const release = await turns.acquire(task);
    const began = clock().getTime();
    try {
      if (isClosed) throw busy();
      return await work();
    } finally {
      release(clock().getTime() - began);
    }
  };

  return {
    async inspect(request, size, client, bring) {
      const task = { client, cost: size / SPEED[kindOf(request)] };
      const looked = await inTurn(queue, task, async () =>
        (await bring()) ? lookAt({ ...request, mayBeLarge: false }) : null,
      );
      if (looked !== LARGE) return looked;
      // Whoever waits for the room of a large one holds up no other picture.
      const alone = await inTurn(large, task, () =>
        inTurn(queue, task, () => tried({ ...request, mayBeLarge: true })),
      );
      if (alone === LARGE) throw new Error('A picture was left to somebody else twice');
      return alone;
    },
    working: workers.working,
    async close() {
      isClosed = true;
      queue.clear();
      large.clear();
      await workers.stop();
    },
  };
}

function workerPool(options: InspectorOptions) {
  const { root, log, timeoutFactor = 1, memoryLimit = MEMORY_LIMIT } = options;
  let idle: FileWorker[] = [];
  const working = new Set<FileWorker>();
  let rest: NodeJS.Timeout | undefined;

  const start = (): FileWorker => {
    const worker = new FileWorker({
      program: join(root, 'src/server/files/worker.ts'),
      args: [],
      cwd: root,
      flags: ['--max-semi-space-size=1', '--max-old-space-size=128'],
      env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') },
      name: 'file',
      onStderr: (text) => log.warn({ text: text.slice(0, 1000) }, 'file worker wrote to stderr'),
      resultOf: doneOf,
      memoryLimit,
      timeoutFactor,
    });
    log.info({ pid: worker.pid }, 'file worker started');
    return worker;
  };
  const stopIdle = async (): Promise<void> => {
    await Promise.all(idle.splice(0).map((worker) => worker.stop()));
  };

  return {
    async use<Result>(work: (worker: FileWorker) => Promise<Result>): Promise<Result> {
      clearTimeout(rest);
      idle = idle.filter(({ alive }) => alive);
      const worker = idle.pop() ?? start();
      working.add(worker);
      try {
        return await work(worker);
      } finally {
        working.delete(worker);
        if (worker.alive && worker.rss > KEPT_LIMIT) await worker.stop();
        if (worker.alive) idle.push(worker);
        clearTimeout(rest);
        rest = setTimeout(() => void stopIdle(), IDLE_MS).unref();
      }
    },
    working: (): number | null => [...working].find(({ alive }) => alive)?.pid ?? null,
    async stop(): Promise<void> {
      clearTimeout(rest);
      await Promise.all([...working].map((worker) => worker.stop()));
      await stopIdle();
    },
  };
}
