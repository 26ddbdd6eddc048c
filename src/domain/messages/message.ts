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

/** Who writes or reads, on which side. */
export interface MessagePerson {
  side: MessageSide;
  /** Null for the holder of a secret link, who may be anybody that was given it. */
  accountId: string | null;
}

/** The operator, whoever of them it is. */
export const AS_OPERATOR: MessagePerson = { side: 'operator', accountId: null };

/** Characters of one message. */
export const MESSAGE_MAX = 5000;

/** Messages of one part of a conversation: the last ones come first, older ones as somebody looks for them. */
export const MESSAGE_PART = 20;
/** So many at the most come at once where more than a part is new. */
export const MESSAGE_PART_MOST = 100;

/** Milliseconds. */
export const WITHDRAWN_WITHIN = 5 * 60_000;

/** What decides whether a message can still be withdrawn. */
export interface Withdrawable extends MessagePerson {
  createdAt: Date;
  /** When the other side saw it. */
  readAt: Date | null;
  withdrawnAt: Date | null;
}

/** Whether a reader has still to see it: something of the other side that it has not taken back. */
export const isUnread = (
  { side, readAt, withdrawnAt }: { side: MessageSide; readAt: unknown; withdrawnAt: unknown },
  reader: MessageSide,
): boolean => side !== reader && readAt === null && withdrawnAt === null;

/** Whether a client's message waits for the operator: until it is answered or needs no answer (decisions 8.13). */
export const isWaiting = ({
  side,
  settledAt,
  withdrawnAt,
}: {
  side: MessageSide;
  settledAt: unknown;
  withdrawnAt: unknown;
}): boolean => side === 'client' && settledAt === null && withdrawnAt === null;

/** Whether a message is somebody's to take back: a client's own, or what came by a link; any of the operator's to them. */
export const isOwnMessage = ({ side, accountId }: MessagePerson, by: MessagePerson): boolean =>
  side === by.side && (side === 'operator' || accountId === null || accountId === by.accountId);

/** Whether the reader has written a message: nobody who comes by an account has written what came by a link. */
export const isByReader = ({ side, accountId }: MessagePerson, reader: MessagePerson): boolean =>
  side === reader.side && (side === 'operator' || accountId === reader.accountId);

/** Whether somebody may withdraw a message: their own, for five minutes, while the other side has not seen it (business 3). */
export const canWithdraw = (
  { createdAt, readAt, withdrawnAt, ...author }: Withdrawable,
  by: MessagePerson,
  now: Date,
): boolean =>
  isOwnMessage(author, by) &&
  readAt === null &&
  withdrawnAt === null &&
  now.getTime() - createdAt.getTime() <= WITHDRAWN_WITHIN;
