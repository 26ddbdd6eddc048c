import { MAIL_NAMES } from '#content/mail-names.ts';
import { unsentTrouble } from '#domain/today/mail-trouble.ts';
import type { UnsentMail } from '#domain/today/unsent-mail.ts';
import type { Db } from '../db/pool.ts';
import { type StoredMail, unsentAbout } from './data.ts';

/** A mail that will not go out by itself, with why and what to do, in Slovak. */
export const shownUnsent = (mail: StoredMail): UnsentMail => ({
  id: mail.id,
  label: MAIL_NAMES[mail.kind] ?? mail.kind,
  to: mail.toAddress,
  trouble: unsentTrouble(mail),
  at: mail.createdAt.toISOString(),
});

/** What the client was to be mailed about a record and was not; the oldest first. */
export const shownUnsentAbout = async (db: Db, id: string): Promise<UnsentMail[]> =>
  (await unsentAbout(db, id)).map(shownUnsent);
