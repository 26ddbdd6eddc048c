import type { AreaPath } from '#domain/pages/areas.ts';
import type { AreaLink } from '../design/areas/area-links.tsx';

/** A screen of an area. */
export interface Screen {
  /** Below the area's own, which is that of the first screen: "" there. */
  path: string;
  /** Its route module, from src/web. */
  file: string;
  /** In the navigation; null for a screen that others lead to. */
  label: string | null;
}

/** The entries of an area's navigation. */
export const linksTo = (area: AreaPath, screens: readonly Screen[]): AreaLink[] =>
  screens.flatMap(({ path, label }) => {
    if (label === null) return [];
    return path === '' ? [{ to: area, label, isExact: true }] : [{ to: `${area}/${path}`, label }];
  });
