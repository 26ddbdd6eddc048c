import { NO_INVOICE, PAYMENT_DOCUMENT } from '#content/payment-calls.ts';
import { formatDate, formatExactEuros } from '../kernel/format.ts';
import type { Day } from '../kernel/local-time.ts';
import { dayText } from '../kernel/local-time-texts.ts';
import type { Cents } from '../kernel/money.ts';
import {
  type DrawnSheet,
  drawnSheet,
  type SheetParty,
  supplierCell,
  supplierParty,
} from '../legal/drawn-sheet.ts';
import type { Issuer } from '../legal/issuer.ts';
import type { LabelledText } from '../legal/operator.ts';
import { vatIncluded } from '../quote/vat.ts';
import { shownIban } from './iban.ts';

const words = PAYMENT_DOCUMENT;

interface DrawnCode {
  label: string;
  hint: string;
  svg: string;
}

export interface PaymentDocument extends DrawnSheet {
  heading: string;
  amount: LabelledText;
  due: LabelledText;
  /** What is paid for. */
  about: LabelledText[];
  /** What a bank is told, beside the codes that say the same. */
  rows: LabelledText[];
  payingHeading: string;
  codes: DrawnCode[];
  supplier: SheetParty & { vat: string };
  client: SheetParty;
  notTax: string;
}

export interface PaymentDocumentInput {
  call: { number: string; symbol: string; name: string; amount: Cents; dueOn: Day; askedAt: Date };
  project: { name: string; number: string };
  client: { name: string; rows: LabelledText[] };
  account: { iban: string; bic: string | null; beneficiary: string };
  /** As SVG pictures. */
  codes: { bySquare: string; epc: string };
  /** As it was when the call was asked for. */
  issuer: Issuer;
  publicUrl: string | null;
}

/** Everything that the PDF of a payment call says; it is no tax document, and says so. */
export function paymentDocument(input: PaymentDocumentInput): PaymentDocument {
  const { call, project, client, account, codes, issuer } = input;
  const title = `${words.heading} ${call.number}`;
  const due = { label: words.due, value: dayText(call.dueOn) };
  return {
    ...drawnSheet(
      {
        title,
        createdAt: call.askedAt,
        running: title,
        drawing: words.heading,
        cells: [
          { label: words.number, value: call.number },
          { label: words.issued, value: formatDate(call.askedAt) },
          due,
          supplierCell(words.supplier, issuer),
        ],
      },
      { site: issuer, publicUrl: input.publicUrl },
    ),
    heading: words.heading,
    amount: { label: words.amount, value: formatExactEuros(call.amount) },
    due,
    about: [
      { label: words.name, value: call.name },
      { label: words.project, value: `${project.name} (${project.number})` },
    ],
    rows: [
      { label: 'IBAN', value: shownIban(account.iban) },
      ...(account.bic === null ? [] : [{ label: 'BIC', value: account.bic }]),
      { label: 'Príjemca', value: account.beneficiary },
      { label: 'Variabilný symbol', value: call.symbol },
    ],
    payingHeading: words.paying,
    codes: [
      { label: words.bySquare, hint: words.bySquareHint, svg: codes.bySquare },
      { label: words.epc, hint: words.epcHint, svg: codes.epc },
    ],
    supplier: { ...supplierParty(words.supplier, issuer), vat: vatIncluded(issuer.vat) },
    client: { label: words.client, name: client.name, rows: client.rows },
    notTax: notTaxNote(issuer.vat),
  };
}

/** That a payment call is no tax document, and what follows it by who issues it. */
export const notTaxNote = (vat: Issuer['vat']): string =>
  NO_INVOICE[vat.status === 'payer' ? 'payer' : 'nonPayer'];
