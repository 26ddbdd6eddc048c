import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TRADE_CONTENT } from '#content/trades.ts';
import { tradePath } from '#domain/pages/paths.ts';
import { publicPaths, UNLISTED_PAGES } from '#domain/pages/public-paths.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from '#domain/pages/share-image.ts';
import { SERVICE_SLUGS, TRADE_IDS } from '#domain/quote/catalogue.ts';
import routes from '../../src/web/routes.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { fetchPage, htmlProblems, onlyAttribute, onlyText, type RenderedPage } from './rendered-page.ts';
import { schemaOrg } from './schema-org.ts';

/** As if public, but of this machine: a public site would have to say who runs it. */
const ORIGIN = 'https://www.dielna.localhost';
/** Search engines cut longer ones off, and ignore descriptions that say next to nothing. */
const TITLE_MAX = 65;
const DESCRIPTION = { min: 70, max: 160 };
const SHARE_IMAGE_MAX = 100 * 1024;

/** What is no page, also below the addresses of pages; a trade has a Slovak name there. */
const UNKNOWN = [
  '/neexistuje',
  '/sluzby/neexistuje',
  '/projekty/neexistuje',
  '/pre/neexistuje',
  '/pre/painter',
];

const paths = publicPaths();
const pages = new Map<string, RenderedPage>();
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: ORIGIN });
  for (const path of [...paths, ...UNLISTED_PAGES, '/auth', '/login', ...UNKNOWN])
    pages.set(path, await fetchPage(server.url, path));
});
afterAll(() => server.stop());

function page(path: string): RenderedPage {
  const found = pages.get(path);
  if (!found) throw new Error(`${path} was not fetched`);
  return found;
}

test.each(SERVICE_SLUGS)('every way into the wizard on the page of %s opens that service', (slug) => {
  const links = page(`/sluzby/${slug}`).document.querySelectorAll('a');
  const opened = links.flatMap(
    (link) => /rozpocet=([\w-]+)/.exec(link.getAttribute('href')?.value?.toString() ?? '')?.[1] ?? [],
  );
  expect(opened.length).toBeGreaterThan(3);
  expect(new Set(opened)).toEqual(new Set([slug]));
});

test('the home page leads to every trade, to three projects and to all of them, without the site navigation', () => {
  const { document } = page('/');
  expect(linksIn('/', '#pre-koho a').map(({ to }) => to)).toEqual(TRADE_IDS.map(tradePath));
  const projects = linksIn('/', 'main a').filter(({ to }) => to.startsWith('/projekty'));
  expect(projects.filter(({ to }) => to !== '/projekty')).toHaveLength(3);
  expect(projects).toContainEqual({ to: '/projekty', text: 'Všetky projekty' });
  expect(document.querySelectorAll('nav[aria-label="Hlavná navigácia"]')).toEqual([]);
});

test('the list of services leads to every landing page by the name of its trade', () => {
  const links = linksIn('/sluzby', '#pre-koho a');
  for (const trade of TRADE_IDS) {
    const text = `Web pre ${TRADE_CONTENT[trade].accusative}`;
    expect(links).toContainEqual({ to: tradePath(trade), text: expect.stringContaining(text) });
  }
});

test.each(SERVICE_SLUGS)('the page of %s calls for a consultation, which the contact page is for', (slug) => {
  const links = linksIn(`/sluzby/${slug}`, 'main a');
  expect(links).toContainEqual({ to: '/kontakt', text: 'Bezplatná konzultácia' });
});

