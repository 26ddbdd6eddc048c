import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { quoteBody } from '../factories/bodies.ts';
import { freePort, ROOT, ready, TEST_ENVIRONMENT } from '../server-process.ts';
import { beginPost, begunFolder, cleanUp, databaseOf, newVisitor, start } from './program.ts';

let npm: ChildProcess | undefined;
afterEach(async () => {
  if (npm?.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGKILL');
  npm = undefined;
  await cleanUp();
});

/** `npm start` as a shell runs it: a process group of its own. */
async function startByNpm(dataDir: string) {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...TEST_ENVIRONMENT,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: 'off',
    },
  });
  npm = child;
  const url = `http://localhost:${port}`;
  await ready(url, child);
  return { child, url, ended: once(child, 'close') };
}

/** Whether any process of the group lives: npm, its shell or the server. */
function groupLives(leader: number): boolean {
  try {
    process.kill(-leader, 0);
    return true;
  } catch {
    return false;
  }
}

describe('npm start', () => {
  test.each([
    ['SIGTERM', 'to npm alone', 1],
    ['SIGINT', 'to npm alone', 1],
    ['SIGINT', 'to all of its terminal', -1],
    ['SIGTERM', 'to all of its service', -1],
  ] as const)(
    'at %s sent %s finishes what is under way and leaves nothing behind',
    async (signal, _, sign) => {
      const dataDir = begunFolder();
      const { child, url, ended } = await startByNpm(dataDir);
      const pid = child.pid ?? 0;
      const body = { ...quoteBody(), clientName: 'Vzorový klient' };
      const { answer } = await beginPost(url, '/api/export-quote-pdf', body);
      process.kill(sign * pid, signal);
      const { status, bytes } = await answer;
      expect(status).toBe(200);
      expect(bytes.toString('latin1')).toMatch(/%%EOF\s*$/);
      expect(await ended).toEqual([0, null]);
      expect(groupLives(pid)).toBe(false);
      expect(databaseOf(dataDir)).toBeNull();
    },
  );
});

test('a second signal ends a program that waits for somebody', async () => {
  const program = await start(begunFolder());
  await program.ready();
  const { hostname, port } = new URL(program.url);
  const { cookie, csrfToken } = await newVisitor(program.url);
  const head = [
    'POST /api/errors/report HTTP/1.1',
    'host: localhost',
    `cookie: ${cookie}`,
    `x-csrf-token: ${csrfToken}`,
    'content-type: application/json',
    'content-length: 20',
    'expect: 100-continue',
  ];
  const waiting = connect(Number(port), hostname, () => waiting.write(`${head.join('\r\n')}\r\n\r\n`));
  waiting.on('error', () => {});
  // It was asked for the body, and waits for it.
  await once(waiting, 'data');
  program.child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${program.url}/readyz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  // One stop may arrive twice at once; asking again later is meant.
  const again = setInterval(() => program.child.kill('SIGTERM'), 200);
  const { code } = await program.ended.finally(() => clearInterval(again));
  waiting.destroy();
  expect(code).toBe(1);
});
