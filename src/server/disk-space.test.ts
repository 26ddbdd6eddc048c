import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { hasDiskSpace } from './disk-space.ts';

const MEGABYTE = 1024 * 1024;

test.each([
  [0, 0, false],
  [64 * MEGABYTE - 4096, 0, false],
  [64 * MEGABYTE, 0, true],
  [64 * MEGABYTE, 1, false],
  [100 * MEGABYTE, 36 * MEGABYTE, true],
])('a disk with %i bytes free has room for %i more: %s', async (free, more, room) => {
  expect(await hasDiskSpace('/data', more, async () => ({ bavail: free / 4096, bsize: 4096 }))).toBe(room);
});

test('a real folder is looked at, and one that does not exist yet is no reason to refuse', async () => {
  expect(await hasDiskSpace(tmpdir())).toBe(true);
  expect(await hasDiskSpace('/nowhere/at/all')).toBe(true);
});
