import { and, asc, eq, getTableColumns, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OfferSerial } from '#domain/offers/offer-number.ts';
import { paymentNumber } from '#domain/payments/payment-number.ts';
import { auditLog } from '../audit/table.ts';
import { endsWithMembers } from '../clients/data.ts';
import { contactsNaming, invitationsNaming, type Named } from '../clients/person-data.ts';
import { clientMembers, clients } from '../clients/table.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { isSent } from '../files/sent-data.ts';
import { files } from '../files/table.ts';
import { mails } from '../mail/table.ts';
import type { StoredMessage } from '../messages/data.ts';
import { messages } from '../messages/table.ts';
import { acceptancesOf, findOffersOf, ofClients, revisionsOfOffers } from '../offers/person-data.ts';
import { offers } from '../offers/table.ts';
import { paymentsOf } from '../payments/data.ts';
import { everyChangeOf } from '../projects/change-data.ts';
import { itemsOf, stagesOf } from '../projects/data.ts';
import { deliveriesOf } from '../projects/delivery-data.ts';
import { aboutProjects, projectsOfClients } from '../projects/person-data.ts';
import { calendarFeeds, checklistItems, projects } from '../projects/table.ts';
import { quotes } from '../quote/table.ts';
import { requests } from '../requests/table.ts';
import type { Account } from './data.ts';
import { accountLinks, accounts, emailCodes, passkeys, recoveryCodes, sessions } from './table.ts';

type Reader = Db | Transaction;
export type QuoteRow = typeof quotes.$inferSelect;

/** What the rows of an account are found by. */
export interface Owner extends Pick<Account, 'id' | 'emailKey' | 'emailVerifiedAt'> {
  /** Clients whose requests and quotes count as the account's. */
  clientIds: readonly string[];
}

/** A client of an account. */
export interface Membership {
  client: typeof clients.$inferSelect;
  memberSince: Date;
  /** True when somebody else is a member, too. */
  isShared: boolean;
}

/** The clients that the account is a member of. */
export const membershipsOf = (db: Reader, accountId: string): Promise<Membership[]> =>
  db
    .select({
      client: clients,
      memberSince: clientMembers.createdAt,
      isShared: sql<boolean>`exists (
        select from ${clientMembers} as others
        where others.client_id = ${clients.id} and others.account_id <> ${accountId}
      )`,
    })
    .from(clientMembers)
    .innerJoin(clients, eq(clients.id, clientMembers.clientId))
    .where(eq(clientMembers.accountId, accountId))
    .orderBy(asc(clientMembers.createdAt), asc(clients.id));

/** By client; by address only what is nobody's yet, and only once the address is proven. */
const ofOwner = (client: AnyPgColumn, address: SQL, { clientIds, emailKey, emailVerifiedAt }: Owner) =>
  or(
    inArray(client, [...clientIds]),
    emailVerifiedAt ? and(isNull(client), sql`lower(${address}) = ${emailKey}`) : undefined,
  );

const ownRequests = (owner: Owner) => ofOwner(requests.clientId, sql`${requests.email}`, owner);

const ownQuotes = (db: Reader, owner: Owner) =>
  or(
    ofOwner(quotes.clientId, sql`${quotes.client} ->> 'email'`, owner),
    inArray(
      quotes.id,
      db
        .select({ id: sql`${requests.quoteId}` })
        .from(requests)
        .where(ownRequests(owner)),
    ),
  );

/** Mails to the proven address, about own requests, and those of the account to whatever address it had. */
const ownMails = (db: Reader, owner: Owner) =>
  or(
    owner.emailVerifiedAt ? sql`lower(${mails.toAddress}) = ${owner.emailKey}` : undefined,
    inArray(mails.requestId, db.select({ id: requests.id }).from(requests).where(ownRequests(owner))),
    sql`${mails.payload} ->> 'accountId' = ${owner.id}`,
  );

/** Which rows are somebody's: conditions on their tables. */
export interface Whose {
  requests: SQL | undefined;
  quotes: SQL | undefined;
  offers: SQL | undefined;
  projects: SQL | undefined;
  mails: SQL | undefined;
  calendars: SQL | undefined;
}

/** Those of an account; its clients see nothing of an offer that was never sent. */
export const ownedBy = (db: Reader, owner: Owner): Whose => ({
  requests: ownRequests(owner),
  quotes: ownQuotes(db, owner),
  offers: and(ofClients(owner.clientIds), ne(offers.state, 'draft')),
  projects: inArray(projects.clientId, [...owner.clientIds]),
  mails: ownMails(db, owner),
  calendars: eq(calendarFeeds.accountId, owner.id),
});

/** Where a page of rows begins: after the last row of the page before. */
export type After = { createdAt: Date; id: string } | null;

