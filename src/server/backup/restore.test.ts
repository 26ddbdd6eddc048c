import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { Client, type ClientConfig } from 'pg';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BackupBench,
  createBackupBench,
  everyDefinition,
  everyRow,
  filesIn,
  fillTables,
  NOW,
  opened,
  rowsOf,
  typesInUse,
} from '../../../tests/backup-bench.ts';

import { createTestServices } from '../../../tests/test-services.ts';
import { knownMigrations, migrateUntil } from '../db/migrate.ts';
import { ARCHIVE, type Manifest, partName } from './archive-format.ts';
import { checkArchive } from './archive-reader.ts';
import { writeArchive } from './archive-writer.ts';
import { dropLeftDatabases } from './place-data.ts';
import { putBack } from './restore.ts';

let bench: BackupBench;
beforeAll(() => {
  bench = createBackupBench();
});
afterAll(() => bench.clean());

describe('a restored backup', () => {
  let from: ClientConfig;
  let archive: string;
  let types: Set<string>;
  beforeAll(async () => {
    from = await bench.newDatabase();
    types = await fillTables(from);
    archive = await bench.backUp(from);
  });

  test('has every row of every table, of every type, and the tables are made as before', async () => {
    const rows = await everyRow(from);
    expect([...types].toSorted()).toEqual(await typesInUse(from));
    expect(Object.values(rows).filter((each) => each.length > 0).length).toBeGreaterThan(15);
    const into = await bench.newDatabase();
    const definitions = await everyDefinition(into);
    const restored = await bench.restore(archive, into);
    expect(await everyRow(into)).toEqual(rows);
    expect(await everyDefinition(into)).toEqual(await everyDefinition(from));
    const named = (all: Record<string, unknown>[]) => all.filter(({ is }) => !/ \d+$/.test(String(is)));
    expect(named(await everyDefinition(into))).toEqual(named(definitions));
    const all = Object.values(rows).flat().length;
    expect(restored).toMatchObject({ at: NOW, rows: all, tables: Object.keys(rows).length });
  });

  test('can be read by the usual tools, by its owner alone', () => {
    const names = execFileSync('tar', ['--zstd', '-tf', archive], { encoding: 'utf8' }).trim().split('\n');
    expect([names[0], names.at(-1)]).toEqual([ARCHIVE.first, ARCHIVE.last]);
    expect(names).toContain(partName('accounts', 1));
  });

  test('replaces what was in use, which is kept, and comes back when asked for', async () => {
    const into = await bench.newDatabase();
    await fillTables(into);
    const before = await everyRow(into);
    const { former } = await bench.restore(archive, into);
    expect(former).toBe(`${into.database}_before_20261122102030`);
    expect(await bench.namesBeside(into)).toEqual([former]);
    expect(await everyRow(into)).toEqual(await everyRow(from));
    const later = new Date(NOW.getTime() + 1_000);
    const site = { connection: into, administrator: bench.administrator, dataDir: bench.folder, secrets: [] };
    const back = await putBack({ ...site, isEmbedded: true, now: later, name: former ?? '' });
    expect(back).toEqual({ former: `${into.database}_before_20261122102031` });
    expect(await everyRow(into)).toEqual(before);
    expect(await putBack({ ...site, isEmbedded: true, now: later, name: 'postgres' })).toBeNull();
  });

  test('leaves nothing of a database that held nothing', async () => {
    const into = await bench.newDatabase({ empty: true });
    expect(await bench.restore(archive, into)).toMatchObject({ former: null });
    expect(await bench.namesBeside(into)).toEqual([]);
    expect(await everyRow(into)).toEqual(await everyRow(from));
  });

  test('goes into an empty database where nobody may make another one, and into no other', async () => {
    const into = await bench.newDatabase({ empty: true });
    const alone = { administrator: { ...into, database: 'postgres' } };
    expect(await bench.restore(archive, into, alone)).toMatchObject({ former: null });
    const rows = await everyRow(into);
    expect(rows).toEqual(await everyRow(from));
    await expect(bench.restore(archive, into, alone)).rejects.toThrow(
      'The database user webdielna may not make a database; give it CREATEDB, or set DATABASE_URL to an empty database that it owns.',
    );
    expect(await everyRow(into)).toEqual(rows);
  });

  test('of an older version is migrated to this one', async () => {
    const older = await bench.newDatabase({ empty: true });
    const [, , , , , , , , , , tenth = 0, eleventh = 0] = knownMigrations();
    await migrateUntil(older, tenth);
    await rowsOf(older, "INSERT INTO ai_usage VALUES ('2026-11-01', 7)");
    const old = await bench.backUp(older, { clock: () => new Date('2026-11-01T00:00:00Z') });
    const into = await bench.newDatabase();
    const current = await everyDefinition(into);
    await bench.restore(old, into);
    expect(await everyDefinition(into)).toEqual(current);
    expect((await everyRow(into)).ai_usage).toEqual(['(2026-11-01,7)']);
    expect(await rowsOf(older, "SELECT to_regclass('accounts') AS there")).toEqual([{ there: null }]);
    expect(eleventh).toBeGreaterThan(tenth);
  });

  test('is kept for a week beside the one that replaced it', async () => {
    const into = await bench.newDatabase();
    await fillTables(into);
    const { former } = await bench.restore(archive, into);
    const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60 * 1000);
    expect(await dropLeftDatabases(into, days(7))).toEqual([]);
    expect(await bench.namesBeside(into)).toEqual([former]);
    expect(await dropLeftDatabases(into, days(7.1))).toEqual([former]);
    expect(await bench.namesBeside(into)).toEqual([]);
  });
});

