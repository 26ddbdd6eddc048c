import type { Day } from '../kernel/local-time.ts';

/** The life of one revision of an offer (business 3). Expired is computed: nobody has to be there at midnight. */
export const REVISION_STATES = [
  'draft',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'superseded',
  'withdrawn',
] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

/** As they are stored: what is over is seen by its last day. */
export const STORED_REVISION_STATES = [
  'draft',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'superseded',
  'withdrawn',
] as const satisfies readonly RevisionState[];
export type StoredRevisionState = (typeof STORED_REVISION_STATES)[number];

/** Sent and unanswered: until the end of its last day, the client can accept it. */
export const OPEN_STATES = ['sent', 'viewed'] as const satisfies readonly StoredRevisionState[];

/** Whether the client can accept it, of a state as it is today (`revisionStateOn`). */
export const isOpenState = (state: RevisionState): boolean => OPEN_STATES.some((open) => open === state);

interface Answerable {
  state: RevisionState;
  isLatest: boolean;
  isProjectClosed: boolean;
}

/** Whether what a client reads can still be answered: the revision that is in force, before its end and that of its project. */
export const canAnswer = ({ state, isLatest, isProjectClosed }: Answerable): boolean =>
  isLatest && !isProjectClosed && isOpenState(state);

/** Whether nothing but the end of its project is in the way of an addendum, or of one like it. */
export const isEndedByProject = ({ state, isLatest, isProjectClosed }: Answerable): boolean =>
  isLatest && isProjectClosed && (isOpenState(state) || state === 'expired');

/** With the client: it can be accepted, or was. An expired one is neither (`revisionStateOn`). */
export const STANDING_STATES = [...OPEN_STATES, 'accepted'] as const satisfies readonly StoredRevisionState[];

/** The state now, on the local day `today`: an open revision expires with the end of its last day. */
export const revisionStateOn = (
  { state, validUntil }: { state: StoredRevisionState; validUntil: Day },
  today: Day,
): RevisionState => (isOpenState(state) && validUntil < today ? 'expired' : state);

/** What can be done to a revision. */
export const REVISION_STEPS = [
  'edit',
  'send',
  'view',
  'accept',
  'decline',
  'expire',
  'supersede',
  'withdraw',
  'remind',
] as const;
export type RevisionStep = (typeof REVISION_STEPS)[number];

const OPEN = { view: 'viewed', accept: 'accepted', decline: 'declined', expire: 'expired' } as const;

const NEXT: Record<RevisionState, Partial<Record<RevisionStep, RevisionState>>> = {
  draft: { edit: 'draft', send: 'sent', supersede: 'superseded' },
  sent: { ...OPEN, supersede: 'superseded', withdraw: 'withdrawn', remind: 'sent' },
  viewed: { ...OPEN, supersede: 'superseded', withdraw: 'withdrawn', remind: 'viewed' },
  accepted: {},
  declined: { supersede: 'superseded' },
  expired: { supersede: 'superseded' },
  superseded: {},
  withdrawn: { supersede: 'superseded' },
};

/** The state after a step, or null where the step is not possible. */
export const afterStep = (state: RevisionState, step: RevisionStep): RevisionState | null =>
  NEXT[state][step] ?? null;
