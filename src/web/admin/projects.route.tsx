import { useNavigate, useSearchParams } from 'react-router';
import { keysetOf, LIST_ROWS } from '#domain/api/keyset.ts';
import { listProjects } from '#domain/projects/calls.ts';
import { PROJECT_STATES } from '#domain/projects/project-life.ts';
import { SEARCH_MAX } from '#domain/projects/project-limits.ts';
import { PROJECT_STATE_TEXTS } from '#domain/projects/project-texts.ts';
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
import { PROJECT_FILTER, PROJECTS, projectAt, projectQueryOf } from '../projects/project-addresses.ts';
import { ProjectViews } from '../projects/project-views.tsx';
import { Expected, Launch, type ProjectRow } from '../projects/project-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/projects.route.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  callApi(
    listProjects,
    { query: projectQueryOf(new URL(request.url).searchParams) },
    { signal: request.signal },
  );

export const meta: Route.MetaFunction = () => areaMeta('Projekty');

const COLUMNS: readonly Column<ProjectRow>[] = [
  {
    key: 'name',
    head: 'Projekt',
    cell: ({ name, client }) => (
      <>
        <b>{name}</b>
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
    cell: ({ state }) => (
      <StateMark of="project" state={state}>
        {PROJECT_STATE_TEXTS[state]}
      </StateMark>
    ),
    width: '9.5rem',
    onPhones: 'second',
  },
  {
    key: 'next',
    head: 'Ďalší krok',
    cell: (row) => <Expected project={row} isInTwo />,
    width: '17rem',
    clip: true,
    onPhones: 'line',
  },
  {
    key: 'launch',
    head: 'Spustenie',
    cell: (row) => (
      <span className="font-mono text-mark">
        <Launch project={row} />
      </span>
    ),
    width: '8rem',
    align: 'end',
    wideOnly: true,
  },
  {
    key: 'paid',
    head: 'Uhradené',
    cell: ({ paid, price }) => (
      <span className="font-mono text-mark">{price > 0 ? Math.floor((paid * 100) / price) : 0}&nbsp;%</span>
    ),
    width: '5.5rem',
    align: 'end',
    wideOnly: true,
  },
  {
    key: 'price',
    head: 'Cena',
    cell: ({ price }) => <Money cents={price} />,
    width: '6.5rem',
    align: 'end',
  },
];

const KEYS = [
  [['/'], 'hľadať'],
  [['J', 'K'], 'pohyb'],
  [['Enter'], 'otvoriť'],
] as const;

/** Work that was agreed, the newest first, with what is to be done next. */
export default function Projects({ loaderData: rows }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  useLiveData('project', 'payment');
  const last = rows.at(-1);
  const older = new URLSearchParams(address);
  if (last) older.set(PROJECT_FILTER.after, keysetOf(last));
  const isFiltered = address.size > 0;
  return (
    <div className="area-screen">
      <h1>Projekty</h1>
      <ProjectFilters address={address} />
      <AreaTable
        label="Projekty"
        columns={COLUMNS}
        groups={[{ key: 'all', rows }]}
        rowKey={({ id }) => id}
        dense
        isPast={({ state }) => state === 'closed'}
        onOpen={(id) => void navigate(projectAt(id))}
        empty={
          isFiltered ? (
            <EmptyState
              title="Žiadny projekt tu nie je"
              action={
                <ButtonLink size="dense" to={PROJECTS}>
                  Ukázať všetky
                </ButtonLink>
              }
            >
              Skúste iný stav alebo iné slovo.
            </EmptyState>
          ) : (
            <EmptyState title="Zatiaľ žiadny projekt">
              Projekt vznikne sám, keď klient prijme cenovú ponuku.
            </EmptyState>
          )
        }
      />
      <Pagination
        label="Projekty po častiach"
        newer={{ label: 'Najnovšie', to: address.has(PROJECT_FILTER.after) ? PROJECTS : undefined }}
        older={{ label: 'Staršie', to: rows.length === LIST_ROWS ? `${PROJECTS}?${older}` : undefined }}
      />
      <KeyStrip keys={KEYS} />
    </div>
  );
}

/** The two ways to see them, what is searched for, and of which state; what limits the list stands in the address. */
function ProjectFilters({ address }: { address: URLSearchParams }) {
  const navigate = useNavigate();
  const state = address.get(PROJECT_FILTER.state);
  const limit = (wanted: string) => {
    const next = new URLSearchParams(address);
    next.delete(PROJECT_FILTER.after);
    if (wanted === '') next.delete(PROJECT_FILTER.state);
    else next.set(PROJECT_FILTER.state, wanted);
    void navigate(next.size === 0 ? PROJECTS : `${PROJECTS}?${next}`);
  };
  return (
    <Dense className="flex flex-wrap items-start gap-x-8 gap-y-3">
      <ProjectViews />
      <div className="flex min-w-0 grow flex-wrap items-start gap-2 md:flex-nowrap">
        <ListSearch
          label="Hľadať v&nbsp;projektoch"
          placeholder="Názov, klient, číslo"
          action={PROJECTS}
          name={PROJECT_FILTER.search}
          value={address.get(PROJECT_FILTER.search) ?? ''}
          max={SEARCH_MAX}
          kept={state === null ? [] : [[PROJECT_FILTER.state, state]]}
          className="min-w-0 grow basis-60 md:max-w-96"
        />
        <Select
          aria-label="Stav"
          className="w-auto"
          value={state ?? ''}
          onChange={({ target }) => limit(target.value)}
        >
          <option value="">Stav: všetky</option>
          {PROJECT_STATES.map((one) => (
            <option key={one} value={one}>
              {PROJECT_STATE_TEXTS[one]}
            </option>
          ))}
        </Select>
      </div>
    </Dense>
  );
}
