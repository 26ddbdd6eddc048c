import { useNavigate, useSearchParams } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { keysetOf, LIST_ROWS } from '#domain/api/keyset.ts';
import { byCount } from '#domain/kernel/plural.ts';
import { formatShortDay } from '#domain/kernel/recent-time.ts';
import { canSearch } from '#domain/kernel/search-text.ts';
import { listOffers, offerCounts } from '#domain/offers/calls.ts';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { REVISION_STATES } from '#domain/offers/revision-life.ts';
import { REVISION_STATE_TEXTS } from '#domain/offers/state-texts.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaTable, type Column } from '../design/areas/area-table.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { KeyStrip } from '../design/areas/key-cap.tsx';
import { ListSearch } from '../design/areas/list-search.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Select } from '../design/select.tsx';
import { useLiveData } from '../live/changes.tsx';
import type { ListedOffer } from '../offers/opened-offer.ts';
import { ValidityRuler } from '../offers/validity-line.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/offers.route.ts';
import { SEARCH } from './list-addresses.ts';

const OFFERS = '/admin/offers';

/** Names in the address beside the search: the state, the client, the offer after which the list goes on. */
const STATE = 'stav';
const CLIENT = 'klient';
const AFTER = 'po';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const search = searchParams.get(SEARCH) ?? '';
  const query = {
    search: canSearch(search) ? search : undefined,
    state: REVISION_STATES.find((state) => state === searchParams.get(STATE)),
    client: searchParams.get(CLIENT) ?? undefined,
    after: searchParams.get(AFTER) ?? undefined,
  };
  const { signal } = request;
  const [offers, counts] = await Promise.all([
    callApi(listOffers, { query }, { signal }),
    callApi(offerCounts, {}, { signal }),
  ]);
  return { offers, counts };
}

export const meta: Route.MetaFunction = () => areaMeta('Ponuky');

/** Opened and not answered, or asked about: what the operator can do something with. */
function Answer({ state, viewedAt, openQuestions }: ListedOffer) {
  if (openQuestions > 0)
    return (
      <b>
        {openQuestions}&nbsp;
        {byCount(openQuestions, ['otázka čaká', 'otázky čakajú', 'otázky čaká', 'otázok čaká'])}
      </b>
    );
  if (state === 'viewed' && viewedAt) return <>otvorená {formatShortDay(new Date(viewedAt), new Date())}</>;
  return state === 'sent' ? <>zatiaľ neotvorená</> : null;
}

const COLUMNS: readonly Column<ListedOffer>[] = [
  {
    key: 'number',
    head: 'Číslo',
    cell: ({ number, letter }) => (
      <span className="mark">
        {number}&nbsp;{letter}
      </span>
    ),
    width: '9.5rem',
    onPhones: 'second',
  },
  {
    key: 'title',
    head: 'Ponuka',
    cell: ({ title, client }) => (
      <>
        <b>{title || 'Bez názvu'}</b>
        <br />
        <span className="text-ink-2">{client.name}</span>
      </>
    ),
    clip: true,
    onPhones: 'lead',
  },
  {
    key: 'state',
    head: 'Stav',
    cell: ({ state, hasDraft }) => (
      <>
        <StateMark of="offer" state={state}>
          {REVISION_STATE_TEXTS[state]}
        </StateMark>
        {hasDraft && state !== 'draft' && <span className="area-table-under"> píše sa ďalšia</span>}
      </>
    ),
    width: '9rem',
    onPhones: 'second',
  },
  { key: 'answer', head: 'Odpoveď', cell: Answer, width: '9rem', wideOnly: true, onPhones: 'line' },
  {
    key: 'validity',
    head: 'Platnosť',
    cell: ({ sentAt, validUntil, state }) => (
      <ValidityRuler
        sentAt={sentAt}
        validUntil={validUntil}
        isOpen={state === 'sent' || state === 'viewed'}
      />
    ),
    width: '8rem',
    wideOnly: true,
    onPhones: 'second',
  },
  {
    key: 'total',
    head: 'Suma',
    cell: ({ onceTotal, monthlyTotal }) => (
      <>
        <Money cents={onceTotal} />
        {monthlyTotal > 0 && (
          <span className="area-table-under">
            {' '}
            +&nbsp;
            <Money cents={monthlyTotal} /> mes.
          </span>
        )}
      </>
    ),
    align: 'end',
    width: '7rem',
    onPhones: 'second',
  },
];

