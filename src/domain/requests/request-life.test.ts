import { describe, expect, test } from 'vitest';
import { afterRequestStep, type FormerStatus, REQUEST_STEPS } from './request-life.ts';
import { requestRefusal } from './request-refusals.ts';
import { REQUEST_STATUSES, type RequestStatus } from './request-status.ts';

const NO = null;
/** By status, in the order of the steps: open, contact, offer, win, lose, archive, restore. */
const TABLE: Record<FormerStatus, (RequestStatus | null)[]> = {
  new: ['seen', 'contacted', 'offered', 'won', 'lost', 'archived', NO],
  seen: ['seen', 'contacted', 'offered', 'won', 'lost', 'archived', NO],
  contacted: ['contacted', 'contacted', 'offered', 'won', 'lost', 'archived', NO],
  offered: ['offered', 'offered', 'offered', 'won', 'lost', 'archived', NO],
  won: ['won', 'won', 'won', 'won', NO, 'archived', NO],
  lost: ['lost', 'contacted', 'offered', 'won', 'lost', 'archived', NO],
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

  test.each(FORMER)('that was %s comes back with its offer', (status) => {
    const archived = { status: 'archived', archivedFrom: status } as const;
    expect(afterRequestStep(archived, 'offer')?.status).toBe(TABLE[status][2]);
    expect(afterRequestStep(archived, 'win')).toEqual({ status: 'won', archivedFrom: null });
  });

  test.each(['contact', 'lose', 'archive'] as const)('knows no %s', (step) => {
    expect(afterRequestStep({ status: 'archived', archivedFrom: 'seen' }, step)).toBeNull();
  });
});

test('every refusal is a sentence that names the state', () => {
  for (const status of REQUEST_STATUSES)
    for (const step of REQUEST_STEPS) expect(requestRefusal(status, step)).toMatch(/^Tento dopyt .*\.$/);
});
