import { decode } from 'bysquare/pay';
import { describe, expect, test } from 'vitest';
import { bySquareText, epcText, type PaymentOrder } from './codes.ts';

const ORDER: PaymentOrder = {
  amount: 1_368_05,
  iban: 'SK96 1100 0000 0029 1859 9669',
  bic: null,
  beneficiary: 'Jana Žltá – webdielňa',
  symbol: '2026000702',
  dueOn: '2026-11-30',
  number: 'VP-2026-000702',
};

describe('PAY by square', () => {
  test.each([1, 10, 30, 99_99, 136_805, 100_000_000])(
    'carries %i cents, account, symbol and day',
    (amount) => {
      const [payment] = decode(bySquareText({ ...ORDER, amount })).payments;
      expect(payment).toMatchObject({
        amount: amount / 100,
        currencyCode: 'EUR',
        variableSymbol: '2026000702',
        paymentDueDate: '20261130',
        paymentNote: 'VP-2026-000702',
        bankAccounts: [{ iban: 'SK9611000000002918599669' }],
      });
    },
  );

  test('carries the BIC where there is one', () => {
    const [payment] = decode(bySquareText({ ...ORDER, bic: 'TATRSKBX' })).payments;
    expect(payment?.bankAccounts).toEqual([{ iban: 'SK9611000000002918599669', bic: 'TATRSKBX' }]);
  });
});

test('the EPC code carries the same', () => {
  expect(epcText(ORDER).split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Jana Žltá – webdielňa', 'SK9611000000002918599669', 'EUR1368.05'],
    ...['', '', '/VS2026000702/SS/KS'],
  ]);
});

test.each<[string, Partial<PaymentOrder>]>([
  ['a negative amount', { amount: -5 }],
  ['nothing', { amount: 0 }],
  ['a part of a cent', { amount: 0.5 }],
  ['more than the standard knows', { amount: 100_000_000_000 }],
  ['a symbol of eleven digits', { symbol: '20260000001' }],
  ['a symbol with letters', { symbol: 'VP2026' }],
  ['a wrong account', { iban: 'SK9611000000002918599668' }],
  ['a day that is written otherwise', { dueOn: '30. 11. 2026' }],
])('no code is made of %s', (_, changes) => {
  expect(() => bySquareText({ ...ORDER, ...changes })).toThrow();
  expect(() => epcText({ ...ORDER, ...changes })).toThrow();
});
