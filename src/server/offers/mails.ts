import { z } from 'zod';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { isWorkingMoment } from '#domain/kernel/working-time.ts';
import { currentRevision } from '#domain/offers/listed.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { REMINDERS } from '#domain/offers/reminders.ts';
import { revisionStateOn } from '#domain/offers/revision-life.ts';
import { answeredTo } from '../clients/answered-to.ts';
import type { Db } from '../db/pool.ts';
import { attachedOf } from '../files/records-data.ts';
import type { Foundation } from '../foundation.ts';
import type { StoredMail } from '../mail/data.ts';
import { type Composer, UNNEEDED } from '../mail/delivery.ts';
import type { Attachment } from '../mail/mail.ts';
import { answeredByMail, type ComposedMail, messageOf } from '../mail/site-mail.ts';
import { findMessages, findMessagesBy, type StoredMessage } from '../messages/data.ts';
import { messagesToTell } from '../messages/messages-to-tell.ts';
import { findGoodLink, findOffer } from './data.ts';
import * as emails from './emails.ts';
import { type FullOffer, loadOffer, mailboxOf } from './full-offer.ts';
import type { OfferLinks } from './links.ts';
import { linksUsedAfter } from './links.ts';
import { openThreads } from './list-data.ts';
import * as kinds from './mail-kinds.ts';
import type { OfferService } from './service.ts';

const aboutOffer = z.object({ offerId: z.uuid() });
const withLink = aboutOffer.extend({ linkId: z.uuid() });
const sentPayload = withLink.extend({ revision: z.int(), subject: z.string(), text: z.string() });
const reminderPayload = withLink.extend({ revision: z.int(), reminder: z.enum(REMINDERS) });
/** Without a link where the operator has ended them all. */
const acceptedPayload = aboutOffer.extend({ linkId: z.uuid().nullable() });
/** By a link, or in a mail from before it was noted, nobody's account. */
const ofClient = aboutOffer.extend({ accountId: z.uuid().nullable().default(null) });
const messagesPayload = aboutOffer.extend({ messageIds: z.array(z.uuid()) });

/** After so many attempts the client's mail goes out without a PDF that cannot be made. */
const ATTEMPTS_WITH_PDF = 4;

/** Makes the PDF of an accepted offer, with its confirmation. */
export type AcceptedPdf = (offer: FullOffer, signal: AbortSignal) => Promise<Attachment>;

interface OfferMailOptions extends Pick<Foundation, 'db' | 'site' | 'config' | 'clock' | 'operator'> {
  offers: Pick<OfferService, 'find'>;
  links: OfferLinks;
  /** Null while nothing makes it. */
  acceptedPdf: AcceptedPdf | null;
}

