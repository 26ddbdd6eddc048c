import type { AnswerOf } from '#domain/api/call.ts';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import { isBot } from '#domain/requests/bot.ts';
import { submitContact } from '#domain/requests/contact-contract.ts';
import { answerByField, mailedField } from '#domain/requests/submission-schemas.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { Db } from '../db/pool.ts';
import { claimOf, submitOnce } from '../idempotency/submit-once.ts';
import type { Random } from '../random.ts';
import { CONTACT_CLIENT_MAIL_KIND, CONTACT_OPERATOR_MAIL_KIND } from './contact-mails.ts';
import type { StoredRequest } from './data.ts';
import { contactRow } from './row.ts';
import { promiseInWords, type RequestContext, type RequestParts, storeRequest } from './store.ts';

export type ContactBody = ParsedBody<typeof submitContact>;
type ContactAnswer = AnswerOf<typeof submitContact>;

export interface ContactRequestService {
  /**
   * Stores a request of the contact form, an audit entry and two mails in one transaction, once for one submission
   * however often it arrives. Throws looksAutomatic, keyReused, inFlight, databaseUnavailable.
   */
  send(body: ContactBody, context: RequestContext): Promise<ContactAnswer>;
}

interface ContactRequestServiceOptions extends RequestParts {
  db: Db;
  random: Random;
}

/** The word of the stored hashes (idempotency/submit-once.ts). */
const CLAIMED_AS = 'message';

const MAIL_KINDS = { clientKind: CONTACT_CLIENT_MAIL_KIND, operatorKind: CONTACT_OPERATOR_MAIL_KIND };

export function createContactRequestService(options: ContactRequestServiceOptions): ContactRequestService {
  const { db, outbox, random } = options;
  return {
    async send({ website, filledInMs, ...body }, context) {
      if (isBot({ website, filledInMs })) throw new Fault('looksAutomatic');
      const claim = claimOf(CLAIMED_AS, body, context);
      const answer = await submitOnce(db, claim, storedAnswerSchema, async (transaction) => {
        const stored = await storeRequest(
          transaction,
          contactRow(random.uuid(), body, context),
          { ...MAIL_KINDS, isShared: context.isShared ?? true },
          options,
        );
        return answerOf(stored.request, stored.mailed);
      });
      outbox.wake();
      return answer;
    },
  };
}

/** An answer kept for its key; the version before mailed every client and did not say so. */
const storedAnswerSchema = submitContact.answer.extend({
  mailed: mailedField.default(true),
  answerBy: answerByField.default(null),
});

const answerOf = (
  { id, number, answerDueAt }: Pick<StoredRequest, 'id' | 'number' | 'answerDueAt'>,
  mailed: boolean,
): ContactAnswer => ({
  id,
  number,
  ticket: ticket(number),
  mailed,
  answerBy: promiseInWords(answerDueAt),
});
