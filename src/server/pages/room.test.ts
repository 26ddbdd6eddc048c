import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '#domain/content/site.ts';
import { publicPaths, UNLISTED_PATHS } from '#domain/pages/public-paths.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

const ORIGIN = 'https://www.dielna.example';
let running: TestApp;

beforeAll(async () => {
  running = await createTestApp({ env: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => running.close());

const get = (url: string) => running.app.inject({ method: 'GET', url, headers: { host: 'evil.example' } });

describe('sitemap.xml', () => {
  test('lists every public page once, under the public address', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const listed = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(publicPaths().map((path) => `${ORIGIN}${path}`));
    expect(new Set(listed).size).toBe(listed.length);
    expect(answer.body).not.toContain('evil.example');
  });

  test('lists no page that asks not to be listed', () => {
    const listed = publicPaths().filter((path) => UNLISTED_PATHS.some((closed) => path.startsWith(closed)));
    expect(listed).toEqual([]);
  });
});

describe('robots.txt', () => {
  test('leads to the sitemap and closes nothing but calls', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.trim().split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      '',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    ]);
  });
});

describe('manifest.webmanifest', () => {
  test('names the site in Slovak and starts on the home page', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(answer.json()).toMatchObject({
      short_name: site.brand.name,
      lang: 'sk',
      start_url: '/',
      theme_color: '#f7f5ef',
    });
  });

  test('has plain and maskable icons of both sizes', async () => {
    const { icons } = (await get('/manifest.webmanifest')).json();
    for (const purpose of ['any', 'maskable'])
      for (const sizes of ['192x192', '512x512'])
        expect(icons).toContainEqual(expect.objectContaining({ purpose, sizes, type: 'image/png' }));
  });
});
