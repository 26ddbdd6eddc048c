import type { MetaDescriptor } from 'react-router';
import { site } from '#domain/content/site.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from '#domain/pages/share-image.ts';
import { type PageType, pageData, type StructuredData } from './structured-data.ts';

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
  /** What the page is to search engines; an ordinary one by default. */
  pageType?: PageType;
  /** Further schema.org objects; React Router escapes them for the script element. */
  structuredData?: readonly StructuredData[];
  /** For pages that search engines shall not list. */
  noIndex?: boolean;
}

/** Everything a page says about itself in its head: title, description, canonical, Open Graph, Twitter, JSON-LD. */
export function pageMeta(matches: Matches, seo: PageSeo): MetaDescriptor[] {
  const origin = publicOrigin(matches);
  const url = `${origin}${seo.path}`;
  const title = `${seo.title} | ${site.brand.name}`;
  const shareTitle = seo.ogTitle ?? title;
  const shareDescription = seo.ogDescription ?? seo.description;
  // A page that is not listed has no image of its own.
  const image = `${origin}${shareImagePath(seo.noIndex ? '/' : seo.path)}`;
  const imageAlt = `${seo.noIndex ? site.brand.tagline : seo.title}, ${site.brand.name}`;
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
    { property: 'og:image:width', content: String(SHARE_IMAGE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_IMAGE_SIZE.height) },
    { property: 'og:image:alt', content: imageAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: shareTitle },
    { name: 'twitter:description', content: shareDescription },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: imageAlt },
    ...(seo.noIndex ? [] : [pageData(origin, { ...seo, url, image })])
      .concat(seo.structuredData ?? [])
      .map((data) => ({
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
