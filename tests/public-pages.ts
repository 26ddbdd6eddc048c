import { publicPaths, UNLISTED_PAGES } from '#domain/pages/public-paths.ts';

/** Canonical address of every page that needs no account; the confirmation and the sign-in are in no sitemap. */
export const PUBLIC_PAGES: readonly string[] = [...publicPaths(), ...UNLISTED_PAGES];