describe('the key of the installation', () => {
  const key = (letter: string) => `${letter}-1234567890-abcdefghijklmnopqrstuvwxyz`;
  const folderWith = (name: string, secret: string) => {
    const dataDir = join(bench.folder, name);
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'app-secret'), secret);
    return { dataDir, secrets: [secret] };
  };

  test('comes with the data it belongs to, and goes back with those from before', async () => {
    const from = await bench.newDatabase();
    await fillTables(from);
    const file = await bench.backUp(from, folderWith('one', key('a')));
    const into = await bench.newDatabase();
    await fillTables(into);
    const other = folderWith('other', key('b'));
    const stored = () => readFileSync(join(other.dataDir, 'app-secret'), 'utf8');
    const { former, hasKey } = await bench.restore(file, into, other);
    expect([stored(), hasKey]).toEqual([key('a'), true]);
    expect(filesIn(other.dataDir)).toEqual(['app-secret', `app-secret.${former}`]);
    const site = { connection: into, administrator: bench.administrator, dataDir: other.dataDir };
    await putBack({ ...site, secrets: [key('a')], isEmbedded: true, now: new Date(), name: former ?? '' });
    expect(stored()).toBe(key('b'));
  });

  test('of the environment stays the operator’s, and another one is told', async () => {
    const from = await bench.newDatabase();
    const dataDir = join(bench.folder, 'environment');
    mkdirSync(dataDir);
    const file = await bench.backUp(from, { dataDir, secrets: [key('c'), key('d')] });
    expect((await checkArchive(file)).secret).toBeNull();
    expect(readFileSync(file).includes(key('c'))).toBe(false);
    const into = await bench.newDatabase({ empty: true });
    expect(await bench.restore(file, into, { dataDir, secrets: [key('d')] })).toMatchObject({ hasKey: true });
    expect(await bench.restore(file, into, { dataDir, secrets: [key('e')] })).toMatchObject({
      hasKey: false,
    });
    expect(filesIn(dataDir)).toEqual([]);
  });
});

