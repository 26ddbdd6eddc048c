import { SHOWN_SUBJECTS, type ShownSubject } from '#domain/audit/contract.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { paymentNumber } from '#domain/payments/payment-number.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { Db } from '../db/pool.ts';
import { clientNames, offerSerialsOf, paymentsById, projectNames, requestNumbers } from './read-data.ts';

/**
 * How records are called, by id: a request's ticket, an offer's or a payment's number, a client's or a project's name; what
 * is gone has none.
 */
export async function subjectNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const tickets = [...(await requestNumbers(db, ids))].map(([id, number]) => [id, ticket(number)] as const);
  const offers = [...(await offerSerialsOf(db, ids))].map(
    ([id, serial]) => [id, offerNumber(serial)] as const,
  );
  const payments = [...(await paymentsById(db, ids))].map(
    ([id, { year, serial }]) => [id, paymentNumber(year, serial)] as const,
  );
  return new Map([
    ...tickets,
    ...offers,
    ...payments,
    ...(await clientNames(db, ids)),
    ...(await projectNames(db, ids)),
  ]);
}

/** The record on whose screen a subject is seen: itself, of a payment its project; null for what has no screen. */
export async function subjectScreens(
  db: Db,
  ids: readonly string[],
): Promise<(type: string, id: string) => { type: ShownSubject; id: string } | null> {
  const payments = await paymentsById(db, ids);
  return (type, id) => {
    const payment = payments.get(id);
    if (payment) return { type: 'project', id: payment.projectId };
    const shown = SHOWN_SUBJECTS.find((one) => one === type);
    return shown ? { type: shown, id } : null;
  };
}
