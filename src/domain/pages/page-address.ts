import { percentDecoded } from '../kernel/percent-decoded.ts';
import { OFFER_PAGE, PROJECT_PAGE } from '../offers/link-header.ts';
import { type AreaPath, areaServedAt } from './areas.ts';
import { significantQuery } from './paths.ts';
import { PAGE_ALIASES, publicPaths, UNKEPT_PAGES, UNLISTED_PAGES } from './public-paths.ts';

/** Old addresses that moved for good (decisions 5). */
const MOVED: Readonly<Record<string, string>> = {
  '/about.html': '/o-mne',
  '/services.html': '/sluzby',
  '/contact.html': '/kontakt',
  '/sluzby/e-shop': '/sluzby',
  '/services/e-shop': '/sluzby',
};

/** What React Router's scripts ask for instead of the page itself; below a path that ends in a slash it has a name. */
const DATA = '.data';
const DATA_BELOW_SLASH = '_.data';

/** Ends like the name of a file; no address of a screen has a dot. */
const FILE_NAME = /\.\w+\/*$/;

/** Stands for every name that no page has; no slug is a single hyphen. */
const NO_PAGE = '-';

export type PageAddress =
  /** A page, at the one address under which it is rendered. */
  | { kind: 'page'; address: string }
  /** The same, rendered for each visit and kept nowhere. */
  | { kind: 'unkept'; address: string }
  /** Shown to who holds the secret alone. The address stands for all of them, so that no renderer learns a secret. */
  | { kind: 'secret'; address: string; secret: string }
  /** Inside an area. The address stands for all of its own: they have one shell. */
  | { kind: 'area'; address: string }
  /** Named like a file inside an area, where no file is: a shell in its place could be kept as one (security 6). */
  | { kind: 'no-file' }
  /** Another spelling or an old address of the page at this path; the query stays. */
  | { kind: 'moved'; to: string }
  /** No page. The address stands for all unknown ones that the browser's routes take for the same kind of page. */
  | { kind: 'unknown'; address: string };

/**
 * What stands at a request's target, "/path?query". The pages and the addresses they are rendered at are few and known,
 * whatever strangers ask for: no spelling of theirs is rendered, kept or sent back in a redirect (security 36).
 */
export function pageAddress(target: string): PageAddress {
  const [path = '', ...rest] = target.split('?');
  const query = rest.join('?');
  if (PAGES.has(path)) return { kind: kindOf(path), address: path + significantQuery(path, query) };
  if (path.endsWith(DATA)) return dataAddress(path);
  const secret = secretIn(path);
  if (secret)
    return { kind: 'secret', address: `${OFFER_PAGE}/${NO_PAGE}${secret.page}`, secret: secret.text };
  const area = areaServedAt(path);
  if (area && FILE_NAME.test(percentDecoded(path))) return { kind: 'no-file' };
  if (area) return path === area || isBelow(path) ? shellOf(area) : { kind: 'moved', to: area };
  const plain = plainPath(path);
  const to = MOVED[plain] ?? plain;
  return PAGES.has(to) ? { kind: 'moved', to } : { kind: 'unknown', address: standIn(plain) };
}

/**
 * What follows the path of offers, and which page of it is meant: that of the offer or of its project. Null where nothing or
 * anything else follows. The browser's router knows no capitals.
 */
function secretIn(path: string): { text: string; page: string } | null {
  const [start, section, text = '', ...rest] = path.split('/');
  if (start !== '' || text === '' || `/${section}`.toLowerCase() !== OFFER_PAGE) return null;
  const [below = '', ...deeper] = rest.filter((part) => part !== '');
  if (deeper.length > 0) return null;
  if (below === '') return { text, page: '' };
  return `/${below}`.toLowerCase() === PROJECT_PAGE ? { text, page: PROJECT_PAGE } : null;
}

/** Data have no second spelling: only scripts of the site ask for them. */
function dataAddress(path: string): PageAddress {
  const page = path.endsWith(`/${DATA_BELOW_SLASH}`)
    ? path.slice(0, -DATA_BELOW_SLASH.length)
    : path.slice(0, -DATA.length);
  return PAGES.has(page)
    ? { kind: kindOf(page), address: path }
    : { kind: 'unknown', address: `${standIn(plainPath(page))}${DATA}` };
}

const kindOf = (page: string): 'page' | 'unkept' =>
  UNKEPT.has(PAGE_ALIASES[page] ?? page) ? 'unkept' : 'page';

/** Whether more than slashes follow the first part. */
const isBelow = (path: string): boolean => /^\/[^/]+\/+[^/]/.test(path);

const shellOf = (area: AreaPath): PageAddress => ({ kind: 'area', address: `${area}/${NO_PAGE}` });

/** The path as everybody would write it: decoded, in small letters, without empty or dotted parts. */
function plainPath(path: string): string {
  const parts: string[] = [];
  for (const part of percentDecoded(path).replaceAll('\\', '/').toLowerCase().split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

function standIn(plain: string): string {
  const [section = '', name, ...deeper] = plain.slice(1).split('/');
  const isNamed = name !== undefined && deeper.length === 0 && SECTIONS.has(section);
  return isNamed ? `/${section}/${NO_PAGE}` : `/${NO_PAGE}`;
}

const UNKEPT: ReadonlySet<string> = new Set(UNKEPT_PAGES);

const CANONICAL = [...publicPaths(), ...UNLISTED_PAGES];

/** Every path a page is shown under. */
const PAGES: ReadonlySet<string> = new Set([
  ...CANONICAL,
  ...Object.entries(PAGE_ALIASES).flatMap(([alias, canonical]) =>
    CANONICAL.filter((path) => path === canonical || path.startsWith(`${canonical}/`)).map(
      (path) => alias + path.slice(canonical.length),
    ),
  ),
]);

/** The first parts of paths that name one of many: "sluzby" of "/sluzby/tvorba-webu". */
const SECTIONS: ReadonlySet<string> = new Set(
  [...PAGES].filter((path) => path.lastIndexOf('/') > 0).map((path) => path.slice(1, path.lastIndexOf('/'))),
);
