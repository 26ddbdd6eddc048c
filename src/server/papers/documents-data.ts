import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import type { DocumentKind } from '#domain/papers/document-texts.ts';
import { isBeforeLaunch, PROJECT_STATES } from '#domain/projects/project-life.ts';
import { accounts } from '../accounts/table.ts';
import { reachedOffers, reachedProjects, reachedRequests } from '../clients/reach-data.ts';
import { clientMembers } from '../clients/table.ts';
import type { Db } from '../db/pool.ts';
import { offerAcceptances, offers } from '../offers/table.ts';
import { payments } from '../payments/table.ts';
import { projects } from '../projects/table.ts';
import { readQuoteRow } from '../quote/data.ts';
import { quotes } from '../quote/table.ts';
import { requests } from '../requests/table.ts';
import { listedFiles, offerOf, requestOf, requestsProject } from './sent-files-data.ts';
import { documentVisits, portalVisits } from './table.ts';

/** Who reads papers: an account, or whoever holds a link to an offer. */
export type PaperReader = { accountId: string; offerId: null } | { accountId: null; offerId: string };

/** After the launch, whatever has become of the project since. */
const LAUNCHED = PROJECT_STATES.filter((state) => state !== 'paused' && !isBeforeLaunch(state));

/** Of which quotes, offers and projects papers are read: conditions on their tables, undefined of all. */
export interface PapersOf {
  quote: SQL | undefined;
  /** Whatever it says, nobody is given a paper of what was never sent. */
  offer: SQL | undefined;
  project: SQL | undefined;
}

/** All that an actor reaches. */
function reachedPapers(db: Db, actor: Actor): PapersOf {
  const ownClients = db
    .select({ id: clientMembers.clientId })
    .from(clientMembers)
    .where(eq(clientMembers.accountId, actor.kind === 'customer' ? actor.accountId : sql`null`));
  const ownQuoteIds = db.select({ id: requests.quoteId }).from(requests).where(reachedRequests(db, actor));
  return {
    quote: or(inArray(quotes.clientId, ownClients), inArray(quotes.id, ownQuoteIds)),
    offer: reachedOffers(db, actor),
    project: reachedProjects(db, actor),
  };
}

/** Those of a project of which is known that it is reached. */
const papersOfOne = (projectId: string): PapersOf => ({
  quote: sql`${quotes.id} = (select asked.quote_id from ${requests} as asked where asked.id = ${requestOf(projectId)})`,
  offer: sql`(${offers.id} = ${offerOf(projectId)} or ${offers.addendumOf} = ${offerOf(projectId)})`,
  project: eq(projects.id, projectId),
});

/** Papers of every kind as one list: what each is called and made of is read by its id. */
function papersOf(db: Db, which: PapersOf) {
  const row = <Id>(id: Id, kind: DocumentKind, at: SQL, project: SQL) => ({
    id,
    kind: sql<DocumentKind>`${sql.raw(`'${kind}'`)}::text`.as('kind'),
    at: sql<Date>`${at}`.mapWith(quotes.createdAt).as('at'),
    projectId: sql<string | null>`${project}`.as('of_project'),
  });
  const begunBy = (offerId: SQL) =>
    sql`(select ${projects.id} from ${projects} where ${projects.offerId} = ${offerId})`;
  const isLaunched = or(
    inArray(projects.state, LAUNCHED),
    and(eq(projects.state, 'paused'), inArray(projects.pausedFrom, LAUNCHED)),
  );
  return unionAll(
    db
      .select(
        row(
          quotes.id,
          'quote',
          sql`${quotes.createdAt}`,
          requestsProject(sql`asked.quote_id = ${quotes.id}`),
        ),
      )
      .from(quotes)
      .where(which.quote),
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
      .where(and(isNotNull(offers.sentAt), ne(offers.state, 'draft'), which.offer)),
    db
      .select(row(payments.id, 'payment', sql`${payments.askedAt}`, sql`${payments.projectId}`))
      .from(payments)
      .innerJoin(projects, eq(projects.id, payments.projectId))
      .where(and(eq(payments.state, 'open'), isNotNull(payments.askedAt), which.project)),
    db
      .select(
        row(
          projects.id,
          'report',
          sql`coalesce(${projects.launchedAt}, ${projects.createdAt})`,
          sql`${projects.id}`,
        ),
      )
      .from(projects)
      .where(and(isLaunched, which.project)),
  ).as('papers');
}

