import { publicPaths } from '#domain/pages/public-paths.ts';
import { webManifest } from '#domain/pages/web-manifest.ts';
import type { Foundation } from '../foundation.ts';
import type { Room } from '../room.ts';

/** What browsers and search engines ask of the whole site: robots.txt, the sitemap, the web manifest. */
export const pagesRoom = ({ site, config: { publicUrl } }: Pick<Foundation, 'site' | 'config'>): Room => ({
  files: [
    { url: '/robots.txt', type: 'text/plain; charset=utf-8', body: robots(publicUrl) },
    { url: '/sitemap.xml', type: 'application/xml; charset=utf-8', body: sitemap(publicUrl) },
    {
      url: '/manifest.webmanifest',
      type: 'application/manifest+json; charset=utf-8',
      body: JSON.stringify(webManifest(site)),
    },
  ],
});

/** Only calls are closed. Pages that shall not be listed say so themselves, which a robot must be able to read. */
const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** Without dates: the pages know none of their own, and an invented one makes robots distrust them all. */
function sitemap(publicUrl: string): string {
  const pages = publicPaths().map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`;
}
