import { useSearchParams } from 'react-router';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import { CLIENT_VIEWS } from '#domain/clients/client-views.ts';
import { exportClients, listClients } from '#domain/clients/desk-calls.ts';
import { SEARCH_MAX } from '#domain/clients/desk-limits.ts';
import { ClientsTable } from '../clients/clients-table.tsx';
import {
  CLIENT_LIST,
  clientsQueryOf,
  IMPORT_CLIENTS,
  NEW_CLIENT,
  VIEW_TEXTS,
} from '../clients/desk-addresses.ts';
import { Dense } from '../design/areas/dense.tsx';
import { KeyStrip } from '../design/areas/key-cap.tsx';
import { ListSearch } from '../design/areas/list-search.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { SegmentedLinks } from '../design/areas/segmented-links.tsx';
import { ButtonLink } from '../design/button.tsx';
import { useLiveData } from '../live/changes.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/clients.route.ts';
import { TABLE_TIMEOUT, useTableExport } from './table-export.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = clientsQueryOf(new URL(request.url).searchParams);
  return callApi(listClients, { query }, { signal: request.signal });
}

export const meta: Route.MetaFunction = () => areaMeta('Klienti');

const KEYS = [
  [['H'], 'hľadať tu'],
  [['/'], 'hľadať vo\u00A0všetkom'],
  [['J', 'K'], 'pohyb'],
  [['Enter'], 'otvoriť'],
  [['?'], 'všetky klávesy'],
] as const;

/** Persons and firms that the operator works for. */
export default function Clients({ loaderData: rows }: Route.ComponentProps) {
  const [address] = useSearchParams();
  useLiveData('client', 'clients');
  const query = clientsQueryOf(address);
  const { view, search } = query ?? {};
  const table = useTableExport('klienti', () =>
    callApi(exportClients, { query: { view, search } }, { timeoutMs: TABLE_TIMEOUT }),
  );
  const last = rows.at(-1);
  return (
    <div className="area-screen">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>Klienti</h1>
        <div className="flex flex-wrap gap-2">
          {table.button}
          <ButtonLink size="dense" to={IMPORT_CLIENTS}>
            Nahrať z&nbsp;tabuľky
          </ButtonLink>
          <ButtonLink size="dense" to={NEW_CLIENT}>
            Nový klient
          </ButtonLink>
        </div>
      </div>
      {table.said}
      <div className="flex flex-wrap items-start gap-3">
        <SegmentedLinks
          label="Pohľady"
          links={CLIENT_VIEWS.map((view) => ({
            to: CLIENT_LIST.changed(address, { view: view === 'all' ? '' : view }),
            label: VIEW_TEXTS[view],
            isShown: (query?.view ?? 'all') === view,
          }))}
        />
        <ClientSearch address={address} />
      </div>
      <ClientsTable rows={rows} isFiltered={address.size > 0} />
      <Pagination
        label="Klienti po častiach"
        newer={{ label: 'Najnovší', to: query?.after ? CLIENT_LIST.changed(address, {}) : undefined }}
        older={{
          label: 'Starší',
          to:
            last && rows.length === LIST_ROWS
              ? CLIENT_LIST.changed(address, { after: keysetOf(last) })
              : undefined,
        }}
      />
      <KeyStrip keys={KEYS} />
    </div>
  );
}

function ClientSearch({ address }: { address: URLSearchParams }) {
  const view = address.get(CLIENT_LIST.names.view);
  return (
    <Dense className="min-w-0 grow md:max-w-96">
      <ListSearch
        label="Hľadať v&nbsp;klientoch"
        placeholder="Meno, IČO, osoba, mesto"
        action={CLIENT_LIST.path}
        name={CLIENT_LIST.names.search}
        value={address.get(CLIENT_LIST.names.search) ?? ''}
        max={SEARCH_MAX}
        kept={view === null ? [] : [[CLIENT_LIST.names.view, view]]}
      />
    </Dense>
  );
}