describe('what cannot be restored changes nothing:', () => {
  let into: ClientConfig;
  let archive: string;
  let content: Buffer;
  let before: unknown;
  const path = (name: string) => join(bench.folder, name);
  const state = async () => [
    await everyRow(into),
    await everyDefinition(into),
    await bench.namesBeside(into),
  ];

  beforeAll(async () => {
    into = await bench.newDatabase();
    await fillTables(into);
    archive = await bench.backUp(into, { clock: () => new Date('2026-11-22T11:00:00Z') });
    content = readFileSync(archive);
    before = await state();
  });

  async function refusal(file: string): Promise<string> {
    const error: unknown = await bench.restore(file, into).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(await state()).toEqual(before);
    expect(error).toBeInstanceOf(Error);
    return String(error).replace(`${file} `, '');
  }

  const DAMAGED = 'RestoreRefusal: is damaged or was not copied whole; take another copy or another backup.';
  const FOREIGN = 'RestoreRefusal: is no backup of this program.';

  test('an archive with any one byte changed, cut anywhere, or with something behind it', async () => {
    const places = [
      ...[0, 1, 2, 3, 4, 5, 6, content.length - 1, content.length - 40],
      ...Array.from({ length: 40 }, () => randomInt(content.length)),
    ];
    const file = path('broken.tar.zst');
    for (const place of places) {
      const broken = Buffer.from(content);
      broken[place] = (broken[place] ?? 0) ^ (1 << randomInt(8));
      writeFileSync(file, broken);
      const expected = place < 4 ? FOREIGN : DAMAGED;
      await expect(checkArchive(file), `byte ${place}`).rejects.toThrow(
        expected.slice('RestoreRefusal: '.length),
      );
    }
    for (const length of [5, 1_000, content.length - 41, content.length - 40, content.length - 1]) {
      writeFileSync(file, content.subarray(0, length));
      expect(await refusal(file), `cut to ${length}`).toBe(DAMAGED);
    }
    writeFileSync(file, Buffer.concat([content, Buffer.from([0])]));
    expect(await refusal(file)).toBe(DAMAGED);
    writeFileSync(file, Buffer.concat([content, content]));
    expect(await refusal(file)).toBe(DAMAGED);
  });

  test('a file of another kind, or none', async () => {
    for (const [name, bytes] of [
      ['empty', Buffer.alloc(0)],
      ['text', Buffer.from('Toto nie je záloha.')],
      ['dump.sql', readFileSync('tests/fixtures/two-tables.sql')],
    ] as const) {
      writeFileSync(path(name), bytes);
      expect(await refusal(path(name)), name).toBe(FOREIGN);
    }
    expect(await refusal(path('missing'))).toBe(`RestoreRefusal: There is no file ${path('missing')}.`);
    expect(await refusal(bench.folder)).toBe('RestoreRefusal: is no file.');
    writeFileSync(path('other.zst'), zstdCompressSync(Buffer.from('iný obsah')));
    expect(await refusal(path('other.zst'))).toBe(DAMAGED);
  });

  /** A whole archive that says something else than one of this program. */
  async function forged(
    change: (manifest: Manifest) => object,
    { first = `${ARCHIVE.format}`, secret = '', blanks = 0 } = {},
  ): Promise<string> {
    const { manifest } = await checkArchive(archive);
    const file = path('forged.tar.zst');
    async function* entries() {
      yield { name: ARCHIVE.first, body: Buffer.from(first) };
      if (secret !== '') yield { name: ARCHIVE.secret, body: Buffer.from(secret) };
      const said = JSON.stringify(change(manifest)) + ' '.repeat(blanks);
      yield { name: ARCHIVE.last, body: Buffer.from(said) };
    }
    await writeArchive(file, entries(), NOW, new AbortController().signal);
    return file;
  }

  const nothing = { rows: 0, bytes: 0 };
  const emptied = (manifest: Manifest) => manifest.tables.map((table) => ({ ...table, ...nothing }));

  test('an archive of a newer version, of another program, or with other tables', async () => {
    const newer = 'RestoreRefusal: was made by a newer version of this program; restore it with that one.';
    expect(await refusal(await forged((manifest) => manifest, { first: '2' }))).toBe(newer);
    const later = (manifest: Manifest) => [...manifest.migrations, Date.parse('2100-01-01')];
    expect(
      await refusal(
        await forged((manifest) => ({ ...manifest, tables: emptied(manifest), migrations: later(manifest) })),
      ),
    ).toBe(newer);
    expect(
      await refusal(
        await forged((manifest) => ({ ...manifest, tables: emptied(manifest), migrations: [1, 2] })),
      ),
    ).toBe('RestoreRefusal: comes from another program: this one has never had such a database.');
    expect(await refusal(await forged((manifest) => ({ ...manifest, format: 7 })))).toBe(DAMAGED);
    // Rows that the manifest promises and nobody has.
    expect(await refusal(await forged((manifest) => manifest))).toBe(FOREIGN);
    const tables = (manifest: Manifest) => [...emptied(manifest), { name: 'x', columns: ['a'], ...nothing }];
    expect(await refusal(await forged((manifest) => ({ ...manifest, tables: tables(manifest) })))).toContain(
      'holds other tables than this program knows (x(a))',
    );
    const promised = (manifest: Manifest) => emptied(manifest).map((table) => ({ ...table, rows: 1 }));
    expect(await refusal(await forged((manifest) => ({ ...manifest, tables: promised(manifest) })))).toMatch(
      /The table \w+ has 0 rows instead of 1; take another backup\./,
    );
  });

  test('an archive with a key that no installation can have, before its database takes the place', async () => {
    const whole = (manifest: Manifest) => ({ ...manifest, tables: emptied(manifest) });
    for (const secret of ['kratky', ' '.repeat(40), 'a'.repeat(40)])
      expect(await refusal(await forged(whole, { secret }))).toBe(
        'RestoreRefusal: holds a key that no installation can have; take another backup.',
      );
  });

  test('an archive with more than there can be of what is read at once', async () => {
    const long = Array.from({ length: 200 }, (_, n) => `kluc-${n}`).join('-');
    expect(await refusal(await forged((manifest) => manifest, { secret: long }))).toBe(DAMAGED);
    expect(await refusal(await forged((manifest) => manifest, { first: ' '.repeat(2_000) }))).toBe(DAMAGED);
    expect(await refusal(await forged((manifest) => manifest, { blanks: 2 ** 20 }))).toBe(DAMAGED);
  });

  test('a database that somebody uses, at the beginning or at the end', async () => {
    const server = new Client(into);
    await server.connect();
    const running = 'The server is running, or something else uses the database; stop it, and restore again.';
    await expect(bench.restore(archive, into)).rejects.toThrow(running);
    await server.end();
    expect(await state()).toEqual(before);
    const late = new Client(into);
    const readDisk = async () => ({ bavail: 2 ** 40, bsize: 4096 });
    const restoring = bench.restore(archive, into, { readDisk });
    await expect.poll(async () => (await bench.namesBeside(into)).length, { interval: 5 }).toBe(1);
    await late.connect();
    await expect(restoring).rejects.toThrow(running);
    await late.end();
    expect(await state()).toEqual(before);
  });

  test('a disk without room', async () => {
    const readDisk = async () => ({ bavail: 10, bsize: 4096 });
    await expect(bench.restore(archive, into, { readDisk })).rejects.toThrow(
      `The disk of ${bench.folder} has no room for a second database; free some space.`,
    );
    expect(await state()).toEqual(before);
  });
});

