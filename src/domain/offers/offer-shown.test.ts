import { describe, expect, test } from 'vitest';
import { offerContent, offerLine } from '../../../tests/factories/offers.ts';
import { formatCents } from '../kernel/format.ts';
import { linesOf } from './offer.ts';
import { initialChoice } from './offer-choice.ts';
import {
  dueText,
  effectKept,
  keptLaunch,
  keptRows,
  shownEffects,
  shownGroups,
  whenNote,
} from './offer-shown.ts';
import { offerTotals } from './offer-totals.ts';

const content = offerContent([
  offerLine('small', { unitPrice: 1_144_00, choice: { kind: 'alternative', group: 'size', ticked: false } }),
  offerLine('large', { unitPrice: 2_145_00, choice: { kind: 'alternative', group: 'size', ticked: true } }),
  offerLine('gallery', { unitPrice: 275_00, choice: { kind: 'optional', ticked: false } }),
  offerLine('care', { unitPrice: 39_00, choice: { kind: 'optional', ticked: true } }),
  offerLine('work', { unitPrice: 500_00 }),
]);

test('only an option that is not chosen says that it comes on top; an alternative says its own price', () => {
  const lines = shownGroups(content, new Set(['large', 'care']), formatCents).flatMap((group) => group.lines);
  const sums = lines.map(({ line, shownSum }) => `${line.id} ${shownSum.replaceAll(/\s/gu, '')}`);
  expect(sums).toEqual(['small 1144€', 'large 2145€', 'gallery +275€', 'care 39€', 'work 500€']);
});

test('a group has the sum of what is taken of it and paid once, of an alternative, too, and none where that is nothing', () => {
  const sumOf = (ids: readonly string[], lines = linesOf(content)) =>
    shownGroups(offerContent(lines), new Set(ids), formatCents)[0]?.sum?.replaceAll(/\s/gu, '') ?? null;
  const sizes = linesOf(content).slice(0, 2);
  const added = linesOf(content).slice(2, 4);
  expect([sumOf(['small'], sizes), sumOf(['large'], sizes)]).toEqual(['1144€', '2145€']);
  expect([sumOf([], added), sumOf(['gallery', 'care'], added)]).toEqual([null, '314€']);
  expect(sumOf(['care'], [offerLine('care', { unitPrice: 39_00, charged: 'month' })])).toBeNull();
  expect(sumOf(['large', 'care'])).toBe('2684€');
});

test('one month of what is paid by the month is no quantity; two are', () => {
  const monthly = { unit: 'month', charged: 'month', unitPrice: 39_00 } as const;
  const lines = [offerLine('one', monthly), offerLine('two', { ...monthly, quantity: 200 })];
  const [group] = shownGroups(offerContent(lines), new Set(), formatCents);
  expect(group?.lines.map(({ quantity }) => quantity)).toEqual([null, '2\u00A0mes. × 39\u00A0€']);
});

