import type { FastifyRequest } from 'fastify';
import * as contract from '#domain/messages/contract.ts';
import { byOf } from '../audit/note.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { OfferRoom } from '../offers/room.ts';
import type { Room } from '../room.ts';
import { createConversations, lockTalkedAbout } from './conversation.ts';
import { createDeskNotes } from './desk-notes.ts';
import { createNotes } from './notes.ts';
import { createOperatorMails } from './operator-mails.ts';
import { createMessageService } from './service.ts';

interface MessageRoomOptions extends Pick<OfferRoom, 'conversation'> {
  /** Whether a request comes with a session of an operator, whatever else it carries. */
  isOperators(request: FastifyRequest): Promise<boolean>;
}

/** Conversations about requests, offers and projects as clients read and write them, and what is unread (business 3, 5). */
export function messageRoom(
  foundation: Foundation,
  { conversation: offers, isOperators }: MessageRoomOptions,
): Room {
  const messages = createMessageService(foundation);
  const mails = createOperatorMails({ ...foundation, lock: lockTalkedAbout });
  const conversations = createConversations({ ...foundation, messages, mails, offers });
  const notes = createDeskNotes({ db: foundation.db, notes: createNotes(foundation) });
  foundation.jobs.repeat({
    name: 'client-messages',
    cron: '*/5 * * * *',
    run: () => mails.run(foundation.clock()),
  });
  return {
    mails: mails.composers,
    calls: [
      serve(contract.readConversation, (call) =>
        conversations.read(call.params, 'client', call.query.before, call),
      ),
      serve(contract.writeMessage, (call) => conversations.write(call.params, call.body, call)),
      serve(contract.withdrawMessage, (call) => {
        const { messageId, ...talk } = call.params;
        return conversations.withdraw(talk, messageId, call);
      }),
      serve(contract.markConversationRead, async (call) => {
        // An operator who looks at what a client's link opens has not read it for them.
        if (!(await isOperators(call.request)))
          await conversations.markRead(call.params, call.body.seenUntil, call);
        return {};
      }),
      serve(contract.portalUnread, ({ actor }) => conversations.unread(actor)),
      serve(contract.deskConversation, (call) =>
        conversations.read(call.params, 'operator', call.query.before, call),
      ),
      serve(contract.settleConversation, async (call) => {
        await conversations.settle(call.params, call.body, call);
        return {};
      }),
      serve(contract.deskNotes, ({ params, actor }) => notes.of(params, actor)),
      serve(contract.writeDeskNote, (call) => notes.write(call.params, call.body, byOf(call))),
      serve(contract.removeDeskNote, (call) => {
        const { noteId, ...subject } = call.params;
        return notes.remove(subject, noteId, byOf(call));
      }),
      serve(contract.deskWaiting, () => conversations.waitingForOperator()),
    ],
  };
}
