import type { SiteFacts } from '#domain/content/site-schema.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { operatorName } from '#domain/legal/operator.ts';
import { compactIban } from '#domain/payments/iban.ts';
import { paymentStateOn, paymentSteps } from '#domain/payments/payment-life.ts';
import { paymentNumber, variableSymbol } from '#domain/payments/payment-number.ts';
import type { ShownPayment } from '#domain/payments/payment-schema.ts';
import { qrCode } from '../accounts/qr-code.ts';
import { bySquareText, epcText, type PaymentOrder } from './codes.ts';
import type { StoredPayment } from './data.ts';

/** A call as it goes out, on the local day `today`. */
export function shownPayment(payment: StoredPayment, today: Day): ShownPayment {
  const { id, year, serial, name, amount, stageId, dueOn, askedAt, paidOn, createdAt } = payment;
  const state = paymentStateOn(payment, today);
  return {
    ...{ id, name, amount, state, stageId, dueOn, paidOn },
    number: paymentNumber(year, serial),
    symbol: variableSymbol(year, serial),
    steps: [...paymentSteps(state)],
    askedAt: askedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** What a call that is to be paid says to a bank; null while it is not asked for, is closed, or there is no account. */
export function orderOf(payment: StoredPayment, site: SiteFacts): PaymentOrder | null {
  const { year, serial, amount, state, dueOn } = payment;
  const { iban, bic } = site.payments;
  if (iban === null || dueOn === null || state !== 'open') return null;
  return {
    ...{ amount, iban: compactIban(iban), bic, dueOn },
    beneficiary: operatorName(site),
    symbol: variableSymbol(year, serial),
    number: paymentNumber(year, serial),
  };
}

/** The account and both codes of a call; null where there is nothing to pay. */
export function payingOf(payment: StoredPayment, site: SiteFacts) {
  const order = orderOf(payment, site);
  if (!order) return null;
  const { iban, bic, beneficiary } = order;
  return { iban, bic, beneficiary, bySquare: qrCode(bySquareText(order)), epc: qrCode(epcText(order)) };
}
