import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { data, useParams } from 'react-router';
import { site } from '#domain/content/site.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { plural } from '#domain/kernel/plural.ts';
import { offerPath } from '#domain/offers/offer-address.ts';
import { worded } from '#domain/offers/offer-number.ts';
import '../design/areas/areas.css';
import '../design/areas/screen-styles.ts';
import { RouteErrorBoundary } from '../errors/route-error-boundary.tsx';
import { LiveChanges } from '../live/changes.tsx';
import { unreadQuery, useUnread } from '../messages/use-unread.ts';
import { LinkFrame } from '../offers/link-frame.tsx';
import { LINKED_OFFER } from '../offers/linked-offer.ts';
import { LINK_LOST, LostLink } from '../offers/lost-link.tsx';
import { type ClientDoor, linkDoor } from '../shell/client-door.ts';
import { DataClient } from '../shell/data-client.tsx';
import { NotRead } from '../shell/not-read.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import type { Route } from './+types/linked-project.route.ts';
import { ClientProject } from './client-project.tsx';
import { useClientProject } from './client-project-query.ts';

/** The server has looked the secret up and tells which project it is; what it holds comes by calls with the secret in their header. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const offer = context.get(LINKED_OFFER)?.offer;
  const found =
    offer?.projectId == null
      ? null
      : { id: offer.projectId, number: offer.number, isAddendum: offer.isAddendum };
  return data(found, { status: found ? 200 : 404 });
};

/** Nothing is loaded by the address, which has the secret in it. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `Projekt ${loaderData.number}` : 'Odkaz neplatí'} | ${site.brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export const ErrorBoundary = () => (
  <LinkFrame>
    <RouteErrorBoundary />
  </LinkFrame>
);

/** The project of a secret link (business 2): the same as in the portal, without navigation. */
export default function LinkedProjectPage({ loaderData: found }: Route.ComponentProps) {
  const { secret } = useParams();
  const hydrated = useHydrated();
  if (!found)
    return (
      <LinkFrame>
        <LostLink title="Tento odkaz neplatí" sentence={LINK_LOST} />
      </LinkFrame>
    );
  return (
    <LinkFrame warning="Kto má tento odkaz, vidí projekt a&nbsp;môže doň písať a&nbsp;nahrávať">
      <div className="client-offer-width client-screen">
        {hydrated && secret !== undefined ? (
          <DataClient>
            <LiveProject secret={secret} found={found} />
          </DataClient>
        ) : (
          <Waiting />
        )}
      </div>
    </LinkFrame>
  );
}

interface LinkedProjectProps {
  secret: string;
  found: { id: string; number: string; isAddendum: boolean };
}

function LiveProject({ secret, found }: LinkedProjectProps) {
  const [door] = useState(() => linkDoor(secret));
  return (
    <LiveChanges listener={{ key: door.who(), headers: door.headers }}>
      <LinkedProject secret={secret} found={found} door={door} />
    </LiveChanges>
  );
}

function LinkedProject({ secret, found, door }: LinkedProjectProps & { door: ClientDoor }) {
  const { project, error, reread, show } = useClientProject(door, found.id);
  const own = offerPath(secret);
  const query = unreadQuery(door);
  const { data: unread } = useQuery(query);
  useUnread(unread?.total, query.queryKey);
  const ofOffer = unread?.subjects.find(({ type }) => type === 'offer')?.unread ?? 0;
  if (!project) return error ? <NotRead advice={callAdvice(factsOf(error))} onRetry={reread} /> : <Waiting />;
  return (
    <ClientProject
      project={project}
      door={door}
      offerHref={(id) => (id === project.offerId && !found.isAddendum ? own : null)}
      reread={reread}
      show={show}
      before={
        <a href={own} className="text-link inline-flex min-h-11 items-center justify-self-start">
          {worded(found, 'Späť na ponuku', 'Späť na dodatok')}
          {ofOffer > 0 && ` (${plural(ofOffer, 'newMessage')})`}
        </a>
      }
    />
  );
}

const Waiting = () => (
  <>
    <p role="status" className="noscript:hidden">
      Načítava sa projekt…
    </p>
    <noscript>
      <p>Projekt ukáže len prehliadač so zapnutým JavaScriptom.</p>
    </noscript>
  </>
);
