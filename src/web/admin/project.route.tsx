import { openProject } from '#domain/projects/calls.ts';
import { orNoSuchScreen } from '../errors/no-such-screen.ts';
import { useLiveData } from '../live/changes.tsx';
import { ProjectScreen } from '../projects/project-screen.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/project.route.ts';

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  orNoSuchScreen(callApi(openProject, { params }, { signal: request.signal }));

export const meta: Route.MetaFunction = ({ loaderData }) => areaMeta(loaderData?.name ?? 'Projekt');

/** One project. */
export default function Project({ loaderData: project }: Route.ComponentProps) {
  useLiveData(`project ${project.id}`, 'payment', 'offer');
  // Another project is another page: nothing of one is left on the next.
  return <ProjectScreen key={project.id} project={project} />;
}
