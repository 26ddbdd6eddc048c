/** Time, size and memory of a backup and of its restore (Linux): as many requests as an argument says, or 200 000. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { report, rounded, say } from './report.ts';

const REQUESTS = Number(process.argv[2] ?? 200_000);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOOK_AGAIN = 20;
const MEGABYTE = 1024 * 1024;
/** Seconds, megabytes and seconds; a restore is as long as the index of the search takes to be made. */
const LIMITS = { backup: 30, growth: 100, restore: 300 };

const WORDS =
  'potrebujem web pre firmu ktorá opravuje vodu kúrenie a plyn v Žiline chceme galériu prác cenník formulár rezervácie termínov mapu prevádzok slovenčinu aj angličtinu rýchle načítanie ľahkú úpravu textov fotky z mobilu doménu poštu školenie a údržbu počas celého roka';

/** What a request of the wizard leaves. The index of the search would only make the filling slow; a restore makes it. */
const FILL = [
  'DROP INDEX requests_search',
  `INSERT INTO requests (id, kind, name, email, company, phone_e164, phone_display, service, trade, selection,
     description, browser_id, created_at, updated_at)
   SELECT gen_random_uuid(), 'wizard', 'Klient ' || n, 'klient' || n || '@vzor.example', 'Firma ' || n,
     '+421905' || lpad(n::text, 6, '0'), '+421 905 ' || n, 'web', 'plumber',
     jsonb_build_object('features', jsonb_build_array('gallery', 'blog', n), 'pages', n % 20),
     (SELECT string_agg(words[1 + (n * 7 + word * (1 + n % 37)) % cardinality(words)], ' ') FROM generate_series(1, 50) AS word),
     md5('b' || n), now() - n * interval '1 minute', now()
   FROM generate_series(1, REQUESTS) AS n, string_to_array('${WORDS}', ' ') AS words`,
  `INSERT INTO mails (id, request_id, kind, to_name, to_address, payload, status, message_id, created_at, updated_at)
   SELECT gen_random_uuid(), id, 'request-client', name, email, '{}', 'sent', id || '@vzor.example', created_at, created_at FROM requests`,
  `INSERT INTO audit_log (at, actor, action, subject_type, subject_id)
   SELECT created_at, 'anonymous', 'request.submitted', 'request', id::text FROM requests`,
];

interface Measured {
  seconds: number;
  /** Megabytes at the highest. */
  memory: number;
}

/** Runs a script as its operator does, and measures the process. */
async function measure(dataDir: string, script: string, ...args: string[]): Promise<Measured> {
  const start = performance.now();
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  });
  let memory = 0;
  while (child.exitCode === null) {
    memory = Math.max(memory, highestOf(child));
    await delay(LOOK_AGAIN);
  }
  if (child.exitCode !== 0) throw new Error(`${script} failed.`);
  return { seconds: (performance.now() - start) / 1_000, memory };
}

function highestOf({ pid }: ChildProcess): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The newest one. */
function archiveIn(dataDir: string): string {
  const backups = join(dataDir, 'backups');
  return join(backups, readdirSync(backups).toSorted().at(-1) ?? '');
}

const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'webdielna-bench-')));
const [from = '', into = ''] = folders;
const database = await openEmbedded({ dataDir: from, log: { info: () => {}, warn: say } });
try {
  await migrate(database.connection);
  const empty = await measure(from, 'backup');
  const nothing = await measure(into, 'restore', archiveIn(from));
  const client = new Client(database.connection);
  await client.connect();
  for (const statement of FILL) await client.query(statement.replace('REQUESTS', String(REQUESTS)));
  await client.end();
  const backup = await measure(from, 'backup');
  const archive = archiveIn(from);
  const restore = await measure(into, 'restore', archive);
  say(`${REQUESTS} requests: ${rounded(statSync(archive).size / MEGABYTE)} MB`);
  report('backup', backup.seconds, { atMost: LIMITS.backup }, ' s');
  const growth = { atMost: LIMITS.growth };
  report('memory of the backup, beyond that of an empty one', backup.memory - empty.memory, growth, ' MB');
  report('restore', restore.seconds, { atMost: LIMITS.restore }, ' s');
  report(
    'memory of the restore, beyond that of an empty one',
    restore.memory - nothing.memory,
    growth,
    ' MB',
  );
} finally {
  await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
