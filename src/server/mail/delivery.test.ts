import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asc } from 'drizzle-orm';
import type { ClientConfig, Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRequestStack, parsedRequest, type RequestStack } from '../../../tests/request-stack.ts';
import { type SmtpSink, startSmtpSink } from '../../../tests/smtp-sink.ts';
import type { Transaction } from '../db/pool.ts';
import { delayedMails, unsentMails } from './data.ts';
import { MAIL_QUEUE, MAILS_AT_ONCE } from './delivery.ts';
import { mails } from './table.ts';

let sink: SmtpSink;
let stack: RequestStack;

beforeEach(async () => {
  sink = await startSmtpSink();
  stack = await createRequestStack({ smtpUrl: sink.url, sendLimit: 1_500 });
});

afterEach(async () => {
  await stack.close();
  await sink.close();
});

const submit = () =>
  stack.requests.submit(parsedRequest(), { idempotencyKey: null, browserId: 'browser', now: new Date() });

const stored = () => stack.database.db.select().from(mails).orderBy(asc(mails.kind));
const statuses = async () => (await stored()).map(({ status }) => status);
/** On a busy machine a mail with its PDF, or a process of its own, takes seconds. */
const soon = { timeout: 30_000, interval: 20 };
vi.setConfig({ testTimeout: 60_000 });

const messageIds = () => sink.received.map(({ source }) => /^Message-ID: <(.+)>\r$/m.exec(source)?.[1]);

describe('mails of a request', () => {
  test('are sent at once, each to its one recipient, under the stored Message-ID', async () => {
    await stack.jobs.start();
    await submit();
    await stack.drain();
    expect(await statuses()).toEqual(['sent', 'sent']);
    expect(sink.received.map(({ recipients }) => recipients).toSorted()).toEqual([
      ['dielna@webdielna.example'],
      ['vzor@example.com'],
    ]);
    expect(messageIds().toSorted()).toEqual((await stored()).map(({ messageId }) => messageId).toSorted());
    expect((await stored()).every(({ sentAt, attempts }) => sentAt !== null && attempts === 1)).toBe(true);
  });

  test.each(['451', 'hang', 'drop'] as const)(
    'wait out a mail server that fails with %s, then go out once',
    async (mode) => {
      sink.mode = mode;
      await stack.jobs.start();
      await submit();
      expect(await statuses()).toEqual(['pending', 'pending']);
      await stack.drain();
      expect(sink.attempts).toBeGreaterThanOrEqual(2);
      expect(await statuses()).toEqual(['pending', 'pending']);
      sink.mode = 'ok';
      await stack.drain({ evenLater: true });
      expect(await statuses()).toEqual(['sent', 'sent']);
      expect(sink.received).toHaveLength(2);
    },
  );

  test('that are refused for good are dead after one attempt, and can be sent again', async () => {
    sink.mode = '550';
    await stack.jobs.start();
    await submit();
    await stack.drain();
    expect(await statuses()).toEqual(['dead', 'dead']);
    expect(sink.attempts).toBe(2);
    const dead = await unsentMails(stack.database.db);
    expect(dead).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
    expect(dead[0]?.lastError).toContain('no such mailbox');
    expect(stack.logLines().filter(({ msg }) => msg === 'mail: cannot be delivered')).toHaveLength(2);

    sink.mode = 'ok';
    const [first] = dead;
    // Until it fails anew, it is nothing that the mail server does not take.
    const expectNotDelayed = async (transaction: Transaction) =>
      expect(
        await delayedMails(transaction, { before: new Date(Date.now() + 60_000), codes: [] }, 10),
      ).toMatchObject({ count: 0 });
    expect(await stack.outbox.resend(first?.id ?? '', expectNotDelayed)).toBe(true);
    await stack.drain();
    expect(sink.received.length).toBe(1);
    expect(messageIds()).toEqual([first?.messageId]);
    await stack.drain();
    expect((await unsentMails(stack.database.db)).length).toBe(1);
    expect(await stack.outbox.resend(first?.id ?? '')).toBe(false);
  });

  test('whose last attempt failed become dead letters', async () => {
    sink.mode = '451';
    await stack.jobs.start();
    await submit();
    await stack.database.pool.query("UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'mail'");
    await stack.drain();
    expect(await statuses()).toEqual(['dead', 'dead']);
  });

  test('say nothing about people in the log and in the queue', async () => {
    sink.mode = '451';
    await stack.jobs.start();
    await submit();
    await stack.drain();
    expect(sink.attempts).toBeGreaterThanOrEqual(2);
    const { rows } = await stack.database.pool.query(
      "SELECT data, output FROM pgboss.job WHERE name = 'mail'",
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify([rows, stack.logLines()])).not.toMatch(/vzor@example|Vzorový|905.?000.?000/);
  });

  test('that the database stops keep the cause of it, without the values of the statement', async () => {
    sink.mode = '451';
    await stack.jobs.start();
    await submit();
    await stack.drain();
    expect(sink.attempts).toBeGreaterThanOrEqual(2);
    await stack.database.pool.query('ALTER TABLE requests RENAME TO elsewhere');
    await stack.database.pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'mail'");
    const errors = async () => (await stored()).map(({ lastError }) => lastError);
    const cause = 'DrizzleQueryError: Failed query (error 42P01: relation "requests" does not exist)';
    await stack.drain();
    expect(await errors()).toEqual([cause, cause]);
  });

  test('about a request that is gone are not sent', async () => {
    await stack.jobs.start();
    sink.mode = '451';
    await submit();
    await stack.drain();
    expect(sink.attempts).toBeGreaterThanOrEqual(2);
    await stack.database.pool.query('DELETE FROM requests');
    await stack.drain({ evenLater: true });
    expect(await statuses()).toEqual(['dead', 'dead']);
    const causes = (await stored()).map(({ lastError }) => lastError);
    expect(causes).toEqual([expect.stringContaining('is gone'), expect.stringContaining('is gone')]);
    expect(sink.received).toEqual([]);
  });
});

