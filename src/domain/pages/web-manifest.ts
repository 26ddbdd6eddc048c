import type { SiteFacts } from '../content/site-schema.ts';
import { BAR_COLORS } from './bar-colours.ts';

/** Icons of the site; the build draws them from the mark of the brand. */
export const ICON_SIZES = { small: 192, large: 512 } as const;

/** What a device needs to keep the site among its programs. */
export const webManifest = ({ brand }: SiteFacts) => ({
  id: '/',
  name: `${brand.name} – ${brand.tagline}`,
  short_name: brand.name,
  description: brand.tagline,
  lang: 'sk',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: BAR_COLORS.light,
  background_color: BAR_COLORS.light,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...Object.values(ICON_SIZES).flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: iconPath(size, purpose),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  ],
});

/** Address of an icon: "/icons/maskable-192.png". */
export const iconPath = (size: number, purpose: 'any' | 'maskable'): string =>
  `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`;
