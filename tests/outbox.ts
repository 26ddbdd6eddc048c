import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails that a server without SMTP has written to its DATA_DIR, to one recipient. */
export async function mailsTo(dataDir: string, address: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}
