import { and, eq } from 'drizzle-orm';
import { offerAcceptances, offerRevisions } from './table.ts';

/** Joins an acceptance with the revision that was accepted. */
export const isAcceptedRevision = and(
  eq(offerRevisions.offerId, offerAcceptances.offerId),
  eq(offerRevisions.revision, offerAcceptances.revision),
);
