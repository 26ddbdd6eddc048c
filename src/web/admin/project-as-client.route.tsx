import { ApiError } from '#domain/errors/api-error.ts';
import { AsClient } from '../clients/as-client.tsx';
import { noSuchScreen } from '../errors/no-such-screen.ts';
import { ClientProject } from '../projects/client-project.tsx';
import { clientProjectQuery, useClientProject } from '../projects/client-project-query.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/project-as-client.route.ts';

/** What the server says of an id that is none, or of no project. */
const NOT_THERE = [400, 404];

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  try {
    return await dataClient().fetchQuery(clientProjectQuery(SESSION_DOOR, params.id));
  } catch (error) {
    if (error instanceof ApiError && NOT_THERE.includes(error.status ?? 0)) return noSuchScreen();
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  areaMeta(loaderData ? `${loaderData.name} ako klient` : 'Projekt ako klient');

/** A project as its client sees it; the server says that whoever looks cannot act. */
export default function ProjectAsClient({ params: { id }, loaderData }: Route.ComponentProps) {
  const { project = loaderData, reread, show } = useClientProject(SESSION_DOOR, id);
  return (
    <AsClient key={id} at={{ type: 'project', id }} back={`/admin/projects/${id}`}>
      <ClientProject
        project={project}
        door={SESSION_DOOR}
        offerHref={(offer) => `/admin/offers/${offer}/klient`}
        reread={reread}
        show={show}
      />
    </AsClient>
  );
}
