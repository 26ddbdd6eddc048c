import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  gt,
  inArray,
  lt,
  lte,
  min,
  not,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { COUNT_CAP } from '#domain/api/count-cap.ts';
import { byKey } from '#domain/kernel/by-key.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { MESSAGE_SUBJECTS, type MessageSubject } from '#domain/messages/message.ts';
import { clients } from '../clients/table.ts';
import type { Db } from '../db/pool.ts';
import { errorReports } from '../errors/table.ts';
import { mails } from '../mail/table.ts';
import { messages } from '../messages/table.ts';
import { hasWaiting, isWaiting } from '../messages/waiting-data.ts';
import { isOpenOn } from '../offers/open-data.ts';
import { offers } from '../offers/table.ts';
import { payments } from '../payments/table.ts';
import { askingMessages } from '../projects/change-data.ts';
import { isBrought, isReturned, ofWork } from '../projects/due-data.ts';
import { checklistItems, projectStages, projects } from '../projects/table.ts';

/** A message that asks for a change is told as the change. */
const isWaitingTalk = (db: Db) => and(isWaiting(), notInArray(messages.id, askingMessages(db)));

/**
 * Conversations with messages of clients that wait for an answer, whoever has waited for longest first: the message that waits
 * for longest, and how many there are.
 */
export function waitingTalks(db: Db, limit: number) {
  // Texts are read of the few that are shown alone.
  const waiting = db
    .select({
      first: sql<string>`(array_agg(${messages.id} order by ${messages.createdAt}, ${messages.id}))[1]`.as(
        'first',
      ),
      since: min(messages.createdAt).as('since'),
      waiting: count().as('waiting_messages'),
    })
    .from(messages)
    .where(isWaitingTalk(db))
    .groupBy(messages.subjectType, messages.subjectId)
    .orderBy(sql`since`, sql`first`)
    .limit(limit)
    .as('waiting');
  return db
    .select({
      id: messages.id,
      subjectType: messages.subjectType,
      subjectId: messages.subjectId,
      authorName: messages.authorName,
      text: messages.text,
      createdAt: messages.createdAt,
      waiting: waiting.waiting,
    })
    .from(messages)
    .innerJoin(waiting, eq(messages.id, waiting.first))
    .orderBy(asc(messages.createdAt), asc(messages.id));
}

/** How many of these there are about each kind of record, each up to COUNT_CAP. */
export async function countWaitingTalks(db: Db): Promise<Record<MessageSubject['type'], number>> {
  const rows = await db
    .select({ type: messages.subjectType, talks: countDistinct(messages.subjectId) })
    .from(messages)
    .where(isWaitingTalk(db))
    .groupBy(messages.subjectType);
  const counts = new Map(rows.map(({ type, talks }) => [type, Math.min(talks, COUNT_CAP)]));
  return byKey(MESSAGE_SUBJECTS, (type) => counts.get(type) ?? 0);
}

