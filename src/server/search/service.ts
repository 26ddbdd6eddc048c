import type { AnswerInput } from '#domain/api/endpoint.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { revisionStateOn } from '#domain/offers/revision-life.ts';
import { inboxSearch } from '#domain/requests/inbox-search.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { searchAll } from '#domain/search/contract.ts';
import { FOUND_MAX } from '#domain/search/search-limits.ts';
import { findClients } from '../clients/desk-data.ts';
import type { Foundation } from '../foundation.ts';
import { findOffers } from '../offers/list-data.ts';
import { findProjects } from '../projects/list-data.ts';
import { aboutOf } from '../requests/chosen.ts';
import { findInbox, type InboxFilter, NO_VIEW } from '../requests/inbox-data.ts';

type Found = AnswerInput<typeof searchAll, never>;

/** One more than is shown tells that there are more. */
const READ = FOUND_MAX + 1;

const EVERYWHERE: InboxFilter = { ...NO_VIEW, status: 'all' };

const shown = <Stored, Row>(stored: readonly Stored[], row: (stored: Stored) => Row) => ({
  rows: stored.slice(0, FOUND_MAX).map(row),
  hasMore: stored.length > FOUND_MAX,
});

/** Finds what the lists find, a few of each kind, by their own texts and indexes. */
export function createDeskSearch({ db }: Pick<Foundation, 'db'>) {
  return async (search: string, now: Date): Promise<Found> => {
    const { day } = wallTimeOf(now);
    // Not after one another: somebody is typing.
    const [requests, offers, projects, clients] = await Promise.all([
      findInbox(db, { ...EVERYWHERE, search: inboxSearch(search) }, now, READ),
      findOffers(db, { search }, day, READ),
      findProjects(db, { search }, day, READ),
      findClients(db, { search }, day, READ),
    ]);
    return {
      requests: shown(requests, (request) => {
        const { about, trade } = aboutOf(request);
        return {
          id: request.id,
          ticket: ticket(request.number),
          name: request.company || request.name,
          about: trade || about,
          status: request.status,
        };
      }),
      offers: shown(offers, (offer) => ({
        id: offer.id,
        number: offerNumber(offer),
        title: offer.title,
        client: offer.clientName,
        state: revisionStateOn(offer, day),
      })),
      projects: shown(projects, ({ id, name, clientName, state }) => ({
        id,
        name,
        client: clientName,
        state,
      })),
      clients: shown(clients, ({ id, name, ico, city }) => ({ id, name, ico, city })),
    };
  };
}
