import { expect, test } from 'vitest';
import { offerContent, offerLine } from '../../../tests/factories/offers.ts';
import { site } from '../content/site.ts';
import { workingTimeOf } from '../content/working-week.ts';
import { offerTotals } from '../offers/offer-totals.ts';
import { type HandoverFacts, handoverDocument } from './handover-document.ts';

type Stage = HandoverFacts['stages'][number];
const stageOf = (changes: Partial<Stage>): Stage => ({
  ...{ name: 'Návrh', days: 2, state: 'planned', startedOn: null, deliveredOn: null },
  ...{ approvedOn: null, returnedOn: null, deliveries: [] },
  ...changes,
});
const documentOf = (changes: Partial<HandoverFacts>) =>
  handoverDocument(
    {
      ...{ number: 'P-1', name: 'Web', client: 'Vzor', startOn: '2026-11-02', agreedOn: '2026-11-20' },
      ...{ launchedOn: null, price: 0, monthlyPrice: 0, paid: 0, stages: [], items: [], payments: [] },
      ...{ agreed: [], contacts: [] },
      ...changes,
    },
    { site, publicUrl: null, time: workingTimeOf(site), now: new Date('2026-11-30T09:00:00Z') },
  );
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const LATE = 'namiesto dohodnutého 20. 11. 2026, o';

test.each([
  ['in time', ['2026-11-20', '2026-11-12'], '2026-11-25', '20. 11. 2026 podľa dohody'],
  ['early', ['2026-11-18', '2026-11-12'], '2026-11-25', `18. 11. 2026 ${LATE} 2 pracovné dni skôr`],
  ['late', ['2026-11-24', '2026-11-12'], '2026-11-25', `24. 11. 2026 ${LATE} 2 pracovné dni neskôr`],
  [
    'but for one, launched late',
    ['2026-11-12', null],
    '2026-11-25',
    `25. 11. 2026 ${LATE} 3 pracovné dni neskôr`,
  ],
  [
    'but for one, launched early',
    ['2026-11-12', null],
    '2026-11-19',
    `19. 11. 2026 ${LATE} 1 pracovný deň skôr`,
  ],
  ['not at all', [null, null], '2026-11-25', `25. 11. 2026 ${LATE} 3 pracovné dni neskôr`],
  [
    'after the launch, but one',
    ['2026-11-27', null],
    '2026-11-25',
    `27. 11. 2026 ${LATE} 5 pracovných dní neskôr`,
  ],
  ['but one, with no launch noted', ['2026-11-18', null], null, `18. 11. 2026 ${LATE} 2 pracovné dni skôr`],
])('the day of completion of a project that was delivered %s', (_, delivered, launchedOn, said) => {
  const { price } = documentOf({
    launchedOn,
    stages: delivered.map((deliveredOn) => stageOf({ deliveredOn })),
  });
  expect(plain(price.launch.value)).toBe(said);
});

test.each([
  ['before the day that was planned', ['2026-10-30', null], '30. 10. 2026'],
  ['on no day that was noted', [null, null], '2. 11. 2026'],
])('the first day of work %s', (_, started, said) => {
  const { titleBlock } = documentOf({ stages: started.map((startedOn) => stageOf({ startedOn })) });
  expect(plain(titleBlock.cells[2]?.value)).toBe(said);
});

const agreedPart = (changes: Partial<HandoverFacts['agreed'][number]>) => ({
  ...{ number: 'CP-2026-0001', isAddendum: false, content: offerContent([]), chosen: new Set<string>() },
  ...{ acceptedBy: 'Jana', acceptedAt: new Date('2026-11-02T09:00:00Z'), notedHow: null, fingerprint: 'f' },
  ...changes,
});