/** Further down in the list, the newest of which stands first. */
const isAfter = ({ at, id }: ReturnType<typeof papersOf>, { createdAt, id: last }: Keyset): SQL =>
  sql`(${at}, ${id}) < (${createdAt.toISOString()}::timestamptz, ${last}::uuid)`;

const seenBy = ({ accountId, offerId }: PaperReader) =>
  accountId === null ? eq(documentVisits.offerId, offerId) : eq(documentVisits.accountId, accountId);

/** Some of the papers, the newest first, each with its project, with when that was looked through, and with what its kind is read by. */
async function read(
  db: Db,
  papers: ReturnType<typeof papersOf>,
  reader: PaperReader,
  after?: Keyset,
  limit?: number,
) {
  const ordered = db
    .select()
    .from(papers)
    .where(after && isAfter(papers, after))
    .orderBy(desc(papers.at), desc(papers.id));
  const part = (limit === undefined ? ordered : ordered.limit(limit)).as('part');
  return db
    .select({
      id: part.id,
      kind: part.kind,
      at: part.at,
      seenAt: documentVisits.seenAt,
      project: { id: projects.id, name: projects.name, number: projects.number },
      offer: {
        title: offers.title,
        state: offers.state,
        validUntil: offers.validUntil,
        onceTotal: offers.onceTotal,
        monthlyTotal: offers.monthlyTotal,
        prefix: offers.prefix,
        year: offers.year,
        serial: offers.serial,
        addendum: offers.addendum,
        revision: offers.revision,
      },
      accepted: offerAcceptances.revision,
      payment: {
        ...{ name: payments.name, position: payments.position, amount: payments.amount },
        ...{ year: payments.year, serial: payments.serial },
      },
    })
    .from(part)
    .leftJoin(projects, eq(projects.id, part.projectId))
    .leftJoin(documentVisits, and(eq(documentVisits.projectId, part.projectId), seenBy(reader)))
    .leftJoin(offers, eq(offers.id, part.id))
    .leftJoin(offerAcceptances, eq(offerAcceptances.offerId, part.id))
    .leftJoin(payments, eq(payments.id, part.id))
    .orderBy(desc(part.at), desc(part.id));
}

export type Paper = Awaited<ReturnType<typeof read>>[number];

/** A part of all papers that an actor reaches. */
export const listPapers = (
  db: Db,
  actor: Actor,
  accountId: string,
  after: Keyset | undefined,
  limit: number,
): Promise<Paper[]> =>
  read(db, papersOf(db, reachedPapers(db, actor)), { accountId, offerId: null }, after, limit);

/** All papers of a project that is reached, as far as they are this reader's. */
export const papersOfProject = (db: Db, projectId: string, reader: PaperReader): Promise<Paper[]> =>
  read(db, papersOf(db, papersOfOne(projectId)), reader);

/** Some of the papers of somebody, the newest first, each with its project and what it is called by. */
export async function pageOfPapers(db: Db, which: PapersOf, after: Keyset | undefined, limit: number) {
  const papers = papersOf(db, which);
  return db
    .select({
      id: papers.id,
      kind: papers.kind,
      at: papers.at,
      project: { id: projects.id, number: projects.number, offerId: projects.offerId },
      offer: {
        prefix: offers.prefix,
        year: offers.year,
        serial: offers.serial,
        addendum: offers.addendum,
      },
      payment: { year: payments.year, serial: payments.serial },
      quote: { year: quotes.year, serial: quotes.serial },
    })
    .from(papers)
    .leftJoin(projects, eq(projects.id, papers.projectId))
    .leftJoin(offers, eq(offers.id, papers.id))
    .leftJoin(payments, eq(payments.id, papers.id))
    .leftJoin(quotes, eq(quotes.id, papers.id))
    .where(after && isAfter(papers, after))
    .orderBy(desc(papers.at), desc(papers.id))
    .limit(limit);
}

export type PaperPage = Awaited<ReturnType<typeof pageOfPapers>>;

/**
 * How many papers to read are newer than what an account has seen: of everything, and of their project. Files that came
 * beside them, dozens at once, are no news of the overview; their own list marks them.
 */
export async function countNewPapers(db: Db, actor: Actor, accountId: string, seen: Date): Promise<number> {
  const papers = papersOf(db, reachedPapers(db, actor));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(papers)
    .leftJoin(documentVisits, visitOf(accountId, papers.projectId))
    .where(and(gt(papers.at, seen), isUnseen(papers.at)));
  return row?.count ?? 0;
}