const after = (table: { createdAt: AnyPgColumn; id: AnyPgColumn }, last: After) =>
  last ? sql`(${table.createdAt}, ${table.id}) > (${last.createdAt}, ${last.id}::uuid)` : undefined;

/** Some of somebody's requests, oldest first. */
export const pageOfRequests = (db: Reader, whose: Whose, last: After, limit: number) =>
  db
    .select()
    .from(requests)
    .where(and(whose.requests, after(requests, last)))
    .orderBy(requests.createdAt, requests.id)
    .limit(limit);

export type RequestPage = Awaited<ReturnType<typeof pageOfRequests>>;

/** Some of somebody's quotes, oldest first. */
export const pageOfQuotes = (db: Reader, whose: Whose, last: After, limit: number) =>
  db
    .select()
    .from(quotes)
    .where(and(whose.quotes, after(quotes, last)))
    .orderBy(quotes.createdAt, quotes.id)
    .limit(limit);

/** Some of somebody's offers, oldest first, with all that was sent in them. */
export async function pageOfOffers(db: Reader, whose: Whose, last: After, limit: number) {
  const rows = await db
    .select()
    .from(offers)
    .where(and(whose.offers, after(offers, last)))
    .orderBy(offers.createdAt, offers.id)
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const revisions = await revisionsOfOffers(db, ids);
  const acceptances = await acceptancesOf(db, ids);
  return rows.map((offer) => ({
    ...offer,
    revisions: revisions.filter(({ offerId, state }) => offerId === offer.id && state !== 'draft'),
    acceptance: acceptances.find(({ offerId }) => offerId === offer.id) ?? null,
  }));
}

export type OfferPage = Awaited<ReturnType<typeof pageOfOffers>>;

/** Some of somebody's projects, oldest first, with their stages, checklists, changes and payment calls. */
export async function pageOfProjects(db: Reader, whose: Whose, last: After, limit: number) {
  const rows = await db
    .select()
    .from(projects)
    .where(and(whose.projects, after(projects, last)))
    .orderBy(projects.createdAt, projects.id)
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const called = await paymentsOf(db, ids);
  const [stages, items] = [await stagesOf(db, ids), await itemsOf(db, ids)];
  const changes = await everyChangeOf(db, ids);
  const deliveries = await deliveriesOf(db, ids);
  return rows.map((project) => ({
    ...project,
    stages: stages.filter(({ projectId }) => projectId === project.id),
    deliveries: stages
      .filter(({ projectId }) => projectId === project.id)
      .flatMap(({ id, name }) => deliveries(id).map((delivery) => ({ ...delivery, stage: name }))),
    checklist: items.filter(({ projectId }) => projectId === project.id),
    changes: changes.filter(({ projectId }) => projectId === project.id),
    payments: called
      .filter(({ projectId }) => projectId === project.id)
      .map((payment) => ({ ...payment, number: paymentNumber(payment.year, payment.serial) })),
  }));
}

export type ProjectPage = Awaited<ReturnType<typeof pageOfProjects>>;

/** Some of the files that are ready, and sent, of somebody's records, oldest first, with the items they were brought for. */
export const pageOfFiles = (db: Reader, whose: Whose, last: After, limit: number) =>
  db
    .select({ ...getTableColumns(files), item: checklistItems.title })
    .from(files)
    .leftJoin(checklistItems, eq(checklistItems.id, files.itemId))
    .where(and(eq(files.state, 'ready'), isSent, aboutRecords(db, whose, files), after(files, last)))
    .orderBy(files.createdAt, files.id)
    .limit(limit);

export type FilePage = Awaited<ReturnType<typeof pageOfFiles>>;

