import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { supplierOf } from '#domain/legal/operator.ts';
import type { DeclineReason } from '#domain/offers/decline-reasons.ts';
import { listedFacts } from '#domain/offers/listed.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { wrongChoice } from '#domain/offers/offer-choice.ts';
import { contentOfToday, renewedDates } from '#domain/offers/offer-dates.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { offerProblems, type Recipient } from '#domain/offers/offer-problems.ts';
import { stepRefusal } from '#domain/offers/offer-refusals.ts';
import { type OfferTotals, offerTotals } from '#domain/offers/offer-totals.ts';
import {
  afterStep,
  OPEN_STATES,
  type RevisionState,
  type RevisionStep,
  revisionStateOn,
  type StoredRevisionState,
} from '#domain/offers/revision-life.ts';
import type { LostReason } from '#domain/requests/request-life.ts';
import { insertAudit } from '../audit/data.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { requestLife } from '../requests/life.ts';
import {
  type Acceptance,
  deleteDraft,
  deleteOffer,
  findAcceptance,
  findOffer,
  goodLinks,
  insertAcceptance,
  insertDraft,
  insertOffer,
  lockOffer,
  type NewOffer,
  offersOfRequest,
  revisionsOf,
  revokeLinks,
  type StoredOffer,
  type StoredRevision,
  saveDraft,
  stepRevision,
  touchLink,
  updateOffer,
} from './data.ts';

import { nameOfClient } from './draft-data.ts';
import { type OfferLinks, tokenHash } from './links.ts';
import * as mails from './mail-kinds.ts';

/** Who takes a step, and when: an account's id, or "link" for who holds the secret link. */
export interface By {
  actor: string;
  now: Date;
}

/** Who acts through a secret link, as the audit log names it. */
export const LINK_ACTOR = 'link';

/** What a client agrees to, as it was shown. */
export interface AcceptanceInput {
  revision: number;
  chosen: readonly string[];
  /** Cents with VAT, as the client saw them. */
  shown: { once: number; monthly: number };
  name: string;
  consents: readonly string[];
  address: string;
  userAgent: string;
  /** The operator's note of how it was said, where the client did not press the button. */
  notedHow: string | null;
}

/** Why a client does not take a revision. */
export interface DeclineInput {
  revision: number;
  reason: DeclineReason;
  text: string;
  /** As of an acceptance. */
  notedHow: string | null;
}

/** The offer with all revisions, the latest first, and how it was accepted. */
export interface FullOffer extends StoredOffer {
  number: string;
  revisions: StoredRevision[];
  acceptance: Acceptance | null;
}

/** What an acceptance hands on to what follows from it, in its transaction. */
export interface AcceptedOffer {
  offerId: string;
  number: string;
  clientId: string;
  /** The accepted offer that an addendum changes; null for an offer of its own. */
  addendumOf: string | null;
  content: OfferContent;
  /** Ids of the lines taken beside the fixed ones. */
  chosen: readonly string[];
  totals: OfferTotals;
  acceptedAt: Date;
}

/** What follows from an acceptance in other rooms, in its transaction: makes the project, or adds to it. */
export type WhenAccepted = (transaction: Transaction, accepted: AcceptedOffer, now: Date) => Promise<void>;

/**
 * The life of offers (business 3). Each step is one transaction under the offer's lock with one entry in the audit log; a
 * step that the state does not allow throws `offerStep` with a sentence and changes nothing. Throws notFound.
 */
