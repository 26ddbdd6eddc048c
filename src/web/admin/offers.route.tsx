import { useNavigate, useSearchParams } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import { byCount } from '#domain/kernel/plural.ts';
import { formatShortDay } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { exportOffers, listOffers, offerCounts } from '#domain/offers/calls.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { isOpenState, REVISION_STATES } from '#domain/offers/revision-life.ts';
import { offerStateText, REVISION_STATE_TEXTS } from '#domain/offers/state-texts.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaTable, type Column } from '../design/areas/area-table.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { KeyStrip } from '../design/areas/key-cap.tsx';
import { ListSearch } from '../design/areas/list-search.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { SegmentedLinks } from '../design/areas/segmented-links.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Select } from '../design/select.tsx';
import { useLiveData } from '../live/changes.tsx';
import { unansweredFirst } from '../messages/unanswered-first.tsx';
import { NEW_OFFER, OFFER_LIST, OFFERS, offersQueryOf, offerViews } from '../offers/offer-addresses.ts';
import type { ListedOffer } from '../offers/opened-offer.ts';
import { ValidityRuler } from '../offers/validity-line.tsx';
import { callApi, TABLE_TIMEOUT } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/offers.route.ts';
import { ListHead } from './list-head.tsx';
import { NewLink } from './new-link.tsx';
import { useTableExport } from './table-export.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = offersQueryOf(new URL(request.url).searchParams);
  const { signal } = request;
  const isFirst = query.state === undefined && query.after === undefined;
  const [offers, unanswered, counts] = await Promise.all([
    callApi(listOffers, { query }, { signal }),
    isFirst ? callApi(listOffers, { query: { ...query, state: 'unanswered' } }, { signal }) : [],
    callApi(offerCounts, {}, { signal }),
  ]);
  return { offers, unanswered, counts };
}

export const meta: Route.MetaFunction = () => areaMeta('Ponuky');

/** Opened and not answered, or asked about: what the operator can do something with. */
function Answer({ number, state, viewedAt, openQuestions }: ListedOffer) {
  if (openQuestions > 0)
    return (
      <b>
        {openQuestions}&nbsp;
        {byCount(openQuestions, ['otázka čaká', 'otázky čakajú', 'otázky čaká', 'otázok čaká'])}
      </b>
    );
  const said = (asOffer: string, asAddendum: string) => worded({ number }, asOffer, asAddendum);
  if (state === 'viewed' && viewedAt)
    return `${said('otvorená', 'otvorený')} ${formatShortDay(new Date(viewedAt), new Date())}`;
  return state === 'sent' ? `zatiaľ ${said('neotvorená', 'neotvorený')}` : null;
}

const COLUMNS: readonly Column<ListedOffer>[] = [
  {
    key: 'number',
    head: 'Číslo',
    cell: ({ number, letter }) => (
      <span className="mark whitespace-nowrap">
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
        <b className="block md:line-clamp-2">{tied(title) || 'Bez názvu'}</b>
        <span className="text-ink-2">{tied(client.name)}</span>
      </>
    ),
    onPhones: 'lead',
  },
  {
    key: 'state',
    head: 'Stav',
    cell: ({ number, state, hasDraft }) => (
      <>
        <StateMark of="offer" state={state}>
          {offerStateText({ number, state })}
        </StateMark>
        {hasDraft && state !== 'draft' && <span className="area-table-under"> pripravuje sa revízia</span>}
      </>
    ),
    width: '8rem',
    onPhones: 'second',
  },
  { key: 'answer', head: 'Odpoveď', cell: Answer, width: '8.5rem', wideOnly: true, onPhones: 'line' },
  {
    key: 'validity',
    head: 'Platnosť',
    cell: ({ sentAt, validUntil, state }) => (
      <ValidityRuler sentAt={sentAt} validUntil={validUntil} isOpen={isOpenState(state)} />
    ),
    width: '7.5rem',
    wideOnly: true,
    onPhones: 'second',
  },
  {
    key: 'total',
    head: 'Suma',
    cell: ({ onceTotal, monthlyTotal }) => (
      <>
        <Money cents={onceTotal} exact />
        {monthlyTotal > 0 && (
          <span className="area-table-under">
            {' '}
            +&nbsp;
            <Money cents={monthlyTotal} exact /> mes.
          </span>
        )}
      </>
    ),
    align: 'end',
    width: '8rem',
    onPhones: 'second',
  },
];

