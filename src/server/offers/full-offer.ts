import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import type { Recipient } from '#domain/offers/offer-problems.ts';
import { stepRefusal } from '#domain/offers/offer-refusals.ts';
import { type RevisionState, type RevisionStep, revisionStateOn } from '#domain/offers/revision-life.ts';
import type { By } from '../audit/note.ts';
import type { Db, Transaction } from '../db/pool.ts';
import {
  type Acceptance,
  findAcceptance,
  revisionsOf,
  type StoredOffer,
  type StoredRevision,
} from './data.ts';
import { tokenHash } from './links.ts';

/** The offer with all revisions, the latest first, and how it was accepted. */
export interface FullOffer extends StoredOffer {
  number: string;
  revisions: StoredRevision[];
  acceptance: Acceptance | null;
}

/** SHA-256 of what was sent, in hexadecimal: the fingerprint that an acceptance and /overenie name. */
export const offerFingerprint = tokenHash;

/** A stored offer with all of it. */
export const loadOffer = async (reader: Db | Transaction, offer: StoredOffer): Promise<FullOffer> => ({
  ...offer,
  number: offerNumber(offer),
  revisions: await revisionsOf(reader, offer.id),
  acceptance: await findAcceptance(reader, offer.id),
});

/** A step that the state does not allow, with the sentence that says so. */
export const refused = (offer: { number: string }, state: RevisionState, step: RevisionStep): Fault =>
  new Fault('offerStep', { message: stepRefusal(offer, state, step) });

/** What is being written, if anything is. */
export const draftOf = (revisions: readonly StoredRevision[]): StoredRevision | undefined =>
  revisions.find(({ state }) => state === 'draft');

/** How a revision stands on the day of an act. Throws notFound where there is none. */
export const stateOf = (revision: StoredRevision | undefined, { now }: By): RevisionState => {
  if (!revision) throw new Fault('notFound');
  return revisionStateOn(revision, wallTimeOf(now).day);
};

/** Whom an offer is for, as it is stored. */
export const mailedTo = ({
  name,
  email,
}: Recipient): Pick<StoredOffer, 'recipientName' | 'recipientEmail'> => ({
  recipientName: name,
  recipientEmail: email,
});

/** Whom the draft will be mailed to; where there is none, whom the offer was. */
export const recipientOf = ({
  revisions,
  recipientName,
  recipientEmail,
}: Pick<FullOffer, 'revisions' | 'recipientName' | 'recipientEmail'>): Recipient =>
  draftOf(revisions)?.recipient ?? { name: recipientName, email: recipientEmail };

/** The mailbox of whom an offer is for. */
export const mailboxOf = ({ recipientName, recipientEmail }: StoredOffer) => ({
  name: recipientName,
  address: recipientEmail,
});
