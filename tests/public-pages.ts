import { SERVICE_SLUGS } from '#domain/quote/catalogue.ts';

/** Canonical address of every page that needs no account. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/sluzby',
  ...SERVICE_SLUGS.map((slug) => `/sluzby/${slug}`),
  '/potvrdenie-dopytu',
];
