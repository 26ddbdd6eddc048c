const ROWS = Array.from({ length: 20_000 }, (_, row) => ({
  row,
  name: `Riadok ${row}`,
  done: row % 3 === 0,
}));
const ROUNDS = 5;

/** Milliseconds of the processor that a thread has used since `before`. */
export function usedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Milliseconds of this thread that a fixed piece of work takes: twenty thousand rows as JSON, there and back. */
export function reference(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.threadCpuUsage();
    JSON.parse(JSON.stringify(ROWS));
    least = Math.min(least, usedSince(before));
  }
  return least;
}
