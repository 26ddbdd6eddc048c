import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { byCount } from '#domain/kernel/plural.ts';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { lastShown } from '#domain/messages/talk-parts.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { Button } from '../design/button.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import { unmoved } from '../shell/unmoved.ts';
import { useInSight } from '../shell/use-in-sight.ts';
import { anchorOf, Conversation } from './conversation.tsx';
import { type Templates, TemplatesMenu } from './reply-templates.tsx';
import SentFiles from './sent-files.tsx';
import type { TalkActs } from './talk-acts.ts';
import { TalkFailure } from './talk-failure.tsx';
import TalkWriter, { type WriterHandle } from './talk-writer.tsx';
import { announced, useArrived } from './use-arrived.ts';
import { useTalk } from './use-talk.ts';

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
    lineId = null,
    head,
    isNextStep = false,
    onMessages,
    isOnlooker = false,
    isFolded = false,
    elsewhere,
  } = props;
  const open = useTalk({ subject, reader, door, acts });
  const { talk, advice, waiting, isCut, outbox } = open;
  const writer = useRef<WriterHandle>(null);
  const end = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(end, talk !== null);
  const arrived = useArrived(talk?.messages, reader);
  const markRead = useEffectEvent(open.markRead);
  const unread = talk?.unread ?? 0;
  useEffect(() => {
    if (unread > 0 && isInSight && !isOnlooker) markRead();
  }, [unread, isInSight, isOnlooker]);
  const heard = useEffectEvent((messages: readonly ShownMessage[]) =>
    onMessages?.(messages, writer.current?.isWriting() ?? false),
  );
  const messages = talk?.messages;
  const folded = useFolded(messages, reader, isFolded);
  const [isWritten, setWritten] = useState(elsewhere === undefined);
  useEffect(() => {
    if (messages) heard(messages);
  }, [messages]);
  const last = arrived.at(-1);
  return (
    <AreaSection
      title={title}
      id="spravy"
      count={unread > 0 && reader !== 'client' ? unreadText(unread) : undefined}
    >
      {(talk?.hasOlder || folded.isMore) && (
        <p className="talk-older">
          <Button
            variant="link"
            size="small"
            loading={open.isLoadingOlder}
            onClick={folded.isMore ? folded.unfold : open.loadOlder}
          >
            Ukázať staršie správy
          </Button>
        </p>
      )}
      {talk === null && advice === null && <p className="talk-none">Načítavajú sa správy…</p>}
      {(talk !== null || waiting.length > 0) && (
        <Conversation
          label={label}
          reader={reader}
          messages={folded.shown}
          empty={empty}
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
          {...(!isOnlooker && { onWithdraw: open.withdraw })}
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
      <LiveRegion>{announced(last, open)}</LiveRegion>
      <TalkFailure {...open} />
      {!isOnlooker && talk?.closed && <p className="talk-none">{talk.closed}</p>}
      {elsewhere}
      {!isOnlooker && !talk?.closed && !isWritten && waiting.length === 0 && (
        <p>
          <Button variant="link" size="small" onClick={() => setWritten(true)}>
            {prompt}
          </Button>
        </p>
      )}
      {!isOnlooker && !talk?.closed && (isWritten || waiting.length > 0) && (
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
            head={head}
            isNextStep={isNextStep}
            takesFocus={elsewhere !== undefined && isWritten}
            {...(templates && {
              templates: (control) => <TemplatesMenu templates={templates} {...control} />,
            })}
          />
        </div>
      )}
    </AreaSection>
  );
}

/** The messages of a folded conversation that stand there: what was shown once stays, also when it was read. */
function useFolded(messages: readonly ShownMessage[] = NONE, reader: MessageSide, isFolded: boolean) {
  const [first, setFirst] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(!isFolded);
  const start = isOpen ? undefined : (first ?? lastShown(messages, reader)[0]?.id);
  if (start !== undefined && start !== first) setFirst(start);
  const shown = messages.slice(
    Math.max(
      0,
      messages.findIndex(({ id }) => id === start),
    ),
  );
  return {
    shown,
    isMore: shown.length < messages.length,
    unfold: () => unmoved(() => flushSync(() => setOpen(true))),
  };
}

const NONE: readonly ShownMessage[] = [];

const unreadText = (unread: number): string =>
  `${unread}\u00A0${byCount(unread, ['nová', 'nové', 'novej', 'nových'])}`;

/** Brings a message into view and gives it the focus. */
function show({ id }: ShownMessage): void {
  const entry = document.getElementById(anchorOf(id));
  entry?.scrollIntoView({ block: 'center' });
  entry?.focus({ preventScroll: true });
}
