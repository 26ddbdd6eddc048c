import type { CallInput } from '#domain/api/call.ts';
import { canSearch } from '#domain/kernel/search-text.ts';
import type { listProjects } from '#domain/projects/calls.ts';
import { PROJECT_STATES } from '#domain/projects/project-life.ts';

/** Projects in the administration. */
export const PROJECTS = '/admin/projects';
export const PROJECT_BOARD = `${PROJECTS}/board`;

export const projectAt = (id: string): string => `${PROJECTS}/${id}`;

/** Names of the filters in the address. */
export const PROJECT_FILTER = { state: 'stav', search: 'hladat', after: 'po' } as const;

/** What the address asks for; whatever it does not know is left out. */
export function projectQueryOf(address: URLSearchParams): CallInput<typeof listProjects>['query'] {
  const value = (name: keyof typeof PROJECT_FILTER) => address.get(PROJECT_FILTER[name])?.trim() || undefined;
  const search = value('search');
  return {
    state: PROJECT_STATES.find((state) => state === value('state')),
    search: search !== undefined && canSearch(search) ? search : undefined,
    after: value('after'),
  };
}
