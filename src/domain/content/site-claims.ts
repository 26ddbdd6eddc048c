import type { Claims } from './claims.ts';
import type { SiteFacts } from './site-schema.ts';

/**
 * The claims that may be printed, the only ones texts are filled with. The answer time at a critical fault is promised
 * to paid maintenance within support hours, so without these hours it is not said at all (decisions 7.11).
 */
export function siteClaims({ claims, support }: Pick<SiteFacts, 'claims' | 'support'>): Claims {
  const { criticalResponseHours, ...others } = claims;
  return support.hours === null ? others : { ...others, criticalResponseHours, supportHours: support.hours };
}
