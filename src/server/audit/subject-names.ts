import { offerNumber } from '#domain/offers/offer-number.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { Db } from '../db/pool.ts';
import { clientNames, offerSerialsOf, requestNumbers } from './read-data.ts';

/** How records are called, by id: a request's ticket, an offer's number, a client's name; what is gone has none. */
export async function subjectNames(
  db: Db,
  ids: readonly string[],
  offerPrefix: string,
): Promise<Map<string, string>> {
  const tickets = [...(await requestNumbers(db, ids))].map(([id, number]) => [id, ticket(number)] as const);
  const offers = [...(await offerSerialsOf(db, ids))].map(
    ([id, serial]) => [id, offerNumber(offerPrefix, serial)] as const,
  );
  return new Map([...tickets, ...offers, ...(await clientNames(db, ids))]);
}
