import { useSearchParams } from 'react-router';
import { keysetOf, LIST_ROWS } from '#domain/api/keyset.ts';
import { inboxList } from '#domain/requests/inbox-calls.ts';
import { KeyStrip } from '../design/areas/key-cap.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { buttonClass } from '../design/button.tsx';
import { useLiveData } from '../live/changes.tsx';
import { FILTER, INBOX, inboxQueryOf, without } from '../requests/inbox-addresses.ts';
import { inboxCountsQuery } from '../requests/inbox-counts-query.ts';
import { exportHref, InboxFilters, ListOrBoard, Views } from '../requests/inbox-filters.tsx';
import { InboxTable } from '../requests/inbox-table.tsx';
import { cappedCount } from '../requests/inbox-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/requests.route.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = inboxQueryOf(new URL(request.url).searchParams);
  const { signal } = request;
  const [rows, counts] = await Promise.all([
    callApi(inboxList, { query }, { signal }),
    dataClient().fetchQuery(inboxCountsQuery),
  ]);
  return { rows, counts };
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
  [['/'], 'hľadať'],
] as const;

/** The inbox: everything that was sent, by its state, with what waits for an answer. */
export default function Requests({ loaderData: { rows, counts } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  useLiveData('request');
  const query = inboxQueryOf(address);
  const { archived, ...others } = counts.byStatus;
  const total = query?.status === 'archived' ? archived : Object.values(others).reduce((a, b) => a + b, 0);
  const last = rows.at(-1);
  const older = new URLSearchParams(address);
  if (last) older.set(FILTER.after, keysetOf(last));
  const isInOrderOfWaiting = Boolean(query?.waiting);
  return (
    <div className="area-screen">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1>Dopyty</h1>
        <span className="font-mono text-mark font-medium text-ink-2">
          {rows.length} z&nbsp;{cappedCount(total)}
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ListOrBoard />
          <a
            href={exportHref(address)}
            download
            className={buttonClass({ size: 'dense' }, 'ml-auto lg:order-1')}
            aria-label="Stiahnuť tabuľku CSV"
          >
            CSV
          </a>
          <Views address={address} waiting={counts.waiting} snoozed={counts.snoozed} />
        </div>
        <InboxFilters address={address} />
      </div>
      <InboxTable
        rows={rows}
        counts={isInOrderOfWaiting ? null : counts.byStatus}
        isFiltered={address.size > 0}
        address={without(address)}
      />
      <Pagination
        label="Dopyty po častiach"
        newer={{ label: 'Najnovšie', to: query?.after ? without(address, 'after') : undefined }}
        older={{ label: 'Staršie', to: rows.length === LIST_ROWS ? `${INBOX}?${older}` : undefined }}
      />
      <KeyStrip keys={KEYS} />
    </div>
  );
}