const KEYS = [
  [['/'], 'hľadať'],
  [['J', 'K'], 'pohyb'],
  [['Enter'], 'otvoriť'],
  [['?'], 'všetky klávesy'],
] as const;

const isPast = ({ state }: ListedOffer): boolean =>
  state === 'declined' || state === 'superseded' || state === 'withdrawn';

/** Every offer: whose, how it stands, how long it holds. */
export default function Offers({ loaderData: { offers, counts } }: Route.ComponentProps) {
  useLiveData('offer');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isFiltered = [SEARCH, STATE, CLIENT].some((name) => query.get(name));
  const older = new URLSearchParams(query);
  const last = offers.at(-1);
  if (last) older.set(AFTER, keysetOf(last));
  const newest = new URLSearchParams(query);
  newest.delete(AFTER);
  return (
    <div className="area-screen">
      <h1>Ponuky</h1>
      <OfferFilters address={query} states={counts.states} />
      <AreaTable
        label="Ponuky"
        columns={COLUMNS}
        groups={[{ key: 'all', rows: offers }]}
        rowKey={({ id }) => id}
        dense
        isPast={isPast}
        onOpen={(id) => void navigate(`${OFFERS}/${id}`)}
        empty={
          isFiltered ? (
            <EmptyState
              title="Žiadna ponuka sa nenašla"
              action={<ButtonLink to={OFFERS}>Ukázať všetky</ButtonLink>}
            >
              Skúste inú časť čísla, názvu alebo mena klienta.
            </EmptyState>
          ) : (
            <EmptyState
              title="Zatiaľ žiadna ponuka"
              action={<ButtonLink to="/admin/requests">Dopyty</ButtonLink>}
            >
              Ponuka vznikne z&nbsp;otvoreného dopytu jedným ťuknutím, alebo pri klientovi.
            </EmptyState>
          )
        }
      />
      <Pagination
        label="Ponuky po častiach"
        newer={{ label: 'Najnovšie', to: query.has(AFTER) ? `?${newest}` : undefined }}
        older={{ label: 'Staršie', to: offers.length === LIST_ROWS ? `?${older}` : undefined }}
      />
      <KeyStrip keys={KEYS} />
    </div>
  );
}

interface OfferFiltersProps {
  address: URLSearchParams;
  states: AnswerOf<typeof offerCounts>['states'];
}

/** What is searched for, and of which state; both stand in the address. */
function OfferFilters({ address, states }: OfferFiltersProps) {
  const navigate = useNavigate();
  const limit = (state: string) => {
    const next = new URLSearchParams(address);
    next.delete(AFTER);
    if (state === '') next.delete(STATE);
    else next.set(STATE, state);
    void navigate(next.size === 0 ? OFFERS : `${OFFERS}?${next}`);
  };
  return (
    <Dense className="flex flex-wrap items-start gap-2">
      <ListSearch
        label="Hľadať v&nbsp;ponukách"
        placeholder="Číslo, názov, klient, položka"
        action={OFFERS}
        name={SEARCH}
        value={address.get(SEARCH) ?? ''}
        max={OFFER_LIMITS.search}
        kept={[...address].filter(([name]) => name === STATE || name === CLIENT)}
        className="min-w-0 grow basis-60 md:max-w-96"
      />
      <Select
        aria-label="Stav"
        className="w-auto"
        value={address.get(STATE) ?? ''}
        onChange={({ target }) => limit(target.value)}
      >
        <option value="">Stav: všetky</option>
        {REVISION_STATES.map((state) => (
          <option key={state} value={state}>
            {REVISION_STATE_TEXTS[state]}
            {states[state] ? ` (${states[state]})` : ''}
          </option>
        ))}
      </Select>
      {[SEARCH, STATE, CLIENT].some((name) => address.get(name)) && (
        <ButtonLink variant="quiet" to={OFFERS}>
          Ukázať všetky
        </ButtonLink>
      )}
    </Dense>
  );
}