/** How many of these there are, up to COUNT_CAP. */
async function countUpTo(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(COUNT_CAP)
    .as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

const isDue = (before: Day) => and(eq(payments.state, 'open'), lte(payments.dueOn, before));

/** Payments that were asked for and are due until then, the first of them first. */
export const duePayments = (db: Db, until: Day, limit: number) =>
  db
    .select({
      id: payments.id,
      name: payments.name,
      amount: payments.amount,
      dueOn: payments.dueOn,
      askedAt: payments.askedAt,
      project: { id: projects.id, name: projects.name },
      client: clients.name,
    })
    .from(payments)
    .innerJoin(projects, eq(projects.id, payments.projectId))
    .innerJoin(clients, eq(clients.id, projects.clientId))
    .where(isDue(until))
    .orderBy(asc(payments.dueOn), asc(payments.id))
    .limit(limit);

/** How many payments are due until then. */
export const countDuePayments = (db: Db, until: Day): Promise<number> =>
  countUpTo(db, payments, isDue(until));

/** Stages that clients have returned and that are worked on again, the oldest first. */
export const returnedStages = (db: Db, limit: number) =>
  db
    .select({
      id: projectStages.id,
      stage: projectStages.name,
      text: projectStages.returnReason,
      on: sql<Day>`${projectStages.returnedOn}`,
      project: { id: projects.id, name: projects.name },
      client: clients.name,
    })
    .from(projectStages)
    .innerJoin(projects, eq(projects.id, projectStages.projectId))
    .innerJoin(clients, eq(clients.id, projects.clientId))
    .where(isReturned(db))
    .orderBy(asc(projectStages.returnedOn), asc(projectStages.id))
    .limit(limit);

/** How many of these there are. */
export const countReturnedStages = (db: Db): Promise<number> => countUpTo(db, projectStages, isReturned(db));

/** How many offers can be accepted today and wait for their client. */
export const countUnanswered = (db: Db, today: Day): Promise<number> =>
  countUpTo(db, offers, and(isOpenOn(today), not(hasWaiting('offer', offers.id))));

const isMissing = (today: Day) =>
  and(inArray(checklistItems.state, ['asked', 'returned']), lt(checklistItems.dueOn, today));

/**
 * Projects whose clients should have brought something before today, who is late for longest first; each says how many there
 * are in all, up to COUNT_CAP: to put them in order all have to be found anyway.
 */
export function lateItems(db: Db, today: Day, limit: number) {
  // The first few are found by an index alone: names and titles of all others would be read in vain.
  const late = db
    .select({
      projectId: checklistItems.projectId,
      missing: count().as('missing'),
      dueOn: sql<Day>`min(${checklistItems.dueOn})::text`.as('first_due_on'),
      all: sql<number>`least(count(*) over (), ${COUNT_CAP})::int`.as('all_late'),
    })
    .from(checklistItems)
    .where(and(isMissing(today), ofWork(db, checklistItems.projectId)))
    .groupBy(checklistItems.projectId)
    .orderBy(sql`first_due_on`, asc(checklistItems.projectId))
    .limit(limit)
    .as('late');
  return db
    .select({
      project: { id: projects.id, name: projects.name },
      client: clients.name,
      startOn: projects.startOn,
      launchOn: projects.launchOn,
      missing: late.missing,
      titles: sql<string[]>`(
        select array_agg(${checklistItems.title} order by ${checklistItems.dueOn}, ${checklistItems.position})
        from ${checklistItems} where ${checklistItems.projectId} = ${late.projectId} and ${isMissing(today)})`,
      dueOn: late.dueOn,
      all: late.all,
    })
    .from(late)
    .innerJoin(projects, eq(projects.id, late.projectId))
    .innerJoin(clients, eq(clients.id, projects.clientId))
    .orderBy(asc(late.dueOn), asc(late.projectId));
}

/** Projects whose clients have handed in something to be looked at, what has waited for longest first; each says how many there are in all. */
export function broughtItems(db: Db, limit: number) {
  const brought = db
    .select({
      projectId: checklistItems.projectId,
      brought: count().as('brought'),
      on: sql<Day>`min(${checklistItems.broughtOn})::text`.as('first_on'),
      all: sql<number>`least(count(*) over (), ${COUNT_CAP})::int`.as('all_brought'),
    })
    .from(checklistItems)
    .where(and(isBrought, ofWork(db, checklistItems.projectId)))
    .groupBy(checklistItems.projectId)
    .orderBy(sql`first_on`, asc(checklistItems.projectId))
    .limit(limit)
    .as('brought');
  return db
    .select({
      project: { id: projects.id, name: projects.name },
      client: clients.name,
      brought: brought.brought,
      titles: sql<string[]>`(
        select array_agg(${checklistItems.title} order by ${checklistItems.broughtOn}, ${checklistItems.position})
        from ${checklistItems} where ${checklistItems.projectId} = ${brought.projectId} and ${isBrought})`,
      on: brought.on,
      all: brought.all,
    })
    .from(brought)
    .innerJoin(projects, eq(projects.id, brought.projectId))
    .innerJoin(clients, eq(clients.id, projects.clientId))
    .orderBy(asc(brought.on), asc(brought.projectId));
}

/** How many mails nobody sends any more. */
export const countUnsentMails = (db: Db): Promise<number> =>
  countUpTo(db, mails, sql`${mails.status} in ('dead', 'held')`);

/** How many kinds of failures have been seen for the first time since then. */
export const countNewErrors = (db: Db, since: Date): Promise<number> =>
  countUpTo(db, errorReports, gt(errorReports.firstSeen, since));
