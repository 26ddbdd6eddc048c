import { and, asc, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { COUNT_CAP } from '#domain/api/count-cap.ts';
import { clients } from '../clients/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { readMessages, settleMessages } from '../messages/data.ts';
import { messages } from '../messages/table.ts';
import { offers } from '../offers/table.ts';
import { changeRequests, projects } from './table.ts';

/** Begins with what the client has said, and with the addendum that answers it. */
const select = (db: Db | Transaction) =>
  db
    .select({
      id: changeRequests.id,
      projectId: changeRequests.projectId,
      messageId: changeRequests.messageId,
      answer: changeRequests.answer,
      declinedAt: changeRequests.declinedAt,
      createdAt: changeRequests.createdAt,
      text: messages.text,
      author: messages.authorName,
      /** When its message was written. */
      saidAt: messages.createdAt,
      withdrawnAt: messages.withdrawnAt,
      addendum: {
        id: offers.id,
        prefix: offers.prefix,
        year: offers.year,
        serial: offers.serial,
        addendum: offers.addendum,
        state: offers.state,
      },
    })
    .from(changeRequests)
    .innerJoin(messages, eq(messages.id, changeRequests.messageId))
    .leftJoin(offers, eq(offers.id, changeRequests.addendumId));

export type StoredChange = Awaited<ReturnType<typeof select>>[number];

/** A message that was taken back asks for nothing. */
const stands = isNull(messages.withdrawnAt);

/** The changes that were asked for at projects, the newest first. */
export const changesOf = (db: Db | Transaction, projectIds: readonly string[]): Promise<StoredChange[]> =>
  select(db)
    .where(and(inArray(changeRequests.projectId, [...projectIds]), stands))
    .orderBy(desc(changeRequests.createdAt), desc(changeRequests.id));

/** The same with those that were taken back, the oldest first. */
export const everyChangeOf = (db: Db | Transaction, projectIds: readonly string[]): Promise<StoredChange[]> =>
  select(db)
    .where(inArray(changeRequests.projectId, [...projectIds]))
    .orderBy(asc(changeRequests.createdAt), asc(changeRequests.id));

/** How many of them wait for an answer. */
export async function countOpenChanges(transaction: Transaction, projectId: string): Promise<number> {
  const [row] = await transaction
    .select({ open: count() })
    .from(changeRequests)
    .innerJoin(messages, eq(messages.id, changeRequests.messageId))
    .where(and(eq(changeRequests.projectId, projectId), waits));
  return row?.open ?? 0;
}

const waits = and(isNull(changeRequests.addendumId), isNull(changeRequests.declinedAt), stands);

/** Those of projects that run and wait for an answer: their ids, and those of their messages and projects. */
const waiting = (db: Db) =>
  db
    .select({
      id: changeRequests.id,
      messageId: changeRequests.messageId,
      projectId: changeRequests.projectId,
    })
    .from(changeRequests)
    .innerJoin(messages, eq(messages.id, changeRequests.messageId))
    .innerJoin(projects, eq(projects.id, changeRequests.projectId))
    .where(and(waits, ne(projects.state, 'closed')));

/** These with what was asked and at whose project, the oldest first. */
export function waitingChanges(db: Db, limit: number) {
  const those = waiting(db).as('those');
  return db
    .select({
      id: changeRequests.id,
      text: messages.text,
      createdAt: changeRequests.createdAt,
      project: { id: projects.id, name: projects.name },
      client: clients.name,
    })
    .from(those)
    .innerJoin(changeRequests, eq(changeRequests.id, those.id))
    .innerJoin(messages, eq(messages.id, those.messageId))
    .innerJoin(projects, eq(projects.id, those.projectId))
    .innerJoin(clients, eq(clients.id, projects.clientId))
    .orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))
    .limit(limit);
}

/** Ids of the messages that ask for them. */
export function askingMessages(db: Db) {
  const those = waiting(db).as('those');
  return db.select({ id: those.messageId }).from(those);
}

/** Ids of the projects of these. */
export function changeProjects(db: Db) {
  const those = waiting(db).as('those');
  return db.select({ id: those.projectId }).from(those);
}

/** How many of these there are, up to COUNT_CAP. */
export async function countWaitingChanges(db: Db): Promise<number> {
  const some = waiting(db).limit(COUNT_CAP).as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

/** Stores a change that a message asks for. */
export async function insertChange(
  transaction: Transaction,
  change: Pick<typeof changeRequests.$inferInsert, 'id' | 'projectId' | 'messageId' | 'createdAt'>,
): Promise<void> {
  await transaction.insert(changeRequests).values(change);
}

/** Answers it with a sentence. */
export async function declineChange(
  transaction: Transaction,
  id: string,
  answer: string,
  declinedAt: Date,
): Promise<void> {
  await transaction.update(changeRequests).set({ answer, declinedAt }).where(eq(changeRequests.id, id));
}

/**
 * Notes that this addendum answers the change that a message asks for, if it asks for one, and that the operator has read as
 * far as that, of which nothing waits any more; answers at which project.
 */
export async function answerChange(
  transaction: Transaction,
  messageId: string,
  addendumId: string,
  now: Date,
): Promise<string | null> {
  const [answered] = await transaction
    .update(changeRequests)
    .set({ addendumId })
    .where(eq(changeRequests.messageId, messageId))
    .returning({ projectId: changeRequests.projectId });
  if (!answered) return null;
  const asked = await transaction
    .select({ saidAt: messages.createdAt })
    .from(messages)
    .where(eq(messages.id, messageId));
  const talk = { type: 'project', id: answered.projectId } as const;
  for (const { saidAt } of asked) {
    await readMessages(transaction, talk, 'operator', now, saidAt);
    await settleMessages(transaction, talk.type, [talk.id], now, saidAt);
  }
  return answered.projectId;
}
