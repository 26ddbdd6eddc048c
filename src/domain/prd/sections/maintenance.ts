import {
  AFTER_LAUNCH,
  BACKUP_TASKS,
  COMMON_TASKS,
  CRITICAL_RESPONSE,
  FEATURE_TASKS,
  HANDOVER,
  MAINTENANCE_PACKAGES,
  MAINTENANCE_TABLE,
  PUT_ON_A_WEBSITE,
  SERVICE_TASKS,
} from '#content/prd/maintenance.ts';
import { INTRO } from '#content/prd/summary.ts';
import { withClaims } from '../../content/claims.ts';
import { siteClaims } from '../../content/site-claims.ts';
import { priceInWords } from '../../quote/price-total.ts';
import { servicePriceOf } from '../../quote/service-price.ts';
import { enrichable, list, paragraph, table } from '../blocks.ts';
import { type Brief, freeMaintenance, perFeature, siteOf } from '../brief.ts';
import type { Block } from '../document.ts';

/** What maintenance costs, for whoever has not asked for maintenance itself. */
function packages({ selection, site }: Brief): Block[] {
  const price = servicePriceOf('udrzba-podpora');
  if (price === null || selection.service === 'udrzba-podpora') return [];
  const { before, after } = MAINTENANCE_PACKAGES;
  return [paragraph(`${before} ${priceInWords(price, site.vat)} ${after}`)];
}

/** What is done after launch, how often, and what it costs; claims only when they are configured. */
export function maintenance(brief: Brief): Block[] {
  const response = withClaims(CRITICAL_RESPONSE, siteClaims(brief.site));
  const claimed = [...freeMaintenance(brief, AFTER_LAUNCH), ...(response ? [response] : [])];
  const { service, size } = brief.selection;
  const onForeignSite = siteOf(brief) === 'existing' && PUT_ON_A_WEBSITE.includes(service);
  const tasks = [
    ...(onForeignSite ? [] : [...COMMON_TASKS, BACKUP_TASKS[size]]),
    ...SERVICE_TASKS[service],
    ...perFeature(brief, FEATURE_TASKS),
  ];
  return [
    enrichable(INTRO.maintenance),
    ...table(
      MAINTENANCE_TABLE,
      tasks.map(({ task, often, result }) => [task, often, result]),
    ),
    ...claimed.map(paragraph),
    ...packages(brief),
    ...list(HANDOVER),
  ];
}
