import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../server-process.ts';

/** Short ones are words that the pages may use too. */
const SHORTEST_TEXT = 24;

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));

const inBrowser = filesBelow('build/client', /\.(?:js|css|html|svg|json|webmanifest|txt|xml)$/).join('\n');

test('no name of a setting of the environment reaches the browser (security 61)', () => {
  const names =
    readFileSync(join(ROOT, '.env.example'), 'utf8').match(/^#? ?[A-Z]+(?:_[A-Z]+)+(?==)/gm) ?? [];
  const settings = names.map((name) => name.replace(/^# ?/, ''));
  expect(settings).toEqual(expect.arrayContaining(['APP_SECRET', 'DATABASE_URL', 'SMTP_URL', 'AI_API_KEY']));
  expect([...settings, 'process.env'].filter((name) => inBrowser.includes(name))).toEqual([]);
});

test('no text of the server’s modules reaches the browser (security 61)', () => {
  const shared = ['src/web', 'src/domain', 'content']
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .join('\n');
  const texts = filesBelow('src/server', /(?<!\.test)\.tsx?$/)
    .flatMap((source) => [...source.matchAll(/'([^'\n\\]+)'|`([^`$\n\\]+)`/g)])
    .map(([, quoted, template]) => quoted ?? template ?? '')
    .filter((text) => text.length >= SHORTEST_TEXT && !shared.includes(text));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => inBrowser.includes(text))).toEqual([]);
});

test('the server’s own process holds nothing that reads strangers’ markdown: workers do (docs/decisions/023)', () => {
  const inServer = filesBelow('build/server', /\.js$/).join('\n');
  expect(inServer).toContain('export-prd-anonymous');
  expect(inServer).not.toMatch(/markdown-it|maxNesting/);
});
