import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { isJoined, joinedTalk } from '#domain/messages/talk-parts.ts';
import { useChanges } from '../live/changes.tsx';
import { unmoved } from '../shell/unmoved.ts';
import type { Outbox, Waiting } from './outbox.ts';
import type { TalkActs, TalkPart, TalkSubject } from './talk-acts.ts';
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
  isLoadingOlder: boolean;
  loadOlder: () => void;
  reload: () => void;
  withdraw: (message: ShownMessage) => void;
  markRead: () => void;
}

interface TalkOptions {
  subject: TalkSubject;
  /** Who reads and writes: two of them in one browser keep their messages apart. */
  reader: 'client' | 'operator';
  acts: TalkActs;
}

/** Follows a conversation: reads what is new and what is older, sends what was written, and moves nothing under the eye. */
export function useTalk({ subject, reader, acts }: TalkOptions): OpenTalk {
  const [talk, setTalk] = useState<TalkPart | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const known = useRef<TalkPart | null>(null);
  const runs = useRef<Promise<unknown>>(Promise.resolve());

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

  const reload = () =>
    inTurn(async () => {
      let latest = await acts.read();
      // After a long time away more than a part has come: nothing is missing between the old and the new.
      while (known.current && !isJoined(known.current, latest)) {
        const older = await acts.read(latest.messages[0]);
        latest = { ...latest, ...joinedTalk(latest, older) };
      }
      add(latest);
    });
  const loadOlder = async () => {
    setLoadingOlder(true);
    await inTurn(async () => {
      const before = known.current;
      const older = await acts.read(before?.messages[0]);
      if (before) keep({ ...before, ...joinedTalk(before, older) });
    });
    setLoadingOlder(false);
  };

  const { outbox, waiting, isCut } = useOutbox({
    name: `${reader} ${subject.type} ${subject.id}`,
    deliver: acts.write,
    onSent: () => void reload(),
  });
  const first = useEffectEvent(() => void reload());
  useEffect(() => first(), []);
  useChanges([`${subject.type} ${subject.id}`], reload);

  return {
    talk,
    advice,
    waiting: notArrived(waiting, talk?.messages ?? []),
    isCut,
    outbox,
    isLoadingOlder,
    loadOlder: () => void loadOlder(),
    reload: () => void reload(),
    withdraw: ({ id }) =>
      void inTurn(async () => {
        await acts.withdraw(id);
        add(await acts.read());
      }),
    markRead: () => void acts.markRead().catch(() => {}),
  };
}
