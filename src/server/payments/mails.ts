import { z } from 'zod';
import { PAYMENT_CALL_MAIL } from '#content/payment-calls.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { formatExactEuros } from '#domain/kernel/format.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import { shownIban } from '#domain/payments/iban.ts';
import { notTaxNote } from '#domain/payments/payment-document.ts';
import type { Foundation } from '../foundation.ts';
import { attachmentOf } from '../http/download.ts';
import { type Composer, UNNEEDED } from '../mail/delivery.ts';
import { filled } from '../mail/document.ts';
import { answeredByMail, type ComposedMail, documentOf, signature } from '../mail/site-mail.ts';
import { PAYMENT_CALL_KIND } from './asking.ts';
import type { PaymentOrder } from './codes.ts';
import { findListedPayment, type ListedPayment } from './list-data.ts';
import { renderPaymentPdf } from './pdf.ts';
import { orderOf } from './shown.ts';

const payloadSchema = z.object({ paymentId: z.uuid() });
const words = PAYMENT_CALL_MAIL;

type MailOptions = Pick<Foundation, 'db' | 'pdf' | 'site' | 'config' | 'operator'>;

/** The composer of the mail with a payment call; one that is closed meanwhile is not sent. */
export const paymentComposers = ({
  db,
  pdf,
  site,
  config,
  operator,
}: MailOptions): Record<string, Composer> => ({
  async [PAYMENT_CALL_KIND](mail, signal) {
    const payment = await findListedPayment(db, payloadSchema.parse(mail.payload).paymentId);
    const order = payment && orderOf(payment);
    if (!payment) return null;
    if (!order) return UNNEEDED;
    const options = { db, pdf, publicUrl: config.publicUrl };
    // Without its PDF the mail would say too little, so it waits for it.
    const call = await renderPaymentPdf(options, payment, { client: 'mail', signal });
    return {
      ...answeredByMail(paymentMail(payment, order, site), operator),
      attachments: [attachmentOf(call)],
    };
  },
});

function paymentMail(
  { name, projectName }: ListedPayment,
  order: PaymentOrder,
  site: SiteFacts,
): ComposedMail {
  const { number, amount, dueOn, iban, bic, beneficiary, symbol } = order;
  const subject = words.subject.replace('{number}', number);
  const frame = { preview: words.preview, heading: subject, signature: signature(site, words.regards) };
  return {
    subject,
    document: documentOf(site, frame, [
      { kind: 'paragraph', text: words.greeting },
      { kind: 'paragraph', text: words.intro.replace('{project}', () => projectName) },
      {
        kind: 'rows',
        heading: words.rowsHeading,
        rows: filled([
          { label: words.name, value: name },
          { label: words.amount, value: formatExactEuros(amount) },
          { label: words.due, value: dayText(dueOn) },
          { label: words.iban, value: shownIban(iban) },
          { label: words.bic, value: bic ?? '' },
          { label: words.beneficiary, value: beneficiary },
          { label: words.symbol, value: symbol },
        ]),
      },
      { kind: 'notes', items: [notTaxNote(site.vat), words.paid] },
    ]),
  };
}
