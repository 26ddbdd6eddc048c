import { and, desc, eq, exists, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Actor } from '#domain/accounts/actor.ts';
import type { OfferSerial } from '#domain/offers/offer-number.ts';
import { reachedProjects } from '../clients/reach-data.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { mails } from '../mail/table.ts';
import { projects } from '../projects/table.ts';
import { isAcceptedRevision } from './accepted-data.ts';
import { offerDocuments } from './document-table.ts';
import { offerAcceptances, offerLinks, offerRevisions, offers } from './table.ts';

/** Ids and numbers of the offers that were sent to an address, the newest first; none whose links the operator has ended. */
export const offersSentTo = (
  db: Db | Transaction,
  email: string,
  most: number,
): Promise<({ id: string } & OfferSerial)[]> =>
  db
    .select({
      id: offers.id,
      prefix: offers.prefix,
      year: offers.year,
      serial: offers.serial,
      addendum: offers.addendum,
    })
    .from(offers)
    .where(
      and(
        eq(sql`lower(${offers.recipientEmail})`, email.toLowerCase()),
        ne(offers.state, 'draft'),
        exists(
          db
            .select({ id: offerLinks.id })
            .from(offerLinks)
            .where(and(eq(offerLinks.offerId, offers.id), isNull(offerLinks.revokedAt))),
        ),
      ),
    )
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(most);

/**
 * Whether an offer that was sent belongs to a project that an actor reaches, and whether a link to it stands; null where
 * there is none of these for them.
 */
export async function findOfferOfProject(
  db: Db,
  actor: Actor,
  projectId: string,
  offerId: string,
): Promise<{ hasLink: boolean; isAddendum: boolean } | null> {
  const [found] = await db
    .select({
      hasLink: sql<boolean>`${exists(
        db
          .select({ id: offerLinks.id })
          .from(offerLinks)
          .where(and(eq(offerLinks.offerId, offerId), isNull(offerLinks.revokedAt))),
      )}`,
      isAddendum: sql<boolean>`${offers.addendumOf} is not null`,
    })
    .from(projects)
    .innerJoin(offers, sql`coalesce(${offers.addendumOf}, ${offers.id}) = ${projects.offerId}`)
    .where(
      and(
        eq(projects.id, projectId),
        reachedProjects(db, actor),
        eq(offers.id, offerId),
        ne(offers.state, 'draft'),
      ),
    );
  return found ?? null;
}

/** Whether a mail of that kind with a link to an offer was written to its recipient since then. */
export const wasLinkMailed = async (
  transaction: Transaction,
  kind: string,
  { id, recipientEmail }: { id: string; recipientEmail: string },
  since: Date,
): Promise<boolean> =>
  (await transaction.$count(
    mails,
    and(
      gt(mails.createdAt, since),
      eq(mails.kind, kind),
      eq(mails.toAddress, recipientEmail),
      eq(sql`${mails.payload} ->> 'offerId'`, id),
    ),
  )) > 0;

/** Notes the fingerprint of a PDF that was made of an accepted offer. */
export async function insertDocument(db: Db, document: typeof offerDocuments.$inferInsert): Promise<void> {
  await db.insert(offerDocuments).values(document).onConflictDoNothing();
}

/** An acceptance with the text that was accepted. */
export interface AcceptedText extends OfferSerial {
  revision: number;
  acceptedAt: Date;
  fingerprint: string;
  sentText: string | null;
}

const accepted = (db: Db) =>
  db
    .select({
      prefix: offers.prefix,
      year: offers.year,
      serial: offers.serial,
      addendum: offers.addendum,
      revision: offerAcceptances.revision,
      acceptedAt: offerAcceptances.acceptedAt,
      fingerprint: offerAcceptances.fingerprint,
      sentText: offerRevisions.sentText,
    })
    .from(offerAcceptances)
    .innerJoin(offers, eq(offers.id, offerAcceptances.offerId))
    .innerJoin(offerRevisions, isAcceptedRevision);

/** What was accepted under a number; null where nothing was. */
export async function findAcceptedByNumber(
  db: Db,
  { prefix, year, serial, addendum }: OfferSerial,
): Promise<AcceptedText | null> {
  const [found] = await accepted(db).where(
    and(
      eq(offers.serial, serial),
      eq(offers.addendum, addendum),
      eq(offers.year, year),
      eq(offers.prefix, prefix),
    ),
  );
  return found ?? null;
}

/** What was accepted, of which this PDF was made; null for any other file. */
export async function findAcceptedByDocument(db: Db, sha256: string): Promise<AcceptedText | null> {
  const ids = db
    .select({ id: offerDocuments.offerId })
    .from(offerDocuments)
    .where(eq(offerDocuments.sha256, sha256));
  const [found] = await accepted(db).where(inArray(offers.id, ids));
  return found ?? null;
}
