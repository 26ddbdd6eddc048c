import { useLocation, useSearchParams } from 'react-router';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import { inboxExport, inboxList } from '#domain/requests/inbox-calls.ts';
import { KeyStrip } from '../design/areas/key-cap.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { useLiveData } from '../live/changes.tsx';
import { INBOX_LIST, inboxQueryOf, isInOwnOrder, NEW_REQUEST } from '../requests/inbox-addresses.ts';
import { inboxCountsQuery } from '../requests/inbox-counts-query.ts';
import { InboxFilters, ListOrBoard, Views } from '../requests/inbox-filters.tsx';
import { InboxTable } from '../requests/inbox-table.tsx';
import { callApi, TABLE_TIMEOUT } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/requests.route.ts';
import { ListHead } from './list-head.tsx';
import { NewLink } from './new-link.tsx';
import { useTableExport } from './table-export.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = inboxQueryOf(new URL(request.url).searchParams);
  const { signal } = request;
  const [rows, unanswered, counts] = await Promise.all([
    callApi(inboxList, { query }, { signal }),
    isInOwnOrder(query) ? callApi(inboxList, { query: { ...query, unanswered: 'yes' } }, { signal }) : [],
    dataClient().fetchQuery(inboxCountsQuery),
  ]);
  return { rows, unanswered, counts };
}

export const meta: Route.MetaFunction = () => areaMeta('Dopyty');

const KEYS = [
  [['J', 'K'], 'pohyb'],
  [['Enter'], 'otvoriť'],
  [['R'], 'odpovedať'],
  [['O'], 'vytvoriť ponuku'],
  [['S'], 'stav'],
  [['X'], 'označiť'],
  [['E'], 'archivovať'],
  [['C'], 'nový dopyt'],
  [['H'], 'hľadať tu'],
  [['/'], 'hľadať vo\u00A0všetkom'],
] as const;

/** The inbox: everything that was sent, by its state, with what waits for an answer. */
export default function Requests({ loaderData: { rows, unanswered, counts } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const { pathname, search } = useLocation();
  useLiveData('request');
  const { after, ...limits } = inboxQueryOf(address) ?? {};
  const { archived, ...others } = counts.byStatus;
  const total = limits.status === 'archived' ? archived : Object.values(others).reduce((a, b) => a + b, 0);
  const table = useTableExport('dopyty', () =>
    callApi(inboxExport, { query: limits }, { timeoutMs: TABLE_TIMEOUT }),
  );
  const last = rows.at(-1);
  const isInOrderOfWaiting = Boolean(limits.waiting);
  return (
    <div className="area-screen">
      <ListHead
        title="Dopyty"
        shown={new Set([...unanswered, ...rows].map(({ id }) => id)).size}
        total={total}
        action={
          <>
            {table.button}
            <NewLink to={NEW_REQUEST}>Nový dopyt</NewLink>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ListOrBoard />
          <Views address={address} counts={counts} />
        </div>
        {table.said}
        <InboxFilters address={address} />
      </div>
      <InboxTable
        rows={rows}
        unanswered={{ rows: unanswered, count: address.size > 0 ? unanswered.length : counts.unanswered }}
        counts={isInOrderOfWaiting ? null : counts.byStatus}
        isFiltered={address.size > 0}
        address={pathname + search}
      />
      <Pagination
        label="Dopyty po častiach"
        newer={{ label: 'Najnovšie', to: after ? INBOX_LIST.changed(address, {}) : undefined }}
        older={{
          label: 'Staršie',
          to:
            last && rows.length === LIST_ROWS
              ? INBOX_LIST.changed(address, { after: keysetOf(last) })
              : undefined,
        }}
      />
      <KeyStrip keys={KEYS} />
    </div>
  );
}
