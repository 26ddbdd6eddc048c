import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { createPool } from '../db/pool.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { retriedForADay } from './queues.ts';

const warnings: object[] = [];
const clock = () => new Date();
const log = {
  info: () => {},
  warn: (entry: object | string) => void warnings.push(Object(entry)),
  error: () => {},
};
const soon = { interval: 20 };

let database: TestDb;
let started: Jobs[];

beforeEach(async () => {
  database = await createTestDb({ empty: true });
  started = [];
});

afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await database.drop();
});

/** Jobs whose work is to note what they were given. */
function noting(done: unknown[], connection: ClientConfig = database.connection): Jobs {
  const jobs = createJobs({ connection, log, clock, grace: 1_000 });
  started.push(jobs);
  jobs.work({
    name: 'note',
    options: retriedForADay(10),
    pollSeconds: 0.5,
    run: async (data) => void done.push(data),
  });
  return jobs;
}

const add = (jobs: Jobs, ...data: object[]) =>
  database.db.transaction((transaction) => jobs.add(transaction, 'note', data));

describe('a job', () => {
  test('is done after the commit of what it belongs to', async () => {
    const done: unknown[] = [];
    const jobs = noting(done);
    await jobs.start();
    await add(jobs, { n: 1 }, { n: 2 });
    jobs.wake('note');
    await expect.poll(() => done, soon).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('is gone with the transaction it belongs to', async () => {
    const jobs = noting([]);
    await jobs.start();
    const work = database.db.transaction(async (transaction) => {
      await jobs.add(transaction, 'note', [{ n: 1 }]);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    const { rows } = await database.pool.query("SELECT id FROM pgboss.job WHERE name = 'note'");
    expect(rows).toEqual([]);
  });

  test('is done by one of several instances, which may start at the same time', async () => {
    const done: unknown[] = [];
    const all = [noting(done), noting(done), noting(done)];
    await Promise.all(all.map((jobs) => jobs.start()));
    const data = Array.from({ length: 10 }, (_, n) => ({ n }));
    for (const jobs of all) await add(jobs, ...data);
    await expect.poll(() => done.length, soon).toBe(30);
    const { rows } = await database.pool.query(
      "SELECT state FROM pgboss.job WHERE name = 'note' AND state <> 'completed'",
    );
    expect(rows.length).toBeLessThanOrEqual(3);
  });

  test('cannot be added before the start and after the stop', async () => {
    const jobs = noting([]);
    const unavailable = { code: 'databaseUnavailable', retryAfter: 1 };
    await expect(add(jobs, {})).rejects.toMatchObject(unavailable);
    await jobs.start();
    await jobs.stop();
    await jobs.stop();
    await expect(add(jobs, {})).rejects.toMatchObject(unavailable);
  });
});

describe('without workers', () => {
  /** Jobs whose work fails so often before it is done, and adds another one when it is. */
  function failing(times: number, retryLimit = 34) {
    const done: string[] = [];
    const jobs = createJobs({ connection: database.connection, log, clock, workers: false });
    started.push(jobs);
    let left = times;
    jobs.work({
      name: 'note',
      // So late that no machine is slow enough to be there.
      options: { ...retriedForADay(10), retryLimit, retryDelay: 3600 },
      pollSeconds: 0.5,
      run: async () => {
        left -= 1;
        if (left >= 0) throw new Error('not yet');
        done.push('done');
        await database.db.transaction((transaction) => jobs.add(transaction, 'after', [{}]));
      },
      onDead: async () => void done.push('dead'),
    });
    const run = async () => void done.push('after');
    jobs.work({ name: 'after', options: retriedForADay(10), pollSeconds: 0.5, run });
    return { jobs, done };
  }
  const attempts = async () =>
    (
      await database.pool.query(
        "SELECT state::text, retry_count AS again, start_after > now() AS later FROM pgboss.job WHERE name = 'note'",
      )
    ).rows;

  test('a job is left until it is asked for, and is done with what it adds', async () => {
    const { jobs, done } = failing(0);
    await jobs.start();
    await add(jobs, {});
    jobs.wake('note');
    expect(await attempts()).toMatchObject([{ state: 'created' }]);
    await jobs.drain();
    expect(done).toEqual(['done', 'after']);
  });

  test('a failed attempt waits for its time, and is made again only where that is asked for', async () => {
    const { jobs, done } = failing(2);
    await jobs.start();
    await add(jobs, {});
    await jobs.drain();
    await jobs.drain();
    expect(await attempts()).toEqual([{ state: 'retry', again: 0, later: true }]);
    await jobs.drain({ evenLater: true });
    expect(await attempts()).toMatchObject([{ state: 'completed', again: 2 }]);
    expect(done).toEqual(['done', 'after']);
  });

  test('a job whose last attempt failed is a dead letter, which is heard of at once', async () => {
    const { jobs, done } = failing(9, 1);
    await jobs.start();
    await add(jobs, {});
    await jobs.drain();
    expect(done).toEqual([]);
    await jobs.drain({ evenLater: true });
    expect(done).toEqual(['dead']);
  });
});

describe('a job of every hour', () => {
  const schedules = async () => {
    const { rows } = await database.pool.query('SELECT name, key, cron FROM pgboss.schedule ORDER BY key');
    return rows;
  };
  const planning = (...names: string[]) => {
    const jobs = createJobs({ connection: database.connection, log, clock, grace: 1_000 });
    started.push(jobs);
    for (const name of names) jobs.repeat({ name, cron: '7 * * * *', run: async () => {} });
    return jobs;
  };

  test('is planned, and one that only an older version knows is not any more', async () => {
    const older = planning('kept', 'forgotten');
    await older.start();
    expect(await schedules()).toHaveLength(2);
    await older.stop();
    await planning('kept', 'new').start();
    expect(await schedules()).toEqual([
      { name: 'cron', key: 'kept', cron: '7 * * * *' },
      { name: 'cron', key: 'new', cron: '7 * * * *' },
    ]);
  });
});

describe('a database behind a line that breaks', () => {
  let line: Line;
  beforeEach(async () => {
    line = await makeLine(database.connection);
  });
  afterEach(() => line.close());

  test('is waited for at the start', async () => {
    const done: unknown[] = [];
    line.cut();
    const jobs = noting(done, line.connection);
    const start = jobs.start();
    await expect.poll(() => line.refused, soon).toBeGreaterThanOrEqual(2);
    line.mend();
    await start;
    await add(jobs, { n: 1 });
    await expect.poll(() => done, soon).toEqual([{ n: 1 }]);
  });

  test('is missed in words that a log can hold', async () => {
    const jobs = noting([], line.connection);
    await jobs.start();
    warnings.length = 0;
    line.cut();
    await expect.poll(() => warnings.length, soon).toBeGreaterThan(0);
    expect(JSON.stringify(warnings)).not.toContain('[object Object]');
    expect(JSON.stringify(warnings)).toMatch(/ECONN|Connection|read/);
  });

  test('is no longer waited for after the stop', async () => {
    line.cut();
    const jobs = noting([], line.connection);
    const start = jobs.start();
    await expect.poll(() => line.refused, soon).toBeGreaterThanOrEqual(1);
    await jobs.stop();
    await start;
  });

  test('takes a job that it has interrupted back as soon as it answers, and not when its lease is over', async () => {
    const pool = createPool(line.connection);
    let attempts = 0;
    const jobs = createJobs({ connection: line.connection, log, clock, grace: 1_000 });
    started.push(jobs);
    jobs.work({
      name: 'note',
      options: retriedForADay(30),
      pollSeconds: 0.5,
      run: async () => {
        attempts += 1;
        if (attempts === 1) line.cut();
        await pool.query('select 1');
      },
    });
    await jobs.start();
    await add(jobs, {});
    await expect.poll(() => line.refused, soon).toBeGreaterThanOrEqual(2);
    line.mend();
    await expect.poll(() => attempts, soon).toBe(2);
    await pool.end();
  });

  test('is used again when it comes back, without a restart', async () => {
    const done: unknown[] = [];
    const jobs = noting(done, line.connection);
    await jobs.start();
    await add(jobs, { n: 0 });
    line.cut();
    await expect.poll(() => line.refused, soon).toBeGreaterThanOrEqual(2);
    await add(jobs, { n: 1 });
    line.mend();
    await expect.poll(() => done, soon).toContainEqual({ n: 1 });
  });
});

interface Line {
  connection: ClientConfig;
  /** Connections that met a cut line. */
  readonly refused: number;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A TCP line to the test's PostgreSQL that can be cut and mended. */
async function makeLine(to: ClientConfig): Promise<Line> {
  const target = to.host?.startsWith('/')
    ? { path: `${to.host}/.s.PGSQL.${to.port ?? 5432}` }
    : { port: to.port ?? 5432, host: to.host ?? '127.0.0.1' };
  const sockets = new Set<Socket>();
  let mended = true;
  let refused = 0;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  };
  const server: Server = createServer((near) => {
    keep(near);
    if (!mended) {
      refused += 1;
      near.destroy();
      return;
    }
    const far = keep(connect(target));
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    connection: { ...to, host: '127.0.0.1', port },
    get refused() {
      return refused;
    },
    cut() {
      mended = false;
      hangUp();
    },
    mend() {
      mended = true;
    },
    async close() {
      hangUp();
      server.close();
      await once(server, 'close');
    },
  };
}
