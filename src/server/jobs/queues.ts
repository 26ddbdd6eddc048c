import type { QueueOptions } from 'pg-boss';

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

/** Something to be done regularly, by one of all instances. */
export interface Duty {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  run(): Promise<void>;
}

const DUTY_SECONDS = 60;
const DUTY_POLL_SECONDS = 30;
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
    { ...letters, options: retriedForADay(DUTY_SECONDS) },
    { ...queue, options: { ...queue.options, deadLetter: letters.name } },
  ];
}

/** A duty that fails is done at its next time. */
export const dutyQueue = ({ name, run }: Duty): WorkQueue => ({
  name,
  options: { ...CLEANUP, retryLimit: 0, expireInSeconds: DUTY_SECONDS, heartbeatSeconds: HEARTBEAT_SECONDS },
  pollSeconds: DUTY_POLL_SECONDS,
  run: () => run(),
});
