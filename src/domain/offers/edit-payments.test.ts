import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addPayment,
  changePayment,
  handleStops,
  moveHandle,
  partEnds,
  removePayment,
} from './edit-payments.ts';
import type { PlannedPayment } from './offer.ts';
import { duePayments } from './payment-plan.ts';

type Part = number | string | null;

/** 40 is a percent, "500" euros, null what is left. */
const plan = (...parts: Part[]): PlannedPayment[] =>
  parts.map((part, index) => ({
    id: `p${index}`,
    name: `${index + 1}. platba`,
    after: null,
    share:
      part === null
        ? { kind: 'rest' }
        : typeof part === 'number'
          ? { kind: 'percent', percent: part }
          : { kind: 'amount', amount: Number(part) * 100 },
  }));

const parts = (payments: readonly PlannedPayment[]): Part[] =>
  payments.map(({ share }) =>
    share.kind === 'rest' ? null : share.kind === 'percent' ? share.percent : String(share.amount / 100),
  );

const TOTAL = 2_585_00;

/** Percents of all parts; what is left makes them a hundred. */
const sum = (payments: readonly PlannedPayment[]): number =>
  payments.some(({ share }) => share.kind === 'rest')
    ? 100
    : payments.reduce((all, { share }) => all + (share.kind === 'percent' ? share.percent : 0), 0);

describe('a handle', () => {
  test.each([
    [0, 52, [50, 30, 20]],
    [0, 53, [55, 25, 20]],
    [0, 1, [5, 75, 20]],
    [0, 99, [75, 5, 20]],
    [1, 60, [40, 20, 40]],
    [1, 100, [40, 55, 5]],
  ])('%i at %i makes %j', (part, to, expected) => {
    expect(parts(moveHandle(plan(40, 40, 20), TOTAL, part, to))).toEqual(expected);
  });

  test('before what is left changes the part before it alone', () => {
    expect(parts(moveHandle(plan(40, null), TOTAL, 0, 30))).toEqual([30, null]);
  });

  test('has no stop where its neighbours leave none', () => {
    expect(handleStops(plan(50, 5, 45), TOTAL, 0)).not.toContain(55);
    const tight = plan(2, 2, 96);
    expect(handleStops(tight, TOTAL, 0)).toEqual([]);
    expect(moveHandle(tight, TOTAL, 0, 50)).toEqual(tight);
  });

  test('snaps to five percent wherever it is dragged, and the plan stays the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (part, to) => {
          const moved = moveHandle(plan(40, 40, 20), TOTAL, part, to);
          expect(sum(moved)).toBe(100);
          for (const share of parts(moved)) expect(Number(share) % 5).toBe(0);
        },
      ),
    );
  });
});

test('parts end where their amounts do, the last one with the price', () => {
  expect(partEnds(plan(40, 40, 20), TOTAL)).toEqual([40, 80, 100]);
  expect(partEnds(plan('646.25', null), TOTAL)).toEqual([25, 100]);
  expect(partEnds(plan(40, null), 0)).toEqual([40, 100]);
});

test.each([
  [plan(), [100]],
  [plan(100), [50, 50]],
  [plan(40, 60), [40, 30, 30]],
  [plan(40, null), [40, 30, null]],
  [plan(90, 10), [90, 5, 5]],
  [plan(95, 5), [95, 2, 3]],
  [plan(99, 1), [99, 1]],
  [plan(99, null), [99, null]],
])('a part added to %j makes %j', (payments, expected) => {
  expect(parts(addPayment(payments, { id: 'new', name: 'ďalšia', after: null }))).toEqual(expected);
});

test.each([
  [plan(40, 40, 20), 'p0', [80, 20]],
  [plan(40, 40, 20), 'p2', [40, 60]],
  [plan(40, null), 'p1', [null]],
  [plan(40, null), 'p0', [null]],
  [plan('100', '50', 20), 'p1', ['150', 20]],
  [plan(100), 'p0', []],
  [plan(40, 60), 'nobody', [40, 60]],
])('of %j without %s %j is left', (payments, id, expected) => {
  expect(parts(removePayment(payments, id))).toEqual(expected);
});

test('whatever is added, removed and dragged, the plan stays the price to the cent', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('add' as const) }),
    fc.record({ do: fc.constant('remove' as const), part: fc.nat(5) }),
    fc.record({ do: fc.constant('drag' as const), part: fc.nat(5), to: fc.integer({ min: 0, max: 100 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.integer({ min: 1, max: 9_000_000 }), (steps, total) => {
      let payments = plan(40, 60);
      steps.forEach((one, index) => {
        const id = payments[one.do === 'add' ? 0 : one.part]?.id ?? '';
        if (one.do === 'add') payments = addPayment(payments, { id: `new-${index}`, name: '', after: null });
        else if (one.do === 'remove' && payments.length > 1) payments = removePayment(payments, id);
        else if (one.do === 'drag' && one.part < payments.length - 1)
          payments = moveHandle(payments, total, one.part, one.to);
      });
      expect(sum(payments)).toBe(100);
      expect(duePayments(payments, total).reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }),
  );
});

test('a part changes its name and share alone', () => {
  expect(changePayment(plan(40, 60), 'p1', { name: 'po spustení' })).toEqual([
    ...plan(40),
    { id: 'p1', name: 'po spustení', after: null, share: { kind: 'percent', percent: 60 } },
  ]);
});
