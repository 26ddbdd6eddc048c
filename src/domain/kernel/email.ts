import { type Address, mailboxOf } from './mailbox.ts';

/** Of a mailbox; providers allow no more than these signs. No dot at an end, nor two side by side. */
const LOCAL_PART = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]{0,63}[A-Za-z0-9_+-]$/;
const ASCII_DOMAIN =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Letters of any script; everything else in a domain would be an address of another kind. */
const UNICODE_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** True for the name of a public domain in small letters and its ASCII form. */
export const isDomain = (text: string): boolean => ASCII_DOMAIN.test(text);

/** The parts of an address; the domain in small letters and the ASCII form that mail servers know ("xn--…"). */
function parse(text: string): Address | null {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), asciiDomain(text.slice(at + 1))];
  return at > 0 && LOCAL_PART.test(local) && isDomain(domain) ? { local, domain } : null;
}

/** URL knows how scripts are written in ASCII, in browsers and on the server alike. */
function asciiDomain(domain: string): string {
  const address = `https://${domain}`;
  return UNICODE_DOMAIN.test(domain) && URL.canParse(address) ? new URL(address).hostname : '';
}

/** True for one plain e-mail address. Takes linear time, but callers bound the length first. */
export const isEmail = (text: string): boolean => parse(text) !== null;

/** The address as mail servers know it: a domain in letters of any script becomes its ASCII form. */
export function deliverableEmail(text: string): string {
  const address = parse(text);
  return address ? `${address.local}@${address.domain}` : text;
}

/**
 * One text for all writings of one mailbox: upper case, a sub-address, signs that the provider ignores, its other domains
 * and the script of the domain make no difference (decisions 7.14). Only for comparing: mail goes to what was written.
 */
export function foldedEmail(text: string): string {
  const address = parse(text.toLowerCase());
  if (!address) return text.toLowerCase();
  const { local, domain } = mailboxOf(address);
  return `${local}@${domain}`;
}

/**
 * One text for the writings of an address that reach the same mailbox at every provider: capital letters and the script
 * of the domain make no difference. For saying whose an address is, which must never be guessed wide.
 */
export const emailKey = (text: string): string => deliverableEmail(text.trim()).toLowerCase();
