import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { listAccounts } from '#domain/accounts/admin-calls.ts';
import { SEARCH_MAX } from '#domain/accounts/admin-limits.ts';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import { canSearch } from '#domain/kernel/search-text.ts';
import { signedIn } from '../accounts/session.ts';
import { AreaTable, type Column } from '../design/areas/area-table.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { KeyStrip } from '../design/areas/key-cap.tsx';
import { ListSearch } from '../design/areas/list-search.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/users.route.ts';
import type { ListedAccount } from './account-acts.ts';
import { AccountPanel } from './account-panel.tsx';
import { AccountState, lastUse, ROLES } from './account-words.tsx';
import { SEARCH, USERS } from './list-addresses.ts';

/** The account after which the list goes on, in the address. */
const AFTER = 'po';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get(SEARCH)?.trim() ?? '';
  const search = canSearch(asked) ? asked : undefined;
  const after = searchParams.get(AFTER) ?? undefined;
  const [user, accounts] = await Promise.all([
    signedIn(),
    callApi(listAccounts, { query: { search, after } }, { signal: request.signal }),
  ]);
  return { user, accounts };
}

export const meta: Route.MetaFunction = () => areaMeta('Účty');

const COLUMNS: readonly Column<ListedAccount>[] = [
  {
    key: 'username',
    head: 'Používateľské meno',
    cell: ({ username }) => <b>{username}</b>,
    onPhones: 'lead',
  },
  {
    key: 'email',
    head: 'E-mail',
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    onPhones: 'line',
  },
  { key: 'role', head: 'Rola', cell: ({ role }) => ROLES[role], width: '6rem', onPhones: 'second' },
  { key: 'state', head: 'Stav', cell: AccountState, width: '11rem', onPhones: 'second' },
  { key: 'used', head: 'Naposledy', cell: lastUse, width: '11rem', wideOnly: true, onPhones: 'second' },
];

const KEYS = [
  [['H'], 'hľadať tu'],
  [['/'], 'hľadať vo\u00A0všetkom'],
  [['J', 'K'], 'pohyb'],
  [['Enter'], 'otvoriť'],
  [['?'], 'všetky klávesy'],
] as const;

/** Everybody with an account: who they are, and what can be done to them. */
export default function Users({ loaderData: { user, accounts } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<string | null>(null);
  const account = accounts.find(({ id }) => id === opened);

  const older = new URLSearchParams(query);
  const last = accounts.at(-1);
  if (last) older.set(AFTER, keysetOf(last));
  const newest = new URLSearchParams(query);
  newest.delete(AFTER);
  return (
    <div className="area-screen">
      <h1>Účty</h1>
      <Dense className="md:max-w-96">
        <ListSearch
          label="Hľadať v&nbsp;účtoch"
          placeholder="Meno, e-mail"
          action={USERS}
          name={SEARCH}
          value={query.get(SEARCH) ?? ''}
          max={SEARCH_MAX}
          kept={[]}
        />
      </Dense>
      <AreaTable
        label="Účty"
        columns={COLUMNS}
        groups={[{ key: 'all', rows: accounts }]}
        rowKey={({ id }) => id}
        dense
        isPast={({ blocked }) => blocked}
        onOpen={setOpened}
        empty={
          <EmptyState
            title="Žiadny účet sa nenašiel"
            action={<ButtonLink to={USERS}>Zobraziť všetky</ButtonLink>}
          >
            Skúste inú časť mena alebo e-mailu.
          </EmptyState>
        }
      />
      <Pagination
        label="Účty po častiach"
        newer={{ label: 'Najnovšie', to: query.has(AFTER) ? `?${newest}` : undefined }}
        older={{ label: 'Staršie', to: accounts.length === LIST_ROWS ? `?${older}` : undefined }}
      />
      <KeyStrip keys={KEYS} />
      <Dialog
        open={account !== undefined}
        onOpenChange={() => setOpened(null)}
        title={account ? `Účet ${account.username}` : ''}
      >
        {account && <AccountPanel account={account} isOwn={account.id === user.id} onDone={revalidate} />}
      </Dialog>
    </div>
  );
}
