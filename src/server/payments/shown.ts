import type { Day } from '#domain/kernel/local-time.ts';
import type { Issuer } from '#domain/legal/issuer.ts';
import { operatorName } from '#domain/legal/operator.ts';
import { compactIban } from '#domain/payments/iban.ts';
import { paymentStateOn, paymentSteps } from '#domain/payments/payment-life.ts';
import { paymentNumber, variableSymbol } from '#domain/payments/payment-number.ts';
import type { ClientPayment, ShownPayment } from '#domain/payments/payment-schema.ts';
import { qrCode } from '../qr-code.ts';
import { bySquareText, epcText, type PaymentOrder } from './codes.ts';
import type { StoredPayment } from './data.ts';

/** A call as it goes out, on the local day `today`. */
export function shownPayment(payment: StoredPayment, today: Day): ShownPayment {
  const { id, year, serial, name, amount, stageId, addendum, dueOn, askedAt, paidOn, createdAt } = payment;
  const state = paymentStateOn(payment, today);
  return {
    ...{ id, name, amount, state, stageId, addendum, dueOn, paidOn },
    number: paymentNumber(year, serial),
    symbol: variableSymbol(year, serial),
    steps: [...paymentSteps(state)],
    askedAt: askedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** A call with what it was asked for under; null until it is. */
type IssuedPayment = StoredPayment & { issuer: Issuer | null };

/** What a call that is to be paid says to a bank; null while it is not asked for, is closed, or no account was named in it. */
export function orderOf(payment: IssuedPayment): PaymentOrder | null {
  const { year, serial, amount, state, dueOn, issuer } = payment;
  if (issuer === null || dueOn === null || state !== 'open') return null;
  const { iban, bic, beneficiary = operatorName(issuer) } = issuer.payments;
  if (iban === null) return null;
  return {
    ...{ amount, iban: compactIban(iban), bic, dueOn },
    beneficiary,
    symbol: variableSymbol(year, serial),
    number: paymentNumber(year, serial),
  };
}

/** A call as its client sees it on the local day `today`, with the codes of what is to be paid. */
export function clientPayment(payment: IssuedPayment, today: Day): ClientPayment {
  const { steps: _, stageId: __, ...shown } = shownPayment(payment, today);
  return { ...shown, position: payment.position, paying: payingOf(payment) };
}

/** The account and both codes of a call; null where there is nothing to pay. */
export function payingOf(payment: IssuedPayment) {
  const order = orderOf(payment);
  if (!order) return null;
  const { iban, bic, beneficiary } = order;
  return { iban, bic, beneficiary, bySquare: qrCode(bySquareText(order)), epc: qrCode(epcText(order)) };
}
