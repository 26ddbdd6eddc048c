import { and, desc, eq, getTableColumns, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import type { PaymentState } from '#domain/payments/payment-life.ts';
import { reachedProjects } from '../clients/reach-data.ts';
import { clients } from '../clients/table.ts';
import { beyond } from '../db/part-of-list.ts';
import type { Db } from '../db/pool.ts';
import { issuers } from '../legal/table.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';
import { payments } from './table.ts';

const columns = {
  ...getTableColumns(payments),
  projectNumber: projects.number,
  projectName: projects.name,
  offerId: projects.offerId,
  clientId: clients.id,
  clientName: clients.name,
  issuer: issuers.facts,
};

const inState: Readonly<Record<PaymentState, (today: Day) => SQL | undefined>> = {
  waiting: () => and(eq(payments.state, 'open'), isNull(payments.dueOn)),
  open: (today) => and(eq(payments.state, 'open'), gte(payments.dueOn, today)),
  overdue: (today) => and(eq(payments.state, 'open'), isNotNull(payments.dueOn), lt(payments.dueOn, today)),
  paid: () => eq(payments.state, 'paid'),
  cancelled: () => eq(payments.state, 'cancelled'),
};

const select = (db: Db) =>
  db
    .select(columns)
    .from(payments)
    .innerJoin(projects, eq(projects.id, payments.projectId))
    .innerJoin(clients, eq(clients.id, projects.clientId))
    .leftJoin(issuers, eq(issuers.id, payments.issuerId));

export type ListedPayment = Awaited<ReturnType<typeof select>>[number];

/** A part of the payment calls, newest first. */
export const findPayments = (
  db: Db,
  { state, after }: { state?: PaymentState | undefined; after?: Keyset | undefined },
  today: Day,
): Promise<ListedPayment[]> =>
  select(db)
    .where(and(state && inState[state](today), beyond(after, payments)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(LIST_ROWS);

/** A call with its project and client; null when there is none. */
export async function findListedPayment(db: Db, id: string): Promise<ListedPayment | null> {
  const [found] = await select(db).where(eq(payments.id, id));
  return found ?? null;
}

/** The calls of the project that an offer, or the one it adds to, has begun, where an actor reaches it; in their order. */
export const findPaymentsOfOffer = (db: Db, actor: Actor, offerId: string): Promise<ListedPayment[]> =>
  select(db)
    .where(
      and(
        eq(
          projects.offerId,
          sql`(select coalesce(${offers.addendumOf}, ${offers.id}) from ${offers} where ${offers.id} = ${offerId})`,
        ),
        reachedProjects(db, actor),
      ),
    )
    .orderBy(payments.position);

/** Firm and address of a client, for a document. */
export async function findPayer(db: Db, clientId: string): Promise<typeof clients.$inferSelect | null> {
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  return client ?? null;
}
