import { type TimeToTell, toldTime } from '#domain/messages/message-mails.ts';
import type { Db } from '../db/pool.ts';
import { type StoredMail, sentTimes } from '../mail/data.ts';

/**
 * Of which time a mail about this record tells: one that is sent again leaves out what another one has told the same person
 * while it was given up on.
 */
export async function timeOfMail(
  db: Db,
  { kind, toAddress, payload }: Pick<StoredMail, 'kind' | 'toAddress' | 'payload'>,
  about: string,
): Promise<TimeToTell> {
  const told = await sentTimes(db, { kind, toAddress, about });
  return { ...toldTime.parse(payload), toldBefore: told.map((other) => toldTime.parse(other)) };
}