export interface OfferService {
  /** Begins an offer in the caller's transaction; its id. */
  begin(
    transaction: Transaction,
    offer: Omit<NewOffer, 'id' | 'year' | 'createdAt'>,
    content: OfferContent,
    by: By,
  ): Promise<string>;
  find(id: string): Promise<FullOffer>;
  /** Saves the draft that was read at `edit`; its new count. Throws editedElsewhere. */
  save(
    id: string,
    draft: { edit: number; content: OfferContent; recipient: Recipient },
    by: By,
  ): Promise<number>;
  /** Throws the draft away; true when the offer had nothing else, and is gone with it. */
  discard(id: string, by: By): Promise<boolean>;
  /**
   * Sends the draft in place of what was open before, by a mail with a new link; the number of the revision. Throws
   * validation for one that is not complete, editedElsewhere for another one than was read.
   */
  send(id: string, mail: { edit?: number; subject: string; text: string }, by: By): Promise<number>;
  /** Makes a draft of the latest revision, to be changed; its number. */
  revise(id: string, by: By): Promise<number>;
  withdraw(id: string, by: By): Promise<void>;
  /** Makes another link to what was sent, and mails it if wanted; its token. */
  newLink(id: string, mail: boolean, by: By): Promise<string>;
  revokeLinks(id: string, by: By): Promise<void>;
  /** The client is reminded of the offer no more, or again. */
  setReminders(id: string, off: boolean, by: By): Promise<void>;
  /** The offer of a secret link that is good, without drafts; throws notFound for every other text. */
  open(token: string, now: Date): Promise<FullOffer>;
  /** Notes that the client has seen the open revision, the first time. */
  view(id: string, by: By): Promise<void>;
  decline(id: string, decline: DeclineInput, by: By): Promise<void>;
  /** Accepts a revision once and for all. Throws validation for another choice or price than what is offered. */
  accept(id: string, acceptance: AcceptanceInput, by: By): Promise<OfferTotals>;
  /** Tells the operator that the client wants an expired offer again. */
  askRenewal(id: string, by: By): Promise<void>;
}

/** How long a link opens its offer after its last use. */
const LINK_LASTS = 90 * 24 * 60 * 60 * 1000;
const SUPERSEDED: readonly StoredRevisionState[] = [...OPEN_STATES, 'declined', 'withdrawn'];
/** Of such an offer something may still come, or has. */
const HOPEFUL: readonly StoredRevisionState[] = [...OPEN_STATES, 'accepted'];

/** A link that was not used since then is over. */
export const linksUsedAfter = (now: Date): Date => new Date(now.getTime() - LINK_LASTS);

/** SHA-256 of what was sent, in hexadecimal: the fingerprint that an acceptance and /overenie name. */
export const offerFingerprint = tokenHash;

const LOST_BY: Record<DeclineReason, LostReason> = {
  'too-expensive': 'too-expensive',
  'chose-another': 'chose-another',
  'out-of-scope': 'out-of-scope',
  'not-now': 'other',
  other: 'other',
};

const FACTS_CHANGED =
  'DPH alebo obchodné podmienky sa medzitým zmenili. Ponuka je prepočítaná, pozrite si ju znova.';

type ServiceOptions = Pick<Foundation, 'db' | 'random' | 'outbox' | 'site' | 'operator'> & {
  links: OfferLinks;
  whenAccepted: WhenAccepted;
};

