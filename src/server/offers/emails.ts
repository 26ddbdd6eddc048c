import { ADDENDUM_MAILS, OFFER_MAILS } from '#content/offer-mails.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { formatDateTime, formatExactEuros } from '#domain/kernel/format.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import { DECLINE_REASONS } from '#domain/offers/decline-reasons.ts';
import { linesOf, type OfferContent } from '#domain/offers/offer.ts';
import { offerEditorPath, offerPath, REMINDERS_OFF_ID } from '#domain/offers/offer-address.ts';
import { type Chosen, initialChoice } from '#domain/offers/offer-choice.ts';
import { isAddendum, revisionLetter } from '#domain/offers/offer-number.ts';
import { keptRows } from '#domain/offers/offer-shown.ts';
import { type OfferTotals, offerTotals } from '#domain/offers/offer-totals.ts';
import { duePayments } from '#domain/offers/payment-plan.ts';
import type { Reminder } from '#domain/offers/reminders.ts';
import { vatIncluded } from '#domain/quote/vat.ts';
import { filled, type MailBlock, type MailRow, quoted } from '../mail/document.ts';
import { threadSubject } from '../mail/mail.ts';
import { type ComposedMail, documentOf, signature } from '../mail/site-mail.ts';

/** What every mail about an offer is made of. */
export interface OfferOfMail {
  id: string;
  number: string;
  revision: number;
  content: OfferContent;
  /** What the client has taken, once accepted. */
  chosen: Chosen | null;
}

/** Where its links lead. */
export interface MailSite {
  site: SiteFacts;
  publicUrl: string;
}

/** What mails about it say: an addendum is not called an offer. */
const textsOf = ({ number }: Pick<OfferOfMail, 'number'>) =>
  isAddendum(number) ? ADDENDUM_MAILS : OFFER_MAILS;

/** What is said alike of both. */
const words = OFFER_MAILS.frame;
const { accepted: agreed, operator: own } = OFFER_MAILS;

const named = (text: string, { number }: Pick<OfferOfMail, 'number'>): string =>
  text.replace('{number}', () => number);

/** A price as mails say it; a payer's with VAT. */
const price = (cents: number): string => formatExactEuros(cents);

const totalsOf = ({ content, chosen }: OfferOfMail): OfferTotals =>
  offerTotals(content, chosen ?? initialChoice(content));

const priceRows = (offer: OfferOfMail): MailRow[] => {
  const { once, monthly } = totalsOf(offer);
  return filled([
    { label: words.once, value: once.total > 0 || monthly.total === 0 ? price(once.total) : '' },
    { label: words.monthly, value: monthly.total > 0 ? price(monthly.total) : '' },
  ]);
};

const numberRow = (offer: OfferOfMail): MailRow => ({
  label: textsOf(offer).frame.number,
  value: `${offer.number}, ${words.revision} ${revisionLetter(offer.revision)}`,
});

const summary = (offer: OfferOfMail): MailBlock => ({
  kind: 'rows',
  heading: textsOf(offer).frame.summary,
  rows: filled([
    numberRow(offer),
    { label: words.title, value: offer.content.title },
    ...priceRows(offer),
    { label: words.validUntil, value: dayText(offer.content.validUntil) },
  ]),
});

const openAction = (label: string, { publicUrl }: MailSite, token: string): MailBlock => ({
  kind: 'action',
  label,
  href: publicUrl + offerPath(token),
});

/** Text of the operator in its paragraphs. */
const paragraphs = (text: string): MailBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'paragraph', text: paragraph }));

const toClient = (
  { content }: OfferOfMail,
  { site }: MailSite,
  { subject, preview, heading = subject }: { subject: string; preview: string; heading?: string },
  blocks: MailBlock[],
): ComposedMail => ({
  subject,
  document: documentOf(
    site,
    { preview, heading, signature: signature(site, words.regards) },
    blocks,
    vatIncluded(content.vat),
  ),
});

const greeted = (intro: string): MailBlock[] => paragraphs(`${words.greeting}\n\n${intro}`);

/** How the subjects of all mails about an offer and its project begin. */
export const threadName = ({ number, content }: Pick<OfferOfMail, 'number' | 'content'>): string =>
  `${number} ${content.title}`;

const sentHeading = (offer: Pick<OfferOfMail, 'number'>, isRevised: boolean): string => {
  const { heading, revisedHeading } = textsOf(offer).sent;
  return isRevised ? revisedHeading : heading;
};

