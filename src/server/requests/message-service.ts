import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '#domain/api/call.ts';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { parsePhone } from '#domain/kernel/phone.ts';
import { isBot } from '#domain/requests/bot.ts';
import { mailedField, submitContact } from '#domain/requests/contact-contract.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { insertAudit } from '../audit/data.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { Mailbox } from '../mail/mail.ts';
import type { Outbox } from '../mail/outbox.ts';
import { insertMessage, nextNumber, type StoredMessage } from './data.ts';
import { claimOf, type SubmitContext, submitOnce } from './idempotency.ts';
import { MESSAGE_CLIENT_MAIL_KIND, MESSAGE_OPERATOR_MAIL_KIND } from './message-mails.ts';

export type MessageBody = ParsedBody<typeof submitContact>;
type MessageAnswer = AnswerOf<typeof submitContact>;

export interface MessageService {
  /**
   * Stores a message, an audit entry and two mails in one transaction, once for one submission however often it
   * arrives. A robot gets an answer, too, but nothing is stored. Throws keyReused, inFlight, databaseUnavailable.
   */
  send(body: MessageBody, context: SubmitContext): Promise<MessageAnswer>;
}

interface MessageServiceOptions {
  db: Db;
  outbox: Pick<Outbox, 'add' | 'addUnproven' | 'wake'>;
  /** Who is told about new messages. */
  operator: Mailbox;
}

export function createMessageService(options: MessageServiceOptions): MessageService {
  const { db, outbox } = options;
  return {
    async send({ website, filledInMs, ...message }, context) {
      if (isBot({ website, filledInMs }))
        return answerOf({ id: randomUUID(), number: await nextNumber(db) }, true);
      const claim = claimOf('message', message, context);
      const answer = await submitOnce(db, claim, storedAnswerSchema, (transaction) =>
        store(transaction, message, context, options),
      );
      outbox.wake();
      return answer;
    },
  };
}

async function store(
  transaction: Transaction,
  { name, email, phone, topic, message }: Omit<MessageBody, 'website' | 'filledInMs'>,
  { browserId, now }: SubmitContext,
  { outbox, operator }: MessageServiceOptions,
): Promise<MessageAnswer> {
  const parsed = parsePhone(phone);
  const stored = await insertMessage(transaction, {
    id: randomUUID(),
    name,
    email,
    phoneE164: parsed?.e164 ?? '',
    phoneDisplay: parsed?.display ?? '',
    topic,
    message,
    browserId,
    createdAt: now,
  });
  await insertAudit(transaction, {
    at: now,
    actor: 'visitor',
    action: 'message.sent',
    subjectType: 'contact_message',
    subjectId: stored.id,
  });
  const payload = { messageId: stored.id };
  const mailed = await outbox.addUnproven(
    transaction,
    { kind: MESSAGE_CLIENT_MAIL_KIND, address: email, payload },
    now,
  );
  const told = {
    kind: MESSAGE_OPERATOR_MAIL_KIND,
    to: operator,
    payload: { ...payload, clientMailed: mailed },
  };
  await outbox.add(transaction, [told], now);
  return answerOf(stored, mailed);
}

/** An answer kept for its key; the version before mailed every client and did not say so. */
const storedAnswerSchema = submitContact.answer.extend({ mailed: mailedField.default(true) });

const answerOf = ({ id, number }: Pick<StoredMessage, 'id' | 'number'>, mailed: boolean): MessageAnswer => ({
  id,
  number,
  ticket: ticket(number),
  mailed,
});
