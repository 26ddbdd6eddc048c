import type { ComponentType } from 'react';
import type { AnswerOf } from '#domain/api/call.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { nothingText } from '#domain/portal/expected-texts.ts';
import { clientPortal } from '#domain/portal/look-calls.ts';
import { isOperatorsTurn } from '#domain/projects/portal-texts.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { AsClient } from '../clients/as-client.tsx';
import { clientAt } from '../clients/desk-addresses.ts';
import { useLookedFrom } from '../clients/looked-from.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { loadModule } from '../errors/lazy-module.tsx';
import { useLiveData } from '../live/changes.tsx';
import type { DocumentSectionsProps } from '../papers/document-sections.tsx';
import { requestAt } from '../requests/inbox-addresses.ts';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/looked-client.route.ts';
import { ExpectedPart } from './expected-part.tsx';
import { OfferRows } from './offer-rows.tsx';
import { type PortalWays, PortalWaysProvider } from './portal-ways.ts';
import { ProjectRows } from './project-rows.tsx';
import { QuoteRows, RequestRows } from './request-rows.tsx';

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const [{ default: Documents }, { seen }] = await Promise.all([
    loadModule(() => import('../papers/document-sections.tsx')),
    callApi(clientPortal, { params: { id } }, { signal: request.signal }),
  ]);
  return { Documents, seen };
}

export const meta: Route.MetaFunction = () => areaMeta('Prehľad ako klient');

const anchor = (part = '') => part && `#${part}`;

/** From here the operator goes on looking as the client; a request has no such screen and is opened as their own. */
const waysFrom = (onward: (address: string) => string): PortalWays => ({
  project: (id, part) => onward(`${projectDeskPath(id)}/klient${anchor(part)}`),
  offer: (id, part) => onward(`${offerEditorPath(id)}/klient${anchor(part)}`),
  request: (id) => requestAt(id),
});

/** What the portal shows a client, for the operator who looks at it: what is expected and all that there is. */
export default function LookedClient({
  params: { id },
  loaderData: { Documents, seen },
}: Route.ComponentProps) {
  useLiveData(`client ${id}`, 'offer', 'project', 'payment', 'request');
  const { back, onward } = useLookedFrom(clientAt(id));
  const ways = waysFrom(onward);
  return (
    <AsClient key={id} at={{ type: 'client', id }} back={back}>
      <PortalWaysProvider value={ways}>
        <div className="area-screen">
          <h1>Prehľad</h1>
          {seen === null ? (
            <p className="text-ink-2">
              Klient zatiaľ nemá účet, preto tento prehľad nevidí. Ponuku a&nbsp;projekt otvára odkazom
              z&nbsp;e-mailu.
            </p>
          ) : (
            <Seen seen={seen} ways={ways} Documents={Documents} />
          )}
        </div>
      </PortalWaysProvider>
    </AsClient>
  );
}

type SeenPortal = NonNullable<AnswerOf<typeof clientPortal>['seen']>;

interface SeenProps {
  seen: SeenPortal;
  ways: PortalWays;
  Documents: ComponentType<DocumentSectionsProps>;
}

/** The lists of the portal, of each the part that comes first; papers as on the client's screen of them. */
function Seen({ seen, ways, Documents }: SeenProps) {
  const { overview, requests, quotes, documents } = seen;
  const { projects, offers, today } = overview;
  return (
    <>
      <ExpectedPart
        overview={overview}
        needsSecondFactor={false}
        nothing={nothingText(projects.rows.some(isOperatorsTurn))}
        isOnlooker
      />
      {projects.count > 0 && (
        <AreaSection title="Projekty" count={String(projects.count)}>
          <ProjectRows label="Projekty" projects={projects.rows} today={today} />
        </AreaSection>
      )}
      {offers.count > 0 && (
        <AreaSection title="Staršie ponuky" count={String(offers.count)}>
          <OfferRows label="Staršie ponuky" offers={offers.rows} />
        </AreaSection>
      )}
      {requests.length > 0 && (
        <AreaSection title="Dopyty">
          <RequestRows label="Dopyty" requests={requests} />
        </AreaSection>
      )}
      {quotes.length > 0 && (
        <AreaSection title="Rozpočty">
          <QuoteRows label="Rozpočty" quotes={quotes} isOnlooker />
        </AreaSection>
      )}
      {documents.documents.length + documents.files.length > 0 && (
        <Documents
          documents={documents.documents}
          files={documents.files}
          isWhole={documents.documents.length < LIST_ROWS}
          offerHref={ways.offer}
          isOnlooker
        />
      )}
    </>
  );
}
