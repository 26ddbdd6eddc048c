import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { plural } from '#domain/kernel/plural.ts';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { shownFrom } from '#domain/messages/talk-parts.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { Button } from '../design/button.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import { unmoved } from '../shell/unmoved.ts';
import { untilActed } from '../shell/until-acted.ts';
import { useInSight } from '../shell/use-in-sight.ts';
import { anchorOf, Conversation, type TalkItem } from './conversation.tsx';
import type { TalkView } from './inner-notes.tsx';
import { type Templates, TemplatesMenu } from './reply-templates.tsx';
import SentFiles from './sent-files.tsx';
import type { TalkActs, TalkPart } from './talk-acts.ts';
import { TalkFailure } from './talk-failure.tsx';
import TalkWriter, { type InnerWriting, type WriterHandle } from './talk-writer.tsx';
import { announced, useArrived } from './use-arrived.ts';
import { useTalk } from './use-talk.ts';

/** What only the operator sees of a conversation, and writes in it. */
export interface InnerTalk {
  /** Stands among the messages; null until it was read. */
  items: readonly TalkItem[] | null;
  /** Which of both are shown, and the choice. */
  view: TalkView;
  choice: ReactNode;
  /** In place of the list where there is nothing to show. */
  empty: string;
  /** What was done, for screen readers. */
  said: string;
  failure: ReactNode;
  writing: InnerWriting;
}

interface TalkPanelProps {
  subject: MessageSubject;
  /** Whose screen it is. */
  reader: MessageSide;
  acts: TalkActs;
  /** By which the calls go, and files come. */
  door: ClientDoor;
  /** Of the section. */
  title?: string;
  /** Name of the list: "Správy k projektu". */
  label: string;
  empty: string;
  /** Under the text: where the message goes, and where answers by mail do. */
  said: string;
  /** Of the text that is written. */
  prompt: string;
  /** On the button. */
  send?: string;
  templates?: Templates;
  menuOf?: (message: ShownMessage) => ReactNode;
  /** What a message is about, beside who writes. */
  aboutOf?: (message: ShownMessage) => string;
  /** Somebody begins to answer a message that waits: the next one is about the same. */
  onAnswer?: (message: ShownMessage) => void;
  /** The line of an offer that the next message hangs on. */
  lineId?: string | null;
  /** Over the text: what the next message is about. */
  head?: ReactNode;
  /** To send is the one next step of the screen. */
  isNextStep?: boolean;
  /** The messages have been read, or one has come. */
  onMessages?: (messages: readonly ShownMessage[], isWriting: boolean) => void;
  /** Somebody looks on who has no part in it: nothing is written and nothing becomes read. */
  isOnlooker?: boolean;
  /** Only the last messages stand there at first, with all that are new. */
  isFolded?: boolean;
  /** Where the conversation goes on: it is said in place of what is written, which one press brings back. */
  elsewhere?: ReactNode;
  /** What stands and is written beside the messages for the operator alone. */
  inner?: InnerTalk;
}

