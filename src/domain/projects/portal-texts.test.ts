import { expect, test } from 'vitest';
import { clientStepText, isOperatorsTurn } from './portal-texts.ts';

const CLIENTS: ReadonlySet<string> = new Set(['pay', 'approve', 'accept', 'repair', 'bring']);

test.each([
  ['deliver', 'Návrh', '2026-12-03', 'Na rade som ja: odovzdám vám etapu „Návrh“, do 3. 12.'],
  ['check', 'Logo $& $1', '2027-01-04', 'Na rade som ja: pozriem si podklad „Logo $& $1“, do 4. 1. 2027.'],
  ['resume', '', null, null],
  ['care', '', null, null],
  ['launch', '', '2026-12-15', 'Na rade som ja: spustím projekt, do 15. 12.'],
  ['deliver', 'Návrh', '2026-11-20', 'Na rade som ja: odovzdám vám etapu „Návrh“, termín bol 20. 11.'],
  ['pay', 'Záloha', '2026-12-03', 'Na rade ste vy: uhradiť platbu „Záloha“, do 3. 12.'],
  ['approve', 'Návrh', '2026-11-23', 'Na rade ste vy: schváliť etapu „Návrh“, termín bol 23. 11.'],
  ['accept', 'E-shop', '2026-11-24', 'Na rade ste vy: rozhodnúť o dodatku „E-shop“, do 24. 11.'],
  ['repair', 'Logo', '2026-12-03', 'Na rade ste vy: opraviť podklad „Logo“, do 3. 12.'],
  ['bring', 'Logo', '2027-01-04', 'Na rade ste vy: dodať podklad „Logo“, do 4. 1. 2027.'],
] as const)('the step %s is said to the client', (kind, name, until, text) => {
  const who = CLIENTS.has(kind) ? 'client' : 'operator';
  const said = clientStepText({ who, kind, name, until }, '2026-11-24');
  expect(said?.replaceAll('\u00A0', ' ') ?? null).toBe(text);
});

test.each([
  ['operator', 'deliver', true],
  ['operator', 'care', false],
  ['operator', 'resume', false],
  ['client', 'pay', false],
] as const)('a client waits for the %s who is to %s: %s', (who, kind, waits) => {
  expect(isOperatorsTurn({ nextStep: { who, kind } })).toBe(waits);
  expect(isOperatorsTurn({ nextStep: null })).toBe(false);
});
