import { expect, it } from 'vitest';
import { agreedPaymentName, isOfAddendum } from './payment-texts.ts';

it.each([
  ['Po dokončení', 'CP-2026-0001', 'Po dokončení'],
  ['Po dokončení', 'CP-2026-0001/D1', 'Po dokončení, dodatok D1'],
  ['Záloha', 'CP-2026-0001/D12', 'Záloha, dodatok D12'],
])('the payment "%s" of %s is called "%s" in the project', (name, number, called) => {
  expect(agreedPaymentName(name, number)).toBe(called);
});

it.each([
  ['Po spustení, dodatok D1', 'CP-2026-0014/D1', true],
  ['Po spustení, dodatok D10', 'CP-2026-0014/D1', false],
  ['Po spustení', 'CP-2026-0014/D1', false],
  ['Po spustení, dodatok D1', 'CP-2026-0014', false],
])('%s is of the addendum %s: %s', (name, number, isOf) => {
  expect(isOfAddendum(name, number)).toBe(isOf);
});
