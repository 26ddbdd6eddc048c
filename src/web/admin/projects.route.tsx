import { useNavigate, useSearchParams } from 'react-router';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { exportProjects, listProjects, projectCounts } from '#domain/projects/calls.ts';
import { deskOrder } from '#domain/projects/desk-order.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
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
import { SegmentedLinks } from '../design/areas/segmented-links.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Select } from '../design/select.tsx';
import { useLiveData } from '../live/changes.tsx';
import { unansweredFirst } from '../messages/unanswered-first.tsx';
import { PROJECT_LIST, PROJECTS, projectQueryOf, projectViews } from '../projects/project-addresses.ts';
import { ProjectViews } from '../projects/project-views.tsx';
import {
  Expected,
  Launch,
  LaunchAndMoney,
  PaidShare,
  PhoneRow,
  type ProjectRow,
} from '../projects/project-words.tsx';
import { callApi, TABLE_TIMEOUT } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/projects.route.ts';
import { ListHead } from './list-head.tsx';
import { useTableExport } from './table-export.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = projectQueryOf(new URL(request.url).searchParams);
  const { signal } = request;
  const isFirst = query.state === undefined && query.after === undefined;
  const [rows, unanswered, counts] = await Promise.all([
    callApi(listProjects, { query }, { signal }),
    isFirst ? callApi(listProjects, { query: { ...query, state: 'unanswered' } }, { signal }) : [],
    callApi(projectCounts, {}, { signal }),
  ]);
  return { rows, unanswered, counts };
}

export const meta: Route.MetaFunction = () => areaMeta('Projekty');

const COLUMNS: readonly Column<ProjectRow>[] = [
  {
    key: 'name',
    head: 'Projekt',
    cell: (row) => (
      <>
        <span className="project-row-wide">
          <b className="block md:line-clamp-2">{tied(row.name)}</b>
          <span className="text-ink-2 md:line-clamp-2">{tied(row.client.name)}</span>
        </span>
        <PhoneRow project={row} />
      </>
    ),
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
    onPhones: 'none',
  },
  {
    key: 'next',
    head: 'Ďalší krok',
    cell: (row) => (
      <>
        <Expected project={row} isInTwo />
        <LaunchAndMoney project={row} />
      </>
    ),
    width: '15rem',
    onPhones: 'none',
  },
  {
    key: 'launch',
    head: 'Spustenie',
    cell: (row) => (
      <span className="font-mono text-mark">
        <Launch project={row} isInTwo />
      </span>
    ),
    width: '8.5rem',
    align: 'end',
    wideOnly: true,
  },
  {
    key: 'paid',
    head: 'Uhradené',
    cell: (row) => (
      <span className="font-mono text-mark">
        <PaidShare project={row} />
        {row.overdue > 0 && <span className="block text-error">po&nbsp;splatnosti</span>}
      </span>
    ),
    width: '7rem',
    align: 'end',
    wideOnly: true,
  },
  {
    key: 'price',
    head: 'Cena',
    cell: ({ price }) => <Money cents={price} exact />,
    width: '8rem',
    align: 'end',
    onPhones: 'none',
  },
];

const KEYS = [
  [['H'], 'hľadať tu'],
  [['/'], 'hľadať vo\u00A0všetkom'],
  [['J', 'K'], 'pohyb'],
  [['Enter'], 'otvoriť'],
] as const;

/** Work that was agreed, what is late first and otherwise the newest, with what is to be done next. */
export default function Projects({ loaderData: { rows, unanswered, counts } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  useLiveData('project', 'payment');
  const { after, ...limits } = projectQueryOf(address);
  const isFiltered = Object.values(limits).some((limit) => limit !== undefined);
  const table = useTableExport('projekty', () =>
    callApi(exportProjects, { query: limits }, { timeoutMs: TABLE_TIMEOUT }),
  );
  // Of what is limited nobody has counted what is unanswered.
  const unansweredCount = isFiltered ? unanswered.length : counts.unanswered;
  const today = wallTimeOf(new Date()).day;
  const groups = unansweredFirst({ rows: unanswered, count: unansweredCount }, [
    { key: 'all', rows: deskOrder(rows, today) },
  ]);
  const last = rows.at(-1);
  const from = (after: string) => PROJECT_LIST.changed(address, { after });
  return (
    <div className="area-screen">
      <ListHead
        title="Projekty"
        shown={groups.reduce((sum, group) => sum + group.rows.length, 0)}
        total={Object.values(counts.states).reduce((sum, count) => sum + count, 0)}
        action={table.button}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ProjectViews />
          <SegmentedLinks label="Pohľady" links={projectViews(address, counts)} />
        </div>
        {table.said}
        <ProjectFilters address={address} />
      </div>
      <AreaTable
        label="Projekty"
        columns={COLUMNS}
        groups={groups}
        rowKey={({ id }) => id}
        dense
        isPast={({ state }) => state === 'closed'}
        onOpen={(id) => void navigate(projectDeskPath(id))}
        empty={
          isFiltered ? (
            <EmptyState
              title="Žiadny projekt tu nie je"
              action={
                <ButtonLink size="dense" to={PROJECTS}>
                  Zobraziť všetky
                </ButtonLink>
              }
            >
              Skúste iný stav alebo iné slovo.
            </EmptyState>
          ) : (
            <EmptyState
              title="Zatiaľ žiadny projekt"
              action={
                <ButtonLink size="dense" to="/admin/offers">
                  Otvoriť ponuky
                </ButtonLink>
              }
            >
              Projekt vznikne sám, keď klient prijme cenovú ponuku.
            </EmptyState>
          )
        }
      />
      <Pagination
        label="Projekty po častiach"
        newer={{ label: 'Najnovšie', to: after ? from('') : undefined }}
        older={{
          label: 'Staršie',
          to: last && rows.length === LIST_ROWS ? from(keysetOf(last)) : undefined,
        }}
      />
      <KeyStrip keys={KEYS} />
    </div>
  );
}

/** What is searched for, and which state; what limits the list stands in the address. */
function ProjectFilters({ address }: { address: URLSearchParams }) {
  const navigate = useNavigate();
  const state = address.get(PROJECT_LIST.names.state);
  const limit = (wanted: string) => void navigate(PROJECT_LIST.changed(address, { state: wanted }));
  return (
    <Dense className="flex flex-wrap items-start gap-2">
      <ListSearch
        label="Hľadať v&nbsp;projektoch"
        placeholder="Názov, klient, číslo"
        action={PROJECTS}
        name={PROJECT_LIST.names.search}
        value={address.get(PROJECT_LIST.names.search) ?? ''}
        max={SEARCH_MAX}
        kept={state === null ? [] : [[PROJECT_LIST.names.state, state]]}
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
    </Dense>
  );
}
