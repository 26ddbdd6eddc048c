import siteConfig from '#site';
import type { SiteFacts } from './site-schema.ts';

/** The facts of this site. The server parses them with `siteSchema` at start; pages only read (no zod in the browser). */
export const site: SiteFacts = siteConfig;
