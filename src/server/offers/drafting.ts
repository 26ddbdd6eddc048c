import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { listedFacts } from '#domain/offers/listed.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { contentOfToday, renewedDates } from '#domain/offers/offer-dates.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import type { Recipient } from '#domain/offers/offer-problems.ts';
import type { By } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { deleteDraft, deleteOffer, insertDraft, insertOffer, type NewOffer, saveDraft } from './data.ts';
import { draftOf, mailedTo, refused, stateOf } from './full-offer.ts';
import { noteOnOffer, type OfferSteps } from './steps.ts';

/** How offers are written: what nobody but the operator sees (business 3). */
export interface OfferDrafting {
  /** Begins an offer in the caller's transaction; its id. */
  begin(
    transaction: Transaction,
    offer: Omit<NewOffer, 'id' | 'prefix' | 'year' | 'createdAt'>,
    content: OfferContent,
    by: By,
  ): Promise<string>;
  /** Saves the draft that was read at `edit`; its new count. Throws editedElsewhere. */
  save(
    id: string,
    draft: { edit: number; content: OfferContent; recipient: Recipient },
    by: By,
  ): Promise<number>;
  /** Throws away the draft that was read at `edit`; true when the offer had nothing else, and is gone with it. Throws editedElsewhere. */
  discard(id: string, edit: number, by: By): Promise<boolean>;
  /** Makes a draft of the latest revision, to be changed; its number. */
  revise(id: string, by: By): Promise<number>;
}

export function createOfferDrafting(
  { random, site }: Pick<Foundation, 'random' | 'site'>,
  { onOffer }: Pick<OfferSteps, 'onOffer'>,
): OfferDrafting {
  return {
    async begin(transaction, offer, content, by) {
      const id = random.uuid();
      const year = Number(wallTimeOf(by.now).day.slice(0, 4));
      const draft = { revision: 1, state: 'draft' as const, content, sentAt: null, viewedAt: null };
      await insertOffer(
        transaction,
        { ...offer, id, prefix: site.offers.numberPrefix, year, createdAt: by.now },
        content,
        (number) => {
          const about = { number: offerNumber(number), recipient: offer.recipient, accepted: null };
          const facts = listedFacts([draft], about);
          if (!facts) throw new Error('An offer with a draft has a current revision');
          return facts;
        },
      );
      await noteOnOffer(transaction, id, 'offer.begun', by);
      return id;
    },

    save: (id, { edit, content, recipient }, by) =>
      onOffer(id, 'offer.saved', by, async (transaction, offer, change) => {
        const { revisions } = offer;
        if (!draftOf(revisions)) throw refused(offer, stateOf(revisions[0], by), 'edit');
        const isFirst = revisions.length === 1;
        const draft = { content: contentOfToday(content, site), recipient: isFirst ? null : recipient };
        const saved = await saveDraft(transaction, { offerId: id, edit }, draft);
        if (saved === null) throw new Fault('editedElsewhere');
        if (isFirst) change(mailedTo(recipient));
        return saved;
      }),

    async discard(id, edit, by) {
      let isGone = false;
      await onOffer(id, 'offer.discarded', by, async (transaction, offer) => {
        const { revisions } = offer;
        const draft = draftOf(revisions);
        if (!draft) throw refused(offer, stateOf(revisions[0], by), 'edit');
        if (draft.edit !== edit) throw new Fault('editedElsewhere');
        isGone = revisions.length === 1;
        await deleteDraft(transaction, id);
        if (isGone) await deleteOffer(transaction, id);
        return true;
      });
      return isGone;
    },

    revise: (id, by) =>
      onOffer(id, 'offer.revised', by, async (transaction, offer) => {
        const { revisions, acceptance } = offer;
        const [latest] = revisions;
        if (!latest) throw new Fault('notFound');
        if (latest.state === 'draft') return latest.revision;
        if (acceptance) throw refused(offer, 'accepted', 'edit');
        const next = { offerId: id, revision: latest.revision + 1, createdAt: by.now };
        const content = renewedDates(contentOfToday(latest.content, site), site, by.now);
        await insertDraft(transaction, next, content);
        return next.revision;
      }),
  };
}
