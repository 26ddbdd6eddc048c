import { REFERENCES } from '#content/references.ts';
import { SERVICE_SLUGS, type ServiceSlug, TRADE_IDS } from '../quote/catalogue.ts';
import { AREA_PATHS } from './areas.ts';
import { PAGE_PATHS } from './listed-pages.ts';
import { referencePath, tradePath } from './paths.ts';

/** Pages, and areas under them, that search engines shall not list: each of them says noindex itself. */
export const UNLISTED_PATHS = [
  '/potvrdenie-dopytu',
  '/ponuka',
  '/overenie',
  '/auth',
  '/prihlasenie',
  '/login',
  '/reset-password',
  '/resetovat-heslo',
  '/emaily',
  ...AREA_PATHS,
] as const;

/** Of these, the pages there are. */
export const UNLISTED_PAGES = [
  '/potvrdenie-dopytu',
  '/ponuka',
  '/overenie',
  '/prihlasenie',
  '/resetovat-heslo',
  '/emaily',
] as const satisfies readonly (typeof UNLISTED_PATHS)[number][];

/** Of these, the pages whose answers nobody keeps, neither the server nor a browser. */
export const UNKEPT_PAGES: readonly string[] = [
  '/prihlasenie',
  '/resetovat-heslo',
  '/emaily',
] satisfies (typeof UNLISTED_PAGES)[number][];

/** Second paths of pages, and of all pages under them, with the canonical ones (decisions 5). */
export const PAGE_ALIASES: Readonly<Record<string, string>> = {
  '/services': '/sluzby',
  '/about': '/o-mne',
  '/contact': '/kontakt',
  '/service-request-confirmation': '/potvrdenie-dopytu',
  '/auth': '/prihlasenie',
  '/login': '/prihlasenie',
  '/reset-password': '/resetovat-heslo',
};

/** Canonical address of a service page. */
export const servicePath = (slug: ServiceSlug): string => `/sluzby/${slug}`;

/** Every canonical address that search engines shall list: the one source of sitemap, share images and checks. */
export const publicPaths = (): string[] => [
  ...PAGE_PATHS,
  ...SERVICE_SLUGS.map(servicePath),
  ...TRADE_IDS.map(tradePath),
  ...REFERENCES.map(({ slug }) => referencePath(slug)),
];
