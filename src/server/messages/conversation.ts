import type { Actor } from '#domain/accounts/actor.ts';
import type { AnswerInput, ParsedBody } from '#domain/api/endpoint.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { accountOf } from '#domain/audit/doer.ts';
import { Fault } from '#domain/errors/faults.ts';
import type * as contract from '#domain/messages/contract.ts';
import {
  AS_OPERATOR,
  type MessagePerson,
  type MessageSide,
  type MessageSubject,
} from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import { type Caller, noteOn } from '../audit/note.ts';
import { lockReached } from '../clients/lock-reached.ts';
import { findReached } from '../clients/reach-data.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { OfferConversation } from '../offers/conversation.ts';
import { lockOffer } from '../offers/data.ts';
import { findProjectState, lockProject } from '../projects/data.ts';
import { idsWithMerged } from '../requests/desk-data.ts';
import { lockRequest } from '../requests/life-data.ts';
import { countReached, countWaitingForOperator, knownAuthors, nameOfClient } from './conversation-data.ts';
import type { StoredMessage } from './data.ts';
import type { OperatorMails } from './operator-mails.ts';
import type { MessageService } from './service.ts';
import { shownMessages } from './service.ts';
import { countWithWaiting } from './waiting-data.ts';

type ConversationAnswer = AnswerInput<typeof contract.readConversation, never>;

/**
 * Conversations of requests, offers and projects from the client's side (business 3). Whoever does not reach the record gets
 * notFound. Each act is one transaction with one entry in the audit log; what changes nothing leaves none.
 */
export interface Conversations {
  /** The operator says that what they have seen of a thread needs no answer. */
  settle(
    talk: MessageSubject,
    seen: ParsedBody<typeof contract.settleConversation>,
    caller: Caller,
  ): Promise<void>;
  /** A part of a conversation as one side reads it. */
  read(
    talk: MessageSubject,
    reader: MessageSide,
    before: Keyset | undefined,
    caller: Caller,
  ): Promise<ConversationAnswer>;
  /** Writes once, however often the same sending comes. Throws projectStep where the project is closed, offerStep
   * where too many questions wait, notFound for a line that the offer has not, keyReused. */
  write(
    talk: MessageSubject,
    said: ParsedBody<typeof contract.writeMessage>,
    caller: Caller,
  ): Promise<ShownMessage>;
  /** The client has seen what the operator has written. */
  markRead(talk: MessageSubject, seenUntil: Date, caller: Caller): Promise<void>;
  /** Takes a message of the client's back. Throws messageStays. */
  withdraw(talk: MessageSubject, messageId: string, caller: Caller): Promise<ShownMessage>;
  /** What the client has not read of all that they reach. */
  unread(actor: Actor): Promise<AnswerInput<typeof contract.portalUnread, never>>;
  /** What waits for the operator. */
  waitingForOperator(): Promise<AnswerInput<typeof contract.deskWaiting, never>>;
}

interface Options extends Pick<Foundation, 'db' | 'outbox'> {
  messages: MessageService;
  mails: Pick<OperatorMails, 'tell'>;
  /** What is said about offers hangs on their lines and has rules of its own. */
  offers: Pick<OfferConversation, 'ask' | 'withdraw' | 'read'>;
}

/** A record whose conversation hangs on nothing in it. */
type Unlined = MessageSubject & { type: 'request' | 'project' };
const isUnlined = (talk: MessageSubject): talk is Unlined => talk.type !== 'offer';

const NOTES = { request: noteOn('request'), offer: noteOn('offer'), project: noteOn('project') };

/** Until the transaction ends, nobody else changes what is talked about. Null when it is gone. */
export const lockTalkedAbout = (transaction: Transaction, { type, id }: { type: string; id: string }) =>
  type === 'request' ? lockRequest(transaction, id) : lockProject(transaction, id);

/** A client as who writes: which of them, by an account or by a link. */
const clientOf = (actor: Actor): MessagePerson => ({
  side: 'client',
  accountId: actor.kind === 'stranger' ? null : accountOf(actor),
});

/** One message, as the client reads it. */
async function shownOne(
  db: Db | Transaction,
  message: StoredMessage,
  { actor, now }: Caller,
): Promise<ShownMessage> {
  const [shown] = await shownMessages(db, [message], clientOf(actor), now);
  if (!shown) throw new Error('The message was not shown');
  return shown;
}

/** Why nothing can be written; null where it can. */
const closedText = (state: string | null): string | null =>
  state === 'closed' ? PROJECT_REFUSALS.closedToMessages : null;

