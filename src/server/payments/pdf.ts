import { OPERATOR_LABELS } from '#content/documents.ts';
import { Fault } from '#domain/errors/faults.ts';
import { paymentDocument } from '#domain/payments/payment-document.ts';
import type { Db } from '../db/pool.ts';
import type { Download } from '../http/download.ts';
import { printedAddress } from '../http/loopback.ts';
import type { PdfRenderer, Requester } from '../pdf/renderer.ts';
import { qrCode } from '../qr-code.ts';
import { bySquareText, epcText } from './codes.ts';
import { findPayer, type ListedPayment } from './list-data.ts';
import { orderOf } from './shown.ts';

interface PaymentPdfOptions {
  db: Db;
  pdf: PdfRenderer;
  publicUrl: string;
}

const NOTHING_TO_PAY = 'Táto výzva nie je na úhradu, preto k\u00A0nej nie je dokument.';

/** The call as a PDF with both codes. Throws paymentStep where there is nothing to pay. */
export async function renderPaymentPdf(
  { db, pdf, publicUrl }: PaymentPdfOptions,
  payment: ListedPayment,
  asker: Requester,
): Promise<Download> {
  const order = orderOf(payment);
  const { issuer, askedAt } = payment;
  if (!order || !issuer || !askedAt) throw new Fault('paymentStep', { message: NOTHING_TO_PAY });
  const { number, symbol, amount, dueOn, iban, bic, beneficiary } = order;
  const { projectName, projectNumber, clientId, clientName, name } = payment;
  const payer = await findPayer(db, clientId);
  const document = paymentDocument({
    call: { number, symbol, name, amount, dueOn, askedAt },
    project: { name: projectName, number: projectNumber },
    client: { name: clientName, rows: payer ? payerRows(payer) : [] },
    account: { iban, bic, beneficiary },
    codes: { bySquare: svgOf(bySquareText(order)), epc: svgOf(epcText(order)) },
    issuer,
    publicUrl: printedAddress(publicUrl),
  });
  return {
    bytes: await pdf.render('payment', document, asker),
    type: 'application/pdf',
    fileName: `vyzva-na-platbu-${number}.pdf`,
  };
}

function svgOf(text: string): string {
  const { size, path } = qrCode(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#12263f"/></svg>`;
}

const payerRows = ({
  street,
  postalCode,
  city,
  ...numbers
}: NonNullable<Awaited<ReturnType<typeof findPayer>>>) =>
  [
    { label: 'Adresa', value: [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ') },
    { label: OPERATOR_LABELS.ico, value: numbers.ico },
    { label: OPERATOR_LABELS.dic, value: numbers.dic },
    { label: OPERATOR_LABELS.icDph, value: numbers.icDph },
  ].filter(({ value }) => value !== '');
