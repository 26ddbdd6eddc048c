/** CPU that the server takes (Linux). */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { publicPaths } from '#domain/pages/public-paths.ts';
import { PRICE_BOOK_CHANNEL } from '#server/quote/data.ts';
import { inDatabase } from '../tests/database.ts';
import type { ServerProcess } from '../tests/server-process.ts';

/** Milliseconds until an announcement has surely been heard. */
const HEARD_MS = 500;
/** What Linux counts the time of processes in: hundredths of a second. */
const TICK_MS = 10;

/** All pages that everybody may read. */
export const PAGES = publicPaths();

/** Milliseconds of CPU for one page: those for all of them anew less those for all of them kept. */
export async function cpuOfRendering(server: ServerProcess): Promise<number> {
  await inDatabase(server.dataDir, (client) => client.query(`NOTIFY ${PRICE_BOOK_CHANNEL}`));
  await delay(HEARD_MS);
  const anew = await cpuOfVisits(server);
  return (anew - (await cpuOfVisits(server))) / PAGES.length;
}

async function cpuOfVisits(server: ServerProcess): Promise<number> {
  const before = cpuOf(server.pid);
  for (const path of PAGES) {
    const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
    if (!answer.ok) throw new Error(`${server.url}${path} answers ${answer.status}.`);
    await answer.arrayBuffer();
  }
  return cpuOf(server.pid) - before;
}

/** Milliseconds that all threads of a process have run, in its own code and in the system's. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before it, in brackets, may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
