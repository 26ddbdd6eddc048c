import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { checkArchive } from '#server/backup/archive-reader.ts';
import { inDatabase } from '../database.ts';
import { requestBody } from '../factories/bodies.ts';
import { ROOT, TEST_ENVIRONMENT } from '../server-process.ts';
import { begunFolder, cleanUp, folder, newVisitor, start, stop, visit } from './program.ts';

afterEach(cleanUp);

const ADMIN = { username: 'jana', password: 'Dlhé-heslo-správcu-7' };
const ENVIRONMENT = {
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_EMAIL: 'jana@example.sk',
  ADMIN_PASSWORD: ADMIN.password,
};

const envOf = (dataDir: string) => ({ ...process.env, ...TEST_ENVIRONMENT, DATA_DIR: dataDir });

const run = promisify(execFile);

/** npm adds two lines of its own. */
const npmRun = (dataDir: string, script: string, ...args: string[]) =>
  run('npm', ['run', '--silent', script, '--', ...args], { cwd: ROOT, env: envOf(dataDir) });

let script: ChildProcess | undefined;
afterEach(() => {
  script?.kill('SIGKILL');
});

/** The script in a process that a test may kill. */
const begin = (dataDir: string, name: string, ...args: string[]): ChildProcess => {
  script = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: ROOT,
    env: envOf(dataDir),
    stdio: 'ignore',
  });
  return script;
};

const filesIn = (dataDir: string): string[] => {
  const backups = join(dataDir, 'backups');
  return existsSync(backups) ? readdirSync(backups).map((name) => join(backups, name)) : [];
};

const archivesIn = (dataDir: string): string[] =>
  filesIn(dataDir).filter((name) => name.endsWith('.tar.zst'));

/** Kills the script when that has happened, some milliseconds later. */
async function killedWhen(
  child: ChildProcess,
  happens: () => boolean | Promise<boolean>,
  milliseconds = 0,
): Promise<void> {
  const ended = once(child, 'exit');
  while (child.exitCode === null && child.signalCode === null && !(await happens())) await delay(2);
  await delay(milliseconds);
  child.kill('SIGKILL');
  await ended;
}

