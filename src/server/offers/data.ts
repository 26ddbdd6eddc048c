import { and, desc, eq, gt, inArray, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { Issuer } from '#domain/legal/issuer.ts';
import type { ListedFacts } from '#domain/offers/listed.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import type { OfferSerial } from '#domain/offers/offer-number.ts';
import type { Recipient } from '#domain/offers/offer-problems.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { issuers } from '../legal/table.ts';
import { offerAcceptances, offerLinks, offerRevisions, offerSerials, offers } from './table.ts';

export type StoredOffer = typeof offers.$inferSelect;
export type StoredRevision = typeof offerRevisions.$inferSelect;
export type Acceptance = typeof offerAcceptances.$inferSelect;
export type StoredLink = typeof offerLinks.$inferSelect;

/** An offer as it begins; what lists show of it comes from its draft. */
export interface NewOffer {
  id: string;
  clientId: string;
  requestId: string | null;
  recipient: Recipient;
  /** Letters and year of the number, and the offer that it is an addendum to, whose number it takes. */
  prefix: string;
  year: number;
  addendumOf: Pick<StoredOffer, 'id' | 'prefix' | 'serial' | 'year'> | null;
  createdAt: Date;
}

const searched = ({ searchText, ...facts }: ListedFacts) => ({
  ...facts,
  searchText: sql<string>`fold_text(${searchText})`,
});

/** Gives an offer its number: the next one, or the next one of the offer that it adds to, which is locked. */
async function numberOf(
  transaction: Transaction,
  { prefix, year, addendumOf }: Pick<NewOffer, 'prefix' | 'year' | 'addendumOf'>,
): Promise<OfferSerial> {
  if (!addendumOf) {
    const { rows } = await transaction.execute<{ serial: string }>(
      sql`select nextval(${offerSerials.seqName}) as serial`,
    );
    return { prefix, serial: Number(rows[0]?.serial), year, addendum: 0 };
  }
  const [last] = await transaction
    .select({ addendum: max(offers.addendum) })
    .from(offers)
    .where(eq(offers.serial, addendumOf.serial));
  const { serial } = addendumOf;
  return { prefix: addendumOf.prefix, serial, year: addendumOf.year, addendum: (last?.addendum ?? 0) + 1 };
}

/** Stores an offer with its first draft. */
export async function insertOffer(
  transaction: Transaction,
  { id, clientId, requestId, recipient, prefix, year, addendumOf, createdAt }: NewOffer,
  content: OfferContent,
  factsOf: (number: OfferSerial) => ListedFacts,
): Promise<void> {
  const number = await numberOf(transaction, { prefix, year, addendumOf });
  await transaction.insert(offers).values({
    ...number,
    ...searched(factsOf(number)),
    id,
    clientId,
    requestId,
    addendumOf: addendumOf?.id ?? null,
    recipientName: recipient.name,
    recipientEmail: recipient.email,
    createdAt,
    updatedAt: createdAt,
  });
  await insertDraft(transaction, { offerId: id, revision: 1, createdAt }, content);
}

/** Stores the draft of a revision. */
export async function insertDraft(
  transaction: Transaction,
  revision: Pick<StoredRevision, 'offerId' | 'revision' | 'createdAt'>,
  content: OfferContent,
): Promise<void> {
  const { validUntil } = content;
  await transaction
    .insert(offerRevisions)
    .values({ ...revision, content, validUntil, state: 'draft', edit: 1, updatedAt: revision.createdAt });
}

/** Keeps what lists show of an offer, and whom it is for. */
export async function updateOffer(
  transaction: Transaction,
  id: string,
  changes: Partial<Pick<StoredOffer, 'recipientName' | 'recipientEmail' | 'remindersOff'>>,
  facts: ListedFacts,
): Promise<void> {
  await transaction
    .update(offers)
    .set({ ...changes, ...searched(facts) })
    .where(eq(offers.id, id));
}

/** Until the transaction ends, nobody else takes a step with the offer. Null when there is none. */
export async function lockOffer(transaction: Transaction, id: string): Promise<StoredOffer | null> {
  const [offer] = await transaction.select().from(offers).where(eq(offers.id, id)).for('update');
  return offer ?? null;
}

/** The offer whose conversation mails about an offer are a part of: that of an addendum is the offer that it adds to. */
export const threadOf = ({ id, addendumOf }: Pick<StoredOffer, 'id' | 'addendumOf'>): string =>
  addendumOf ?? id;

/** An offer; null when there is none. */
export async function findOffer(db: Db | Transaction, id: string): Promise<StoredOffer | null> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, id));
  return offer ?? null;
}

