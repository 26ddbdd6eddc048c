import { Fragment, type ReactNode, useState } from 'react';
import { formatTime } from '#domain/kernel/format.ts';
import { byCount } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import { isUnread, type MessageSide } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { talkDay, talkMoment } from '#domain/messages/talk-days.ts';
import { Talk, TalkDay, TalkEntry, TalkMark } from '../design/areas/conversation.tsx';
import { Button } from '../design/button.tsx';
import type { Waiting } from './outbox.ts';

/** Something said or done besides the messages, at its time: a note, a call, what began the conversation. */
export interface TalkItem {
  key: string;
  /** For ways to it. */
  id?: string;
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
  /** Leads from a message that waits for an answer to where it is written. */
  onAnswer?: ((message: ShownMessage) => void) | undefined;
  /** Says that a message which waits for an answer needs none. */
  onSettle?: ((message: ShownMessage) => void) | undefined;
  /** A menu of what can be done with a message of the other side. */
  menuOf?: (message: ShownMessage) => ReactNode;
  /** What a message is about, beside who writes. */
  aboutOf?: (message: ShownMessage) => string;
  /** The files of a message. */
  filesOf?: (message: ShownMessage) => ReactNode;
  /** What was written here and has not arrived yet. */
  waiting?: WaitingProps;
}

const NO_ITEMS: readonly TalkItem[] = [];