describe('many mails', () => {
  const recipient = (n: number) =>
    stack.requests.submit(parsedRequest({ email: `klient${n}@vzor.example` }), {
      idempotencyKey: null,
      browserId: `browser-${n}`,
      now: new Date(),
    });

  test('go out several at once, and no more than that', async () => {
    sink.mode = 'hold';
    for (let n = 0; n < MAILS_AT_ONCE; n += 1) await recipient(n);
    await expect.poll(() => sink.mostOpen, soon).toBe(MAILS_AT_ONCE);
    sink.mode = 'ok';
    await expect.poll(() => sink.received.length, soon).toBe(2 * MAILS_AT_ONCE);
    expect(sink.mostOpen).toBe(MAILS_AT_ONCE);
  });

  test('do not wait for a poll each', async () => {
    const requests = 15;
    for (let n = 0; n < requests; n += 1) await recipient(n);
    await expect.poll(() => sink.received.length, soon).toBe(2 * requests);
  });

  beforeEach(async () => {
    await stack.close();
    stack = await createRequestStack({ smtpUrl: sink.url, workers: true });
    await stack.jobs.start();
  });
});

describe('nothing is lost', () => {
  beforeEach(async () => {
    await stack.close();
    stack = await createRequestStack({ smtpUrl: sink.url, sendLimit: 1_500, workers: true });
  });

  test('when the worker is killed in the middle of sending', async () => {
    const { connection, pool } = stack.database;
    await stack.jobs.start();
    sink.mode = 'hang';
    await submit();
    await stack.jobs.stop();
    const offered = sink.attempts;
    await pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'mail'");
    const worker = startWorker(connection);
    await expect.poll(() => sink.attempts, soon).toBeGreaterThan(offered);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    expect(await statuses()).toEqual(['pending', 'pending']);

    sink.mode = 'ok';
    const successor = startWorker(connection);
    await loseLeases(pool);
    await expect.poll(statuses, soon).toEqual(['sent', 'sent']);
    successor.kill('SIGKILL');
    await once(successor, 'exit');
    expect(messageIds().toSorted()).toEqual((await stored()).map(({ messageId }) => messageId).toSorted());
  });

  test('when the database ends every connection', async () => {
    const { pool } = stack.database;
    await stack.jobs.start();
    for (let round = 0; round < 3; round += 1) {
      await pool.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'webdielna jobs' AND datname = current_database()",
      );
      await submit();
    }
    await expect.poll(statuses, soon).toEqual(['sent', 'sent']);
  });
});

const startWorker = (connection: ClientConfig): ChildProcess => {
  const script = fileURLToPath(new URL('../../../tests/mail-worker.ts', import.meta.url));
  return spawn(process.execPath, [script, JSON.stringify(connection), sink.url], { stdio: 'inherit' });
};

/** What 30 s of silence and the next look of any instance do, without waiting for them. */
async function loseLeases(pool: Pool): Promise<void> {
  await pool.query("UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active'");
  const supervisor = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await supervisor.start();
  await supervisor.supervise(MAIL_QUEUE);
  await supervisor.stop({ graceful: false });
  await pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'mail'");
}
