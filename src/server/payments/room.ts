import { type Actor, signedIn } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import * as contract from '#domain/payments/contract.ts';
import type { Foundation } from '../foundation.ts';
import { type Admitted, serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { findListedPayment, findPayments, findPaymentsOfOffer, type ListedPayment } from './list-data.ts';
import { paymentComposers } from './mails.ts';
import { renderPaymentPdf } from './pdf.ts';
import { createPaymentService } from './service.ts';
import { payingOf, shownPayment } from './shown.ts';

/** Payment calls: what the operator does with them, and how a client sees and pays them (business 3). */
export function paymentRoom(foundation: Foundation): Room {
  const { db, pdf, site, config } = foundation;
  const payments = createPaymentService(foundation);
  const pdfOptions = { db, pdf, site, publicUrl: config.publicUrl };

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

  /** The calls that the holder of a link may see: those that were made known to them. */
  const ofLink = async (actor: Actor): Promise<ListedPayment[]> => {
    if (actor.kind !== 'link') throw new Fault('notFound');
    return findPaymentsOfOffer(db, actor.offerId);
  };

  return {
    mails: paymentComposers(foundation),
    calls: [
      serve(contract.listPayments, async ({ query, now }) =>
        (await findPayments(db, query, wallTimeOf(now).day)).map((payment) => listed(payment, now)),
      ),
      serve(contract.openPayment, async ({ params, now }) => {
        const payment = await find(params.id);
        return { payment: listed(payment, now), paying: payingOf(payment, site) };
      }),
      serve(contract.paymentPdf, async ({ params, addressGroup, signal }) =>
        renderPaymentPdf(pdfOptions, await find(params.id), { client: addressGroup, signal }),
      ),
      serve(contract.addPayment, async (call) => {
        const id = await payments.add(call.params.id, call.body, by(call));
        return shownPayment(await find(id), wallTimeOf(call.now).day);
      }),
      serve(contract.stepPayment, async (call) => {
        await payments.step(call.params.id, call.body, by(call));
        return shownPayment(await find(call.params.id), wallTimeOf(call.now).day);
      }),
      serve(contract.offerPayments, async ({ actor, now }) => ({
        payments: (await ofLink(actor)).map((payment) => ({
          ...shownPayment(payment, wallTimeOf(now).day),
          paying: payingOf(payment, site),
        })),
      })),
      serve(contract.offerPaymentPdf, async ({ actor, params, addressGroup, signal }) => {
        const payment = (await ofLink(actor)).find(({ id }) => id === params.id);
        if (!payment) throw new Fault('notFound');
        return renderPaymentPdf(pdfOptions, payment, { client: addressGroup, signal });
      }),
    ],
  };
}

const by = ({ actor, now }: Pick<Admitted, 'actor' | 'now'>) => ({ actor: signedIn(actor).accountId, now });