const KEYS = [
  [['H'], 'hľadať tu'],
  [['/'], 'hľadať vo\u00A0všetkom'],
  [['J', 'K'], 'pohyb'],
  [['Enter'], 'otvoriť'],
  [['C'], 'nová ponuka'],
  [['?'], 'všetky klávesy'],
] as const;

const isPast = ({ state }: ListedOffer): boolean =>
  state === 'declined' || state === 'superseded' || state === 'withdrawn';

/** Every offer: whose, how it stands, how long it holds. */
export default function Offers({ loaderData: { offers, unanswered, counts } }: Route.ComponentProps) {
  useLiveData('offer');
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { after, ...limits } = offersQueryOf(address);
  const isFiltered = Object.values(limits).some((limit) => limit !== undefined);
  const table = useTableExport('ponuky', () =>
    callApi(exportOffers, { query: limits }, { timeoutMs: TABLE_TIMEOUT }),
  );
  // Of what is limited nobody has counted what is unanswered.
  const unansweredCount = isFiltered ? unanswered.length : counts.unanswered;
  const groups = unansweredFirst({ rows: unanswered, count: unansweredCount }, [
    { key: 'all', rows: offers },
  ]);
  const last = offers.at(-1);
  const from = (after: string) => OFFER_LIST.changed(address, { after });
  return (
    <div className="area-screen">
      <ListHead
        title="Ponuky"
        shown={groups.reduce((sum, { rows }) => sum + rows.length, 0)}
        total={Object.values(counts.states).reduce((sum, count) => sum + count, 0)}
        action={
          <>
            {table.button}
            <NewLink to={NEW_OFFER}>Nová ponuka</NewLink>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <SegmentedLinks label="Pohľady" links={offerViews(address, counts)} />
        {table.said}
        <OfferFilters address={address} states={counts.states} />
      </div>
      <AreaTable
        label="Ponuky"
        columns={COLUMNS}
        groups={groups}
        rowKey={({ id }) => id}
        dense
        isPast={isPast}
        onOpen={(id) => void navigate(offerEditorPath(id))}
        empty={
          isFiltered ? (
            <EmptyState
              title="Žiadna ponuka sa nenašla"
              action={<ButtonLink to={OFFERS}>Zobraziť všetky</ButtonLink>}
            >
              Skúste inú časť čísla, názvu alebo mena klienta.
            </EmptyState>
          ) : (
            <EmptyState
              title="Zatiaľ žiadna ponuka"
              action={
                <ButtonLink size="dense" to="/admin/requests">
                  Otvoriť dopyty
                </ButtonLink>
              }
            >
              Ponuku vytvoríte v&nbsp;dopyte, pri klientovi alebo tu tlačidlom Nová ponuka.
            </EmptyState>
          )
        }
      />
      <Pagination
        label="Ponuky po častiach"
        newer={{ label: 'Najnovšie', to: after ? from('') : undefined }}
        older={{
          label: 'Staršie',
          to: last && offers.length === LIST_ROWS ? from(keysetOf(last)) : undefined,
        }}
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
  const limit = (state: string) => void navigate(OFFER_LIST.changed(address, { state }));
  return (
    <Dense className="flex flex-wrap items-start gap-2">
      <ListSearch
        label="Hľadať v&nbsp;ponukách"
        placeholder="Číslo, názov, klient, položka"
        action={OFFERS}
        name={OFFER_LIST.names.search}
        value={address.get(OFFER_LIST.names.search) ?? ''}
        max={OFFER_LIMITS.search}
        kept={[...address].filter(
          ([name]) => name === OFFER_LIST.names.state || name === OFFER_LIST.names.client,
        )}
        className="min-w-0 grow basis-60 md:max-w-96"
      />
      <Select
        aria-label="Stav"
        className="w-auto"
        value={address.get(OFFER_LIST.names.state) ?? ''}
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
      {address.has(OFFER_LIST.names.client) && (
        <ButtonLink variant="quiet" to={OFFER_LIST.changed(address, { client: '' })}>
          Od všetkých klientov
        </ButtonLink>
      )}
    </Dense>
  );
}
