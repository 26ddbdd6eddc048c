import { Search } from 'lucide-react';
import { Form, useSearchParams } from 'react-router';
import { keysetOf, LIST_ROWS } from '#domain/api/keyset.ts';
import { CLIENT_VIEWS } from '#domain/clients/client-views.ts';
import { exportClients, listClients } from '#domain/clients/desk-calls.ts';
import { SEARCH_MAX, SEARCH_MIN } from '#domain/clients/desk-limits.ts';
import { ClientsTable } from '../clients/clients-table.tsx';
import {
  CLIENTS,
  canSearch,
  clientsQueryOf,
  clientsWith,
  FILTER,
  IMPORT_CLIENTS,
  NEW_CLIENT,
  VIEW_TEXTS,
} from '../clients/desk-addresses.ts';
import { Dense } from '../design/areas/dense.tsx';
import { KeyCap, KeyStrip } from '../design/areas/key-cap.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { SegmentedLinks } from '../design/areas/segmented-links.tsx';
import { ButtonLink, buttonClass } from '../design/button.tsx';
import { TextInput } from '../design/text-input.tsx';
import { useLiveData } from '../live/changes.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/clients.route.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = clientsQueryOf(new URL(request.url).searchParams);
  return callApi(listClients, { query }, { signal: request.signal });
}

export const meta: Route.MetaFunction = () => areaMeta('Klienti');

const KEYS = [
  [['/'], 'hľadať'],
  [['J', 'K'], 'pohyb'],
  [['Enter'], 'otvoriť'],
  [['?'], 'všetky klávesy'],
] as const;

/** Persons and firms that the operator works for. */
export default function Clients({ loaderData: rows }: Route.ComponentProps) {
  const [address] = useSearchParams();
  useLiveData('client', 'clients');
  const query = clientsQueryOf(address);
  const last = rows.at(-1);
  return (
    <div className="area-screen">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>Klienti</h1>
        <div className="flex flex-wrap gap-2">
          <a
            href={exportHref(address)}
            download
            className={buttonClass({ size: 'dense' })}
            aria-label="Stiahnuť tabuľku CSV"
          >
            CSV
          </a>
          <ButtonLink size="dense" to={IMPORT_CLIENTS}>
            Nahrať z&nbsp;tabuľky
          </ButtonLink>
          <ButtonLink size="dense" to={NEW_CLIENT}>
            Nový klient
          </ButtonLink>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <SegmentedLinks
          label="Pohľady"
          links={CLIENT_VIEWS.map((view) => ({
            to: clientsWith(address, { view: view === 'all' ? '' : view }),
            label: VIEW_TEXTS[view],
            isShown: (query?.view ?? 'all') === view,
          }))}
        />
        <ClientSearch address={address} />
      </div>
      <ClientsTable rows={rows} isFiltered={address.size > 0} />
      <Pagination
        label="Klienti po častiach"
        newer={{ label: 'Najnovší', to: query?.after ? clientsWith(address, {}) : undefined }}
        older={{
          label: 'Starší',
          to: last && rows.length === LIST_ROWS ? clientsWith(address, { after: keysetOf(last) }) : undefined,
        }}
      />
      <KeyStrip keys={KEYS} />
    </div>
  );
}

function ClientSearch({ address }: { address: URLSearchParams }) {
  const search = address.get(FILTER.search) ?? '';
  const view = address.get(FILTER.view);
  const isShort = search !== '' && !canSearch(search);
  return (
    <Dense className="min-w-0 grow md:max-w-96">
      <Form role="search" action={CLIENTS} key={search}>
        {view !== null && <input type="hidden" name={FILTER.view} value={view} />}
        <span className="relative block">
          <TextInput
            type="search"
            name={FILTER.search}
            aria-label="Hľadať v&nbsp;klientoch"
            aria-describedby={isShort ? 'clients-search-short' : undefined}
            placeholder="Meno, IČO, osoba, mesto"
            maxLength={SEARCH_MAX}
            defaultValue={search}
            className="pr-8 pl-8"
          />
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-2 my-auto"
            size={16}
            strokeWidth={1.5}
          />
          <span className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center">
            <KeyCap>/</KeyCap>
          </span>
        </span>
        <p role="status" id="clients-search-short" className="text-warn empty:hidden">
          {isShort && `Na hľadanie napíšte aspoň ${SEARCH_MIN}\u00A0znaky.`}
        </p>
      </Form>
    </Dense>
  );
}

/** Where the table of what is shown can be saved from. */
function exportHref(address: URLSearchParams): string {
  const { view, search } = clientsQueryOf(address) ?? {};
  const query = new URLSearchParams({ ...(view && { view }), ...(search && { search }) });
  return query.size === 0 ? exportClients.path : `${exportClients.path}?${query}`;
}
