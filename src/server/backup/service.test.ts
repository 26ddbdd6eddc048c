import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administrator, person } from '../../../tests/accounts.ts';
import { type BackupBench, createBackupBench, filesIn, opened } from '../../../tests/backup-bench.ts';
import { appCode, withApp } from '../../../tests/factors.ts';
import { createTestApp } from '../../../tests/test-app.ts';
import { createTestServices, type TestServices } from '../../../tests/test-services.ts';
import { knownMigrations, migrateUntil } from '../db/migrate.ts';
import { checkArchive } from './archive-reader.ts';
import { createBackupService } from './service.ts';

let bench: BackupBench;
beforeAll(() => {
  bench = createBackupBench();
});
afterAll(() => bench.clean());

const DAY = 24 * 60 * 60 * 1000;
const never = new AbortController().signal;

describe('the backup of every night', () => {
  let site: TestServices;
  let now = new Date('2026-06-01T01:20:00Z');
  beforeAll(async () => {
    site = await createTestServices({ clock: () => now });
    await site.services.prepare();
  });
  afterAll(() => site.close());
  const service = () => createBackupService(site.services);
  const folder = () => site.services.config.backupDir;

  test('is made once a night, kept for a week, then one of each week, and never longer than 35 days', async () => {
    expect(await service().state()).toEqual({ last: null, failure: null, kept: [] });
    await service().makeDue(never);
    await service().makeDue(never);
    expect(filesIn(folder())).toEqual(['webdielna-2026-06-01T01-20-00Z.tar.zst']);
    writeFileSync(join(folder(), 'notes.txt'), 'x');
    for (let night = 1; night <= 40; night += 1) {
      now = new Date(now.getTime() + DAY);
      await service().makeDue(never);
    }
    const files = filesIn(folder());
    expect(files).toContain('notes.txt');
    const days = files.flatMap((name) => /\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? []);
    // 11 July 2026 is a Saturday.
    expect(days).toEqual([
      ...['2026-06-07', '2026-06-14', '2026-06-21', '2026-06-28'],
      ...['2026-07-04', '2026-07-05', '2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09', '2026-07-10'],
      '2026-07-11',
    ]);
    const { kept, last } = await service().state();
    expect(kept.map(({ file }) => file)).toEqual(
      days.toReversed().map((day) => join(folder(), `webdielna-${day}T01-20-00Z.tar.zst`)),
    );
    expect(last).toMatchObject({ at: '2026-07-11T01:20:00.000Z', bytes: expect.any(Number) });
    expect(site.logLines().filter(({ msg }) => msg === 'backup: made')).toHaveLength(41);
  });

  test('that fails is logged and seen by the operator, and tried again an hour later', async () => {
    now = new Date('2026-08-01T01:20:00Z');
    const config = { ...site.services.config, backupDir: join(site.dataDir, 'app-secret') };
    const broken = createBackupService({ ...site.services, config });
    await broken.makeDue(never);
    expect(site.logLines().at(-1)).toMatchObject({ level: 50, reason: 'folder' });
    const failed = await broken.state();
    expect(failed.failure).toEqual({
      at: now.toISOString(),
      sentence:
        'Do priečinka pre zálohy sa nedá zapisovať. Skontrolujte jeho práva alebo nastavte iný (BACKUP_DIR).',
    });
    expect(failed.last?.at).toMatch(/^2026-07/);
    now = new Date('2026-08-01T02:20:00Z');
    await service().makeDue(never);
    expect(await service().state()).toMatchObject({ failure: null, last: { at: now.toISOString() } });
  });
});

test('a database that an update has not migrated yet is backed up as it is', async () => {
  const older = await bench.newDatabase({ empty: true });
  await migrateUntil(older, knownMigrations()[11] ?? 0);
  const { db, pool } = opened(older);
  const config = {
    backupDir: join(bench.folder, 'older'),
    dataDir: bench.folder,
    secrets: ['x'] as [string],
  };
  const said: unknown[] = [];
  const say = (...words: unknown[]) => void said.push(words);
  const log = { info: say, warn: say, error: say };
  const clock = () => new Date('2026-11-22T10:00:00Z');
  const service = createBackupService({ config, connection: older, db, clock, log });
  expect(await service.make(never)).toMatchObject({ bytes: expect.any(Number) });
  expect(said).toEqual([]);
  await expect(service.state()).rejects.toThrow();
  await pool.end();
});

test('after a restore elsewhere people sign in as before, also with a second factor', async () => {
  const connection = await bench.newDatabase();
  const env = { RATE_LIMITS: 'off', BACKUP_DIR: join(bench.folder, 'elsewhere') };
  const first = await createTestApp({ database: opened(connection), env });
  const who = person('zalohovana');
  const { secret } = await withApp(await administrator(first, who), first.time.clock());
  const done = await createBackupService(first.services).make(never);
  await first.close();
  await first.database.drop();

  const file = done?.file ?? '';
  const elsewhere = await bench.newDatabase({ empty: true });
  await bench.restore(file, elsewhere);
  const key = (await checkArchive(file)).secret ?? '';
  const second = await createTestApp({ database: opened(elsewhere), env: { ...env, APP_SECRET: key } });
  const browser = second.browser();
  const { username, password } = who;
  expect((await browser.post('/api/login', { username, password: 'iné heslo' })).statusCode).toBe(401);
  const login = await browser.post('/api/login', { username, password });
  expect([login.statusCode, login.json()]).toEqual([
    200,
    expect.objectContaining({ secondFactor: ['totp', 'recovery-code'] }),
  ]);
  // A code signs in once, and this one has confirmed the app.
  const code = appCode(secret, new Date(first.time.clock().getTime() + 30_000));
  expect((await browser.post('/api/login/second-factor', { code })).statusCode).toBe(200);
  const list = await browser.inject({ method: 'GET', url: '/api/admin/backups' });
  expect([list.statusCode, list.json()]).toEqual([200, { last: null, failure: null, kept: [] }]);
  await second.close();
  await second.database.drop();
});
