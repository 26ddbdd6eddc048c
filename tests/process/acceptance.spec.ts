import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BACKUP_FAILURE_TEXTS } from '#domain/backup/backup-texts.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import { checkArchive } from '#server/backup/archive-reader.ts';
import { opened } from '../backup-bench.ts';
import { databaseAccess, inDatabase } from '../database.ts';
import { begunOffer } from '../offers.ts';
import { AGREED_CONTENT } from '../projects.ts';
import { type SentOffer, sentOffer } from '../sent-offer.ts';
import { ROOT, TEST_ENVIRONMENT } from '../server-process.ts';
import { type SmtpSink, startSmtpSink } from '../smtp-sink.ts';
import { type StatementGate, startStatementGate } from '../statement-gate.ts';
import { createTestServices } from '../test-services.ts';
import {
  begunFolder,
  cleanUp,
  databaseOf,
  folder,
  newVisitor,
  type Program,
  start,
  visit,
} from './program.ts';

/** Acceptances that servers were in the middle of when they were killed. */
const KILLED = 20;
const KILLS = 4;
/** What a killed server has begun to do is given to another one after 45 s at most. */
const LEASE = { timeout: 60_000 };

const SECRET = 'tajomstvo-ktore-maju-vsetky-servery-tohto-testu';
const ADMIN = { username: 'jana', password: 'Dlhé-heslo-správcu-7' };
/** To whom the offer goes that is sent while nothing works. */
const LATE = 'neskory@example.sk';

const { once, monthly } = offerTotals(AGREED_CONTENT, new Set());
const ACCEPTANCE = {
  revision: 1,
  chosen: [],
  shown: { once: once.total, monthly: monthly.total },
  name: 'Martin Vzorový',
  capacity: 'business',
  ico: '12345679',
  agreed: true,
};

type Offer = SentOffer & { email: string };

let dataDir: string;
let sink: SmtpSink;
let server: Program;
let offers: Offer[];
let draftId: string;
beforeAll(async () => {
  dataDir = begunFolder();
  sink = await startSmtpSink();
  server = await start(dataDir, {
    APP_SECRET: SECRET,
    SMTP_URL: sink.url,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: 'jana@example.sk',
    ADMIN_PASSWORD: ADMIN.password,
  });
  await server.ready();
  const env = { APP_SECRET: SECRET, SMTP_URL: sink.url };
  const beside = await createTestServices({ env, database: opened(databaseAccess(dataDir)), workers: true });
  const { services, database } = beside;
  services.migrated();
  await services.jobs.start();
  const content = { ...AGREED_CONTENT, vat: services.site.vat, termsVersion: services.site.legal.version };
  offers = [];
  for (let index = 0; index < KILLED + 2; index += 1) {
    const email = `prijemca${index}@example.sk`;
    offers.push({ ...(await sentOffer(beside, content, { name: 'Martin Vzorový', email })), email });
  }
  const recipient = { name: 'Jana Neskorá', email: LATE };
  draftId = await begunOffer(services, services.offers, new Date(), { content, recipient });
  await beside.close();
  await database.drop();
});
afterAll(async () => {
  await cleanUp();
  await sink.close();
});

/** Message-IDs of the mails that came to an address. */
const mailsTo = (address: string): string[] =>
  sink.received
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ source }) => /^Message-ID: <(.+)>\r?$/im.exec(source)?.[1] ?? '');

const unsentMails = () =>
  inDatabase(dataDir, async (client) => {
    const { rowCount } = await client.query("SELECT FROM mails WHERE status <> 'sent'");
    return rowCount;
  });

