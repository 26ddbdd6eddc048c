import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { PgBoss, type QueueOptions, type QueueResult } from 'pg-boss';
import type { Logger } from 'pino';
import { Fault } from '#domain/errors/faults.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import { createPool, isAnswering, type Transaction } from '../db/pool.ts';
import { summarizeError } from '../log.ts';
import { insertJobs, queueDatabase } from './data.ts';
import { CRON_QUEUE, type CronJob, cronQueue, type WorkQueue, workQueues } from './queues.ts';

/** Background work in PostgreSQL: survives a crash of any process, runs on one of all instances. */
export interface Jobs {
  /** Says who works on a queue. Before `start` only. */
  work(queue: WorkQueue): void;
  /** Says what has to be done regularly. Before `start` only. */
  repeat(job: CronJob): void;
  /** Says what this process does once as soon as the queues work. Before `start` only. */
  whenStarted(work: () => Promise<void>): void;
  /** Adds jobs inside the caller's transaction, for now or for later. Throws databaseUnavailable while the queues are not ready. */
  add(transaction: Transaction, queue: string, jobs: readonly object[], afterSeconds?: number): Promise<void>;
  /** After a commit: this process looks for new jobs of the queue at once instead of at its next poll. */
  wake(queue: string): void;
  /** Resolves when the queues work; waits for a database that is down. The database has to be migrated. */
  start(): Promise<void>;
  /**
   * Does in this process, one after the other, what is due in all queues and what that adds; with `evenLater` also what waits
   * for its next attempt, until it succeeds or is dead. Here and not in tests, since it is the workers' work without their polls.
   */
  drain(options?: { evenLater?: boolean }): Promise<void>;
  /** Takes no new jobs, gives the running ones some seconds, hands the rest back. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  connection: ClientConfig;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  clock: () => Date;
  /** As the pool's. */
  timeoutFactor?: number;
  /** False where nothing is done but by `drain`: nobody polls, plans or supervises. */
  workers?: boolean;
  /** Milliseconds that running jobs get when stopping. */
  grace?: number;
}

/** Workers need one only between two jobs, so few connections serve many of them; one more for housekeeping. */
const CONNECTIONS = 3;
const GRACE_MS = 8_000;
const RETRY_START_MS = 1_000;
/** How often crashed workers' jobs are looked for; with the heartbeat this bounds a lost lease to 45 s. */
const SUPERVISE_SECONDS = 15;
/** A database that is down makes every poll fail; saying so once in a while is enough. */
const OUTAGE_LOG_MS = 30_000;

