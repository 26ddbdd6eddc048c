import { CONTACT_SENT } from '#content/contact.ts';
import { CONTACT_CLIENT_MAIL, CONTACT_OPERATOR_MAIL, CONTACT_ROWS } from '#content/contact-mails.ts';
import { OPERATOR_MAIL } from '#content/request-mails.ts';
import { registerHref } from '#domain/accounts/sign-in-links.ts';
import { contentWithClaims } from '#domain/content/claims.ts';
import { siteClaims } from '#domain/content/site-claims.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { topicName } from '#domain/requests/topic-names.ts';
import { filled, type MailBlock, quoted } from '../mail/document.ts';
import { type ComposedMail, documentOf, signature } from '../mail/site-mail.ts';
import type { ContactRequest } from './data.ts';
import { clientMailHeld, contactBlocks, repeatedRows } from './mail-parts.ts';
import { promiseInWords } from './store.ts';

interface ContactMailInput {
  request: ContactRequest;
  site: SiteFacts;
}

/**
 * Tells the client the number and what follows. It repeats nothing that was typed: nobody can have words of their own
 * mailed to a stranger's address (decisions 7.14). The digits of the phone number let a mistyped one be noticed.
 */
export function contactClientMail({
  request,
  site,
  publicUrl,
}: ContactMailInput & { publicUrl: string }): ComposedMail {
  const claims = {
    ...siteClaims(site),
    ticket: ticket(request.number),
    answerBy: promiseInWords(request.answerDueAt),
  };
  const mail = contentWithClaims(CONTACT_CLIENT_MAIL, claims);
  const { steps, stepsHeading } = contentWithClaims(CONTACT_SENT, claims);
  const rows = filled([
    { label: CONTACT_ROWS.ticket, value: ticket(request.number) },
    { label: CONTACT_ROWS.topic, value: topicName(request.topic) },
  ]);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: mail.greeting },
    { kind: 'paragraph', text: mail.thanks },
    { kind: 'steps', heading: stepsHeading, items: steps },
    { kind: 'action', label: mail.account, href: publicUrl + registerHref(request.email) },
    { kind: 'rows', heading: mail.summaryHeading, rows: [...rows, ...repeatedRows(request)] },
    { kind: 'notes', items: [mail.notYou] },
  ];
  const frame = { preview: mail.preview, heading: mail.subject, signature: signature(site, mail.regards) };
  return { subject: mail.subject, document: documentOf(site, frame, blocks) };
}

/** Brings the operator what was written, with a number to tap. */
export function contactOperatorMail({
  request,
  site,
  clientMailed,
}: ContactMailInput & { clientMailed: boolean }): ComposedMail {
  const words = contentWithClaims(CONTACT_OPERATOR_MAIL, { ticket: ticket(request.number) });
  const topic = topicName(request.topic);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: OPERATOR_MAIL.intro },
    ...(clientMailed ? [] : [clientMailHeld]),
    ...contactBlocks(request, OPERATOR_MAIL),
    quoted(words.messageHeading, request.description),
  ];
  const subject = topic === '' ? words.heading : `${words.heading}: ${topic}`;
  const frame = { preview: words.preview, heading: subject, signature: null };
  return { subject, document: documentOf(site, frame, blocks) };
}
