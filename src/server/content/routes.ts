import type { FastifyInstance } from 'fastify';
import { publicPaths } from '#domain/content/public-paths.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { webManifest } from '#domain/content/web-manifest.ts';

const CACHE = 'public, max-age=3600';

interface SearchOptions {
  site: SiteFacts;
  publicUrl: string;
}

/** What browsers and search engines ask of the whole site: robots.txt, the sitemap, the web manifest. */
export function registerContentRoutes(app: FastifyInstance, { site, publicUrl }: SearchOptions): void {
  const files = [
    { url: '/robots.txt', type: 'text/plain; charset=utf-8', body: robots(publicUrl) },
    { url: '/sitemap.xml', type: 'application/xml; charset=utf-8', body: sitemap(publicUrl) },
    {
      url: '/manifest.webmanifest',
      type: 'application/manifest+json; charset=utf-8',
      body: JSON.stringify(webManifest(site)),
    },
  ];
  for (const { url, type, body } of files)
    app.get(url, (_request, reply) => reply.type(type).header('cache-control', CACHE).send(body));
}

/** Only calls are closed. Pages that shall not be listed say so themselves, which a robot must be able to read. */
const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** Without dates: the pages know none of their own, and an invented one makes robots distrust them all. */
function sitemap(publicUrl: string): string {
  const pages = publicPaths().map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`;
}
