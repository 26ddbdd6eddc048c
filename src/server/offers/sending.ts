import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { issuerOf } from '#domain/legal/issuer.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { contentOfToday } from '#domain/offers/offer-dates.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { offerProblems } from '#domain/offers/offer-problems.ts';
import { OPEN_STATES, type StoredRevisionState } from '#domain/offers/revision-life.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import type { By } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { keepIssuer } from '../legal/data.ts';
import { lockProjectOf } from '../projects/data.ts';
import { requestLife } from '../requests/life.ts';
import { deleteDraft, revokeLinks, type StoredRevision, stepRevision, threadOf } from './data.ts';
import { proposedMail } from './emails.ts';
import { draftOf, type FullOffer, mailboxOf, mailedTo, recipientOf, refused, stateOf } from './full-offer.ts';
import { wasLinkMailed } from './link-data.ts';
import type { OfferLinks } from './links.ts';
import * as mails from './mail-kinds.ts';
import { noteOnOffer, type OfferSteps, takeStep } from './steps.ts';

/** The mail that takes an offer out; what is left empty is said as it is proposed. */
interface SentBy {
  /** The draft that was read. */
  edit?: number | undefined;
  subject?: string | undefined;
  text?: string | undefined;
}

/** How offers go out, and by what links (business 2, 3). */
export interface OfferSending {
  /**
   * Sends the draft in place of what was open before, by a mail with a new link; the number of the revision. Throws
   * validation for one that is not complete, editedElsewhere for another one than was read.
   */
  send(id: string, mail: SentBy, by: By): Promise<number>;
  withdraw(id: string, by: By): Promise<void>;
  /** Makes another link to what was sent, and mails it if wanted; its token. */
  newLink(id: string, mail: boolean, by: By): Promise<string>;
  /** Mails another link to whom it was sent; another asking within ten minutes finds that mail on its way (decision 122). */
  mailLink(id: string, by: By): Promise<void>;
  /** Ends all links to what was sent, and to its addenda. */
  revokeLinks(id: string, by: By): Promise<void>;
  /** The client is reminded of the offer no more, or again. */
  setReminders(id: string, off: boolean, by: By): Promise<void>;
}

type SendingOptions = Pick<Foundation, 'outbox' | 'site'> & { links: OfferLinks };

/** A mail with a link is on its way so long before another one is asked for in earnest. */
const LINK_MAILED_EVERY = 10 * 60 * 1000;

const SUPERSEDED: readonly StoredRevisionState[] = [...OPEN_STATES, 'declined', 'withdrawn'];

const factsChanged = (offer: { number: string }): string =>
  `DPH alebo obchodné podmienky sa medzitým zmenili. ${worded(offer, 'Ponuka je prepočítaná, pozrite si ju', 'Dodatok je prepočítaný, pozrite si ho')} znova.`;

