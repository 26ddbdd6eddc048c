import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { EMAIL_CODE_MAIL } from '#content/account-mails.ts';

/** The code in the text of a mail, not eight other digits in a row: an id in a link may begin with them. */
export const MAILED_CODE = new RegExp(`(?<=^${EMAIL_CODE_MAIL.code}: )\\d{8}$`, 'm');

/** The mails that a server without SMTP has written to its DATA_DIR and in which a text, such as an address, occurs. */
export async function mailsAbout(dataDir: string, text: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter((mail) => isTo(mail, text) || mail.text?.includes(text));
}

/** Whether a mail goes to an address. */
export const isTo = (mail: Email, address: string): boolean =>
  mail.to?.some((recipient) => recipient.address === address) ?? false;
