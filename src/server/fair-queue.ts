/** Whose task it is, and how long it will take about. */
export interface Task {
  /** Who asks: a client's address, or the part of the server that works by itself. */
  client: string;
  /** In any unit, the same for all. */
  cost: number;
}

interface FairQueueOptions {
  /** Tasks at once, and of one client. */
  running: number;
  runningPerClient: number;
  /** Tasks that wait, and of one client; who has none finds a place in that of whoever has most. */
  waiting: number;
  waitingPerClient: number;
  /** The error for everybody who comes when the queue is full, loses a place of several to others, or waits when it is closed. */
  full: () => Error;
  /** The error for a client who has waiting all that one client may. */
  ownShareFull: () => Error;
}

/** A bounded queue in front of something that does few things at once. */
export interface FairQueue {
  /**
   * Resolves when the task may run, with the function that says it has ended, and what it did cost where that shows only
   * then: what is beyond its cost, the client's other tasks wait longer. Rejects when refused or aborted.
   */
  acquire(task: Task, signal?: AbortSignal): Promise<(spent?: number) => void>;
  /** Refuses everybody waiting. */
  clear(): void;
}

interface Waiting extends Task {
  /** When the task would end if all clients were served at once, each with the same share. */
  finish: number;
  started: PromiseWithResolvers<void>;
}

/** How many of each key there are. */
class Counter {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, change: 1 | -1): void {
    const count = this.of(key) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

/**
 * Self-clocked fair queueing: of the tasks that wait, the one goes first that would end first if all clients were
 * served side by side. So short ones come before long ones, one client's many tasks stand behind each other's, and
 * none waits for ever, because the clock goes on with every task that is served.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const waiting: Waiting[] = [];
  const runningOf = new Counter();
  const waitingOf = new Counter();
  const lastFinish = new Map<string, number>();
  let running = 0;
  let clock = 0;

  const leave = (task: Waiting): void => {
    waiting.splice(waiting.indexOf(task), 1);
    waitingOf.add(task.client, -1);
  };

  const mayRun = ({ client }: Task): boolean =>
    running < options.running && runningOf.of(client) < options.runningPerClient;

  const first = (): Waiting | undefined =>
    waiting
      .filter(mayRun)
      .reduce<Waiting | undefined>(
        (best, task) => (best && best.finish <= task.finish ? best : task),
        undefined,
      );

  const serve = (): void => {
    for (let task = first(); task; task = first()) {
      leave(task);
      running += 1;
      runningOf.add(task.client, 1);
      clock = Math.max(clock, task.finish);
      task.started.resolve();
    }
  };

  const charge = (client: string, more: number): void => {
    lastFinish.set(client, Math.max(clock, lastFinish.get(client) ?? 0) + more);
    for (const task of waiting) if (task.client === client) task.finish += more;
  };

  const release = ({ client, cost }: Task, spent: number): void => {
    running -= 1;
    runningOf.add(client, -1);
    if (spent > cost) charge(client, spent - cost);
    serve();
    if (running > 0) return;
    // Nobody is left whom the past could put at a disadvantage.
    lastFinish.clear();
    clock = 0;
  };

  /** Has the newest task of whoever has most waiting give its place to a client who has none; false where all have one. */
  const makePlace = ({ client }: Task): boolean => {
    const most = Math.max(...waiting.map((task) => waitingOf.of(task.client)));
    if (waitingOf.of(client) > 0 || most < 2) return false;
    const displaced = waiting.findLast((task) => waitingOf.of(task.client) === most);
    if (!displaced) return false;
    leave(displaced);
    displaced.started.reject(options.full());
    return true;
  };

  const enter = ({ client, cost }: Task): Waiting => {
    const finish = Math.max(clock, lastFinish.get(client) ?? 0) + cost;
    lastFinish.set(client, finish);
    const task = { client, cost, finish, started: Promise.withResolvers<void>() };
    waiting.push(task);
    waitingOf.add(client, 1);
    return task;
  };

  return {
    async acquire(asked, signal) {
      signal?.throwIfAborted();
      if (!mayRun(asked)) {
        if (waitingOf.of(asked.client) >= options.waitingPerClient) throw options.ownShareFull();
        if (waiting.length >= options.waiting && !makePlace(asked)) throw options.full();
      }
      const task = enter(asked);
      serve();
      const giveUp = () => {
        if (!waiting.includes(task)) return;
        leave(task);
        task.started.reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      await task.started.promise.finally(() => signal?.removeEventListener('abort', giveUp));
      return once((spent = 0) => release(asked, spent));
    },
    clear() {
      for (const task of [...waiting]) {
        leave(task);
        task.started.reject(options.full());
      }
    },
  };
}

function once(action: (spent?: number) => void): (spent?: number) => void {
  let done = false;
  return (spent) => {
    if (done) return;
    done = true;
    action(spent);
  };
}