export function createOfferSending(
  { outbox, site, links }: SendingOptions,
  { onOffer }: Pick<OfferSteps, 'onOffer'>,
): OfferSending {
  const makeLink = async (transaction: Transaction, offer: FullOffer, mail: boolean, { now }: By) => {
    if (offer.revisions.every(({ state }) => state === 'draft')) throw refused(offer, 'draft', 'view');
    const link = await links.make(transaction, offer.id, now);
    const payload = { offerId: offer.id, linkId: link.id };
    const sent = { kind: mails.OFFER_LINK, to: mailboxOf(offer), threadId: threadOf(offer), payload };
    if (mail) await outbox.add(transaction, [sent], now);
    return link.token;
  };

  return {
    send: (id, { edit, ...mail }, by) =>
      onOffer(id, 'offer.sent', by, async (transaction, offer, change) => {
        const { revisions } = offer;
        const recipient = recipientOf(offer);
        const draft = draftOf(revisions);
        if (!draft) throw refused(offer, stateOf(revisions[0], by), 'send');
        if (offer.acceptance) throw refused(offer, 'accepted', 'send');
        if (edit !== undefined && edit !== draft.edit) throw new Fault('editedElsewhere');
        await requireTaken(transaction, offer);
        requireComplete(offer, draft.content, by, site);
        for (const earlier of revisions.filter(({ state }) => SUPERSEDED.includes(state)))
          await stepRevision(transaction, earlier, SUPERSEDED, { state: 'superseded' });
        const sentText = JSON.stringify(draft.content);
        const issuerId = await keepIssuer(transaction, issuerOf(site), by.now);
        await takeStep(transaction, offer, draft, 'send', by.now, {
          sentText,
          sentAt: by.now,
          issuerId,
          recipient: null,
        });
        change(mailedTo(recipient));
        const link = await links.make(transaction, id, by.now);
        const payload = {
          offerId: id,
          revision: draft.revision,
          linkId: link.id,
          ...mailOf(offer, draft, mail),
        };
        const to = { name: recipient.name, address: recipient.email };
        await outbox.add(
          transaction,
          [{ kind: mails.OFFER_SENT, to, threadId: threadOf(offer), payload }],
          by.now,
        );
        if (offer.requestId !== null) await requestLife.step(transaction, offer.requestId, 'offer', by);
        return draft.revision;
      }),

    async withdraw(id, by) {
      await onOffer(id, 'offer.withdrawn', by, async (transaction, offer) => {
        const { revisions } = offer;
        const latest = revisions.find(({ state }) => state !== 'draft') ?? revisions[0];
        await takeStep(transaction, offer, latest, 'withdraw', by.now, { closedAt: by.now });
        await deleteDraft(transaction, id);
        return true;
      });
    },

    newLink: (id, mail, by) =>
      onOffer(id, 'offer.link-made', by, (transaction, offer) => makeLink(transaction, offer, mail, by)),

    async mailLink(id, by) {
      await onOffer(id, 'offer.link-made', by, async (transaction, offer) => {
        const since = new Date(by.now.getTime() - LINK_MAILED_EVERY);
        if (await wasLinkMailed(transaction, mails.OFFER_LINK, offer, since)) return false;
        return makeLink(transaction, offer, true, by);
      });
    },

    async revokeLinks(id, by) {
      await onOffer(id, 'offer.links-revoked', by, async (transaction) => {
        const ended = await revokeLinks(transaction, id, by.now);
        ended.delete(id);
        for (const addendum of ended) await noteOnOffer(transaction, addendum, 'offer.links-revoked', by);
        return true;
      });
    },

    async setReminders(id, off, by) {
      const action = off ? 'offer.reminders-off' : 'offer.reminders-on';
      await onOffer(id, action, by, async (_, { remindersOff }, change) => {
        change({ remindersOff: off });
        return remindersOff !== off;
      });
    },
  };
}

/** The mail that takes a draft to its client, as it is proposed. */
export function mailOfDraft(
  offer: FullOffer,
  { content }: Pick<StoredRevision, 'content'>,
): { subject: string; text: string } {
  return proposedMail({ number: offer.number, content }, offer.revisions.length > 1);
}

/** The operator's words; what they leave empty is as it is proposed. */
function mailOf(
  offer: FullOffer,
  draft: StoredRevision,
  { subject, text }: SentBy,
): { subject: string; text: string } {
  const proposed = mailOfDraft(offer, draft);
  return { subject: subject || proposed.subject, text: text || proposed.text };
}

/** Throws offerStep for an addendum to a project that is closed; until the end of the transaction it cannot be. */
async function requireTaken(
  transaction: Transaction,
  { addendumOf }: Pick<FullOffer, 'addendumOf'>,
): Promise<void> {
  const project = addendumOf === null ? null : await lockProjectOf(transaction, addendumOf);
  if (project?.state === 'closed')
    throw new Fault('offerStep', { message: PROJECT_REFUSALS.closedToSending });
}

/** Throws validation with the first thing that is missing, and all of them as its details. */
function requireComplete(
  offer: FullOffer,
  content: OfferContent,
  { now }: By,
  site: Foundation['site'],
): void {
  const problems = offerProblems(content, recipientOf(offer), wallTimeOf(now).day);
  const [first] = problems;
  if (first) throw new Fault('validation', { ...first, details: { problems } });
  const { vat, termsVersion } = contentOfToday(content, site);
  if (
    vat.status !== content.vat.status ||
    vat.ratePercent !== content.vat.ratePercent ||
    termsVersion !== content.termsVersion
  )
    throw new Fault('validation', { field: 'vat', message: factsChanged(offer) });
}
