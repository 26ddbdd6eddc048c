import { encode, PaymentOptions } from 'bysquare/pay';
import type { Day } from '#domain/kernel/local-time.ts';
import { centsToEuros } from '#domain/kernel/money.ts';
import { compactIban, isIban } from '#domain/payments/iban.ts';

/** Where and what is to be paid. */
export interface PaymentOrder {
  /** Cents. */
  amount: number;
  iban: string;
  bic: string | null;
  beneficiary: string;
  /** Variable symbol. */
  symbol: string;
  dueOn: Day;
  /** Number of the call, which the payer sees. */
  number: string;
}

/** Longest name of a beneficiary in both standards. */
const BENEFICIARY_MAX = 70;
/** Highest amount of the EPC code, in cents. */
const AMOUNT_MAX = 99_999_999_999;

/** The library accepts negative and fractional amounts and long symbols, and no bank does. */
function checked(order: PaymentOrder): PaymentOrder & { bic: string | null } {
  const { amount, symbol, dueOn } = order;
  const iban = compactIban(order.iban);
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > AMOUNT_MAX)
    throw new Error(`${amount} is no amount in cents that can be paid.`);
  if (!isIban(iban)) throw new Error(`${iban} is no IBAN.`);
  if (!/^\d{1,10}$/.test(symbol)) throw new Error(`${symbol} is no variable symbol.`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dueOn)) throw new Error(`${dueOn} is no day.`);
  return { ...order, iban, beneficiary: order.beneficiary.slice(0, BENEFICIARY_MAX) };
}

/** The text of a PAY by square code (standard of the Slovak Banking Association, version 1.2.0). */
export function bySquareText(order: PaymentOrder): string {
  const { amount, iban, bic, beneficiary, symbol, dueOn, number } = checked(order);
  // Any second argument would switch the library's own validation off.
  return encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: centsToEuros(amount),
        currencyCode: 'EUR',
        variableSymbol: symbol,
        paymentDueDate: dueOn.replaceAll('-', ''),
        paymentNote: number,
        beneficiary: { name: beneficiary },
        bankAccounts: [{ iban, ...(bic === null ? {} : { bic }) }],
      },
    ],
  });
}

/** The text of an EPC code (EPC069-12, version 002), which banks of other countries read. */
export function epcText(order: PaymentOrder): string {
  const { amount, iban, bic, beneficiary, symbol } = checked(order);
  const euros = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const remittance = `/VS${symbol}/SS/KS`;
  return ['BCD', '002', '1', 'SCT', bic ?? '', beneficiary, iban, `EUR${euros}`, '', '', remittance].join(
    '\n',
  );
}
