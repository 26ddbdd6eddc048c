/** How long the operator's inbox takes at the server with 10 000 and with 1 000 000 requests (or DESK_ROWS). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { site } from '#domain/content/site.ts';
import { nameSelection } from '#domain/quote/named-selection.ts';
import { storedSelection } from '#domain/quote/read-stored.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { createMessageService } from '#server/messages/service.ts';
import { systemRandom } from '#server/random.ts';
import { createInbox } from '#server/requests/inbox.ts';
import { quoteSelection } from '../tests/factories/selection.ts';
import { median, report, say } from './report.ts';

const FEW = 10_000;
const MANY = Number(process.env.DESK_ROWS ?? 1_000_000);
/** Rows of one statement, which may take as long as it needs. */
const PART = 50_000;
const ROUNDS = 7;
/** Either is enough: no more than so many times as long, or so many milliseconds. */
const GROWTH = 3;
const ENOUGH_MS = 150;
const NOW = new Date('2026-11-23T09:00:00Z');

const dataDir = mkdtempSync(join(tmpdir(), 'webdielna-desk-'));
const database = await openEmbedded({ dataDir, log: { info: () => {}, warn: () => {} } });
await database.ensureRunning();
await migrate(database.connection);
const loader = createPool(database.connection, {
  applicationName: 'bench load',
  max: 1,
  timeouts: { statement: 0, silence: 0, idle: 0, idleInTransaction: 0 },
});
await loader.query("SET maintenance_work_mem = '512MB'; SET synchronous_commit = off");
const pool = createPool(database.connection, { applicationName: 'bench' });
const db = createDb(pool);
const messages = createMessageService({ random: systemRandom });
const inbox = createInbox({ db, site, messages, quotes: { find: async () => null } });

const statesOf = { all: 'all', open: 'open', lost: 'lost', archived: 'archived' } as const;
const search = (text: string, status: (typeof statesOf)[keyof typeof statesOf] = 'all') =>
  inbox.list({ search: text, status }, NOW);

/** What the operator does all day, and what is hard: words of every frequency, states with few and many. */
const ACTS: Record<string, () => Promise<unknown>> = {
  'the list': () => inbox.list({}, NOW),
  'those that wait': () => inbox.list({ waiting: 'yes' }, NOW),
  'a state': () => inbox.list({ status: 'lost' }, NOW),
  'a state of one kind': () => inbox.list({ status: 'lost', kind: 'contact' }, NOW),
  'what is put aside': () => inbox.list({ snoozed: 'yes' }, NOW),
  'the middle of the list': () =>
    inbox.list({ after: { createdAt: new Date('2025-11-23T09:00:00Z'), id: crypto.randomUUID() } }, NOW),
  'the board': () => inbox.board(undefined, NOW),
  'the counts': () => inbox.counts(NOW),
  'a rare word': () => search('zriedkavost'),
  'a word of one in a thousand': () => search('tisicina'),
  'a word of one in ten': () => search('desatina'),
  'a word that all have': () => search('strecha'),
  'a word that nobody has': () => search('nikdenic'),
  'two words': () => search('tisicina strecha'),
  'three letters': () => search('zri'),
  'a rare word among the open': () => search('zriedkavost', 'open'),
  'a common word among the open': () => search('desatina', 'open'),
  'a rare word among the lost': () => search('zriedkavost', 'lost'),
  'a word of one in a thousand among the lost': () => search('tisicina', 'lost'),
  'a telephone number': () => search('0905 004 321'),
  'a ticket': () => search('#4321'),
  'one request': () => inbox.record(oneId, NOW),
};

let oneId = '';
try {
  const few = await timesAt(FEW);
  const many = await timesAt(MANY);
  for (const act of Object.keys(ACTS)) {
    const [before = 0, after = 0] = [few.get(act), many.get(act)];
    report(`${act} among ${MANY}`, after, { atMost: Math.max(ENOUGH_MS, GROWTH * before) }, ' ms');
  }
} finally {
  await pool.end();
  await loader.end();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function timesAt(rows: number): Promise<Map<string, number>> {
  await fill(loader, rows);
  const { rows: found } = await loader.query('SELECT id FROM requests WHERE number = 4321');
  oneId = found[0].id;
  const times = new Map<string, number>();
  for (const [act, run] of Object.entries(ACTS)) {
    const taken = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const start = performance.now();
      await run();
      taken.push(performance.now() - start);
    }
    times.set(act, median(taken.slice(1)));
    say(`${rows} requests, ${act}: ${median(taken.slice(1)).toFixed(1)} ms`);
  }
  return times;
}

