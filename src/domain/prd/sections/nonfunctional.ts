import {
  AREAS_OF_ADDITIONS,
  AREAS_ON_EXISTING,
  AVAILABILITY,
  COMMON_DEMANDS,
  DATA_PLACE_DEMANDS,
  DELETED_IN_BACKUPS,
  type DemandArea,
  FEATURE_DEMANDS,
  INQUIRY_DEMANDS,
  NONFUNCTIONAL_CAPTIONS,
  NONFUNCTIONAL_COLUMNS,
  PERSONAL_DATA_DEMANDS,
  RECORD_DEMANDS,
  SERVER_DEMANDS,
  SIZE_DEMANDS,
  WHILE_MAINTAINED,
} from '#content/prd/nonfunctional.ts';
import { INTRO } from '#content/prd/summary.ts';
import { SIZE_IDS, type SizeId } from '../../quote/catalogue.ts';
import { note, numbered, paragraph, table } from '../blocks.ts';
import {
  type Brief,
  caresForServer,
  perFeature,
  selectedFeatures,
  siteOf,
  takesInquiries,
} from '../brief.ts';
import type { Block } from '../document.ts';

const AREAS: readonly DemandArea[] = ['speed', 'accessibility', 'security', 'privacy', 'operation'];

/** Demands grow with the size. */
const isAskedOf = (size: SizeId, from: SizeId = 'small'): boolean =>
  SIZE_IDS.indexOf(from) <= SIZE_IDS.indexOf(size);

/** Demands of an area by the size of the website; of one that stands already only what the service and its features answer for. */
function demandsOf(brief: Brief, area: DemandArea) {
  const { service, size } = brief.selection;
  const existing = siteOf(brief) === 'existing';
  const ofService = !existing || (AREAS_ON_EXISTING[service] ?? AREAS).includes(area);
  const ofFeatures = selectedFeatures(brief).length > 0 && AREAS_OF_ADDITIONS.includes(area);
  if (!ofService && !ofFeatures) return [];
  const bySize = SIZE_DEMANDS[size].filter(([of]) => of === area && !(existing && of === 'speed'));
  const ofServer = ofService && caresForServer(brief) ? (SERVER_DEMANDS[area] ?? []) : [];
  const available =
    area === 'operation' && ofService && service !== 'udrzba-podpora' ? [AVAILABILITY[size]] : [];
  return [...ofServer, ...COMMON_DEMANDS[area], ...available, ...bySize.map(([, demand]) => demand)];
}

/** Demands on the data of people, as far as what is made keeps any. */
function dataDemandsOf(brief: Brief, area: DemandArea) {
  const inquiries = takesInquiries(brief) ? (INQUIRY_DEMANDS[area] ?? []) : [];
  const records = area === 'privacy' ? (RECORD_DEMANDS[brief.selection.service] ?? []) : [];
  const kept = [...inquiries, ...records];
  if (area !== 'privacy' || kept.length === 0) return kept;
  return [...kept, ...PERSONAL_DATA_DEMANDS, ...(caresForServer(brief) ? DATA_PLACE_DEMANDS : [])];
}

/** Measurable demands by area, numbered through the whole section. */
export function nonfunctional(brief: Brief): Block[] {
  const ofFeatures = perFeature(brief, FEATURE_DEMANDS);
  const { size } = brief.selection;
  const backups = DELETED_IN_BACKUPS[caresForServer(brief) ? 'own' : 'foreign'].demand;
  let count = 0;
  const tables = AREAS.flatMap((area) => {
    const demands = [
      ...[...demandsOf(brief, area), ...dataDemandsOf(brief, area)].filter(([, , , from]) =>
        isAskedOf(size, from),
      ),
      ...ofFeatures.filter(([of]) => of === area).map(([, demand]) => demand),
    ];
    return table(
      { caption: NONFUNCTIONAL_CAPTIONS[area], columns: NONFUNCTIONAL_COLUMNS },
      demands.map(([what, value, check]) => [
        numbered('N', count++),
        what,
        value.replace('{backups}', backups),
        check,
      ]),
    );
  });
  const isRepeated = brief.includeMaintenance && caresForServer(brief);
  return [
    paragraph(INTRO.nonfunctional[isRepeated ? 'regularly' : 'once']),
    ...tables,
    ...(caresForServer(brief) ? [note(WHILE_MAINTAINED)] : []),
  ];
}
