import { expect, it } from 'vitest';
import { leftUnsent } from './left-unsent.ts';

it.each([
  ['nothing was written meanwhile', 'Prídem v pondelok', 'Prídem v pondelok', ''],
  ['a space was', 'Prídem v pondelok', 'Prídem v pondelok \n', ''],
  ['more was written after it', 'Prídem v pondelok', 'Prídem v pondelok\n\nAko dlho?', 'Ako dlho?'],
  ['it was changed within', 'Prídem v pondelok', 'Prídem v utorok', 'Prídem v utorok'],
  ['something else was begun', 'Prídem v pondelok', 'Iné', 'Iné'],
  ['it was taken away', 'Prídem v pondelok', '', ''],
  ['files went without a word', '', 'Ešte otázka', 'Ešte otázka'],
])('what is left of a field when %s', (_, sent, now, left) => {
  expect(leftUnsent(sent, now)).toBe(left);
});
