/** Longest texts kept of a failure. The stack is counted in bytes (security 59). */
export const MESSAGE_MAX = 500;
export const STACK_MAX_BYTES = 4096;
const URL_MAX = 500;
const LINE_MAX = 300;

/**
 * What follows an address: the whole run of characters around it is taken in one piece, from its start only. Tried
 * from every "/" to the end of the run, a long run would take quadratic time.
 */
const URL_TAIL =
  /(?<![^\s"'<>()?#])(?=[^\s"'<>()?#]*?(?:https?:\/\/|(?<![\w/])\/))(?=([^\s"'<>()?#]+))\1[?#][^\s"'<>)]*/g;
const CREDENTIALS = /(https?:\/\/)[^\s/@"'<>]+@/g;
/** Starts only where a word starts: tried at every letter, a long word would take quadratic time. */
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** What follows the path of an offer's page opens it (business 2). */
const OFFER_SECRET = /(\/ponuka\/)[\w%.~-]+/gi;
/** What switches mails off for an address, and names it to whoever has the keys; what opens a calendar, also mistyped. */
const CALLED_SECRET = /(\/(?:mail-choices|calendar)\/)[\w%.~-]+/gi;
/** The same in any other place, and what else is mailed: 256 bits as base64url (accounts/derived-secrets, offers/links). */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** Nine to fifteen digits in the groups people write; dates, ids, versions and line numbers do not look like that. */
const PHONE = /(?<![\p{L}\p{N}_./:-])\+?\(?\d(?:[ \u00A0()./-]{0,2}\d){8,14}(?![\p{L}\p{N}_:-])/gu;

/**
 * Control characters, lone surrogates, letters that only programs read, and more marks than a letter can have: the
 * contract refuses them (kernel/safe-text.ts), so a report would be lost.
 */
const UNSAFE = /[^\P{C}\n\r\t]|[\u{E0000}-\u{E0FFF}]|(?<=\p{M}{8})\p{M}/gu;

/** Text without query strings, e-mail addresses and telephone numbers (security 59). */
export const scrubText = (text: string): string =>
  text
    .replace(UNSAFE, '')
    .replace(CREDENTIALS, '$1')
    .replace(OFFER_SECRET, '$1…')
    .replace(CALLED_SECRET, '$1…')
    .replace(TOKEN, '…')
    .replace(URL_TAIL, '$1')
    .replace(EMAIL, '[e-mail]')
    .replace(PHONE, '[phone]');

/** The beginning of a text that fits into so many bytes of UTF-8; never half a character. */
export function firstBytes(text: string, bytes: number): string {
  const room = new Uint8Array(bytes);
  return text.slice(0, new TextEncoder().encodeInto(text, room).read);
}

const cut = (text: string, max: number): string => text.slice(0, max).toWellFormed();

/** Reads no more than twice of what is kept: patterns over a text of any length would be an open door (security 59). */
const scrubbed = (text: string, max: number): string => scrubText(text.slice(0, 2 * max));

/** An address without credentials, query and fragment, which carry tokens and personal data (security 59). */
export const scrubUrl = (url: string): string =>
  cut(scrubbed(url.replace(/[?#].*$/s, ''), URL_MAX).replace(/\s+/g, ''), URL_MAX);

/** Message of a failure as it may be stored. */
export const scrubMessage = (message: string): string => cut(scrubbed(message, MESSAGE_MAX), MESSAGE_MAX);

/** A name or user agent as it may be stored: one line. */
export const scrubLine = (text: string): string =>
  cut(scrubbed(text, LINE_MAX).replace(/\s+/g, ' ').trim(), LINE_MAX);

/** Stack of a failure as it may be stored: at most 4 KB. */
export const scrubStack = (stack: string): string =>
  firstBytes(scrubbed(stack, STACK_MAX_BYTES), STACK_MAX_BYTES);
