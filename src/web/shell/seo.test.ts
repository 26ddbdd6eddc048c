import type { MetaArgs, MetaDescriptor } from 'react-router';
import { describe, expect, test } from 'vitest';
import { pageMeta } from './seo.ts';

const matches = (loaderData: unknown): MetaArgs['matches'] => [
  { id: 'root', pathname: '/', params: {}, meta: [], loaderData },
];
const page = { title: 'Služby', description: 'Čo ponúkam', path: '/sluzby' };
const known = matches({ publicOrigin: 'https://webdielna.example' });

const find = (meta: MetaDescriptor[], properties: object) =>
  meta.find((entry) => expect.objectContaining(properties).asymmetricMatch(entry));

describe('pageMeta', () => {
  test('names the page before the brand', () => {
    expect(pageMeta(known, page)).toContainEqual({ title: 'Služby | Webdielňa' });
  });

  test('gives the canonical address and the share image with the public origin', () => {
    const meta = pageMeta(known, page);
    expect(find(meta, { rel: 'canonical' })).toMatchObject({ href: 'https://webdielna.example/sluzby' });
    expect(find(meta, { property: 'og:image' })).toMatchObject({
      content: 'https://webdielna.example/og/sluzby.png',
    });
  });

  test('a page that search engines shall not list has no canonical address', () => {
    const meta = pageMeta(known, { ...page, noIndex: true });
    expect(find(meta, { rel: 'canonical' })).toBeUndefined();
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  test('a page that search engines shall not list describes itself to nobody and shows the image of the site', () => {
    const meta = pageMeta(known, { ...page, noIndex: true });
    expect(meta.filter((entry) => 'script:ld+json' in entry)).toEqual([]);
    expect(find(meta, { property: 'og:image' })).toMatchObject({
      content: 'https://webdielna.example/og/domov.png',
    });
  });

  test('a page is an ordinary one unless it says what it is', () => {
    const typeOf = (seo: object) =>
      find(pageMeta(known, { ...page, ...seo }), { 'script:ld+json': expect.anything() });
    expect(typeOf({})).toMatchObject({ 'script:ld+json': { '@type': 'WebPage' } });
    expect(typeOf({ pageType: 'ContactPage' })).toMatchObject({
      'script:ld+json': { '@type': 'ContactPage' },
    });
  });

  test.each([undefined, null, {}, { publicOrigin: 7 }])(
    'addresses stay relative where the root could not load: %j',
    (data) => {
      expect(find(pageMeta(matches(data), page), { rel: 'canonical' })).toMatchObject({ href: '/sluzby' });
    },
  );
});
