import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { issuerOf } from '#domain/legal/issuer.ts';
import * as contract from '#domain/payments/contract.ts';
import type { ClientPayment } from '#domain/payments/payment-schema.ts';
import { byOf } from '../audit/note.ts';
import { inBatches } from '../db/batches.ts';
import type { Foundation } from '../foundation.ts';
import { type Admitted, serve } from '../http/serve.ts';
import { submissionOf } from '../idempotency/submit-once.ts';
import { keepIssuer } from '../legal/data.ts';
import { shownUnsentAbout } from '../mail/unsent.ts';
import { reachedOffer } from '../offers/reached-offer.ts';
import { createMailedWay } from '../projects/mailed-way.ts';
import type { Room } from '../room.ts';
import { assumeIssuer, hasUnissued } from './data.ts';
import { findListedPayment, findPayments, findPaymentsOfOffer, type ListedPayment } from './list-data.ts';
import { paymentComposers } from './mails.ts';
import { renderPaymentPdf } from './pdf.ts';
import { createPaymentService } from './service.ts';
import { clientPayment, payingOf, shownPayment } from './shown.ts';

/** Who reads payment calls, and when. */
type PaymentReader = Pick<Admitted, 'actor' | 'now'>;

interface PaymentRoom extends Room {
  /** The payment calls that an offer's client sees at a moment, as far as they reach its project. */
  paymentsOf(offerId: string, reader: PaymentReader): Promise<ClientPayment[]>;
}

/** Payment calls: what the operator does with them, and how a client sees and pays them (business 3). */
export function paymentRoom(foundation: Foundation): PaymentRoom {
  const { db, pdf, site, config } = foundation;
  const payments = createPaymentService(foundation);
  const pdfOptions = { db, pdf, publicUrl: config.publicUrl };

  const find = async (id: string): Promise<ListedPayment> => {
    const found = await findListedPayment(db, id);
    if (!found) throw new Fault('notFound');
    return found;
  };

  const listed = (payment: ListedPayment, now: Date) => ({
    ...shownPayment(payment, wallTimeOf(now).day),
    project: { id: payment.projectId, number: payment.projectNumber, name: payment.projectName },
    client: { id: payment.clientId, name: payment.clientName },
  });

  const paymentsOf = async (offerId: string, { actor, now }: PaymentReader): Promise<ClientPayment[]> => {
    const { day } = wallTimeOf(now);
    return (await findPaymentsOfOffer(db, actor, offerId)).map((payment) => clientPayment(payment, day));
  };

  return {
    paymentsOf,
    async prepare(now) {
      // Without an account there is nothing that could be meant.
      if (site.payments.iban === null || !(await hasUnissued(db))) return;
      const issuerId = await keepIssuer(db, issuerOf(site), now);
      await inBatches((limit) => assumeIssuer(db, issuerId, limit));
    },
    mails: paymentComposers({ ...foundation, wayTo: createMailedWay(foundation) }),
    calls: [
      serve(contract.listPayments, async ({ query, now }) =>
        (await findPayments(db, query, wallTimeOf(now).day)).map((payment) => listed(payment, now)),
      ),
      serve(contract.openPayment, async ({ params, now }) => {
        const payment = await find(params.id);
        return {
          payment: listed(payment, now),
          paying: payingOf(payment),
          unsentMails: payment.state === 'open' ? await shownUnsentAbout(db, payment.id) : [],
        };
      }),
      serve(contract.paymentPdf, async ({ params, addressGroup, signal }) =>
        renderPaymentPdf(pdfOptions, await find(params.id), { client: addressGroup, signal }),
      ),
      serve(contract.addPayment, async (call) => {
        const id = await payments.add(call.params.id, call.body, submissionOf('payment', call));
        return shownPayment(await find(id), wallTimeOf(call.now).day);
      }),
      serve(contract.stepPayment, async (call) => {
        await payments.step(call.params.id, call.body, byOf(call));
        return shownPayment(await find(call.params.id), wallTimeOf(call.now).day);
      }),
      serve(contract.offerPayments, async (call) => ({
        payments: await paymentsOf(await reachedOffer(db, call.actor, call.query.offer), call),
      })),
      serve(contract.offerPaymentPdf, async (call) => {
        const { params, actor, query, addressGroup, signal } = call;
        const offerId = await reachedOffer(db, actor, query.offer);
        const payment = (await findPaymentsOfOffer(db, actor, offerId)).find(({ id }) => id === params.id);
        if (!payment) throw new Fault('notFound');
        return renderPaymentPdf(pdfOptions, payment, { client: addressGroup, signal });
      }),
    ],
  };
}
