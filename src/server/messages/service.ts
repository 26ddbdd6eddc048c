import type { Keyset } from '#domain/api/keyset.ts';
import { Fault } from '#domain/errors/faults.ts';
import {
  canWithdraw,
  isByReader,
  isOwnMessage,
  isWaiting,
  MESSAGE_PART,
  MESSAGE_PART_MOST,
  type MessagePerson,
  type MessageSide,
  type MessageSubject,
} from '#domain/messages/message.ts';
import { youngerThan } from '#domain/messages/message-mails.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { attach } from '../files/attaching.ts';
import type { StoredFile } from '../files/data.ts';
import { deleteFilesOfMessage, filesOfMessages } from '../files/records-data.ts';
import { shownFile } from '../files/shown-file.ts';
import type { Foundation } from '../foundation.ts';
import {
  countMessages,
  countSinceUnread,
  findMessages,
  findNewestAt,
  findPartOf,
  findSending,
  insertMessage,
  lockMessage,
  readMessages,
  type StoredMessage,
  settleMessages,
  withdrawMessage,
} from './data.ts';
import { isUnreadBy } from './unread-data.ts';
import { findToldUntil } from './untold-data.ts';
import { isWaiting as whereWaiting } from './waiting-data.ts';

/** A message to be stored. */
export interface NewMessage {
  subject: MessageSubject;
  side: MessageSide;
  /** Null for the holder of a secret link. */
  accountId: string | null;
  /** As the other side reads it. */
  authorName: string;
  /** The line of an offer that it hangs on. */
  lineId?: string | null;
  text: string;
  /** Made by the sender; null where nobody sends again. */
  sendId?: string | null | undefined;
  /** Files of the record that its side has uploaded for it. */
  fileIds?: readonly string[];
  /** Up to where the operator had seen the conversation: what came later waits on, and everything where it is not said. */
  seenUntil?: Date | undefined;
}

/** A part of a conversation. */
export interface MessagePart {
  /** The oldest first. */
  messages: StoredMessage[];
  hasOlder: boolean;
}

/**
 * Conversations, one service for every room (business 3). Who may write about what, the audit entry and the mails are the
 * matter of the room that asks.
 */
export interface MessageService {
  /**
   * What this sending has stored before, under the lock of its record: then nothing is to be done again. Null the first
   * time. Throws keyReused where it said something else.
   */
  sentBefore(
    transaction: Transaction,
    sending: Pick<NewMessage, 'subject' | 'side' | 'text' | 'sendId'>,
  ): Promise<StoredMessage | null>;
  /**
   * Stores a message under the lock of its record, with its files; younger than what mails have told and than all that was
   * said before it, so that the next mail tells it and nobody has seen it by having seen those, also where its call began
   * before theirs. Whoever tells of it does so as of when it was written. What the operator writes answers what the client has
   * written about the same line of an offer or, about none, all of it. Throws notFound where a file is not to be had.
   */
  write(transaction: Transaction, message: NewMessage, now: Date): Promise<StoredMessage>;
  /** The conversation about a record, the oldest first. */
  of(db: Db | Transaction, subject: MessageSubject): Promise<StoredMessage[]>;
  /** The conversations about several records of one kind in one, the oldest first. */
  ofAll(db: Db | Transaction, type: MessageSubject['type'], ids: readonly string[]): Promise<StoredMessage[]>;
  /** The last messages of a conversation before this one; without one the last of all, and all that are new to the reader. */
  part(
    db: Db | Transaction,
    subject: MessageSubject,
    reader: MessageSide,
    before?: Keyset,
  ): Promise<MessagePart>;
  /**
   * Notes that a side has seen what the other one wrote, up to this time; nothing where nobody says up to when. Answers how many
   * were new to it.
   */
  read(
    db: Db | Transaction,
    subject: MessageSubject,
    reader: MessageSide,
    now: Date,
    seenUntil: Date | undefined,
  ): Promise<number>;
  /** How many messages a reader has not seen, by the id of what they are about; none is not there. */
  unread(
    db: Db | Transaction,
    type: MessageSubject['type'],
    ids: readonly string[],
    reader: MessageSide,
  ): Promise<Map<string, number>>;
  /** How many messages wait for the operator, by the id of what they are about; none is not there. */
  waiting(
    db: Db | Transaction,
    type: MessageSubject['type'],
    ids: readonly string[],
  ): Promise<Map<string, number>>;
  /**
   * Notes that what a client has written about these records up to this time, in one thread (null: about no line of an offer),
   * needs no answer. Answers how many messages waited.
   */
  settle(
    transaction: Transaction,
    type: MessageSubject['type'],
    ids: readonly string[],
    now: Date,
    until: Date,
    thread: string | null,
  ): Promise<number>;
  /** Takes the text of one's own message away and answers what is left. Throws notFound, messageStays once it was read or is older than 5 minutes. */
  withdraw(
    transaction: Transaction,
    subject: MessageSubject,
    id: string,
    by: MessagePerson,
    now: Date,
  ): Promise<StoredMessage>;
}

