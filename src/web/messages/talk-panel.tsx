import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { byCount } from '#domain/kernel/plural.ts';
import type { MessageSide } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Button } from '../design/button.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import { Notice } from '../design/notice.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import { useInSight } from '../shell/use-in-sight.ts';
import { anchorOf, Conversation } from './conversation.tsx';
import { type ComposerHandle, MessageComposer, markProblem } from './message-composer.tsx';
import type { Templates } from './reply-templates.tsx';
import type { TalkActs, TalkSubject } from './talk-acts.ts';
import { useAttached } from './use-attached.tsx';
import { type OpenTalk, useTalk } from './use-talk.ts';

interface TalkPanelProps {
  subject: TalkSubject;
  /** Whose screen it is. */
  reader: MessageSide;
  acts: TalkActs;
  /** How files come. */
  door: ClientDoor;
  /** Name of the list: "Správy k projektu". */
  label: string;
  empty: string;
  /** Under the text: where the message goes, and where answers by mail do. */
  said: string;
  /** Of the text that is written. */
  prompt: string;
  templates?: Templates;
  actsOf?: (message: ShownMessage) => ReactNode;
  /** Somebody looks on who has no part in it: nothing is written and nothing becomes read. */
  isOnlooker?: boolean;
}

/** A conversation with everything that belongs to it, the same for both sides: it is read, follows what comes, and is written in. */
export function TalkPanel(props: TalkPanelProps) {
  const {
    subject,
    reader,
    acts,
    door,
    label,
    empty,
    said,
    prompt,
    templates,
    actsOf,
    isOnlooker = false,
  } = props;
  const size = reader === 'client' ? 'small' : 'dense';
  const open = useTalk({ subject, reader, acts });
  const { talk, advice, waiting, isCut, outbox } = open;
  const attached = useAttached(door, subject, size);
  const composer = useRef<ComposerHandle>(null);
  const end = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(end, talk !== null);
  const arrived = useArrived(talk?.messages, reader);
  const markRead = useEffectEvent(open.markRead);
  const unread = talk?.unread ?? 0;
  useEffect(() => {
    if (unread > 0 && isInSight && !isOnlooker) markRead();
  }, [unread, isInSight, isOnlooker]);
  const last = arrived.at(-1);
  return (
    <AreaSection title="Správy" id="spravy" count={unread > 0 ? unreadText(unread) : undefined}>
      {talk?.hasOlder && (
        <p className="talk-older">
          <Button variant="link" size="small" loading={open.isLoadingOlder} onClick={open.loadOlder}>
            Ukázať staršie správy
          </Button>
        </p>
      )}
      {talk === null && advice === null && <p className="talk-none">Načítavam správy…</p>}
      {(talk !== null || waiting.length > 0) && (
        <Conversation
          label={label}
          reader={reader}
          messages={talk?.messages ?? []}
          empty={empty}
          filesOf={attached.filesOf}
          waiting={{
            messages: waiting,
            isCut,
            onRetry: outbox.retry,
            onEdit: (sendId) => composer.current?.insert(outbox.takeBack(sendId)),
          }}
          {...(actsOf && { actsOf })}
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
      <div role="alert" className="empty:hidden">
        {advice !== null && waiting.length === 0 && (
          <Notice tone="error">
            <p>{advice}</p>
            <Button size="small" className="justify-self-start" onClick={open.reload}>
              Skúsiť znova
            </Button>
          </Notice>
        )}
      </div>
      {!isOnlooker && talk?.closed && <p className="talk-none">{talk.closed}</p>}
      {!isOnlooker && !talk?.closed && (
        <div className="talk-write">
          <MessageComposer
            ref={composer}
            label="Nová správa"
            kinds={[{ value: 'message', label: 'Správa', prompt, send: 'Odoslať' }]}
            draft={`${reader} ${subject.type} ${subject.id}`}
            said={() => said}
            problem={(_, text) => attached.problem ?? markProblem(text)}
            instead={attached.words}
            size={size}
            tools={attached.button}
            below={attached.list}
            send={async (_, text) => {
              outbox.add(text, { fileIds: attached.ids });
              attached.clear();
            }}
            {...(templates && { templates })}
          />
        </div>
      )}
    </AreaSection>
  );
}

const unreadText = (unread: number): string =>
  `${unread}\u00A0${byCount(unread, ['nová', 'nové', 'novej', 'nových'])}`;

/** Brings a message into view and gives it the focus. */
function show({ id }: ShownMessage): void {
  const entry = document.getElementById(anchorOf(id));
  entry?.scrollIntoView({ block: 'center' });
  entry?.focus({ preventScroll: true });
}

/** What is said to who does not see the list. */
function announced(last: ShownMessage | undefined, { waiting, isCut }: OpenTalk): string {
  if (waiting.some(({ advice }) => advice !== null)) return 'Správa sa neodoslala.';
  if (waiting.length > 0 && isCut) return 'Správa čaká na pripojenie a\u00A0odíde sama.';
  return last ? `Nová správa: ${last.author}` : '';
}

/** Messages of the other side that have come while the conversation was open. */
function useArrived(messages: readonly ShownMessage[] | undefined, reader: MessageSide): ShownMessage[] {
  const [opened, setOpened] = useState<string | null>(null);
  if (messages && opened === null) setOpened(messages.at(-1)?.createdAt ?? new Date(0).toISOString());
  if (!messages || opened === null) return [];
  return messages.filter(({ side, createdAt }) => side !== reader && createdAt > opened);
}
