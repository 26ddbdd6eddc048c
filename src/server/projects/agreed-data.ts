import { and, asc, eq, ne, or } from 'drizzle-orm';
import type { AgreedWork } from '#domain/projects/checklist.ts';
import type { NamedSelection } from '#domain/quote/named-selection.ts';
import type { Transaction } from '../db/pool.ts';
import { isAcceptedRevision } from '../offers/accepted-data.ts';
import { offerAcceptances, offerRevisions, offers } from '../offers/table.ts';
import { findWizardRequest } from '../requests/data.ts';

/** What was agreed for a project before an addendum to its offer: the offer and the addenda before it, the oldest first. */
export async function agreedBefore(
  transaction: Transaction,
  { offerId, addendumId }: { offerId: string; addendumId: string },
): Promise<AgreedWork[]> {
  const rows = await transaction
    .select({ content: offerRevisions.content, chosen: offerAcceptances.chosen })
    .from(offerAcceptances)
    .innerJoin(offers, eq(offers.id, offerAcceptances.offerId))
    .innerJoin(offerRevisions, isAcceptedRevision)
    .where(and(or(eq(offers.id, offerId), eq(offers.addendumOf, offerId)), ne(offers.id, addendumId)))
    .orderBy(asc(offerAcceptances.acceptedAt));
  return rows.map(({ content, chosen }) => ({ content, chosen: new Set(chosen) }));
}

/** What was chosen in the request that an offer answers; null where it answers none of the wizard. */
export async function selectionBehind(
  transaction: Transaction,
  offerId: string,
): Promise<NamedSelection | null> {
  const [offer] = await transaction
    .select({ requestId: offers.requestId })
    .from(offers)
    .where(eq(offers.id, offerId));
  if (!offer?.requestId) return null;
  const request = await findWizardRequest(transaction, offer.requestId);
  return request?.selection ?? null;
}
