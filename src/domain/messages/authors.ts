import type { MessageSide } from './message.ts';

/** Stands for the name of somebody of the client whose name is not for the reader. */
export const COLLEAGUE = 'Z vašej firmy';

/** What was said, by its author; a change is always a client's. */
export interface Said {
  author: string;
  isOwn?: boolean;
  side?: MessageSide;
}

/**
 * What was said as the holder of a secret link reads it: of the client's people it names only the one to whom the offer was
 * sent, for the others' names need an account (business 2).
 */
export const authorsForHolder = <One extends Said>(said: readonly One[], recipient: string): One[] =>
  said.map((one) =>
    one.side === 'operator' || one.author === recipient
      ? one
      : { ...one, author: COLLEAGUE, ...(one.isOwn && { isOwn: false }) },
  );
