import { useState } from 'react';
import type { MessageSide } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import type { OpenTalk } from './use-talk.ts';

/** Messages of the other side that have come while the conversation was open. */
export function useArrived(
  messages: readonly ShownMessage[] | undefined,
  reader: MessageSide,
): ShownMessage[] {
  const [opened, setOpened] = useState<string | null>(null);
  if (messages && opened === null) setOpened(messages.at(-1)?.createdAt ?? new Date(0).toISOString());
  if (!messages || opened === null) return [];
  return messages.filter(({ side, createdAt }) => side !== reader && createdAt > opened);
}

/** What is said to who does not see the list. */
export function announced(
  last: ShownMessage | undefined,
  { waiting, isCut }: Pick<OpenTalk, 'waiting' | 'isCut'>,
): string {
  if (waiting.some(({ advice }) => advice !== null)) return 'Správa sa neodoslala.';
  if (waiting.length > 0 && isCut) return 'Správa čaká na pripojenie a\u00A0odošle sa sama.';
  return last ? `Nová správa: ${last.author}` : '';
}
