import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { EMAIL_CODE_MAIL } from '#content/account-mails.ts';

/** The code in the text of a mail, not eight other digits in a row: an id in a link may begin with them. */
export const MAILED_CODE = new RegExp(`(?<=^${EMAIL_CODE_MAIL.code}: )\\d{8}$`, 'm');

/**
 * The mails that a server without SMTP has written to its DATA_DIR and in which a text, such as an address, occurs, in the
 * order in which they were written: by the clock of a test all may be of one second.
 */
export async function mailsAbout(dataDir: string, text: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  if (read.folder !== folder) read = { folder, mails: new Map() };
  const { mails } = read;
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
  for (const name of names)
    if (!mails.has(name)) mails.set(name, lettersOf(readFileSync(join(folder, name))));
  const isAbout = (mail?: Email) => mail && (isTo(mail, text) || mail.text?.includes(text));
  const letters = await Promise.all(names.map(async (name) => ({ name, mail: await mails.get(name) })));
  const found = letters
    .filter(({ mail }) => isAbout(mail))
    .map(({ name }) => join(folder, name))
    .map((file) => ({ file, writtenAt: statSync(file).mtimeMs }))
    .sort((a, b) => a.writtenAt - b.writtenAt);
  return Promise.all(found.map(({ file }) => PostalMime.parse(readFileSync(file))));
}

/**
 * What the mails of the last outbox say: browser tests share one with a thousand mails, and look again and again
 * whether theirs has come.
 */
let read = { folder: '', mails: new Map<string, Promise<Email>>() };

/** A mail without what is attached, which comes last and is nearly all of it. */
function lettersOf(bytes: Buffer): Promise<Email> {
  const attached = bytes.indexOf('Content-Disposition: attachment');
  return PostalMime.parse(attached < 0 ? bytes : bytes.subarray(0, attached));
}

/** Whether a mail goes to an address. */
export const isTo = (mail: Email, address: string): boolean =>
  mail.to?.some((recipient) => recipient.address === address) ?? false;
