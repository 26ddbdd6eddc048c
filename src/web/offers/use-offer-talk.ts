import { useEffect, useEffectEvent, useState } from 'react';
import { isUnread } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { clientTalk } from '../messages/talk-acts.ts';
import { useTitleBadge } from '../messages/title-badge.ts';
import { type OpenTalk, useTalk } from '../messages/use-talk.ts';
import type { ClientDoor } from '../shell/client-door.ts';

/** The conversation about an offer, of which each line of it shows a part. */
export interface OfferTalk {
  open: OpenTalk;
  door: ClientDoor;
  offerId: string;
  /** False of who only looks. */
  canWrite: boolean;
  /** What hangs on a line; null for the offer as a whole, with what hangs on lines that it has no more. */
  on: <Said extends { lineId: string | null }>(said: readonly Said[], lineId: string | null) => Said[];
  /** Somebody has seen what stands at a line. */
  seen: (lineId: string | null) => void;
}

const isNew = (message: ShownMessage): boolean => isUnread(message, 'client');

/** Follows what is said about an offer, also once it is closed. An answer is read when it was on the screen at its line. */
export function useOfferTalk(offer: ClientOffer, door: ClientDoor, canWrite: boolean): OfferTalk {
  const { id, messages, content } = offer;
  const subject = { type: 'offer', id } as const;
  const open = useTalk({
    subject,
    reader: 'client',
    door,
    acts: canWrite ? clientTalk(subject, door) : null,
    known: { messages, hasOlder: false, unread: messages.filter(isNew).length, closed: null },
  });
  const lines = new Set(linesOf(content).map((line) => line.id));
  const lineOf = ({ lineId }: { lineId: string | null }) =>
    lineId !== null && lines.has(lineId) ? lineId : null;
  const [seen, setSeen] = useState<ReadonlySet<string | null>>(new Set());
  const unread = open.talk?.messages.filter(isNew) ?? [];
  const isAllSeen = unread.length > 0 && unread.every((message) => seen.has(lineOf(message)));
  const markRead = useEffectEvent(() => {
    open.markRead();
    setSeen(new Set());
  });
  useEffect(() => {
    if (isAllSeen && canWrite) markRead();
  }, [isAllSeen, canWrite]);
  useTitleBadge(canWrite ? unread.length : 0);
  return {
    open,
    door,
    offerId: id,
    canWrite,
    on: (said, lineId) => said.filter((one) => lineOf(one) === lineId),
    seen: (lineId) => setSeen((before) => (before.has(lineId) ? before : new Set([...before, lineId]))),
  };
}
