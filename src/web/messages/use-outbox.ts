import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createOutbox, type Outbox, type OutboxOptions, type Waiting } from './outbox.ts';

/** What was written and has not arrived yet. */
export interface OpenOutbox {
  outbox: Outbox;
  waiting: readonly Waiting[];
  /** Whether the last attempt met no server. */
  isCut: boolean;
}

/** The outbox of a conversation while its screen is open; the name stays the same for as long. */
export function useOutbox({ name, deliver, onSent }: OutboxOptions): OpenOutbox {
  const send = useEffectEvent(deliver);
  const sent = useEffectEvent(onSent);
  const [outbox] = useState(() =>
    createOutbox({ name, deliver: (sending) => send(sending), onSent: () => sent() }),
  );
  useEffect(() => outbox.start(), [outbox]);
  const subscribe = useCallback((listener: () => void) => outbox.subscribe(listener), [outbox]);
  const waiting = useSyncExternalStore(subscribe, outbox.waiting, outbox.waiting);
  const isCut = useSyncExternalStore(subscribe, outbox.isCut, outbox.isCut);
  return { outbox, waiting, isCut };
}

/** Those of them that the conversation does not show yet. */
export function notArrived(
  waiting: readonly Waiting[],
  messages: readonly { sendId: string | null }[],
): readonly Waiting[] {
  const arrived = new Set(messages.map(({ sendId }) => sendId));
  return waiting.filter(({ sendId }) => !arrived.has(sendId));
}
