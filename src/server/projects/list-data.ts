import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  inArray,
  like,
  lt,
  max,
  type SQL,
} from 'drizzle-orm';
import type { Keyset } from '#domain/api/keyset.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { wordsOf } from '#domain/kernel/search-text.ts';
import type { ProjectListed } from '#domain/projects/list-filter.ts';
import { isBeforeLaunch, PROJECT_STATES, type ProjectState } from '#domain/projects/project-life.ts';
import { clients } from '../clients/table.ts';
import { containing } from '../db/folded-search.ts';
import { beyond } from '../db/part-of-list.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { hasWaiting } from '../messages/waiting-data.ts';
import { isOpenOn } from '../offers/open-data.ts';
import { offerAcceptances, offerReminders, offers } from '../offers/table.ts';
import { payments } from '../payments/table.ts';
import { projects } from './table.ts';

/** Which projects of a list. */
export interface ProjectFilter {
  state?: Exclude<ProjectListed, 'wanting'> | undefined;
  /** None but these. */
  only?: readonly string[] | undefined;
  client?: string | undefined;
  search?: string | undefined;
  after?: Keyset | undefined;
}

const { searchText, clientText: _, ...columns } = getTableColumns(projects);

const select = (db: Db) =>
  db
    .select({ ...columns, clientName: clients.name })
    .from(projects)
    .innerJoin(clients, eq(clients.id, projects.clientId));

export type ListedProject = Awaited<ReturnType<typeof select>>[number];

type Addendum = Omit<typeof offers.$inferSelect, 'revision'> & {
  revision: number | null;
  remindedAt: Date | null;
};

const AHEAD = PROJECT_STATES.filter(isBeforeLaunch);

/** Calls that nobody has paid by their last day. */
export const isOverdueOn = (today: Day): SQL | undefined =>
  and(eq(payments.state, 'open'), lt(payments.dueOn, today));

function inState(db: Db, state: NonNullable<ProjectFilter['state']>, today: Day): SQL {
  if (state === 'ahead') return inArray(projects.state, AHEAD);
  if (state === 'unanswered') return hasWaiting('project', projects.id);
  if (state === 'owing')
    return inArray(
      projects.id,
      db.select({ id: payments.projectId }).from(payments).where(isOverdueOn(today)),
    );
  return eq(projects.state, state);
}

/** A part of the projects, newest first. */
export function findProjects(
  db: Db,
  { state, only, client, search = '', after }: ProjectFilter,
  today: Day,
  limit = LIST_ROWS,
) {
  const found = wordsOf(search).map((word) => like(searchText, containing(word)));
  return select(db)
    .where(
      and(
        state && inState(db, state, today),
        only && inArray(projects.id, [...only]),
        client === undefined ? undefined : eq(projects.clientId, client),
        beyond(after, projects),
        ...found,
      ),
    )
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit);
}

/** A project; null when there is none. */
export async function findListedProject(db: Db, id: string): Promise<ListedProject | null> {
  const [found] = await select(db).where(eq(projects.id, id));
  return found ?? null;
}

/** How many projects are in each state. */
export async function countProjects(db: Db): Promise<Map<ProjectState, number>> {
  const rows = await db
    .select({ state: projects.state, count: count() })
    .from(projects)
    .groupBy(projects.state);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/** How many projects have a call that is overdue. */
export async function countOwing(db: Db, today: Day): Promise<number> {
  const [row] = await db
    .select({ projects: countDistinct(payments.projectId) })
    .from(payments)
    .where(isOverdueOn(today));
  return row?.projects ?? 0;
}

/** Offers that change a project, the oldest first, with the revision that was accepted and the last reminder; null without one. */
export async function addendaOf(db: Db, offerId: string): Promise<Addendum[]> {
  const rows = await db
    .select({
      offer: getTableColumns(offers),
      revision: offerAcceptances.revision,
      remindedAt: max(offerReminders.sentAt),
    })
    .from(offers)
    .leftJoin(offerAcceptances, eq(offerAcceptances.offerId, offers.id))
    .leftJoin(offerReminders, eq(offerReminders.offerId, offers.id))
    .where(eq(offers.addendumOf, offerId))
    .groupBy(offers.id, offerAcceptances.revision)
    .orderBy(offers.addendum);
  return rows.map(({ offer, revision, remindedAt }) => ({ ...offer, revision, remindedAt }));
}

/** The addenda of these offers that were begun and not sent, the oldest first, by the offer that they change. */
export async function draftAddendaOf(db: Db, offerIds: readonly string[]) {
  const { id, prefix, year, serial, addendum, addendumOf } = getTableColumns(offers);
  const rows = await db
    .select({ id, prefix, year, serial, addendum, of: addendumOf })
    .from(offers)
    .where(and(inArray(offers.addendumOf, [...offerIds]), eq(offers.state, 'draft')))
    .orderBy(offers.addendum);
  return Map.groupBy(rows, ({ of }) => of ?? '');
}

/** Whether the client can still accept an addendum to an offer. */
export async function hasOpenAddendum(db: Transaction, offerId: string, today: Day): Promise<boolean> {
  const [open] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.addendumOf, offerId), isOpenOn(today)))
    .limit(1);
  return open !== undefined;
}

/** Which revision of the offer that began a project was accepted, and for how much: no project is begun otherwise. */
export async function acceptedOffer(
  db: Db,
  offerId: string,
): Promise<{ revision: number; offerTotal: number; recipient: string }> {
  const [accepted] = await db
    .select({
      revision: offerAcceptances.revision,
      offerTotal: offerAcceptances.onceTotal,
      recipient: offers.recipientName,
    })
    .from(offerAcceptances)
    .innerJoin(offers, eq(offers.id, offerAcceptances.offerId))
    .where(eq(offerAcceptances.offerId, offerId));
  if (!accepted) throw new Error(`The project of the offer ${offerId} was begun without an acceptance.`);
  return accepted;
}
