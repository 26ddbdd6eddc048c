import { and, asc, count, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Actor } from '#domain/accounts/actor.ts';
import { accountOf } from '#domain/audit/doer.ts';
import { authorsForHolder, type Said } from '#domain/messages/authors.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import { accounts } from '../accounts/table.ts';
import { clientContacts } from '../clients/desk-table.ts';
import { reachedOffers, reachedProjects, reachedRequests } from '../clients/reach-data.ts';
import { clientMembers } from '../clients/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { offers } from '../offers/table.ts';
import { projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';
import { conversationMails, messages } from './table.ts';
import { isUnreadBy } from './unread-data.ts';
import { isWaiting } from './waiting-data.ts';

/** What a conversation is about, as its mails name it. */
export interface TalkedAbout {
  /** Of the project, or how the request is numbered. */
  name: string;
  number: number | null;
  /** The offer of the project, in whose conversation its mails are shown; null of a request. */
  threadId: string | null;
  /** The client's mailbox; an empty address where nobody has one. */
  client: { name: string; address: string };
}

/** The request or project of a conversation; null when it is gone. */
export async function findTalkedAbout(
  db: Db | Transaction,
  { type, id }: MessageSubject,
): Promise<TalkedAbout | null> {
  if (type === 'request') {
    const [row] = await db
      .select({ number: requests.number, name: requests.name, address: requests.email })
      .from(requests)
      .where(eq(requests.id, id));
    const client = row && { name: row.name, address: row.address };
    return client ? { name: '', number: row.number, threadId: null, client } : null;
  }
  const [row] = await db
    .select({
      title: projects.name,
      threadId: projects.offerId,
      name: offers.recipientName,
      address: offers.recipientEmail,
    })
    .from(projects)
    .innerJoin(offers, eq(offers.id, projects.offerId))
    .where(eq(projects.id, id));
  if (!row) return null;
  const { title, threadId, ...client } = row;
  return { name: title, number: null, threadId, client };
}

/** How an account signs what it writes: by its name, else as its clients' contacts or offers call its e-mail. */
async function findAuthor(db: Db | Transaction, accountId: string): Promise<string> {
  const [row] = await db
    .select({ fullName: accounts.fullName, username: accounts.username, emailKey: accounts.emailKey })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!row) return '';
  return row.fullName || (await findNameOf(db, accountId, row.emailKey)) || row.username;
}

async function findNameOf(db: Db | Transaction, accountId: string, emailKey: string): Promise<string> {
  const [contact] = await db
    .select({ name: clientContacts.name })
    .from(clientContacts)
    .innerJoin(clientMembers, eq(clientMembers.clientId, clientContacts.clientId))
    .where(
      and(
        eq(clientMembers.accountId, accountId),
        eq(sql`lower(${clientContacts.email})`, emailKey),
        ne(clientContacts.name, ''),
      ),
    )
    .orderBy(asc(clientContacts.createdAt), asc(clientContacts.id))
    .limit(1);
  if (contact) return contact.name;
  const [recipient] = await db
    .select({ name: offers.recipientName })
    .from(offers)
    .innerJoin(clientMembers, eq(clientMembers.clientId, offers.clientId))
    .where(
      and(
        eq(clientMembers.accountId, accountId),
        eq(sql`lower(${offers.recipientEmail})`, emailKey),
        ne(offers.recipientName, ''),
      ),
    )
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(1);
  return recipient?.name ?? '';
}

/** The person to whom the offer of a link was sent, as messages are signed by whoever holds it. */
export async function findRecipient(db: Db | Transaction, offerId: string): Promise<string> {
  const [row] = await db
    .select({ name: offers.recipientName, email: offers.recipientEmail })
    .from(offers)
    .where(eq(offers.id, offerId));
  return row?.name || row?.email || '';
}

/** How whoever writes as the client is called: by their account, or as the offer of their link calls them. */
export const nameOfClient = (db: Db | Transaction, actor: Actor): Promise<string> =>
  actor.kind === 'link' ? findRecipient(db, actor.offerId) : findAuthor(db, accountOf(actor) ?? '');

/** What was said about records of a client, with the names that the actor may know (business 2). */
export async function knownAuthors<One extends Said>(
  db: Db | Transaction,
  actor: Actor,
  said: One[],
): Promise<One[]> {
  return actor.kind === 'link' ? authorsForHolder(said, await findRecipient(db, actor.offerId)) : said;
}

/** What is unread by the client of all that an actor reaches, by what it is about. */
export const countReached = (
  db: Db,
  actor: Actor,
): Promise<{ type: MessageSubject['type']; id: string; unread: number }[]> =>
  db
    .select({ type: messages.subjectType, id: messages.subjectId, unread: count() })
    .from(messages)
    .where(
      and(
        isUnreadBy('client'),
        or(
          isAbout('request', db.select({ id: requests.id }).from(requests).where(reachedRequests(db, actor))),
          isAbout('offer', db.select({ id: offers.id }).from(offers).where(reachedOffers(db, actor))),
          isAbout('project', db.select({ id: projects.id }).from(projects).where(reachedProjects(db, actor))),
        ),
      ),
    )
    .groupBy(messages.subjectType, messages.subjectId);

const isAbout = (type: MessageSubject['type'], ids: Parameters<typeof inArray>[1]) =>
  and(eq(messages.subjectType, type), inArray(messages.subjectId, ids as never));

/** How many messages of clients wait for the operator. */
export const countWaitingForOperator = (db: Db): Promise<number> => db.$count(messages, isWaiting());

/** When the operator was last mailed about a conversation; null before the first time. */
export async function findMailedAt(
  transaction: Transaction,
  { type, id }: MessageSubject,
): Promise<Date | null> {
  const [row] = await transaction
    .select({ mailedAt: conversationMails.mailedAt })
    .from(conversationMails)
    .where(and(eq(conversationMails.subjectType, type), eq(conversationMails.subjectId, id)));
  return row?.mailedAt ?? null;
}

/** Notes that the operator is mailed about a conversation now. */
export async function noteMailed(
  transaction: Transaction,
  { type, id }: MessageSubject,
  now: Date,
): Promise<void> {
  await transaction
    .insert(conversationMails)
    .values({ subjectType: type, subjectId: id, mailedAt: now })
    .onConflictDoUpdate({
      target: [conversationMails.subjectType, conversationMails.subjectId],
      set: { mailedAt: now },
    });
}

/** Some of the conversations, by the id of what they are about, with messages that came after the last mail, which is older than `before`. */
export async function conversationsToTell(
  db: Db,
  before: Date,
  after: string | null,
  limit: number,
): Promise<MessageSubject[]> {
  return db
    .selectDistinct({ type: messages.subjectType, id: messages.subjectId })
    .from(messages)
    .innerJoin(
      conversationMails,
      and(
        eq(conversationMails.subjectType, messages.subjectType),
        eq(conversationMails.subjectId, messages.subjectId),
      ),
    )
    .where(
      and(
        after === null ? undefined : gt(messages.subjectId, after),
        isUnreadBy('operator'),
        lte(conversationMails.mailedAt, before),
        gt(messages.createdAt, sql`${conversationMails.mailedAt}`),
      ),
    )
    .orderBy(messages.subjectId)
    .limit(limit);
}
