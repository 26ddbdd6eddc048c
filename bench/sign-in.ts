/** What knowing who asks costs (Linux), and whether the time of a refusal tells who has an account (security 22). */
import { inDatabase } from '../tests/database.ts';
import { startServer } from '../tests/server-process.ts';
import { cpuOf, cpuOfRendering } from './processor-time.ts';
import { median, report, rounded, say } from './report.ts';
import { post, visitorHeaders } from './visitor.ts';

const CHECKS = 2_000;
const ROUNDS = 3;
const ACCOUNTS = 20;
/** Fewer than an account may fail from one address without waiting. */
const GUESSES = 4;

const server = await startServer({ TRUST_PROXY: '127.0.0.1,::1' });
const visitor = await visitorHeaders(server.url);
const emailOf = (number: number) => `klient-${number}@example.com`;

/** Registers somebody, and gives the cookies of the session. */
async function register(number: number): Promise<string> {
  const answer = await post(
    `${server.url}/api/register`,
    { ...visitor, 'x-forwarded-for': `198.51.100.${number}` },
    { username: `klient-${number}`, email: emailOf(number), password: `Dlhé-heslo-${number}-7` },
  );
  await answer.arrayBuffer();
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Milliseconds of CPU that one question who one is takes. */
async function cpuOfUser(headers: Record<string, string>, status: number): Promise<number> {
  const before = cpuOf(server.pid);
  for (let check = 0; check < CHECKS; check += 1) {
    const answer = await fetch(`${server.url}/api/user`, { headers });
    if (answer.status !== status) throw new Error(`/api/user answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  return (cpuOf(server.pid) - before) / CHECKS;
}

/** Milliseconds until a wrong password is refused. */
async function refusal(email: string, address: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { ...visitor, 'x-forwarded-for': address },
    body: JSON.stringify({ username: email, password: 'Uhádnuté-heslo-1' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`/api/login answered ${answer.status}`);
  return performance.now() - start;
}

const cookies = [];
for (let number = 1; number <= ACCOUNTS; number += 1) cookies.push(await register(number));
await inDatabase(server.dataDir, (client) => client.query('UPDATE accounts SET email_verified_at = now()'));

const [cookie = ''] = cookies;
await cpuOfUser({ cookie }, 200);
await cpuOfUser({}, 401);
await cpuOfRendering(server);
const shares = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const [checked, page] = [await cpuOfUser({ cookie }, 200), await cpuOfRendering(server)];
  const stranger = await cpuOfUser({}, 401);
  say(
    `round ${round}: ${checked.toFixed(2)} ms of CPU with a session, ${stranger.toFixed(2)} without, ${page.toFixed(1)} for a page`,
  );
  shares.push(page / (checked - stranger));
}
report('rendering a page / checking a session', median(shares), { atLeast: 10 });

const known = [];
const unknown = [];
for (let guess = 1; guess <= GUESSES; guess += 1)
  for (let number = 1; number <= ACCOUNTS; number += 1) {
    const address = `203.0.113.${number}`;
    known.push(await refusal(emailOf(number), address));
    unknown.push(await refusal(`nikto-${number}@example.com`, `198.51.100.${100 + number}`));
  }
say(`refused: known ${rounded(median(known))} ms, unknown ${rounded(median(unknown))} ms`);
const [low, high] = [median(known), median(unknown)].toSorted((a, b) => a - b);
report('a known e-mail is refused in the time of an unknown one', (high ?? 0) / (low ?? 1), { atMost: 1.15 });
await server.stop();