test.each([
  [null, null, ['Spolu 300,00 €']],
  [
    { name: 'Zľava za referenciu', of: { kind: 'percent' as const, percent: 5 } },
    null,
    ['Spolu za položky 300,00 €', 'Zľava za referenciu (5 %) −15,00 €', 'Spolu 285,00 €'],
  ],
  [
    { name: 'Zľava', of: { kind: 'amount' as const, amount: 100_00 } },
    { status: 'payer' as const, ratePercent: 23 },
    [
      ...['Spolu za položky 300,00 €', 'Zľava −100,00 €', 'Spolu bez DPH 200,00 €'],
      ...['DPH 23 % 46,00 €', 'Spolu 246,00 €'],
    ],
  ],
])('what was agreed leads from its lines to its price with discount %j and VAT %j', (discount, vat, said) => {
  const lines = [
    ...[offerLine('Web', { unitPrice: 300_00 })],
    ...[offerLine('Blog', { choice: { kind: 'optional', ticked: false } })],
  ];
  const content = offerContent(lines, { discount, ...(vat === null ? {} : { vat }) });
  const [part] = documentOf({ agreed: [agreedPart({ content })] }).contents.parts;
  expect(part?.totals.map(({ label, amount }) => plain(`${label} ${amount}`))).toEqual(said);
  expect(part?.lines.map(({ name }) => name)).toEqual(['Web']);
  expect(said.at(-1)).toContain(`${offerTotals(content, new Set()).once.total / 100},00`);
});

test.each([
  [null, 'prijatá 2. 11. 2026, 10:00, meno: Jana'],
  ['telefonicky', 'prijatá 2. 11. 2026, 10:00, meno: Jana, zapísané podľa oznámenia klienta: telefonicky'],
])('an offer that was accepted, with the note %j', (notedHow, said) => {
  expect(plain(documentOf({ agreed: [agreedPart({ notedHow })] }).approvals.rows[0]?.value)).toBe(said);
});

test('what was not needed of the client is left out', () => {
  const item = (title: string, state: 'accepted' | 'waived', acceptedOn: string | null) => ({
    ...{ title, state, acceptedOn },
  });
  const waived = item('Fotografie', 'waived', null);
  const items = [item('Logo', 'accepted', '2026-11-20'), waived];
  const rows = documentOf({ items }).checklist?.rows;
  expect(rows?.map(({ label, value }) => plain(`${label}: ${value}`))).toEqual([
    'Logo: prijaté 20. 11. 2026',
  ]);
  expect(documentOf({ items: [waived] }).checklist).toBeNull();
});

const delivery = {
  ...{ url: '', text: '', files: [] as { name: string }[] },
  ...{ deliveredOn: '2026-11-18', answer: 'approved' as const },
  ...{ reason: '', answeredOn: '2026-11-20', answeredBy: '', notedHow: '' },
};
const delivered = (deliveries: Stage['deliveries']) =>
  documentOf({
    stages: [stageOf({ deliveredOn: '2026-11-18', approvedOn: '2026-11-20', state: 'approved', deliveries })],
  });

test.each([
  ['by the client', { ...delivery, answeredBy: 'Jana' }, 'schválená klientom 20. 11. 2026, meno: Jana'],
  [
    'by somebody whose name is not for the reader',
    { ...delivery, answeredBy: null },
    'schválená klientom 20. 11. 2026, za vašu firmu',
  ],
  [
    'as the operator has noted',
    { ...delivery, answeredBy: 'Jana', notedHow: 'telefonicky 20. 11.' },
    'schválená 20. 11. 2026, meno: Jana, zapísané podľa oznámenia klienta: telefonicky 20. 11.',
  ],
  ['before it was noted by whom', delivery, 'schválená 20. 11. 2026'],
])('a stage that was approved %s', (_, last, said) => {
  expect(plain(delivered([last]).approvals.rows[0]?.value)).toBe(said);
});

test('all that was delivered is listed as it came, with why it was returned', () => {
  const returned = {
    ...delivery,
    text: 'Prvý návrh.\n\nNa mobil.',
    answer: 'returned' as const,
    reason: 'Je tmavý.',
  };
  const url = 'https://nahlad.example.sk';
  const rows = delivered([
    { ...delivery, url, files: [{ name: 'úvod.pdf' }, { name: 'mobil.png' }], deliveredOn: '2026-11-20' },
    { ...returned, files: [{ name: 'návrh.pdf' }] },
  ]).deliveries?.rows;
  expect(rows?.map((row) => Object.values(row).map((text) => plain(text ?? undefined)))).toEqual([
    [
      'Návrh',
      '18. 11. 2026',
      '',
      'Prvý návrh.\nNa mobil.\nSúbor: návrh.pdf',
      'vrátené 20. 11. 2026: Je tmavý.',
    ],
    ['Návrh', '20. 11. 2026', url, 'Súbory: úvod.pdf, mobil.png', undefined],
  ]);
  expect(delivered([]).deliveries).toBeNull();
});
