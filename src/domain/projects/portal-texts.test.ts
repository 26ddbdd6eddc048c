import { expect, test } from 'vitest';
import { operatorStepText } from './portal-texts.ts';

test.each([
  ['deliver', 'Návrh', '2026-12-03', 'Na rade som ja: odovzdám vám etapu „Návrh“, do 3. 12.'],
  ['check', 'Logo $& $1', '2027-01-04', 'Na rade som ja: pozriem si podklad „Logo $& $1“, do 4. 1. 2027.'],
  ['resume', '', null, 'Na rade som ja: ozvem sa, keď budem v práci pokračovať.'],
  ['launch', '', '2026-12-15', 'Na rade som ja: spustím web, do 15. 12.'],
  ['pay', 'Záloha', '2026-12-03', null],
  ['approve', 'Návrh', '2026-12-03', null],
  ['bring', 'Logo', '2026-12-03', null],
] as const)('the step %s of the operator is said to the client', (kind, name, until, text) => {
  expect(operatorStepText({ kind, name, until }, '2026-11-24')?.replaceAll('\u00A0', ' ') ?? null).toBe(text);
});
