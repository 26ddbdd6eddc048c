import { expect, test } from 'vitest';
import { deskOrder } from './desk-order.ts';

const TODAY = '2026-11-23';

const project = (id: string, more: Partial<Parameters<typeof deskOrder>[0][number]> = {}) => ({
  ...{ id, state: 'in-progress' as const, launchOn: '2026-12-20', launchedOn: null, delay: 0 },
  ...{ next: { until: TODAY }, overdue: 0 },
  ...more,
});

test('what has been late for longest comes first, closed projects last, and the rest as they came', () => {
  const rows = [
    project('closed', { state: 'closed', launchOn: '2026-06-16', next: null }),
    project('due today'),
    project('owing', { overdue: 1, next: null }),
    project('in care', { state: 'in-care', launchOn: '2026-06-16', next: null }),
    project('late task', { next: { until: '2026-11-22' } }),
    project('late launch', { launchOn: '2026-11-20' }),
    project('latest task', { next: { until: '2026-11-02' } }),
    project('closed and owing', { state: 'closed', overdue: 1 }),
    project('nothing due', { next: { until: null } }),
  ];
  expect(deskOrder(rows, TODAY).map(({ id }) => id)).toEqual([
    ...['latest task', 'late launch', 'late task', 'owing'],
    ...['due today', 'in care', 'nothing due'],
    ...['closed', 'closed and owing'],
  ]);
});
