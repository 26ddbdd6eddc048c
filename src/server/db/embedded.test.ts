import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartupError } from '../startup.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';
import { readPidFile } from './postgres-server.ts';

// Each test makes a database, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let folder: string;
let dataDir: string;
let members: ChildProcess[];
let opened: EmbeddedDatabase[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webdielna-embedded-'));
  dataDir = join(folder, 'data');
  members = [];
  opened = [];
});

afterEach(async () => {
  await Promise.all(members.map(stopMember));
  await Promise.all(opened.map((database) => database.close()));
  rmSync(folder, { recursive: true, force: true });
});

const log = { info: () => {}, warn: () => {} };

async function open(durable = false): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({ dataDir, log, durable });
  opened.push(database);
  return database;
}

const MEMBER = `
  const { openEmbedded } = await import(process.argv[1]);
  const database = await openEmbedded({ dataDir: process.argv[2], durable: false, log: { info() {}, warn() {} } });
  process.once('SIGTERM', () => database.close());
  console.log('open');
`;

/** Another process with the same DATA_DIR, in a process group of its own; resolves when it has the database open. */
async function startMember(): Promise<ChildProcess> {
  const module = new URL('./embedded.ts', import.meta.url).href;
  const args = ['--input-type=module', '--eval', MEMBER, module, dataDir];
  const member = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  members.push(member);
  await Promise.race([once(member.stdout, 'data'), once(member, 'exit')]);
  expect(member.exitCode).toBeNull();
  return member;
}

async function stopMember(member: ChildProcess): Promise<void> {
  if (member.exitCode !== null || member.signalCode !== null) return;
  member.kill('SIGTERM');
  await once(member, 'exit');
}

async function query(connection: ClientConfig, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = (): number | undefined => readPidFile({ pgData: join(dataDir, 'postgres') })?.pid;

test('data survives closing, in a long path with spaces, quotes and diacritics', async () => {
  dataDir = join(folder, 'Môj "nový" web', "d'Arc $HOME", 'ľščťžýáíé'.repeat(8));
  const first = await open();
  await query(first.connection, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.close();
  expect(serverPid()).toBeUndefined();
  const second = await open();
  expect(await query(second.connection, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
});

test('the server is durable, Slovak, private and not on the network', async () => {
  const { connection } = await open(true);
  const settings = `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages,
    current_setting('synchronous_commit') AS commit, current_setting('data_checksums') AS checksums,
    current_setting('listen_addresses') AS addresses, current_setting('server_encoding') AS encoding,
    (SELECT datlocale FROM pg_database WHERE datname = current_database()) AS locale`;
  expect(await query(connection, settings)).toEqual([
    {
      fsync: 'on',
      pages: 'on',
      commit: 'on',
      checksums: 'on',
      addresses: '',
      encoding: 'UTF8',
      locale: 'sk-SK',
    },
  ]);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  expect(
    await query(connection, "SELECT * FROM unnest(ARRAY['d', 'ch', 'č', 'c', 'h']) AS w ORDER BY w"),
  ).toEqual(['c', 'č', 'd', 'h', 'ch'].map((w) => ({ w })));
});

test('a server left by a killed process group is taken over and stopped in the end', async () => {
  const member = await startMember();
  const left = serverPid();
  process.kill(-(member.pid ?? 0), 'SIGKILL');
  await once(member, 'exit');
  const database = await open();
  expect(serverPid()).toBe(left);
  await database.close();
  expect(serverPid()).toBeUndefined();
});

test('the server stays until the last of several processes leaves', async () => {
  const [first, member] = await Promise.all([open(), startMember()]);
  await first.close();
  expect(serverPid()).toBeGreaterThan(0);
  await stopMember(member);
  expect(member.exitCode).toBe(0);
  expect(serverPid()).toBeUndefined();
});

test('leaving and joining at once ends with a running server', async () => {
  let current = await open();
  for (let round = 0; round < 3; round += 1) {
    const [, next] = await Promise.all([current.close(), open()]);
    expect(await query(next.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    current = next;
  }
});

test('a killed server comes back by itself with everything that was committed', async () => {
  const database = await open();
  await query(database.connection, 'CREATE TABLE kept AS SELECT 1 AS one');
  const session = new Client(database.connection);
  session.on('error', () => {});
  await session.connect();
  process.kill(serverPid() ?? 0, 'SIGKILL');
  await new Promise((resolve) => session.once('end', resolve));
  await expect
    .poll(() => query(database.connection, 'SELECT one FROM kept').catch(() => []))
    .toEqual([{ one: 1 }]);
  await database.ensureRunning();
});

test('a stale pid file is no obstacle, whether its number is dead or another program', async () => {
  await (await open()).close();
  const pgData = join(dataDir, 'postgres');
  const stranger = spawn('sleep', ['60']);
  members.push(stranger);
  for (const pid of [stranger.pid, 4_194_303]) {
    const lines = `${pid}\n${pgData}\n1700000000\n5432\n.\n\n  123 456\nready   \n`;
    writeFileSync(join(pgData, 'postmaster.pid'), lines);
    writeFileSync(join(pgData, '.s.PGSQL.5432.lock'), lines);
    const database = await open();
    expect(serverPid()).not.toBe(pid);
    await database.close();
  }
  expect(stranger.exitCode).toBeNull();
});

test('an interrupted creation is cleared away', async () => {
  mkdirSync(join(dataDir, 'postgres.new-4194303/base'), { recursive: true });
  mkdirSync(join(dataDir, `postgres.new-${process.pid}/base`), { recursive: true });
  await open();
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
});

test('a folder that is no usable data directory is refused in one sentence and left alone', async () => {
  const version = join(dataDir, 'postgres/PG_VERSION');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(version, '17\n');
  await expect(open()).rejects.toThrow(/was made by PostgreSQL 17, but this version brings PostgreSQL 18;/);
  rmSync(version);
  writeFileSync(join(dataDir, 'postgres/notes.txt'), '');
  await expect(open()).rejects.toThrow(/holds something that is no database/);
  expect(existsSync(join(dataDir, 'postgres/notes.txt'))).toBe(true);
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('a server that cannot start says why in one sentence', async () => {
  await (await open()).close();
  writeFileSync(join(dataDir, 'postgres/postgresql.conf'), 'work_mem = plenty');
  await expect(open()).rejects.toThrow(StartupError);
  await expect(open()).rejects.toThrow(
    /^The database did not start: .*postgresql\.conf" contains errors .*log\)$/,
  );
});

test('a DATA_DIR that cannot be written is refused in one sentence', async () => {
  writeFileSync(dataDir, '');
  await expect(open()).rejects.toThrow(/^DATA_DIR must be a folder that this user can write to/);
  if (process.getuid?.() === 0) return;
  rmSync(dataDir);
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o500);
  await expect(open()).rejects.toThrow(/^DATA_DIR must be a folder that this user can write to/);
});
