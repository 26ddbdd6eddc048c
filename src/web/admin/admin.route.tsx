import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { SETUP_PATH } from '#domain/content/setup-address.ts';
import { guard } from '../accounts/guard.ts';
import { signedIn, type User } from '../accounts/session.ts';
import { AreaWaiting } from '../design/areas/area-waiting.tsx';
import { RouteErrorBoundary } from '../errors/route-error-boundary.tsx';
import { LiveChanges, useChanges } from '../live/changes.tsx';
import { deskWaitingQuery, useUnread } from '../messages/use-unread.ts';
import { OFFERS } from '../offers/offer-addresses.ts';
import { PROJECTS } from '../projects/project-addresses.ts';
import { projectCountsQuery } from '../projects/project-counts-query.ts';
import { INBOX } from '../requests/inbox-addresses.ts';
import { inboxCountsQuery } from '../requests/inbox-counts-query.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { DataClient } from '../shell/data-client.tsx';
import { COUNTED_VIEWS } from '../shell/list-address.ts';
import type { Route } from './+types/admin.route.ts';
import { AdminArea } from './admin-area.tsx';
import { checklistQuery } from './checklist-query.ts';
import { type Checklist, leftToSetUp, SETUP_TITLE } from './setup-rows.ts';

const NAME = 'Správa webu';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guard('admin')];

export const clientLoader = signedIn;

// An error screen has a title of its own.
export const meta: Route.MetaFunction = ({ error }) => (error ? [] : areaMeta(NAME));

export const HydrateFallback = () => (
  <main>
    <AreaWaiting area={NAME} />
  </main>
);

/** Nobody knows who is signed in. */
export const ErrorBoundary = () => (
  <AdminArea user={null}>
    <RouteErrorBoundary />
  </AdminArea>
);

/** The operator's area: everything below is for administrators. */
export default function Admin({ loaderData: user }: Route.ComponentProps) {
  return (
    <DataClient>
      <LiveChanges listener={{ key: user.id }}>
        <Counted user={user} />
      </LiveChanges>
    </DataClient>
  );
}

function Counted({ user }: { user: User }) {
  const { data: checklist } = useQuery<Checklist>(checklistQuery);
  const { data: inbox } = useQuery(inboxCountsQuery);
  const { data: waiting } = useQuery(deskWaitingQuery);
  const { data: projects } = useQuery(projectCountsQuery);
  const client = useQueryClient();
  useUnread(waiting?.total, deskWaitingQuery.queryKey);
  useChanges(['project', 'payment'], () => client.invalidateQueries(projectCountsQuery));
  useChanges(['request', 'offer'], () => client.invalidateQueries(inboxCountsQuery));
  return (
    <AdminArea
      user={user}
      waiting={{
        [INBOX]: { count: inbox?.waiting, counted: COUNTED_VIEWS.waiting },
        [OFFERS]: { count: waiting?.offers, counted: COUNTED_VIEWS.unanswered },
        [PROJECTS]: { count: projects?.wanting, counted: COUNTED_VIEWS.waiting },
        [SETUP_PATH]: { count: checklist && leftToSetUp(checklist), counted: SETUP_TITLE },
      }}
    >
      <Outlet />
    </AdminArea>
  );
}