/** Composers of the mails about offers, by kind. What they say of the offer is as it was sent. */
export function offerComposers({
  db,
  site,
  config,
  clock,
  operator,
  offers,
  links,
  acceptedPdf,
}: OfferMailOptions): Record<string, Composer> {
  const mailSite = { site, publicUrl: config.publicUrl };
  const time = workingTimeOf(site);

  const find = async (offerId: string): Promise<FullOffer | null> => {
    try {
      return await offers.find(offerId);
    } catch (error) {
      if (error instanceof Fault && error.code === 'notFound') return null;
      throw error;
    }
  };

  /** The token of a link while it is good: a mail that waited too long, or was revoked meanwhile, is not sent. */
  const tokenOf = async (linkId: string): Promise<string | null> => {
    const link = await findGoodLink(db, linkId, linksUsedAfter(clock()));
    return link && links.tokenOf(link);
  };

  /** A reminder that waited for the mail server is not sent about what was answered, or asked about, meanwhile. */
  const isToRemind = async (offer: FullOffer, revision: number): Promise<boolean> => {
    const found = offer.revisions.find((one) => one.revision === revision);
    const state = found && revisionStateOn(found, wallTimeOf(clock()).day);
    if (offer.remindersOff || (state !== 'sent' && state !== 'viewed')) return false;
    return !(await openThreads(db, [offer.id])).has(offer.id);
  };

  /** Answers that the client has not seen, of an offer that is over only those written since. */
  const answersToTell = async (
    { id, revisions }: FullOffer,
    mail: StoredMail,
  ): Promise<emails.AnsweredOfMail[]> => {
    const closedAt = currentRevision(revisions)?.closedAt ?? null;
    const { told } = await messagesToTell(db, mail, {
      subject: { type: 'offer', id },
      side: 'operator',
    });
    const answers = told.filter(({ createdAt }) => closedAt === null || createdAt > closedAt);
    const said = await findMessages(db, 'offer', [id]);
    return (await withAttached(answers)).map((answer) => ({ ...answer, question: questionOf(answer, said) }));
  };

  const withAttached = async (said: readonly StoredMessage[]) => {
    const attached = await attachedOf(
      db,
      said.map(({ id }) => id),
    );
    return said.map((message) => ({ ...message, attached: attached.get(message.id) ?? '' }));
  };

  const attached = async (
    offer: FullOffer,
    { attempts }: StoredMail,
    signal: AbortSignal,
  ): Promise<Attachment[]> => {
    if (!acceptedPdf) return [];
    try {
      return [await acceptedPdf(offer, signal)];
    } catch (error) {
      if (attempts < ATTEMPTS_WITH_PDF) throw error;
      return [];
    }
  };

  /** A mail to the client with a link that is good. */
  const toClient = async (
    { offerId, linkId }: z.output<typeof withLink>,
    compose: (offer: FullOffer, token: string) => Promise<ComposedMail | typeof UNNEEDED | null>,
  ) => {
    const [offer, token] = [await find(offerId), await tokenOf(linkId)];
    const made = offer && token !== null ? await compose(offer, token) : null;
    if (made === null || made === UNNEEDED) return made;
    return answeredByMail(made, operator);
  };

  /** A mail that only nudges the client: without an offer or a link, or once overtaken, nobody misses it. */
  const nudge = async (...about: Parameters<typeof toClient>) => (await toClient(...about)) ?? UNNEEDED;

  const toOperator = async (
    payload: StoredMail['payload'],
    compose: (offer: FullOffer) => ComposedMail | typeof UNNEEDED | null,
  ) => {
    const { offerId, accountId } = ofClient.parse(payload);
    const offer = await find(offerId);
    const mail = offer && compose(offer);
    if (!offer || !mail) return null;
    if (mail === UNNEEDED) return mail;
    return { ...messageOf(mail), ...(await answeredTo(db, accountId, mailboxOf(offer))) };
  };

  return {
    async [kinds.OFFER_SENT]({ payload }) {
      const { revision, subject, text, ...link } = sentPayload.parse(payload);
      const sent = await toClient(link, async (offer, token) => {
        const about = ofMail(offer, revision);
        if (isReplaced(offer, revision)) return UNNEEDED;
        return about && emails.sentMail(about, mailSite, { subject, text, token });
      });
      return sent === null || sent === UNNEEDED ? sent : { ...sent, isSubjectWritten: true };
    },
    async [kinds.OFFER_LINK]({ payload }) {
      return toClient(withLink.parse(payload), async (offer, token) => {
        const about = ofMail(offer);
        return about && emails.linkMail(about, mailSite, token);
      });
    },
    async [kinds.OFFER_REMINDER]({ payload }) {
      const { revision, reminder, ...link } = reminderPayload.parse(payload);
      return nudge(link, async (offer, token) => {
        const about = (await isToRemind(offer, revision)) ? ofMail(offer, revision) : null;
        if (about && !isWorkingMoment(clock(), time)) throw new Error('Reminders wait for working hours');
        return about && emails.reminderMail(about, mailSite, { reminder, token });
      });
    },
    async [kinds.OFFER_ANSWERED](mail) {
      return nudge(withLink.parse(mail.payload), async (offer, token) => {
        const answers = await answersToTell(offer, mail);
        const about = answers.length > 0 ? ofMail(offer) : null;
        return about && emails.answerMail(about, mailSite, { answers, token });
      });
    },
    async [kinds.OFFER_ACCEPTED_CLIENT](mail, signal) {
      const { offerId, linkId } = acceptedPayload.parse(mail.payload);
      const [offer, token] = [await find(offerId), linkId === null ? null : await tokenOf(linkId)];
      const about = offer && ofMail(offer);
      if (!about || !offer.acceptance) return null;
      const { acceptance } = offer;
      const attachments = await attached(offer, mail, signal);
      const made = { acceptance, token, attached: attachments.length > 0 };
      return { ...answeredByMail(emails.acceptedMail(about, mailSite, made), operator), attachments };
    },
    async [kinds.OFFER_ACCEPTED_OPERATOR]({ payload }) {
      return toOperator(payload, (offer) => {
        const about = ofMail(offer);
        return about && offer.acceptance && emails.acceptedOperatorMail(about, mailSite, offer.acceptance);
      });
    },
    async [kinds.OFFER_DECLINED]({ payload }) {
      return toOperator(payload, (offer) => {
        const declined = offer.revisions.find(({ declineReason }) => declineReason !== null);
        const about = declined && ofMail(offer, declined.revision);
        if (!about || declined.declineReason === null) return null;
        const { declineReason: reason, declineText: text } = declined;
        return emails.declinedMail(about, mailSite, {
          client: offer.recipientName,
          reason,
          text: text ?? '',
        });
      });
    },
    async [kinds.OFFER_RENEWAL]({ payload }) {
      return toOperator(payload, (offer) => {
        const about = ofMail(offer);
        return about && emails.renewalMail(about, mailSite, offer.recipientName);
      });
    },
    async [kinds.OFFER_QUESTION]({ payload }) {
      const { offerId, messageIds } = messagesPayload.parse(payload);
      const asked = (await findMessagesBy(db, { type: 'offer', id: offerId }, messageIds)).filter(
        ({ withdrawnAt, readAt }) => !withdrawnAt && !readAt,
      );
      const [first] = asked;
      const attached = (await withAttached(asked)).map((question) => question.attached);
      return toOperator({ offerId, accountId: first?.accountId ?? null }, (offer) => {
        const about = ofMail(offer);
        if (!first) return UNNEEDED;
        if (!about) return null;
        const line = linesOf(about.content).find(({ id }) => id === first.lineId)?.name ?? null;
        const text = asked.map((message) => message.text).join('\n');
        return emails.questionMail(about, mailSite, {
          ...{ client: offer.recipientName, line, text },
          attached: attached.filter(Boolean).join('; '),
        });
      });
    },
  };
}

