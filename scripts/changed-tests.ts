import { execFileSync } from 'node:child_process';
import { readSources } from './check-structure.ts';
import type { SourceFile } from './check-structure-rules.ts';

export const PROCESS_TESTS = /^tests\/process\/.*\.spec\.ts$/;
export const SCREEN_TESTS = /^tests\/screens\/.*\.screen\.tsx$/;
export const BROWSER_TESTS = /^tests\/e2e\/.*\.spec\.ts$/;
const TESTS = /\.(test|spec|screen)\.tsx?$/;

/** They import every room, so that whoever starts them would run for each change; a room's own tests go through its doors. */
const ROOTS = [
  'src/server/services.ts',
  'src/server/app.ts',
  'src/domain/api/contract.ts',
  'src/web/routes.ts',
];

/** Paths of the tests that the uncommitted changes of a checkout can break, or, where there are none, the last commit. */
export function changedTests(root: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const uncommitted = [
    ...git('diff', '-z', '--name-only', 'HEAD'),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ];
  const changed = uncommitted.length > 0 ? uncommitted : git('diff', '-z', '--name-only', 'HEAD~1');
  return testsOf(readSources(root), changed);
}

/**
 * The tests that import what has changed, by however many steps but through a list of all rooms, and those of the rooms that
 * changed, on the same floor.
 */
export function testsOf(sources: readonly SourceFile[], changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of sources)
    for (const { target } of imports)
      if (target !== undefined && !ROOTS.includes(path))
        importers.set(target, [...(importers.get(target) ?? []), path]);
  const reached = new Set(changed);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  const rooms = new Set(changed.filter((path) => !TESTS.test(path)).flatMap(roomOf));
  const isTouched = (path: string): boolean =>
    reached.has(path) || roomOf(path).some((room) => rooms.has(room));
  return sources.map(({ path }) => path).filter((path) => TESTS.test(path) && isTouched(path));
}

/** Folders that are read, not imported, and whose tests stand elsewhere. */
const READ_BY = { documents: 'src/server/pdf', content: 'tests/language' };

/** The folders whose tests concern a file: its room, or those of who reads it. */
function roomOf(path: string): string[] {
  const [folder = ''] = path.split('/');
  const readBy = Object.entries(READ_BY).flatMap(([name, room]) => (name === folder ? [room] : []));
  return [...readBy, ...(/^(?:src\/\w+|tests)\/[\w-]+(?=\/)/.exec(path)?.slice(0, 1) ?? [])];
}
