import {
  AFTER_LAUNCH,
  BACKUP_TASKS,
  CRITICAL_RESPONSE,
  FEATURE_TASKS,
  HANDOVER,
  MADE_TASKS,
  MAINTENANCE_TABLE,
  PAID_MAINTENANCE,
  SERVER_TASKS,
  SERVICE_TASKS,
} from '#content/prd/maintenance.ts';
import { INTRO } from '#content/prd/summary.ts';
import { withClaims } from '../../content/claims.ts';
import { siteClaims } from '../../content/site-claims.ts';
import { formatList } from '../../kernel/format.ts';
import { serviceName } from '../../quote/labels.ts';
import { priceInWords } from '../../quote/price-total.ts';
import { servicePriceOf } from '../../quote/service-price.ts';
import { enrichable, list, paragraph, table } from '../blocks.ts';
import { type Brief, caresForServer, freeMaintenance, makesCode, perFeature, siteOf } from '../brief.ts';
import type { Block } from '../document.ts';

/** What maintenance costs, for whoever has not asked for maintenance itself. */
function paidMaintenance(brief: Brief): Block[] {
  const price = servicePriceOf('udrzba-podpora');
  if (price === null || brief.selection.service === 'udrzba-podpora') return [];
  const { voluntary, packages, offered } = PAID_MAINTENANCE;
  const [before, after] = packages;
  const cost =
    siteOf(brief) === 'existing'
      ? offered
      : `${before} ${priceInWords(price, brief.site.vat)} ${after} „${serviceName('udrzba-podpora')}“.`;
  return [paragraph(`${voluntary} ${cost}`)];
}

/** What remains of the work when its care ends or passes to somebody else. */
function handover(brief: Brief): string[] {
  const { rights, includes, backup, guide, tasks } = HANDOVER;
  const isMade = makesCode(brief);
  const handed = [...(caresForServer(brief) ? [backup] : []), ...(isMade ? [guide] : []), tasks];
  return [rights[isMade ? 'made' : 'changed'], `${includes} ${formatList(handed)}.`];
}

/** What is done after launch, how often, and what it costs; claims only when they are configured. */
export function maintenance(brief: Brief): Block[] {
  const response = withClaims(CRITICAL_RESPONSE, siteClaims(brief.site));
  const claimed = [...freeMaintenance(brief, AFTER_LAUNCH), ...(response ? [response] : [])];
  const { service, size } = brief.selection;
  // Whoever maintains a standing website has made neither its pages nor what its forms take.
  const ofMade = siteOf(brief) === 'existing' && service === 'udrzba-podpora' ? [] : MADE_TASKS;
  const tasks = [
    ...(caresForServer(brief) ? [...SERVER_TASKS, ...ofMade, BACKUP_TASKS[size]] : []),
    ...SERVICE_TASKS[service],
    ...perFeature(brief, FEATURE_TASKS),
  ];
  return [
    // Only a server that is cared for is kept fast, safe and up to date.
    enrichable(INTRO.maintenance[makesCode(brief) && caresForServer(brief) ? 'made' : 'changed']),
    ...table(
      MAINTENANCE_TABLE,
      tasks.map(({ task, often, result }) => [task, often, result]),
    ),
    ...claimed.map(paragraph),
    ...paidMaintenance(brief),
    ...list(handover(brief)),
  ];
}