/** Offers made from a request, the newest first. */
export const offersOfRequest = (db: Db | Transaction, requestId: string): Promise<StoredOffer[]> =>
  db.select().from(offers).where(eq(offers.requestId, requestId)).orderBy(desc(offers.createdAt));

/** Deletes an offer that nobody has seen, with its draft. */
export async function deleteOffer(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(offers).where(eq(offers.id, id));
}

/** Every revision of an offer, the latest first. */
export const revisionsOf = (db: Db | Transaction, offerId: string): Promise<StoredRevision[]> =>
  db
    .select()
    .from(offerRevisions)
    .where(eq(offerRevisions.offerId, offerId))
    .orderBy(desc(offerRevisions.revision));

/** Replaces the draft where it is still the one that was read; null when somebody else has saved meanwhile. */
export async function saveDraft(
  transaction: Transaction,
  { offerId, edit }: Pick<StoredRevision, 'offerId' | 'edit'>,
  { content, recipient }: Pick<StoredRevision, 'content' | 'recipient'>,
): Promise<number | null> {
  const [saved] = await transaction
    .update(offerRevisions)
    .set({ content, recipient, validUntil: content.validUntil, edit: edit + 1 })
    .where(
      and(
        eq(offerRevisions.offerId, offerId),
        eq(offerRevisions.state, 'draft'),
        eq(offerRevisions.edit, edit),
      ),
    )
    .returning({ edit: offerRevisions.edit });
  return saved?.edit ?? null;
}

/** Under what configuration a revision was sent; null for one that was not. */
export async function issuerOfRevision(
  db: Db | Transaction,
  { offerId, revision }: Pick<StoredRevision, 'offerId' | 'revision'>,
): Promise<Issuer | null> {
  const [found] = await db
    .select({ facts: issuers.facts })
    .from(offerRevisions)
    .innerJoin(issuers, eq(issuers.id, offerRevisions.issuerId))
    .where(and(eq(offerRevisions.offerId, offerId), eq(offerRevisions.revision, revision)));
  return found?.facts ?? null;
}

const withoutIssuer = and(isNull(offerRevisions.issuerId), isNotNull(offerRevisions.sentText));

/** Whether any revision was sent before it was kept under what. */
export async function hasUnissued(db: Db): Promise<boolean> {
  const found = await db
    .select({ offerId: offerRevisions.offerId })
    .from(offerRevisions)
    .where(withoutIssuer)
    .limit(1);
  return found.length > 0;
}

/** Has some of those revisions go by these facts from now on; how many. */
export async function assumeIssuer(db: Db, issuerId: string, limit: number): Promise<number> {
  const row = sql`${offerRevisions}.ctid`;
  const some = db.select({ row }).from(offerRevisions).where(withoutIssuer).limit(limit);
  const assumed = await db
    .update(offerRevisions)
    .set({ issuerId, issuerAssumed: true })
    .where(inArray(row, some))
    .returning({ offerId: offerRevisions.offerId });
  return assumed.length;
}

/** Changes a revision that is in one of these states; false when it is in another one. */
export async function stepRevision(
  db: Db | Transaction,
  { offerId, revision }: Pick<StoredRevision, 'offerId' | 'revision'>,
  from: readonly StoredRevision['state'][],
  changes: Partial<typeof offerRevisions.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(offerRevisions)
    .set(changes)
    .where(
      and(
        eq(offerRevisions.offerId, offerId),
        eq(offerRevisions.revision, revision),
        inArray(offerRevisions.state, [...from]),
      ),
    )
    .returning({ revision: offerRevisions.revision });
  return changed.length > 0;
}

/** Deletes the draft, if there is one. */
export async function deleteDraft(transaction: Transaction, offerId: string): Promise<void> {
  await transaction
    .delete(offerRevisions)
    .where(and(eq(offerRevisions.offerId, offerId), eq(offerRevisions.state, 'draft')));
}

