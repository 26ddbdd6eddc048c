import { formatCents, formatExactEuros } from '../kernel/format.ts';
import type { Cents } from '../kernel/money.ts';
import { addendumMark } from '../offers/offer-number.ts';
import { PROJECT_LIMITS } from '../projects/project-limits.ts';
import type { PaymentState, PaymentStep } from './payment-life.ts';
import type { ClientPayment } from './payment-schema.ts';

/** What a state is called (areas). */
export const PAYMENT_STATE_TEXTS: Readonly<Record<PaymentState, string>> = {
  waiting: 'Nevyžiadaná',
  open: 'Na úhradu',
  overdue: 'Po splatnosti',
  paid: 'Uhradená',
  cancelled: 'Zrušená',
};

export const PAYMENT_STEP_TEXTS: Readonly<Record<PaymentStep, string>> = {
  ask: 'Vyžiadať platbu',
  pay: 'Označiť ako uhradenú',
  split: 'Zapísať čiastočnú úhradu',
  cancel: 'Zrušiť výzvu',
};

/** Why a step with a call is not possible, as a sentence for the operator (business 3). */
export const paymentRefusal = (state: PaymentState): string =>
  state === 'paid' ? 'Táto platba je už uhradená.' : 'Táto výzva na platbu je zrušená.';

/** Said where something else is not possible. */
export const PAYMENT_REFUSALS = {
  noIban: 'Najprv doplňte IBAN do nastavenia webu. Bez neho sa platba nedá vyžiadať.',
  tooMuch: 'Súčet výziev nemôže presiahnuť dohodnutú cenu. Zadajte nižšiu sumu.',
  wholePart: 'Čiastočná úhrada musí byť nižšia než celá platba. Zadajte nižšiu sumu.',
  full: `Projekt už má ${PROJECT_LIMITS.payments} výziev na platbu, viac ich mať nemôže.`,
  future: 'Deň úhrady nemôže byť v\u00A0budúcnosti. Zadajte dnešný alebo skorší.',
} as const;

/** What both codes of a call are, for whoever does not see them. */
export const codeLabels = (amount: Cents): { bySquare: string; epc: string } => ({
  bySquare: `Kód PAY by square na platbu ${formatCents(amount)}`,
  epc: `Kód EPC na platbu ${formatCents(amount)}`,
});

/** What a payment of an agreement is called beside those of all the others: that of an addendum names it. */
export function agreedPaymentName(name: string, offerNumber: string): string {
  const mark = addendumMark(offerNumber);
  return mark === null ? name : `${name}, dodatok ${mark}`;
}

/** The addenda that payments were agreed on by, in their order: "D1". */
export const agreedAddenda = (payments: readonly Pick<ClientPayment, 'addendum'>[]): string[] =>
  [...new Set(payments.map(({ addendum }) => addendum))]
    .filter((addendum) => addendum > 0)
    .toSorted((a, b) => a - b)
    .map((addendum) => `D${addendum}`);

/**
 * What payments of an offer and of its addenda, which stand together, add up to: "Ponuka 5 060 € + dodatok D1 480 € = 5 540 €".
 * Null where they are of one alone, or were not agreed so (a call was cancelled): of `agreed` what is known is compared.
 */
export function agreedSumText(
  payments: readonly Pick<ClientPayment, 'addendum' | 'amount' | 'state'>[],
  agreed: { offer?: Cents; whole?: Cents },
): string | null {
  const calls = payments.filter(({ state }) => state !== 'cancelled');
  const totalOf = (some: typeof calls) => some.reduce((sum, { amount }) => sum + amount, 0);
  const marks = agreedAddenda(calls);
  const sums = ['D0', ...marks].map((mark) =>
    totalOf(calls.filter(({ addendum }) => `D${addendum}` === mark)),
  );
  const whole = totalOf(calls);
  const isAgreed = (agreed.offer ?? sums[0]) === sums[0] && (agreed.whole ?? whole) === whole;
  if (marks.length === 0 || !isAgreed) return null;
  const money = [...sums, whole].every((cents) => cents % 100 === 0) ? formatCents : formatExactEuros;
  const parts = sums.map((sum, index) =>
    `${index === 0 ? 'Ponuka' : `dodatok ${marks[index - 1]}`} ${money(sum)}`.replaceAll(' ', '\u00A0'),
  );
  return `${parts.join(' + ')} = ${money(whole)}`;
}

/** A sum as it is put into a form of a bank: "1518,00". */
export const typedSum = (amount: Cents): string => (amount / 100).toFixed(2).replace('.', ',');
