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