export function createConversations({ db, outbox, messages, mails, offers }: Options): Conversations {
  const reach = async (actor: Actor, talk: MessageSubject): Promise<void> => {
    if (!(await findReached(db, actor, talk))) throw new Fault('notFound');
  };

  /** Works on a conversation that the actor reaches, while nobody else changes what it is about. */
  const onTalk = async <T>(
    talk: Unlined,
    { actor }: Caller,
    work: (transaction: Transaction, state: string | null) => Promise<T>,
  ): Promise<T> => {
    const done = await db.transaction(async (transaction) => {
      const locked = await lockReached(transaction, actor, talk, async () =>
        lockTalkedAbout(transaction, talk),
      );
      return work(transaction, 'state' in locked ? locked.state : null);
    });
    outbox.wake();
    return done;
  };

  return {
    async read(talk, reader, before, { actor, now }) {
      await reach(actor, talk);
      const { messages: part, hasOlder } = await messages.part(db, talk, reader, before);
      const unread = await messages.unread(db, talk.type, [talk.id], reader);
      const state = talk.type === 'project' ? await findProjectState(db, talk.id) : null;
      const as = reader === 'client' ? clientOf(actor) : AS_OPERATOR;
      return {
        messages: await knownAuthors(db, actor, await shownMessages(db, part, as, now)),
        hasOlder,
        unread: unread.get(talk.id) ?? 0,
        closed: closedText(state),
      };
    },

    async write(talk, { lineId, ...said }, caller) {
      const { actor, now } = caller;
      if (!isUnlined(talk)) {
        await reach(actor, talk);
        const author = { accountId: accountOf(actor), authorName: await nameOfClient(db, actor) };
        return shownOne(db, await offers.ask(talk.id, { ...said, ...author, lineId }, caller), caller);
      }
      if (lineId !== null) throw new Fault('notFound');
      return onTalk(talk, caller, async (transaction, state) => {
        const sending = { ...said, subject: talk, side: 'client' as const };
        const before = await messages.sentBefore(transaction, sending);
        if (before) return shownOne(transaction, before, caller);
        const closed = closedText(state);
        if (closed !== null) throw new Fault('projectStep', { message: closed });
        await messages.read(transaction, talk, 'client', now, said.seenUntil);
        const authorName = await nameOfClient(transaction, actor);
        const message = { ...sending, accountId: accountOf(actor), authorName };
        const written = await messages.write(transaction, message, now);
        await mails.tell(transaction, talk, written.createdAt);
        await NOTES[talk.type](transaction, talk.id, `${talk.type}.client-wrote`, caller);
        return shownOne(transaction, written, caller);
      });
    },

    async markRead(talk, seenUntil, caller) {
      if (!isUnlined(talk)) {
        await reach(caller.actor, talk);
        return offers.read(talk.id, 'client', seenUntil, caller);
      }
      await onTalk(talk, caller, async (transaction) => {
        if ((await messages.read(transaction, talk, 'client', caller.now, seenUntil)) > 0)
          await NOTES[talk.type](transaction, talk.id, `${talk.type}.client-read`, caller);
      });
    },

    async withdraw(talk, messageId, caller) {
      if (!isUnlined(talk)) {
        await reach(caller.actor, talk);
        return shownOne(
          db,
          await offers.withdraw(talk.id, messageId, clientOf(caller.actor), caller),
          caller,
        );
      }
      return onTalk(talk, caller, async (transaction) => {
        const by = clientOf(caller.actor);
        const withdrawn = await messages.withdraw(transaction, talk, messageId, by, caller.now);
        await NOTES[talk.type](transaction, talk.id, `${talk.type}.client-withdrew`, caller);
        return shownOne(transaction, withdrawn, caller);
      });
    },

    settle: (talk, { seenUntil, lineId }, caller) =>
      db.transaction(async (transaction) => {
        const { type, id } = talk;
        const locked = isUnlined(talk) ? lockTalkedAbout(transaction, talk) : lockOffer(transaction, id);
        if (!(await locked)) throw new Fault('notFound');
        const ids = type === 'request' ? await idsWithMerged(transaction, id) : [id];
        if ((await messages.settle(transaction, type, ids, caller.now, seenUntil, lineId)) > 0)
          await NOTES[talk.type](transaction, talk.id, `${talk.type}.messages-settled`, caller);
      }),

    async unread(actor) {
      // The operator looks on: what clients have not read waits for nobody here.
      const subjects = actor.kind === 'admin' ? [] : await countReached(db, actor);
      return { total: subjects.reduce((sum, { unread }) => sum + unread, 0), subjects };
    },

    async waitingForOperator() {
      return {
        total: await countWaitingForOperator(db),
        requests: await countWithWaiting(db, 'request'),
        offers: await countWithWaiting(db, 'offer'),
        projects: await countWithWaiting(db, 'project'),
      };
    },
  };
}
