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
        ...{ approvedOn: null, returnedOn: null, deliveries: [] },
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
        ...{ approvedOn: null, returnedOn: null, deliveries: [], state: 'planned' as const },
      })),
    },
    { site, publicUrl: null, time: workingTimeOf(site), now: new Date('2026-11-30T09:00:00Z') },
  );
  expect(document.titleBlock.cells[2]?.value.replaceAll('\u00A0', ' ')).toBe(said);
});

const delivery = {
  ...{ url: '', text: '', deliveredOn: '2026-11-18', answer: 'approved' as const },
  ...{ reason: '', answeredOn: '2026-11-20', answeredBy: '', notedHow: '' },
};
const documentOf = (deliveries: Parameters<typeof handoverDocument>[0]['stages'][number]['deliveries']) =>
  handoverDocument(
    {
      ...{ number: 'P-1', name: 'Web', client: 'Vzor', startOn: '2026-11-02', agreedOn: AGREED },
      ...{ launchedOn: null, price: 0, monthlyPrice: 0, paid: 0, items: [], payments: [], agreed: [] },
      contacts: [],
      stages: [
        {
          ...{ name: 'Návrh', days: 2, startedOn: null, deliveredOn: '2026-11-18', approvedOn: '2026-11-20' },
          ...{ returnedOn: null, state: 'approved', deliveries },
        },
      ],
    },
    { site, publicUrl: null, time: workingTimeOf(site), now: new Date('2026-11-30T09:00:00Z') },
  );
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

test.each([
  ['by the client', { ...delivery, answeredBy: 'Jana' }, 'schválená klientom 20. 11. 2026, meno: Jana'],
  [
    'as the operator has noted',
    { ...delivery, answeredBy: 'Jana', notedHow: 'telefonicky 20. 11.' },
    'schválená 20. 11. 2026, meno: Jana, zapísané podľa oznámenia klienta: telefonicky 20. 11.',
  ],
  ['before it was noted by whom', delivery, 'schválená 20. 11. 2026'],
])('a stage that was approved %s', (_, last, said) => {
  expect(plain(documentOf([last]).approvals.rows[0]?.value)).toBe(said);
});

test('all that was delivered is listed as it came, with why it was returned', () => {
  const returned = {
    ...delivery,
    text: 'Prvý návrh.\n\nNa mobil.',
    answer: 'returned' as const,
    reason: 'Je tmavý.',
  };
  const url = 'https://nahlad.example.sk';
  const rows = documentOf([{ ...delivery, url, deliveredOn: '2026-11-20' }, returned]).deliveries?.rows;
  expect(rows?.map((row) => Object.values(row).map((text) => plain(text ?? undefined)))).toEqual([
    ['Návrh', '18. 11. 2026', '', 'Prvý návrh.\nNa mobil.', 'vrátené 20. 11. 2026: Je tmavý.'],
    ['Návrh', '20. 11. 2026', url, '', undefined],
  ]);
  expect(documentOf([]).deliveries).toBeNull();
});
