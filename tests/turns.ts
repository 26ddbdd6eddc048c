/** Counts the turns that everybody else has while something runs: calls `onTurn` at the beginning of each. */
export async function countTurns(run: () => Promise<unknown>, onTurn = (): void => {}): Promise<number> {
  let turns = 0;
  const count = () => {
    turns += 1;
    onTurn();
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  try {
    await run();
  } finally {
    clearImmediate(next);
  }
  return turns;
}

/** How many turns others have while something runs, and the milliseconds of the program's own work in the longest of them. */
export async function measureTurns(run: () => Promise<unknown>): Promise<{ turns: number; longest: number }> {
  // What else the machine does makes a turn longer, too.
  let before = process.threadCpuUsage();
  let longest = 0;
  const turns = await countTurns(run, () => {
    const used = process.threadCpuUsage(before);
    longest = Math.max(longest, (used.user + used.system) / 1_000);
    before = process.threadCpuUsage();
  });
  return { turns, longest };
}
