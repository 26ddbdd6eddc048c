import { percentDecoded } from '../kernel/percent-decoded.ts';

/** The areas behind the sign-in: each has one shell, which the browser fills with screens (decision 078). */
export const AREA_PATHS = ['/portal', '/admin'] as const;
export type AreaPath = (typeof AREA_PATHS)[number];

/** The area that the page at this path is a screen of; null for public pages. */
export const areaAt = (pathname: string): AreaPath | null =>
  AREA_PATHS.find((area) => pathname === area || pathname.startsWith(`${area}/`)) ?? null;

/**
 * The area whose shell stands at a path as it was asked for: that whose routes the browser's router takes it for, which
 * knows neither capital letters nor escapes.
 */
export function areaServedAt(path: string): AreaPath | undefined {
  const [start, section = ''] = path.split('/', 2);
  return AREA_PATHS.find((area) => start === '' && area === `/${percentDecoded(section).toLowerCase()}`);
}
