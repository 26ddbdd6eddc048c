/** The life of a project (business 3). */
export const PROJECT_STATES = [
  'agreed',
  'in-progress',
  'in-review',
  'launched',
  'in-care',
  'closed',
  'paused',
] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

/** A state that a pause comes back to. */
export type RunningState = Exclude<ProjectState, 'paused'>;

export interface ProjectLife {
  state: ProjectState;
  /** Set while paused, null otherwise. */
  pausedFrom: RunningState | null;
}

/** Where each state leads; besides, everything that is not closed can be paused. */
const NEXT: Record<RunningState, readonly RunningState[]> = {
  agreed: ['in-progress'],
  'in-progress': ['in-review'],
  // What the client does not approve is worked on again.
  'in-review': ['launched', 'in-progress'],
  // Not every website is cared for afterwards.
  launched: ['in-care', 'closed'],
  'in-care': ['closed'],
  closed: [],
};

/** Whether it has still to be launched; of a launch that was, and of work that rests, nothing is late. */
export const isBeforeLaunch = (state: ProjectState): boolean =>
  state === 'agreed' || state === 'in-progress' || state === 'in-review';

/** Whether anything is done at it: while it rests or is closed, nothing is late. */
export const isAtWork = (state: ProjectState): boolean => state !== 'paused' && state !== 'closed';

/** The states that a project can be moved to now, the usual one first; a paused one only goes back to where it was. */
export function movesOf({ state, pausedFrom }: ProjectLife): ProjectState[] {
  if (state === 'paused') return [pausedFrom ?? 'agreed'];
  return state === 'closed' ? [] : [...NEXT[state], 'paused'];
}

/** The life after a move, or null where it is not possible. */
export function afterMove(life: ProjectLife, to: ProjectState): ProjectLife | null {
  if (!movesOf(life).includes(to)) return null;
  return to === 'paused'
    ? { state: to, pausedFrom: life.state === 'paused' ? life.pausedFrom : life.state }
    : { state: to, pausedFrom: null };
}
