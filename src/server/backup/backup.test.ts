import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BackupBench,
  createBackupBench,
  everyRow,
  filesIn,
  fillTables,
  rowsOf,
} from '../../../tests/backup-bench.ts';
import type { BackupFailure } from './backup-failure.ts';
import { connectForBackup, lockBackups } from './snapshot-data.ts';

let bench: BackupBench;
let connection: ClientConfig;
beforeAll(async () => {
  bench = createBackupBench();
  connection = await bench.newDatabase();
  await fillTables(connection);
});
afterAll(() => bench.clean());

/** A folder of a test's own, and what makes a backup in it. */
const into = (name: string) => ({ folder: join(bench.folder, name) });

test('a backup beside writers is of one instant: what each transaction writes into two tables is in both or in none', async () => {
  const busy = await bench.newDatabase();
  // The table that is copied first has many rows, so that writers go on while it is copied.
  await rowsOf(
    busy,
    `INSERT INTO audit_log (at, actor, action, subject_type, subject_id)
     SELECT now(), 'x', 'filler', 'test', repeat('x', 80) FROM generate_series(1, 100000)`,
  );
  await rowsOf(busy, "INSERT INTO rate_limits VALUES ('written', 0, now())");
  let stopped = false;
  let written = 0;
  const write = async () => {
    const client = new Client(busy);
    await client.connect();
    while (!stopped) {
      await client.query('BEGIN');
      await client.query("UPDATE rate_limits SET used = used + 1 WHERE key = 'written'");
      await client.query(
        "INSERT INTO audit_log (at, actor, action, subject_type, subject_id) VALUES (now(), 'x', 'written', 'test', 'x')",
      );
      await client.query('COMMIT');
      written += 1;
    }
    await client.end();
  };
  const writers = [write(), write(), write()];
  await expect.poll(() => written).toBeGreaterThan(20);
  const before = written;
  const file = await bench.backUp(busy);
  const after = written;
  stopped = true;
  await Promise.all(writers);
  expect(after).toBeGreaterThan(before);

  const restored = await bench.newDatabase({ empty: true });
  await bench.restore(file, restored);
  const [found] = await rowsOf<{ rows: number; used: number; highest: number; next: number }>(
    restored,
    `SELECT (SELECT count(*)::int FROM audit_log WHERE action = 'written') AS rows,
       (SELECT used FROM rate_limits WHERE key = 'written') AS used,
       (SELECT max(id)::int FROM audit_log) AS highest, nextval('audit_log_id_seq')::int AS next`,
  );
  expect(found?.rows).toBe(found?.used);
  expect(found?.used).toBeGreaterThanOrEqual(before);
  expect(found?.used).toBeLessThan(written);
  expect(found?.next).toBeGreaterThan(found?.highest ?? 0);
});

test('an archive is for its owner alone, also while it is written', async () => {
  const { folder } = into('private');
  const file = await bench.backUp(connection, { folder });
  expect([statSync(file).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(filesIn(folder)).toEqual(['webdielna-2026-11-22T10-20-30Z.tar.zst']);
});

const LOCKS =
  "SELECT FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

test('there is one backup of a database at a time', async () => {
  const other = await connectForBackup(connection);
  expect(await lockBackups(other)).toBe(true);
  const { folder } = into('twice');
  await expect(bench.backUp(connection, { folder })).rejects.toThrow('Another backup is being made.');
  await other.end();
  const free = async () => (await rowsOf(connection, LOCKS)).length;
  await expect.poll(free).toBe(0);
  await bench.backUp(connection, { folder });
});

test('what a killed backup has left is removed by the next one, and nothing else', async () => {
  const { folder } = into('left');
  mkdirSync(folder);
  const left = 'webdielna-2026-11-21T01-20-00Z.tar.zst';
  for (const name of [`${left}.partial`, left, 'photo.jpg.partial']) writeFileSync(join(folder, name), 'x');
  const now = new Date('2026-11-22T10:30:00Z');
  await bench.backUp(connection, { folder, clock: () => now });
  expect(filesIn(folder)).toEqual(['photo.jpg.partial', left, 'webdielna-2026-11-22T10-30-00Z.tar.zst']);
});

describe('a backup that fails says why in one sentence and leaves nothing:', () => {
  const failure = async (options: object): Promise<BackupFailure> =>
    bench.backUp(connection, options).then(
      () => {
        throw new Error('It was made.');
      },
      (error) => error,
    );

  test('a folder that cannot be written to', async () => {
    const { folder } = into('a-file');
    writeFileSync(folder, '');
    const error = await failure({ folder });
    expect(error).toMatchObject({ reason: 'folder', name: 'BackupFailure' });
    expect(error.message).toBe(
      `Backups cannot be written to ${folder} (EEXIST); make it a folder that this user can write to, or set BACKUP_DIR to another one.`,
    );
    expect(readFileSync(folder, 'utf8')).toBe('');
  });

  test.skipIf(process.getuid?.() === 0)('a folder of somebody else', async () => {
    const { folder } = into('closed');
    mkdirSync(folder, { mode: 0o500 });
    expect(await failure({ folder })).toMatchObject({ reason: 'folder' });
    chmodSync(folder, 0o700);
  });

  test('a full disk, before it begins and while it writes', async () => {
    for (const [name, calls] of [
      ['full', 0],
      ['filling', 2],
    ] as const) {
      const { folder } = into(name);
      let left = calls;
      const readDisk = async () => ({ bavail: left-- > 0 ? 2 ** 40 : 0, bsize: 4096 });
      const error = await failure({ folder, readDisk });
      expect(error).toMatchObject({ reason: 'disk' });
      expect(error.message).toBe(
        `The disk of ${folder} has no room for a backup; free some space, or set BACKUP_DIR to another disk.`,
      );
      expect(filesIn(folder)).toEqual([]);
    }
  });

  test('a database that is not there, or goes away', async () => {
    const nowhere = { ...connection, host: '127.0.0.1', port: 1 };
    const { folder } = into('database');
    expect(await failure({ folder, connection: nowhere })).toMatchObject({ reason: 'database' });
    // Whoever looks at the disk for the second time has begun to copy.
    let looks = 0;
    const readDisk = async () => {
      looks += 1;
      if (looks === 2)
        await rowsOf(
          bench.administrator,
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'webdielna backup' AND datname = $1",
          connection.database,
        );
      return { bavail: 2 ** 40, bsize: 4096 };
    };
    expect(await failure({ folder, readDisk })).toMatchObject({ reason: 'database' });
    expect(filesIn(folder)).toEqual([]);
  });

  test('a server that stops', async () => {
    const { folder } = into('stopped');
    const stopping = new AbortController();
    const readDisk = async () => {
      if (existsSync(folder) && filesIn(folder).length > 0) stopping.abort();
      return { bavail: 2 ** 40, bsize: 4096 };
    };
    expect(await failure({ folder, readDisk, signal: stopping.signal })).toMatchObject({ reason: 'stopped' });
    expect(filesIn(folder)).toEqual([]);
  });

  test('a database that no version of the program has seen', async () => {
    const empty = await bench.newDatabase({ empty: true });
    const error = await failure({ ...into('empty'), connection: empty });
    expect(error.message).toBe('There is nothing in the database yet that could be backed up.');
    expect(await everyRow(empty)).toEqual({});
  });
});
