import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyMoves, type StepHistory } from './step-history.ts';
import { STEP_KEYS, type StepKey, stepsOf } from './steps.ts';

/** The trail after its moves. */
function moved(trail: StepHistory, step: StepKey, steps: readonly StepKey[] = STEP_KEYS): StepHistory {
  const { back, replace, push } = historyMoves(trail, step, steps);
  const kept = replace ?? trail.slice(0, trail.length - back);
  return push.at(-1) ?? kept;
}

const mode = STEP_KEYS.slice(0, 1);

describe('the history of the wizard', () => {
  it('has an entry for each step that is passed', () => {
    expect(STEP_KEYS.reduce<StepHistory>((trail, step) => moved(trail, step), [])).toEqual(STEP_KEYS);
  });

  it('lays the steps before the one it opens on, so that Back leads through them', () => {
    expect(historyMoves([], 'project-size', stepsOf('quick'))).toEqual({
      back: 0,
      replace: ['mode-selection'],
      push: [
        ['mode-selection', 'trade-selection'],
        ['mode-selection', 'trade-selection', 'project-size'],
      ],
    });
    expect(historyMoves(mode, 'features', STEP_KEYS).push).toHaveLength(2);
  });

  it('goes back over entries and not onto new ones', () => {
    expect(historyMoves(STEP_KEYS, 'trade-selection', STEP_KEYS)).toEqual({
      back: 4,
      replace: null,
      push: [],
    });
    expect(historyMoves(STEP_KEYS, 'contact', STEP_KEYS).back).toBe(1);
  });

  it('shows a step that had no entry, such as the features after a change of mode, in place of a later one', () => {
    const quick = stepsOf('quick').slice(0, 3);
    expect(moved(quick, 'features')).toEqual(['mode-selection', 'trade-selection', 'features']);
  });

  it('ends on the step, and never grows by going back', () => {
    const anyStep = fc.constantFrom(...STEP_KEYS);
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (visits) => {
        let trail: StepHistory = [];
        for (const step of visits) {
          const after = moved(trail, step);
          expect(after.at(-1)).toBe(step);
          expect(after.length).toBeLessThanOrEqual(STEP_KEYS.length);
          trail = after;
        }
      }),
    );
  });
});
