import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { addDays, wallTimeOf } from '#domain/kernel/local-time.ts';
import { isWorkingMoment } from '#domain/kernel/working-time.ts';
import { currentRevision } from '#domain/offers/listed.ts';
import { NO_REMINDER } from '#domain/offers/offer-refusals.ts';
import { canRemindByHand, dueReminder, type RemindedOffer, type Reminder } from '#domain/offers/reminders.ts';
import { revisionStateOn } from '#domain/offers/revision-life.ts';
import { isMuted } from '../accounts/opt-out-data.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import { inTurns } from '../db/turns.ts';
import type { Foundation } from '../foundation.ts';
import {
  goodLinks,
  lockOffer,
  revisionsOf,
  type StoredOffer,
  type StoredRevision,
  threadOf,
} from './data.ts';
import { linksUsedAfter } from './links.ts';
import { openThreads } from './list-data.ts';
import { OFFER_REMINDER } from './mail-kinds.ts';
import { insertReminder, offersToRemind, remindable, remindersOf, remindersOfAll } from './reminder-data.ts';

/** A holiday beside a weekend moves a reminder so many days ahead at most. */
const DAYS_AHEAD = 14;
/** At least so long ago an offer was opened that its client is asked about. */
const OPENED_DAYS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

const note = noteOn('offer');

/** Reminds clients of offers that nobody has answered (business 4). */
export interface OfferReminders {
  /**
   * Sends what is due now; any number of processes can do it at once. One run looks at some of the offers, the next one at
   * the others. Answers how many went out.
   */
  run(now: Date): Promise<number>;
  /** Which of these offers the operator can remind of now. */
  remindable(ids: readonly string[], now: Date): Promise<Set<string>>;
  /** When clients of these offers were last reminded; of others nothing. */
  lastReminders(ids: readonly string[]): Promise<Map<string, Date>>;
  /** Reminds of an offer now. Throws notFound, and offerStep where it is not allowed now. */
  remind(id: string, by: By): Promise<void>;
}

interface Options extends Pick<Foundation, 'db' | 'outbox' | 'site'> {
  /** Most offers that one run looks at. */
  part?: number;
}

export function createOfferReminders({ db, outbox, site, part }: Options): OfferReminders {
  const turn = inTurns(part);
  const time = workingTimeOf(site);

  /** What decides about a reminder of an offer that is locked; null where nobody is to be reminded. */
  const factsOf = async (
    transaction: Transaction,
    offer: StoredOffer,
    revision: StoredRevision,
    now: Date,
  ): Promise<RemindedOffer | null> => {
    const { state, validUntil, sentAt, viewedAt } = revision;
    if (!sentAt || offer.remindersOff || offer.recipientEmail === '') return null;
    if (await isMuted(transaction, offer.recipientEmail, 'offer-reminder')) return null;
    return {
      state: revisionStateOn({ state, validUntil }, wallTimeOf(now).day),
      validUntil,
      sentAt,
      viewedAt,
      isQuiet: (await openThreads(transaction, [offer.id])).has(offer.id),
      reminded: await remindersOf(transaction, offer.id),
    };
  };

  /** Sends the reminder that is chosen, if one is; false where none goes out. Throws notFound. */
  const send = (
    id: string,
    choose: (facts: RemindedOffer) => Reminder | null,
    { actor, now }: By,
  ): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const offer = await lockOffer(transaction, id);
      if (!offer) throw new Fault('notFound');
      const revision = currentRevision(await revisionsOf(transaction, id));
      const facts = revision ? await factsOf(transaction, offer, revision, now) : null;
      const reminder = facts && choose(facts);
      if (!revision || !reminder) return false;
      // Whoever ended all links wants nobody to come in by a new one.
      const [link] = await goodLinks(transaction, id, linksUsedAfter(now));
      if (!link) return false;
      const told = { offerId: id, revision: revision.revision, reminder, sentAt: now };
      if (!(await insertReminder(transaction, told))) return false;
      const to = { name: offer.recipientName, address: offer.recipientEmail };
      const payload = { offerId: id, linkId: link.id, revision: revision.revision, reminder };
      await outbox.add(transaction, [{ kind: OFFER_REMINDER, to, threadId: threadOf(offer), payload }], now);
      await note(transaction, id, 'offer.reminded', { actor, now });
      return true;
    });

  /** One that is gone meanwhile needs no reminder. */
  const dueSent = (id: string, now: Date): Promise<boolean> =>
    send(id, (facts) => dueReminder(facts, now, time), { actor: { kind: 'sweep' }, now }).catch((error) => {
      if (error instanceof Fault && error.code === 'notFound') return false;
      throw error;
    });

  return {
    async remind(id, by) {
      const byHand = (facts: RemindedOffer) => (canRemindByHand(facts, by.now, time) ? 'by-hand' : null);
      if (!(await send(id, byHand, by))) throw new Fault('offerStep', { message: NO_REMINDER });
      outbox.wake();
    },
    async lastReminders(ids) {
      const sent = await remindersOfAll(db, ids);
      return new Map(
        sent
          .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
          .map(({ offerId, sentAt }) => [offerId, sentAt]),
      );
    },
    async remindable(ids, now) {
      const quiet = await openThreads(db, ids);
      const reminded = await remindersOfAll(db, ids);
      const can = (await remindable(db, ids, linksUsedAfter(now))).filter(
        ({ id, sentAt, recipientEmail: _, ...offer }) =>
          sentAt !== null &&
          canRemindByHand(
            {
              ...offer,
              sentAt,
              isQuiet: quiet.has(id),
              reminded: reminded.filter(({ offerId }) => offerId === id),
            },
            now,
            time,
          ),
      );
      const wanted = [];
      for (const { id, recipientEmail } of can)
        if (!(await isMuted(db, recipientEmail, 'offer-reminder'))) wanted.push(id);
      return new Set(wanted);
    },
    async run(now) {
      if (!isWorkingMoment(now, time)) return 0;
      const today = wallTimeOf(now).day;
      const window = {
        today,
        endsBy: addDays(today, DAYS_AHEAD),
        openedBefore: new Date(now.getTime() - OPENED_DAYS * DAY_MS),
      };
      let sent = 0;
      for (const id of await turn((after, limit) => offersToRemind(db, window, after, limit)))
        if (await dueSent(id, now)) sent += 1;
      if (sent > 0) outbox.wake();
      return sent;
    },
  };
}
