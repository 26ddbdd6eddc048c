import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../kernel/local-time.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import { PAYMENT_STATES, type PaymentState } from '../payments/payment-life.ts';
import { CHECKLIST_STATES, isMissing } from './checklist-life.ts';
import { type NextStepFacts, nextStepOf } from './next-step.ts';
import { planOf } from './plan.ts';
import { type PortalExpectedFacts, portalExpected } from './portal-expected.ts';
import { isAtWork, PROJECT_STATES, type ProjectState } from './project-life.ts';
import { STAGE_STATES } from './stage-life.ts';

const DAY = [[8 * 60, 16 * 60]] as const;
const WORK: WorkingTime = { hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY }, holidays: [] };
/** A Tuesday. */
const TODAY = '2026-11-24';

const NO_PLAN = { stages: [], launchOn: '2026-12-15', delay: 0, late: [] };
const NOTHING: PortalExpectedFacts = {
  id: 'project',
  ...{ state: 'in-progress', plan: NO_PLAN, stages: [], items: [], payments: [], addenda: [], unread: 0 },
};
const delivered = { id: 's1', name: 'Návrh', state: 'delivered' as const, deliveredOn: '2026-11-20' };
const missing = {
  ...{ id: 'i1', title: 'Logo', state: 'returned' as const, dueOn: '2026-11-20', broughtOn: null },
  returnReason: 'Je príliš malé.',
};
const owed = {
  ...{ id: 'p1', name: 'Záloha', state: 'open' as PaymentState, dueOn: '2026-12-01', stageId: null },
  ...{ amount: 300_00, symbol: '2026000123', position: 2 },
};
const addendum = {
  ...{ id: 'a1', number: 'CP-2026-0001/D1', title: 'Jedálny lístok', onceTotal: 120_00 },
  validUntil: '2026-11-30',
};
const kindsOf = (facts: Partial<PortalExpectedFacts>) =>
  portalExpected({ ...NOTHING, ...facts }, TODAY, WORK).map(({ kind }) => kind);
const EVERYTHING = {
  stages: [delivered],
  items: [missing],
  payments: [owed],
  addenda: [addendum],
  unread: 2,
};

describe('what is expected of a client at a project', () => {
  test('stands in the order in which it is to be done', () => {
    expect(
      portalExpected(
        { ...NOTHING, ...EVERYTHING, plan: { ...NO_PLAN, late: [{ id: 'i1', days: 2, shift: 3 }] } },
        TODAY,
        WORK,
      ),
    ).toEqual([
      {
        ...{ kind: 'approve', id: 's1', name: 'Návrh', until: '2026-11-27', isLate: false, shift: 0 },
        ...{ amount: null, number: '', position: 0, reason: '', count: 0, more: 0 },
      },
      {
        ...{ kind: 'accept', id: 'a1', name: 'Jedálny lístok', until: '2026-11-30', isLate: false, shift: 0 },
        ...{ amount: 120_00, number: 'CP-2026-0001/D1', position: 0, reason: '', count: 0, more: 0 },
      },
      {
        ...{ kind: 'pay', id: 'p1', name: 'Záloha', until: '2026-12-01', isLate: false, shift: 0 },
        ...{ amount: 300_00, number: '2026000123', position: 2, reason: '', count: 0, more: 0 },
      },
      {
        ...{ kind: 'repair', id: 'i1', name: 'Logo', until: '2026-11-20', isLate: true, shift: 3 },
        ...{ amount: null, number: '', position: 0, reason: 'Je príliš malé.', count: 0, more: 0 },
      },
      {
        ...{ kind: 'answer', id: 'project', name: '', until: null, isLate: false, shift: 0 },
        ...{ amount: null, number: '', position: 0, reason: '', count: 2, more: 0 },
      },
    ]);
  });

  test('is all that came back, and of what is to be brought the first', () => {
    const asked = (id: string, dueOn: string) => ({
      ...{ ...missing, id, dueOn },
      ...{ state: 'asked' as const, returnReason: '' },
    });
    const items = [
      asked('late', '2026-11-02'),
      asked('next', '2026-11-25'),
      { ...missing, id: 'back', dueOn: '2026-11-30' },
      asked('last', '2026-12-01'),
    ];
    const rows = portalExpected({ ...NOTHING, items }, TODAY, WORK);
    expect(rows.map(({ id, more, reason }) => [id, more, reason])).toEqual([
      ['back', 0, 'Je príliš malé.'],
      ['late', 2, ''],
    ]);
  });

  test('is nothing of what the operator has to do', () => {
    const waiting = { ...owed, state: 'waiting' as const, dueOn: null };
    const brought = { ...missing, state: 'brought' as const, broughtOn: '2026-11-23' };
    const active = { ...delivered, state: 'active' as const, deliveredOn: null };
    expect(kindsOf({ stages: [active], items: [brought], payments: [waiting] })).toEqual([]);
  });

  test.each<[ProjectState, string[]]>([
    ['in-care', ['approve', 'accept', 'pay', 'repair', 'answer']],
    ['paused', ['accept', 'pay', 'answer']],
    ['closed', ['accept', 'pay', 'answer']],
  ])('of a project that is %s is %j', (state, kinds) => {
    expect(kindsOf({ ...EVERYTHING, state })).toEqual(kinds);
  });
});

