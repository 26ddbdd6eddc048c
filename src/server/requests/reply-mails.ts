import { ANSWER_DUE_MAIL, OPERATOR_MAIL, REPLY_MAIL } from '#content/request-mails.ts';
import { registerHref } from '#domain/accounts/sign-in-links.ts';
import { contentWithClaims } from '#domain/content/claims.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { answerBy } from '#domain/requests/answer-clock.ts';
import { requestDeskPath } from '#domain/requests/request-address.ts';
import { isUnanswered } from '#domain/requests/request-life.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { findOwnerOf } from '../accounts/data.ts';
import type { Db } from '../db/pool.ts';
import { attachedOf } from '../files/records-data.ts';
import { type Composer, UNNEEDED } from '../mail/delivery.ts';
import { type MailBlock, quoted } from '../mail/document.ts';
import type { Mailbox } from '../mail/mail.ts';
import { answeredByMail, documentOf, messageOf } from '../mail/site-mail.ts';
import { messagesToTell } from '../messages/messages-to-tell.ts';
import type { StoredRequest } from './data.ts';
import { findAnyRequest } from './inbox-data.ts';
import { contactBlocks } from './mail-parts.ts';

export const REPLY_MAIL_KIND = 'request-reply';
export const ANSWER_DUE_MAIL_KIND = 'request-answer-due';

interface ReplyMailOptions {
  db: Db;
  site: SiteFacts;
  publicUrl: string;
  /** Whom the client answers. */
  operator: Mailbox;
}

/** Composers of the operator's answers, and of the reminder that one is due. */
export function replyComposers({
  db,
  site,
  publicUrl,
  operator,
}: ReplyMailOptions): Record<string, Composer> {
  const requestOf = async (id: string | null): Promise<StoredRequest | null> =>
    id === null ? null : findAnyRequest(db, id);
  return {
    async [REPLY_MAIL_KIND](mail) {
      const request = await requestOf(mail.requestId);
      if (!request) return null;
      const { told: replies } = await messagesToTell(db, mail, {
        subject: { type: 'request', id: request.id },
        side: 'operator',
      });
      const [first, ...more] = replies;
      // Withdrawn or read before it went out.
      if (!first) return UNNEEDED;
      const hasAccount = (await findOwnerOf(db, request.email)) !== null;
      const words = contentWithClaims(REPLY_MAIL, { ticket: ticket(request.number) });
      const attached = await attachedOf(
        db,
        replies.map(({ id }) => id),
      );
      const blocks: MailBlock[] = [
        // A single reply reads like a letter.
        ...(more.length === 0
          ? paragraphs(`${first.text}\n${attached.get(first.id) ?? ''}`)
          : replies.map(({ id, text }) => quoted(words.reply, text, attached.get(id)))),
        hasAccount
          ? { kind: 'action', label: words.open, href: `${publicUrl}/portal/requests/${request.id}` }
          : { kind: 'action', label: words.account, href: publicUrl + registerHref(request.email) },
      ];
      const { subject, preview } = words;
      // How it is signed, the operator has written.
      const frame = { preview, heading: subject, signature: null };
      return answeredByMail({ subject, document: documentOf(site, frame, blocks) }, operator);
    },
    async [ANSWER_DUE_MAIL_KIND](mail) {
      const request = await requestOf(mail.requestId);
      if (!request?.answerDueAt || !isUnanswered(request)) return null;
      const words = contentWithClaims(ANSWER_DUE_MAIL, {
        ticket: ticket(request.number),
        answerBy: answerBy(request.answerDueAt),
      });
      const blocks: MailBlock[] = [
        { kind: 'paragraph', text: words.text },
        { kind: 'action', label: words.open, href: publicUrl + requestDeskPath(request.id) },
        ...contactBlocks(request, OPERATOR_MAIL),
      ];
      const { subject, preview } = words;
      const frame = { preview, heading: subject, signature: null };
      const replyTo = { name: request.name, address: request.email };
      return { ...messageOf({ subject, document: documentOf(site, frame, blocks) }), replyTo };
    },
  };
}

/** The paragraphs of a text that was written by hand. */
const paragraphs = (text: string): MailBlock[] =>
  text
    .split(/\r?\n\s*\r?\n|\r?\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ kind: 'paragraph', text: part.trim() }));
