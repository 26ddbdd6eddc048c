import {
  EMAIL_CODE_MAIL,
  EMAIL_TAKEN_MAIL,
  RESET_LINK_MAIL,
  SIGN_IN_LINK_MAIL,
} from '#content/account-mails.ts';
import { mailedSignInHref, resetHref, signInPage } from '#domain/accounts/sign-in-links.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { type ComposedMail, documentOf, signature } from '../mail/site-mail.ts';

/** Tells whoever waits for it the code that proves the address. */
export function emailCodeMail(site: SiteFacts, code: string): ComposedMail {
  const { subject, preview, greeting, intro, codeHeading, valid, notYou, regards } = EMAIL_CODE_MAIL;
  const frame = { preview, heading: subject, signature: signature(site, regards) };
  return {
    subject,
    document: documentOf(site, frame, [
      { kind: 'paragraph', text: greeting },
      { kind: 'paragraph', text: intro },
      { kind: 'rows', heading: codeHeading, rows: [{ label: codeHeading, value: code }] },
      { kind: 'notes', items: [valid, notYou] },
    ]),
  };
}

/** Tells the owner of an address that somebody has tried to register with it. */
export function emailTakenMail(site: SiteFacts, publicUrl: string): ComposedMail {
  const { subject, preview, greeting, intro, signIn, notYou, regards } = EMAIL_TAKEN_MAIL;
  const frame = { preview, heading: subject, signature: signature(site, regards) };
  return {
    subject,
    document: documentOf(site, frame, [
      { kind: 'paragraph', text: greeting },
      { kind: 'paragraph', text: intro },
      { kind: 'action', label: signIn, href: `${publicUrl}${signInPage}` },
      { kind: 'notes', items: [notYou] },
    ]),
  };
}

/** The link that sets a new password. */
export const resetLinkMail = (site: SiteFacts, publicUrl: string, token: string): ComposedMail =>
  linkMail(site, RESET_LINK_MAIL, publicUrl + resetHref(token));

/** The link that signs in. */
export const signInLinkMail = (site: SiteFacts, publicUrl: string, token: string): ComposedMail =>
  linkMail(site, SIGN_IN_LINK_MAIL, publicUrl + mailedSignInHref(token));

function linkMail(
  site: SiteFacts,
  texts: typeof RESET_LINK_MAIL | typeof SIGN_IN_LINK_MAIL,
  href: string,
): ComposedMail {
  const { subject, preview, greeting, intro, action, valid, notYou, regards } = texts;
  const frame = { preview, heading: subject, signature: signature(site, regards) };
  return {
    subject,
    document: documentOf(site, frame, [
      { kind: 'paragraph', text: greeting },
      { kind: 'paragraph', text: intro },
      { kind: 'action', label: action, href },
      { kind: 'notes', items: [valid, notYou] },
    ]),
  };
}
