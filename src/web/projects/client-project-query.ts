import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/api/call.ts';
import { portalProject } from '#domain/projects/portal-calls.ts';
import { useChanges } from '../live/changes.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import { BY_SCREEN } from '../shell/data-client.tsx';

/** A project as its client sees it. */
export type ClientProjectData = AnswerOf<typeof portalProject>;
export type ClientStage = ClientProjectData['stages'][number];

/** What is known of it is old at once: hints and acts read it anew. */
export const clientProjectQuery = (door: ClientDoor, id: string) =>
  queryOptions<ClientProjectData>({
    queryKey: ['/api/portal/projects', id],
    queryFn: ({ signal }) => door.call(portalProject, { params: { id } }, { signal }),
    staleTime: 0,
    meta: BY_SCREEN,
  });

/** A project that is open on the screen: it follows what changes. */
export interface OpenedClientProject {
  project: ClientProjectData | undefined;
  error: unknown;
  /** Reads it anew. */
  reread: () => Promise<unknown>;
  /** Shows what an act has answered. */
  show: (project: ClientProjectData) => void;
}

/** Reads a project by a door and keeps it current. */
export function useClientProject(door: ClientDoor, id: string): OpenedClientProject {
  const client = useQueryClient();
  const query = clientProjectQuery(door, id);
  const { data: project, error, refetch } = useQuery(query);
  // An addendum that is accepted elsewhere says nothing of the project, but changes it.
  useChanges([`project ${id}`, 'payment', 'offer'], () => void refetch());
  return {
    project,
    error,
    reread: refetch,
    show: (changed) => client.setQueryData(query.queryKey, changed),
  };
}
