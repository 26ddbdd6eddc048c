import type { Day } from '../kernel/local-time.ts';

/**
 * The life of what the client has to bring (business 3). What was not brought can be done without: it is waived, at the launch by
 * itself (decisions 8.15).
 */
export const CHECKLIST_STATES = ['asked', 'brought', 'accepted', 'returned', 'waived'] as const;
export type ChecklistState = (typeof CHECKLIST_STATES)[number];

const NEXT: Record<ChecklistState, readonly ChecklistState[]> = {
  asked: ['brought', 'waived'],
  brought: ['accepted', 'returned'],
  returned: ['brought', 'waived'],
  accepted: [],
  waived: ['asked'],
};

/** The states that an item can be moved to now, the usual one first. */
export const checklistMoves = (state: ChecklistState): readonly ChecklistState[] => NEXT[state];

/** Whether the client still has to bring it. */
export const isMissing = (state: ChecklistState): boolean => state === 'asked' || state === 'returned';

/** Whether the client should have brought it before this day. */
export const isLateItem = ({ state, dueOn }: { state: ChecklistState; dueOn: Day }, today: Day): boolean =>
  isMissing(state) && dueOn < today;

/** What a launch makes of an item that is still open; null of one that is not. */
export function closedByLaunch(state: ChecklistState): 'accepted' | 'waived' | null {
  if (state === 'brought') return 'accepted';
  return isMissing(state) ? 'waived' : null;
}

/** What is kept of an item that nothing more is done with: the reason for which it was once returned is over. */
export const closedItem = (state: 'accepted' | 'waived', today: Day) => ({
  ...(state === 'accepted' ? { acceptedOn: today } : {}),
  state,
  returnReason: '',
});

/** What of an item says whether anything is left of what was handed in. */
interface HandedIn {
  state: ChecklistState;
  /** That was handed in. */
  text: string;
  /** The operator has noted that it came by mail or by hand: nothing of it has to be here. */
  cameElsewhere: boolean;
}

/** Whether an item that was handed in waits for the client again, since neither a text nor a file of it is left. */
export const isEmptied = ({ state, text, cameElsewhere }: HandedIn, files: number): boolean =>
  state === 'brought' && !cameElsewhere && text === '' && files === 0;

/** Items as the operator reads them: what was handed in and waits to be looked at before the rest, each in the order it had. */
export const toCheckFirst = <Item extends { state: ChecklistState }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => Number(b.state === 'brought') - Number(a.state === 'brought'));
