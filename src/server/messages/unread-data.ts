import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { MessageSide } from '#domain/messages/message.ts';
import { messages } from './table.ts';

/** What one side has not read of the other's: the rule of `isUnread` (message.ts). */
export const isUnreadBy = (reader: MessageSide): SQL | undefined =>
  and(
    eq(messages.side, reader === 'client' ? 'operator' : 'client'),
    isNull(messages.readAt),
    isNull(messages.withdrawnAt),
  );
