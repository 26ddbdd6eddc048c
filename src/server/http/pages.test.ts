import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, test } from 'vitest';
import { TRADE_CONTENT } from '#content/trades.ts';
import { SCRIPT_NONCE_HEADER } from '#domain/pages/script-nonce.ts';
import { TRADE_IDS } from '#domain/quote/catalogue.ts';
import { settling } from '../../../tests/settled.ts';
import { systemRandom } from '../random.ts';
import { Pages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';

type Options = ConstructorParameters<typeof Pages>[0];
type Render = Options['render'];

const pagesOf = (render: Render, options: Partial<Options> = {}): Pages =>
  new Pages({
    publicOrigin: 'http://localhost',
    https: false,
    chatOrigin: null,
    keep: true,
    render,
    refusals: { securityHeaders: securityHeaders(false), clock: () => new Date(), random: systemRandom },
    isLate: () => false,
    linkedOffer: async () => null,
    ...options,
  });

/** The pages behind Fastify, and what was rendered for them. */
async function pageHost(options: Partial<Options> = {}) {
  const rendered: string[] = [];
  const render: Render = async ({ url }) => {
    const { pathname, search } = new URL(url);
    rendered.push(pathname + search);
    return new Response(`${rendered.length}. ${pathname}`, {
      status: /^\/(sluzby\/)?-$/.test(pathname) ? 404 : 200,
    });
  };
  const pages = pagesOf(options.render ?? render, options);
  const app: FastifyInstance = Fastify();
  pages.register(app);
  return { app, pages, rendered };
}

describe('a page', () => {
  it('is rendered once, and anew after a change', async () => {
    const { app, pages, rendered } = await pageHost();
    for (const url of ['/faq', '/faq?x=1', '/faq']) await app.inject(url);
    expect(rendered).toEqual(['/faq']);
    pages.renew();
    expect((await app.inject('/faq')).body).toBe('2. /faq');
    await app.inject('/faq');
    expect(rendered).toEqual(['/faq', '/faq']);
    await app.close();
  });

  it('is found at an address that stands with others while pages are developed, and only then', async () => {
    for (const keep of [true, false]) {
      const { app, rendered } = await pageHost({ keep });
      await app.inject('/admin/kit?x=1');
      await app.inject('/navrh?x=1');
      expect(rendered).toEqual(keep ? ['/admin/-', '/-'] : ['/admin/kit', '/navrh']);
      await app.close();
    }
  });

  it('is rendered once for all who ask for it at the same time', async () => {
    const { app, rendered } = await pageHost();
    await Promise.all(Array.from({ length: 50 }, () => app.inject('/faq')));
    expect(rendered).toEqual(['/faq']);
    await app.close();
  });

  it('has one rendering for each filter of the projects, however it is spelled, and none for other queries', async () => {
    const { app, rendered } = await pageHost();
    for (const url of [
      '/projekty',
      '/projekty?remeslo=pekar&utm=1',
      '/projekty?remeslo=maliar&rozpocet=tvorba-webu',
      '/projekty?sluzba=erp-systemy&remeslo=maliar&x=1',
      '/projekty?remeslo=maliar&sluzba=erp-systemy',
      '/sluzby?remeslo=maliar',
    ])
      await app.inject(url);
    expect(rendered).toEqual(['/projekty', '/projekty?remeslo=maliar&sluzba=erp-systemy', '/sluzby']);
    await app.close();
  });

  it('stays as it was while a new rendering fails', async () => {
    let status = 200;
    const { app, pages } = await pageHost({ render: async () => new Response(String(status), { status }) });
    await app.inject('/faq');
    pages.renew();
    status = 500;
    expect((await app.inject('/faq')).body).toBe('200');
    expect((await app.inject('/cookies')).statusCode).toBe(500);
    status = 200;
    expect((await app.inject('/cookies')).statusCode).toBe(200);
    await app.close();
  });

  it('that was being rendered during a change is not kept', async () => {
    const first = Promise.withResolvers<Response>();
    const answers = [first.promise, Promise.resolve(new Response('new'))];
    const { app, pages } = await pageHost({ render: async () => answers.shift() ?? new Response('newer') });
    const old = app.inject('/faq');
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    pages.renew();
    first.resolve(new Response('old'));
    expect((await old).body).toBe('old');
    expect((await app.inject('/faq')).body).toBe('new');
    await app.close();
  });
});

describe('the shell of an area', () => {
  const PLACES = ['/portal', '/portal/projects/1', '/portal/nic?x=1', '/PORTAL/x'];

  it('is the same at every path below it, made once, and kept by nobody else', async () => {
    const { app, pages, rendered } = await pageHost();
    for (const url of PLACES) {
      const { statusCode, headers, body } = await app.inject({ url, headers: { 'if-none-match': '*' } });
      expect([statusCode, body]).toEqual([200, '1. /portal/-']);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('etag');
    }
    pages.renew();
    await app.inject('/portal');
    expect(rendered).toEqual(['/portal/-']);
    await app.inject('/admin/requests');
    expect(rendered).toEqual(['/portal/-', '/admin/-']);
    await app.close();
  });

  it('takes no place of a public page, however many paths are asked for', async () => {
    const { app, rendered } = await pageHost();
    await app.inject('/faq');
    for (let n = 0; n < 1_000; n += 1) await app.inject(`/portal/projects/${n}`);
    for (let n = 0; n < 1_000; n += 1) await app.inject(`/admin/${n}/${n}?${n}`);
    await app.inject('/faq');
    expect(rendered).toEqual(['/faq', '/portal/-', '/admin/-']);
    await app.close();
  });

  it('is rendered without knowing who asks, and runs no code of others', async () => {
    const known: string[] = [];
    const { app } = await pageHost({
      chatOrigin: 'https://chat.example',
      render: async ({ headers }) => {
        known.push(...headers.keys());
        return new Response('shell');
      },
    });
    const headers = { cookie: 'session=secret', authorization: 'Bearer secret' };
    const shell = await app.inject({ url: '/portal', headers });
    expect(known).toEqual([SCRIPT_NONCE_HEADER]);
    expect(shell.headers['content-security-policy']).not.toContain('chat.example');
    expect((await app.inject('/kontakt')).headers['content-security-policy']).toContain('chat.example');
    // Pictures of files that are not sent yet are an area's alone.
    expect(shell.headers['content-security-policy']).toContain("img-src 'self' data: blob:;");
    expect((await app.inject('/kontakt')).headers['content-security-policy']).not.toContain('blob:');
    await app.close();
  });
});

describe('the sign-in', () => {
  it('is rendered for each visit and kept by nobody', async () => {
    const { app, rendered } = await pageHost();
    for (const url of ['/auth', '/auth?kam=%2Fportal', '/prihlasenie', '/login']) {
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
    expect(rendered).toEqual(['/auth', '/auth', '/prihlasenie', '/login']);
    await app.close();
  });

  it('is rendered once for all who ask at the same time', async () => {
    const { app, rendered } = await pageHost();
    await Promise.all(Array.from({ length: 50 }, (_, n) => app.inject(`/auth?kam=/portal/${n}`)));
    expect(rendered).toEqual(['/auth']);
    await app.close();
  });
});

describe('strangers’ spellings', () => {
  it.each([
    ['/sluzby/', '/sluzby'],
    ['/sluzby/?rozpocet=tvorba-webu', '/sluzby?rozpocet=tvorba-webu'],
    ['/O-MNE?a=1', '/o-mne?a=1'],
    ['/%6f-mne', '/o-mne'],
    ['/about.html?rozpocet=tvorba-webu', '/o-mne?rozpocet=tvorba-webu'],
    ['/portal/?x=1', '/portal?x=1'],
    ['/Admin', '/admin'],
    ['/Auth?kam=%2Fportal', '/auth?kam=%2Fportal'],
  ])('%s goes to %s', async (from, to) => {
    const { app, rendered } = await pageHost();
    const answer = await app.inject(from);
    expect([answer.statusCode, answer.headers.location, rendered]).toEqual([301, to, []]);
    await app.close();
  });

  it.each(['//evil.example/', '/\\evil.example/', '/%5Cevil.example/'])('%s leads nowhere', async (url) => {
    const { app } = await pageHost();
    const answer = await app.inject({ url: { pathname: url } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).not.toHaveProperty('location');
    expect(answer.body).not.toContain('evil');
    await app.close();
  });

  it('cost one rendering together', async () => {
    const { app, rendered } = await pageHost();
    for (let n = 0; n < 500; n += 1) await app.inject(`/nic-${n}`);
    for (let n = 0; n < 500; n += 1) await app.inject(`/sluzby/nic-${n}?${n}`);
    expect(rendered).toEqual(['/-', '/sluzby/-']);
    await app.inject('/faq');
    for (let n = 0; n < 1_000; n += 1) await app.inject(`/FAQ/?${n}`);
    await app.inject('/faq');
    expect(rendered).toEqual(['/-', '/sluzby/-', '/faq']);
    await app.close();
  });
});

describe('a crowd', () => {
  /** RenderLimit that end when they are told to. */
  async function busyHost(isLate: () => boolean) {
    const waiting: (() => void)[] = [];
    const host = await pageHost({
      isLate,
      render: async ({ url }) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return new Response(url);
      },
    });
    return { ...host, waiting };
  }
  const filters = TRADE_IDS.map((trade) => TRADE_CONTENT[trade].slug);
  const addresses = [...filters, ''].flatMap((trade) =>
    ['tvorba-webu', 'erp-systemy', 'seo', ''].map(
      (service) => `/projekty?remeslo=${trade}&sluzba=${service}`,
    ),
  );

  test('that asks for more pages than can be rendered is told to come again; what is kept answers', async () => {
    const { app, pages, waiting } = await busyHost(() => false);
    const first = app.inject('/faq');
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.();
    await first;
    const people = { accept: 'text/html,*/*;q=0.8' };
    const answers = [
      '/',
      '/sluzby',
      '/projekty',
      '/o-mne',
      '/kontakt',
      '/cookies',
      '/ochrana-udajov',
      '/obchodne-podmienky',
      '/potvrdenie-dopytu',
      '/about',
      '/contact',
      '/services',
      ...addresses,
    ].map((url) => app.inject({ url, headers: people }));
    const refused = await Promise.race(answers);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '2', 'x-content-type-options': 'nosniff' });
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.body).toContain('<html lang="sk">');
    expect(waiting.length).toBeLessThanOrEqual(16);
    expect((await app.inject('/faq')).statusCode).toBe(200);
    pages.renew();
    expect((await app.inject('/faq')).statusCode).toBe(200);
    const data = await app.inject('/kontakt.data');
    expect([data.statusCode, data.json().category]).toEqual([503, 'external_api']);
    for (const end of waiting) end();
    await Promise.all(answers);
    await app.close();
  });

  test('finds one rendering at a time while the event loop is late', async () => {
    const { app, waiting } = await busyHost(() => true);
    const first = app.inject('/faq');
    await expect.poll(() => waiting.length).toBe(1);
    expect((await app.inject('/cookies')).statusCode).toBe(503);
    waiting.shift()?.();
    expect((await first).statusCode).toBe(200);
    await app.close();
  });
});

