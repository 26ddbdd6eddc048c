import type { QueueOptions } from 'pg-boss';
import { z } from 'zod';

/** A queue and the work on its jobs. */
export interface WorkQueue {
  name: string;
  options: QueueOptions & { deadLetter?: string };
  pollSeconds: number;
  /** Jobs that one process works on at a time; 1 unless told. */
  parallel?: number;
  /** May run twice for one job. A rejection is a failed attempt; its message is stored, so it holds no personal data. */
  run(data: object, signal: AbortSignal): Promise<void>;
  /** Hears of a job whose last attempt failed. */
  onDead?: (data: object) => Promise<void>;
}

/** Something to be done regularly, by one of all instances. One that fails is done at its next time. */
export interface CronJob {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  run(): Promise<void>;
}

const CRON_SECONDS = 60;
const CRON_POLL_SECONDS = 30;
/** A job whose worker is silent for so long is given to another one; pg-boss's own limit is 15 minutes. */
const HEARTBEAT_SECONDS = 30;
const DAY_SECONDS = 24 * 60 * 60;

/** Retries with exponential backoff and jitter, at most an hour apart, for less than 24 hours. */
const BACKOFF: QueueOptions = {
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 60 * 60,
  retryLimit: 34,
};

const CLEANUP: QueueOptions = { retentionSeconds: 14 * DAY_SECONDS, deleteAfterSeconds: DAY_SECONDS };

/** Options of a queue whose jobs are tried for a day. `seconds` bounds one attempt. */
export const retriedForADay = (seconds: number): QueueOptions => ({
  ...BACKOFF,
  ...CLEANUP,
  expireInSeconds: seconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
});

/** The queue itself after the one its dead letters go to, which has to exist first. */
export function workQueues(queue: WorkQueue): WorkQueue[] {
  if (!queue.onDead) return [queue];
  const letters = { name: `${queue.name}-dead`, pollSeconds: queue.pollSeconds, run: queue.onDead };
  return [
    { ...letters, options: retriedForADay(CRON_SECONDS) },
    { ...queue, options: { ...queue.options, deadLetter: letters.name } },
  ];
}

/** All cron jobs share this queue: each comes by its name, and none waits for another one's failure. */
export const CRON_QUEUE = 'cron';

const cronData = z.object({ name: z.string() });

/** The queue of all cron jobs; a name that this version does not know is an older version's. */
export const cronQueue = (jobs: readonly CronJob[]): WorkQueue => ({
  name: CRON_QUEUE,
  options: { ...CLEANUP, retryLimit: 0, expireInSeconds: CRON_SECONDS, heartbeatSeconds: HEARTBEAT_SECONDS },
  pollSeconds: CRON_POLL_SECONDS,
  run: async (data) => {
    const { name } = cronData.parse(data);
    await jobs.find((job) => job.name === name)?.run();
  },
});
