import { expect, it } from 'vitest';
import { agreedPaymentName, typedSum } from './payment-texts.ts';

it.each([
  ['Po dokončení', 'CP-2026-0001', 'Po dokončení'],
  ['Po dokončení', 'CP-2026-0001/D1', 'Po dokončení, dodatok D1'],
  ['Záloha', 'CP-2026-0001/D12', 'Záloha, dodatok D12'],
])('the payment "%s" of %s is called "%s" in the project', (name, number, called) => {
  expect(agreedPaymentName(name, number)).toBe(called);
});

it.each([
  [151_800, '1518,00'],
  [37_950, '379,50'],
  [7, '0,07'],
])('%i cents are typed as %s', (amount, typed) => {
  expect(typedSum(amount)).toBe(typed);
});
