import { and, eq, exists, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Actor } from '#domain/accounts/actor.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { accounts } from '../accounts/table.ts';
import type { Caller } from '../audit/note.ts';
import { opensProject } from '../clients/reach-data.ts';
import { clientMembers } from '../clients/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { isGood } from '../offers/data.ts';
import { linksUsedAfter } from '../offers/links.ts';
import { offerLinks, offers } from '../offers/table.ts';
import { calendarFeeds, projects } from './table.ts';

type Reader = Db | Transaction;

/**
 * An address of a calendar lasts as long as whoever made it reaches the project: a member while they are one and can sign
 * in with a proven e-mail, a holder while a link is good that was there when it was made, and opens the project.
 */
const stands = (db: Reader, now: Date) =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(clientMembers)
        .innerJoin(accounts, eq(accounts.id, clientMembers.accountId))
        .where(
          and(
            eq(clientMembers.clientId, projects.clientId),
            eq(clientMembers.accountId, calendarFeeds.accountId),
            isNull(accounts.blockedAt),
            isNotNull(accounts.emailVerifiedAt),
          ),
        ),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(offerLinks)
        .innerJoin(offers, eq(offers.id, offerLinks.offerId))
        .where(
          and(
            eq(offerLinks.offerId, calendarFeeds.offerId),
            isGood(linksUsedAfter(now)),
            opensProject(db, wallTimeOf(now).day),
            lte(offerLinks.createdAt, calendarFeeds.createdAt),
          ),
        ),
    ),
  );

/** Whose a calendar is. */
function isOf(actor: Actor) {
  if (actor.kind === 'link') return eq(calendarFeeds.offerId, actor.offerId);
  return 'accountId' in actor ? eq(calendarFeeds.accountId, actor.accountId) : sql`false`;
}

/** The calendar that somebody has made of a project; null where there is none that is good. */
export async function findFeed(db: Reader, projectId: string, { actor, now }: Caller) {
  const [feed] = await db
    .select({ id: calendarFeeds.id, tokenHash: calendarFeeds.tokenHash })
    .from(calendarFeeds)
    .innerJoin(projects, eq(projects.id, calendarFeeds.projectId))
    .where(and(eq(calendarFeeds.projectId, projectId), isOf(actor), stands(db, now)));
  return feed ?? null;
}

/** The project of the calendar with this token; null for any but a good one. */
export async function projectOfFeed(db: Db, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ project: projects })
    .from(calendarFeeds)
    .innerJoin(projects, eq(projects.id, calendarFeeds.projectId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), stands(db, now)));
  return found?.project ?? null;
}

/** Stores the address of a calendar. */
export async function insertFeed(
  transaction: Transaction,
  feed: typeof calendarFeeds.$inferInsert,
): Promise<void> {
  await transaction.insert(calendarFeeds).values(feed);
}

/** Ends the calendar that somebody has made of a project, a good one or not; answers whether there was one. */
export async function deleteFeed(
  transaction: Transaction,
  projectId: string,
  actor: Actor,
): Promise<boolean> {
  const ended = await transaction
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.projectId, projectId), isOf(actor)))
    .returning({ id: calendarFeeds.id });
  return ended.length > 0;
}
