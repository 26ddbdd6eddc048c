import { inArray } from 'drizzle-orm';
import type { OfferSerial } from '#domain/offers/offer-number.ts';
import { accounts } from '../accounts/table.ts';
import { clients } from '../clients/table.ts';
import type { Db } from '../db/pool.ts';
import { offers } from '../offers/table.ts';
import { payments } from '../payments/table.ts';
import { projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';

/** Usernames by id, of the accounts that still are. */
export async function usernames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Numbers of requests by id, of those that still are. */
export async function requestNumbers(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: requests.id, number: requests.number })
    .from(requests)
    .where(inArray(requests.id, [...ids]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** What the numbers of offers are made of, by id, of those that still are. */
export async function offerSerialsOf(db: Db, ids: readonly string[]): Promise<Map<string, OfferSerial>> {
  const { id, prefix, year, serial, addendum } = offers;
  const rows = await db
    .select({ id, prefix, year, serial, addendum })
    .from(offers)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of clients by id, of those that still are. */
export async function clientNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(inArray(clients.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Names of projects by id, of those that still are. */
export async function projectNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(inArray(projects.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Payment calls by id, of those that still are: what their numbers are made of, and their projects. */
export async function paymentsById(db: Db, ids: readonly string[]): Promise<Map<string, AuditedPayment>> {
  const { id, year, serial, projectId } = payments;
  const rows = await db
    .select({ id, year, serial, projectId })
    .from(payments)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

type AuditedPayment = Pick<typeof payments.$inferSelect, 'id' | 'year' | 'serial' | 'projectId'>;
