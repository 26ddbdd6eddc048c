import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import { isTold, type TimeToTell, toldTime } from '#domain/messages/message-mails.ts';
import type { Db } from '../db/pool.ts';
import { type StoredMail, sentTimes } from '../mail/data.ts';
import { findUnseen, type StoredMessage } from './data.ts';

type ToldBy = Pick<StoredMail, 'kind' | 'toAddress' | 'payload'>;

/**
 * Of which time a mail about this record tells: one that is sent again leaves out what another one has told the same person
 * while it was given up on.
 */
async function timeOfMail(db: Db, { kind, toAddress, payload }: ToldBy, about: string): Promise<TimeToTell> {
  const told = await sentTimes(db, { kind, toAddress, about });
  return { ...toldTime.parse(payload), toldBefore: told.map((other) => toldTime.parse(other)) };
}

/** Far more than the operator writes to one client between two mails. */
const MOST = 1_000;

/**
 * What a mail tells of what a side has written, the oldest first. Read is what is new in the time of the mail alone, however
 * long the conversation is, and of that `most`; `hasMore` where something is left. Clients decide themselves how much they write.
 */
export async function messagesToTell(
  db: Db,
  mail: ToldBy,
  { subject, side, most = MOST }: { subject: MessageSubject; side: MessageSide; most?: number },
): Promise<{ told: StoredMessage[]; hasMore: boolean }> {
  const time = await timeOfMail(db, mail, subject.id);
  const unseen = await findUnseen(db, subject, side, time, most + 1);
  const told = unseen.filter((message) => isTold(message, side, time));
  return { told: told.slice(0, most), hasMore: unseen.length > most };
}