describe('what an addendum changes', () => {
  const project = { project: 'Web', price: 5_060_00, monthlyPrice: 39_00 };
  const days = { from: '2027-01-22', to: '2027-01-27' };
  const launch = { ...days, later: 3, agreed: days };
  const addendum = offerContent([
    offerLine('stairs', { unitPrice: 340_00 }),
    offerLine('extra', { unitPrice: 60_50, choice: { kind: 'optional', ticked: false } }),
    offerLine('care', { unitPrice: 10_00, charged: 'month', choice: { kind: 'optional', ticked: false } }),
  ]);
  const said = (effect: Parameters<typeof shownEffects>[0], chosen: readonly string[] = []) =>
    shownEffects(effect, offerTotals(addendum, new Set(chosen))).map(({ label, before, after, by }) =>
      [label, before, after, by].map((text) => text?.replaceAll('\u00A0', ' ') ?? '-').join('; '),
    );

  test.each([
    [
      'with nothing ticked',
      launch,
      [],
      ['Cena projektu; 5 060 €; 5 400 €; -', 'Spustenie; 22. 1. 2027; 27. 1. 2027; o 3 pracovné dni neskôr'],
    ],
    ['with cents', null, ['extra'], ['Cena projektu; 5 060,00 €; 5 460,50 €; -']],
    ['by the month', null, ['care'], ['Cena projektu; 5 060 €; 5 400 €; -', 'Mesačne; 39 €; 49 €; -']],
    [
      'and what it leaves',
      { ...launch, to: days.from, later: 0, agreed: { from: '2027-01-20', to: '2027-01-20' } },
      [],
      ['Cena projektu; 5 060 €; 5 400 €; -', 'Spustenie; 22. 1. 2027; -; -'],
    ],
    [
      'where work is not as was agreed',
      { ...launch, agreed: { from: '2027-01-25', to: '2027-01-28' } },
      [],
      [
        'Cena projektu; 5 060 €; 5 400 €; -',
        'Spustenie podľa plánu; 22. 1. 2027; 27. 1. 2027; o 3 pracovné dni neskôr',
        'Dohodnuté spustenie; 25. 1. 2027; 28. 1. 2027; -',
      ],
    ],
  ])('%s', (_, moved, chosen, rows) => {
    expect(said({ ...project, launch: moved }, chosen)).toEqual(rows);
  });

  test('ticked at first is what its page begins with', () => {
    expect(said({ ...project, launch: null }, [...initialChoice(addendum)])).toEqual([
      'Cena projektu; 5 060 €; 5 400 €; -',
    ]);
  });

  test('stands apart from what was agreed to', () => {
    const kept = effectKept({ ...project, launch }, offerTotals(addendum, new Set()));
    expect(keptRows(['Súhlasím s podmienkami, IČO 12345679.', kept])).toEqual([
      { label: 'Potvrdené znenie', values: ['Súhlasím s\u00A0podmienkami, IČO\u00A012345679.'] },
      { label: 'Cena projektu', values: ['5\u00A0060\u00A0€ → 5\u00A0400\u00A0€'] },
      {
        label: 'Spustenie',
        values: ['22.\u00A01.\u00A02027 → 27.\u00A01.\u00A02027, o\u00A03 pracovné dni neskôr'],
      },
    ]);
    expect(keptRows([])).toEqual([]);
  });

  test.each([
    ['that is as planned', launch, ['22. 1. 2027', '27. 1. 2027']],
    [
      'that is agreed for another day than planned',
      { ...launch, agreed: { from: '2027-01-15', to: '2027-01-21' } },
      ['15. 1. 2027', '21. 1. 2027'],
    ],
    [
      'that stays',
      { ...launch, to: launch.from, later: 0, agreed: { from: launch.from, to: launch.from } },
      [],
    ],
    ['that was long ago', null, []],
  ])('a launch %s is kept with the day before it and the day after', (_, moved, days) => {
    const kept = keptLaunch([effectKept({ ...project, launch: moved }, offerTotals(addendum, new Set()))]);
    expect(Object.values(kept ?? {}).map((day) => day.replaceAll('\u00A0', ' '))).toEqual(days);
  });

  test('nothing of the launch is known of an acceptance that the operator has noted', () => {
    expect(keptLaunch([])).toBeNull();
  });
});

test.each([
  ['a day', { dueOn: '2026-12-29', after: 'work' }, '29. 12. 2026'],
  ['the acceptance', { dueOn: null, after: null }, 'po prijatí'],
  ['a stage without a day', { dueOn: null, after: 'work' }, 'po etape „Práca“'],
])('a payment is due after %s', (_, payment, text) => {
  expect(dueText(payment, content).replaceAll('\u00A0', ' ')).toBe(text);
});

test.each([
  ['open', { state: 'viewed', isLatest: true }, true, 'Termíny platia, ak ponuku prijmete dnes.'],
  ['expired', { state: 'expired', isLatest: true }, false, 'Termíny prepočítam pri obnovení.'],
  ['declined', { state: 'declined', isLatest: true }, false, null],
  ['replaced', { state: 'superseded', isLatest: false }, false, null],
  ['accepted', { state: 'accepted', isLatest: true }, true, null],
] as const)('below the plan of one that is %s stands what holds of its days', (_, offer, isPlanned, text) => {
  const schedule = isPlanned ? { startsOn: '2026-11-24', endsOn: '2026-11-24', stages: [] } : null;
  expect(whenNote({ ...offer, number: 'CP-2026-0001', schedule, effect: null })).toBe(text);
});

test('what is read on another day than it was made names that day', () => {
  const schedule = { startsOn: '2026-11-24', endsOn: '2026-11-24', stages: [] };
  const open = { number: 'CP-2026-0001', state: 'sent', isLatest: true, schedule, effect: null } as const;
  expect(whenNote(open, '2026-11-23')?.replaceAll('\u00A0', ' ')).toBe(
    'Termíny platia, ak ponuku prijmete 23. 11. 2026.',
  );
  expect(whenNote({ ...open, number: 'CP-2026-0001/D1' })).toBe('Termíny platia, ak dodatok prijmete dnes.');
});
