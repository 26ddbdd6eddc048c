import { SEARCH_MAX } from '#domain/clients/desk-limits.ts';
import { Dense } from '../design/areas/dense.tsx';
import { ListSearch } from '../design/areas/list-search.tsx';
import type { CLIENT_LIST } from './desk-addresses.ts';

interface ClientSearchProps {
  list: typeof CLIENT_LIST;
  address: URLSearchParams;
}

/** The search of a list of clients. */
export function ClientSearch({ list: { path, names }, address }: ClientSearchProps) {
  const view = address.get(names.view);
  return (
    <Dense className="min-w-0 grow md:max-w-96">
      <ListSearch
        label="Hľadať v&nbsp;klientoch"
        placeholder="Meno, IČO, osoba, mesto"
        action={path}
        name={names.search}
        value={address.get(names.search) ?? ''}
        max={SEARCH_MAX}
        kept={view === null ? [] : [[names.view, view]]}
      />
    </Dense>
  );
}
