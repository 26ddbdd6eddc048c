import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** Not drawn among the parts: what fills or covers a page, what nobody sees. */
const ELSEWHERE = [
  ...['bottom-strip', 'drawing-grid', 'hero', 'missing-sheet', 'wizard-frame'],
  ...[
    'areas/as-client-bar',
    'areas/client-offer',
    'areas/entry',
    'areas/photo-frame',
    'areas/settings-sheet',
  ],
  ...['honeypot', 'live-region'],
].map((name) => `src/web/design/${name}.tsx`);

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+\.tsx)'/g)].map(([, target = '']) =>
    posix.join(posix.dirname(path), target),
  );

/** The files and all that they are made of. */
function reached(paths: readonly string[], found = new Set<string>()): Set<string> {
  for (const path of paths.filter((each) => !found.has(each))) reached(importsOf(path), found.add(path));
  return found;
}

const posixed = (pattern: string) => globSync(pattern).map((path) => path.replaceAll('\\', '/'));

test('every part of the design is on /admin/kit, or is no part of a page', () => {
  const shown = reached(posixed('src/web/admin/kit*.tsx'));
  const parts = ['src/web/design/*.tsx', 'src/web/design/areas/*.tsx'].flatMap(posixed);
  const missing = parts.filter((path) => !path.endsWith('.test.tsx') && !shown.has(path));
  expect(missing.toSorted()).toEqual(ELSEWHERE.toSorted());
});
