import { expect, it } from 'vitest';
import { quoteNotes } from './notes.ts';

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
