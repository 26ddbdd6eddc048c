import type { AnswerOf, CallInput } from '#domain/api/call.ts';
import type { listOffers, offerCounts } from '#domain/offers/calls.ts';
import { OFFER_LISTED, type OfferListed } from '#domain/offers/list-filter.ts';
import { COUNTED_VIEWS, type ListView, listAddress, viewsBy } from '../shell/list-address.ts';

/** Offers in the administration. */
export const OFFERS = '/admin/offers';
export const NEW_OFFER = `${OFFERS}/new`;

/** A revision of an offer as a PDF, as its client has it. */
export const revisionPdf = (id: string, revision: number): string =>
  `/api/admin/offers/${id}/revisions/${revision}/pdf`;

/** The list with its filters. */
export const OFFER_LIST = listAddress(OFFERS, {
  state: 'stav',
  client: 'klient',
  search: 'hladat',
  after: 'po',
});

type OffersQuery = NonNullable<CallInput<typeof listOffers>['query']>;

/** What the address asks for; whatever it does not know is left out. */
export function offersQueryOf(address: URLSearchParams): OffersQuery {
  const said = OFFER_LIST.read(address);
  return {
    state: OFFER_LISTED.find((state) => state === said('state')),
    client: said('client'),
    search: said('search'),
    after: said('after'),
  };
}

/** Filters that are looked at every day; they keep what is searched for. */
export function offerViews(
  address: URLSearchParams,
  { states, unanswered }: AnswerOf<typeof offerCounts>,
): ListView[] {
  const view = viewsBy<OfferListed>(offersQueryOf(address).state, (state) =>
    OFFER_LIST.changed(address, { state }),
  );
  return [
    view('Všetky', ''),
    view(COUNTED_VIEWS.unanswered, 'unanswered', unanswered),
    view('Bez odpovede', 'open', states.sent + states.viewed),
    view('Koncepty', 'draft', states.draft),
    view('Prijaté', 'accepted'),
    view('Po platnosti', 'expired'),
  ];
}
