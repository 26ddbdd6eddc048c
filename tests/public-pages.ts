import { publicPaths } from '#domain/pages/public-paths.ts';

/** Canonical address of every page that needs no account; the confirmation is in no sitemap. */
export const PUBLIC_PAGES: readonly string[] = [...publicPaths(), '/potvrdenie-dopytu'];
