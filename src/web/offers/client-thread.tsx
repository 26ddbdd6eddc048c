import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isUnread } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { Button } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { Loading, lazyModule } from '../errors/lazy-module.tsx';
import { ANSWER_COMES } from '../messages/client-words.ts';
import { Conversation } from '../messages/conversation.tsx';
import { keepMessage, keptMessage } from '../messages/kept-message.ts';
import type { SentFilesProps } from '../messages/sent-files.tsx';
import type { TalkWriterProps, WriterHandle } from '../messages/talk-writer.tsx';
import { useInSight } from '../shell/use-in-sight.ts';
import type { OfferTalk } from './use-offer-talk.ts';

// Most readers of an offer ask nothing: what it takes to write comes when somebody does.
const Writer = lazyModule<TalkWriterProps>(() => import('../messages/talk-writer.tsx'));
const SentFiles = lazyModule<SentFilesProps>(() => import('../messages/sent-files.tsx'));

interface ClientThreadProps {
  talk: OfferTalk;
  lineId: string | null;
  /** What it is about, for who does not see where it stands. */
  label: string;
  /** Of the text: "Vaša otázka". */
  prompt: string;
  /** On the button that opens the text; null where something else does. */
  ask: string | null;
  isAsking: boolean;
  onAsking: (isAsking: boolean) => void;
}

/** What was asked and answered at a line of an offer, or about the whole of it, and where the next question is written. */
export function ClientThread({ talk, lineId, label, prompt, ask, isAsking, onAsking }: ClientThreadProps) {
  const { open, door, offerId, canWrite } = talk;
  const subject = { type: 'offer', id: offerId } as const;
  const draft = lineId === null ? open.name : `${open.name} ${lineId}`;
  const saidId = useId();
  const end = useRef<HTMLDivElement>(null);
  const writer = useRef<WriterHandle>(null);
  // Whoever has pressed the way to it writes at once; a text that was kept takes the focus from nobody.
  const [isResumed, setResumed] = useState(false);
  const messages = talk.on(open.talk?.messages ?? [], lineId);
  const waiting = talk.on(open.waiting, lineId);
  const isSaid = messages.length > 0 || waiting.length > 0;
  const isInSight = useInSight(end, isSaid);
  const hasNews = messages.some((message) => isUnread(message, 'client'));
  const seen = useEffectEvent(() => talk.seen(lineId));
  useEffect(() => {
    if (isInSight && hasNews) seen();
  }, [isInSight, hasNews]);
  const resume = useEffectEvent(() => {
    if (!canWrite || keptMessage(draft) === null) return;
    setResumed(true);
    onAsking(true);
  });
  // Only the browser knows what was left unsent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation or line
  useEffect(() => resume(), [draft, canWrite]);
  const edit = (sendId: string) => {
    const taken = open.outbox.takeBack(sendId);
    if (!taken) return;
    if (writer.current) return writer.current.putBack(taken);
    keepMessage(draft, { kind: 'message', text: taken.text, files: taken.files });
    onAsking(true);
  };
  const isWriting = canWrite && isAsking;
  if (!isSaid && !isWriting && ask === null) return null;
  return (
    <section
      aria-label={label}
      className={classes('client-offer-thread', lineId === null && 'mx-0 border-l-0 px-0')}
    >
      {isSaid && (
        <div>
          <Conversation
            label={label}
            reader="client"
            messages={messages}
            empty=""
            filesOf={(message) => <Sent message={message} talk={talk} />}
            waiting={{
              messages: waiting,
              isCut: open.isCut,
              onRetry: open.outbox.retry,
              onEdit: edit,
            }}
            {...(canWrite && { onWithdraw: open.withdraw })}
          />
          <div ref={end} />
        </div>
      )}
      {isWriting && (
        <div className="client-offer-say noscript:hidden">
          <Suspense fallback={<Loading />}>
            <Writer
              ref={writer}
              takesFocus={!isResumed}
              subject={subject}
              reader="client"
              door={door}
              outbox={open.outbox}
              draft={draft}
              lineId={lineId}
              label={label}
              prompt={prompt}
              send="Odoslať"
              said={ANSWER_COMES}
            />
          </Suspense>
        </div>
      )}
      {canWrite && !isWriting && (ask !== null || isSaid) && (
        <Button
          size="small"
          className="client-offer-say justify-self-start noscript:hidden"
          aria-describedby={saidId}
          onClick={() => {
            setResumed(false);
            onAsking(true);
          }}
        >
          {messages.length === 0 ? ask : 'Napísať ďalšiu otázku'}
          <span id={saidId} className="sr-only">
            {label}
          </span>
        </Button>
      )}
    </section>
  );
}

/** The files of a message: by their names alone until what shows them has come, and without scripts. */
const Sent = ({ message: { files }, talk }: { message: ShownMessage; talk: OfferTalk }) => {
  const names = <p>{files.map(({ name }) => name).join(', ')}</p>;
  return (
    <Suspense fallback={names}>
      <SentFiles door={talk.door} subject={{ type: 'offer', id: talk.offerId }} files={files} />
    </Suspense>
  );
};
