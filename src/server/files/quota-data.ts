import { and, count, eq, exists, ne, or, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm';
import type { MessagePerson, MessageSide, MessageSubject } from '#domain/messages/message.ts';
import { clients } from '../clients/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';
import { isAt, isUploadedBy } from './data.ts';
import { files } from './table.ts';

/**
 * Until the transaction ends, nobody else adds files to a record, and no item of a project is accepted; answers the state
 * of a project. It comes after the lock of a client and before those of files.
 */
export async function lockPlace(
  transaction: Transaction,
  { type, id }: MessageSubject,
): Promise<string | null> {
  if (type === 'project') {
    const [project] = await transaction
      .select({ state: projects.state })
      .from(projects)
      .where(eq(projects.id, id))
      .for('no key update');
    return project?.state ?? null;
  }
  const table = type === 'offer' ? offers : requests;
  await transaction.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
  return null;
}

/** Until the transaction ends, nobody else adds to what this client has uploaded. */
export async function lockQuota(transaction: Transaction, clientId: string): Promise<void> {
  await transaction
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, clientId))
    .for('no key update');
}

/** Until the transaction ends, no client to whom nothing was offered yet adds to what they all have. It comes after the lock of one. */
export async function lockNewClients(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('files of new clients', 0))`);
}

const wasOffered = (db: Db | Transaction, clientId: SQLWrapper) =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(offers)
        .where(and(eq(offers.clientId, clientId), ne(offers.state, 'draft'))),
    ),
    exists(db.select({ one: sql`1` }).from(projects).where(eq(projects.clientId, clientId))),
  );

/** Whether the operator has sent a client an offer or works for them. */
export async function isOfferedTo(db: Db | Transaction, clientId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, clientId), wasOffered(db, clients.id)));
  return found !== undefined;
}

const HOUR_MS = 60 * 60 * 1000;

/** What nobody has gone on with for an hour takes no room from other files. */
export const reservedSince = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/** Bytes of what was uploaded and is uploading; of what nobody has sent on since `since` only those that came. */
async function bytesOf(db: Db | Transaction, which: SQL, since: Date): Promise<number> {
  const bytes = sql<number>`case when ${files.state} = 'uploading' and ${files.touchedAt} < ${since.toISOString()}
    then ${files.received} when ${files.state} = 'refused' then 0 else ${files.bytes} end`;
  const [row] = await db
    .select({ used: sum(bytes) })
    .from(files)
    .where(and(which, eq(files.side, 'client')));
  return Number(row?.used ?? 0);
}

/** Bytes of one client. */
export const usedBytes = (db: Db | Transaction, clientId: string, since: Date): Promise<number> =>
  bytesOf(db, eq(files.clientId, clientId), since);

/** Bytes of all clients to whom nothing was offered yet. */
export const usedByNewClients = (db: Db | Transaction, since: Date): Promise<number> =>
  bytesOf(db, sql`${files.clientId} is not null and not ${wasOffered(db, files.clientId)}`, since);

/** How many files of a side a record has or awaits: what was not taken is none of them. */
export async function countFiles(
  db: Db | Transaction,
  subject: MessageSubject,
  side: MessageSide,
): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(files)
    .where(and(isAt(subject), eq(files.side, side), ne(files.state, 'refused')));
  return row?.files ?? 0;
}

/** How many files of somebody were not taken and still say why. */
export async function countRefused(
  db: Db | Transaction,
  subject: MessageSubject,
  { side, accountId }: MessagePerson,
): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(files)
    .where(and(isAt(subject), isUploadedBy(side, accountId), eq(files.state, 'refused')));
  return row?.files ?? 0;
}