/** Stores the acceptance; false when the offer has one. */
export async function insertAcceptance(transaction: Transaction, acceptance: Acceptance): Promise<boolean> {
  const inserted = await transaction
    .insert(offerAcceptances)
    .values(acceptance)
    .onConflictDoNothing()
    .returning({ offerId: offerAcceptances.offerId });
  return inserted.length > 0;
}

/** How an offer was accepted; null while it was not. */
export async function findAcceptance(db: Db | Transaction, offerId: string): Promise<Acceptance | null> {
  const [found] = await db.select().from(offerAcceptances).where(eq(offerAcceptances.offerId, offerId));
  return found ?? null;
}

/** Stores a link; only the hash of its token. */
export async function insertLink(
  transaction: Transaction,
  link: Omit<typeof offerLinks.$inferInsert, 'usedAt' | 'revokedAt'>,
): Promise<void> {
  await transaction.insert(offerLinks).values({ ...link, usedAt: link.createdAt });
}

/** A link that is neither revoked nor unused for too long. */
export const isGood = (usedAfter: Date): SQL | undefined =>
  and(isNull(offerLinks.revokedAt), gt(offerLinks.usedAt, usedAfter));

/** The links that open an offer now, the newest first. */
export const goodLinks = (db: Db | Transaction, offerId: string, usedAfter: Date): Promise<StoredLink[]> =>
  db
    .select()
    .from(offerLinks)
    .where(and(eq(offerLinks.offerId, offerId), isGood(usedAfter)))
    .orderBy(desc(offerLinks.createdAt), desc(offerLinks.id));

/** One of an offer's links while it is good; null otherwise. */
export async function findGoodLink(
  db: Db | Transaction,
  id: string,
  usedAfter: Date,
): Promise<StoredLink | null> {
  const [link] = await db
    .select()
    .from(offerLinks)
    .where(and(eq(offerLinks.id, id), isGood(usedAfter)));
  return link ?? null;
}

/** Ends every link of an offer and of the addenda to it, which open the same project; the ids of the offers that had one. */
export async function revokeLinks(
  transaction: Transaction,
  offerId: string,
  now: Date,
): Promise<Set<string>> {
  const addenda = transaction.select({ id: offers.id }).from(offers).where(eq(offers.addendumOf, offerId));
  const ended = await transaction
    .update(offerLinks)
    .set({ revokedAt: now })
    .where(
      and(
        or(eq(offerLinks.offerId, offerId), inArray(offerLinks.offerId, addenda)),
        isNull(offerLinks.revokedAt),
      ),
    )
    .returning({ offerId: offerLinks.offerId });
  return new Set(ended.map((link) => link.offerId));
}

/** How long a use of a link stands for those after it: reading goes on without writing. */
const USE_LASTS = 60 * 60 * 1000;

/**
 * The offer of a link that is neither revoked nor unused since `usedAfter`, and the use is noted unless one was within the
 * hour; null for any other. That costs one statement whatever is wrong with it, so that time does not tell them apart.
 */
export async function touchLink(
  db: Db,
  tokenHash: string,
  { now, usedAfter }: { now: Date; usedAfter: Date },
): Promise<string | null> {
  const link = await findLink(db, tokenHash, usedAfter);
  if (!link) return null;
  const { offerId, createdAt, usedAt } = link;
  // That it was opened at all is told the operator: the first use is noted, whenever it is.
  if (usedAt > createdAt && now.getTime() - usedAt.getTime() <= USE_LASTS) return offerId;
  const [used] = await db
    .update(offerLinks)
    .set({ usedAt: sql`greatest(${offerLinks.usedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(offerLinks.tokenHash, tokenHash), isGood(usedAfter)))
    .returning({ offerId: offerLinks.offerId });
  return used?.offerId ?? null;
}

/** The offer of a good link without using it; null for any other. */
export const findLinkedOffer = async (db: Db, tokenHash: string, usedAfter: Date): Promise<string | null> =>
  (await findLink(db, tokenHash, usedAfter))?.offerId ?? null;

async function findLink(db: Db, tokenHash: string, usedAfter: Date) {
  const [link] = await db
    .select({ offerId: offerLinks.offerId, createdAt: offerLinks.createdAt, usedAt: offerLinks.usedAt })
    .from(offerLinks)
    .where(and(eq(offerLinks.tokenHash, tokenHash), isGood(usedAfter)));
  return link ?? null;
}
