import { loadModule } from '../errors/lazy-module.tsx';
import { orNoSuchScreen } from '../errors/no-such-screen.ts';
import { clientProjectQuery } from '../projects/client-project-query.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/project.route.ts';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [{ default: Body }, project] = await Promise.all([
    loadModule(() => import('./opened-project.tsx')),
    orNoSuchScreen(dataClient().fetchQuery(clientProjectQuery(SESSION_DOOR, params.id))),
  ]);
  return { Body, project };
}

export const meta: Route.MetaFunction = ({ loaderData }) => areaMeta(loaderData?.project.name ?? 'Projekt');

/** One project of the signed-in client; another one is another screen. */
export default function ProjectScreen({
  params: { id },
  loaderData: { Body, project },
}: Route.ComponentProps) {
  return <Body key={id} id={id} first={project} />;
}
