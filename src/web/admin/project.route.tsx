import { ApiError } from '#domain/errors/api-error.ts';
import { openProject } from '#domain/projects/calls.ts';
import { noSuchScreen } from '../errors/no-such-screen.ts';
import { useLiveData } from '../live/changes.tsx';
import { ProjectScreen } from '../projects/project-screen.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/project.route.ts';

/** What the server says of an id that is none, or of no project. */
const NOT_THERE = [400, 404];

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  try {
    return await callApi(openProject, { params }, { signal: request.signal });
  } catch (error) {
    if (error instanceof ApiError && NOT_THERE.includes(error.status ?? 0)) return noSuchScreen();
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => areaMeta(loaderData?.name ?? 'Projekt');

/** One project. */
export default function Project({ loaderData: project }: Route.ComponentProps) {
  useLiveData(`project ${project.id}`, 'payment', 'offer');
  // Another project is another page: nothing of one is left on the next.
  return <ProjectScreen key={project.id} project={project} />;
}
