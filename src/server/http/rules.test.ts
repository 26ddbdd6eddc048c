import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, test } from 'vitest';
import { significantQuery } from '#domain/content/paths.ts';
import { inlineScriptHashes, Pages } from './pages.ts';
import { contentDisposition } from './route.ts';

describe('contentDisposition (security 48)', () => {
  test.each([
    [
      'rozpocet-maliar.pdf',
      `attachment; filename="rozpocet-maliar.pdf"; filename*=UTF-8''rozpocet-maliar.pdf`,
    ],
    ['žltý.pdf', `attachment; filename="zlty.pdf"; filename*=UTF-8''%C5%BElt%C3%BD.pdf`],
    [
      '../../x"\r\nX-Evil: 1ľ',
      `attachment; filename="..-..-x---X-Evil- 1l"; filename*=UTF-8''..-..-x---X-Evil-%201%C4%BE`,
    ],
    ["o'neil (1).pdf", `attachment; filename="o'neil (1).pdf"; filename*=UTF-8''o%27neil%20%281%29.pdf`],
  ])('%j', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });
});

describe('inlineScriptHashes', () => {
  it('lists every script in the HTML once, but neither files nor data', () => {
    const html = `<script src="/a.js"></script><script>1</script><script type="module">2</script>
      <script>1</script><script type="application/ld+json">{}</script>`;
    expect(inlineScriptHashes(html)).toEqual([
      'a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=',
      '1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU=',
    ]);
  });
});

type Render = ConstructorParameters<typeof Pages>[0]['render'];

async function pageHost(render: Render, pages = pagesOf(render)): Promise<FastifyInstance> {
  const app = Fastify();
  pages.register(app);
  return app;
}

const pagesOf = (render: Render): Pages =>
  new Pages({
    publicOrigin: 'http://localhost',
    https: false,
    chatOrigin: null,
    keep: true,
    render,
    significantQuery,
  });

describe('the page cache', () => {
  it('renders a page once, an unknown path each time, and everything anew after a change', async () => {
    const rendered: string[] = [];
    const render: Render = async (request) => {
      const { pathname } = new URL(request.url);
      rendered.push(pathname);
      return new Response(pathname, { status: pathname === '/nic' ? 404 : 200 });
    };
    const pages = pagesOf(render);
    const host = await pageHost(render, pages);
    for (const url of ['/a', '/a?x=1', '/nic', '/nic']) await host.inject(url);
    expect(rendered).toEqual(['/a', '/nic', '/nic']);
    pages.clear();
    await host.inject('/a');
    expect(rendered).toEqual(['/a', '/nic', '/nic', '/a']);
    await host.close();
  });

  it('keeps one rendering for each filter of the projects, however it is spelled, and none for other queries', async () => {
    const rendered: string[] = [];
    const host = await pageHost(async (request) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      return new Response('x');
    });
    for (const url of [
      '/projekty',
      '/projekty?remeslo=pekar&utm=1',
      '/projekty?remeslo=maliar&rozpocet=tvorba-webu',
      '/projekty?sluzba=erp-systemy&remeslo=maliar&x=1',
      '/projekty?remeslo=maliar&sluzba=erp-systemy',
      '/sluzby?remeslo=maliar',
    ])
      await host.inject(url);
    expect(rendered).toEqual(['/projekty', '/projekty?remeslo=maliar&sluzba=erp-systemy', '/sluzby']);
    await host.close();
  });

  it.each([
    ['/sluzby/', '/sluzby'],
    ['/sluzby/?rozpocet=tvorba-webu', '/sluzby?rozpocet=tvorba-webu'],
  ])('sends %s to %s', async (from, to) => {
    const host = await pageHost(async () => new Response('x'));
    const answer = await host.inject(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
    await host.close();
  });

  it.each(['//evil.example/', '/\\evil.example/', '/%5Cevil.example/'])('sends %s nowhere', async (url) => {
    const host = await pageHost(async () => new Response('x'));
    expect((await host.inject(url)).headers).not.toHaveProperty('location');
    await host.close();
  });

  it('answers 304 to its own ETag and compresses', async () => {
    const host = await pageHost(async () => new Response('x'.repeat(1000)));
    const first = await host.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(first.rawPayload.length).toBeLessThan(100);
    const again = await host.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    await host.close();
  });
});
