export const INVITATION_STATES = ['open', 'accepted', 'revoked', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

interface InvitationTimes {
  acceptedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
}

/** How an invitation stands: only an open one can be accepted, once. */
export function invitationState(
  { acceptedAt, revokedAt, expiresAt }: InvitationTimes,
  now: Date,
): InvitationState {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}
