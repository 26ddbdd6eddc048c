import type { AnswerOf, CallInput } from '#domain/api/call.ts';
import type { listProjects, projectCounts } from '#domain/projects/calls.ts';
import { isBeforeLaunch, PROJECT_STATES } from '#domain/projects/project-life.ts';
import { type ListView, listAddress } from '../shell/list-address.ts';

/** Projects in the administration. */
export const PROJECTS = '/admin/projects';
export const PROJECT_BOARD = `${PROJECTS}/board`;

export const projectAt = (id: string): string => `${PROJECTS}/${id}`;

/** The list with its filters. */
export const PROJECT_LIST = listAddress(PROJECTS, { state: 'stav', search: 'hladat', after: 'po' });

type ProjectsQuery = NonNullable<CallInput<typeof listProjects>['query']>;

const STATES = [
  ...PROJECT_STATES,
  'ahead',
  'owing',
  'unread',
] as const satisfies readonly ProjectsQuery['state'][];

/** What the address asks for; whatever it does not know is left out. */
export function projectQueryOf(address: URLSearchParams): ProjectsQuery {
  const said = PROJECT_LIST.read(address);
  return {
    state: STATES.find((state) => state === said('state')),
    search: said('search'),
    after: said('after'),
  };
}

/** Filters that are looked at every day; they keep what is searched for. */
export function projectViews(
  address: URLSearchParams,
  { states, owing, unread }: AnswerOf<typeof projectCounts>,
): ListView[] {
  const ahead = PROJECT_STATES.filter(isBeforeLaunch).reduce((sum, state) => sum + states[state], 0);
  const view = (label: string, state: ProjectsQuery['state'] | '', count?: number): ListView => ({
    label,
    count,
    to: PROJECT_LIST.changed(address, { state: state ?? '' }),
    isShown: (projectQueryOf(address).state ?? '') === state,
  });
  return [
    view('Všetky', ''),
    view('Neprečítané', 'unread', unread),
    view('Rozpracované', 'ahead', ahead),
    view('Po splatnosti', 'owing', owing),
    view('V\u00A0starostlivosti', 'in-care'),
    view('Uzavreté', 'closed'),
  ];
}