/** What takes a draft to its client, as it is proposed: of a first revision or a later one. */
export function proposedMail(
  offer: Pick<OfferOfMail, 'number' | 'content'>,
  isRevised: boolean,
): { subject: string; text: string } {
  const { text, revisedText, choice } = textsOf(offer).sent;
  const hasChoice = linesOf(offer.content).some((line) => line.choice.kind !== 'fixed');
  return {
    subject: threadSubject(threadName(offer), sentHeading(offer, isRevised)),
    text: isRevised ? revisedText : text + (hasChoice ? ` ${choice}` : ''),
  };
}

/** Takes an offer to its client. */
export const sentMail = (
  offer: OfferOfMail,
  site: MailSite,
  { subject, text, token }: { subject: string; text: string; token: string },
): ComposedMail =>
  toClient(
    offer,
    site,
    { subject, preview: textsOf(offer).sent.preview, heading: sentHeading(offer, offer.revision > 1) },
    [
      ...paragraphs(text),
      openAction(textsOf(offer).frame.open, site, token),
      summary(offer),
      { kind: 'notes', items: [textsOf(offer).frame.private, textsOf(offer).frame.question] },
    ],
  );

/** Takes a new link to the client. */
export const linkMail = (offer: OfferOfMail, site: MailSite, token: string): ComposedMail =>
  toClient(
    offer,
    site,
    { subject: named(textsOf(offer).link.subject, offer), preview: textsOf(offer).link.preview },
    [
      ...greeted(textsOf(offer).link.intro),
      openAction(textsOf(offer).frame.open, site, token),
      summary(offer),
      { kind: 'notes', items: [textsOf(offer).frame.private, textsOf(offer).link.notYou] },
    ],
  );

/** Reminds the client; one tap leads to where it can be turned off. */
export function reminderMail(
  offer: OfferOfMail,
  site: MailSite,
  { reminder, token }: { reminder: Reminder; token: string },
): ComposedMail {
  const { subjects, intros, preview, off, offNote } = textsOf(offer).reminder;
  const subject = named(subjects[reminder], offer).replace('{day}', () => dayText(offer.content.validUntil));
  return toClient(offer, site, { subject, preview }, [
    ...greeted(intros[reminder]),
    openAction(textsOf(offer).frame.open, site, token),
    summary(offer),
    { kind: 'notes', items: [textsOf(offer).frame.question] },
    { kind: 'action', label: off, href: `${site.publicUrl}${offerPath(token)}#${REMINDERS_OFF_ID}` },
    { kind: 'notes', items: [offNote] },
  ]);
}

/** What somebody has written, with the names of the files that went with it. */
export interface AnswerOfMail {
  text: string;
  attached: string;
}

/** An answer with what it answers. */
export interface AnsweredOfMail extends AnswerOfMail {
  /** The line that it hangs on; null for the whole offer. */
  lineId: string | null;
  /** What the client has asked since the answer before; empty where it was nothing. */
  question: string;
}

/** Takes the operator's answers to the client, each after its question. */
export const answerMail = (
  offer: OfferOfMail,
  site: MailSite,
  { answers, token }: { answers: readonly AnsweredOfMail[]; token: string },
): ComposedMail =>
  toClient(
    offer,
    site,
    { subject: named(textsOf(offer).answer.subject, offer), preview: textsOf(offer).answer.preview },
    [
      ...greeted(textsOf(offer).answer.intro),
      ...answers.flatMap((answer) => answerBlocks(offer, answer)),
      openAction(textsOf(offer).answer.open, site, token),
      { kind: 'notes', items: [textsOf(offer).frame.question] },
    ],
  );

function answerBlocks(offer: OfferOfMail, { lineId, question, text, attached }: AnsweredOfMail): MailBlock[] {
  const mail = textsOf(offer).answer;
  const line = linesOf(offer.content).find(({ id }) => id === lineId);
  const about = line ? ` ${mail.about.replace('{line}', () => line.name)}` : '';
  return [
    ...(question === '' ? [] : [quoted(mail.question + about, question)]),
    quoted(mail.answers + about, text, attached),
  ];
}

/** How an offer was accepted, as mails say it. */
export interface AcceptanceOfMail {
  name: string;
  acceptedAt: Date;
  fingerprint: string;
  consents: readonly string[];
}

const acceptanceRows = (offer: OfferOfMail, { name, acceptedAt, consents }: AcceptanceOfMail): MailRow[] => [
  numberRow(offer),
  { label: words.title, value: offer.content.title },
  ...priceRows(offer),
  { label: agreed.accepted, value: `${formatDateTime(acceptedAt)}, ${name}` },
  ...keptRows(consents).flatMap(({ label, values }) => values.map((value) => ({ label, value }))),
];

