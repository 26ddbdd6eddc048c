import { useNavigate, useSearchParams } from 'react-router';
import { inboxBoard } from '#domain/requests/inbox-calls.ts';
import { REQUEST_KIND_TEXTS } from '#domain/requests/inbox-texts.ts';
import { REQUEST_KINDS } from '#domain/requests/request-status.ts';
import { Dense } from '../design/areas/dense.tsx';
import { Select } from '../design/select.tsx';
import { useLiveData } from '../live/changes.tsx';
import { BOARD, INBOX_LIST, inboxQueryOf, NEW_REQUEST } from '../requests/inbox-addresses.ts';
import { InboxBoard } from '../requests/inbox-board.tsx';
import { ListOrBoard } from '../requests/inbox-filters.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/request-board.route.ts';
import { NewLink } from './new-link.tsx';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  callApi(
    inboxBoard,
    { query: { kind: inboxQueryOf(new URL(request.url).searchParams)?.kind } },
    { signal: request.signal },
  );

export const meta: Route.MetaFunction = () => areaMeta('Nástenka dopytov');

/** The inbox as a board: a column for each state. */
export default function RequestBoard({ loaderData: columns }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  useLiveData('request');
  return (
    <div className="area-screen">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1>Dopyty</h1>
        <NewLink to={NEW_REQUEST}>Nový dopyt</NewLink>
      </div>
      <Dense className="flex flex-wrap items-center gap-2">
        <ListOrBoard isBoard />
        <Select
          aria-label="Zdroj"
          className="sm:w-auto"
          value={address.get(INBOX_LIST.names.kind) ?? ''}
          onChange={({ target: { value } }) => {
            void navigate(
              value === '' ? BOARD : `${BOARD}?${new URLSearchParams({ [INBOX_LIST.names.kind]: value })}`,
            );
          }}
        >
          <option value="">Zdroj: všetky</option>
          {REQUEST_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {REQUEST_KIND_TEXTS[kind]}
            </option>
          ))}
        </Select>
      </Dense>
      <InboxBoard columns={columns} />
    </div>
  );
}