/** Whether a restore is filling its database; nobody else is connected to the program's. */
async function isRestoring(dataDir: string): Promise<boolean> {
  const client = new Client({ host: join(dataDir, 'postgres'), user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'webdielna_restoring'");
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const emailsIn = (dataDir: string): Promise<string[]> =>
  inDatabase(dataDir, async (client) =>
    (await client.query('SELECT email FROM requests ORDER BY number')).rows.map(({ email }) => email),
  );

const statusOfLogin = async (url: string): Promise<number> =>
  (await (await visit(url, await newVisitor(url)))('/api/login', ADMIN)).status;

describe('npm run backup and npm run restore', { timeout: 240_000 }, () => {
  test('move a site that is being used to another machine, and back where it was', async () => {
    const [here, there] = [begunFolder(), folder()];
    const server = await start(here, ENVIRONMENT);
    await server.ready();
    const post = await visit(server.url);
    const acknowledged: string[] = [];
    let isOver = false;
    const visitors = (async () => {
      for (let n = 0; !isOver; n += 1) {
        const email = `klient${String(n).padStart(4, '0')}@example.sk`;
        expect((await post('/api/service-requests', requestBody({ email }))).status).toBe(201);
        acknowledged.push(email);
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(2);
    const before = acknowledged.length;
    const made = await npmRun(here, 'backup');
    isOver = true;
    await visitors;
    const [archive = ''] = archivesIn(here);
    expect(made.stdout).toMatch(/^\/\S+\.tar\.zst: \d+\.\d MB, \d+ rows\n$/);
    expect(made.stdout).toContain(archive);

    const refused = npmRun(here, 'restore', archive);
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stderr: 'The server is running, or something else uses the database; stop it, and restore again.\n',
    });

    const restored = await npmRun(there, 'restore', archive);
    expect(restored.stdout).toMatch(/^Restored: \d+ rows in \d+ tables, as of 20\S+Z\.\n$/);
    expect(readFileSync(join(there, 'app-secret'), 'utf8')).toBe(
      readFileSync(join(here, 'app-secret'), 'utf8'),
    );
    const copy = await start(there);
    await copy.ready();
    const emails = await emailsIn(there);
    // All that was acknowledged before the backup, and nothing between two that were.
    expect(emails.length).toBeGreaterThanOrEqual(before);
    expect(emails).toEqual(acknowledged.slice(0, emails.length));
    expect(await statusOfLogin(copy.url)).toBe(200);
    const rows = (await checkArchive(archive)).manifest.tables.find(({ name }) => name === 'requests')?.rows;
    expect(rows).toBe(emails.length);
    const again = await visit(copy.url);
    expect((await again('/api/service-requests', requestBody({ email: 'novy@example.sk' }))).status).toBe(
      201,
    );
    expect((await stop(copy)).code).toBe(0);
    expect((await stop(server)).code).toBe(0);

    const undone = await npmRun(there, 'restore', archive);
    const [, former = ''] = /back to it: npm run restore -- (\S+)\n$/.exec(undone.stdout) ?? [];
    const back = await npmRun(there, 'restore', former);
    expect(back.stdout).toMatch(/^The database from before is in use again\.\n/);
    const last = await start(there);
    await last.ready();
    expect(await emailsIn(there)).toEqual([...emails, 'novy@example.sk']);
    expect(await statusOfLogin(last.url)).toBe(200);
    await stop(last);
  });

  test('killed at any moment leave no archive that looks whole, and the database from before in use', async () => {
    const dataDir = begunFolder();
    const server = await start(dataDir, ENVIRONMENT);
    await server.ready();
    await inDatabase(dataDir, (client) =>
      client.query(
        `INSERT INTO audit_log (at, actor, action, subject_type, subject_id)
         SELECT now(), 'x', 'filler', 'test', md5(n::text) FROM generate_series(1, 60000) AS n`,
      ),
    );
    const left: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      const child = begin(dataDir, 'backup');
      await killedWhen(child, () => filesIn(dataDir).some((name) => name.endsWith('.partial')));
      left.push(...filesIn(dataDir).filter((name) => name.endsWith('.partial')));
      for (const archive of archivesIn(dataDir)) await checkArchive(archive);
    }
    expect(left).not.toEqual([]);
    await npmRun(dataDir, 'backup');
    const archive = archivesIn(dataDir).at(-1) ?? '';
    const filler = async () =>
      inDatabase(dataDir, async (client) => {
        const { rows } = await client.query(
          "SELECT count(*)::int AS n FROM audit_log WHERE action = 'filler'",
        );
        return rows[0].n;
      });
    await inDatabase(dataDir, (client) =>
      client.query(
        "INSERT INTO audit_log (at, actor, action, subject_type, subject_id) VALUES (now(), 'x', 'filler', 'late', 'x')",
      ),
    );
    expect((await stop(server)).code).toBe(0);
    for (const milliseconds of [0, 200, 500]) {
      const child = begin(dataDir, 'restore', archive);
      await killedWhen(child, () => isRestoring(dataDir), milliseconds);
      const check = await start(dataDir);
      await check.ready();
      // One that is killed late may have exchanged the two, but nothing between.
      expect(milliseconds === 0 ? [60_001] : [60_000, 60_001]).toContain(await filler());
      expect((await stop(check)).code).toBe(0);
    }
    await npmRun(dataDir, 'restore', archive);
    const restored = await start(dataDir);
    await restored.ready();
    expect(await filler()).toBe(60_000);
    expect(await statusOfLogin(restored.url)).toBe(200);
    await stop(restored);
  });

  test('say in one sentence what is wrong', async () => {
    const dataDir = folder();
    const none = join(dataDir, 'none.tar.zst');
    for (const [script, args, sentence] of [
      ['backup', [], `There is no database in ${dataDir}; set DATA_DIR as the server has it.`],
      ['backup', ['somewhere'], 'Use: npm run backup'],
      ['restore', [], 'Use: npm run restore -- ARCHIVE'],
      ['restore', [none], `There is no file ${none}.`],
    ] as const)
      await expect(npmRun(dataDir, script, ...args)).rejects.toMatchObject({
        code: 1,
        stderr: `${sentence}\n`,
      });
  });
});
