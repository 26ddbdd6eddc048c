import type { RequestStatus } from './request-status.ts';

/** What happens to a request (business 3): the operator's steps, and those that follow its offer. */
export const REQUEST_STEPS = ['open', 'contact', 'offer', 'win', 'lose', 'archive', 'restore'] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];

/** Those that the operator takes; the others follow an offer. */
export const OPERATOR_STEPS = [
  'open',
  'contact',
  'lose',
  'archive',
  'restore',
] as const satisfies RequestStep[];

/** Why nothing came of a request. */
export const LOST_REASONS = ['too-expensive', 'no-answer', 'chose-another', 'out-of-scope', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** Before it was archived. */
export type FormerStatus = Exclude<RequestStatus, 'archived'>;

/** What comes of an accepted offer, whatever the operator had noted before. */
const WIN = { win: 'won' } as const;

const NEXT: Record<FormerStatus, Partial<Record<RequestStep, FormerStatus>>> = {
  new: { open: 'seen', contact: 'contacted', offer: 'offered', lose: 'lost', ...WIN },
  seen: { open: 'seen', contact: 'contacted', offer: 'offered', lose: 'lost', ...WIN },
  contacted: { open: 'contacted', contact: 'contacted', offer: 'offered', lose: 'lost', ...WIN },
  offered: { open: 'offered', contact: 'offered', offer: 'offered', lose: 'lost', ...WIN },
  won: { open: 'won', contact: 'won', offer: 'won', ...WIN },
  // Somebody who comes back is answered and offered something again.
  lost: { open: 'lost', contact: 'contacted', offer: 'offered', lose: 'lost', ...WIN },
};

/** What its offer does to a request happens to an archived one, too, and brings it back. */
const OF_OFFER: readonly RequestStep[] = ['offer', 'win'];

export interface RequestLife {
  status: RequestStatus;
  /** Set while archived, null otherwise. */
  archivedFrom: FormerStatus | null;
}

/** The life after a step, or null where the step is not possible. */
export function afterRequestStep(
  { status, archivedFrom }: RequestLife,
  step: RequestStep,
): RequestLife | null {
  if (status === 'archived') {
    const former = archivedFrom ?? 'seen';
    if (step === 'open') return { status, archivedFrom };
    if (step === 'restore') return { status: former, archivedFrom: null };
    return OF_OFFER.includes(step) ? afterRequestStep({ status: former, archivedFrom: null }, step) : null;
  }
  if (step === 'archive') return { status: 'archived', archivedFrom: status };
  const next = NEXT[status][step];
  return next ? { status: next, archivedFrom: null } : null;
}

/** Somebody may still be waiting for something. */
export const OPEN_STATUSES = ['new', 'seen', 'contacted', 'offered'] as const satisfies RequestStatus[];

/** Nobody has answered yet. */
export const UNANSWERED = ['new', 'seen'] as const satisfies RequestStatus[];

/** Whether somebody waits for the first answer. */
export const isUnanswered = ({ status }: { status: RequestStatus }): boolean =>
  UNANSWERED.some((unanswered) => unanswered === status);