/** A conversation with everything that belongs to it, the same for both sides: it is read, follows what comes, and is written in. */
export function TalkPanel(props: TalkPanelProps) {
  const {
    subject,
    reader,
    acts,
    door,
    title = 'Správy',
    label,
    empty,
    said,
    prompt,
    send = 'Odoslať',
    templates,
    menuOf,
    aboutOf,
    onAnswer,
    lineId = null,
    head,
    isNextStep = false,
    onMessages,
    isOnlooker = false,
    isFolded = false,
    elsewhere,
    inner,
  } = props;
  const open = useTalk({ subject, reader, door, acts });
  const { talk, advice, waiting, isCut, outbox } = open;
  const writer = useRef<WriterHandle>(null);
  const end = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(end, talk !== null);
  const arrived = useArrived(talk?.messages, reader);
  const markRead = useEffectEvent(open.markRead);
  const unread = talk?.unread ?? 0;
  const areNotesAlone = inner?.view === 'notes';
  const areNotesRead = inner?.items !== null;
  const newest = talk?.messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came while others were marked is read as well, in its turn
  useEffect(() => {
    if (unread > 0 && isInSight && !isOnlooker && !areNotesAlone) markRead();
  }, [unread, newest, isInSight, isOnlooker, areNotesAlone]);
  const heard = useEffectEvent((messages: readonly ShownMessage[]) =>
    onMessages?.(messages, writer.current?.isWriting() ?? false),
  );
  const messages = talk?.messages;
  const folded = useFolded({
    talk: areNotesRead ? talk : null,
    items: (inner?.view !== 'messages' && inner?.items) || NO_ITEMS,
    reader,
    isFolded,
  });
  const [isWritten, setWritten] = useState(elsewhere === undefined);
  const canWrite = !isOnlooker && (inner !== undefined || !talk?.closed);
  useEffect(() => {
    if (messages) heard(messages);
  }, [messages]);
  const last = arrived.at(-1);
  return (
    <AreaSection
      title={title}
      id="spravy"
      count={unread > 0 && reader !== 'client' ? unreadText(unread) : undefined}
      action={inner?.choice}
    >
      {inner && <div role="alert">{inner.failure}</div>}
      {!areNotesAlone && (talk?.hasOlder || folded.isMore) && (
        <p className="talk-older">
          <Button
            variant="link"
            size="small"
            loading={open.isLoadingOlder}
            onClick={folded.isMore ? folded.unfold : open.loadOlder}
          >
            Zobraziť staršie správy
          </Button>
        </p>
      )}
      {(talk === null || !areNotesRead) && advice === null && (
        <p className="talk-none">Načítavajú sa správy…</p>
      )}
      {((talk !== null && areNotesRead) || waiting.length > 0) && (
        <Conversation
          label={label}
          reader={reader}
          messages={areNotesAlone ? NONE : folded.messages}
          items={areNotesAlone ? (inner.items ?? NO_ITEMS) : folded.items}
          empty={inner?.empty ?? empty}
          filesOf={({ files }) => <SentFiles door={door} subject={subject} files={files} />}
          waiting={{
            messages: waiting,
            isCut,
            onRetry: outbox.retry,
            onEdit: (sendId) => {
              const taken = outbox.takeBack(sendId);
              if (taken) writer.current?.putBack(taken);
            },
          }}
          {...(aboutOf && { aboutOf })}
          {...(menuOf && { menuOf })}
          {...(onAnswer && {
            onAnswer: (message) => {
              onAnswer(message);
              writer.current?.answer();
            },
          })}
          {...(!isOnlooker && { onWithdraw: open.withdraw, onSettle: open.settle })}
        />
      )}
      <div ref={end} />
      {last?.readAt === null && !isInSight && (
        <div className="talk-jump">
          <Button variant="primary" size="small" onClick={() => show(last)}>
            Nová správa
          </Button>
        </div>
      )}
      <LiveRegion>{announced(last, open) || inner?.said}</LiveRegion>
      <TalkFailure {...open} />
      {!isOnlooker && talk?.closed && <p className="talk-none">{talk.closed}</p>}
      {elsewhere}
      {canWrite && !isWritten && waiting.length === 0 && (
        <p>
          <Button variant="link" size="small" onClick={() => setWritten(true)}>
            {prompt}
          </Button>
        </p>
      )}
      {canWrite && (isWritten || waiting.length > 0) && (
        <div className="talk-write">
          <TalkWriter
            ref={writer}
            subject={subject}
            reader={reader}
            door={door}
            outbox={outbox}
            draft={open.name}
            lineId={lineId}
            prompt={prompt}
            said={said}
            send={send}
            keys={<KeyCap>Ctrl Enter</KeyCap>}
            {...(inner && { inner: inner.writing, label: 'Napísať' })}
            isClosed={Boolean(talk?.closed)}
            head={head}
            isNextStep={isNextStep}
            takesFocus={elsewhere !== undefined && isWritten}
            onSent={() => requestAnimationFrame(() => keepLastInSight(end.current?.previousElementSibling))}
            {...(templates && {
              templates: (control) => <TemplatesMenu templates={templates} {...control} />,
            })}
          />
        </div>
      )}
    </AreaSection>
  );
}

interface FoldedTalk {
  /** Null until it was read. */
  talk: Pick<TalkPart, 'messages' | 'hasOlder'> | null;
  items: readonly TalkItem[];
  reader: MessageSide;
  isFolded: boolean;
}

/** What of a folded conversation stands there: what was shown once stays, also when it was read. */
function useFolded({ talk, items, reader, isFolded }: FoldedTalk) {
  const [first, setFirst] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(!isFolded);
  const messages = talk?.messages ?? NONE;
  const times = items.map(({ at }) => at);
  const start = isOpen || !talk ? undefined : (first ?? shownFrom(messages, times, reader));
  if (start !== undefined && start !== first) setFirst(start);
  const from = start ?? '';
  // What lies before messages that are not known yet comes with them.
  const known = (talk?.hasOlder && messages[0]?.createdAt) || '';
  return {
    messages: messages.filter(({ createdAt }) => createdAt >= from),
    items: items.filter(({ at }) => at >= from && at >= known),
    isMore: messages.some(({ createdAt }) => createdAt < from) || times.some((at) => at < from),
    unfold: () => unmoved(() => flushSync(() => setOpen(true))),
  };
}

const NONE: readonly ShownMessage[] = [];
const NO_ITEMS: readonly TalkItem[] = [];

const unreadText = (unread: number): string => plural(unread, 'newFeminine');

/** Keeps what was just sent in sight, also when it arrives with its files, until somebody acts. */
function keepLastInSight(list: Element | null | undefined): void {
  if (!list) return;
  untilActed(list, () => list.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
}

/** Brings a message into view and gives it the focus. */
function show({ id }: ShownMessage): void {
  const entry = document.getElementById(anchorOf(id));
  entry?.scrollIntoView({ block: 'center' });
  entry?.focus({ preventScroll: true });
}
