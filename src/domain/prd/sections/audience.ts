import { AUDIENCE_TABLE, OPERATOR_GROUP, PRD_AUDIENCES, SERVICE_AUDIENCES } from '#content/prd/audiences.ts';
import { INTRO } from '#content/prd/summary.ts';
import { enrichable, table } from '../blocks.ts';
import { type Brief, ofSite, siteOf } from '../brief.ts';
import type { Block } from '../document.ts';

/** Who comes to the site or works with the service, what they need, what helps. */
export function audience(brief: Brief): Block[] {
  const { service, trade } = brief.selection;
  const ofService = ofSite(brief, SERVICE_AUDIENCES[service] ?? []);
  const makesWebsite = siteOf(brief) !== 'existing';
  const ofTrade = makesWebsite || ofService.length === 0 ? PRD_AUDIENCES[trade].groups : [];
  const groups = [...ofService, ...ofTrade, ...(makesWebsite ? [OPERATOR_GROUP] : [])];
  return [
    enrichable(INTRO.audience),
    ...table(
      AUDIENCE_TABLE,
      groups.map(({ who, need, help }) => [who, need, help]),
    ),
  ];
}