export function createMessageService({ random }: Pick<Foundation, 'random'>): MessageService {
  return {
    async sentBefore(transaction, { subject, side, text, sendId }) {
      const stored = sendId ? await findSending(transaction, subject, side, sendId) : null;
      if (stored && stored.withdrawnAt === null && stored.text !== text) throw new Fault('keyReused');
      return stored;
    },
    async write(transaction, { subject, lineId = null, fileIds = [], seenUntil, ...message }, now) {
      const before = [
        await findToldUntil(transaction, subject, message.side),
        await findNewestAt(transaction, subject),
      ];
      const stored = await insertMessage(transaction, {
        ...message,
        id: random.uuid(),
        subjectType: subject.type,
        subjectId: subject.id,
        lineId,
        createdAt: before.reduce<Date>((at, earlier) => youngerThan(earlier, at), now),
      });
      await attach(
        transaction,
        { subject, side: message.side, accountId: message.accountId, to: { messageId: stored.id } },
        fileIds,
        now,
      );
      if (message.side === 'operator' && seenUntil)
        await settleMessages(transaction, subject.type, [subject.id], now, seenUntil, lineId ?? undefined);
      return stored;
    },
    of: (db, { type, id }) => findMessages(db, type, [id]),
    ofAll: findMessages,
    async part(db, subject, reader, before) {
      const isNew = before ? 0 : await countSinceUnread(db, subject, reader, MESSAGE_PART_MOST);
      const size = Math.max(MESSAGE_PART, isNew);
      const found = await findPartOf(db, subject, before, size + 1);
      return { messages: found.slice(0, size).reverse(), hasOlder: found.length > size };
    },
    read: async (db, subject, reader, now, seenUntil) =>
      seenUntil ? readMessages(db, subject, reader, now, seenUntil) : 0,
    unread: (db, type, ids, reader) => countMessages(db, type, ids, isUnreadBy(reader)),
    waiting: (db, type, ids) => countMessages(db, type, ids, whereWaiting()),
    settle: settleMessages,
    async withdraw(transaction, subject, id, by, now) {
      const message = await lockMessage(transaction, subject, id);
      // What somebody else has written is not there to be withdrawn.
      if (!message || !isOwnMessage(message, by)) throw new Fault('notFound');
      if (!canWithdraw(message, by, now)) throw new Fault('messageStays');
      await withdrawMessage(transaction, id, now);
      await deleteFilesOfMessage(transaction, id);
      return { ...message, text: '', withdrawnAt: now };
    },
  };
}

/** Messages as somebody reads them, with their files. */
export async function shownMessages(
  db: Db | Transaction,
  messages: readonly StoredMessage[],
  reader: MessagePerson,
  now: Date,
): Promise<ShownMessage[]> {
  const files = await filesOfMessages(
    db,
    messages.map(({ id }) => id),
  );
  return messages.map((message) => shownMessage(message, reader, now, files.get(message.id)));
}

/** A message as somebody reads it. */
export const shownMessage = (
  message: StoredMessage,
  reader: MessagePerson,
  now: Date,
  files: readonly StoredFile[] = [],
): ShownMessage => ({
  files: files.map((file) => shownFile(file, reader)),
  id: message.id,
  side: message.side,
  author: message.authorName,
  isOwn: isByReader(message, reader),
  lineId: message.lineId,
  text: message.text,
  createdAt: message.createdAt.toISOString(),
  readAt: message.readAt?.toISOString() ?? null,
  waits: reader.side === 'operator' && isWaiting(message),
  withdrawnAt: message.withdrawnAt?.toISOString() ?? null,
  sendId: message.side === reader.side ? message.sendId : null,
  canWithdraw: canWithdraw(message, reader, now),
});
