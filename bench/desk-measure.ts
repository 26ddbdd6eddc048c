/**
 * How long the operator's lists, boards, counters and searches take at the server with 10 000 and with 1 000 000 requests
 * and all that comes of them. Fails where one takes more than three times as long, and more than 150 ms. DESK_ROWS
 * changes the larger number; DESK_DATA names a folder that keeps what was loaded for the next run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { loadConfig } from '#server/config.ts';
import { isDatabaseDown } from '#server/db/database-down.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import type { Admitted } from '#server/http/serve.ts';
import { createLog } from '#server/log.ts';
import { createServices } from '#server/services.ts';
import { projectRoot } from '#server/startup.ts';
import { idOf, loadDesk, NOW } from './desk-load.ts';
import { median, rounded, say } from './report.ts';

const FEW = 10_000;
const MANY = Number(process.env.DESK_ROWS ?? 1_000_000);
const ROUNDS = 7;
/** Either is enough: no more than so many times as long, or so many milliseconds. */
const GROWTH = 3;
const ENOUGH_MS = 150;
/** From here on back: the middle of what was loaded. */
const MIDDLE = `2025-11-23T09:00:00.000Z_${idOf('request', 1)}`;

interface Desk {
  /** Answers as the door of this address does, from its query to the shape of its answer. */
  ask(address: string): Promise<void>;
  close(): Promise<void>;
}

/** What the operator does all day, and what is hard: words of every frequency, states with few and many. */
const ACTS: Readonly<Record<string, string>> = {
  'the day': '/today',

  requests: '/requests',
  'requests that wait': '/requests?waiting=yes',
  'requests of a state': '/requests?status=lost',
  'requests of a state and a kind': '/requests?status=lost&kind=contact',
  'requests put aside': '/requests?snoozed=yes',
  'requests whose offer is over': '/requests?lapsed=yes',
  'requests with an unread message': '/requests?unread=yes',
  'requests with an unread message and a common word': '/requests?unread=yes&search=strecha',
  'requests, the middle': `/requests?after=${MIDDLE}`,
  'requests, the board': '/requests/board',
  'requests, the counts': '/requests/counts',
  'a request': `/requests/${idOf('request', 4320)}`,
  'requests with a rare word': '/requests?search=zriedkavost',
  'requests with a word of one in a thousand': '/requests?search=tisicina',
  'requests with a word of one in ten': '/requests?search=desatina',
  'requests with a word of all': '/requests?search=strecha',
  'requests with a word of none': '/requests?search=nikdenic',
  'requests with two words': '/requests?search=tisicina strecha',
  'requests with two common words': '/requests?search=desatina strecha',
  'requests with two words that never meet': '/requests?search=tisicina zriedkavost',
  'requests with two common words that never meet': '/requests?search=desatina inokedy',
  'requests with a word of theirs and one of their note': '/requests?search=tisicina volat',
  'requests by the number of their offer': '/requests?search=CP-2026-0433',
  'requests with a name of two words': '/requests?search=klient 4321@vzor',
  'requests with three letters': '/requests?search=zri',
  'requests with a short word beside a long one': '/requests?search=na strecha',
  'open requests with a rare word': '/requests?search=zriedkavost&status=open',
  'open requests with a common word': '/requests?search=desatina&status=open',
  'lost requests with a rare word': '/requests?search=zriedkavost&status=lost',
  'lost requests with a word of one in a thousand': '/requests?search=tisicina&status=lost',
  'waiting requests with a common word': '/requests?search=strecha&waiting=yes',
  'requests by telephone': '/requests?search=0905 004 321',
  'requests by ticket': '/requests?search=%234321',
  'requests by e-mail': '/requests?search=klient4321@vzor.example',

  'everything with a rare word': '/search?search=zriedkavost',
  'everything with a word of one in a thousand': '/search?search=tisicina',
  'everything with a word of one in ten': '/search?search=desatina',
  'everything with a word of all': '/search?search=strecha',
  'everything with a word of none': '/search?search=nikdenic',
  'everything with two words': '/search?search=tisicina strecha',
  'everything with two common words': '/search?search=desatina strecha',
  'everything with two words that never meet': '/search?search=tisicina zriedkavost',
  'everything with three letters': '/search?search=zri',
  'everything by the number of an offer': '/search?search=CP-2026-0433',
  'everything by telephone': '/search?search=0905 004 321',

  offers: '/offers',
  'offers, the middle': `/offers?after=${MIDDLE}`,
  'offers with an unread message': '/offers?state=unread',
  'offers of a state': '/offers?state=declined',
  'offers that wait': '/offers?state=viewed',
  'offers that are over': '/offers?state=expired',
  'offers of a client': `/offers?client=${idOf('client', 432)}`,
  'offers, the counts': '/offers/counts',
  'an offer': `/offers/${idOf('offer', 433)}`,
  'offers with a rare word': '/offers?search=zriedkavost',
  'offers with a common word': '/offers?search=strecha',
  'offers with two words': '/offers?search=tisicina strecha',
  'offers with a word of none': '/offers?search=nikdenic',
  'offers by number': '/offers?search=CP-2026-0433',
  'declined offers with a rare word': '/offers?search=zriedkavost&state=declined',

  projects: '/projects',
  'projects with an unread message': '/projects?state=unread',
  'projects of a state': '/projects?state=closed',
  'projects, the board': '/projects/board',
  'a project': `/projects/${idOf('project', 43)}`,
  'projects with a rare word': '/projects?search=zriedkavost',
  'projects with a common word': '/projects?search=strecha',
  'projects with a word of none': '/projects?search=nikdenic',
  'projects with a word of theirs and one of their client': '/projects?search=zriedkavost ukazkova',
  'projects with two common words': '/projects?search=desatina inokedy',
  'projects by their client': '/projects?search=ukazkova firma 43',

  payments: '/payments',
  'payments that wait': '/payments?state=waiting',
  'payments that are open': '/payments?state=open',
  'payments that are late': '/payments?state=overdue',
  'payments that are paid': '/payments?state=paid',

  clients: '/clients',
  'clients, the middle': `/clients?after=${MIDDLE}`,
  'clients with something open': '/clients?view=open',
  'clients without an account': '/clients?view=without-account',
  'clients without an IČO': '/clients?view=without-ico',
  'a client': `/clients/${idOf('client', 432)}`,
  'clients with a rare word': '/clients?search=zriedkavost',
  'clients with a common word': '/clients?search=strecha',
  'clients with two words': '/clients?search=tisicina zilina',
  'clients with a word of none': '/clients?search=nikdenic',
  'clients by IČO': '/clients?search=00000433',
  'open clients with a rare word': '/clients?search=zriedkavost&view=open',
};

