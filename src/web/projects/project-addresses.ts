import type { AnswerOf, CallInput } from '#domain/api/call.ts';
import type { listProjects, projectCounts } from '#domain/projects/calls.ts';
import { PROJECT_LISTED, type ProjectListed } from '#domain/projects/list-filter.ts';
import { isBeforeLaunch, PROJECT_STATES } from '#domain/projects/project-life.ts';
import { COUNTED_VIEWS, type ListView, listAddress, viewsBy } from '../shell/list-address.ts';

/** Projects in the administration. */
export const PROJECTS = '/admin/projects';
export const PROJECT_BOARD = `${PROJECTS}/board`;

/** The list with its filters. */
export const PROJECT_LIST = listAddress(PROJECTS, { state: 'stav', search: 'hladat', after: 'po' });

type ProjectsQuery = NonNullable<CallInput<typeof listProjects>['query']>;

/** What the address asks for; whatever it does not know is left out. */
export function projectQueryOf(address: URLSearchParams): ProjectsQuery {
  const said = PROJECT_LIST.read(address);
  return {
    state: PROJECT_LISTED.find((state) => state === said('state')),
    search: said('search'),
    after: said('after'),
  };
}

/** Filters that are looked at every day; they keep what is searched for. */
export function projectViews(
  address: URLSearchParams,
  { states, wanting, owing, unanswered }: AnswerOf<typeof projectCounts>,
): ListView[] {
  const ahead = PROJECT_STATES.filter(isBeforeLaunch).reduce((sum, state) => sum + states[state], 0);
  const view = viewsBy<ProjectListed>(projectQueryOf(address).state, (state) =>
    PROJECT_LIST.changed(address, { state }),
  );
  return [
    view('Všetky', ''),
    view(COUNTED_VIEWS.waiting, 'wanting', wanting),
    view(COUNTED_VIEWS.unanswered, 'unanswered', unanswered),
    view('Rozpracované', 'ahead', ahead),
    view('Po splatnosti', 'owing', owing),
    view('V\u00A0údržbe', 'in-care'),
    view('Uzavreté', 'closed'),
  ];
}
