import { AUDIENCE_TABLE, OPERATOR_GROUP, PRD_AUDIENCES, SERVICE_AUDIENCES } from '#content/prd/audiences.ts';
import { INTRO } from '#content/prd/summary.ts';
import { enrichable, table } from '../blocks.ts';
import { type Brief, siteOf } from '../brief.ts';
import type { Block } from '../document.ts';

/** Who comes to the site or works with the service, what they need, what helps. */
export function audience(brief: Brief): Block[] {
  const { service, trade } = brief.selection;
  const operator = siteOf(brief) === 'existing' ? [] : [OPERATOR_GROUP];
  const groups = SERVICE_AUDIENCES[service] ?? [...PRD_AUDIENCES[trade].groups, ...operator];
  return [
    enrichable(INTRO.audience),
    ...table(
      AUDIENCE_TABLE,
      groups.map(({ who, need, help }) => [who, need, help]),
    ),
  ];
}
