import { useNavigate } from 'react-router';
import type { ListedClient } from '#domain/clients/desk-contract.ts';
import { plural } from '#domain/kernel/plural.ts';
import { formatShortDay } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { AreaTable, type Column } from '../design/areas/area-table.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { ButtonLink } from '../design/button.tsx';
import { CLIENTS, clientAt, IMPORT_CLIENTS } from './desk-addresses.ts';

/** What of a client is open, in words; a dash where nothing is. */
const openOf = ({ open: { requests, offers, projects } }: ListedClient): string =>
  [
    requests > 0 && plural(requests, 'request'),
    offers > 0 && plural(offers, 'offer'),
    projects > 0 && plural(projects, 'project'),
  ]
    .filter(Boolean)
    .join(' · ') || '–';

const contactOf = ({ contact }: ListedClient): string => contact?.name ?? '';

const columnsAt = (now: Date): readonly Column<ListedClient>[] => [
  { key: 'name', head: 'Klient', cell: ({ name }) => <b>{tied(name)}</b>, clip: true, onPhones: 'lead' },
  {
    key: 'ico',
    head: 'IČO',
    cell: ({ ico }) => <span className="font-mono text-mark text-ink-2">{ico || '–'}</span>,
    width: '6rem',
    wideOnly: true,
  },
  {
    key: 'city',
    head: 'Mesto',
    cell: ({ city }) => <span className="text-ink-2">{city}</span>,
    width: '9rem',
    clip: true,
    onPhones: 'second',
  },
  {
    key: 'contact',
    head: 'Osoba',
    cell: (row) => <span className="text-ink-2">{contactOf(row)}</span>,
    width: '11rem',
    clip: true,
    wideOnly: true,
  },
  {
    key: 'open',
    head: 'Rozpracované',
    cell: (row) => <span className="text-ink-2">{openOf(row)}</span>,
    width: '16rem',
    clip: true,
    onPhones: 'second',
  },
  {
    key: 'last',
    head: 'Naposledy',
    cell: ({ lastAt }) => (
      <time dateTime={lastAt} className="font-mono text-mark text-ink-2">
        {formatShortDay(new Date(lastAt), now)}
      </time>
    ),
    width: '6rem',
    align: 'end',
  },
];

interface ClientsTableProps {
  rows: readonly ListedClient[];
  isFiltered: boolean;
}

/** Clients, the newest first. */
export function ClientsTable({ rows, isFiltered }: ClientsTableProps) {
  const navigate = useNavigate();
  return (
    <AreaTable
      label="Klienti"
      columns={columnsAt(new Date())}
      groups={[{ key: 'all', rows }]}
      rowKey={({ id }) => id}
      dense
      phoneLine={(row) =>
        [row.city, contactOf(row), openOf(row)].filter((text) => text && text !== '–').join(' · ')
      }
      onOpen={(id) => void navigate(clientAt(id))}
      empty={isFiltered ? NOBODY_FOUND : NOBODY}
    />
  );
}

const NOBODY_FOUND = (
  <EmptyState
    title="Žiadny klient sa nenašiel"
    action={
      <ButtonLink size="dense" to={CLIENTS}>
        Zobraziť všetkých
      </ButtonLink>
    }
  >
    Skúste iný pohľad, časť mena, IČO alebo mesto.
  </EmptyState>
);

const NOBODY = (
  <EmptyState
    title="Zatiaľ žiadny klient"
    action={
      <ButtonLink size="dense" to={IMPORT_CLIENTS}>
        Nahrať z&nbsp;tabuľky
      </ButtonLink>
    }
  >
    Klienta založíte z&nbsp;dopytu, nahráte z&nbsp;tabuľky alebo pridáte ručne.
  </EmptyState>
);
