import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { paintedFirst } from './first-paint.ts';

const folder = mkdtempSync(join(tmpdir(), 'webdielna-assets-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/root-A1.css'), 'a{content:"$&"}');
afterAll(() => rmSync(folder, { recursive: true }));

const FACTS = { priceBook: async () => null };

const painted = async (body: string, type = 'text/html; charset=utf-8'): Promise<string> => {
  const render = async () => new Response(body, { headers: { 'content-type': type } });
  const answer = await paintedFirst(render, folder)(new Request('http://localhost/'), FACTS);
  return answer.text();
};

const START = '<script type="module" async="">import "/assets/m.js";\nimport("/assets/entry.js");</script>';
const LINK = '<link rel="stylesheet" href="/assets/root-A1.css"/>';
const STYLE = '<style data-href="/assets/root-A1.css">a{content:"$&"}</style>';

describe('a page of the built site', () => {
  it('holds the text of its stylesheets and waits for none of them', async () => {
    expect(await painted(`<head>${LINK}</head>${START}`)).toContain(`<head>${STYLE}</head>`);
  });

  it('knows the addresses of styles that several pages share, which end in "#"', async () => {
    expect(await painted(`<link nonce="n" rel="stylesheet" href="/assets/root-A1.css#"/>${START}`)).toContain(
      '<style data-href="/assets/root-A1.css#">a{content:"$&"}</style>',
    );
  });

  it('fetches no script before it is painted, then all of them at once', async () => {
    const html = await painted(
      `<head>${LINK}<link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="preload" href="/f.woff2"/></head>` +
        '<script nonce="n" type="module" async="">import "/assets/m.js";\nimport * as route0 from "/assets/a.js";\n' +
        'window.modules = {"root":route0};\nimport("/assets/entry.js");</script>',
    );
    expect(html).toContain(`<head>${STYLE}<link rel="preload" href="/f.woff2"/></head>`);
    const [, script = ''] = /<script nonce="n" type="module" async="">(.*)<\/script>/s.exec(html) ?? [];
    expect(script).not.toMatch(/\bimport[ *]/);
    const order = [
      'type:"paint"',
      'h=["/assets/a.js"],e="/assets/entry.js"',
      '"/assets/m.js"',
      'route0=await',
      '"root":route0',
    ];
    const places = order.map((words) => script.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(script).toMatch(/import\("\/assets\/entry\.js"\);$/);
  });

  it('runs what pages stand on before the pages, so that no task is long', async () => {
    const preloads = [
      '/assets/root-A.js',
      '/assets/shared-B.js',
      '/assets/home.route-C.js',
      '/assets/ground-D.js',
    ];
    const links = preloads.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');
    expect(await painted(LINK + links + START)).toContain(
      'h=["/assets/shared-B.js","/assets/ground-D.js","/assets/root-A.js","/assets/home.route-C.js"]',
    );
  });

  it.each([
    ['has no stylesheet', START, 'no stylesheet'],
    ['has no start script', LINK, 'no start script'],
    [
      'starts by a file',
      `${LINK}<script type="module" async="" src="/assets/entry.js"></script>`,
      'a script is fetched',
    ],
    [
      'starts without an entry',
      `${LINK}<script type="module">import "/assets/m.js";</script>`,
      'no start script',
    ],
    [
      'links a stylesheet in another way',
      `${LINK}<link rel="stylesheet" href="/other.css"/>${START}`,
      'is left',
    ],
    ['preloads in another way', `${LINK}<link rel="modulepreload" imagesrcset="x"/>${START}`, 'is left'],
    [
      'imports in another way',
      `${LINK}<script type="module">import {a} from "/assets/m.js";\nimport("/assets/entry.js");</script>`,
      'a static import is left',
    ],
  ])('that %s is refused with the reason, which ends the build', async (_, html, reason) => {
    await expect(painted(html)).rejects.toThrow(reason);
  });

  it('stays as it is where it is no HTML', async () => {
    expect(await painted(LINK, 'application/json')).toBe(LINK);
  });

  it('keeps status and headers', async () => {
    const render = async () => new Response(null, { status: 301, headers: { location: '/sluzby' } });
    const answer = await paintedFirst(render, folder)(new Request('http://localhost/services'), FACTS);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/sluzby']);
  });
});
