import { describe, expect, test } from 'vitest';
import { afterRequestStep, type FormerStatus, REQUEST_STEPS } from './request-life.ts';
import { REQUEST_STATUSES, type RequestStatus } from './request-status.ts';

const NO = null;
/** By status, in the order of the steps: open, contact, offer, win, lose, archive, restore. */
const TABLE: Record<FormerStatus, (RequestStatus | null)[]> = {
  new: ['seen', 'contacted', 'offered', NO, 'lost', 'archived', NO],
  seen: ['seen', 'contacted', 'offered', NO, 'lost', 'archived', NO],
  contacted: ['contacted', 'contacted', 'offered', NO, 'lost', 'archived', NO],
  offered: ['offered', 'offered', 'offered', 'won', 'lost', 'archived', NO],
  won: ['won', 'won', 'won', 'won', NO, 'archived', NO],
  lost: ['lost', 'contacted', 'offered', NO, 'lost', 'archived', NO],
};
const FORMER = REQUEST_STATUSES.filter((status) => status !== 'archived');

test.each(FORMER.flatMap((status) => REQUEST_STEPS.map((step, index) => [status, step, index] as const)))(
  '%s, %s',
  (status, step, index) => {
    expect(afterRequestStep({ status, archivedFrom: null }, step)?.status ?? null).toBe(TABLE[status][index]);
  },
);

describe('an archived request', () => {
  test.each(FORMER)('that was %s is brought back as it was', (status) => {
    const archived = afterRequestStep({ status, archivedFrom: null }, 'archive');
    expect(archived).toEqual({ status: 'archived', archivedFrom: status });
    expect(archived && afterRequestStep(archived, 'open')).toEqual(archived);
    expect(archived && afterRequestStep(archived, 'restore')).toEqual({ status, archivedFrom: null });
  });

  test.each(REQUEST_STEPS.filter((step) => step !== 'open' && step !== 'restore'))('knows no %s', (step) => {
    expect(afterRequestStep({ status: 'archived', archivedFrom: 'seen' }, step)).toBeNull();
  });
});