describe.each(paths)('%s', (path) => {
  test('answers with valid Slovak HTML', async () => {
    expect(page(path).status).toBe(200);
    expect(await htmlProblems(page(path))).toEqual([]);
    expect(onlyAttribute(page(path), 'html', 'lang')).toBe('sk');
  });

  test('can be painted before any style or script has come', () => {
    const { document } = page(path);
    expect(document.querySelectorAll('style[data-href]').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
    expect(document.querySelectorAll('script[src], link[rel="modulepreload"]')).toEqual([]);
  });

  test('has one first heading and skips no level', () => {
    const levels = page(path)
      .document.querySelectorAll('h1, h2, h3, h4, h5, h6')
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  test('names itself within the length that search engines show', () => {
    expect(onlyText(page(path), 'head > title').length).toBeLessThanOrEqual(TITLE_MAX);
    const { length } = onlyAttribute(page(path), 'meta[name="description"]', 'content');
    expect(length).toBeGreaterThanOrEqual(DESCRIPTION.min);
    expect(length).toBeLessThanOrEqual(DESCRIPTION.max);
  });

  test('is canonical under the public address and may be listed', () => {
    const address = `${ORIGIN}${path}`;
    expect(onlyAttribute(page(path), 'link[rel="canonical"]', 'href')).toBe(address);
    expect(onlyAttribute(page(path), 'meta[property="og:url"]', 'content')).toBe(address);
    expect(page(path).document.querySelectorAll('meta[name="robots"]')).toEqual([]);
  });

  test('has a share image of its own, drawn in the size it states', async () => {
    const image = onlyAttribute(page(path), 'meta[property="og:image"]', 'content');
    expect(image).toBe(`${ORIGIN}${shareImagePath(path)}`);
    expect(onlyAttribute(page(path), 'meta[name="twitter:image"]', 'content')).toBe(image);
    expect(onlyAttribute(page(path), 'meta[property="og:image:alt"]', 'content')).not.toBe('');
    const answer = await fetch(image.replace(ORIGIN, server.url));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(pngSize(bytes)).toEqual(SHARE_IMAGE_SIZE);
    expect(bytes.length).toBeLessThanOrEqual(SHARE_IMAGE_MAX);
  });

  test('describes itself by the rules of schema.org, and says where it stands', () => {
    const data = structuredData(page(path));
    const problems = data.flatMap((each) => schemaOrg.safeParse(each).error?.issues ?? []);
    expect(problems).toEqual([]);
    expect(data).toContainEqual(expect.objectContaining({ '@id': `${ORIGIN}${path}`, inLanguage: 'sk' }));
    const trails = data.filter((each) => each['@type'] === 'BreadcrumbList');
    expect(trails).toHaveLength(path === '/' ? 0 : 1);
  });

  test('leads nowhere in vain: every link inside the site and every anchor exists', async () => {
    const hrefs = page(path)
      .document.querySelectorAll('a')
      .map((link) => String(link.getAttributeValue('href')));
    const inside = hrefs.filter((href) => !/^(mailto|tel|https?):/.test(href));
    const broken = await Promise.all([...new Set(inside)].map((href) => brokenLink(path, href)));
    expect(broken.filter(Boolean)).toEqual([]);
  });
});

test.each(['head > title', 'h1'])('no two pages have the same %s', (selector) => {
  const texts = paths.map((path) => onlyText(page(path), selector));
  expect(texts).toEqual([...new Set(texts)]);
});

test('an old link in an encoding we do not know leads to the page that says so', async () => {
  for (const path of ['/slu%9eby', '/%', '/portal-%E0%A4%A']) {
    const { status, headers } = await fetch(server.url + path);
    expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8']);
  }
});

test('no two pages have the same description', () => {
  const texts = paths.map((path) => onlyAttribute(page(path), 'meta[name="description"]', 'content'));
  expect(texts).toEqual([...new Set(texts)]);
});

test.each(aliases())('%s shows the page whose canonical address is %s', async (alias, canonical) => {
  const answer = await fetchPage(server.url, alias);
  expect(answer.status).toBe(200);
  expect(onlyAttribute(answer, 'link[rel="canonical"]', 'href')).toBe(`${ORIGIN}${canonical}`);
});

test.each(['/auth', '/login'])(
  '%s is the page of /prihlasenie, which nobody lists or keeps',
  async (path) => {
    expect(onlyText(page(path), 'main')).toBe(onlyText(page('/prihlasenie'), 'main'));
    expect(onlyAttribute(page(path), 'meta[property="og:url"]', 'content')).toBe(`${ORIGIN}/prihlasenie`);
    expect(onlyAttribute(page(path), 'meta[name="robots"]', 'content')).toBe('noindex');
    const { headers } = await fetch(server.url + path);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  },
);

test.each([
  ['/about.html', '/o-mne'],
  ['/services.html', '/sluzby'],
  ['/contact.html', '/kontakt'],
  ['/sluzby/e-shop', '/sluzby'],
])('%s has moved to %s for good', async (from, to) => {
  const answer = await fetch(`${server.url}${from}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

test.each([...UNKNOWN, '/potvrdenie-dopytu', '/prihlasenie', '/resetovat-heslo'])(
  '%s asks search engines not to list it',
  async (path) => {
    expect(page(path).status).toBe(UNKNOWN.includes(path) ? 404 : 200);
    expect(onlyAttribute(page(path), 'meta[name="robots"]', 'content')).toBe('noindex');
    expect(page(path).document.querySelectorAll('link[rel="canonical"]')).toEqual([]);
    expect(await htmlProblems(page(path))).toEqual([]);
  },
);

describe('icons', () => {
  test.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('%s is linked from the pages and served', async (path, type) => {
    const links = page('/').document.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]');
    expect(links.map((link) => link.getAttributeValue('href'))).toContain(path);
    const answer = await fetch(`${server.url}${path}`);
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('the icons of the manifest have the sizes it states', async () => {
    const address = onlyAttribute(page('/'), 'link[rel="manifest"]', 'href');
    const { icons } = (await (await fetch(`${server.url}${address}`)).json()) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    for (const { src, sizes, type } of icons) {
      const answer = await fetch(`${server.url}${src}`);
      expect([src, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
        src,
        200,
        type,
      ]);
      if (type !== 'image/png') continue;
      const { width, height } = pngSize(Buffer.from(await answer.arrayBuffer()));
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

/** The links that a selector finds on a page, with every kind of space in their texts as a plain one. */
const linksIn = (path: string, selector: string) =>
  page(path)
    .document.querySelectorAll(selector)
    .map((link) => ({
      to: String(link.getAttributeValue('href')),
      text: link.textContent.replace(/\s+/g, ' ').trim(),
    }));

/** Width and height stand in the first chunk of a PNG. */
const pngSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

const structuredData = ({ html }: RenderedPage): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

/** What is wrong with a link on a page, or nothing. */
async function brokenLink(path: string, href: string): Promise<string | undefined> {
  const target = new URL(href, `${ORIGIN}${path}`);
  if (!pages.has(target.pathname)) pages.set(target.pathname, await fetchPage(server.url, target.pathname));
  const { status, document } = page(target.pathname);
  if (status !== 200) return `${href} answers ${status}`;
  const id = decodeURIComponent(target.hash.slice(1));
  const anchored = id === '' || document.querySelectorAll('[id]').some((element) => element.id === id);
  return anchored ? undefined : `${href} names no place on its page`;
}

/** Every further path of a public page, with its canonical one. */
function aliases(): [alias: string, canonical: string][] {
  const entries = routesBelow(routes);
  return entries.flatMap(({ file, path = '' }) => {
    const first = entries.find((entry) => entry.file === file)?.path ?? '';
    if (path === '*' || first === path) return [];
    return paths
      .filter((known) => new RegExp(`^/${first.replace(/:\w+/, '[^/]+')}$`).test(known))
      .map((known): [string, string] => [`/${path.replace(/:\w+/, known.split('/').at(-1) ?? '')}`, known]);
  });
}

/** The routes that are no layouts. */
function routesBelow(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => (entry.children ? routesBelow(entry.children) : [entry]));
}
