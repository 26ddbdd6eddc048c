import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { isAtWork, PROJECT_STATES } from '#domain/projects/project-life.ts';
import { reachedOffers, reachedProjects, reachedRequests } from '../clients/reach-data.ts';
import { clients } from '../clients/table.ts';
import { beyond } from '../db/part-of-list.ts';
import type { Db } from '../db/pool.ts';
import { isOpenOn } from '../offers/open-data.ts';
import { offerRevisions, offers } from '../offers/table.ts';
import { payments } from '../payments/table.ts';
import { checklistItems, projectStages, projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';

// The first few of everything that is a client's, each with how many there are in all: whoever has hundreds of projects
// waits no longer than who has two. Of one day they stand as in their project.

const AT_WORK = PROJECT_STATES.filter(isAtWork);
const ALL = sql<number>`(count(*) over ())::int`;
const ofProject = { id: projects.id, name: projects.name };

const atWork = (db: Db, actor: Actor): SQL | undefined =>
  and(inArray(projects.state, AT_WORK), reachedProjects(db, actor));

/** Of each project what came back to its client, with the reason, and what they have to bring first, with how much else. */
export function firstMissing(db: Db, actor: Actor, limit: number) {
  const { projectId, dueOn, position, state, returnReason } = checklistItems;
  const missing = db
    .select({
      projectId,
      id: checklistItems.id,
      title: checklistItems.title,
      ...{ dueOn, state, returnReason },
      place:
        sql<number>`row_number() over (partition by ${projectId}, ${state} order by ${dueOn}, ${position})`.as(
          'place',
        ),
      among: sql<number>`(count(*) over (partition by ${projectId}, ${state}))::int`.as('among'),
      projectName: sql<string>`${projects.name}`.as('project_name'),
    })
    .from(checklistItems)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(and(inArray(checklistItems.state, ['asked', 'returned']), atWork(db, actor)))
    .as('missing');
  const isBack = eq(missing.state, 'returned');
  return db
    .select({
      id: missing.id,
      title: missing.title,
      dueOn: missing.dueOn,
      kind: sql<'repair' | 'bring'>`case when ${isBack} then 'repair' else 'bring' end`,
      reason: sql<string>`case when ${isBack} then ${missing.returnReason} else '' end`,
      more: sql<number>`case when ${isBack} then 0 else ${missing.among} - 1 end`,
      project: { id: missing.projectId, name: missing.projectName },
      all: ALL,
    })
    .from(missing)
    .where(or(isBack, eq(missing.place, 1)))
    .orderBy(desc(isBack), asc(missing.dueOn), asc(missing.place), asc(missing.id))
    .limit(limit);
}

/** Stages that wait for the client's approval, the longest first. */
export const deliveredStages = (db: Db, actor: Actor, limit: number) =>
  db
    .select({
      id: projectStages.id,
      name: projectStages.name,
      deliveredOn: projectStages.deliveredOn,
      project: ofProject,
      all: ALL,
    })
    .from(projectStages)
    .innerJoin(projects, eq(projects.id, projectStages.projectId))
    .where(and(eq(projectStages.state, 'delivered'), atWork(db, actor)))
    .orderBy(asc(projectStages.deliveredOn), asc(projectStages.position), asc(projectStages.id))
    .limit(limit);

/** Payments that were asked for, what is due first at the top. */
export const askedPayments = (db: Db, actor: Actor, limit: number) =>
  db
    .select({
      id: payments.id,
      name: payments.name,
      amount: payments.amount,
      dueOn: payments.dueOn,
      year: payments.year,
      serial: payments.serial,
      position: payments.position,
      project: ofProject,
      all: ALL,
    })
    .from(payments)
    .innerJoin(projects, eq(projects.id, payments.projectId))
    .where(and(eq(payments.state, 'open'), isNotNull(payments.dueOn), reachedProjects(db, actor)))
    .orderBy(asc(payments.dueOn), asc(payments.position), asc(payments.id))
    .limit(limit);

const { searchText: _, ...offerColumns } = getTableColumns(offers);

const selectOffers = (db: Db) =>
  db
    .select({ ...offerColumns, clientName: clients.name, closedAt: offerRevisions.closedAt, all: ALL })
    .from(offers)
    .innerJoin(clients, eq(clients.id, offers.clientId))
    .leftJoin(
      offerRevisions,
      and(eq(offerRevisions.offerId, offers.id), eq(offerRevisions.revision, offers.revision)),
    );

export type OwnOfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

/** Offers that can be accepted on that day, what ends first at the top. */
export const openOffers = (db: Db, actor: Actor, today: Day, limit: number) =>
  selectOffers(db)
    .where(and(isOpenOn(today), reachedOffers(db, actor)))
    .orderBy(asc(offers.validUntil), asc(offers.addendum), asc(offers.id))
    .limit(limit);

/** The newest offers that came to nothing: what can still be accepted is expected, what was is a project. */
export const endedOffers = (db: Db, actor: Actor, today: Day, limit: number) =>
  selectOffers(db)
    .where(
      and(
        isNotNull(offers.sentAt),
        ne(offers.state, 'accepted'),
        sql`not (${isOpenOn(today)})`,
        reachedOffers(db, actor),
      ),
    )
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(limit);

/** A part of the offers, newest first. */
export const listOwnOffers = (db: Db, actor: Actor, after: Keyset | undefined) =>
  selectOffers(db)
    .where(and(isNotNull(offers.sentAt), reachedOffers(db, actor), beyond(after, offers)))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(LIST_ROWS);

const { searchText: _search, clientText: _client, ...projectColumns } = getTableColumns(projects);

const selectProjects = (db: Db) =>
  db
    .select({ ...projectColumns, clientName: clients.name, all: ALL })
    .from(projects)
    .innerJoin(clients, eq(clients.id, projects.clientId));

export type OwnProjectRow = Awaited<ReturnType<typeof selectProjects>>[number];

/** The newest projects, those that are closed after all others. */
export const latestProjects = (db: Db, actor: Actor, limit: number) =>
  selectProjects(db)
    .where(reachedProjects(db, actor))
    .orderBy(asc(sql`${projects.state} = 'closed'`), desc(projects.createdAt), desc(projects.id))
    .limit(limit);

/** A part of the projects, newest first. */
export const listOwnProjects = (db: Db, actor: Actor, after: Keyset | undefined) =>
  selectProjects(db)
    .where(and(reachedProjects(db, actor), beyond(after, projects)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(LIST_ROWS);

/** What these projects begin and end by, for their plans. */
export const datesOf = (db: Db, actor: Actor, ids: readonly string[]) =>
  db
    .select({ id: projects.id, startOn: projects.startOn, launchOn: projects.launchOn })
    .from(projects)
    .where(and(inArray(projects.id, [...ids]), reachedProjects(db, actor)));

const UNNUMBERED = {
  ...{ prefix: sql<string | null>`null::text`, year: sql<number | null>`null::int` },
  ...{ serial: sql<number | null>`null::int`, addendum: sql<number | null>`null::int` },
};

/** What conversations are about is called: names of projects, titles and numbers of offers. */
export async function namesOf(
  db: Db,
  actor: Actor,
  ids: Readonly<Record<'offer' | 'project', readonly string[]>>,
) {
  const found = await db
    .select({ id: projects.id, name: sql<string>`${projects.name}`, ...UNNUMBERED })
    .from(projects)
    .where(and(inArray(projects.id, [...ids.project]), reachedProjects(db, actor)))
    .unionAll(
      db
        .select({
          ...{ id: offers.id, name: sql<string>`${offers.title}` },
          ...{ prefix: sql<string | null>`${offers.prefix}`, year: sql<number | null>`${offers.year}` },
          ...{
            serial: sql<number | null>`${offers.serial}`,
            addendum: sql<number | null>`${offers.addendum}`,
          },
        })
        .from(offers)
        .where(and(inArray(offers.id, [...ids.offer]), reachedOffers(db, actor))),
    );
  return new Map(found.map((one) => [one.id, one]));
}

/** The requests of these ids. */
export const requestsOf = (db: Db, actor: Actor, ids: readonly string[]) =>
  db
    .select()
    .from(requests)
    .where(and(inArray(requests.id, [...ids]), reachedRequests(db, actor)));
