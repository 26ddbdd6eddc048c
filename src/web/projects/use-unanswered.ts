import { useState } from 'react';
import { isUnread } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import type { OpenedProject } from './project-words.tsx';

/**
 * Messages of the client that were unread when this screen first showed them and that nothing was written after: to see one
 * beside the project is not to answer it. One that asks for a change is told as the change.
 */
export function useUnanswered({ messages, changes }: OpenedProject): ShownMessage[] {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const unread = messages.filter((message) => isUnread(message, 'operator'));
  const fresh = unread.filter(({ id }) => !known.has(id));
  if (fresh.length > 0) setKnown(new Set([...known, ...fresh.map(({ id }) => id)]));
  const answered = messages.findLastIndex(
    ({ side, withdrawnAt }) => side === 'operator' && withdrawnAt === null,
  );
  return messages
    .slice(answered + 1)
    .filter(({ id, withdrawnAt }) => known.has(id) && withdrawnAt === null)
    .filter(({ id }) => !changes.some(({ messageId, state }) => messageId === id && state === 'asked'));
}
