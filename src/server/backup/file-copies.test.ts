import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BackupBench, createBackupBench } from '../../../tests/backup-bench.ts';
import { createTestServices, type TestServices } from '../../../tests/test-services.ts';
import { createBackupService } from './service.ts';

const DAY = 24 * 60 * 60 * 1000;
const never = new AbortController().signal;

let bench: BackupBench;
let site: TestServices;
let now = new Date('2026-06-01T01:20:00Z');

beforeAll(async () => {
  bench = createBackupBench();
  site = await createTestServices({ clock: () => now });
  await site.services.prepare();
});
afterAll(async () => {
  await site.close();
  await bench.clean();
});

const pathOf = (text: string): string => {
  const sha256 = createHash('sha256').update(text).digest('hex');
  return join('files', sha256.slice(0, 2), sha256);
};
const keep = async (text: string): Promise<void> => {
  const path = join(site.dataDir, pathOf(text));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};
const backups = () => join(site.dataDir, 'backups');
const inBackup = (text: string): Promise<string | null> =>
  readFile(join(backups(), pathOf(text)), 'utf8').catch(() => null);
const make = () => createBackupService(site.services).make(never);

describe('What clients have uploaded', () => {
  beforeEach(() => rm(join(backups(), 'files'), { recursive: true, force: true }));

  it('lies beside the archives, once, and comes back where it is missing', async () => {
    await keep('strecha');
    await make();
    now = new Date(now.getTime() + DAY);
    await keep('komín');
    const archive = await make();
    expect([await inBackup('strecha'), await inBackup('komín')]).toEqual(['strecha', 'komín']);
    const into = join(bench.folder, 'inde');
    await mkdir(into);
    const connection = await bench.newDatabase();
    const restored = await bench.restore(archive?.file ?? '', connection, { dataDir: into });
    expect(restored.files).toBe(2);
    expect(await readFile(join(into, pathOf('komín')), 'utf8')).toBe('komín');
    const again = await bench.restore(archive?.file ?? '', connection, { dataDir: into });
    expect(again.files).toBe(0);
  });

  it('is gone from there 35 days after it is gone from the site', async () => {
    await keep('okno');
    await make();
    await rm(join(site.dataDir, pathOf('okno')));
    now = new Date(now.getTime() + 35 * DAY);
    await make();
    expect(await inBackup('okno')).toBe('okno');
    now = new Date(now.getTime() + DAY);
    await make();
    expect(await inBackup('okno')).toBeNull();
    expect(await inBackup('strecha')).toBe('strecha');
  });

  it('leaves no half of a copy, and none where there is no room', async () => {
    await keep('dvere');
    // The place of a copy is taken by something that is no folder.
    const place = dirname(join(backups(), pathOf('dvere')));
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, '');
    const before = (await readdir(backups())).length;
    await expect(make()).rejects.toMatchObject({ reason: 'folder' });
    expect((await readdir(backups())).length).toBe(before);
    await rm(place);
    await make();
    expect(await inBackup('dvere')).toBe('dvere');
    expect((await readdir(place)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });
});
