/** Open Graph images are 1200 × 630 pixels (specification 9). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Address of a public page's share image: "/sluzby/tvorba-webu" → "/og/sluzby-tvorba-webu.png". */
export const shareImagePath = (path: string): string =>
  `/og/${path.slice(1).replaceAll('/', '-') || 'domov'}.png`;
