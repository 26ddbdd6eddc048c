import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useMatch } from 'react-router';
import { site } from '#domain/content/site.ts';
import { guard } from '../accounts/guard.ts';
import { signedIn, type User } from '../accounts/session.ts';
import { keepInvitation } from '../clients/kept-invitation.ts';
import { AreaWaiting } from '../design/areas/area-waiting.tsx';
import { RouteErrorBoundary } from '../errors/route-error-boundary.tsx';
import { LiveChanges, useChanges } from '../live/changes.tsx';
import { unreadQuery, useUnread } from '../messages/use-unread.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { DataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/portal.route.ts';
import { overviewQuery } from './overview-queries.ts';
import { PortalFrame } from './portal-frame.tsx';

const NAME = 'Môj účet';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  // Before the guard leads to the sign-in, which the token of an invitation must not go along to.
  (_, next) => {
    keepInvitation();
    return next();
  },
  guard('customer'),
];

export const clientLoader = signedIn;

// An error screen has a title of its own.
export const meta: Route.MetaFunction = ({ error }) => (error ? [] : areaMeta(NAME));

export const HydrateFallback = () => (
  <main>
    <AreaWaiting area={NAME} writeTo={site.operator.email} />
  </main>
);

/** Nobody knows who is signed in. */
export const ErrorBoundary = () => (
  <PortalFrame user={null}>
    <RouteErrorBoundary />
  </PortalFrame>
);

/** The client's area: everything below is for who is signed in. */
export default function Portal({ loaderData: user }: Route.ComponentProps) {
  return (
    <DataClient>
      <LiveChanges listener={user.emailVerified ? { key: user.id } : null}>
        <Counted user={user} />
      </LiveChanges>
    </DataClient>
  );
}

const UNREAD = unreadQuery(SESSION_DOOR);

/** The frame with what waits: nothing is asked for who has to prove the e-mail first. */
function Counted({ user }: { user: User }) {
  const { data: unread } = useQuery({ ...UNREAD, enabled: user.emailVerified });
  // Where the screen has just asked for it, once is enough; what changes afterwards is heard.
  const { data: overview } = useQuery({
    ...overviewQuery,
    enabled: user.emailVerified,
    refetchOnMount: false,
  });
  const client = useQueryClient();
  useUnread(unread?.total, UNREAD.queryKey);
  useChanges([], () => client.invalidateQueries({ queryKey: overviewQuery.queryKey }));
  // What an operator looks at is a client's; the ways of the frame would lead to the operator's own.
  const isLooking = useMatch('/portal/clients/:id') !== null && user.isAdmin;
  return (
    <PortalFrame user={isLooking ? null : user} overview={overview}>
      <Outlet />
    </PortalFrame>
  );
}
