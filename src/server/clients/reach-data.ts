import { and, eq, exists, ne, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { isOpenOn } from '../offers/open-data.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';
import { clientMembers } from './table.ts';

// How far the actor of a call for clients reaches (business 2): the holder of a link to its offer and the project that it
// has begun or changed, a customer to what is their clients', the operator to all. It stands in each where.

/** The condition on rows that an actor reaches; undefined of one who reaches all. */
type Reaching = (db: Db | Transaction, actor: Actor) => SQL | undefined;

const NOTHING = sql`false`;

const isMembers = (db: Db | Transaction, clientId: AnyPgColumn, accountId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(clientMembers)
      .where(and(eq(clientMembers.clientId, clientId), eq(clientMembers.accountId, accountId))),
  );

/** A client sees nothing of an offer that was never sent. */
const wasSent = ne(offers.state, 'draft');

/** The requests that an actor reaches. */
export const reachedRequests: Reaching = (db, actor) => {
  if (actor.kind === 'admin') return undefined;
  return actor.kind === 'customer' ? isMembers(db, requests.clientId, actor.accountId) : NOTHING;
};

/** The offers that an actor reaches. */
export const reachedOffers: Reaching = (db, actor) => {
  if (actor.kind === 'admin') return undefined;
  if (actor.kind === 'link') return and(eq(offers.id, actor.offerId), wasSent);
  return actor.kind === 'customer' ? and(isMembers(db, offers.clientId, actor.accountId), wasSent) : NOTHING;
};

const agreed = alias(offers, 'agreed');
const wroteTo = (email: AnyPgColumn) => sql`lower(${email})`;

/**
 * Of a row of offers and one of projects: whether a link of that offer opens that project. The offer that began it does, an
 * addendum once it is accepted. An open one does for whom the agreed offer was sent to, who is in already; nobody else is
 * let in by what may never come about (decision 094).
 */
export const opensProject = (db: Db | Transaction, today: Day): SQL | undefined =>
  or(
    eq(offers.id, projects.offerId),
    and(
      eq(offers.addendumOf, projects.offerId),
      or(
        eq(offers.state, 'accepted'),
        and(
          isOpenOn(today),
          exists(
            db
              .select({ one: sql`1` })
              .from(agreed)
              .where(
                and(
                  eq(agreed.id, offers.addendumOf),
                  eq(wroteTo(agreed.recipientEmail), wroteTo(offers.recipientEmail)),
                ),
              ),
          ),
        ),
      ),
    ),
  );

/** How far an actor reaches among projects. */
export const reachedProjects: Reaching = (db, actor) => {
  if (actor.kind === 'admin') return undefined;
  if (actor.kind === 'customer') return isMembers(db, projects.clientId, actor.accountId);
  if (actor.kind !== 'link') return NOTHING;
  return exists(
    db
      .select({ one: sql`1` })
      .from(offers)
      .where(and(eq(offers.id, actor.offerId), opensProject(db, actor.today))),
  );
};

/** The client of a record that an actor reaches; null where there is no such record for them. */
export async function findReached(
  db: Db | Transaction,
  actor: Actor,
  { type, id }: MessageSubject,
): Promise<{ clientId: string | null } | null> {
  const found = {
    request: () =>
      db
        .select({ clientId: requests.clientId })
        .from(requests)
        .where(and(eq(requests.id, id), reachedRequests(db, actor))),
    offer: () =>
      db
        .select({ clientId: offers.clientId })
        .from(offers)
        .where(and(eq(offers.id, id), reachedOffers(db, actor))),
    project: () =>
      db
        .select({ clientId: projects.clientId })
        .from(projects)
        .where(and(eq(projects.id, id), reachedProjects(db, actor))),
  };
  const [row] = await found[type]();
  return row ?? null;
}
