import type { AnswerOf, CallInput } from '#domain/api/call.ts';
import { canSearch } from '#domain/kernel/search-text.ts';
import type { listOffers, offerCounts } from '#domain/offers/calls.ts';
import { REVISION_STATES } from '#domain/offers/revision-life.ts';
import { changedList, type ListView } from '../shell/list-address.ts';

/** Offers in the administration. */
export const OFFERS = '/admin/offers';

/** Names of the filters in the address. */
export const OFFER_FILTER = { state: 'stav', client: 'klient', search: 'hladat', after: 'po' } as const;

type OffersQuery = NonNullable<CallInput<typeof listOffers>['query']>;

const STATES = [...REVISION_STATES, 'open', 'asked'] as const satisfies readonly OffersQuery['state'][];

/** What the address asks for; whatever it does not know is left out. */
export function offersQueryOf(address: URLSearchParams): OffersQuery {
  const value = (name: keyof typeof OFFER_FILTER) => address.get(OFFER_FILTER[name])?.trim() || undefined;
  const search = value('search');
  return {
    state: STATES.find((state) => state === value('state')),
    client: value('client'),
    search: search !== undefined && canSearch(search) ? search : undefined,
    after: value('after'),
  };
}

/** Filters that are looked at every day; they keep what is searched for. */
export function offerViews(
  address: URLSearchParams,
  states: AnswerOf<typeof offerCounts>['states'],
): ListView[] {
  const view = (label: string, state: OffersQuery['state'] | '', count?: number): ListView => ({
    label,
    count,
    to: changedList(OFFERS, address, { [OFFER_FILTER.after]: '', [OFFER_FILTER.state]: state ?? '' }),
    isShown: (offersQueryOf(address).state ?? '') === state,
  });
  return [
    view('Všetky', ''),
    view('Bez odpovede', 'open', states.sent + states.viewed),
    view('S\u00A0otázkou', 'asked'),
    view('Koncepty', 'draft', states.draft),
    view('Prijaté', 'accepted'),
    view('Po platnosti', 'expired'),
  ];
}
