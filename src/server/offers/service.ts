import { createHash } from 'node:crypto';
import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { wrongChoice } from '#domain/offers/offer-choice.ts';
import { stepRefusal } from '#domain/offers/offer-refusals.ts';
import { type OfferTotals, offerTotals } from '#domain/offers/offer-totals.ts';
import {
  afterStep,
  type RevisionStep,
  revisionStateOn,
  type StoredRevisionState,
} from '#domain/offers/revision-life.ts';
import { insertAudit } from '../audit/data.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import {
  deleteDraft,
  findOffer,
  insertAcceptance,
  insertDraft,
  insertLink,
  insertOffer,
  lockOffer,
  revisionsOf,
  revokeLinks,
  type StoredOffer,
  type StoredRevision,
  saveDraft,
  stepRevision,
  touchLink,
} from './data.ts';

/** Who takes a step, and when; a client acts through the link or an account. */
export interface By {
  actor: string;
  now: Date;
}

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

/** The offer with all revisions, the latest first. */
export interface FullOffer extends StoredOffer {
  revisions: StoredRevision[];
}

/**
 * The life of offers (business 3). Each step is one transaction under the offer's lock with one entry in the audit log; a
 * step that the state does not allow throws `offerStep` with a sentence and changes nothing. Throws notFound.
 */
export interface OfferService {
  /** Begins an offer; its id. */
  begin(offer: Pick<StoredOffer, 'clientId' | 'requestId'>, content: OfferContent, by: By): Promise<string>;
  find(id: string): Promise<FullOffer>;
  /** Saves the draft that was read at `edit`; its new count. Throws editedElsewhere. */
  save(id: string, edit: number, content: OfferContent, by: By): Promise<number>;
  /** Sends the draft in place of what was open before; the token of a new link. */
  send(id: string, by: By): Promise<{ revision: number; token: string }>;
  /** Makes a draft of the latest revision, to be changed; its number. */
  revise(id: string, by: By): Promise<number>;
  withdraw(id: string, by: By): Promise<void>;
  revokeLinks(id: string, by: By): Promise<void>;
  /** The offer of a secret link that is good; throws notFound for every other text. */
  open(token: string, now: Date): Promise<FullOffer>;
  /** Notes that the client has seen the open revision, the first time. */
  view(id: string, by: By): Promise<void>;
  decline(id: string, revision: number, reason: string, by: By): Promise<void>;
  /** Accepts a revision once and for all. Throws validation for another choice or price than what is offered. */
  accept(id: string, acceptance: AcceptanceInput, by: By): Promise<OfferTotals>;
}

const TOKEN_BYTES = 32;
const LINK_LASTS = 90 * 24 * 60 * 60 * 1000;
const SUPERSEDED: readonly StoredRevisionState[] = ['sent', 'viewed', 'declined', 'withdrawn'];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** SHA-256 of what was sent, in hexadecimal: the fingerprint that an acceptance and /overenie name. */
export const offerFingerprint = hashOf;