/** How many papers are new to an account that stand further down in its list than this one. */
export async function countNewPapersAfter(
  db: Db,
  actor: Actor,
  accountId: string,
  seen: Date,
  { at, id }: Paper,
): Promise<number> {
  const papers = papersOf(db, reachedPapers(db, actor));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(papers)
    .leftJoin(documentVisits, visitOf(accountId, papers.projectId))
    .where(and(isAfter(papers, { createdAt: at, id }), gt(papers.at, seen), isUnseen(papers.at)));
  return row?.count ?? 0;
}

type Told = ReturnType<typeof papersOf>;

const visitOf = (accountId: string, projectId: Told['projectId'] | SQL.Aliased) =>
  and(eq(documentVisits.projectId, projectId), eq(documentVisits.accountId, accountId));

/** Nobody has looked through its project since. */
const isUnseen = (at: SQL.Aliased | Told['at']) =>
  or(isNull(documentVisits.seenAt), gt(at, documentVisits.seenAt));

/** How many files stand beside the papers of each project and of none, as far as an actor reaches them, and how many are new to who has seen all until then; of one project where it is told. */
export async function countFiles(db: Db, actor: Actor, reader: PaperReader, seen: Date, projectId?: string) {
  const sent = listedFiles(db, actor, projectId);
  const newestAt = (group: SQL) =>
    sql<Date | null>`max(${sent.at}) filter (where not ${sent.isOwn} and ${group})`.mapWith(quotes.createdAt);
  const newCount = (group: SQL) =>
    sql<number>`(count(*) filter (where not ${sent.isOwn} and ${group} and ${sent.at} > ${seen.toISOString()}::timestamptz
      and (${documentVisits.seenAt} is null or ${sent.at} > ${documentVisits.seenAt})))::int`;
  const rows = await db
    .select({
      project: { id: projects.id, name: projects.name },
      seenAt: documentVisits.seenAt,
      newPhotos: newCount(sql`${sent.isPhoto}`),
      newOthers: newCount(sql`not ${sent.isPhoto}`),
      photos: sql<number>`(count(*) filter (where ${sent.isPhoto}))::int`,
      others: sql<number>`(count(*) filter (where not ${sent.isPhoto}))::int`,
      latestAt: sql<Date>`max(${sent.at})`.mapWith(quotes.createdAt),
      newestPhotoAt: newestAt(sql`${sent.isPhoto}`),
      newestOtherAt: newestAt(sql`not ${sent.isPhoto}`),
    })
    .from(sent)
    .leftJoin(projects, eq(projects.id, projectId ?? sent.projectId))
    .leftJoin(documentVisits, and(eq(documentVisits.projectId, projects.id), seenBy(reader)))
    .groupBy(projects.id, documentVisits.seenAt);
  return rows.toSorted((a, b) => b.latestAt.getTime() - a.latestAt.getTime());
}

/** The quote that a project began with and the request that it was sent with; null out of reach and where there is none. */
export async function findProjectQuote(db: Db, actor: Actor, projectId: string) {
  const [found] = await db
    .select({ request: requests, quote: quotes })
    .from(projects)
    .innerJoin(offers, eq(offers.id, projects.offerId))
    .innerJoin(requests, eq(requests.id, offers.requestId))
    .innerJoin(quotes, eq(quotes.id, requests.quoteId))
    .where(and(eq(projects.id, projectId), reachedProjects(db, actor)));
  return found ? { request: found.request, quote: readQuoteRow(found.quote) } : null;
}

/** When a project began, for who reaches it; null otherwise. */
export async function projectBegunAt(db: Db, actor: Actor, projectId: string): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: projects.createdAt })
    .from(projects)
    .where(and(eq(projects.id, projectId), reachedProjects(db, actor)));
  return found?.createdAt ?? null;
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

/** The same of the papers of one project. */
export async function noteProjectPapersSeen(
  db: Db,
  projectId: string,
  { accountId, offerId }: PaperReader,
  at: Date,
): Promise<void> {
  await db
    .insert(documentVisits)
    .values({ projectId, accountId, offerId, seenAt: at })
    .onConflictDoUpdate({
      target: [documentVisits.projectId, documentVisits.accountId, documentVisits.offerId],
      set: { seenAt: sql`greatest(${documentVisits.seenAt}, excluded.seen_at)` },
    });
}
