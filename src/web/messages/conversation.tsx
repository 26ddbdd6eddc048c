import { type ReactNode, useState } from 'react';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import type { MessageSide } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { Talk, TalkEntry } from '../design/areas/conversation.tsx';
import { Button } from '../design/button.tsx';

/** Something said or done besides the messages, at its time: a note, a call, what began the conversation. */
export interface TalkItem {
  key: string;
  at: string;
  /** Who says it, or what it is. */
  who: string;
  /** Beside that: "klient ju nevidí". */
  side: string;
  isInner?: boolean;
  text: ReactNode;
  acts?: ReactNode;
}

interface ConversationProps {
  /** Name of the list for screen readers. */
  label: string;
  /** Whose screen it is. */
  reader: MessageSide;
  messages: readonly ShownMessage[];
  /** What stands among the messages. */
  items?: readonly TalkItem[];
  /** What is said where there is nothing yet. */
  empty: string;
  /** Takes an own message away, while that is possible. */
  onWithdraw?: (message: ShownMessage) => void;
  /** What can be done with a message of the other side. */
  actsOf?: (message: ShownMessage) => ReactNode;
}

const SIDES = { client: 'klient', operator: 'dodávateľ' } as const satisfies Record<MessageSide, string>;

/** What the two sides have written to each other, the oldest first; the same for requests, offers and projects. */
export function Conversation({
  label,
  reader,
  messages,
  items = [],
  empty,
  onWithdraw,
  actsOf,
}: ConversationProps) {
  const now = new Date();
  // Looking at them makes them read, which must not take the mark away from who looks.
  const [foundNew] = useState(() => new Set(messages.filter(isNews(reader)).map(({ id }) => id)));
  const entries = [
    ...items.map((item) => ({ at: item.at, item, message: null })),
    ...messages.map((message) => ({ at: message.createdAt, item: null, message })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <Talk label={label} {...(entries.length === 0 && { empty })}>
      {entries.map(({ item, message }) =>
        item ? (
          <TalkEntry
            key={item.key}
            at={item.at}
            time={formatRecent(new Date(item.at), now)}
            who={item.who}
            side={item.side}
            isInner={item.isInner ?? false}
            acts={item.acts}
          >
            {item.text}
          </TalkEntry>
        ) : (
          <MessageEntry
            key={message.id}
            message={message}
            isOwn={message.side === reader}
            isNew={foundNew.has(message.id) || isNews(reader)(message)}
            now={now}
            onWithdraw={onWithdraw}
            actsOf={actsOf}
          />
        ),
      )}
    </Talk>
  );
}

const isNews =
  (reader: MessageSide) =>
  ({ side, readAt, withdrawnAt }: ShownMessage): boolean =>
    side !== reader && readAt === null && withdrawnAt === null;

interface MessageEntryProps {
  message: ShownMessage;
  isOwn: boolean;
  isNew: boolean;
  now: Date;
  onWithdraw: ConversationProps['onWithdraw'] | undefined;
  actsOf: ConversationProps['actsOf'] | undefined;
}

function MessageEntry({ message, isOwn, isNew, now, onWithdraw, actsOf }: MessageEntryProps) {
  const { side, author, text, createdAt, readAt, withdrawnAt, canWithdraw } = message;
  return (
    <TalkEntry
      at={createdAt}
      time={formatRecent(new Date(createdAt), now)}
      who={author}
      side={isOwn ? '' : SIDES[side]}
      isNew={isNew}
      acts={
        withdrawnAt === null &&
        (isOwn ? (
          <>
            {readAt && <span>Prečítané: {formatRecent(new Date(readAt), now)}</span>}
            {canWithdraw && onWithdraw && (
              <Button variant="link" size="dense" onClick={() => onWithdraw(message)}>
                Odvolať
              </Button>
            )}
          </>
        ) : (
          actsOf?.(message)
        ))
      }
    >
      {withdrawnAt === null ? text : <i className="text-ink-2">Správa bola odvolaná.</i>}
    </TalkEntry>
  );
}
