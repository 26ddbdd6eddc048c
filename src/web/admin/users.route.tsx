import { useState } from 'react';
import { Form, Link, useRevalidator, useSearchParams } from 'react-router';
import { listAccounts } from '#domain/accounts/admin-calls.ts';
import { keysetOf, LIST_ROWS } from '#domain/api/keyset.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { isAborted } from '#domain/errors/classify.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { useConfirmed } from '../accounts/confirm-password.tsx';
import { signedIn } from '../accounts/session.ts';
import { AreaTable, type Column } from '../design/areas/area-table.tsx';
import { Confirm } from '../design/areas/confirm.tsx';
import { DoneNotice } from '../design/areas/done-notice.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { TextInput } from '../design/text-input.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/users.route.ts';
import { type AccountAct, actsOn, type ListedAccount } from './account-acts.ts';

/** Names in the address. */
const SEARCH = 'hladat';
const AFTER = 'po';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const search = searchParams.get(SEARCH) ?? undefined;
  const after = searchParams.get(AFTER) ?? undefined;
  const [user, accounts] = await Promise.all([
    signedIn(),
    callApi(listAccounts, { query: { search, after } }, { signal: request.signal }),
  ]);
  return { user, accounts };
}

export const meta: Route.MetaFunction = () => areaMeta('Účty');

const ROLES = { customer: 'Klient', admin: 'Správca' } as const;

function State({ blocked, emailVerified }: ListedAccount) {
  if (blocked) return <span className="tone-error">Zablokovaný</span>;
  return emailVerified ? 'Aktívny' : <span className="tone-warn">E-mail nepotvrdený</span>;
}

const lastUse = ({ usedAt }: ListedAccount) =>
  usedAt === null ? 'neprihlásený' : formatDateTime(new Date(usedAt));

const COLUMNS: readonly Column<ListedAccount>[] = [
  { key: 'username', head: 'Účet', cell: ({ username }) => <b>{username}</b>, onPhones: 'lead' },
  {
    key: 'email',
    head: 'E-mail',
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    onPhones: 'second',
  },
  { key: 'role', head: 'Rola', cell: ({ role }) => ROLES[role], width: '6rem', onPhones: 'second' },
  { key: 'state', head: 'Stav', cell: State, width: '11rem', onPhones: 'second' },
  { key: 'used', head: 'Naposledy', cell: lastUse, width: '11rem', wideOnly: true, onPhones: 'second' },
];

/** Everybody with an account: who they are, and what can be done to them. */
export default function Users({ loaderData: { user, accounts } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { confirmed, dialog } = useConfirmed();
  const [opened, setOpened] = useState<string | null>(null);
  const [act, setAct] = useState<AccountAct | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const account = accounts.find(({ id }) => id === opened);

  const perform = async ({ send, done: said }: AccountAct) => {
    setAct(null);
    setAdvice(null);
    setDone(null);
    try {
      await confirmed(send);
      setDone(said);
    } catch (error) {
      const facts = factsOf(error);
      if (!isAborted(facts)) setAdvice(callAdvice(facts));
    }
    await revalidate();
  };

  const older = new URLSearchParams(query);
  const last = accounts.at(-1);
  if (last) older.set(AFTER, keysetOf(last));
  const newest = new URLSearchParams(query);
  newest.delete(AFTER);
  return (
    <div className="area-screen">
      <h1>Účty</h1>
      <Form role="search" className="flex flex-wrap items-end gap-3" key={query.get(SEARCH)}>
        <Field label="Hľadať meno alebo e-mail" className="min-w-0 flex-1 md:max-w-100">
          {(control) => (
            <TextInput {...control} type="search" name={SEARCH} defaultValue={query.get(SEARCH) ?? ''} />
          )}
        </Field>
        <Button type="submit">Hľadať</Button>
      </Form>
      {done !== null && (
        <DoneNotice close="Zavrieť" onClose={() => setDone(null)}>
          {done}
        </DoneNotice>
      )}
      <div role="alert">{advice !== null && <Notice tone="error">{advice}</Notice>}</div>
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
            action={<ButtonLink to="/admin/users">Ukázať všetky</ButtonLink>}
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
      <Dialog
        open={account !== undefined}
        onOpenChange={() => setOpened(null)}
        title={account ? `Účet ${account.username}` : ''}
        description="Údaje o účte a čo s ním môžete urobiť."
      >
        {account && (
          <div className="grid gap-4 px-5 py-6 md:px-8">
            <AccountFacts account={account} />
            {account.id === user.id ? (
              <p>
                Toto je váš účet. Meníte ho vo svojich{' '}
                <Link to="/portal/settings" className="text-link">
                  nastaveniach
                </Link>
                .
              </p>
            ) : (
              <div className="flex flex-wrap gap-2">
                {actsOn(account).map((possible) => (
                  <Button
                    key={possible.label}
                    size="small"
                    onClick={() => {
                      setOpened(null);
                      setAct(possible);
                    }}
                  >
                    {possible.label}
                  </Button>
                ))}
              </div>
            )}
          </div>
        )}
      </Dialog>
      <Confirm
        open={act !== null}
        onOpenChange={() => setAct(null)}
        title={`${act?.label ?? ''}?`}
        description={act?.description ?? ''}
        confirm={act?.label ?? ''}
        cancel="Nechať tak"
        onConfirm={() => act && void perform(act)}
      />
      {dialog}
    </div>
  );
}

const AccountFacts = ({ account }: { account: ListedAccount }) => (
  <Facts
    rows={[
      { label: 'Meno a priezvisko', value: account.fullName || 'neuvedené' },
      { label: 'E-mail', value: account.email },
      { label: 'Rola', value: ROLES[account.role] },
      { label: 'Stav', value: <State {...account} /> },
      { label: 'Druhý krok', value: account.hasSecondFactor ? 'Zapnutý' : 'Vypnutý' },
      { label: 'Registrácia', value: formatDateTime(new Date(account.createdAt)) },
      { label: 'Naposledy', value: lastUse(account) },
      {
        label: 'Záznam',
        value: (
          <Link to={`/admin/audit?typ=account&id=${account.id}`} className="text-link">
            Čo sa s účtom dialo
          </Link>
        ),
      },
    ]}
  />
);
