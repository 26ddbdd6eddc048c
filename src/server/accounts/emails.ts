import {
  EMAIL_CODE_MAIL,
  EMAIL_TAKEN_MAIL,
  RESET_LINK_MAIL,
  SIGN_IN_LINK_MAIL,
  UNUSED_MAIL,
} from '#content/account-mails.ts';
import { mailedSignInHref, resetHref, signInPage } from '#domain/accounts/sign-in-links.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { formatDate } from '#domain/kernel/format.ts';
import type { MailBlock } from '../mail/document.ts';
import { type ComposedMail, documentOf, signature } from '../mail/site-mail.ts';

/** Words that every mail of an account begins and ends with. */
interface Words {
  subject: string;
  preview: string;
  greeting: string;
  intro: string;
  regards: string;
}

/** A mail of an account: greeting, what it is about, and what follows. */
const accountMail = (
  site: SiteFacts,
  { subject, preview, greeting, intro, regards }: Words,
  blocks: MailBlock[],
): ComposedMail => ({
  subject,
  document: documentOf(site, { preview, heading: subject, signature: signature(site, regards) }, [
    { kind: 'paragraph', text: greeting },
    { kind: 'paragraph', text: intro },
    ...blocks,
  ]),
});

/** Tells whoever waits for it the code that proves the address. */
export function emailCodeMail(site: SiteFacts, code: string): ComposedMail {
  const { codeHeading, code: label, valid, notYou } = EMAIL_CODE_MAIL;
  return accountMail(site, EMAIL_CODE_MAIL, [
    { kind: 'rows', heading: codeHeading, rows: [{ label, value: code }] },
    { kind: 'notes', items: [valid, notYou] },
  ]);
}

/** Tells the owner of an address that somebody has tried to register with it. */
export const emailTakenMail = (site: SiteFacts, publicUrl: string): ComposedMail =>
  accountMail(site, EMAIL_TAKEN_MAIL, [
    { kind: 'action', label: EMAIL_TAKEN_MAIL.signIn, href: `${publicUrl}${signInPage}` },
    { kind: 'notes', items: [EMAIL_TAKEN_MAIL.you, EMAIL_TAKEN_MAIL.notYou] },
  ]);

/** Tells the owner of an account that nobody uses until when signing in keeps it. */
export const unusedMail = (site: SiteFacts, publicUrl: string, deletedAt: Date): ComposedMail => {
  const { details, deleted, signIn, reason } = UNUSED_MAIL;
  return accountMail(site, UNUSED_MAIL, [
    { kind: 'rows', heading: details, rows: [{ label: deleted, value: formatDate(deletedAt) }] },
    { kind: 'action', label: signIn, href: `${publicUrl}${signInPage}` },
    { kind: 'notes', items: [reason] },
  ]);
};

/** The link that sets a new password. */
export const resetLinkMail = (site: SiteFacts, publicUrl: string, token: string): ComposedMail =>
  linkMail(site, RESET_LINK_MAIL, publicUrl + resetHref(token));

/** The link that signs in. */
export const signInLinkMail = (site: SiteFacts, publicUrl: string, token: string): ComposedMail =>
  linkMail(site, SIGN_IN_LINK_MAIL, publicUrl + mailedSignInHref(token));

const linkMail = (
  site: SiteFacts,
  texts: typeof RESET_LINK_MAIL | typeof SIGN_IN_LINK_MAIL,
  href: string,
): ComposedMail =>
  accountMail(site, texts, [
    { kind: 'action', label: texts.action, href },
    { kind: 'notes', items: [texts.valid, texts.notYou] },
  ]);
