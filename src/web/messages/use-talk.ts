import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { joinedTalk } from '#domain/messages/talk-parts.ts';
import { useChanges } from '../live/changes.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import { unmoved } from '../shell/unmoved.ts';
import { anchorOf } from './conversation.tsx';
import { talkName } from './kept-message.ts';
import type { Outbox, Waiting } from './outbox.ts';
import { readNew, type TalkActs, type TalkPart } from './talk-acts.ts';
import { notArrived, useOutbox } from './use-outbox.ts';

/** A conversation that is open. */
export interface OpenTalk {
  /** Null until it was read. */
  talk: TalkPart | null;
  /** Why it could not be read, or a message not be taken back. */
  advice: string | null;
  waiting: readonly Waiting[];
  isCut: boolean;
  outbox: Outbox;
  /** Under what the browser keeps what is written. */
  name: string;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  reload: () => void;
  withdraw: (message: ShownMessage) => void;
  /** Undefined where nothing can be settled. */
  settle: ((message: ShownMessage) => void) | undefined;
  markRead: () => void;
}

interface TalkOptions {
  subject: MessageSubject;
  /** Who reads and writes, and by what door: two of them in one browser keep their messages apart. */
  reader: MessageSide;
  door: ClientDoor;
  /** Null of who only looks at what is known. */
  acts: TalkActs | null;
  /** What is known without asking. */
  known?: TalkPart | null;
}

/** Follows a conversation: reads what is new and what is older, sends what was written, and moves nothing under the eye. */
export function useTalk({ subject, reader, door, acts, known: given = null }: TalkOptions): OpenTalk {
  const [talk, setTalk] = useState<TalkPart | null>(given);
  const [advice, setAdvice] = useState<string | null>(null);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const known = useRef(given);
  const runs = useRef<Promise<unknown>>(Promise.resolve());

  /** What has come since then was on nobody's screen. */
  const seenUntil = () => known.current?.messages.at(-1)?.createdAt;
  const keep = (next: TalkPart) => {
    known.current = next;
    unmoved(() => flushSync(() => setTalk(next)));
  };
  const add = (part: TalkPart) => {
    const before = known.current;
    keep(before ? { ...part, ...joinedTalk(before, part) } : part);
  };
  /** One after another, so that an older answer never covers a newer one. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const run = runs.current.then(work).then(
      () => setAdvice(null),
      (error: unknown) => setAdvice(callAdvice(factsOf(error))),
    );
    runs.current = run;
    return run;
  };

  const reload = async () => {
    if (!acts) return;
    await inTurn(async () => keep(await readNew(acts, known.current)));
  };
  const loadOlder = async () => {
    if (!acts) return;
    setLoadingOlder(true);
    await inTurn(async () => {
      const before = known.current;
      const older = await acts.read(before?.messages[0]);
      if (before) keep({ ...before, ...joinedTalk(before, older) });
    });
    setLoadingOlder(false);
  };

  const name = talkName(door, reader, subject);
  const { outbox, waiting, isCut } = useOutbox({
    name,
    deliver: async (sending) => acts?.write(sending, seenUntil()),
    onSent: () => void reload(),
  });
  const first = useEffectEvent(() => given === null && void reload());
  useEffect(() => void first(), []);
  useChanges([`${subject.type} ${subject.id}`], reload);

  return {
    talk,
    advice,
    waiting: notArrived(waiting, talk?.messages ?? []),
    isCut,
    outbox,
    name,
    isLoadingOlder,
    loadOlder: () => void loadOlder(),
    reload: () => void reload(),
    withdraw: ({ id }) =>
      void inTurn(async () => {
        await acts?.withdraw(id);
        if (acts) add(await acts.read());
        // The button is gone with what it took away.
        document.getElementById(anchorOf(id))?.focus({ preventScroll: true });
      }),
    settle:
      acts?.settle &&
      ((message) =>
        void inTurn(async () => {
          await acts.settle?.(message);
          add(await acts.read());
          // The button is gone.
          document.getElementById(anchorOf(message.id))?.focus({ preventScroll: true });
        })),
    markRead: () => {
      const until = seenUntil();
      if (until !== undefined) void acts?.markRead(until).catch(() => {});
    },
  };
}