/** How often what follows from an acceptance has happened to an offer. */
const timesDone = (offerId: string) =>
  inDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      `SELECT (SELECT count(*)::int FROM offer_acceptances WHERE offer_id = $1) AS accepted,
         (SELECT count(*)::int FROM audit_log WHERE subject_id = $1::text AND action = 'offer.accepted') AS noted,
         (SELECT count(*)::int FROM projects WHERE offer_id = $1) AS projects,
         (SELECT count(*)::int FROM payments JOIN projects ON projects.id = project_id WHERE offer_id = $1 AND payments.state = 'open') AS asked,
         (SELECT count(*)::int FROM mails WHERE payload ->> 'offerId' = $1::text AND kind = 'offer-accepted-client') AS told,
         (SELECT count(*)::int FROM mails WHERE payload ->> 'offerId' = $1::text AND kind = 'offer-accepted-operator') AS heard`,
      [offerId],
    );
    return rows[0];
  });
const ONCE = { accepted: 1, noted: 1, projects: 1, asked: AGREED_CONTENT.payments.length, told: 1, heard: 1 };

/** Asks again while the server says that it cannot yet, until it answers or ends. */
async function served(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask();
  return answer.status === 503 ? served(ask) : answer;
}

/** The operator, signed in: how they post, and what their day says. */
async function operator() {
  const visitor = await newVisitor(server.url);
  const login = await (await visit(server.url, visitor))('/api/login', ADMIN);
  expect(login.status).toBe(200);
  const session = login.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const cookie = [visitor.cookie, ...session].join('; ');
  const token = await fetch(`${server.url}/api/csrf-token`, { headers: { cookie } });
  const { csrfToken } = (await token.json()) as { csrfToken: string };
  return {
    post: await visit(server.url, { cookie, csrfToken }),
    today: async () => (await fetch(`${server.url}/api/admin/today`, { headers: { cookie } })).json(),
  };
}

/** Another server on the same data, which reaches the database through the gate. */
async function startBehind(gate: StatementGate): Promise<Program> {
  const program = await start(folder(), {
    APP_SECRET: SECRET,
    SMTP_URL: sink.url,
    DATABASE_URL: `postgres://webdielna@127.0.0.1:${gate.port}/webdielna`,
  });
  await program.ready();
  return program;
}

test('kill -9 between any two steps of twenty acceptances loses and doubles nothing, and who asks again is told right', async () => {
  const gate = await startStatementGate(join(dataDir, 'postgres/.s.PGSQL.5432'));
  let program = await startBehind(gate);
  const visitor = await newVisitor(program.url);
  const accept = async (offer: Offer) =>
    (await visit(program.url, visitor))('/api/offer/accept', ACCEPTANCE, offer.headers);

  // One that nobody stops, to know how many steps there are.
  const [whole, ...others] = offers.slice(0, KILLED + 1) as [Offer, ...Offer[]];
  gate.stop(whole.id, Number.POSITIVE_INFINITY);
  expect((await served(() => accept(whole))).status).toBe(200);
  const steps = gate.passed(whole.id);
  expect(steps).toBeGreaterThan(KILLED);
  const killed = others.map((offer, index) => ({ offer, after: Math.round((index * steps) / (KILLED - 1)) }));

  for (let kill = 0; kill < KILLS; kill += 1) {
    // Early and late ones together: a late one holds what others as late would wait for.
    const these = killed.filter((_, index) => index % KILLS === kill);
    await expect.poll(unsentMails, LEASE).toBe(0);
    for (const { offer, after } of these) gate.stop(offer.id, after);
    const sent = these.map(({ offer }) => served(() => accept(offer)));
    await expect.poll(() => these.every(({ offer }) => gate.isStopped(offer.id))).toBe(true);
    program.child.kill('SIGKILL');
    for (const { status } of await Promise.allSettled(sent)) expect(status).toBe('rejected');
    await program.ended;
    gate.open();

    program = await startBehind(gate);
    for (const { offer, after } of these) {
      const again = await served(() => accept(offer));
      const isAccepted = after === steps;
      expect([after, again.status]).toEqual([after, isAccepted ? 409 : 200]);
      if (isAccepted)
        expect(await again.json()).toMatchObject({
          message: 'Táto ponuka je prijatá.',
        });
      const shown = await fetch(`${program.url}/api/offer`, { headers: offer.headers });
      expect(await shown.json()).toMatchObject({ state: 'accepted' });
    }
  }
  expect(killed.at(-1)?.after).toBe(steps);
  await expect.poll(unsentMails, LEASE).toBe(0);
  for (const { id, email } of [whole, ...others]) {
    expect(await timesDone(id)).toEqual(ONCE);
    const ids = mailsTo(email);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  }
  program.child.kill('SIGKILL');
  await program.ended;
  await gate.close();
});

