import { expect, test } from 'vitest';
import { afterStep, REVISION_STATES, REVISION_STEPS, type RevisionState } from './revision-life.ts';

const NO = null;
/** By state, in the order of the steps: edit, send, view, accept, decline, expire, supersede, withdraw, remind. */
const TABLE: Record<RevisionState, (RevisionState | null)[]> = {
  draft: ['draft', 'sent', NO, NO, NO, NO, 'superseded', NO, NO],
  sent: [NO, NO, 'viewed', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn', 'sent'],
  viewed: [NO, NO, 'viewed', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn', 'viewed'],
  accepted: [NO, NO, NO, NO, NO, NO, NO, NO, NO],
  declined: [NO, NO, NO, NO, NO, NO, 'superseded', NO, NO],
  expired: [NO, NO, NO, NO, NO, NO, 'superseded', NO, NO],
  superseded: [NO, NO, NO, NO, NO, NO, NO, NO, NO],
  withdrawn: [NO, NO, NO, NO, NO, NO, 'superseded', NO, NO],
};

test.each(
  REVISION_STATES.flatMap((state) => REVISION_STEPS.map((step, index) => [state, step, index] as const)),
)('%s, %s', (state, step, index) => {
  expect(afterStep(state, step)).toBe(TABLE[state][index]);
});
