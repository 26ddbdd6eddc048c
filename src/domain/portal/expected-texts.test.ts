import { expect, test } from 'vitest';
import { expectedTitle, expectedTitleAt, untilText } from './expected-texts.ts';

/** A Monday. */
const TODAY = '2026-11-23';
const row = {
  ...{ kind: 'bring' as const, name: 'Logo', number: '', count: 0, until: '2026-11-27' as string | null },
  ...{ isLate: false, shift: 0, amount: null as number | null, position: 0 },
};
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [row, 'Dodať podklad: Logo'],
  [{ ...row, kind: 'repair' as const }, 'Opraviť: Logo'],
  [{ ...row, kind: 'approve' as const, name: 'Návrh' }, 'Schváliť etapu: Návrh'],
  [
    { ...row, kind: 'pay' as const, name: 'Po schválení návrhu', position: 2 },
    'Uhradiť 2. platbu „Po schválení návrhu“',
  ],
  [{ ...row, kind: 'accept' as const, number: 'CP-2026-0001', name: 'Web' }, 'Rozhodnúť o ponuke: Web'],
  [{ ...row, kind: 'accept' as const, number: 'CP-2026-0001/D1', name: 'Mapa' }, 'Rozhodnúť o dodatku: Mapa'],
  [{ ...row, kind: 'answer' as const, count: 1 }, 'Prečítať novú správu'],
  [{ ...row, kind: 'answer' as const, count: 3 }, 'Prečítať 3 nové správy'],
  [{ ...row, kind: 'answer' as const, count: 12 }, 'Prečítať 12 nových správ'],
])('%o is called %s', (told, title) => {
  expect(plain(expectedTitle(told))).toBe(title);
});

test.each([
  [row, 'do 27. 11., ešte 4 dni'],
  [{ ...row, until: TODAY }, 'do 23. 11., dnes'],
  [{ ...row, until: '2026-11-24' }, 'do 24. 11., zajtra'],
  [{ ...row, until: '2027-01-08' }, 'do 8. 1. 2027, ešte 46 dní'],
  [{ ...row, until: null }, ''],
  [{ ...row, until: '2026-11-19', isLate: true, shift: 2 }, 'mešká 4 dni, posúva spustenie o 2 pracovné dni'],
  [{ ...row, until: '2026-11-22', isLate: true }, 'mešká 1 deň'],
  [
    { ...row, kind: 'repair' as const, until: '2026-11-22', isLate: true, shift: 1 },
    'mešká 1 deň, posúva spustenie o 1 pracovný deň',
  ],
  [{ ...row, kind: 'approve' as const, until: '2026-11-18', isLate: true }, 'mešká 5 dní'],
  [{ ...row, kind: 'pay' as const, amount: 1_368_00 }, '1 368 €, do 27. 11., ešte 4 dni'],
  [{ ...row, kind: 'accept' as const, amount: 480_00 }, '480 €, do 27. 11., ešte 4 dni'],
  [
    { ...row, kind: 'accept' as const, number: 'CP-2026-0001/D1', amount: 480_00 },
    '+480 €, do 27. 11., ešte 4 dni',
  ],
  [
    { ...row, kind: 'pay' as const, amount: 620_50, until: '2026-11-18', isLate: true },
    '620,50 €, 5 dní po splatnosti',
  ],
])('until when of %o is told as "%s"', (told, text) => {
  expect(plain(untilText(told, TODAY))).toBe(text);
});

test.each([
  ['project' as const, '', 'Web pre Dom', 'Prečítať 2 nové správy k projektu: Web pre Dom'],
  ['offer' as const, 'CP-2026-0001', 'Web', 'Prečítať 2 nové správy k ponuke: Web'],
  ['offer' as const, 'CP-2026-0001/D1', 'Galéria', 'Prečítať 2 nové správy k dodatku: Galéria'],
  ['request' as const, '', 'Tvorba webu', 'Prečítať 2 nové správy k dopytu: Tvorba webu'],
])('messages of a %s %s say whose they are', (type, number, name, title) => {
  expect(plain(expectedTitleAt({ ...row, kind: 'answer', number, count: 2, about: { type, name } }))).toBe(
    title,
  );
});

test('what is done at a thing says nothing twice', () => {
  const about = { type: 'project' as const, name: 'Web' };
  expect(plain(expectedTitleAt({ ...row, about }))).toBe('Dodať podklad: Logo');
});