test('mails that waited when the backup was made are sent by the server that starts on it', async () => {
  const from = await bench.newDatabase();
  const writer = await createTestServices({ database: opened(from) });
  await writer.services.prepare();
  await writer.services.jobs.start();
  const to = { name: 'Ján', address: 'jan@example.sk' };
  const mail = (status: string) => ({ id: crypto.randomUUID(), status });
  const [waiting, sent] = [mail('pending'), mail('sent')];
  for (const { id, status } of [waiting, sent])
    await writer.database.pool.query(
      `INSERT INTO mails (id, kind, to_name, to_address, payload, status, message_id, created_at, updated_at)
       VALUES ($1, 'account-code', $2, $3, '{}', $4, $5, now(), now())`,
      [id, to.name, to.address, status, `${id}@webdielna.example`],
    );
  const file = await bench.backUp(from, { clock: () => new Date('2026-11-22T12:00:00Z') });
  await writer.close();
  await writer.database.drop();

  const into = await bench.newDatabase();
  await bench.restore(file, into);
  const reader = await createTestServices({ database: opened(into) });
  await reader.services.prepare();
  await reader.services.jobs.start();
  const jobs = async () =>
    (
      await reader.database.pool.query(
        "SELECT data ->> 'mailId' AS id FROM pgboss.job WHERE name = 'mail' ORDER BY created_on",
      )
    ).rows.map(({ id }) => id);
  expect(await jobs()).toEqual([waiting.id]);
  await reader.close();
  await reader.database.drop();
});
