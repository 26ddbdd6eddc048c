import { isBefore, type StepKey } from './steps.ts';

/** The wizard's entries in the browser's history from its opening to the present one: which step each shows. */
export type StepHistory = readonly StepKey[];

/** What makes the history show a step: so many entries back, else the present entry anew, then further ones. */
export interface HistoryMoves {
  back: number;
  replace: StepHistory | null;
  push: readonly StepHistory[];
}

const STAY: HistoryMoves = { back: 0, replace: null, push: [] };

/**
 * The moves from a history to a step among the steps of the mode. Each step gets an entry of its own behind those that
 * come before it, so that the browser's Back leads one step back (decisions 7.1), also where the wizard opens later.
 */
export function historyMoves(history: StepHistory, step: StepKey, steps: readonly StepKey[]): HistoryMoves {
  const last = history.at(-1);
  if (last === step) return STAY;
  const known = history.lastIndexOf(step);
  if (known >= 0) return { ...STAY, back: history.length - 1 - known };
  if (last !== undefined && !isBefore(last, step))
    return { ...STAY, replace: [...history.slice(0, -1), step] };
  const first = steps[0] ?? step;
  const begun = last === undefined ? [first] : history;
  const further = steps.filter((each) => isBefore(last ?? first, each) && !isBefore(step, each));
  return {
    back: 0,
    replace: last === undefined ? begun : null,
    push: further.map((_, index) => [...begun, ...further.slice(0, index + 1)]),
  };
}
