import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { quotes } from '../quote/table.ts';
import { requests } from '../requests/table.ts';
import { clientMembers, clients } from './table.ts';

export type Client = typeof clients.$inferSelect;

/** Stores a client with its first member. */
export async function insertClient(
  transaction: Transaction,
  client: Pick<Client, 'id' | 'name' | 'createdAt'> & Partial<Client>,
  accountId: string,
): Promise<void> {
  const { createdAt } = client;
  await transaction.insert(clients).values({ ...client, updatedAt: createdAt });
  await transaction.insert(clientMembers).values({ clientId: client.id, accountId, createdAt });
}

/** The client that an account has been a member of for longest; null without any. */
export async function firstClientOf(db: Db | Transaction, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ clientId: clientMembers.clientId })
    .from(clientMembers)
    .where(eq(clientMembers.accountId, accountId))
    .orderBy(clientMembers.createdAt, clientMembers.clientId)
    .limit(1);
  return row?.clientId ?? null;
}

/** Who sent the newest request with this address, as far as it says. */
export async function newestName(db: Db | Transaction, emailKey: string): Promise<string | null> {
  const [row] = await db
    .select({ name: sql<string>`coalesce(nullif(${requests.company}, ''), ${requests.name})` })
    .from(requests)
    .where(eq(sql`lower(${requests.email})`, emailKey))
    .orderBy(sql`${requests.createdAt} desc`)
    .limit(1);
  return row?.name ?? null;
}

/** Gives a client the requests and quotes of an address that are nobody's yet. */
export async function giveTo(transaction: Transaction, clientId: string, emailKey: string): Promise<void> {
  await transaction
    .update(requests)
    .set({ clientId })
    .where(and(eq(sql`lower(${requests.email})`, emailKey), isNull(requests.clientId)));
  await transaction
    .update(quotes)
    .set({ clientId })
    .where(and(eq(sql`lower(${quotes.client} ->> 'email')`, emailKey), isNull(quotes.clientId)));
}
