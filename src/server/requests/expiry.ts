import { and, eq, gte, inArray, lt, notExists, notInArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { monthsBefore, RETENTION } from '#domain/content/retention.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import type { Db } from '../db/pool.ts';
import { deleteOldMailFiles, deleteOldMails } from '../mail/expiry.ts';
import { mails } from '../mail/table.ts';
import { quotes } from '../quote/table.ts';
import { auditLog, contactMessages, serviceRequests } from './table.ts';

interface OldData {
  db: Db;
  now: Date;
  retention: SiteFacts['retention'];
  /** Of mails as files. */
  mailFolder: string;
  log: Pick<Logger, 'info'>;
}

/** Deletes what visitors have sent once its time is over (security 60); the log says only how much it was. */
export async function deleteOldData({ db, now, retention, mailFolder, log }: OldData): Promise<void> {
  const requests = await deleteExpiredRequests(db, monthsBefore(now, retention.requestMonths));
  const messages = await deleteExpiredMessages(db, monthsBefore(now, retention.requestMonths));
  const unsentQuotes = await deleteUnsentQuotes(db, monthsBefore(now, retention.unsentQuoteMonths));
  const mailsBefore = monthsBefore(now, RETENTION.mailMonths);
  await deleteOldMails(db, mailsBefore);
  await deleteOldMailFiles(mailFolder, mailsBefore);
  if (requests + messages + unsentQuotes > 0)
    log.info({ requests, messages, unsentQuotes }, 'old data deleted');
}

/** Of these a contract has come; how long its papers are kept is a matter of other laws (slovak.md 2.2). */
const CONTRACTED = ['accepted', 'done'] as const;

/** Deletes requests without a contract that have not changed since, with their quotes and mails; answers how many. */
async function deleteExpiredRequests(db: Db, before: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const deleted = await transaction
      .delete(serviceRequests)
      .where(
        and(
          notInArray(serviceRequests.status, [...CONTRACTED]),
          isUnchanged(transaction, serviceRequests, 'service_request', before),
        ),
      )
      .returning({ id: serviceRequests.id, quoteId: serviceRequests.quoteId });
    const ids = deleted.map(({ id }) => id);
    const quoteIds = deleted.flatMap(({ quoteId }) => quoteId ?? []);
    await transaction.delete(mails).where(inArray(mails.requestId, ids));
    await transaction.delete(quotes).where(and(inArray(quotes.id, quoteIds), isUnsent(transaction)));
    return deleted.length;
  });
}

/** Deletes messages to which nothing has happened since, with their mails; answers how many. */
async function deleteExpiredMessages(db: Db, before: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const deleted = await transaction
      .delete(contactMessages)
      .where(isUnchanged(transaction, contactMessages, 'contact_message', before))
      .returning({ id: contactMessages.id });
    const ids = deleted.map(({ id }) => id);
    await transaction.delete(mails).where(inArray(sql`${mails.payload} ->> 'messageId'`, ids));
    return deleted.length;
  });
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

/** Deletes quotes issued before, to which no request came; answers how many. */
async function deleteUnsentQuotes(db: Db, before: Date): Promise<number> {
  const deleted = await db
    .delete(quotes)
    .where(and(lt(quotes.createdAt, before), isUnsent(db)))
    .returning({ id: quotes.id });
  return deleted.length;
}

const isUnsent = (db: Pick<Db, 'select'>) =>
  notExists(
    db.select({ id: serviceRequests.id }).from(serviceRequests).where(eq(serviceRequests.quoteId, quotes.id)),
  );
