import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);

const records = filesIn('docs/decisions', /\.md$/);
const numberOf = (path: string): string => path.slice('docs/decisions/'.length).slice(0, 3);
const numbers = records.map(numberOf);

/** A text names a record by "(044)" or "(070, 071)" in prose, by "decision 044" anywhere. */
const NAMED_IN_PROSE = /\(((?:0\d\d|1[01]\d)(?:, (?:0\d\d|1[01]\d))*)\)/g;
const NAMED = /\bdecisions? (\d{3})\b/gi;
const namedBy = (pattern: RegExp, path: string): string[] =>
  [...read(path).matchAll(pattern)].flatMap(([, named = '']) => named.split(', '));

describe('the records of decisions', () => {
  it('have a number each, which their title says', () => {
    expect(numbers).toEqual([...new Set(numbers)]);
    for (const path of records) expect(read(path).split('\n')[0], path).toContain(`# ${numberOf(path)}`);
  });

  it('are there where a document or a comment names one', () => {
    const prose = [...filesIn('docs', /\.md$/), 'README.md'];
    const code = ['src', 'scripts', 'tests', 'bench', 'content'].flatMap((folder) =>
      filesIn(folder, /\.(tsx?|css)$/),
    );
    const named = [
      ...prose.flatMap((path) => namedBy(NAMED_IN_PROSE, path).map((number) => `${number} in ${path}`)),
      ...[...prose, ...code].flatMap((path) => namedBy(NAMED, path).map((number) => `${number} in ${path}`)),
    ];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((place) => !numbers.includes(place.slice(0, 3)))).toEqual([]);
  });
});

describe('the page on architecture', () => {
  it('says of every room what it holds', () => {
    const page = read('docs/architecture.md');
    const rooms = ['domain', 'server', 'web'].flatMap((floor) =>
      readdirSync(`${root}src/${floor}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    );
    expect(rooms.length).toBeGreaterThan(40);
    expect([...new Set(rooms)].filter((room) => !page.includes(`\`${room}\``))).toEqual([]);
  });
});
