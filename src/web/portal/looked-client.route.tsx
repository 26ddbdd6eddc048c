import { nothingText } from '#domain/portal/expected-texts.ts';
import { clientPortal } from '#domain/portal/look-calls.ts';
import { isOperatorsTurn } from '#domain/projects/portal-texts.ts';
import { AsClient } from '../clients/as-client.tsx';
import { CLIENTS } from '../clients/desk-addresses.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { useLiveData } from '../live/changes.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/looked-client.route.ts';
import { ExpectedPart } from './expected-part.tsx';
import { OfferRows } from './offer-rows.tsx';
import { type PortalWays, PortalWaysProvider } from './portal-ways.ts';
import { ProjectRows } from './project-rows.tsx';

export const clientLoader = ({ params: { id }, request }: Route.ClientLoaderArgs) =>
  callApi(clientPortal, { params: { id } }, { signal: request.signal });

export const meta: Route.MetaFunction = () => areaMeta('Prehľad ako klient');

const anchor = (part = '') => part && `#${part}`;

/** From here the operator goes on looking as the client. */
const WAYS: PortalWays = {
  project: (id, part) => `/admin/projects/${id}/klient${anchor(part)}`,
  offer: (id, part) => `/admin/offers/${id}/klient${anchor(part)}`,
  request: ({ id }) => `/admin/requests/${id}`,
};

/** What the portal shows a client first, for the operator who looks at it: what is expected, projects and offers. */
export default function LookedClient({ params: { id }, loaderData: { overview } }: Route.ComponentProps) {
  useLiveData(`client ${id}`, 'offer', 'project', 'payment');
  return (
    <AsClient key={id} at={{ type: 'client', id }} back={`${CLIENTS}/${id}`}>
      <PortalWaysProvider value={WAYS}>
        <div className="area-screen">
          <h1>Prehľad</h1>
          {overview === null ? (
            <p className="text-ink-2">
              Klient zatiaľ nemá účet, preto tento prehľad nevidí. Ponuku a&nbsp;projekt otvára odkazom
              z&nbsp;e-mailu.
            </p>
          ) : (
            <>
              <ExpectedPart
                overview={overview}
                needsSecondFactor={false}
                nothing={nothingText(overview.projects.rows.some(isOperatorsTurn))}
              />
              {overview.projects.count > 0 && (
                <AreaSection title="Projekty" count={String(overview.projects.count)}>
                  <ProjectRows label="Projekty" projects={overview.projects.rows} today={overview.today} />
                </AreaSection>
              )}
              {overview.offers.count > 0 && (
                <AreaSection title="Ponuky" count={String(overview.offers.count)}>
                  <OfferRows label="Ponuky" offers={overview.offers.rows} />
                </AreaSection>
              )}
            </>
          )}
        </div>
      </PortalWaysProvider>
    </AsClient>
  );
}
