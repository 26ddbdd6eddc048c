import { type RevisionState, STANDING_STATES } from '../offers/revision-life.ts';
import type { RequestStatus } from './request-status.ts';

/** An offer of a request, by the last revision of it that was sent. */
interface SentOffer {
  state: RevisionState;
}

/**
 * Whether a request was offered something of which nothing stands any more: all has expired, was withdrawn or is gone. Then
 * the client waits for nothing and it is the operator's turn (business 3, 6), also while a next revision is being written,
 * which nobody but the operator can send.
 */
export const isLapsed = (status: RequestStatus, offers: readonly SentOffer[]): boolean =>
  status === 'offered' && !offers.some(({ state }) => STANDING_STATES.some((standing) => standing === state));
