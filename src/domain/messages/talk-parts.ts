import { isUnread, type MessageSide } from './message.ts';
import type { ShownMessage } from './message-schema.ts';

/** What is known of a conversation, the oldest first. */
export interface KnownTalk {
  messages: readonly ShownMessage[];
  /** Whether there are older ones than those that are known. */
  hasOlder: boolean;
}

const inOrder = (a: ShownMessage, b: ShownMessage): number =>
  a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

/** Whether the latest part joins what is known: nothing is missing between the two. */
export const isJoined = (known: KnownTalk, latest: KnownTalk): boolean =>
  known.messages.length === 0 ||
  !latest.hasOlder ||
  latest.messages.some(({ id }) => known.messages.some((one) => one.id === id));

/**
 * What is known together with a part that was read anew. Who has read a message has read those before it: older ones that
 * were not read anew get the mark, too.
 */
export function joinedTalk(known: KnownTalk, part: KnownTalk): KnownTalk {
  const byId = new Map([...known.messages, ...part.messages].map((message) => [message.id, message]));
  const messages = [...byId.values()].toSorted(inOrder);
  const oldest = part.messages[0];
  const isOldest = oldest !== undefined && messages[0]?.id === oldest.id;
  return { messages: withReadMarks(messages), hasOlder: isOldest ? part.hasOlder : known.hasOlder };
}

function withReadMarks(messages: readonly ShownMessage[]): ShownMessage[] {
  const marks: Partial<Record<ShownMessage['side'], string>> = {};
  return messages
    .toReversed()
    .map((message) => {
      const { side, readAt, withdrawnAt } = message;
      if (readAt !== null) marks[side] = readAt;
      const mark = marks[side];
      if (readAt !== null || mark === undefined || withdrawnAt !== null) return message;
      return { ...message, readAt: mark, canWithdraw: false };
    })
    .toReversed();
}

/** So many of a conversation stand on a screen that is about more than it. */
const LAST = 5;

/**
 * From when on things stand there: messages and what stands among them at these times, the last of both, as many more as
 * it takes to have all that the reader has not read. Undefined where there is nothing.
 */
export function shownFrom(
  messages: readonly ShownMessage[],
  others: readonly string[],
  reader: MessageSide,
): string | undefined {
  const times = [...messages.map(({ createdAt }) => createdAt), ...others].toSorted();
  const last = times.at(-LAST) ?? times[0];
  const unread = messages.find((message) => isUnread(message, reader))?.createdAt;
  return unread !== undefined && last !== undefined && unread < last ? unread : last;
}
