import type { ReactNode } from 'react';
import type { ListedClient } from '#domain/clients/desk-contract.ts';
import { plural } from '#domain/kernel/plural.ts';
import { formatShortDay } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { AreaTable, type Column } from '../design/areas/area-table.tsx';

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
  onOpen: (id: string) => void;
  /** In place of the rows where there are none. */
  empty: ReactNode;
}

/** Clients, the newest first. */
export const ClientsTable = ({ rows, onOpen, empty }: ClientsTableProps) => (
  <AreaTable
    label="Klienti"
    columns={columnsAt(new Date())}
    groups={[{ key: 'all', rows }]}
    rowKey={({ id }) => id}
    dense
    phoneLine={(row) =>
      [row.city, contactOf(row), openOf(row)].filter((text) => text && text !== '–').join(' · ')
    }
    onOpen={onOpen}
    empty={empty}
  />
);
