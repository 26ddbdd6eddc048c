import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { cappedCount } from '#domain/api/count-cap.ts';
import type { InboxRow } from '#domain/requests/inbox-contract.ts';
import { INBOX_STATUS_TEXTS } from '#domain/requests/inbox-texts.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#domain/requests/request-status.ts';
import { AreaTable, type Column, type RowGroup } from '../design/areas/area-table.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { type UnansweredRows, unansweredFirst } from '../messages/unanswered-first.tsx';
import { type InboxActs, useInboxActs } from './inbox-acts.tsx';
import { INBOX, inboxOf, requestAt } from './inbox-addresses.ts';
import { useMoves } from './inbox-move.tsx';
import { estimateOf, fromWhom, RowClock, whatIsWanted, whatMatters } from './inbox-words.tsx';

const columnsAt = (now: Date): readonly Column<InboxRow>[] => [
  {
    key: 'ticket',
    head: 'Dopyt',
    cell: ({ ticket }) => <span className="font-mono text-mark text-ink-2">{ticket.replace('#', '')}</span>,
    width: '4.5rem',
    onPhones: 'second',
  },
  { key: 'from', head: 'Od koho', cell: (row) => <b>{fromWhom(row)}</b>, clip: true, onPhones: 'lead' },
  {
    key: 'wanted',
    head: 'Čo chce',
    cell: (row) => <span className="text-ink-2">{whatIsWanted(row)}</span>,
    width: '12rem',
    clip: true,
    onPhones: 'second',
  },
  {
    key: 'matters',
    head: 'Podstatné',
    cell: (row) => <span className="text-ink-2">{whatMatters(row, now)}</span>,
    width: '15.5rem',
    clip: true,
    wideOnly: true,
  },
  {
    key: 'estimate',
    head: 'Odhad',
    cell: (row) => <span className="money">{estimateOf(row)}</span>,
    width: '8.5rem',
    align: 'end',
    onPhones: 'second',
  },
  {
    key: 'clock',
    head: 'Odpovedať do',
    cell: (row) => <RowClock row={row} now={now} />,
    width: '12.5rem',
    align: 'end',
  },
];

interface InboxTableProps {
  rows: readonly InboxRow[];
  /** Those of them and of later ones that stand first. */
  unanswered: UnansweredRows<InboxRow>;
  /** How many there are of each state, where the rows stand by states. */
  counts: Readonly<Record<RequestStatus, number>> | null;
  /** Whether something limits what is shown. */
  isFiltered: boolean;
  /** Where the list is, for the way back and to the neighbours. */
  address: string;
}

/** What a request's page is told of the list that led to it. */
export interface FromList {
  address: string;
  ids: readonly string[];
}

/** Requests by their state, or in the order in which they wait; with all that can be done to them from here. */
export function InboxTable({ rows: listed, unanswered, counts, isFiltered, address }: InboxTableProps) {
  const navigate = useNavigate();
  const acts = useInboxActs();
  const moves = useMoves(acts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const now = new Date();

  const groups = unansweredFirst(
    unanswered,
    counts ? byState(listed, counts) : [{ key: 'all', rows: listed }],
  );
  const rows = groups.flatMap((group) => group.rows);
  const ids = rows.map(({ id }) => id);
  const marked = rows.filter(({ id }) => chosen.has(id));
  const open = (id: string, answer = false) =>
    void navigate(requestAt(id, answer), { state: { address, ids } satisfies FromList });
  const archive = (requests: readonly InboxRow[]) => {
    setChosen(new Set());
    acts.archive(requests);
  };
  const press = (key: string, id: string): boolean => {
    const row = rows.find((each) => each.id === id);
    if (!row) return false;
    const keys: Record<string, () => void> = {
      e: () => archive(chosen.has(id) ? marked : [row]),
      r: () => open(id, true),
      s: () => moves.ask(row),
      o: () => void acts.offer(row),
    };
    const act = keys[key];
    return act !== undefined && acts.unlessBusy(act);
  };
  return (
    <>
      {acts.notices}
      {marked.length > 0 && <Marked acts={acts} marked={marked} onArchive={archive} onNone={setChosen} />}
      <AreaTable
        label="Dopyty"
        columns={columnsAt(now)}
        groups={groups}
        rowKey={({ id }) => id}
        dense
        phoneLine={(row) => (
          <>
            {row.priceRange !== null && <span className="money">{estimateOf(row)} · </span>}
            {`${whatIsWanted(row)} · ${row.ticket}`}
          </>
        )}
        isPast={({ status }) => status === 'archived' || status === 'lost'}
        chosen={chosen}
        onChoose={(id) => setChosen(toggled(chosen, id))}
        onOpen={open}
        onKey={press}
        empty={<Nothing isFiltered={isFiltered} />}
      />
      {moves.dialogs}
    </>
  );
}

interface MarkedProps {
  acts: InboxActs;
  marked: readonly InboxRow[];
  onArchive: (requests: readonly InboxRow[]) => void;
  onNone: (none: ReadonlySet<string>) => void;
}

/** What can be done to all marked rows. */
const Marked = ({ acts, marked, onArchive, onNone }: MarkedProps) => (
  <div className="sticky top-2 z-4 flex flex-wrap items-center gap-2 border-chosen border-ink bg-sheet px-3 py-2">
    <p role="status" className="grow font-semibold">
      Označené: {marked.length}
    </p>
    <Button size="dense" loading={acts.isBusy} onClick={() => onArchive(marked)}>
      {marked.every(({ status }) => status === 'archived') ? 'Vrátiť z\u00A0archívu' : 'Archivovať'}
    </Button>
    <Button size="dense" variant="quiet" onClick={() => onNone(new Set())}>
      Zrušiť označenie
    </Button>
  </div>
);

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]);

const byState = (
  rows: readonly InboxRow[],
  counts: Readonly<Record<RequestStatus, number>>,
): RowGroup<InboxRow>[] =>
  REQUEST_STATUSES.map((status) => {
    const ofState = rows.filter((row) => row.status === status);
    const count = Math.max(counts[status], ofState.length);
    return {
      key: status,
      rows: ofState,
      head: (
        <>
          <StateMark of="request" state={status}>
            {INBOX_STATUS_TEXTS[status]}
          </StateMark>
          <span className="font-mono text-mark font-medium text-ink-2">{cappedCount(count)}</span>
          {count > ofState.length && (
            <Link to={inboxOf(status)} className="text-link font-normal">
              všetky
            </Link>
          )}
        </>
      ),
    };
  });

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      title="Žiadny dopyt tu nie je"
      action={
        <ButtonLink size="dense" to={INBOX}>
          Zobraziť všetky
        </ButtonLink>
      }
    >
      Skúste iný pohľad alebo iné slovo.
    </EmptyState>
  ) : (
    <EmptyState title="Zatiaľ žiadny dopyt">
      Keď niekto odošle sprievodcu rozpočtom alebo kontaktný formulár, bude tu hneď. Dopyt, ktorý prišiel
      inak, zapíšete sami.
    </EmptyState>
  );