describe('the page of a secret', () => {
  const link = (letter: string) => `/ponuka/${letter.repeat(43)}`;
  const [ATTACKER, VISITOR] = ['192.0.2.1', '198.51.100.7'];

  /** Lookups of links that end together, and renderings that others have turns beside. */
  async function secretHost() {
    const found = Promise.withResolvers<void>();
    const begun: string[] = [];
    const seen = { atOnce: 0, most: 0 };
    const host = await pageHost({
      linkedOffer: async ({ secret, ip }) => {
        begun.push(`${secret[0]} ${ip}`);
        await found.promise;
        return null;
      },
      render: async ({ url }) => {
        seen.atOnce += 1;
        seen.most = Math.max(seen.most, seen.atOnce);
        await new Promise((resolve) => setImmediate(resolve));
        seen.atOnce -= 1;
        return new Response(url);
      },
    });
    const ask = (letter: string, remoteAddress: string) =>
      host.app.inject({ url: link(letter), remoteAddress });
    return { ...host, begun, seen, ask, goOn: found.resolve };
  }

  it('has two places for a link, ten wait, and everybody else is answered meanwhile', async () => {
    const { app, begun, ask, goOn } = await secretHost();
    const { all, done: refused } = settling(Array.from({ length: 40 }, () => ask('A', ATTACKER)));
    await expect.poll(() => refused.length).toBe(40 - 12);
    expect(begun).toEqual([`A ${ATTACKER}`, `A ${ATTACKER}`]);
    for (const { statusCode, headers } of refused)
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    expect((await app.inject('/faq')).statusCode).toBe(200);
    const other = ask('B', VISITOR);
    await expect.poll(() => begun).toContain(`B ${VISITOR}`);
    goOn();
    expect((await other).statusCode).toBe(200);
    expect((await all).filter(({ statusCode }) => statusCode === 200)).toHaveLength(12);
    await app.close();
  });

  it.each([
    ['a link, from however many addresses', (n: number) => ['A', `192.0.2.${n}`] as const, 2],
    ['an address, for however many links', (n: number) => [String(n), ATTACKER] as const, 2],
    ['all together', (n: number) => [String(n), `192.0.2.${n}`] as const, 4],
  ])('has places for %s', async (_, of, places) => {
    const { app, begun, seen, ask, goOn } = await secretHost();
    const { all, done } = settling(Array.from({ length: 9 }, (_each, n) => ask(...of(n))));
    await expect.poll(() => begun.length).toBe(places);
    expect((await app.inject('/faq')).statusCode).toBe(200);
    expect([begun.length, done]).toEqual([places, []]);
    goOn();
    expect((await all).map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200));
    expect(seen.most).toBe(1);
    await app.close();
  });
});