const day = fc.integer({ min: -20, max: 20 }).map((days) => addDays(TODAY, days));
const anyFacts = fc
  .record({
    state: fc.constantFrom(...PROJECT_STATES),
    startOn: day,
    launchOn: day,
    stages: fc.array(
      fc.record({
        state: fc.constantFrom(...STAGE_STATES),
        days: fc.integer({ min: 1, max: 10 }),
        on: day,
      }),
      { maxLength: 5 },
    ),
    items: fc.array(fc.record({ state: fc.constantFrom(...CHECKLIST_STATES), dueOn: day, broughtOn: day }), {
      maxLength: 4,
    }),
    payments: fc.array(fc.record({ state: fc.constantFrom(...PAYMENT_STATES), dueOn: day }), {
      maxLength: 4,
    }),
    addenda: fc.array(day, { maxLength: 2 }),
  })
  .map(({ state, startOn, launchOn, ...parts }): PortalExpectedFacts & NextStepFacts => {
    const stages = parts.stages.map(({ on, ...stage }, index) => ({
      ...{ ...stage, id: `s${index}`, name: `Etapa ${index}`, notBefore: null },
      startedOn: stage.state === 'planned' ? null : on,
      deliveredOn: stage.state === 'delivered' || stage.state === 'approved' ? on : null,
    }));
    const items = parts.items.map((item, index) => ({
      ...{
        ...item,
        id: `i${index}`,
        title: `Podklad ${index}`,
        returnReason: item.state === 'returned' ? 'Malé.' : '',
        stageId: stages[0]?.id ?? null,
      },
    }));
    const payments = parts.payments.map((payment, index) => ({
      ...{
        ...payment,
        id: `p${index}`,
        name: `Platba ${index}`,
        stageId: null,
        amount: 1,
        symbol: '1',
        position: 1,
      },
    }));
    const plan = planOf({ startOn, launchOn, stages, items }, TODAY, WORK);
    const addenda = parts.addenda.map((validUntil, index) => ({
      ...{ id: `a${index}`, number: `D${index}`, title: `Dodatok ${index}`, onceTotal: 1, validUntil },
    }));
    return { id: 'project', state, plan, stages, items, payments, addenda, unread: 0 };
  });

test('the next step is the first thing that is expected of the client, or something of the operator’s that is due before all of it', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const next = nextStepOf(facts, TODAY, WORK);
      const expected = portalExpected(facts, TODAY, WORK);
      const [first] = expected;
      if (next?.who === 'client')
        expect(first).toMatchObject({ kind: next.kind, id: next.id, name: next.name, until: next.until });
      else for (const { until } of expected) expect((next?.until ?? TODAY) < (until ?? TODAY)).toBe(true);
      if (!first && facts.state !== 'closed') expect(next?.who).toBe('operator');
    }),
  );
});

test('whatever came back is a row, and only the first of what is to be brought, which says how many follow', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const missing = isAtWork(facts.state) ? facts.items.filter(({ state }) => isMissing(state)) : [];
      const [back, asked] = (['returned', 'asked'] as const).map((of) =>
        missing.filter(({ state }) => state === of),
      );
      const rows = portalExpected(facts, TODAY, WORK);
      const [repair, bring] = (['repair', 'bring'] as const).map((of) =>
        rows.filter(({ kind }) => kind === of),
      );
      expect(new Set(repair?.map(({ id }) => id))).toEqual(new Set(back?.map(({ id }) => id)));
      expect(bring?.map(({ more }) => more + 1)).toEqual(asked?.length === 0 ? [] : [asked?.length]);
      for (const { dueOn } of asked ?? []) expect((bring?.[0]?.until ?? '') <= dueOn).toBe(true);
    }),
  );
});