test('a database that ends during an acceptance and a sending takes both back; asked again, both happen once, and mails wait for their server', async () => {
  const offer = offers.at(-1) as Offer;
  const link = await visit(server.url);
  const { post, today } = await operator();
  const accept = () => link('/api/offer/accept', ACCEPTANCE, offer.headers);
  const send = () => post(`/api/admin/offers/${draftId}/send`, { subject: 'Ponuka', text: 'Dobrý deň' });

  const holder = new Client(databaseAccess(dataDir));
  holder.on('error', () => {});
  await holder.connect();
  // Both steps end with their entry there.
  await holder.query('BEGIN; LOCK TABLE audit_log IN EXCLUSIVE MODE');
  const sent = [accept(), send()];
  const waiting = async () => {
    const { rowCount } = await holder.query(
      "SELECT FROM pg_locks WHERE NOT granted AND relation = 'audit_log'::regclass",
    );
    return rowCount;
  };
  await expect.poll(waiting).toBe(2);
  sink.mode = '451';
  process.kill(databaseOf(dataDir) ?? 0, 'SIGQUIT');
  for (const answer of await Promise.all(sent)) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ category: 'database' });
  }
  await holder.end().catch(() => {});
  await server.ready();

  const tried = sink.attempts;
  expect((await served(accept)).status).toBe(200);
  expect((await served(send)).status).toBe(200);
  expect(await timesDone(offer.id)).toEqual(ONCE);
  await expect.poll(() => sink.attempts - tried).toBeGreaterThanOrEqual(3);
  expect((await send()).status).toBe(409);
  await inDatabase(dataDir, (client) =>
    client.query("UPDATE mails SET created_at = now() - interval '1 hour' WHERE status = 'pending'"),
  );
  const told = async () => (await today()).delayedMails?.count;
  await expect.poll(told).toBe(3);
  sink.mode = 'ok';
  await expect.poll(unsentMails, LEASE).toBe(0);
  expect(await today()).toMatchObject({ delayedMails: null, mails: { count: 0 } });
  expect(mailsTo(LATE)).toHaveLength(1);
  expect(mailsTo(offer.email)).toHaveLength(2);
});

test('a disk that fills up during a backup leaves the earlier ones whole and nothing half, and the operator reads it', async () => {
  const backups = join(dataDir, 'backups');
  const options = {
    cwd: ROOT,
    env: { ...process.env, ...TEST_ENVIRONMENT, DATA_DIR: dataDir, APP_SECRET: SECRET },
  };
  const run = promisify(execFile);
  const { today } = await operator();
  await run(process.execPath, ['scripts/backup.ts'], options);
  // The server has made the first one where its hour has come; its next one is due tomorrow.
  const archives = readdirSync(backups);
  const before = await today();
  expect(before.backup).toEqual({
    last: expect.objectContaining({ bytes: expect.any(Number) }),
    trouble: null,
  });

  // The longest file that the process may write: half as long as the archive.
  const blocks = Math.floor(before.backup.last.bytes / 2 / 512);
  const filling = run(
    'sh',
    ['-c', `ulimit -f ${blocks} && exec "$0" scripts/backup.ts`, process.execPath],
    options,
  );
  await expect(filling).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `The disk of ${backups} has no room for a backup; free some space, or set BACKUP_DIR to another disk.\n`,
  });
  expect(readdirSync(backups)).toEqual(archives);
  for (const archive of archives) await checkArchive(join(backups, archive));
  expect((await today()).backup).toEqual({ last: before.backup.last, trouble: BACKUP_FAILURE_TEXTS.disk });
});
