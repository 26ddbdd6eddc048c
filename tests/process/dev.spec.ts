import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePort, ROOT, ready, TEST_ENVIRONMENT } from '../server-process.ts';
import { begunFolder, cleanUp, databaseOf } from './program.ts';

/** What `npm run dev` needs of a checkout, besides the packages. */
const SOURCES = [
  'src',
  'content',
  'documents',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'site.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** What makes the first administrator; it ends with the token. */
const SETUP_LINK = /^Administrator, once: http:\/\/localhost:\d+\/\S+=\S{20,}$/m;

let npm: ChildProcess | undefined;
let checkout = '';
afterEach(async () => {
  if (npm?.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGKILL');
  rmSync(checkout, { recursive: true, force: true });
  await cleanUp();
});

/** Saves as an editor on a busy machine does: the file is empty for a moment, and all of it is one change to a watcher. */
async function saveSlowly(file: string, text: string): Promise<void> {
  writeFileSync(file, '');
  await passed(30);
  writeFileSync(file, text);
}

/** A copy of the checkout, whose files a test may change. */
function copiedCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'webdielna-dev-'));
  for (const path of SOURCES) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

test('npm run dev answers with a saved server file, keeps the old one over a broken one and one that cannot start, and ends at SIGTERM', async () => {
  checkout = copiedCheckout();
  const dataDir = begunFolder();
  const port = await freePort();
  npm = spawn('npm', ['run', 'dev'], {
    cwd: checkout,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...TEST_ENVIRONMENT, DATA_DIR: dataDir, PORT: String(port) },
  });
  const ended = once(npm, 'close');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on('data', (data: Buffer) => {
      output += data;
    });
  const health = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      (answer) => answer.text(),
      () => null,
    );
  const file = join(checkout, 'src/server/http/health.ts');
  const code = readFileSync(file, 'utf8');
  await ready(`http://localhost:${port}`, npm, () => output);
  expect(await health()).toBe('{"status":"ok"}');
  await expect.poll(() => output).toContain(`Mails: ${join(dataDir, 'outbox')}\n`);
  await expect.poll(() => output).toMatch(SETUP_LINK);
  await saveSlowly(file, code.replace("'ok'", "'changed'"));
  await expect.poll(health).toBe('{"status":"changed"}');
  writeFileSync(file, `${code} }`);
  await expect.poll(() => output).toContain('Transform failed');
  expect(await health()).toBe('{"status":"changed"}');
  writeFileSync(file, 'export const nothing = 0;');
  await expect.poll(() => output).toContain('Not restarted');
  await expect.poll(health).toBe('{"status":"changed"}');
  await saveSlowly(file, code.replace("'ok'", "'mended'"));
  await expect.poll(health).toBe('{"status":"mended"}');

  const database = databaseOf(dataDir);
  expect(database).not.toBeNull();
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(() => databaseOf(dataDir)).toBeNull();
});
