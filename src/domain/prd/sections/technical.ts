import { INTRO } from '#content/prd/summary.ts';
import {
  COMMON_DATA,
  COMMON_LAYERS,
  DATA_TABLE,
  FEATURE_DATA,
  FEATURE_LAYERS,
  OWNERSHIP,
  SERVICE_LAYERS,
  SIZE_LAYERS,
  STACK_TABLE,
} from '#content/prd/technical.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { enrichable, list, paragraph, table } from '../blocks.ts';
import { type Brief, perFeature } from '../brief.ts';
import type { Block } from '../document.ts';

/** Layers of the solution, the data it keeps, and who owns what. */
export const technical = (brief: Brief): Block[] => [
  enrichable(INTRO.technical),
  paragraph(`${INTRO.technologies} ${SERVICE_CONTENT[brief.selection.service].technologies.join(', ')}.`),
  ...table(STACK_TABLE, [
    ...COMMON_LAYERS,
    ...SIZE_LAYERS[brief.selection.size],
    ...SERVICE_LAYERS[brief.selection.service],
    ...perFeature(brief, FEATURE_LAYERS),
  ]),
  ...table(DATA_TABLE, [...COMMON_DATA, ...perFeature(brief, FEATURE_DATA)]),
  ...list(OWNERSHIP),
];
