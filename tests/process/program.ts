import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { freePort, MAIN, ROOT, ready, TEST_ENVIRONMENT } from '../server-process.ts';
import { waitFor } from '../wait-for.ts';

/** The built server in a process that a test may treat badly. */
export interface Program {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** What it has printed, log and sentences. */
  output(): string;
  /** Resolves with exit code and signal. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; milliseconds: number }>;
  /** Resolves when /readyz says so, fails when the program ends before. */
  ready(): Promise<void>;
}

async function startProgram(dataDir: string, env: Record<string, string> = {}): Promise<Program> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...TEST_ENVIRONMENT,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => {
      output += data;
    });
  const started = performance.now();
  const url = `http://localhost:${port}`;
  return {
    url,
    port,
    child,
    output: () => output,
    // 'close' comes after the last output.
    ended: once(child, 'close').then(([code, signal]) => ({
      code,
      signal,
      milliseconds: performance.now() - started,
    })),
    ready: () => ready(url, child, () => output),
  };
}

/** Process id of the PostgreSQL in DATA_DIR, or null when none lives. */
export function databaseOf(dataDir: string): number | null {
  const file = join(dataDir, 'postgres/postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

/** What a server knows a browser by; it outlives a restart. */
interface Visitor {
  cookie: string;
  csrfToken: string;
}

/** A visitor's browser with cookies and a token of its own. */
export async function newVisitor(url: string): Promise<Visitor> {
  const answer = await fetch(`${url}/api/csrf-token`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  return { cookie, csrfToken };
}

/** How a visitor, a new one unless told, posts to the server. */
export async function visit(url: string, visitor?: Visitor) {
  const { cookie, csrfToken } = visitor ?? (await newVisitor(url));
  return (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': csrfToken, ...headers },
      body: JSON.stringify(body),
    });
}

/**
 * Begins to post, and goes on once the server holds the request and asks for its body: what was only sent may still be
 * on its way, and a server that stops takes nothing new. The answer with its body follows as a promise.
 */
export async function beginPost(url: string, path: string, body: object) {
  const { cookie, csrfToken } = await newVisitor(url);
  const posting = request(`${url}${path}`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      cookie,
      'x-csrf-token': csrfToken,
      expect: '100-continue',
    },
  });
  const answer = once(posting, 'response').then(async ([response]: IncomingMessage[]) => ({
    status: response?.statusCode,
    bytes: Buffer.concat((await response?.toArray()) ?? []),
  }));
  posting.flushHeaders();
  await once(posting, 'continue');
  posting.end(JSON.stringify(body));
  return { answer };
}

const folders: string[] = [];
const programs: Program[] = [];
/** An empty DATA_DIR. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'webdielna-process-'));
  folders.push(path);
  return path;
}

/** A DATA_DIR with the database of a program that was stopped before anybody came. */
export function begunFolder(): string {
  const path = folder();
  // With its owner and rights, which PostgreSQL looks at.
  execFileSync('cp', ['-a', inject('begunDatabase'), join(path, 'postgres')]);
  return path;
}

/** Starts a program that the clean-up ends. */
export async function start(dataDir: string, env?: Record<string, string>): Promise<Program> {
  const program = await startProgram(dataDir, env);
  programs.push(program);
  return program;
}

/** Asks it to stop; its exit code. */
export async function stop(program: Program, signal: NodeJS.Signals = 'SIGTERM') {
  program.child.kill(signal);
  const { code } = await program.ended;
  return { code };
}

/** Ends every program and database of the test, or of the file, and removes their folders. */
export async function cleanUp(): Promise<void> {
  for (const program of programs.splice(0)) {
    program.child.kill('SIGKILL');
    await program.ended;
  }
  for (const path of folders.splice(0)) {
    const database = databaseOf(path);
    if (database) process.kill(database, 'SIGINT');
    await waitFor(() => expect(databaseOf(path)).toBeNull());
    rmSync(path, { recursive: true, force: true });
  }
}
