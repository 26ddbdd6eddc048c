import { and, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { accounts } from '../accounts/table.ts';
import { reachedOffers, reachedProjects, reachedRequests } from '../clients/reach-data.ts';
import { clientMembers } from '../clients/table.ts';
import type { Db } from '../db/pool.ts';
import { reachedFiles } from '../files/data.ts';
import { isSent } from '../files/sent-data.ts';
import { files } from '../files/table.ts';
import { offerAcceptances, offers } from '../offers/table.ts';
import { payments } from '../payments/table.ts';
import { projects } from '../projects/table.ts';
import { quotes } from '../quote/table.ts';
import { requests } from '../requests/table.ts';
import { portalVisits } from './table.ts';

/** Papers of every kind as one list: what each is called and made of is read by its id. */
function papersOf(db: Db, actor: Actor) {
  const row = <Id>(id: Id, kind: string, at: SQL, project: SQL) => ({
    id,
    kind: sql<'quote' | 'offer' | 'payment' | 'file'>`${sql.raw(`'${kind}'`)}::text`.as('kind'),
    at: sql<Date>`${at}`.mapWith(files.createdAt).as('at'),
    projectId: sql<string | null>`${project}`.as('project_id'),
  });
  const begunBy = (offerId: SQL) =>
    sql`(select ${projects.id} from ${projects} where ${projects.offerId} = ${offerId})`;
  const ofRequest = (condition: SQL) =>
    sql`(select ${projects.id} from ${projects} join ${offers} as begun on begun.id = ${projects.offerId}
      join ${requests} as asked on asked.id = begun.request_id where ${condition} limit 1)`;
  const ownClients = db
    .select({ id: clientMembers.clientId })
    .from(clientMembers)
    .where(eq(clientMembers.accountId, actor.kind === 'customer' ? actor.accountId : sql`null`));
  const ownQuoteIds = db.select({ id: requests.quoteId }).from(requests).where(reachedRequests(db, actor));
  const ofFile = sql`case ${files.subjectType} when 'project' then ${files.subjectId}
    when 'offer' then (select ${projects.id} from ${projects} join ${offers} as own on coalesce(own.addendum_of, own.id) = ${projects.offerId} where own.id = ${files.subjectId})
    else ${ofRequest(sql`asked.id = ${files.subjectId}`)} end`;
  return unionAll(
    db
      .select(
        row(quotes.id, 'quote', sql`${quotes.createdAt}`, ofRequest(sql`asked.quote_id = ${quotes.id}`)),
      )
      .from(quotes)
      .where(or(inArray(quotes.clientId, ownClients), inArray(quotes.id, ownQuoteIds))),
    db
      .select(
        row(
          offers.id,
          'offer',
          sql`coalesce(${offerAcceptances.acceptedAt}, ${offers.sentAt})`,
          begunBy(sql`coalesce(${offers.addendumOf}, ${offers.id})`),
        ),
      )
      .from(offers)
      .leftJoin(offerAcceptances, eq(offerAcceptances.offerId, offers.id))
      .where(and(isNotNull(offers.sentAt), reachedOffers(db, actor))),
    db
      .select(row(payments.id, 'payment', sql`${payments.askedAt}`, sql`${payments.projectId}`))
      .from(payments)
      .innerJoin(projects, eq(projects.id, payments.projectId))
      .where(and(eq(payments.state, 'open'), isNotNull(payments.askedAt), reachedProjects(db, actor))),
    db
      .select(row(files.id, 'file', sql`${files.createdAt}`, ofFile))
      .from(files)
      .where(and(eq(files.state, 'ready'), isSent, reachedFiles(db, actor))),
  ).as('papers');
}

/** A part of the papers, newest first, each with its project and with what its kind is read by. */
export async function listPapers(db: Db, actor: Actor, after: Keyset | undefined, limit: number) {
  const papers = papersOf(db, actor);
  const part = db
    .select()
    .from(papers)
    .where(
      after &&
        sql`(${papers.at}, ${papers.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(desc(papers.at), desc(papers.id))
    .limit(limit)
    .as('part');
  return db
    .select({
      id: part.id,
      kind: part.kind,
      at: part.at,
      project: { id: projects.id, name: projects.name },
      offer: {
        title: offers.title,
        prefix: offers.prefix,
        year: offers.year,
        serial: offers.serial,
        addendum: offers.addendum,
        revision: offers.revision,
      },
      accepted: offerAcceptances.revision,
      payment: { name: payments.name, year: payments.year, serial: payments.serial, amount: payments.amount },
      file: { name: files.name, bytes: files.bytes, side: files.side },
    })
    .from(part)
    .leftJoin(projects, eq(projects.id, part.projectId))
    .leftJoin(offers, eq(offers.id, part.id))
    .leftJoin(offerAcceptances, eq(offerAcceptances.offerId, part.id))
    .leftJoin(payments, eq(payments.id, part.id))
    .leftJoin(files, eq(files.id, part.id))
    .orderBy(desc(part.at), desc(part.id));
}

/** How many papers are newer than an instant. */
export async function countPapersAfter(db: Db, actor: Actor, seen: Date): Promise<number> {
  const papers = papersOf(db, actor);
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(papers)
    .where(gt(papers.at, seen));
  return row?.count ?? 0;
}

/** Up to when an account has seen its papers; of one that never looked, when it was made. */
export async function papersSeenAt(db: Db, accountId: string): Promise<Date> {
  const [row] = await db
    .select({ createdAt: accounts.createdAt, seenAt: portalVisits.documentsSeenAt })
    .from(accounts)
    .leftJoin(portalVisits, eq(portalVisits.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  return row?.seenAt ?? row?.createdAt ?? new Date(0);
}

/** Notes up to when an account has seen its papers; never earlier than it has before. */
export async function notePapersSeen(db: Db, accountId: string, at: Date): Promise<void> {
  await db
    .insert(portalVisits)
    .values({ accountId, documentsSeenAt: at })
    .onConflictDoUpdate({
      target: portalVisits.accountId,
      set: { documentsSeenAt: sql`greatest(${portalVisits.documentsSeenAt}, excluded.documents_seen_at)` },
    });
}
