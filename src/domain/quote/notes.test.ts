import { expect, it } from 'vitest';
import { quoteNotes, urgentNotes } from './notes.ts';

const notes = (min: number, max: number) =>
  quoteNotes({ min, max }, { service: 'web-aplikacie', size: 'small', budget: null, timeline: null }).map(
    (note) => note.replaceAll('\u00A0', ' '),
  );

it.each([
  ['below', 800, 1500, 'Odhad 800 – 1 500 € je mimo bežného rozpätia tejto služby 2 000 – 8 000 €.'],
  ['above', 7000, 9000, 'Odhad 7 000 – 9 000 € je mimo bežného rozpätia tejto služby 2 000 – 8 000 €.'],
])('says what is true of an estimate %s the published range', (_, min, max, note) => {
  expect(notes(min, max)).toEqual([note]);
});

it('says nothing about an estimate within the published range', () => {
  expect(notes(2000, 8000)).toEqual([]);
});

it.each([
  ['500-1500', 2000, 2700, 'Odhad je vyšší než zvolený rozpočet (500 – 1 500 €), ale rozsah sa dá upraviť.'],
  [
    '8000+',
    800,
    1500,
    'Odhad je nižší než zvolený rozpočet (viac ako 8 000 €), takže zostáva priestor na ďalšie funkcie.',
  ],
] as const)('names the budget %s as it was offered', (budget, min, max, note) => {
  const selection = { service: 'udrzba-podpora', size: 'small', budget, timeline: null } as const;
  expect(quoteNotes({ min, max }, selection).map((text) => text.replaceAll('\u00A0', ' '))).toEqual([note]);
});

it('says of an urgent deadline what the estimate has already, and nothing of any other', () => {
  const line = { kind: 'timeline', percent: 115, amount: 100 } as const;
  expect(urgentNotes([{ ...line, timeline: 'asap' }])).toEqual([
    'Pri urgentnom termíne sa cena môže zvýšiť až o 30 %. Odhad už obsahuje príplatok 15 %.',
  ]);
  expect(urgentNotes([{ ...line, timeline: 'asap', percent: 100 }])).toEqual([
    'Pri urgentnom termíne sa cena môže zvýšiť až o 30 %.',
  ]);
  expect(urgentNotes([{ ...line, timeline: 'flexible', percent: 85 }])).toEqual([]);
});
