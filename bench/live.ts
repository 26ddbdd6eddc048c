/** Memory of five hundred idle streams of hints, how soon a hint reaches whom it concerns, and how soon the server closes. */
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { inDatabase } from '../tests/database.ts';
import { requestBody } from '../tests/factories/bodies.ts';
import { startServer } from '../tests/server-process.ts';
import { report, say } from './report.ts';

const ACCOUNTS = 50;
const STREAMS_OF_ACCOUNT = 10;
const MEGABYTES = 25;
const CLOSE_MS = 1_000;
const HINT_MS = 1_000;
const SETTLE_MS = 3_000;

const server = await startServer();

/** A browser of one client. */
interface Client {
  email: string;
  cookies: Map<string, string>;
}

const cookieText = ({ cookies }: Client): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function call(client: Client, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(server.url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      cookie: cookieText(client),
      'content-type': 'application/json',
      'x-csrf-token': client.cookies.get('csrf-token') ?? '',
    },
  });
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    client.cookies.set(name, value);
  }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Somebody who is signed in. */
async function joined(number: number): Promise<Client> {
  const client: Client = { email: `klient${number}@example.sk`, cookies: new Map() };
  await call(client, '/api/csrf-token');
  const password = `Dlhé-heslo-klienta-${number}`;
  await call(client, '/api/register', { username: `klient${number}`, email: client.email, password });
  return client;
}

const clients: Client[] = [];
for (let number = 0; number < ACCOUNTS; number += 1) clients.push(await joined(number));
await inDatabase(server.dataDir, (client) => client.query('UPDATE accounts SET email_verified_at = now()'));

/** Resident megabytes of the server's process. */
const memory = (): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const opened = (client: Client): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options = { agent, headers: { cookie: cookieText(client) } };
    get(`${server.url}/api/events`, options, (stream) => {
      stream.setEncoding('utf8').once('data', () => resolve(stream));
    }).once('error', reject);
  });

await delay(SETTLE_MS);
const before = memory();
const streams: IncomingMessage[] = [];
for (const client of clients)
  streams.push(...(await Promise.all(Array.from({ length: STREAMS_OF_ACCOUNT }, () => opened(client)))));
await delay(SETTLE_MS);
say(`${streams.length} streams are open`);
report('memory of idle streams', memory() - before, { atMost: MEGABYTES }, ' MB');

// A request of the first client concerns their ten streams, and nobody else's.
const told = new Set<number>();
streams.forEach((stream, index) => {
  stream.on('data', (text: string) => text.startsWith('data:') && told.add(index));
});
const asked = performance.now();
const visitor: Client = { email: '', cookies: new Map() };
await call(visitor, '/api/csrf-token');
await call(visitor, '/api/service-requests', requestBody({ email: clients[0]?.email ?? '' }));
while (told.size < STREAMS_OF_ACCOUNT && performance.now() - asked < HINT_MS * 10) await delay(5);
report(
  'a request until all streams of its client have heard',
  performance.now() - asked,
  { atMost: HINT_MS },
  ' ms',
);
await delay(SETTLE_MS);
report('streams that heard of it', told.size, { atMost: STREAMS_OF_ACCOUNT });

const ended = Promise.all(streams.map((stream) => new Promise((resolve) => stream.once('close', resolve))));
const stopped = performance.now();
process.kill(server.pid, 'SIGTERM');
await ended;
report('all streams are over', performance.now() - stopped, { atMost: CLOSE_MS }, ' ms');
// With its database, which waits for the disk to have everything.
await server.ended;
report('the server has stopped', performance.now() - stopped, { atMost: CLOSE_MS }, ' ms');
await server.stop();
agent.destroy();
