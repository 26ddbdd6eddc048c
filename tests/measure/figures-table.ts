import type { Reporter, TestModule } from 'vitest/node';
import { rounded, say } from '../../bench/report.ts';
import type { Bound, Figure } from './figures.ts';

const wanted = (bound: Bound): string =>
  'atMost' in bound ? `at most ${bound.atMost}` : `at least ${bound.atLeast}`;

const holds = ({ figure, bound }: Figure): boolean =>
  'atMost' in bound ? figure <= bound.atMost : figure >= bound.atLeast;

/** Prints what `npm run measure` has found: a line for each figure with its bound. */
export const figuresTable: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const figures = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => test.meta().figures ?? []),
    );
    const width = Math.max(0, ...figures.map(({ name }) => name.length));
    say('');
    for (const each of figures)
      say(
        `${holds(each) ? 'holds' : 'FAILS'}  ${each.name.padEnd(width)}  ${rounded(each.figure).padStart(8)}  ${wanted(each.bound)}`,
      );
  },
};
