/**
 * CPU that a page's rendering takes, as a share of what it takes a second build: npm run bench:rendering -- ../other/build
 * (Linux). Both are started as `npm start` does it, and render every page anew after the announcement of a price book.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { publicPaths } from '#domain/pages/public-paths.ts';
import { PRICE_BOOK_CHANNEL } from '#server/quote/data.ts';
import { inDatabase } from '../tests/database.ts';
import { type ServerProcess, startServer } from '../tests/server-process.ts';
import { median, report, say } from './report.ts';

const LIMIT = 0.75;
const ROUNDS = 5;
/** Milliseconds until an announcement has surely been heard. */
const HEARD_MS = 500;
/** What Linux counts the time of processes in: hundredths of a second. */
const TICK_MS = 10;

const [other] = process.argv.slice(2);
if (other === undefined)
  throw new Error('Name the folder of a second build: npm run bench:rendering -- ../other/build');

const AS_STARTED = { NODE_ENV: '' };
const ours = await startServer(AS_STARTED);
const theirs = await startServer(AS_STARTED, other);
const paths = publicPaths();
await cpuOfRendering(ours);
await cpuOfRendering(theirs);
const ratios = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const [a, b] = [await cpuOfRendering(ours), await cpuOfRendering(theirs)];
  ratios.push(a / b);
  say(
    `round ${round}: ${a.toFixed(1)} ms against ${b.toFixed(1)} ms of CPU for a page (mean of ${paths.length})`,
  );
}
await ours.stop();
await theirs.stop();
report(`rendering of a page / the same by ${other}`, median(ratios), { atMost: LIMIT });

/** Milliseconds of CPU for one page: those for all of them anew less those for all of them kept. */
async function cpuOfRendering(server: ServerProcess): Promise<number> {
  await inDatabase(server.dataDir, (client) => client.query(`NOTIFY ${PRICE_BOOK_CHANNEL}`));
  await delay(HEARD_MS);
  const anew = await cpuOfVisits(server);
  return (anew - (await cpuOfVisits(server))) / paths.length;
}

async function cpuOfVisits(server: ServerProcess): Promise<number> {
  const before = cpuOf(server.pid);
  for (const path of paths) {
    const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
    if (!answer.ok) throw new Error(`${server.url}${path} answers ${answer.status}.`);
    await answer.arrayBuffer();
  }
  return cpuOf(server.pid) - before;
}

/** Milliseconds that all threads of a process have run, in its own code and in the system's. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before it, in brackets, may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
