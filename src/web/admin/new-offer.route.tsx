import { Link, useSearchParams } from 'react-router';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import { listClients } from '#domain/clients/desk-calls.ts';
import { useClientActs } from '../clients/client-acts.tsx';
import { ClientSearch } from '../clients/client-search.tsx';
import { ClientsTable } from '../clients/clients-table.tsx';
import { CLIENT_FOR_OFFER, clientsQueryOf, OFFERED_CLIENTS } from '../clients/desk-addresses.ts';
import { useOfferFor } from '../clients/offer-for.ts';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { KeyStrip } from '../design/areas/key-cap.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { OFFERS } from '../offers/offer-addresses.ts';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/new-offer.route.ts';
import { NewLink } from './new-link.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = clientsQueryOf(new URL(request.url).searchParams);
  return callApi(listClients, { query }, { signal: request.signal });
}

export const meta: Route.MetaFunction = () => areaMeta('Nová ponuka');

const KEYS = [
  [['H'], 'hľadať tu'],
  [['J', 'K'], 'pohyb'],
  [['Enter'], 'vytvoriť ponuku'],
  [['C'], 'nový klient'],
] as const;

/** An offer that no request asks for: whose it is, is chosen or entered, and it is written. */
export default function NewOffer({ loaderData: rows }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const acts = useClientActs();
  const offer = useOfferFor(acts);
  const isSearched = address.has(OFFERED_CLIENTS.names.search);
  const isLaterPart = address.has(OFFERED_CLIENTS.names.after);
  const last = rows.at(-1);
  return (
    <div className="area-screen">
      <p>
        <Link to={OFFERS} className="text-link inline-flex min-h-target items-center md:min-h-8">
          Ponuky
        </Link>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>Nová ponuka</h1>
        <NewLink to={CLIENT_FOR_OFFER}>Nový klient</NewLink>
      </div>
      <p className="text-ink-2">
        Vyberte klienta. Ponuku na dopyt vytvorte radšej priamo v&nbsp;dopyte, prenesie sa do nej, čo klient
        chce.
      </p>
      {acts.notices}
      <ClientSearch list={OFFERED_CLIENTS} address={address} />
      <ClientsTable
        rows={rows}
        onOpen={(id) => {
          if (!acts.isBusy) void offer(id);
        }}
        empty={
          <EmptyState title={isSearched ? 'Žiadny klient sa nenašiel' : 'Zatiaľ žiadny klient'}>
            Založte ho tlačidlom Nový klient, ponuka sa potom otvorí sama.
          </EmptyState>
        }
      />
      <Pagination
        label="Klienti po častiach"
        newer={{ label: 'Najnovší', to: isLaterPart ? OFFERED_CLIENTS.changed(address, {}) : undefined }}
        older={{
          label: 'Starší',
          to:
            last && rows.length === LIST_ROWS
              ? OFFERED_CLIENTS.changed(address, { after: keysetOf(last) })
              : undefined,
        }}
      />
      <KeyStrip keys={KEYS} />
    </div>
  );
}
