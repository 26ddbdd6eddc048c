import { expect, TestRunner } from 'vitest';

/** How far a figure may go. */
export type Bound = { atMost: number } | { atLeast: number };

/** What was measured, as a ratio to something that was measured in the same run, so that it says little of the machine. */
export interface Figure {
  name: string;
  figure: number;
  bound: Bound;
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[];
  }
}

/** Notes a figure beside its bound for the table at the end; beyond it the test fails, once all of it is measured. */
export function note(name: string, figure: number, bound: Bound): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (!meta) throw new Error('A figure is noted in a test');
  meta.figures = [...(meta.figures ?? []), { name, figure, bound }];
  if ('atMost' in bound) expect.soft(figure, name).toBeLessThanOrEqual(bound.atMost);
  else expect.soft(figure, name).toBeGreaterThanOrEqual(bound.atLeast);
}
