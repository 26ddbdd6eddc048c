import { ApiError } from '#domain/errors/api-error.ts';
import { noSuchScreen } from '../errors/no-such-screen.ts';
import { ClientProject } from '../projects/client-project.tsx';
import { clientProjectQuery, useClientProject } from '../projects/client-project-query.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/project.route.ts';
import { offerHref } from './portal-addresses.ts';

/** What the server says of an id that is none, or of another's project. */
const NOT_THERE = [400, 404];

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  try {
    return await dataClient().fetchQuery(clientProjectQuery(SESSION_DOOR, params.id));
  } catch (error) {
    if (error instanceof ApiError && NOT_THERE.includes(error.status ?? 0)) return noSuchScreen();
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => areaMeta(loaderData?.name ?? 'Projekt');

/** One project of the signed-in client; another one is another screen. */
export default function ProjectScreen({ params, loaderData }: Route.ComponentProps) {
  const { project = loaderData, reread, show } = useClientProject(SESSION_DOOR, params.id);
  return (
    <ClientProject
      key={params.id}
      project={project}
      door={SESSION_DOOR}
      offerHref={offerHref}
      reread={reread}
      show={show}
    />
  );
}
