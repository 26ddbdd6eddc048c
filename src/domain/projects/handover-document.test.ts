import { expect, test } from 'vitest';
import { site } from '../content/site.ts';
import { workingTimeOf } from '../content/working-week.ts';
import { handoverDocument } from './handover-document.ts';

const AGREED = '2026-11-20';

test.each([
  ['all delivered in time', ['2026-11-18', '2026-11-12'], '2026-11-25', '18. 11. 2026, podľa dohody'],
  ['all delivered late', ['2026-11-24', '2026-11-12'], '2026-11-25', '24. 11. 2026, dohodnutý 20. 11. 2026'],
  ['launched late without one', ['2026-11-12', null], '2026-11-25', '25. 11. 2026, dohodnutý 20. 11. 2026'],
  ['launched in time without one', ['2026-11-12', null], '2026-11-19', '19. 11. 2026, podľa dohody'],
  ['launched without any', [null, null], '2026-11-25', '25. 11. 2026, dohodnutý 20. 11. 2026'],
  [
    'delivered after the launch, but one',
    ['2026-11-27', null],
    '2026-11-25',
    '27. 11. 2026, dohodnutý 20. 11. 2026',
  ],
  ['of which no launch was noted', ['2026-11-18', null], null, '18. 11. 2026, podľa dohody'],
])('the day of completion of a project %s', (_, delivered, launchedOn, said) => {
  const document = handoverDocument(
    {
      ...{ number: 'P-1', name: 'Web', client: 'Vzor', startOn: '2026-11-02', agreedOn: AGREED, launchedOn },
      ...{ price: 0, monthlyPrice: 0, paid: 0, items: [], payments: [], agreed: [], contacts: [] },
      stages: delivered.map((deliveredOn, index) => ({
        ...{ name: `Etapa ${index}`, days: 2, startedOn: null, deliveredOn },
        ...{ approvedOn: null, returnedOn: null },
        state: deliveredOn === null ? ('planned' as const) : ('delivered' as const),
      })),
    },
    { site, publicUrl: null, time: workingTimeOf(site), now: new Date('2026-11-30T09:00:00Z') },
  );
  expect(document.price.launch.value.replaceAll('\u00A0', ' ')).toBe(said);
});

test.each([
  ['before the day that was planned', ['2026-10-30', null], '30. 10. 2026'],
  ['on no day that was noted', [null, null], '2. 11. 2026'],
])('the first day of work %s', (_, started, said) => {
  const document = handoverDocument(
    {
      ...{
        number: 'P-1',
        name: 'Web',
        client: 'Vzor',
        startOn: '2026-11-02',
        agreedOn: AGREED,
        launchedOn: null,
      },
      ...{ price: 0, monthlyPrice: 0, paid: 0, items: [], payments: [], agreed: [], contacts: [] },
      stages: started.map((startedOn, index) => ({
        ...{ name: `Etapa ${index}`, days: 2, startedOn, deliveredOn: null },
        ...{ approvedOn: null, returnedOn: null, state: 'planned' as const },
      })),
    },
    { site, publicUrl: null, time: workingTimeOf(site), now: new Date('2026-11-30T09:00:00Z') },
  );
  expect(document.titleBlock.cells[2]?.value.replaceAll('\u00A0', ' ')).toBe(said);
});