/** Parts of the one-off price by when they are due. */
function payments(offer: OfferOfMail): MailBlock[] {
  const { once } = totalsOf(offer);
  const due = duePayments(offer.content.payments, once.total).filter(({ amount }) => amount > 0);
  if (due.length === 0) return [];
  return [
    {
      kind: 'amounts',
      heading: agreed.payments,
      rows: due.map(({ name, amount }) => ({ label: name, value: price(amount) })),
      total: { label: agreed.total, value: price(once.total) },
    },
  ];
}

/** Confirms the acceptance to the client; `attached` when the PDF comes with it. */
export const acceptedMail = (
  offer: OfferOfMail,
  site: MailSite,
  { acceptance, token, attached }: { acceptance: AcceptanceOfMail; token: string | null; attached: boolean },
): ComposedMail => {
  const mail = textsOf(offer).accepted;
  return toClient(offer, site, { subject: named(mail.subject, offer), preview: mail.preview }, [
    ...greeted(mail.intro),
    ...(attached ? paragraphs(mail.attached) : []),
    {
      kind: 'rows',
      heading: mail.details,
      rows: [
        ...acceptanceRows(offer, acceptance),
        { label: mail.fingerprint, value: acceptance.fingerprint },
      ],
    },
    ...payments(offer),
    ...(token === null
      ? []
      : [{ kind: 'paragraph' as const, text: mail.next }, openAction(mail.open, site, token)]),
    { kind: 'notes', items: [mail.verify, `${site.publicUrl}/overenie`] },
  ]);
};

const toOperator = (
  offer: OfferOfMail,
  { site, publicUrl }: MailSite,
  { subject, preview, intro }: { subject: string; preview: string; intro: string },
  blocks: MailBlock[],
): ComposedMail => {
  const heading = named(subject, offer);
  return {
    subject: heading,
    document: documentOf(
      site,
      { preview, heading, signature: null },
      [
        { kind: 'paragraph', text: intro },
        { kind: 'action', label: textsOf(offer).operator.open, href: publicUrl + offerEditorPath(offer.id) },
        ...blocks,
      ],
      vatIncluded(offer.content.vat),
    ),
  };
};

/** Tells the operator that an offer was accepted. */
export const acceptedOperatorMail = (
  offer: OfferOfMail,
  site: MailSite,
  acceptance: AcceptanceOfMail,
): ComposedMail =>
  toOperator(offer, site, textsOf(offer).operator.accepted, [
    { kind: 'rows', heading: agreed.details, rows: acceptanceRows(offer, acceptance) },
    ...payments(offer),
  ]);

/** Tells the operator why an offer was declined. */
export const declinedMail = (
  offer: OfferOfMail,
  site: MailSite,
  { client, reason, text }: { client: string; reason: keyof typeof DECLINE_REASONS; text: string },
): ComposedMail =>
  toOperator(offer, site, textsOf(offer).operator.declined, [
    {
      kind: 'rows',
      heading: textsOf(offer).frame.summary,
      rows: filled([
        { label: own.client, value: client },
        numberRow(offer),
        { label: words.title, value: offer.content.title },
        { label: own.reason, value: DECLINE_REASONS[reason] },
      ]),
    },
    ...(text === '' ? [] : [quoted(own.words, text)]),
  ]);

/** Tells the operator that a client wants an offer that is over. */
export const renewalMail = (offer: OfferOfMail, site: MailSite, client: string): ComposedMail =>
  toOperator(offer, site, textsOf(offer).operator.renewal, [
    {
      kind: 'rows',
      heading: textsOf(offer).frame.summary,
      rows: filled([
        { label: own.client, value: client },
        numberRow(offer),
        { label: words.title, value: offer.content.title },
        ...priceRows(offer),
        { label: words.validUntil, value: dayText(offer.content.validUntil) },
      ]),
    },
  ]);

/** Tells the operator what the client asks. */
export const questionMail = (
  offer: OfferOfMail,
  site: MailSite,
  { client, line, text, attached }: AnswerOfMail & { client: string; line: string | null },
): ComposedMail => {
  const { question } = textsOf(offer).operator;
  return toOperator(offer, site, question, [
    {
      kind: 'rows',
      heading: textsOf(offer).frame.summary,
      rows: filled([
        { label: own.client, value: client },
        numberRow(offer),
        { label: question.line, value: line ?? '' },
      ]),
    },
    quoted(question.heading, text, attached),
  ]);
};
