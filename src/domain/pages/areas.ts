/** The areas behind the sign-in: each has one shell, which the browser fills with screens (decision 078). */
export const AREA_PATHS = ['/portal', '/admin'] as const;
export type AreaPath = (typeof AREA_PATHS)[number];

/** The area that the page at this path is a screen of; null for public pages. */
export const areaAt = (pathname: string): AreaPath | null =>
  AREA_PATHS.find((area) => pathname === area || pathname.startsWith(`${area}/`)) ?? null;
