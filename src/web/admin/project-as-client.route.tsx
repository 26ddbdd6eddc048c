import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { AsClient } from '../clients/as-client.tsx';
import { useLookedFrom } from '../clients/looked-from.ts';
import { orNoSuchScreen } from '../errors/no-such-screen.ts';
import { ClientProject } from '../projects/client-project.tsx';
import { clientProjectQuery, useClientProject } from '../projects/client-project-query.ts';

import { areaMeta } from '../shell/area-meta.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/project-as-client.route.ts';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  orNoSuchScreen(dataClient().fetchQuery(clientProjectQuery(SESSION_DOOR, params.id)));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  areaMeta(loaderData ? `${loaderData.name} ako klient` : 'Projekt ako klient');

/** A project as its client sees it; the server says that whoever looks cannot act. */
export default function ProjectAsClient({ params: { id }, loaderData }: Route.ComponentProps) {
  const { project = loaderData, reread, show } = useClientProject(SESSION_DOOR, id);
  const { back, onward } = useLookedFrom(projectDeskPath(id));
  return (
    <AsClient key={id} at={{ type: 'project', id }} back={back}>
      <ClientProject
        project={project}
        door={SESSION_DOOR}
        offerHref={(offer) => onward(`${offerEditorPath(offer)}/klient`)}
        reread={reread}
        show={show}
      />
    </AsClient>
  );
}
