import { orNoSuchScreen } from '../errors/no-such-screen.ts';
import { ClientProject } from '../projects/client-project.tsx';
import { clientProjectQuery, useClientProject } from '../projects/client-project-query.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/project.route.ts';
import { offerHref } from './portal-addresses.ts';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  orNoSuchScreen(dataClient().fetchQuery(clientProjectQuery(SESSION_DOOR, params.id)));

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
