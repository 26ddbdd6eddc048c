import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const DESIGN = join(import.meta.dirname, '..');

/** Folders that a stylesheet names, whole. */
const sources = (file: string, said: RegExp): string[] =>
  [...readFileSync(join(DESIGN, file), 'utf8').matchAll(said)].map(([, path = '']) =>
    join(DESIGN, file, '..', path),
  );

it('the areas have the utilities of every folder that the public stylesheet leaves out', () => {
  const left = sources('styles.css', /^@source not "([^"*]+)";/gm);
  expect(left.length).toBeGreaterThan(4);
  expect(sources('areas/area-utilities.css', /^@source "([^"]+)";/gm)).toEqual(expect.arrayContaining(left));
});
