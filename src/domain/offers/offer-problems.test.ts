import { expect, test } from 'vitest';
import { offerContent, offerLine } from '../../../tests/factories/offers.ts';
import type { OfferContent, PlannedPayment } from './offer.ts';
import { offerProblems } from './offer-problems.ts';

const TODAY = '2026-11-24';
const problemsOf = (changes: Partial<OfferContent> = {}, email = 'jana@example.sk') =>
  offerProblems(offerContent([offerLine('web')], changes), { name: '', email }, TODAY);
const lines = (...own: ReturnType<typeof offerLine>[]) => ({
  groups: [{ id: 'g', name: 'Web', lines: own }],
});
const alternative = (id: string, ticked: boolean) =>
  offerLine(id, { choice: { kind: 'alternative', group: 'size', ticked } });
const plan = (...shares: PlannedPayment['share'][]) => ({
  payments: shares.map((share, index) => ({ id: `p${index}`, name: 'Platba', after: null, share })),
});
const percent = (percent: number) => ({ kind: 'percent', percent }) as const;
const amount = (amount: number) => ({ kind: 'amount', amount }) as const;
const REST = { kind: 'rest' } as const;

test('an offer that says everything has none', () => expect(problemsOf()).toEqual([]));

test('nobody to send it to is one', () => {
  expect(problemsOf({}, '').map(({ field }) => field)).toEqual(['recipient.email']);
});

test.each<[string, Partial<OfferContent>, string[]]>([
  ['no title', { title: '' }, ['title']],
  ['no lines', { groups: [] }, ['groups']],
  ['an empty group', { groups: [...lines(offerLine('a')).groups, { id: 'e', name: '', lines: [] }] }, []],
  ['a group without a name', { groups: [{ id: 'g', name: '', lines: [offerLine('a')] }] }, ['groups.g.name']],
  ['a line without a name', lines(offerLine('a', { name: '' })), ['lines.a.name']],
  ['one of two alternatives ticked', lines(alternative('s', false), alternative('m', true)), []],
  ['no alternative ticked', lines(alternative('s', false), alternative('m', false)), ['alternatives.size']],
  ['both ticked', lines(alternative('s', true), alternative('m', true)), ['alternatives.size']],
  ['an alternative to nothing', lines(alternative('s', true)), ['alternatives.size']],
  ['a discount without a name', { discount: { name: '', of: percent(10) } }, ['discount.name']],
  ['no payments', { payments: [] }, ['payments']],
  [
    'no payments for monthly care alone',
    { ...lines(offerLine('a', { charged: 'month' })), payments: [] },
    [],
  ],
  [
    'a payment after no stage of it',
    { payments: [{ id: 'p', name: 'P', after: 'x', share: REST }] },
    ['payments.p.after'],
  ],
  [
    'a payment without a name',
    { payments: [{ id: 'p', name: '', after: null, share: REST }] },
    ['payments.p.name'],
  ],
  ['40 % and the rest', plan(percent(40), REST), []],
  ['40 and 60 %', plan(percent(40), percent(60)), []],
  ['40 and 50 %', plan(percent(40), percent(50)), ['payments']],
  ['60 and 60 %', plan(percent(60), percent(60)), ['payments']],
  ['100 % and the rest', plan(percent(100), REST), ['payments']],
  ['the rest before the end', plan(REST, percent(40)), ['payments']],
  ['an amount and the rest', plan(amount(500_00), REST), []],
  ['amounts alone, while the client chooses', plan(amount(50_00), amount(50_00)), ['payments']],
  ['no stages', { stages: [], payments: plan(REST).payments }, ['stages']],
  ['stages of no days', { stages: [{ id: 'work', name: 'Práca', days: 0 }] }, ['stages']],
  ['a stage without a name', { stages: [{ id: 'work', name: '', days: 3 }] }, ['stages.work.name']],
  ['an empty point', { excluded: ['Texty', ''] }, ['excluded.1']],
  ['its last day today', { validUntil: TODAY }, []],
  ['its last day yesterday', { validUntil: '2026-11-23' }, ['validUntil']],
  ['a start yesterday', { earliestStart: '2026-11-23' }, ['earliestStart']],
])('with %s', (_, changes, fields) => {
  const problems = problemsOf(changes);
  expect(problems.map(({ field }) => field)).toEqual(fields);
  for (const { message } of problems) expect(message).toMatch(/^\p{Lu}.*\.$/u);
});
