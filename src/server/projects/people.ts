import { emailKey } from '#domain/kernel/email.ts';
import { mailboxesOfMembers } from '../clients/member-data.ts';
import type { Transaction } from '../db/pool.ts';
import type { Mailbox } from '../mail/mail.ts';
import { findOffer, goodLinks } from '../offers/data.ts';
import { linksUsedAfter } from '../offers/links.ts';

/** Somebody who is told of a project, and how they get to it. */
export interface Told {
  to: Mailbox;
  /** The secret link of whoever has no account; null for a member, or where the operator has ended all links. */
  linkId: string | null;
  isMember: boolean;
}

/**
 * Whom news of a project go to: the members of its client, and the recipient of its offer where they are none of them. What
 * each of them has switched off is asked when the mail goes out (accounts/mail-switches.ts).
 */
export async function peopleOf(
  transaction: Transaction,
  { clientId, offerId }: { clientId: string; offerId: string },
  now: Date,
): Promise<Told[]> {
  const members = await mailboxesOfMembers(transaction, clientId);
  const offer = await findOffer(transaction, offerId);
  const told: Told[] = members.map((to) => ({ to, linkId: null, isMember: true }));
  if (!offer || offer.recipientEmail === '') return told;
  const key = emailKey(offer.recipientEmail);
  if (members.some(({ address }) => emailKey(address) === key)) return told;
  const [link] = await goodLinks(transaction, offerId, linksUsedAfter(now));
  const to = { name: offer.recipientName, address: offer.recipientEmail };
  return [...told, { to, linkId: link?.id ?? null, isMember: false }];
}
