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

const NEXT: Record<FormerStatus, Partial<Record<RequestStep, FormerStatus>>> = {
  new: { open: 'seen', contact: 'contacted', offer: 'offered', lose: 'lost' },
  seen: { open: 'seen', contact: 'contacted', offer: 'offered', lose: 'lost' },
  contacted: { open: 'contacted', contact: 'contacted', offer: 'offered', lose: 'lost' },
  offered: { open: 'offered', contact: 'offered', offer: 'offered', win: 'won', lose: 'lost' },
  won: { open: 'won', contact: 'won', offer: 'won', win: 'won' },
  // Somebody who comes back is answered and offered something again.
  lost: { open: 'lost', contact: 'contacted', offer: 'offered', lose: 'lost' },
};

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
    if (step === 'open') return { status, archivedFrom };
    return step === 'restore' ? { status: archivedFrom ?? 'seen', archivedFrom: null } : null;
  }
  if (step === 'archive') return { status: 'archived', archivedFrom: status };
  const next = NEXT[status][step];
  return next ? { status: next, archivedFrom: null } : null;
}
