import { and, asc, eq, gte, inArray, lt, lte, notExists, notInArray, sql } from 'drizzle-orm';
import { auditLog } from '../audit/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { contactMessages, idempotencyKeys, serviceRequests } from './table.ts';

export type StoredRequest = typeof serviceRequests.$inferSelect;
export type StoredMessage = typeof contactMessages.$inferSelect;

/** Stores a request and gives it its number. */
export async function insertRequest(
  transaction: Transaction,
  row: typeof serviceRequests.$inferInsert,
): Promise<StoredRequest> {
  const [inserted] = await transaction.insert(serviceRequests).values(row).returning();
  if (!inserted) throw new Error('The service request was not inserted');
  return inserted;
}

export async function findRequest(db: Db, id: string): Promise<StoredRequest | null> {
  const [row] = await db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
  return row ?? null;
}

/** Stores a message from the contact form and gives it its number. */
export async function insertMessage(
  transaction: Transaction,
  row: typeof contactMessages.$inferInsert,
): Promise<StoredMessage> {
  const [inserted] = await transaction.insert(contactMessages).values(row).returning();
  if (!inserted) throw new Error('The contact message was not inserted');
  return inserted;
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

/** The number the next request or message is likely to get. */
export async function nextNumber(db: Db): Promise<number> {
  const highest = (table: typeof serviceRequests | typeof contactMessages) =>
    sql`(select coalesce(max(${table.number}), 0) from ${table})`;
  const next = sql<number>`greatest(${highest(serviceRequests)}, ${highest(contactMessages)}) + 1`;
  const { rows } = await db.execute<{ next: number }>(sql`select ${next} as next`);
  return rows[0]?.next ?? 1;
}

/** A submission as it is recognised again. */
export interface Claim {
  keyHash: string;
  payloadHash: string;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Takes the key for this transaction and answers null, or the earlier submission that has it. Waits while another
 * transaction holds the key, at most as long as its lock_timeout allows.
 */
export async function claimKey(
  transaction: Transaction,
  claim: Claim,
): Promise<{ payloadHash: string; answer: object | null } | null> {
  const taken = await transaction
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: idempotencyKeys.keyHash,
      set: { ...claim, answer: null },
      setWhere: lte(idempotencyKeys.expiresAt, claim.createdAt),
    })
    .returning({ keyHash: idempotencyKeys.keyHash });
  if (taken.length > 0) return null;
  const [earlier] = await transaction
    .select({ payloadHash: idempotencyKeys.payloadHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.keyHash, claim.keyHash));
  return earlier ?? null;
}

export async function keepAnswer(transaction: Transaction, keyHash: string, answer: object): Promise<void> {
  await transaction.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.keyHash, keyHash));
}

/** Forgets submissions whose time is over. */
export async function sweepKeys(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
  return rowCount ?? 0;
}

/** No statement of this transaction waits longer for what another one holds. */
export async function limitLockWait(transaction: Transaction, milliseconds: number): Promise<void> {
  await transaction.execute(sql.raw(`SET LOCAL lock_timeout = ${milliseconds}`));
}

/** Of these a contract has come; how long its papers are kept is a matter of other laws (slovak.md 2.2). */
export const CONTRACTED = ['accepted', 'done'] as const;

/** Deletes some of the requests without a contract that have not changed since; answers which, with their quotes. */
export function deleteUnchangedRequests(
  transaction: Transaction,
  before: Date,
  limit: number,
): Promise<{ id: string; quoteId: string | null }[]> {
  const some = transaction
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(
      and(
        notInArray(serviceRequests.status, [...CONTRACTED]),
        isUnchanged(transaction, serviceRequests, 'service_request', before),
      ),
    )
    .orderBy(asc(serviceRequests.createdAt))
    .limit(limit);
  return transaction
    .delete(serviceRequests)
    .where(inArray(serviceRequests.id, some))
    .returning({ id: serviceRequests.id, quoteId: serviceRequests.quoteId });
}

/** Deletes some of the messages to which nothing has happened since; answers which. */
export function deleteUnchangedMessages(
  transaction: Transaction,
  before: Date,
  limit: number,
): Promise<{ id: string }[]> {
  const some = transaction
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(isUnchanged(transaction, contactMessages, 'contact_message', before))
    .orderBy(asc(contactMessages.createdAt))
    .limit(limit);
  return transaction
    .delete(contactMessages)
    .where(inArray(contactMessages.id, some))
    .returning({ id: contactMessages.id });
}

/** True of a row that is older, and whose last entry in the audit log is older, too. */
const isUnchanged = (
  db: Pick<Db, 'select'>,
  { id, createdAt }: typeof serviceRequests | typeof contactMessages,
  subjectType: string,
  before: Date,
) =>
  and(
    lt(createdAt, before),
    notExists(
      db
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(
          and(
            eq(auditLog.subjectType, subjectType),
            eq(auditLog.subjectId, sql`${id}::text`),
            gte(auditLog.at, before),
          ),
        ),
    ),
  );
