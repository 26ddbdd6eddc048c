import { INTRO } from '#content/prd/summary.ts';
import {
  COMMON_DATA,
  COMMON_LAYERS,
  DATA_TABLE,
  FEATURE_DATA,
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
import { enrichable, list, paragraph, table } from '../blocks.ts';
import { type Brief, makesCode, perFeature, siteOf } from '../brief.ts';
import type { Block } from '../document.ts';

function ownership(brief: Brief): readonly string[] {
  if (siteOf(brief) !== 'existing') return OWNERSHIP;
  return makesCode(brief) ? OWNERSHIP_OF_ADDITIONS : OWNERSHIP_OF_CHANGES;
}

/** Layers of the solution, the data it keeps, and who owns what; a website that exists keeps its own. */
export function technical(brief: Brief): Block[] {
  const { service, size } = brief.selection;
  const existing = siteOf(brief) === 'existing';
  return [
    enrichable(existing ? INTRO.technicalExisting : INTRO.technical),
    paragraph(`${INTRO.technologies} ${SERVICE_CONTENT[service].technologies.join(', ')}.`),
    ...table(STACK_TABLE, [
      ...(existing ? [] : [...COMMON_LAYERS, ...SIZE_LAYERS[size]]),
      ...SERVICE_LAYERS[service],
      ...perFeature(brief, FEATURE_LAYERS),
    ]),
    ...table(DATA_TABLE, [
      ...(existing ? [] : COMMON_DATA),
      ...SERVICE_DATA[service],
      ...perFeature(brief, FEATURE_DATA),
    ]),
    ...list(ownership(brief)),
  ];
}
