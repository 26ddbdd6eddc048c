import { expect, it } from 'vitest';
import { agreedPaymentName, agreedSumText, typedSum } from './payment-texts.ts';

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

const call = (addendum: number, amount: number, state: 'open' | 'cancelled' = 'open') => ({
  addendum,
  amount,
  state,
});

it.each([
  ['of one offer alone', [call(0, 506_000)], {}, null],
  [
    'with an addendum',
    [call(0, 202_400), call(0, 303_600), call(1, 48_000)],
    { whole: 554_000 },
    'Ponuka 5 060 € + dodatok D1 480 € = 5 540 €',
  ],
  [
    'with cents',
    [call(0, 50_050), call(2, 10_000), call(0, 9_900, 'cancelled')],
    { offer: 50_050 },
    'Ponuka 500,50 € + dodatok D2 100,00 € = 600,50 €',
  ],
  ['that do not make what was agreed', [call(0, 10_000), call(1, 48_000)], { offer: 506_000 }, null],
])('payments %s are added up', (_, payments, agreed, text) => {
  expect(agreedSumText(payments, agreed)?.replaceAll('\u00A0', ' ') ?? null).toBe(text);
});
