/** How many times larger the second input is. */
const FACTOR = 16;
const ROUNDS = 3;
const TRIES = 4;
/** Less is noise, in milliseconds. */
const NOISE = 0.2;
/** By so much the system may count the time of a thread too low, in milliseconds. */
const GRAIN = 1;

/** What grows with its input has 1 here, what grows with its square 16; caches and collecting garbage cost something. */
export const LINEAR = 6;

/**
 * The least of a few rounds, in milliseconds: a busy machine makes some of them longer, none shorter. Of a long round
 * it is the thread's own time, which does not run while others have the processor.
 */
function cost(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && least > NOISE; round += 1) {
    const start = performance.now();
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, performance.now() - start, (user + system) / 1_000 + GRAIN);
  }
  return Math.max(NOISE, least);
}

/**
 * How much dearer each unit of an input becomes when the input is sixteen times as large. A busy machine can spoil a
 * try but not all of them: the least of a few counts.
 */
export function growth(work: (size: number) => unknown, size: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= LINEAR; tries += 1) {
    const small = cost(() => work(Math.ceil(size / FACTOR)));
    least = Math.min(least, cost(() => work(size)) / small / FACTOR);
  }
  return least;
}