const kept = process.env.DESK_DATA;
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'webdielna-desk-'));
const log = createLog('error');
const database = await openEmbedded({
  dataDir,
  log: { info: () => {}, warn: say },
  durable: kept !== undefined,
});
await database.ensureRunning();
const desks: Desk[] = [];
try {
  for (const rows of [FEW, MANY]) desks.push(await deskOf(rows));
  say(
    `${'milliseconds at the server'.padEnd(58)}${[FEW, MANY].map((rows) => String(rows).padStart(10)).join('')}     limit`,
  );
  const only = process.argv[2] ?? '';
  for (const [act, address] of Object.entries(ACTS)) if (act.includes(only)) await compare(act, address);
} finally {
  for (const desk of desks) await desk.close();
  await database.close();
  if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
}

/** One round here, one round there: what disturbs the machine disturbs both. */
async function compare(act: string, address: string): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [place, desk] of desks.entries()) {
      const start = performance.now();
      const isDone = await desk.ask(address).then(() => true, isTooLong);
      // The first round reads from the disk.
      if (round > 0) times[place]?.push(isDone ? performance.now() - start : Number.POSITIVE_INFINITY);
    }
  const [few, many] = [median(times[0]), median(times[1])];
  const limit = Math.max(ENOUGH_MS, GROWTH * few);
  const columns = [few, many, limit].map((value) => rounded(value).padStart(10)).join('');
  say(`${many > limit ? 'FAILS' : 'holds'}  ${act.padEnd(51)}${columns}`);
  if (many > limit) process.exitCode = 1;
}

/** The database gives up after five seconds, and the operator gets an error. */
function isTooLong(error: unknown): false {
  if (isDatabaseDown(error)) return false;
  throw error;
}

/** The program's calls on a database of its own with so many requests. */
async function deskOf(rows: number): Promise<Desk> {
  const name = `desk_${rows}`;
  const [connection, superuser] = [
    { ...database.connection, database: name },
    { ...database.superuser, database: name },
  ];
  await makeDatabase(name);
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }, projectRoot());
  const services = createServices({ config, connection, root: projectRoot(), log, clock: () => NOW });
  await services.prepare();
  const start = performance.now();
  if (await loadDesk(superuser, rows))
    say(`${rows} requests loaded in ${Math.round((performance.now() - start) / 1000)} s`);
  const calls = services.rooms.flatMap((room) => room.calls ?? []);
  return {
    close: services.close,
    async ask(address) {
      const url = new URL(`/api/admin${address}`, 'http://desk');
      const [, , , room, id = null] = url.pathname.split('/');
      const served =
        calls.find(({ endpoint: { method, path } }) => method === 'GET' && path === url.pathname) ??
        calls.find(({ endpoint: { method, path } }) => method === 'GET' && path === `/api/admin/${room}/:id`);
      if (!served || !('parse' in served.endpoint.answer)) throw new Error(`Nobody answers at ${address}.`);
      const query = served.endpoint.query?.parse(Object.fromEntries(url.searchParams));
      const call = { params: { id }, query, now: NOW } as unknown as Admitted;
      served.endpoint.answer.parse(await served.handle(call));
    },
  };
}

/** Makes it unless it was kept. */
async function makeDatabase(name: string): Promise<void> {
  const client = new Client(database.superuser);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    const owner = database.connection.user ?? '';
    if (!rowCount)
      await client.query(`CREATE DATABASE ${escapeIdentifier(name)} OWNER ${escapeIdentifier(owner)}`);
  } finally {
    await client.end();
  }
}
