import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { issuerOf } from '#domain/legal/issuer.ts';
import * as contract from '#domain/payments/contract.ts';
import { byOf } from '../audit/note.ts';
import { inBatches } from '../db/batches.ts';
import type { Foundation } from '../foundation.ts';
import { type Admitted, serve } from '../http/serve.ts';
import { keepIssuer } from '../legal/data.ts';
import { reachedOffer } from '../offers/reached-offer.ts';
import type { Room } from '../room.ts';
import { assumeIssuer, hasUnissued } from './data.ts';
import { findListedPayment, findPayments, findPaymentsOfOffer, type ListedPayment } from './list-data.ts';
import { paymentComposers } from './mails.ts';
import { renderPaymentPdf } from './pdf.ts';
import { createPaymentService } from './service.ts';
import { payingOf, shownPayment } from './shown.ts';

/** A call of an offer's client. */
type OfClient = Pick<Admitted, 'actor'> & { query: { offer?: string | undefined } };

/** Payment calls: what the operator does with them, and how a client sees and pays them (business 3). */
export function paymentRoom(foundation: Foundation): Room {
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

  /** The calls that the client of an offer sees. */
  const ofOffer = async ({ actor, query }: OfClient): Promise<ListedPayment[]> =>
    findPaymentsOfOffer(db, await reachedOffer(db, actor, query.offer));

  return {
    async prepare(now) {
      // Without an account there is nothing that could be meant.
      if (site.payments.iban === null || !(await hasUnissued(db))) return;
      const issuerId = await keepIssuer(db, issuerOf(site), now);
      await inBatches((limit) => assumeIssuer(db, issuerId, limit));
    },
    mails: paymentComposers(foundation),
    calls: [
      serve(contract.listPayments, async ({ query, now }) =>
        (await findPayments(db, query, wallTimeOf(now).day)).map((payment) => listed(payment, now)),
      ),
      serve(contract.openPayment, async ({ params, now }) => {
        const payment = await find(params.id);
        return { payment: listed(payment, now), paying: payingOf(payment) };
      }),
      serve(contract.paymentPdf, async ({ params, addressGroup, signal }) =>
        renderPaymentPdf(pdfOptions, await find(params.id), { client: addressGroup, signal }),
      ),
      serve(contract.addPayment, async (call) => {
        const id = await payments.add(call.params.id, call.body, byOf(call));
        return shownPayment(await find(id), wallTimeOf(call.now).day);
      }),
      serve(contract.stepPayment, async (call) => {
        await payments.step(call.params.id, call.body, byOf(call));
        return shownPayment(await find(call.params.id), wallTimeOf(call.now).day);
      }),
      serve(contract.offerPayments, async (call) => ({
        payments: (await ofOffer(call)).map((payment) => ({
          ...shownPayment(payment, wallTimeOf(call.now).day),
          paying: payingOf(payment),
        })),
      })),
      serve(contract.offerPaymentPdf, async (call) => {
        const { params, addressGroup, signal } = call;
        const payment = (await ofOffer(call)).find(({ id }) => id === params.id);
        if (!payment) throw new Fault('notFound');
        return renderPaymentPdf(pdfOptions, payment, { client: addressGroup, signal });
      }),
    ],
  };
}
