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
      content: 'https://webdielna.example/og.png',
    });
  });

  test('a page that search engines shall not list has no canonical address', () => {
    const meta = pageMeta(known, { ...page, noIndex: true });
    expect(find(meta, { rel: 'canonical' })).toBeUndefined();
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  test.each([undefined, null, {}, { publicOrigin: 7 }])(
    'addresses stay relative where the root could not load: %j',
    (data) => {
      expect(find(pageMeta(matches(data), page), { rel: 'canonical' })).toMatchObject({ href: '/sluzby' });
    },
  );
});
