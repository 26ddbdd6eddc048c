/** What a conversation can be about. */
export const MESSAGE_SUBJECTS = ['request', 'offer', 'project'] as const;

/** The record that a message belongs to. */
export interface MessageSubject {
  type: (typeof MESSAGE_SUBJECTS)[number];
  id: string;
}

/** Who writes: the client, or the operator for whom they wait. */
export const MESSAGE_SIDES = ['client', 'operator'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Characters of one message. */
export const MESSAGE_MAX = 5000;

/** Messages of one part of a conversation: the last ones come first, older ones as somebody looks for them. */
export const MESSAGE_PART = 50;

const WITHDRAWN_WITHIN = 5 * 60_000;

/** What decides whether a message can still be withdrawn. */
export interface Withdrawable {
  side: MessageSide;
  createdAt: Date;
  /** When the other side saw it. */
  readAt: Date | null;
  withdrawnAt: Date | null;
}

/** Whether this side may withdraw a message: its own, for five minutes, while the other side has not seen it (business 3). */
export const canWithdraw = (
  { side, createdAt, readAt, withdrawnAt }: Withdrawable,
  by: MessageSide,
  now: Date,
): boolean =>
  side === by &&
  readAt === null &&
  withdrawnAt === null &&
  now.getTime() - createdAt.getTime() <= WITHDRAWN_WITHIN;
