import type { MetaDescriptor } from 'react-router';
import { site } from '#domain/content/site.ts';

/** Open Graph image of the site, 1200 × 630 (specification 9). */
const SHARE_IMAGE = { path: '/og.png', width: 1200, height: 630, alt: site.brand.tagline };

/** What `meta` receives of the routes that match. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

export interface PageSeo {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** Canonical path, "/sluzby/tvorba-webu". */
  path: string;
  keywords?: readonly string[];
  /** Title and description on social networks; the page's own by default. */
  ogTitle?: string;
  ogDescription?: string;
  /** schema.org objects; React Router escapes them for the script element. */
  structuredData?: readonly StructuredData[];
  /** For pages that search engines shall not list. */
  noIndex?: boolean;
}

export type StructuredData = { '@type': string; [property: string]: unknown };

/** Everything a page says about itself in its head: title, description, canonical, Open Graph, Twitter, JSON-LD. */
export function pageMeta(matches: Matches, seo: PageSeo): MetaDescriptor[] {
  const origin = publicOrigin(matches);
  const url = `${origin}${seo.path}`;
  const title = `${seo.title} | ${site.brand.name}`;
  const shareTitle = seo.ogTitle ?? title;
  const shareDescription = seo.ogDescription ?? seo.description;
  const image = `${origin}${SHARE_IMAGE.path}`;
  return [
    { title },
    { name: 'description', content: seo.description },
    ...(seo.keywords ? [{ name: 'keywords', content: seo.keywords.join(', ') }] : []),
    ...(seo.noIndex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'sk_SK' },
    { property: 'og:site_name', content: site.brand.name },
    { property: 'og:title', content: shareTitle },
    { property: 'og:description', content: shareDescription },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(SHARE_IMAGE.width) },
    { property: 'og:image:height', content: String(SHARE_IMAGE.height) },
    { property: 'og:image:alt', content: SHARE_IMAGE.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: shareTitle },
    { name: 'twitter:description', content: shareDescription },
    { name: 'twitter:image', content: image },
    ...(seo.structuredData ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ];
}

/** Public origin of the site, "https://example.sk", from the root loader; empty where the root could not load. */
export function publicOrigin(matches: Matches): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  const known = typeof data === 'object' && data !== null && 'publicOrigin' in data;
  return known && typeof data.publicOrigin === 'string' ? data.publicOrigin : '';
}
