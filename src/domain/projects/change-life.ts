import type { RevisionState } from '../offers/revision-life.ts';

/** The life of a change that the client asks for (business 5): an addendum answers it, or a sentence. */
export const CHANGE_STATES = ['asked', 'preparing', 'offered', 'agreed', 'declined'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What is stored of it; the rest follows from the addendum that was begun from it. */
export interface ChangeFacts {
  declinedAt: Date | null;
  /** How the addendum stands; null while there is none. */
  addendum: RevisionState | null;
}

/** An addendum counts, whatever was said before: without one, a draft that was thrown away leaves the question open again. */
export function changeState({ declinedAt, addendum }: ChangeFacts): ChangeState {
  if (addendum === 'draft') return 'preparing';
  if (addendum !== null) return addendum === 'accepted' ? 'agreed' : 'offered';
  return declinedAt === null ? 'asked' : 'declined';
}

/** Whether the operator can answer it with a sentence. */
export const canDecline = (state: ChangeState): boolean => state === 'asked';

/** Whether it waits for the operator. */
export const waitsForOperator = (state: ChangeState): boolean => state === 'asked' || state === 'preparing';

/** What a state is called on either side. */
export const CHANGE_STATE_TEXTS: Readonly<Record<ChangeState, string>> = {
  asked: 'Čaká na odpoveď',
  preparing: 'Pripravuje sa dodatok',
  offered: 'Dodatok odoslaný',
  agreed: 'Dodatok prijatý',
  declined: 'Bez dodatku',
};
