import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The product as its operator runs it: the production build in a process of its own. */
export interface ServerProcess {
  /** Origin, such as http://localhost:3000. */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** What the process has printed so far. */
  output(): string;
  /** Settles when the process is gone. */
  readonly ended: Promise<unknown>;
  /** Sends SIGTERM, waits for the end, removes the data and fails if the process did not end well. */
  stop(): Promise<void>;
}

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BUILD = 'build';
const mainOf = (build: string): string => resolve(ROOT, build, 'server/main.js');
export const MAIN = mainOf(BUILD);
const STOP_LIMIT = 20_000;
/** No start takes so long, on whatever machine; less than a test may take, so that the test says what was printed. */
const HANGS = 150_000;
const LOOK_AGAIN = 50;

/** What `npm start` gives the server before any code of ours runs: settings of the C library, and Node's flags. */
const START = (() => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [, settings = '', flags = ''] =
    /^exec env (.+) node (.+) build\/server\/main\.js$/.exec(scripts.start) ?? [];
  if (flags === '') throw new Error('package.json starts the server in another way than the tests.');
  return {
    env: Object.fromEntries(settings.split(' ').map((setting) => setting.split('='))),
    flags: flags.split(' '),
  };
})();

/**
 * What programs get in tests: neither the shell nor a .env file of the checkout reaches them, and limits end only what hangs
 * (decision 173).
 */
export const TEST_ENVIRONMENT = {
  ...Object.fromEntries(
    [
      'HOST DATABASE_URL BACKUP_DIR PUBLIC_URL TRUST_PROXY APP_SECRET SMTP_URL MAIL_FROM',
      'S3_ENDPOINT S3_BUCKET S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY FILES_TOTAL_MB CLAMD_ADDRESS DRAIN_SECONDS SAMPLE_ACCOUNT',
      'AI_BASE_URL AI_API_KEY AI_MODEL AI_DAILY_LIMIT ADMIN_USERNAME ADMIN_EMAIL ADMIN_PASSWORD',
    ]
      .flatMap((names) => names.split(' '))
      .map((name) => [name, '']),
  ),
  TIMEOUT_FACTOR: '10',
};

/** Starts a built server on a free port and an empty DATA_DIR, and waits until it is ready. */
export async function startServer(env: Record<string, string> = {}, build = BUILD): Promise<ServerProcess> {
  const main = mainOf(build);
  if (!existsSync(main)) throw new Error('There is no build; make one with: npm run build');
  const dataDir = mkdtempSync(join(tmpdir(), 'webdielna-server-'));
  const port = await freePort();
  const child = spawn(process.execPath, [...START.flags, main], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...TEST_ENVIRONMENT,
      ...START.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const collect = (data: Buffer) => {
    output += data;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const url = `http://localhost:${port}`;
  await ready(url, child, () => output).catch((error: unknown) => {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
      const [code, signal] = await ended;
      clearTimeout(killer);
      rmSync(dataDir, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The server ended with ${signal ?? code}:\n${output}`);
    },
  };
}

/**
 * Resolves when the program's /readyz says so; fails with what it printed when it ends before, or hangs until `HANGS`, and
 * is ended then.
 */
export async function ready(url: string, program: ChildProcess, output = () => ''): Promise<void> {
  const limit = performance.now() + HANGS;
  for (;;) {
    // First: on a port in use somebody else would answer.
    const isOver = program.exitCode !== null || program.signalCode !== null;
    if (isOver || performance.now() > limit) {
      program.kill('SIGKILL');
      throw new Error(`The program ${isOver ? 'ended before it was' : 'did not get'} ready:\n${output()}`);
    }
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await delay(LOOK_AGAIN);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
