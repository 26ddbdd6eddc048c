import { type AreaPath, areaAt, areaServedAt } from '../pages/areas.ts';
import { QUERY_MAX } from '../pages/query-max.ts';

/** Where the visitor wanted to go before being asked to sign in: `?kam=/portal/projects/1`. */
export const WAY_BACK_PARAM = 'kam';
/** What the sign-in asks for: `?ucet=novy` registers, `?ucet=odkaz` has a link mailed. */
export const ACCOUNT_PARAM = 'ucet';
export const NEW_ACCOUNT = 'novy';
export const BY_LINK = 'odkaz';
/** Names in the fragment of an address, which reaches no server and no log: secrets and personal data stand there. */
export const SETUP_NAME = 'nastavenie';
export const EMAIL_NAME = 'email';
export const SIGN_IN_NAME = 'odkaz';

/** The page on which everybody signs in. */
export const signInPage = '/auth';
/** The page on which a forgotten password is replaced. */
export const resetPage = '/resetovat-heslo';
const START = '/portal';

/** Stands for whatever origin the site has. */
const SITE = 'https://site.invalid';
/** A path has one slash in front: two, or a backslash that browsers read as one, would name another host. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Address of the sign-in from which the way leads back to the path and query of this page; to the start of its area where
 * they are longer than the server reads.
 */
export function signInHref(path: string): string {
  const query = `?${new URLSearchParams({ [WAY_BACK_PARAM]: path })}`;
  if (query.length <= QUERY_MAX) return signInPage + query;
  const [pathname = ''] = path.split('?', 1);
  return signInHref(areaServedAt(pathname) ?? START);
}

/** Where a browser shows a file of the portal in a tab of its own: it changes nothing, and what is shown runs nothing. */
const SHOWN_FILE = /^\/api\/portal\/files\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/content\?as=inline$/;

/** Whether the sign-in was asked for by a file that somebody has opened in a tab of its own. */
export const isShownFile = (wanted: string | null): boolean => wanted !== null && SHOWN_FILE.test(wanted);

/** The sign-in from which the way leads back to such a file; null at every other path. */
export const signInToFileHref = (path: string): string | null =>
  isShownFile(path) ? signInHref(path) : null;

/** The link that makes the first administrator, once. */
export const setupHref = (token: string): string =>
  `${signInPage}#${new URLSearchParams({ [SETUP_NAME]: token })}`;

/** The mailed link that signs in, once. */
export const mailedSignInHref = (token: string): string =>
  `${signInPage}#${new URLSearchParams({ [SIGN_IN_NAME]: token })}`;

/** The link that sets a new password, once: the whole fragment is its token. */
export const resetHref = (token: string): string => `${resetPage}#${token}`;

/** The way to a new account; with an e-mail the form begins with it. */
export function registerHref(email?: string): string {
  const query = new URLSearchParams({ [ACCOUNT_PARAM]: NEW_ACCOUNT });
  const fragment = email ? `#${new URLSearchParams({ [EMAIL_NAME]: email })}` : '';
  return `${signInPage}?${query}${fragment}`;
}

/** What a name stands for in the fragment of an address ("#email=…"); null where it is not there. */
export const fragmentValue = (hash: string, name: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name);

/**
 * Where to go after signing in, from the query of the sign-in; `start` where it names no place inside an area and no file
 * that is shown. Never another site, whatever strangers write into links.
 */
export function wayBack(query: URLSearchParams, start: AreaPath = START): string {
  const wanted = query.get(WAY_BACK_PARAM) ?? '';
  if (isShownFile(wanted)) return wanted;
  if (!OWN_PATH.test(wanted) || !URL.canParse(wanted, SITE)) return start;
  const { origin, pathname, search, hash } = new URL(wanted, SITE);
  return origin === SITE && areaAt(pathname) ? pathname + search + hash : start;
}
