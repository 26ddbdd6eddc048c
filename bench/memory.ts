/** Memory of server, database and PDF workers after the browser tests (Linux). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../tests/server-process.ts';
import { report, say } from './report.ts';

const LIMIT = 350;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Process {
  pid: number;
  parent: number;
  name: string;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, command = '', rest = ''] =
          /^\d+ \((.*)\) \S (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        return [{ pid: Number(name), name: command, parent: Number.parseInt(rest, 10) }];
      } catch {
        return [];
      }
    });
}

/** The process and everything it has started. */
function familyOf(pid: number, all: Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === pid).flatMap((child) => familyOf(child.pid, all));
  return [...all.filter((one) => one.pid === pid), ...children];
}

/** Megabytes; memory shared by several processes is divided among them in `pss`, counted in each in `rss`. */
function memoryOf(pid: number): { pss: number; rss: number } {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN) / 1024;
  return { pss: read('Pss'), rss: read('Rss') };
}

const server = await startServer();
const tests = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'], {
  cwd: ROOT,
  env: { ...process.env, SERVER_URL: server.url, SERVER_DATA_DIR: server.dataDir },
  stdio: 'inherit',
});
const [code] = await once(tests, 'exit');
const database = Number.parseInt(readFileSync(join(server.dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
const all = processes();
// A database that was started by another process of ours is no child of the server.
const family = [...familyOf(server.pid, all), ...familyOf(database, all)];
const measured = [...new Map(family.map((one) => [one.pid, one])).values()].map((one) => ({
  ...one,
  ...memoryOf(one.pid),
}));
for (const { pid, name, pss, rss } of measured)
  say(`${pss.toFixed(1).padStart(7)} MB PSS ${rss.toFixed(1).padStart(7)} MB RSS  ${name} (${pid})`);
await server.stop();
if (code !== 0) say('The browser tests failed; the memory is that of a shorter run.');
report(
  'resident memory, shared pages once (PSS)',
  measured.reduce((sum, { pss }) => sum + pss, 0),
  { atMost: LIMIT },
  ' MB',
);
say(
  `sum of RSS, shared pages in every process: ${measured.reduce((sum, { rss }) => sum + rss, 0).toFixed(0)} MB`,
);