/** What the two sides have written to each other, the oldest first; the same for requests, offers and projects. */
export function Conversation({
  label,
  reader,
  messages,
  items = NO_ITEMS,
  empty,
  onWithdraw,
  onAnswer,
  onSettle,
  menuOf,
  aboutOf,
  filesOf,
  waiting,
}: ConversationProps) {
  const now = new Date();
  const news = useNews(messages, reader);
  const [firstNews] = news;
  const entries = [
    ...items.map((item) => ({ at: item.at, item, message: null })),
    ...messages.map((message) => ({ at: message.createdAt, item: null, message })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const isEmpty = entries.length === 0 && !waiting?.messages.length;
  return (
    <Talk label={label} {...(isEmpty && { empty })}>
      {entries.map(({ at, item, message }, index) => {
        const day = talkDay(new Date(at), now);
        const before = entries[index - 1];
        const isNextDay = !before || talkDay(new Date(before.at), now) !== day;
        return (
          <Fragment key={item?.key ?? message?.id}>
            {isNextDay && <TalkDay>{day}</TalkDay>}
            {message && message.id === firstNews && <TalkMark>Nové správy</TalkMark>}
            {item && (
              <TalkEntry
                {...(item.id !== undefined && { id: item.id })}
                at={item.at}
                time={formatTime(new Date(item.at))}
                who={item.who}
                side={item.side}
                isInner={item.isInner ?? false}
                acts={item.acts}
              >
                {item.text}
              </TalkEntry>
            )}
            {message && (
              <MessageEntry
                message={message}
                reader={reader}
                // To a client the mark above them says it, and what is expected of them.
                isNew={reader !== 'client' && news.has(message.id)}
                about={aboutOf?.(message) ?? ''}
                files={message.files.length > 0 && filesOf?.(message)}
                now={now}
                onWithdraw={onWithdraw}
                onAnswer={onAnswer}
                onSettle={onSettle}
                menuOf={menuOf}
              />
            )}
          </Fragment>
        );
      })}
      {waiting && <WaitingEntries {...waiting} size={sizeFor(reader)} />}
    </Talk>
  );
}

/** Ids of messages that were new when this screen first showed them: looking at them must not take the mark away. */
function useNews(messages: readonly ShownMessage[], reader: MessageSide): ReadonlySet<string> {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set());
  const arrived = messages.filter((message) => isUnread(message, reader) && !found.has(message.id));
  if (arrived.length === 0) return found;
  const all = new Set([...found, ...arrived.map(({ id }) => id)]);
  setFound(all);
  return all;
}

/** Of the buttons in a conversation: clients have fingers. */
export const sizeFor = (reader: MessageSide) => (reader === 'client' ? 'small' : 'dense');

interface MessageEntryProps extends Pick<ConversationProps, 'reader'> {
  message: ShownMessage;
  isNew: boolean;
  about: string;
  files: ReactNode;
  now: Date;
  onWithdraw: ConversationProps['onWithdraw'] | undefined;
  onAnswer: ConversationProps['onAnswer'];
  onSettle: ConversationProps['onSettle'];
  menuOf: ConversationProps['menuOf'] | undefined;
}

function MessageEntry(props: MessageEntryProps) {
  const { message, reader, isNew, about, files, now, onWithdraw, onAnswer, onSettle, menuOf } = props;
  const { id, side, author, text, createdAt, readAt, withdrawnAt, canWithdraw } = message;
  const isOwn = side === reader;
  const read = readAt ? `prečítané ${talkMoment(new Date(readAt), now)}` : 'zatiaľ neprečítané';
  const acts = (
    <>
      {isOwn && canWithdraw && onWithdraw && (
        <Button variant="link" size={sizeFor(reader)} onClick={() => onWithdraw(message)}>
          Odvolať <span className="sr-only">správu odoslanú {talkMoment(new Date(createdAt), now)}</span>
        </Button>
      )}
      {message.waits && onAnswer && (
        <Button variant="link" size={sizeFor(reader)} onClick={() => onAnswer(message)}>
          Odpovedať <span className="sr-only">na správu odoslanú {talkMoment(new Date(createdAt), now)}</span>
        </Button>
      )}
      {message.waits && onSettle && (
        <Button variant="link" size={sizeFor(reader)} onClick={() => onSettle(message)}>
          Netreba odpovedať{' '}
          <span className="sr-only">na správu odoslanú {talkMoment(new Date(createdAt), now)}</span>
        </Button>
      )}
    </>
  );
  return (
    <TalkEntry
      id={anchorOf(id)}
      at={createdAt}
      time={formatTime(new Date(createdAt))}
      who={message.isOwn ? 'Vy' : author}
      side={[!isOwn && side === 'client' ? 'klient' : '', about, isOwn && !withdrawnAt ? read : '']
        .filter(Boolean)
        .join(', ')}
      isNew={isNew}
      menu={!isOwn && withdrawnAt === null && menuOf?.(message)}
      files={files}
      acts={withdrawnAt === null && (canWithdraw || message.waits) && acts}
    >
      {withdrawnAt === null ? tied(text) : <i className="text-ink-2">Správa bola odvolaná.</i>}
    </TalkEntry>
  );
}

/** Where a message stands on the screen. */
export const anchorOf = (messageId: string): string => `sprava-${messageId}`;

interface WaitingProps {
  messages: readonly Waiting[];
  /** No server was met. */
  isCut: boolean;
  onRetry: () => void;
  /** Takes one back into the text that is being written. */
  onEdit: (sendId: string) => void;
}

/** What was written here, in its order, and why it is not there yet. */
const WaitingEntries = ({
  messages,
  isCut,
  onRetry,
  onEdit,
  size,
}: WaitingProps & { size: ReturnType<typeof sizeFor> }) =>
  messages.map(({ sendId, text, files, at, advice }) => (
    <TalkEntry
      key={sendId}
      id={anchorOf(sendId)}
      at={at}
      time={formatTime(new Date(at))}
      who="Vy"
      side={[
        advice === null ? (isCut ? 'čaká na pripojenie' : 'odosiela sa') : 'neodoslaná',
        files.length > 0
          ? `${files.length}\u00A0${byCount(files.length, ['súbor', 'súbory', 'súboru', 'súborov'])}`
          : '',
      ]
        .filter(Boolean)
        .join(', ')}
      isWaiting
      acts={
        (advice !== null || isCut) && (
          <>
            {advice !== null && <span className="tone-error">{advice}</span>}
            <Button variant="link" size={size} onClick={onRetry}>
              Skúsiť znova
            </Button>
            <Button variant="link" size={size} onClick={() => onEdit(sendId)}>
              Upraviť
            </Button>
          </>
        )
      }
    >
      {tied(text)}
    </TalkEntry>
  ));