export function createOfferService(options: ServiceOptions): OfferService {
  const { db, random, outbox, site, operator, links, whenAccepted } = options;
  const note = (transaction: Transaction, id: string, action: string, { actor, now }: By) =>
    insertAudit(transaction, { at: now, actor, action, subjectType: 'offer', subjectId: id });
  const numberOf = (offer: Parameters<typeof offerNumber>[1]) => offerNumber(site.offers.numberPrefix, offer);

  const load = async (reader: Transaction | typeof db, offer: StoredOffer): Promise<FullOffer> => ({
    ...offer,
    number: numberOf(offer),
    revisions: await revisionsOf(reader, offer.id),
    acceptance: await findAcceptance(reader, offer.id),
  });

  const find = async (id: string): Promise<FullOffer> => {
    const offer = await findOffer(db, id);
    if (!offer) throw new Fault('notFound');
    return load(db, offer);
  };

  /** What lists show of an offer, as it is after a step. */
  const keepListed = async (
    transaction: Transaction,
    offer: FullOffer,
    changes: Parameters<typeof updateOffer>[2],
  ): Promise<void> => {
    const { recipientName, recipientEmail } = { ...offer, ...changes };
    const accepted = await findAcceptance(transaction, offer.id);
    const facts = listedFacts(await revisionsOf(transaction, offer.id), {
      number: offer.number,
      recipient: { name: recipientName, email: recipientEmail },
      accepted: accepted && new Set(accepted.chosen),
    });
    if (facts) await updateOffer(transaction, offer.id, changes, facts);
  };

  /** Works on an offer under its lock, and notes what was done; work that answers false has done nothing. */
  const onOffer = async <T>(
    id: string,
    action: string,
    by: By,
    work: (
      transaction: Transaction,
      offer: FullOffer,
      change: (changes: Parameters<typeof updateOffer>[2]) => void,
    ) => Promise<T>,
  ): Promise<T> => {
    const done = await db.transaction(async (transaction) => {
      const stored = await lockOffer(transaction, id);
      if (!stored) throw new Fault('notFound');
      const offer = await load(transaction, stored);
      const changes: Parameters<typeof updateOffer>[2] = {};
      const answer = await work(transaction, offer, (more) => Object.assign(changes, more));
      if (answer !== false) {
        await keepListed(transaction, offer, changes);
        await note(transaction, id, action, by);
      }
      return answer;
    });
    outbox.wake();
    return done;
  };

  /** Takes a step with a revision; throws offerStep where its state on that day does not allow it. */
  const step = async (
    transaction: Transaction,
    revision: StoredRevision | undefined,
    taken: RevisionStep,
    now: Date,
    changes: Parameters<typeof stepRevision>[3] = {},
  ): Promise<StoredRevision> => {
    if (!revision) throw new Fault('notFound');
    const state = revisionStateOn(revision, wallTimeOf(now).day);
    const next = afterStep(state, taken);
    if (next === null || next === 'expired') throw refused(state, taken);
    const done = await stepRevision(transaction, revision, [revision.state], { ...changes, state: next });
    if (!done) throw refused(state, taken);
    return revision;
  };

  const toOperator = (transaction: Transaction, kind: string, offerId: string, now: Date) =>
    outbox.add(transaction, [{ kind, to: operator, payload: { offerId } }], now);

  /** Whether anything else may still come of the request of an offer that was declined. */
  const isRequestOver = async (transaction: Transaction, { id, requestId }: FullOffer): Promise<boolean> => {
    if (requestId === null) return false;
    const others = await offersOfRequest(transaction, requestId);
    return others.every((other) => other.id === id || !HOPEFUL.includes(other.state));
  };

  return {
    async begin(transaction, offer, content, by) {
      const id = random.uuid();
      const year = Number(wallTimeOf(by.now).day.slice(0, 4));
      const draft = { revision: 1, state: 'draft' as const, content, sentAt: null, viewedAt: null };
      await insertOffer(transaction, { ...offer, id, year, createdAt: by.now }, content, (number) => {
        const about = { number: numberOf(number), recipient: offer.recipient, accepted: null };
        const facts = listedFacts([draft], about);
        if (!facts) throw new Error('An offer with a draft has a current revision');
        return facts;
      });
      await note(transaction, id, 'offer.begun', by);
      return id;
    },

    find,

    save: (id, { edit, content, recipient }, by) =>
      onOffer(id, 'offer.saved', by, async (transaction, { revisions }, change) => {
        if (!draftOf(revisions)) throw refused(stateOf(revisions[0], by), 'edit');
        const isFirst = revisions.length === 1;
        const draft = { content: contentOfToday(content, site), recipient: isFirst ? null : recipient };
        const saved = await saveDraft(transaction, { offerId: id, edit }, draft);
        if (saved === null) throw new Fault('editedElsewhere');
        if (isFirst) change(mailedTo(recipient));
        return saved;
      }),

    async discard(id, by) {
      let isGone = false;
      await onOffer(id, 'offer.discarded', by, async (transaction, { revisions }) => {
        if (!draftOf(revisions)) throw refused(stateOf(revisions[0], by), 'edit');
        isGone = revisions.length === 1;
        await deleteDraft(transaction, id);
        if (isGone) await deleteOffer(transaction, id);
        return true;
      });
      return isGone;
    },

    send: (id, { edit, subject, text }, by) =>
      onOffer(id, 'offer.sent', by, async (transaction, offer, change) => {
        const { revisions } = offer;
        const recipient = recipientOf(offer);
        const draft = draftOf(revisions);
        if (!draft) throw refused(stateOf(revisions[0], by), 'send');
        if (offer.acceptance) throw refused('accepted', 'send');
        if (edit !== undefined && edit !== draft.edit) throw new Fault('editedElsewhere');
        requireComplete(draft.content, recipient, by);
        for (const earlier of revisions.filter(({ state }) => SUPERSEDED.includes(state)))
          await stepRevision(transaction, earlier, SUPERSEDED, { state: 'superseded' });
        const sentText = JSON.stringify(draft.content);
        await step(transaction, draft, 'send', by.now, { sentText, sentAt: by.now, recipient: null });
        change(mailedTo(recipient));
        const link = await links.make(transaction, id, by.now);
        const payload = { offerId: id, revision: draft.revision, linkId: link.id, subject, text };
        const to = { name: recipient.name, address: recipient.email };
        await outbox.add(transaction, [{ kind: mails.OFFER_SENT, to, payload }], by.now);
        if (offer.requestId !== null) await requestLife.step(transaction, offer.requestId, 'offer', by);
        return draft.revision;
      }),

    revise: (id, by) =>
      onOffer(id, 'offer.revised', by, async (transaction, { revisions, acceptance }) => {
        const [latest] = revisions;
        if (!latest) throw new Fault('notFound');
        if (latest.state === 'draft') return latest.revision;
        if (acceptance) throw refused('accepted', 'edit');
        const next = { offerId: id, revision: latest.revision + 1, createdAt: by.now };
        const content = renewedDates(contentOfToday(latest.content, site), site, by.now);
        await insertDraft(transaction, next, content);
        return next.revision;
      }),

    async withdraw(id, by) {
      await onOffer(id, 'offer.withdrawn', by, async (transaction, { revisions }) => {
        const latest = revisions.find(({ state }) => state !== 'draft') ?? revisions[0];
        await step(transaction, latest, 'withdraw', by.now, { closedAt: by.now });
        await deleteDraft(transaction, id);
        return true;
      });
    },

    newLink: (id, mail, by) =>
      onOffer(id, 'offer.link-made', by, async (transaction, offer) => {
        if (offer.revisions.every(({ state }) => state === 'draft')) throw refused('draft', 'view');
        const link = await links.make(transaction, id, by.now);
        const payload = { offerId: id, linkId: link.id };
        if (mail)
          await outbox.add(transaction, [{ kind: mails.OFFER_LINK, to: mailboxOf(offer), payload }], by.now);
        return link.token;
      }),

    async revokeLinks(id, by) {
      await onOffer(id, 'offer.links-revoked', by, async (transaction) => {
        await revokeLinks(transaction, id, by.now);
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

    async open(token, now) {
      const id = await touchLink(db, tokenHash(token), { now, usedAfter: linksUsedAfter(now) });
      if (id === null) throw new Fault('notFound');
      const offer = await find(id);
      return { ...offer, revisions: offer.revisions.filter(({ state }) => state !== 'draft') };
    },

    async view(id, by) {
      await onOffer(id, 'offer.viewed', by, async (transaction, { revisions }) => {
        const open = revisions.find(({ state }) => state === 'sent');
        if (!open || stateOf(open, by) !== 'sent') return false;
        await step(transaction, open, 'view', by.now, { viewedAt: by.now });
        return true;
      });
    },

    async decline(id, { revision, reason, text, notedHow }, by) {
      await onOffer(id, 'offer.declined', by, async (transaction, offer) => {
        const declined = offer.revisions.find((one) => one.revision === revision);
        await step(transaction, declined, 'decline', by.now, {
          closedAt: by.now,
          declineReason: reason,
          declineText: text,
          declineNotedHow: notedHow,
        });
        if (notedHow === null) await toOperator(transaction, mails.OFFER_DECLINED, id, by.now);
        if (offer.requestId !== null && (await isRequestOver(transaction, offer)))
          await requestLife.step(transaction, offer.requestId, 'lose', by, {
            reason: LOST_BY[reason],
            note: text,
          });
        return true;
      });
    },

    accept: (id, acceptance, by) =>
      onOffer(id, 'offer.accepted', by, async (transaction, offer) => {
        const wanted = offer.revisions.find(({ revision }) => revision === acceptance.revision);
        const accepted = await step(transaction, wanted, 'accept', by.now, { closedAt: by.now });
        const { content, sentText } = accepted;
        const chosen = new Set(acceptance.chosen);
        if (wrongChoice(content, chosen)) throw new Fault('validation', { field: 'chosen' });
        const totals = offerTotals(content, chosen);
        const { once, monthly } = acceptance.shown;
        if (totals.once.total !== once || totals.monthly.total !== monthly)
          throw new Fault('validation', { field: 'shown' });
        const { name, consents, address, userAgent, notedHow } = acceptance;
        const isFirst = await insertAcceptance(transaction, {
          offerId: id,
          revision: accepted.revision,
          chosen: [...chosen].toSorted(),
          onceTotal: once,
          monthlyTotal: monthly,
          name,
          clientName: (await nameOfClient(transaction, offer.clientId)) || offer.recipientName,
          supplier: supplierOf(site),
          termsVersion: content.termsVersion,
          consents: [...consents],
          acceptedAt: by.now,
          address,
          userAgent,
          fingerprint: offerFingerprint(sentText ?? ''),
          notedHow,
          notedBy: notedHow === null ? null : by.actor,
        });
        if (!isFirst) throw refused('accepted', 'accept');
        await deleteDraft(transaction, id);
        const { requestId, clientId, number, addendumOf } = offer;
        if (requestId !== null) await requestLife.step(transaction, requestId, 'win', by);
        await whenAccepted(
          transaction,
          {
            offerId: id,
            number,
            clientId,
            addendumOf,
            content,
            chosen: [...chosen],
            totals,
            acceptedAt: by.now,
          },
          by.now,
        );
        if (offer.recipientEmail !== '') {
          // Whoever ended all links wants nobody to come in by a new one.
          const [open] = await goodLinks(transaction, id, linksUsedAfter(by.now));
          const link = open ? await links.make(transaction, id, by.now) : null;
          const payload = { offerId: id, linkId: link?.id ?? null };
          const mail = { kind: mails.OFFER_ACCEPTED_CLIENT, to: mailboxOf(offer), payload };
          await outbox.add(transaction, [mail], by.now);
        }
        await toOperator(transaction, mails.OFFER_ACCEPTED_OPERATOR, id, by.now);
        return totals;
      }),

    async askRenewal(id, by) {
      await onOffer(id, 'offer.renewal-asked', by, async (transaction, { revisions }) => {
        const latest = revisions.find(({ state }) => state !== 'draft') ?? revisions[0];
        const state = stateOf(latest, by);
        if (state !== 'expired') throw refused(state, 'expire');
        await toOperator(transaction, mails.OFFER_RENEWAL, id, by.now);
        return true;
      });
    },
  };

  /** Throws validation with the first thing that is missing, and all of them as its details. */
  function requireComplete(content: OfferContent, recipient: Recipient, { now }: By): void {
    const problems = offerProblems(content, recipient, wallTimeOf(now).day);
    const [first] = problems;
    if (first) throw new Fault('validation', { ...first, details: { problems } });
    const { vat, termsVersion } = contentOfToday(content, site);
    if (
      vat.status !== content.vat.status ||
      vat.ratePercent !== content.vat.ratePercent ||
      termsVersion !== content.termsVersion
    )
      throw new Fault('validation', { field: 'vat', message: FACTS_CHANGED });
  }
}

const refused = (state: RevisionState, step: RevisionStep): Fault =>
  new Fault('offerStep', { message: stepRefusal(state, step) });

const draftOf = (revisions: readonly StoredRevision[]): StoredRevision | undefined =>
  revisions.find(({ state }) => state === 'draft');

const stateOf = (revision: StoredRevision | undefined, { now }: By): RevisionState => {
  if (!revision) throw new Fault('notFound');
  return revisionStateOn(revision, wallTimeOf(now).day);
};

const mailedTo = ({ name, email }: Recipient): Pick<StoredOffer, 'recipientName' | 'recipientEmail'> => ({
  recipientName: name,
  recipientEmail: email,
});

/** Whom the draft will be mailed to; where there is none, whom the offer was. */
export const recipientOf = ({
  revisions,
  recipientName,
  recipientEmail,
}: Pick<FullOffer, 'revisions' | 'recipientName' | 'recipientEmail'>): Recipient =>
  draftOf(revisions)?.recipient ?? { name: recipientName, email: recipientEmail };

const mailboxOf = ({ recipientName, recipientEmail }: StoredOffer) => ({
  name: recipientName,
  address: recipientEmail,
});
