import { DELETED_IN_BACKUPS } from '#content/prd/nonfunctional.ts';
import { INTRO } from '#content/prd/summary.ts';
import {
  COMMON_DATA,
  COMMON_LAYERS,
  DATA_TABLE,
  FEATURE_DATA,
  FEATURE_INQUIRIES,
  FEATURE_LAYERS,
  OWNERSHIP,
  OWNERSHIP_OF_ADDITIONS,
  OWNERSHIP_OF_CHANGES,
  SERVICE_DATA,
  SERVICE_LAYERS,
  SIZE_LAYERS,
  STACK_TABLE,
} from '#content/prd/technical.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { enrichable, list, note, paragraph, table } from '../blocks.ts';
import {
  type Brief,
  caresForServer,
  changesExisting,
  isProgrammed,
  makesCode,
  ofSite,
  perFeature,
  siteOf,
  takesInquiries,
} from '../brief.ts';
import type { Block } from '../document.ts';

function ownership(brief: Brief): readonly string[] {
  if (siteOf(brief) !== 'existing') return OWNERSHIP;
  return makesCode(brief) ? OWNERSHIP_OF_ADDITIONS : OWNERSHIP_OF_CHANGES;
}

/** What was deleted is gone from backups only later. */
function deletedInBackups(brief: Brief): Block[] {
  if (caresForServer(brief)) return [note(DELETED_IN_BACKUPS.own.note)];
  return takesInquiries(brief) ? [note(DELETED_IN_BACKUPS.foreign.note)] : [];
}

/** Those of the website that is made beside the service, then its own. */
function technologies(brief: Brief): string[] {
  const ofWebsite = siteOf(brief) === 'beside' ? SERVICE_CONTENT['tvorba-webu'].technologies : [];
  return [...new Set([...ofWebsite, ...SERVICE_CONTENT[brief.selection.service].technologies])];
}

/** Layers of the solution, the data it keeps, and who owns what; a website that exists keeps its own. */
export function technical(brief: Brief): Block[] {
  const { service, size } = brief.selection;
  const existing = siteOf(brief) === 'existing';
  return [
    enrichable(changesExisting(brief) ? INTRO.technicalExisting : INTRO.technical),
    ...(isProgrammed(brief) ? [paragraph(`${INTRO.technologies} ${technologies(brief).join(', ')}.`)] : []),
    ...table(STACK_TABLE, [
      ...(existing ? [] : [...COMMON_LAYERS, ...SIZE_LAYERS[size]]),
      ...ofSite(brief, SERVICE_LAYERS[service]),
      ...perFeature(brief, FEATURE_LAYERS),
    ]),
    ...table(DATA_TABLE, [
      ...(existing ? [] : COMMON_DATA),
      ...new Set([...SERVICE_DATA[service], ...perFeature(brief, FEATURE_INQUIRIES)]),
      ...perFeature(brief, FEATURE_DATA),
    ]),
    ...deletedInBackups(brief),
    ...list(ownership(brief)),
  ];
}
