/**
 * How long the portal's home takes at the server for a client with 200 projects and 10 000 messages beside one with two
 * projects, in one database. Fails where it takes more than twice as long.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { loadConfig } from '#server/config.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import type { Admitted } from '#server/http/serve.ts';
import { createLog } from '#server/log.ts';
import { createServices } from '#server/services.ts';
import { projectRoot } from '#server/startup.ts';
import { idOf, loadDesk, NOW } from './desk-load.ts';
import { median, report, rounded, say } from './report.ts';

/** Of the operator's whole work, so that the clients' own is a part of much more. */
const REQUESTS = 20_000;
const [FEW, MANY] = [2, 200];
const MESSAGES = 10_000;
const UNREAD_OF = 50;
const ROUNDS = 31;
const TIMES = 2;

/** What a screen asks for at once. */
const ASKED = {
  home: ['/api/portal/overview', '/api/service-requests', '/api/quotes', '/api/portal/unread'],
  'documents of all': ['/api/portal/documents'],
  'projects of all': ['/api/portal/projects'],
};

const dataDir = mkdtempSync(join(tmpdir(), 'webdielna-portal-'));
const database = await openEmbedded({ dataDir, log: { info: () => {}, warn: say } });
await database.ensureRunning();
try {
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }, projectRoot());
  const { connection, superuser } = database;
  const own = { ...superuser, database: connection.database };
  const services = createServices({
    ...{ config, connection, root: projectRoot(), clock: () => NOW },
    log: createLog('error'),
  });
  await services.prepare();
  await loadDesk(own, REQUESTS);
  const accounts = [idOf('account', 1), idOf('account', 4)] as const;
  await give(own, idOf('client', 1), FEW, 0);
  await give(own, idOf('client', 4), MANY, MESSAGES);
  const calls = services.rooms.flatMap((room) => room.calls ?? []);
  const answered = async (path: string, accountId: string) => {
    const served = calls.find(({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path);
    if (!served || !('parse' in served.endpoint.answer)) throw new Error(`Nobody answers at ${path}.`);
    const actor = { kind: 'customer', accountId, sessionId: '', isProven: true, isConfirmed: false };
    const call = { actor, query: {}, params: {}, now: NOW } as unknown as Admitted;
    served.endpoint.answer.parse(await served.handle(call));
  };
  for (const [name, paths] of Object.entries(ASKED)) {
    const ask = (account: string) => Promise.all(paths.map((path) => answered(path, account)));
    const times: [number[], number[]] = [[], []];
    // One round here, one round there: what disturbs the machine disturbs both.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [place, account] of accounts.entries()) {
        const start = performance.now();
        await ask(account);
        if (round > 0) times[place]?.push(performance.now() - start);
      }
    const [few, many] = [median(times[0]), median(times[1])];
    say(`${name}: ${rounded(few)} ms with ${FEW} projects, ${rounded(many)} ms with ${MANY}`);
    if (paths === ASKED.home)
      report('the home of the many against that of the few', many / few, { atMost: TIMES });
  }
  await services.close();
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Gives a client so many projects, with stages, things to bring, payments and messages, and takes away any other. */
async function give(own: ClientConfig, client: string, projects: number, messages: number): Promise<void> {
  const connected = new Client(own);
  await connected.connect();
  const some = `(SELECT offers.id FROM projects JOIN offers ON offers.id = projects.offer_id
    WHERE projects.client_id <> $1 AND projects.state NOT IN ('closed', 'paused') ORDER BY projects.id LIMIT ${projects})`;
  for (const statement of [
    `CREATE TEMP TABLE taken AS SELECT id FROM ${some} AS taken`,
    'UPDATE projects SET client_id = (SELECT id FROM clients WHERE id <> $1 ORDER BY id LIMIT 1) WHERE client_id = $1',
    'UPDATE offers SET client_id = (SELECT id FROM clients WHERE id <> $1 ORDER BY id LIMIT 1) WHERE client_id = $1',
    'UPDATE projects SET client_id = $1 WHERE offer_id IN (SELECT id FROM taken)',
    'UPDATE offers SET client_id = $1 WHERE id IN (SELECT id FROM taken)',
    `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at, read_at)
     SELECT gen_random_uuid(), 'project', mine.id, 'operator', 'Operátor', 'Dobrý deň.', now(),
       CASE WHEN n % ${UNREAD_OF} > 0 THEN now() END
     FROM generate_series(1, ${messages}) n
     JOIN (SELECT id, row_number() OVER () - 1 AS place FROM projects WHERE client_id = $1) mine ON mine.place = n % ${projects}`,
    // Nobody works on a website for two years: all of them began within the last weeks.
    `UPDATE projects SET start_on = (date '2026-11-23' - days)::text, launch_on = (date '2026-11-23' - days + 40)::text
     FROM (SELECT id, (row_number() OVER () % 30)::int AS days FROM projects WHERE client_id = $1) begun WHERE begun.id = projects.id`,
    `UPDATE project_stages SET started_on = start_on FROM projects
     WHERE projects.id = project_id AND client_id = $1 AND started_on IS NOT NULL`,
    `UPDATE checklist_items SET due_on = (start_on::date + position * 4)::text FROM projects
     WHERE projects.id = project_id AND client_id = $1`,
    'DROP TABLE taken',
  ])
    await connected.query(statement, statement.includes('$1') ? [client] : []);
  await connected.query('VACUUM (ANALYZE)');
  await connected.end();
}
