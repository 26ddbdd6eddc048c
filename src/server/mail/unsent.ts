import { MAIL_NAMES } from '#content/mail-names.ts';
import { unsentTrouble } from '#domain/today/mail-trouble.ts';
import type { UnsentMail } from '#domain/today/unsent-mail.ts';
import type { Db } from '../db/pool.ts';
import { unsentAbout } from './data.ts';

/** What the client was to be mailed about a record and was not, with why and what to do, in Slovak; the oldest first. */
export const shownUnsent = async (db: Db, id: string): Promise<UnsentMail[]> =>
  (await unsentAbout(db, id)).map((mail) => ({
    id: mail.id,
    label: MAIL_NAMES[mail.kind] ?? mail.kind,
    to: mail.toAddress,
    trouble: unsentTrouble(mail),
    at: mail.createdAt.toISOString(),
  }));
