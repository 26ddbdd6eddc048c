import type { AnswerOf } from '#domain/api/call.ts';
import { keysetOf } from '#domain/api/list-part.ts';
import * as calls from '#domain/messages/calls.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { isJoined, joinedTalk } from '#domain/messages/talk-parts.ts';
import { answerOfferQuestion, readOfferMessages, withdrawOfferAnswer } from '#domain/offers/calls.ts';
import { readProjectMessages, withdrawProjectMessage, writeProjectMessage } from '#domain/projects/calls.ts';
import { callApi } from '../shell/api-client.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import type { Sending } from './outbox.ts';

/** A part of a conversation, and how it stands. */
export interface TalkPart extends Omit<AnswerOf<typeof calls.readConversation>, 'messages'> {
  messages: readonly ShownMessage[];
}

/** What one side can do in a conversation; each rejects with an ApiError. */
export interface TalkActs {
  /** The last messages, or those before one. */
  read: (before?: ShownMessage) => Promise<TalkPart>;
  /** What the other side has written until then is read by it; nothing where no message is known. */
  write: (sending: Sending, seenUntil?: string) => Promise<unknown>;
  withdraw: (messageId: string) => Promise<unknown>;
  /** Of the operator: what waits in the thread of a message, up to it, needs no answer. */
  settle?: (message: ShownMessage) => Promise<unknown>;
  /** Until the newest message that was on the screen. */
  markRead: (seenUntil: string) => Promise<unknown>;
}

/**
 * What is known of a conversation together with what is new. After a long time away that is more than a part: it is read
 * until nothing is missing between the old and the new.
 */
export async function readNew({ read }: Pick<TalkActs, 'read'>, known: TalkPart | null): Promise<TalkPart> {
  let latest = await read();
  while (known && !isJoined(known, latest)) {
    const older = await read(latest.messages[0]);
    latest = { ...latest, ...joinedTalk(latest, older) };
  }
  return known ? { ...latest, ...joinedTalk(known, latest) } : latest;
}

/** The client's acts, by whatever door. */
export const clientTalk = (params: MessageSubject, door: ClientDoor): TalkActs => ({
  read: (before) =>
    door.call(calls.readConversation, { params, query: { before: before && keysetOf(before) } }),
  write: ({ sendId, text, lineId, fileIds }, seenUntil) =>
    door.call(calls.writeMessage, {
      params,
      body: { sendId, text, lineId, fileIds: [...fileIds], seenUntil },
    }),
  withdraw: (messageId) => door.call(calls.withdrawMessage, { params: { ...params, messageId } }),
  markRead: (seenUntil) => door.call(calls.markConversationRead, { params, body: { seenUntil } }),
});

const deskRead =
  (params: MessageSubject): TalkActs['read'] =>
  (before) =>
    callApi(calls.deskConversation, { params, query: { before: before && keysetOf(before) } });

/** Says that what waits in the thread of a message, up to it, needs no answer. */
export const deskSettle =
  (params: MessageSubject) =>
  ({ createdAt, lineId }: Pick<ShownMessage, 'createdAt' | 'lineId'>): Promise<unknown> =>
    callApi(calls.settleConversation, { params, body: { seenUntil: createdAt, lineId } });

/** The operator's acts in the conversation of a project. */
export function deskProjectTalk(id: string): TalkActs {
  return {
    read: deskRead({ type: 'project', id }),
    write: ({ sendId, text, fileIds }, seenUntil) =>
      callApi(writeProjectMessage, {
        params: { id },
        body: { sendId, text, fileIds: [...fileIds], seenUntil },
      }),
    withdraw: (messageId) => callApi(withdrawProjectMessage, { params: { id, messageId } }),
    settle: deskSettle({ type: 'project', id }),
    markRead: (seenUntil) => callApi(readProjectMessages, { params: { id }, body: { seenUntil } }),
  };
}

/** The operator's acts in the conversation about an offer. */
export function deskOfferTalk(id: string): TalkActs {
  return {
    read: deskRead({ type: 'offer', id }),
    write: ({ sendId, text, lineId, fileIds }, seenUntil) =>
      callApi(answerOfferQuestion, {
        params: { id },
        body: { sendId, text, lineId, fileIds: [...fileIds], seenUntil },
      }),
    withdraw: (messageId) => callApi(withdrawOfferAnswer, { params: { id, messageId } }),
    settle: deskSettle({ type: 'offer', id }),
    markRead: (seenUntil) => callApi(readOfferMessages, { params: { id }, body: { seenUntil } }),
  };
}
