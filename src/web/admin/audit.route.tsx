import { useNavigate, useSearchParams } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import { byDay } from '#domain/audit/audit-days.ts';
import { auditLog } from '#domain/audit/calls.ts';
import { formatTime } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { AreaTable, type Column } from '../design/areas/area-table.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { KeyStrip } from '../design/areas/key-cap.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { ButtonLink } from '../design/button.tsx';
import { useLiveData } from '../live/changes.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/audit.route.ts';
import { auditOf, SUBJECT_ID, SUBJECT_TYPE } from './list-addresses.ts';

type Entry = AnswerOf<typeof auditLog>[number];

/** The entry after which the list goes on, in the address. */
const BEFORE = 'pred';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const after = searchParams.get(BEFORE) ?? undefined;
  const subjectType = searchParams.get(SUBJECT_TYPE) ?? undefined;
  const subjectId = searchParams.get(SUBJECT_ID) ?? undefined;
  return callApi(auditLog, { query: { after, subjectType, subjectId } }, { signal: request.signal });
}

export const meta: Route.MetaFunction = () => areaMeta('Záznam činnosti');

/** Where records are seen. */
const PLACES = { request: 'requests', offer: 'offers', project: 'projects', client: 'clients' } as const;

const ROW_KEYS = [
  [['J', 'K'], 'pohyb'],
  [['Enter'], 'všetko o\u00A0tom istom'],
] as const;

const COLUMNS: readonly Column<Entry>[] = [
  {
    key: 'at',
    head: 'Kedy',
    cell: ({ at }) => <time dateTime={at}>{formatTime(new Date(at))}</time>,
    width: '5rem',
    onPhones: 'second',
  },
  { key: 'sentence', head: 'Čo sa stalo', cell: ({ sentence }) => tied(sentence), onPhones: 'lead' },
  { key: 'actor', head: 'Kto', cell: ({ actor }) => actor, width: '14rem', onPhones: 'second' },
  {
    key: 'subject',
    head: 'Čoho sa týka',
    cell: ({ subject: { type, id, name, record } }) => (
      <ButtonLink
        variant="link"
        size="dense"
        to={record ? `/admin/${PLACES[record.type]}/${record.id}` : auditOf(type, id)}
      >
        {name}
      </ButtonLink>
    ),
    width: '14rem',
    onPhones: 'second',
  },
];

/** Who did what to what, newest first. */
export default function Audit({ loaderData: entries }: Route.ComponentProps) {
  useLiveData();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isFiltered = query.has(SUBJECT_ID);
  const open = (key: string) => {
    const entry = entries.find(({ id }) => String(id) === key);
    if (entry) void navigate(auditOf(entry.subject.type, entry.subject.id));
  };
  const older = new URLSearchParams(query);
  older.set(BEFORE, String(entries.at(-1)?.id ?? ''));
  const newest = new URLSearchParams(query);
  newest.delete(BEFORE);
  return (
    <div className="area-screen">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1>Záznam činnosti</h1>
          {isFiltered && <p className="text-ink-2">Len {entries[0]?.subject.name ?? 'jeden záznam'}</p>}
        </div>
        {isFiltered && (
          <ButtonLink size="dense" to="/admin/audit">
            Zobraziť všetko
          </ButtonLink>
        )}
      </div>
      <AreaTable
        label="Záznam činnosti"
        columns={COLUMNS}
        groups={byDay(entries).map(({ day, entries: rows }) => ({ key: day, head: day, rows }))}
        rowKey={({ id }) => String(id)}
        dense
        {...(!isFiltered && { onOpen: open })}
        empty={<EmptyState title="Žiadne záznamy">Staršie už nie sú.</EmptyState>}
      />
      <Pagination
        label="Záznam po častiach"
        newer={{ label: 'Najnovšie', to: query.has(BEFORE) ? `?${newest}` : undefined }}
        older={{ label: 'Staršie', to: entries.length === LIST_ROWS ? `?${older}` : undefined }}
      />
      {!isFiltered && <KeyStrip keys={ROW_KEYS} />}
    </div>
  );
}
