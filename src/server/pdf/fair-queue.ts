/** Whose turn it is, and how long it will take about. */
export interface Place {
  /** Who asks: a client's address, or the part of the server that works by itself. */
  client: string;
  /** In any unit, the same for all. */
  cost: number;
}

interface FairQueueOptions {
  /** Tasks at once, and of one client. */
  running: number;
  runningPerClient: number;
  /** Tasks that wait, and of one client. */
  waiting: number;
  waitingPerClient: number;
  /** The error for everybody who comes when the queue is full, or waits when it is closed. */
  full: () => Error;
  /** The error for a client who has waiting all that one client may. */
  ownShareFull: () => Error;
}

/** A bounded queue in front of something that does few things at once. */
export interface FairQueue {
  /** Resolves when it is the caller's turn, with the function that ends it. Rejects when refused or aborted. */
  take(place: Place, signal?: AbortSignal): Promise<() => void>;
  /** Refuses everybody waiting. */
  clear(): void;
}

interface Waiting extends Place {
  /** When the task would end if all clients were served at once, each with the same share. */
  finish: number;
  turn: PromiseWithResolvers<void>;
}

/** How many of each key there are. */
class Tally {
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
  const runningOf = new Tally();
  const waitingOf = new Tally();
  const lastFinish = new Map<string, number>();
  let running = 0;
  let clock = 0;

  const leave = (task: Waiting): void => {
    waiting.splice(waiting.indexOf(task), 1);
    waitingOf.add(task.client, -1);
  };

  const mayRun = ({ client }: Place): boolean =>
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
      task.turn.resolve();
    }
  };

  const release = (client: string): void => {
    running -= 1;
    runningOf.add(client, -1);
    serve();
    if (running > 0) return;
    // Nobody is left whom the past could put at a disadvantage.
    lastFinish.clear();
    clock = 0;
  };

  const enter = ({ client, cost }: Place): Waiting => {
    const finish = Math.max(clock, lastFinish.get(client) ?? 0) + cost;
    lastFinish.set(client, finish);
    const task = { client, cost, finish, turn: Promise.withResolvers<void>() };
    waiting.push(task);
    waitingOf.add(client, 1);
    return task;
  };

  return {
    async take(place, signal) {
      signal?.throwIfAborted();
      if (!mayRun(place)) {
        if (waitingOf.of(place.client) >= options.waitingPerClient) throw options.ownShareFull();
        if (waiting.length >= options.waiting) throw options.full();
      }
      const task = enter(place);
      serve();
      const giveUp = () => {
        if (!waiting.includes(task)) return;
        leave(task);
        task.turn.reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      await task.turn.promise.finally(() => signal?.removeEventListener('abort', giveUp));
      return once(() => release(place.client));
    },
    clear() {
      for (const task of [...waiting]) {
        leave(task);
        task.turn.reject(options.full());
      }
    },
  };
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
