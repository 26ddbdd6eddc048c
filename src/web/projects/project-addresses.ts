import type { AnswerOf, CallInput } from '#domain/api/call.ts';
import { canSearch } from '#domain/kernel/search-text.ts';
import type { listProjects, projectCounts } from '#domain/projects/calls.ts';
import { isBeforeLaunch, PROJECT_STATES } from '#domain/projects/project-life.ts';
import { changedList, type ListView } from '../shell/list-address.ts';

/** Projects in the administration. */
export const PROJECTS = '/admin/projects';
export const PROJECT_BOARD = `${PROJECTS}/board`;

export const projectAt = (id: string): string => `${PROJECTS}/${id}`;

/** Names of the filters in the address. */
export const PROJECT_FILTER = { state: 'stav', search: 'hladat', after: 'po' } as const;

type ProjectsQuery = NonNullable<CallInput<typeof listProjects>['query']>;

const STATES = [...PROJECT_STATES, 'ahead', 'owing'] as const satisfies readonly ProjectsQuery['state'][];

/** What the address asks for; whatever it does not know is left out. */
export function projectQueryOf(address: URLSearchParams): ProjectsQuery {
  const value = (name: keyof typeof PROJECT_FILTER) => address.get(PROJECT_FILTER[name])?.trim() || undefined;
  const search = value('search');
  return {
    state: STATES.find((state) => state === value('state')),
    search: search !== undefined && canSearch(search) ? search : undefined,
    after: value('after'),
  };
}

/** Filters that are looked at every day; they keep what is searched for. */
export function projectViews(
  address: URLSearchParams,
  { states, owing }: AnswerOf<typeof projectCounts>,
): ListView[] {
  const ahead = PROJECT_STATES.filter(isBeforeLaunch).reduce((sum, state) => sum + states[state], 0);
  const view = (label: string, state: ProjectsQuery['state'] | '', count?: number): ListView => ({
    label,
    count,
    to: changedList(PROJECTS, address, { [PROJECT_FILTER.after]: '', [PROJECT_FILTER.state]: state ?? '' }),
    isShown: (projectQueryOf(address).state ?? '') === state,
  });
  return [
    view('Všetky', ''),
    view('Rozpracované', 'ahead', ahead),
    view('Po splatnosti', 'owing', owing),
    view('V\u00A0starostlivosti', 'in-care'),
    view('Uzavreté', 'closed'),
  ];
}
