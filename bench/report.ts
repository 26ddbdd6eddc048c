/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('Nothing was measured.');
  return (low + high) / 2;
}

interface Limit {
  atLeast?: number;
  atMost?: number;
}

/** Prints one measured value beside its limit; a value beyond it makes the process fail. */
export function report(what: string, value: number, limit: Limit, unit = ''): void {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = limit;
  const holds = value >= atLeast && value <= atMost;
  const wanted = limit.atLeast === undefined ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
  say(`${holds ? 'holds' : 'FAILS'}  ${what}: ${rounded(value)}${unit} (${wanted}${unit})`);
  if (!holds) process.exitCode = 1;
}

/** Prints a line. */
export const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** A number as it is printed: two decimals below ten, none above. */
export const rounded = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 2 : 0);
