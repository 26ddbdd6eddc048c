import { expect, test } from 'vitest';
import {
  afterStep,
  canAnswer,
  isEndedByProject,
  REVISION_STATES,
  REVISION_STEPS,
  type RevisionState,
} from './revision-life.ts';

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

test.each(REVISION_STATES)('of a revision that is %s, a closed project takes the answer away', (state) => {
  const isOpen = state === 'sent' || state === 'viewed';
  const latest = { state, isLatest: true };
  expect(canAnswer({ ...latest, isProjectClosed: false })).toBe(isOpen);
  expect(canAnswer({ ...latest, isProjectClosed: true })).toBe(false);
  expect(isEndedByProject({ ...latest, isProjectClosed: false })).toBe(false);
  expect(isEndedByProject({ ...latest, isProjectClosed: true })).toBe(isOpen || state === 'expired');
  const earlier = { state, isLatest: false, isProjectClosed: true };
  expect([canAnswer(earlier), isEndedByProject(earlier)]).toEqual([false, false]);
});