export function createOfferService({ db, random }: Pick<Foundation, 'db' | 'random'>): OfferService {
  const note = (transaction: Transaction, id: string, action: string, { actor, now }: By) =>
    insertAudit(transaction, { at: now, actor, action, subjectType: 'offer', subjectId: id });

  /** Works on an offer under its lock, and notes what was done. */
  const onOffer = <T>(
    id: string,
    action: string,
    by: By,
    work: (transaction: Transaction, offer: FullOffer) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (transaction) => {
      const offer = await lockOffer(transaction, id);
      if (!offer) throw new Fault('notFound');
      const done = await work(transaction, { ...offer, revisions: await revisionsOf(transaction, id) });
      await note(transaction, id, action, by);
      return done;
    });

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
    if (next === null || next === 'expired')
      throw new Fault('offerStep', { message: stepRefusal(state, taken) });
    const done = await stepRevision(transaction, revision, [revision.state], { ...changes, state: next });
    if (!done) throw new Fault('offerStep', { message: stepRefusal(state, taken) });
    return revision;
  };

  const find = async (id: string): Promise<FullOffer> => {
    const offer = await findOffer(db, id);
    if (!offer) throw new Fault('notFound');
    return { ...offer, revisions: await revisionsOf(db, id) };
  };

  return {
    begin: (offer, content, by) =>
      db.transaction(async (transaction) => {
        const id = random.uuid();
        const year = Number(wallTimeOf(by.now).day.slice(0, 4));
        await insertOffer(transaction, { ...offer, id, year, createdAt: by.now }, content);
        await note(transaction, id, 'offer.begun', by);
        return id;
      }),

    find,

    save: (id, edit, content, by) =>
      onOffer(id, 'offer.saved', by, async (transaction, { revisions }) => {
        const draft = revisions.find(({ state }) => state === 'draft');
        if (!draft) throw new Fault('offerStep', { message: stepRefusal(stateOf(revisions[0], by), 'edit') });
        const saved = await saveDraft(transaction, { offerId: id, edit }, content);
        if (saved === null) throw new Fault('editedElsewhere');
        return saved;
      }),

    send: (id, by) =>
      onOffer(id, 'offer.sent', by, async (transaction, { revisions }) => {
        const draft = revisions.find(({ state }) => state === 'draft');
        if (!draft) throw new Fault('offerStep', { message: stepRefusal(stateOf(revisions[0], by), 'send') });
        const before = revisions.find(({ state }) => state === 'accepted');
        if (before) throw new Fault('offerStep', { message: stepRefusal('accepted', 'send') });
        if (draft.validUntil < wallTimeOf(by.now).day)
          throw new Fault('validation', { field: 'validUntil', message: 'Platnosť ponuky už uplynula.' });
        for (const earlier of revisions.filter(({ state }) => SUPERSEDED.includes(state)))
          await stepRevision(transaction, earlier, SUPERSEDED, { state: 'superseded' });
        const sentText = JSON.stringify(draft.content);
        await step(transaction, draft, 'send', by.now, { sentText, sentAt: by.now });
        const token = random.token(TOKEN_BYTES);
        await insertLink(transaction, {
          id: random.uuid(),
          offerId: id,
          tokenHash: hashOf(token),
          createdAt: by.now,
        });
        return { revision: draft.revision, token };
      }),

    revise: (id, by) =>
      onOffer(id, 'offer.revised', by, async (transaction, { revisions }) => {
        const [latest] = revisions;
        if (!latest) throw new Fault('notFound');
        if (latest.state === 'draft') return latest.revision;
        if (revisions.some(({ state }) => state === 'accepted'))
          throw new Fault('offerStep', { message: stepRefusal('accepted', 'edit') });
        const next = { offerId: id, revision: latest.revision + 1, createdAt: by.now };
        await insertDraft(transaction, next, latest.content);
        return next.revision;
      }),

    withdraw: (id, by) =>
      onOffer(id, 'offer.withdrawn', by, async (transaction, { revisions }) => {
        const latest = revisions.find(({ state }) => state !== 'draft');
        await step(transaction, latest, 'withdraw', by.now, { closedAt: by.now });
        await deleteDraft(transaction, id);
      }),

    revokeLinks: (id, by) =>
      onOffer(id, 'offer.links-revoked', by, (transaction) => revokeLinks(transaction, id, by.now)),

    async open(token, now) {
      const usedAfter = new Date(now.getTime() - LINK_LASTS);
      const id = await touchLink(db, hashOf(token), { now, usedAfter });
      if (id === null) throw new Fault('notFound');
      return find(id);
    },

    view: (id, by) =>
      onOffer(id, 'offer.viewed', by, async (transaction, { revisions }) => {
        const open = revisions.find(({ state }) => state === 'sent');
        if (open) await step(transaction, open, 'view', by.now, { viewedAt: by.now });
      }),

    decline: (id, revision, reason, by) =>
      onOffer(id, 'offer.declined', by, async (transaction, { revisions }) => {
        const declined = revisions.find((one) => one.revision === revision);
        await step(transaction, declined, 'decline', by.now, { closedAt: by.now, declineReason: reason });
      }),

    accept: (id, acceptance, by) =>
      onOffer(id, 'offer.accepted', by, async (transaction, { revisions }) => {
        const wanted = revisions.find(({ revision }) => revision === acceptance.revision);
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
          termsVersion: content.termsVersion,
          consents: [...consents],
          acceptedAt: by.now,
          address,
          userAgent,
          fingerprint: offerFingerprint(sentText ?? ''),
          notedHow,
        });
        if (!isFirst) throw new Fault('offerStep', { message: stepRefusal('accepted', 'accept') });
        await deleteDraft(transaction, id);
        return totals;
      }),
  };
}

const stateOf = (revision: StoredRevision | undefined, { now }: By) => {
  if (!revision) throw new Fault('notFound');
  return revisionStateOn(revision, wallTimeOf(now).day);
};
