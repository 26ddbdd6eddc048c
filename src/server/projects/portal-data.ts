import { and, asc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { reachedProjects } from '../clients/reach-data.ts';
import { clients } from '../clients/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { isOpenOn } from '../offers/open-data.ts';
import { offers } from '../offers/table.ts';
import { projects } from './table.ts';

const { searchText: _search, clientText: _client, ...columns } = getTableColumns(projects);

/** A project that an actor reaches, with the name of its client; null where there is none for them. */
export async function findReachedProject(db: Db | Transaction, actor: Actor, id: string) {
  const [found] = await db
    .select({ ...columns, clientName: clients.name })
    .from(projects)
    .innerJoin(clients, eq(clients.id, projects.clientId))
    .where(and(eq(projects.id, id), reachedProjects(db, actor)));
  return found ?? null;
}

/** The addenda of an offer that its client has been sent, the oldest first. */
export const sentAddendaOf = (db: Db, offerId: string) =>
  db
    .select()
    .from(offers)
    .where(and(eq(offers.addendumOf, offerId), isNotNull(offers.sentAt)))
    .orderBy(offers.addendum);

/** The addenda of these offers that can be accepted on that day, by the offer that they change. */
export async function openAddendaOf(db: Db, offerIds: readonly string[], today: Day) {
  const rows = await db
    .select({ of: offers.addendumOf, id: offers.id, title: offers.title, validUntil: offers.validUntil })
    .from(offers)
    .where(and(inArray(offers.addendumOf, [...offerIds]), isOpenOn(today)))
    .orderBy(asc(offers.addendum));
  return Map.groupBy(rows, ({ of }) => of ?? '');
}