/** How the subjects of the mails about an offer and its project begin: as what was sent of it last; null where there is none. */
export async function findThreadName(db: Db, offerId: string): Promise<string | null> {
  const stored = await findOffer(db, offerId);
  const about = stored && ofMail(await loadOffer(db, stored));
  return about && emails.threadName(about);
}

/** What the client has said in the thread of an answer since the answer before it; empty where that is nothing. */
function questionOf({ lineId, createdAt }: StoredMessage, said: readonly StoredMessage[]): string {
  const before = said.filter(
    (one) => one.lineId === lineId && one.withdrawnAt === null && one.createdAt < createdAt,
  );
  const since = before.slice(before.findLastIndex(({ side }) => side === 'operator') + 1);
  return since.map(({ text }) => text).join('\n');
}

/** Whether a revision was withdrawn, or another one has taken its place. */
const isReplaced = ({ revisions }: FullOffer, revision: number): boolean =>
  revisions.some(
    (one) => one.revision === revision && (one.state === 'withdrawn' || one.state === 'superseded'),
  );

/** What a mail says of an offer: of a revision that was sent, the current one unless told. */
function ofMail(offer: FullOffer, revision?: number): emails.OfferOfMail | null {
  const { id, number, acceptance } = offer;
  const sent = offer.revisions.filter(({ state }) => state !== 'draft');
  const shown =
    revision === undefined ? currentRevision(sent) : sent.find((one) => one.revision === revision);
  if (!shown) return null;
  const chosen = acceptance?.revision === shown.revision ? new Set(acceptance.chosen) : null;
  return { id, number, revision: shown.revision, content: shown.content, chosen };
}
