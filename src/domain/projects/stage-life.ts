/** The life of a stage (business 3): approved by the client only; silence is shown, never assumed. */
export const STAGE_STATES = ['planned', 'active', 'delivered', 'approved'] as const;
export type StageState = (typeof STAGE_STATES)[number];

/** What became of a delivery: the client has approved or returned it, or the operator has taken it back to work on it. */
export const DELIVERY_ANSWERS = ['approved', 'returned', 'withdrawn'] as const;
export type DeliveryAnswer = (typeof DELIVERY_ANSWERS)[number];

const NEXT: Record<StageState, readonly StageState[]> = {
  planned: ['active'],
  active: ['delivered'],
  // A change that the client asks for is worked on.
  delivered: ['approved', 'active'],
  approved: [],
};

/** The states that a stage can be moved to now, the usual one first. */
export const stageMoves = (state: StageState): readonly StageState[] => NEXT[state];
