/** How many times larger the second input is. */
const FACTOR = 16;
const ROUNDS = 5;
/** Less is noise, in milliseconds. */
const NOISE = 0.2;

/** What grows with the square of its input has 16 here, what grows with its input 1; allocation and caches add a little. */
export const LINEAR = 4;

/** The least of a few rounds, in milliseconds: a busy machine makes some of them longer, none shorter. */
function cost(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && least > NOISE; round += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return Math.max(NOISE, least);
}

/** How much dearer each unit of an input becomes when the input is sixteen times as large. */
export function growth(work: (size: number) => unknown, size: number): number {
  const small = cost(() => work(Math.ceil(size / FACTOR)));
  return cost(() => work(size)) / small / FACTOR;
}