/** Some of what was said about somebody's records, by what it is about and the oldest first, with what that is called by. */
export const pageOfMessages = (
  db: Reader,
  whose: Whose,
  last: MessagePage[number] | null,
  limit: number,
): Promise<MessagePage> =>
  db
    .select({
      ...getTableColumns(messages),
      request: requests.number,
      offer: { prefix: offers.prefix, year: offers.year, serial: offers.serial, addendum: offers.addendum },
      project: projects.name,
    })
    .from(messages)
    .leftJoin(requests, eq(requests.id, messages.subjectId))
    .leftJoin(offers, eq(offers.id, messages.subjectId))
    .leftJoin(projects, eq(projects.id, messages.subjectId))
    .where(
      and(
        aboutRecords(db, whose, messages),
        last
          ? sql`(${messages.subjectType}, ${messages.subjectId}, ${messages.createdAt}, ${messages.id})
              > (${last.subjectType}, ${last.subjectId}::uuid, ${last.createdAt}, ${last.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(messages.subjectType, messages.subjectId, messages.createdAt, messages.id)
    .limit(limit);

/** A message with what it is about. */
interface SaidAbout extends StoredMessage {
  request: number | null;
  offer: OfferSerial | null;
  project: string | null;
}
export type MessagePage = SaidAbout[];

/** What is about a request, an offer or a project of somebody. */
const aboutRecords = (
  db: Reader,
  whose: Whose,
  { subjectType, subjectId }: Record<'subjectType' | 'subjectId', AnyPgColumn>,
) =>
  or(
    and(
      eq(subjectType, 'request'),
      inArray(subjectId, db.select({ id: requests.id }).from(requests).where(whose.requests)),
    ),
    and(
      eq(subjectType, 'offer'),
      inArray(subjectId, db.select({ id: offers.id }).from(offers).where(whose.offers)),
    ),
    and(
      eq(subjectType, 'project'),
      inArray(subjectId, db.select({ id: projects.id }).from(projects).where(whose.projects)),
    ),
  );

/** The ids of somebody's records. */
export async function recordIdsOf(db: Reader, whose: Whose) {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return {
    request: idsOf(await db.select({ id: requests.id }).from(requests).where(whose.requests)),
    offer: idsOf(await db.select({ id: offers.id }).from(offers).where(whose.offers)),
    project: idsOf(await db.select({ id: projects.id }).from(projects).where(whose.projects)),
  };
}

/** The calendars that somebody has subscribed to. */
export const calendarsOf = (db: Reader, whose: Whose) =>
  db.select().from(calendarFeeds).where(whose.calendars);

/** Some of the notes of mails to somebody or about their requests, oldest first. */
export const pageOfMails = (db: Reader, whose: Whose, last: After, limit: number) =>
  db
    .select()
    .from(mails)
    .where(and(whose.mails, after(mails, last)))
    .orderBy(mails.createdAt, mails.id)
    .limit(limit);

/** Some of what happened to the account or was done by it, oldest first. */
export const pageOfEvents = (db: Reader, accountId: string, afterId: number, limit: number) =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        or(
          eq(auditLog.actor, accountId),
          and(eq(auditLog.subjectType, 'account'), eq(auditLog.subjectId, accountId)),
        ),
        gt(auditLog.id, afterId),
      ),
    )
    .orderBy(auditLog.id)
    .limit(limit);

/** What the account signs in with: few rows of each. */
export async function securityRowsOf(db: Reader, accountId: string) {
  return {
    sessions: await db.select().from(sessions).where(eq(sessions.accountId, accountId)),
    codes: await db.select().from(emailCodes).where(eq(emailCodes.accountId, accountId)),
    links: await db.select().from(accountLinks).where(eq(accountLinks.accountId, accountId)),
    passkeys: await db.select().from(passkeys).where(eq(passkeys.accountId, accountId)),
    recoveryCodes: await db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId)),
  };
}

/** What the operator knows of somebody at clients, once the address is proven, and the invitations that the account has used. */
export async function knownOf(db: Reader, { id, emailKey, emailVerifiedAt }: Owner) {
  const named: Named = { emailKey: emailVerifiedAt ? emailKey : null, accountId: id };
  return { contacts: await contactsNaming(db, named), invitations: await invitationsNaming(db, named) };
}

/** Mails about the offers of the owner's clients. */
const ofOwnOffers = (db: Reader, { clientIds }: Owner) =>
  inArray(
    sql`${mails.payload} ->> 'offerId'`,
    db
      .select({ id: sql`${offers.id}::text` })
      .from(offers)
      .where(ofClients(clientIds)),
  );

/** Everything of the account that is to be deleted with it. */
export const rowsToDelete = async (db: Reader, owner: Owner) => ({
  offers: await findOffersOf(db, ofClients(owner.clientIds)),
  requests: await db.select().from(requests).where(ownRequests(owner)),
  quotes: await db.select().from(quotes).where(ownQuotes(db, owner)),
  // Also those to addresses that the account had before, and about what only its clients have.
  mails: await db
    .select()
    .from(mails)
    .where(
      or(
        ownMails(db, owner),
        aboutProjects(db, await projectsOfClients(db, owner.clientIds)),
        ofOwnOffers(db, owner),
      ),
    ),
  ...(await knownOf(db, owner)),
});

/** Deletes these clients, but those that hold more than their members have entered. */
export async function deleteEmptyClients(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.delete(clients).where(and(inArray(clients.id, [...ids]), endsWithMembers));
}

/** Deletes the account with its sessions, codes, links, factors and memberships. */
export async function deleteAccountRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(accounts).where(eq(accounts.id, id));
}

/** Deletes the notes of these mails that wait for nothing any more; the last word to a deleted account is one. */
export async function deleteSpokenMails(db: Db, which: { kind: string; about: string }): Promise<number> {
  const deleted = await db
    .delete(mails)
    .where(
      and(
        eq(mails.kind, which.kind),
        sql`${mails.payload} ->> 'kind' = ${which.about}`,
        ne(mails.status, 'pending'),
      ),
    )
    .returning({ id: mails.id });
  return deleted.length;
}
