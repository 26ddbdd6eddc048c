import { useNavigate, useSearchParams } from 'react-router';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import { CLIENT_VIEWS } from '#domain/clients/client-views.ts';
import { exportClients, listClients } from '#domain/clients/desk-calls.ts';
import { ClientSearch } from '../clients/client-search.tsx';
import { ClientsTable } from '../clients/clients-table.tsx';
import {
  CLIENT_LIST,
  CLIENTS,
  clientAt,
  clientsQueryOf,
  IMPORT_CLIENTS,
  NEW_CLIENT,
  VIEW_TEXTS,
} from '../clients/desk-addresses.ts';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { KeyStrip } from '../design/areas/key-cap.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { SegmentedLinks } from '../design/areas/segmented-links.tsx';
import { ButtonLink } from '../design/button.tsx';
import { useLiveData } from '../live/changes.tsx';
import { callApi, TABLE_TIMEOUT } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/clients.route.ts';
import { NewLink } from './new-link.tsx';
import { useTableExport } from './table-export.tsx';

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
  [['C'], 'nový klient'],
  [['?'], 'všetky klávesy'],
] as const;

/** Persons and firms that the operator works for. */
export default function Clients({ loaderData: rows }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
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
          <NewLink to={NEW_CLIENT}>Nový klient</NewLink>
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
        <ClientSearch list={CLIENT_LIST} address={address} />
      </div>
      <ClientsTable
        rows={rows}
        onOpen={(id) => void navigate(clientAt(id))}
        empty={address.size > 0 ? NOBODY_FOUND : NOBODY}
      />
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
