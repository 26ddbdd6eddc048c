import { COUNT_CAP } from '#domain/api/count-cap.ts';
import type { AnswerInput } from '#domain/api/endpoint.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { excerptOf } from '#domain/kernel/excerpt.ts';
import { addDays, type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import { compareAscii } from '#domain/kernel/text.ts';
import { daysBefore } from '#domain/legal/retention.ts';
import { planOf } from '#domain/projects/plan.ts';
import type { today } from '#domain/today/contract.ts';
import { delayTrouble, SETTING_FAULTS } from '#domain/today/mail-trouble.ts';
import { type By, noteOn } from '../audit/note.ts';
import { subjectNames } from '../audit/subject-names.ts';
import type { BackupRoom } from '../backup/room.ts';
import type { FileRoom } from '../files/room.ts';
import type { Foundation } from '../foundation.ts';
import { delayedMails, unsentMails } from '../mail/data.ts';
import { shownUnsent } from '../mail/unsent.ts';
import type { OfferReading } from '../offers/reading.ts';
import type { OfferReminders } from '../offers/reminding.ts';
import { countWaitingChanges, waitingChanges } from '../projects/change-data.ts';
import { itemsOf, stagesOf } from '../projects/data.ts';
import { dueWork } from '../projects/due-work.ts';
import type { Inbox } from '../requests/inbox.ts';
import {
  broughtItems,
  countDuePayments,
  countNewErrors,
  countReturnedStages,
  countUnanswered,
  countUnsentMails,
  countWaitingTalks,
  duePayments,
  lateItems,
  returnedStages,
  waitingTalks,
} from './data.ts';

/** What waits for the operator (business 6). */
export interface TodayService {
  read(now: Date): Promise<AnswerInput<typeof today, never>>;
  /** Sends a mail again. Throws notFound where it is neither dead nor held back. */
  resend(mailId: string, by: By): Promise<void>;
}

type Parts = Pick<Foundation, 'db' | 'outbox' | 'site' | 'ai'> &
  Pick<BackupRoom, 'backups'> &
  Pick<FileRoom, 'storage'> & {
    inbox: Pick<Inbox, 'list' | 'dayCounts'>;
    offers: Pick<OfferReading, 'unanswered'>;
    reminders: Pick<OfferReminders, 'remindable' | 'lastReminders'>;
  };

/** Rows of a part: who waits for an answer is drawn on one axis, the others are a glance. */
const ANSWERS = 8;
const ROWS = 5;
const MAILS = 4;
/** Days before its last one from which a payment is shown. */
const DUE_WITHIN = 7;
/** Mail servers put off unknown senders for some minutes, which is nothing to tell. */
const DELAYED_AFTER_MS = 15 * 60_000;
/** Things that are missing in a project, named in its row. */
const TITLES = 2;
/** Characters of a message in its row. */
const EXCERPT = 80;

const AI_USED_UP =
  'Dnešný limit požiadaviek je vyčerpaný. Do polnoci dostanú návštevníci texty zo šablón. Limit zvýšite v nastaveniach servera.';

const note = noteOn('mail');

export function createTodayService({
  db,
  outbox,
  site,
  ai,
  inbox,
  offers,
  reminders,
  backups,
  storage,
}: Parts): TodayService {
  const time = workingTimeOf(site);

  const requests = async (now: Date) => {
    const { waiting, late, lapsed } = await inbox.dayCounts(now);
    return {
      answers: { count: waiting, late, rows: await inbox.list({ waiting: 'yes' }, now, ANSWERS) },
      lapsed: { count: lapsed, rows: await inbox.list({ lapsed: 'yes' }, now, ROWS) },
    };
  };

  const messages = async () => {
    const rows = await waitingTalks(db, ROWS);
    const names = await subjectNames(
      db,
      rows.map(({ subjectId }) => subjectId),
    );
    const counts = await countWaitingTalks(db);
    return {
      count: Math.min(
        Object.values(counts).reduce((sum, talks) => sum + talks, 0),
        COUNT_CAP,
      ),
      counts,
      rows: rows.map(({ id, subjectType, subjectId, authorName, text, createdAt, waiting }) => ({
        id,
        subject: { type: subjectType, id: subjectId },
        about: names.get(subjectId) ?? '',
        author: authorName,
        excerpt: excerptOf(text, EXCERPT),
        waiting,
        at: createdAt.toISOString(),
      })),
    };
  };

  const unsent = async () => ({
    count: await countUnsentMails(db),
    rows: (await unsentMails(db, MAILS)).map((mail) => ({
      ...shownUnsent(mail),
      reason: mail.status === 'held' ? ('held' as const) : ('dead' as const),
    })),
  });

  const delayed = async (now: Date) => {
    const before = new Date(now.getTime() - DELAYED_AFTER_MS);
    const { count, since, error } = await delayedMails(db, { before, codes: SETTING_FAULTS }, COUNT_CAP);
    return since && { count, since: since.toISOString(), trouble: delayTrouble(error) };
  };

  const unanswered = async (now: Date) => {
    const rows = await offers.unanswered(now, ROWS);
    const ids = rows.map(({ id }) => id);
    const can = await reminders.remindable(ids, now);
    const reminded = await reminders.lastReminders(ids);
    const dayOf = (at: Date | undefined) => (at ? wallTimeOf(at).day : null);
    return {
      count: await countUnanswered(db, wallTimeOf(now).day),
      rows: rows.map((offer) => ({
        ...{ ...offer, canRemind: can.has(offer.id) },
        remindedOn: dayOf(reminded.get(offer.id)),
      })),
    };
  };

  const payments = async (today: Day) => {
    const until = addDays(today, DUE_WITHIN);
    return {
      count: await countDuePayments(db, until),
      rows: (await duePayments(db, until, ROWS)).map(({ askedAt, ...row }) => ({
        ...row,
        dueOn: row.dueOn ?? until,
        askedOn: askedAt && wallTimeOf(askedAt).day,
      })),
    };
  };

  const wishes = async () => {
    const [changes, returned] = [await waitingChanges(db, ROWS), await returnedStages(db, ROWS)];
    const asked = changes.map(({ id, project, client, text, createdAt }) => ({
      ...{ id, project, client, stage: '', kind: 'change' as const },
      excerpt: excerptOf(text, EXCERPT),
      on: wallTimeOf(createdAt).day,
    }));
    const again = returned.map(({ text, ...row }) => ({
      ...row,
      kind: 'return' as const,
      excerpt: excerptOf(text, EXCERPT),
    }));
    return {
      count: (await countWaitingChanges(db)) + (await countReturnedStages(db)),
      rows: [...asked, ...again].toSorted((one, other) => compareAscii(one.on, other.on)).slice(0, ROWS),
    };
  };

  const items = async (today: Day) => {
    const late = await lateItems(db, today, ROWS);
    const ids = late.map(({ project }) => project.id);
    const [allStages, allItems] = [await stagesOf(db, ids), await itemsOf(db, ids)];
    return {
      count: late[0]?.all ?? 0,
      rows: late.map(({ startOn, launchOn, titles, all, ...row }) => {
        const isOwn = (part: { projectId: string }) => part.projectId === row.project.id;
        const facts = {
          startOn,
          launchOn,
          stages: allStages.filter(isOwn),
          items: allItems.filter(isOwn),
        };
        const shifts = planOf(facts, today, time).late.map(({ shift }) => shift);
        return { ...row, titles: titles.slice(0, TITLES), shift: Math.max(0, ...shifts) };
      }),
    };
  };

  const brought = async () => {
    const rows = await broughtItems(db, ROWS);
    return {
      count: rows[0]?.all ?? 0,
      rows: rows.map(({ all, titles, ...row }) => ({ ...row, titles: titles.slice(0, TITLES) })),
    };
  };

  return {
    async read(now) {
      const { day } = wallTimeOf(now);
      return {
        at: now.toISOString(),
        ...(await requests(now)),
        offers: await unanswered(now),
        payments: await payments(day),
        stages: await dueWork(db, day, time, ROWS),
        items: await items(day),
        brought: await brought(),
        wishes: await wishes(),
        messages: await messages(),
        mails: await unsent(),
        delayedMails: await delayed(now),
        errors: await countNewErrors(db, daysBefore(now, 1)),
        filesTrouble: await storage.trouble(now),
        aiTrouble: (await ai.isUsedUp()) ? AI_USED_UP : null,
        backup: await backups.glance(now),
      };
    },
    async resend(mailId, by) {
      const isSent = await outbox.resend(mailId, (transaction) =>
        note(transaction, mailId, 'mail.resent', by),
      );
      if (!isSent) throw new Fault('notFound');
    },
  };
}
