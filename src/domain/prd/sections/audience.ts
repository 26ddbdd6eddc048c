import { AUDIENCE_TABLE, OPERATOR_GROUP, PRD_AUDIENCES } from '#content/prd/audiences.ts';
import { INTRO } from '#content/prd/summary.ts';
import { enrichable, table } from '../blocks.ts';
import type { Brief } from '../brief.ts';
import type { Block } from '../document.ts';

/** Who comes, what they need, how the site helps. */
export const audience = ({ selection }: Brief): Block[] => [
  enrichable(INTRO.audience),
  ...table(
    AUDIENCE_TABLE,
    [...PRD_AUDIENCES[selection.trade].groups, OPERATOR_GROUP].map(({ who, need, help }) => [
      who,
      need,
      help,
    ]),
  ),
];
