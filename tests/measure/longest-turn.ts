import { countTurns } from '../turns.ts';
import { usedSince } from './reference.ts';

const ROUNDS = 3;

/**
 * Milliseconds of the program's own work in the longest turn that others have to wait for while something runs: the
 * least of three rounds, since what is compiled and tidied up in between is not its own.
 */
export async function longestTurn(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) least = Math.min(least, await longestOf(run));
  return least;
}

async function longestOf(run: () => Promise<unknown>): Promise<number> {
  let before = process.threadCpuUsage();
  let longest = 0;
  await countTurns(run, () => {
    longest = Math.max(longest, usedSince(before));
    before = process.threadCpuUsage();
  });
  return longest;
}