/** Jobs on pg-boss with a small pool of its own, whose waits are finite and whose losses crash nothing. */
export function createJobs(options: JobsOptions): Jobs {
  const { connection, log, clock, timeoutFactor = 1, workers: hasWorkers = true, grace = GRACE_MS } = options;
  const pool = createPool(connection, {
    applicationName: 'webdielna jobs',
    max: CONNECTIONS,
    timeoutFactor,
  });
  const boss = new PgBoss({
    db: queueDatabase(pool),
    supervise: hasWorkers,
    schedule: hasWorkers,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', outageLogger(log, clock));
  boss.on('warning', ({ message }) => log.warn({ message }, 'jobs: warning'));

  const queues: WorkQueue[] = [];
  const cronJobs: CronJob[] = [];
  const first: (() => Promise<void>)[] = [];
  /** Those that were started. */
  let planned: readonly WorkQueue[] = [];
  const workers = new Map<string, string[]>();
  const stopping = new AbortController();
  let ready = false;

  const answering: Answering = async (signal) => {
    const waiting = AbortSignal.any([signal, stopping.signal]);
    while (!waiting.aborted && !(await isAnswering(pool)))
      await delay(RETRY_START_MS, undefined, { signal: waiting, ref: false }).catch(() => {});
  };

  async function startOnce(): Promise<void> {
    await boss.start();
    planned = [...queues, cronQueue(cronJobs)];
    await prepare(boss, planned);
    await plan(boss, cronJobs);
    if (hasWorkers)
      for (const queue of planned) workers.set(queue.name, await startWorkers(boss, queue, answering));
    ready = true;
    for (const work of first) await work();
    log.info({ queues: planned.map(({ name }) => name) }, 'jobs: started');
  }

  return {
    work: (queue) => void queues.push(...workQueues(queue)),
    repeat: (job) => void cronJobs.push(job),
    whenStarted: (work) => void first.push(work),
    async add(transaction, queue, jobs, afterSeconds = 0) {
      if (!ready) throw new Fault('databaseUnavailable', { retryAfter: 1 });
      await insertJobs(boss, transaction, queue, jobs, afterSeconds);
    },
    wake(queue) {
      for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
    },
    async start() {
      while (!stopping.signal.aborted) {
        try {
          return await startOnce();
        } catch (error) {
          await boss.stop({ graceful: false }).catch(() => {});
          workers.clear();
          if (stopping.signal.aborted) return;
          if (!isDatabaseDown(error)) throw error;
          log.warn('jobs: waiting for the database');
          await delay(RETRY_START_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
        }
      }
    },
    async drain({ evenLater = false } = {}) {
      let done: number;
      do {
        done = 0;
        for (const queue of planned) done += await drainQueue(boss, queue, evenLater);
      } while (done > 0);
    },
    async stop() {
      if (stopping.signal.aborted) return;
      stopping.abort();
      ready = false;
      // Left to itself, it looks only every half second whether its workers have ended.
      const ended = Promise.all([...workers.keys()].map((queue) => boss.offWork(queue)));
      await Promise.race([ended, delay(grace, undefined, { ref: false })]);
      await boss.stop({ timeout: grace }).catch((error: unknown) => {
        log.warn({ message: messageOf(error) }, 'jobs: did not stop cleanly');
      });
      await pool.end();
    },
  };
}

/** Plans exactly these jobs: what an older version has planned and this one does not know goes. */
async function plan(boss: PgBoss, jobs: readonly CronJob[]): Promise<void> {
  const planned = await boss.getSchedules();
  const isPlanned = (job: CronJob) =>
    planned.some(({ name, key, cron }) => name === CRON_QUEUE && key === job.name && cron === job.cron);
  const isKnown = (name: string, key: string) => name === CRON_QUEUE && jobs.some((job) => job.name === key);
  for (const job of jobs)
    if (!isPlanned(job)) await boss.schedule(CRON_QUEUE, job.cron, { name: job.name }, { key: job.name });
  for (const { name, key } of planned) if (!isKnown(name, key)) await boss.unschedule(name, key);
}

/** Makes the queues that are missing, and brings those that an older version made up to date. */
async function prepare(boss: PgBoss, queues: readonly WorkQueue[]): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, options } of queues) {
    const queue = there.get(name);
    if (!queue) await boss.createQueue(name, options);
    if (!queue || !isSet(queue, options)) await boss.updateQueue(name, options);
  }
}

/** Whether the queue has each of these options. */
const isSet = (queue: QueueResult, options: QueueOptions): boolean =>
  Object.entries(options).every(([name, value]) => queue[name as keyof QueueOptions] === value);

/** Resolves when the database answers, or the job has no more time. */
type Answering = (signal: AbortSignal) => Promise<void>;

const startWorkers = (boss: PgBoss, queue: WorkQueue, answering: Answering): Promise<string[]> =>
  Promise.all(Array.from({ length: queue.parallel ?? 1 }, () => startWorker(boss, queue, answering)));

function startWorker(
  boss: PgBoss,
  { name, pollSeconds, run }: WorkQueue,
  answering: Answering,
): Promise<string> {
  const started = boss.work<object>(
    name,
    { pollingIntervalSeconds: pollSeconds, batchSize: 1 },
    async (batch) => {
      try {
        for (const { data, signal } of batch)
          await run(data, signal).catch(async (error: unknown) => {
            // A failure that cannot be noted would leave the job to its lease.
            if (isDatabaseDown(error)) await answering(signal);
            throw error;
          });
      } finally {
        // Where one job was there may be more: the worker looks at once instead of at its next poll.
        boss.notifyWorker(await started);
      }
    },
  );
  return started;
}

/** Does what the queue has to do now, as a worker does; how much that was. */
async function drainQueue(boss: PgBoss, { name, run }: WorkQueue, evenLater: boolean): Promise<number> {
  for (let done = 0; ; done += 1) {
    const [job] = await boss.fetch<object>(name, { ignoreStartAfter: evenLater });
    if (!job) return done;
    const attempt = run(job.data, AbortSignal.timeout(job.expireInSeconds * 1000));
    await attempt.then(
      () => boss.complete(name, job.id),
      (error: Error) => boss.fail(name, job.id, error),
    );
  }
}

/** Says what went wrong, but a lasting outage only now and then. */
function outageLogger(log: JobsOptions['log'], clock: () => Date): (error: Error) => void {
  let silentUntil = 0;
  return (error) => {
    const now = clock().getTime();
    if (now < silentUntil) return;
    silentUntil = now + OUTAGE_LOG_MS;
    log.warn({ message: messageOf(error) }, 'jobs: error');
  };
}

/** pg-boss hands on some errors as plain objects. */
function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if (error instanceof Error) return summarizeError(error);
  return 'message' in error ? String(error.message) : JSON.stringify(error);
}