/** Adds requests until there are so many: two years of them, most of them closed, few still open. */
async function fill(to: Pool, rows: number): Promise<void> {
  const start = performance.now();
  const selection = JSON.stringify(storedSelection(nameSelection(quoteSelection())));
  // Made anew afterwards, which takes a fraction of keeping them row by row.
  const { rows: searched } = await to.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename IN ('requests', 'request_notes') AND indexdef LIKE '%gin_trgm_ops%'`,
  );
  for (const { name } of searched) await to.query(`DROP INDEX ${name}`);
  for (;;) {
    const { rows: counted } = await to.query('SELECT count(*)::int AS rows FROM requests');
    const first = counted[0].rows + 1;
    const last = Math.min(rows, first + PART - 1);
    if (first > last) break;
    await to.query(
      `INSERT INTO requests (id, kind, status, archived_from, name, email, company, phone_e164, phone_display,
         description, topic, service, trade, selection, price_min, price_max, lost_reason, answer_due_at,
         answer_warn_at, answered_at, snoozed_until, created_at, updated_at)
       SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN 'wizard' ELSE 'contact' END, status,
         CASE WHEN status = 'archived' THEN 'lost' END,
         'Klient ' || n, 'klient' || n || '@vzor.example', '', '+421905' || lpad(n::text, 6, '0'), '',
         'Potrebujem, aby nová strecha bola na webe do jari. ' || md5(n::text) || ' '
           || CASE WHEN n % 10 = 3 THEN 'desatina ' ELSE '' END || CASE WHEN n % 1000 = 7 THEN 'tisícina ' ELSE '' END
           || CASE WHEN n % 5000 = 11 THEN 'zriedkavosť' ELSE '' END,
         CASE WHEN n % 2 = 1 THEN 'other' END, CASE WHEN n % 2 = 0 THEN 'tvorba-webu' END,
         CASE WHEN n % 2 = 0 THEN 'roofer' END, CASE WHEN n % 2 = 0 THEN $3::jsonb END,
         CASE WHEN n % 2 = 0 THEN 1500 END, CASE WHEN n % 2 = 0 THEN 2500 END,
         CASE WHEN status = 'lost' THEN 'no-answer' END, at + interval '1 day', at + interval '18 hours',
         CASE WHEN status NOT IN ('new', 'seen') THEN at + interval '2 hours' END,
         CASE WHEN n % 977 = 0 AND status IN ('new', 'seen', 'contacted') THEN $4::timestamptz + interval '1 day' END,
         at, at
       FROM generate_series($1::int, $2::int) n,
         LATERAL (SELECT (ARRAY['new', 'seen', 'contacted', 'offered', 'won', 'won', 'won', 'lost', 'lost', 'lost',
           'lost', 'lost', 'lost', 'lost', 'lost', 'archived', 'archived', 'archived', 'archived', 'archived'])
           [(n * 7) % 20 + 1] AS status,
           $4::timestamptz - interval '2 years' * ((n::bigint * 7919 % 1000003) / 1000003.0) AS at) made`,
      [first, last, selection, NOW],
    );
    await to.query(
      `INSERT INTO request_notes (id, request_id, kind, text, created_at)
       SELECT gen_random_uuid(), id, 'note', 'Volať po obede, chce vedieť, kedy bude strecha.', created_at
       FROM requests WHERE number BETWEEN $1 AND $2 AND number % 5 = 0`,
      [first, last],
    );
  }
  for (const { definition } of searched) await to.query(definition);
  await to.query('VACUUM (ANALYZE) requests');
  await to.query('ANALYZE request_notes');
  say(`${rows} requests loaded in ${Math.round((performance.now() - start) / 1000)} s`);
}
