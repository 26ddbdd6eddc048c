import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AREA_PATHS } from '#domain/pages/areas.ts';
import { UNKEPT_PAGES } from '#domain/pages/public-paths.ts';
import { PUBLIC_PAGES } from '../public-pages.ts';
import { ROOT, type ServerProcess, startServer } from '../server-process.ts';
import { fetchPage, htmlProblems, onlyAttribute, onlyText } from './rendered-page.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe.each(AREA_PATHS)('%s', (area) => {
  test('is one shell at every path below it, which nobody keeps or lists', async () => {
    const shell = await fetchPage(server.url, area);
    expect(shell.status).toBe(200);
    expect(await htmlProblems(shell)).toEqual([]);
    expect(onlyAttribute(shell, 'meta[name="robots"]', 'content')).toBe('noindex');
    for (const path of ['/projects/8c5f', '/nic?x=<b>', '/a/b/c/'].map((rest) => area + rest)) {
      const answer = await fetch(server.url + path, { headers: { cookie: 'session=1' } });
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect(answer.headers.get('etag')).toBeNull();
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'self'; script-src 'self' 'sha256-/,
      );
      expect(await answer.text()).toBe(shell.html);
    }
  });

  test('has no data in it, and says what it waits for', async () => {
    const shell = await fetchPage(server.url, area);
    expect(onlyText(shell, 'main')).toContain('Overujem prihlásenie');
    const [, written = ''] = /streamController\.enqueue\((".*?")\)/.exec(shell.html) ?? [];
    const data: unknown[] = JSON.parse(JSON.parse(written));
    // The only loader is that of the document, which says where the site is.
    expect(data.filter((part) => typeof part === 'string')).toEqual([
      ...['loaderData', 'actionData', 'errors', 'root', 'publicOrigin'],
      server.url,
    ]);
  });

  test('answers nothing to scripts that ask for its data', async () => {
    for (const path of ['.data', '/projects/1.data', '/_.data']) {
      const answer = await fetch(server.url + area + path);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});

describe('the code of the areas', () => {
  const FOLDER = join(ROOT, 'build/client/assets');
  const filesIn = (ending: string) => readdirSync(FOLDER).filter((name) => name.endsWith(ending));
  const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
  const namesIn = (text: string) =>
    [...text.matchAll(/[\w.~-]+-[\w-]{8}\.(?:js|css)/g)].map(([name]) => name);
  /** The files, and all that they import when they run. */
  function withImports(names: readonly string[]): Set<string> {
    const found = new Set<string>();
    const visit = (name: string) => {
      if (found.has(name)) return;
      found.add(name);
      if (!name.endsWith('.js')) return;
      for (const [, imported = ''] of textOf(name).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
        visit(imported);
    };
    names.forEach(visit);
    return found;
  }
  /** Words and class names that stand in the areas and their parts alone. */
  const WORDS = [
    'Overujem prihlásenie',
    'area-link',
    'admin-nav',
    'client-head',
    'Prepnúť vzhľad',
    'area-table',
  ];

  test('is in the build', () => {
    const all = [...filesIn('.js'), ...filesIn('.css')].map(textOf).join('\n');
    expect(WORDS.filter((word) => !all.includes(word))).toEqual([]);
  });

  /** The routes that a document's list names for the browser. */
  function routesListedIn(html: string): Record<string, { parentId?: string; css?: string[] }> {
    const [list = '', ...others] = new Set(
      namesIn(html).filter((name) => /^(?:whole-)?manifest-/.test(name)),
    );
    expect([list, others]).toEqual([expect.stringMatching(/./), []]);
    const text = textOf(list);
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)).routes;
  }
  const isOfArea = (id: string) => AREA_PATHS.some((area) => id.startsWith(`${area.slice(1)}/`));

  test('is unknown to public pages, which list no route of an area; the areas list every one (docs/decisions/126)', async () => {
    const listedAt = async (path: string) =>
      Object.keys(routesListedIn((await fetchPage(server.url, path)).html));
    const ofPages = await listedAt('/');
    expect(ofPages.filter(isOfArea)).toEqual([]);
    for (const path of UNKEPT_PAGES) expect(await listedAt(path)).toEqual(ofPages);
    for (const area of AREA_PATHS) {
      const listed = await listedAt(area);
      expect(listed).toEqual(expect.arrayContaining(ofPages));
      expect(listed.filter(isOfArea).length).toBe(listed.length - ofPages.length);
      for (const other of AREA_PATHS) expect(listed).toContain(`${other.slice(1)}/screens.route`);
    }
  });

  test('brings the styles of every screen with the shell, which React takes over at any path', async () => {
    const [area] = AREA_PATHS;
    const routes = routesListedIn((await fetchPage(server.url, area)).html);
    const stylesOf = (id: string) => routes[id]?.css ?? [];
    const lacking = AREA_PATHS.flatMap((area) => {
      const screens = `${area.slice(1)}/screens.route`;
      const shell = [...stylesOf('root'), ...stylesOf(`${area.slice(1)}${area}.route`), ...stylesOf(screens)];
      const below = Object.keys(routes).filter((id) => routes[id]?.parentId === screens);
      expect(below.length).toBeGreaterThan(1);
      return below.flatMap((id) =>
        stylesOf(id).flatMap((file) => (shell.includes(file) ? [] : [`${id} asks for ${file}`])),
      );
    });
    expect(lacking).toEqual([]);
  });

  test('is in no public page, and nothing of it is fetched in advance there', async () => {
    // The sign-in draws parts of the areas, in a document of its own.
    for (const path of PUBLIC_PAGES.filter((each) => !UNKEPT_PAGES.includes(each))) {
      const { html } = await fetchPage(server.url, path);
      // The list of all routes names the files of each.
      const loaded = [...withImports(namesIn(html).filter((name) => !name.startsWith('manifest-')))];
      expect(loaded.length, path).toBeGreaterThan(5);
      const code = [html, ...loaded.map(textOf)].join('\n');
      expect(
        WORDS.filter((word) => code.includes(word)),
        path,
      ).toEqual([]);
    }
  });

  test('is split: a shell brings no screen but the one for paths that are not there', async () => {
    for (const area of AREA_PATHS) {
      const { html } = await fetchPage(server.url, area);
      expect(namesIn(html).filter((name) => /^(?:overview|today)\.route-/.test(name))).toEqual([]);
    }
  });
});
