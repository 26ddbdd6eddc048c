import { workingTimeOf } from '#domain/content/working-week.ts';
import { addDays, wallTimeOf } from '#domain/kernel/local-time.ts';
import { isWorkingMoment } from '#domain/kernel/working-time.ts';
import { currentRevision } from '#domain/offers/listed.ts';
import { dueReminder, type Reminder } from '#domain/offers/reminders.ts';
import { revisionStateOn } from '#domain/offers/revision-life.ts';
import { insertAudit } from '../audit/data.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { goodLinks, lockOffer, revisionsOf, type StoredOffer, type StoredRevision } from './data.ts';
import { openThreads } from './list-data.ts';
import { OFFER_REMINDER } from './mail-kinds.ts';
import { insertReminder, offersToRemind, remindersOf } from './reminder-data.ts';
import { linksUsedAfter } from './service.ts';

/** A holiday beside a weekend moves a reminder so many days ahead at most. */
const DAYS_AHEAD = 14;
/** At least so long ago an offer was opened that its client is asked about. */
const OPENED_DAYS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
const ACTOR = 'sweep';

/** Reminds clients of offers that nobody has answered (business 4). */
export interface OfferReminders {
  /** Sends what is due now; any number of processes can do it at once. Answers how many went out. */
  run(now: Date): Promise<number>;
}

export function createOfferReminders({
  db,
  outbox,
  site,
}: Pick<Foundation, 'db' | 'outbox' | 'site'>): OfferReminders {
  const time = workingTimeOf(site);

  /** The reminder that is due of an offer that is locked. */
  const dueOf = async (
    transaction: Transaction,
    offer: StoredOffer,
    revision: StoredRevision,
    now: Date,
  ): Promise<Reminder | null> => {
    const { state, validUntil, sentAt, viewedAt } = revision;
    if (!sentAt || offer.remindersOff || offer.recipientEmail === '') return null;
    const own = (await remindersOf(transaction, offer.id)).filter(
      (one) => one.revision === revision.revision,
    );
    return dueReminder(
      {
        state: revisionStateOn({ state, validUntil }, wallTimeOf(now).day),
        validUntil,
        sentAt,
        viewedAt,
        isQuiet: (await openThreads(transaction, [offer.id])).has(offer.id),
        reminded: own,
      },
      now,
      time,
    );
  };

  const remind = (id: string, now: Date): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const offer = await lockOffer(transaction, id);
      const revision = offer && currentRevision(await revisionsOf(transaction, id));
      const reminder = revision ? await dueOf(transaction, offer, revision, now) : null;
      if (!offer || !revision || !reminder) return false;
      // Whoever ended all links wants nobody to come in by a new one.
      const [link] = await goodLinks(transaction, id, linksUsedAfter(now));
      if (!link) return false;
      const told = { offerId: id, revision: revision.revision, reminder, sentAt: now };
      if (!(await insertReminder(transaction, told))) return false;
      const to = { name: offer.recipientName, address: offer.recipientEmail };
      const payload = { offerId: id, linkId: link.id, revision: revision.revision, reminder };
      await outbox.add(transaction, [{ kind: OFFER_REMINDER, to, payload }], now);
      const subject = { subjectType: 'offer', subjectId: id };
      await insertAudit(transaction, { at: now, actor: ACTOR, action: 'offer.reminded', ...subject });
      return true;
    });

  return {
    async run(now) {
      if (!isWorkingMoment(now, time)) return 0;
      const today = wallTimeOf(now).day;
      const window = {
        today,
        endsBy: addDays(today, DAYS_AHEAD),
        openedBefore: new Date(now.getTime() - OPENED_DAYS * DAY_MS),
      };
      let sent = 0;
      for (const id of await offersToRemind(db, window)) if (await remind(id, now)) sent += 1;
      if (sent > 0) outbox.wake();
      return sent;
    },
  };
}