describe('the answer', () => {
  const host = () => pageHost({ render: async () => new Response('x'.repeat(1_000)) });

  it('is a 304 to whoever knows the page, also by the weak ETag of a proxy', async () => {
    const { app } = await host();
    const { etag } = (await app.inject('/')).headers;
    for (const known of [String(etag), `W/${etag}`, `"x", ${etag}`])
      expect((await app.inject({ url: '/', headers: { 'if-none-match': known } })).statusCode).toBe(304);
    expect((await app.inject({ url: '/', headers: { 'if-none-match': '"x"' } })).statusCode).toBe(200);
    await app.close();
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=1', 'gzip'],
    ['br;q=0', undefined],
    ['*', 'br'],
    ['', undefined],
    ['zstd', undefined],
    ['sbrx, gzipped', undefined],
  ])('to "%s" is packed as %s', async (accepted, encoding) => {
    const { app } = await host();
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.rawPayload.length === 1_000).toBe(encoding === undefined);
    await app.close();
  });
});

test('data of a page that is not there tell the browser’s router that they are its own, fresh and kept', async () => {
  const { app } = await pageHost({
    render: async () => new Response('[]', { status: 404, headers: { 'X-Remix-Response': 'yes' } }),
  });
  for (const url of ['/neexistuje.data', '/sluzby/neexistuje.data'])
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.headers['x-remix-response']]).toEqual([404, 'yes']);
    }
  await app.close();
});

describe('the policy of a page', () => {
  const page = (body: (nonce: string) => string) =>
    pageHost({ render: async ({ headers }) => new Response(body(headers.get(SCRIPT_NONCE_HEADER) ?? '')) });

  it('allows the scripts that bear the nonce of the rendering, which leaves no trace', async () => {
    const { app } = await page((nonce) => `<script nonce="${nonce}">1</script><p nonce="${nonce}">x</p>`);
    const { body, headers } = await app.inject('/');
    expect(body).toBe('<script>1</script><p>x</p>');
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';",
    );
    await app.close();
  });

  it.each([
    '<script>1</script>',
    '<script nonce="">1</script>',
    '<script nonce="guess">1</script>',
    '<script type="module">1</script>',
    '<SCRIPT>1</SCRIPT>',
    '<script type="application/ld+json">{}</script>',
  ])('allows no other: %s', async (injected) => {
    const { app } = await page(() => injected);
    const { headers } = await app.inject('/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    await app.close();
  });
});
