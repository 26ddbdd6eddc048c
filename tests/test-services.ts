import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { loadConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { createPdfRenderer } from '#server/pdf/renderer.ts';
import { createServices, type ServiceOptions, type Services } from '#server/services.ts';
import { projectRoot } from '#server/startup.ts';
import { stillClock } from './still-clock.ts';
import { createTestDb, type TestDb } from './test-db.ts';

/** The program's services on a database and in a folder of a test's own; nothing is replaced. */
export interface TestServices {
  services: Services;
  /** By which they live, unless the test has given a clock: only looks move it, so that no two acts are of one moment. */
  time: ReturnType<typeof stillClock>;
  database: TestDb;
  dataDir: string;
  log: FastifyBaseLogger;
  /** Lines of the log, parsed. */
  logLines: () => Record<string, unknown>[];
  /** Does what jobs have to do, mails too: nothing does it by itself, except with `workers`. */
  drain: Services['jobs']['drain'];
  /** Fails where transactions waited for each other. */
  close(): Promise<void>;
}

export interface TestServiceOptions
  extends Pick<
    Partial<ServiceOptions>,
    'clock' | 'random' | 'site' | 'sendLimit' | 'connection' | 'readDisk' | 'workers'
  > {
  env?: Record<string, string>;
  /** Hashes passwords as in production, where the test is about that; else next to nothing is spent on them. */
  productionPasswords?: true;
  /** The database of another instance, which closes after this one. */
  database?: TestDb;
}

/** A busy machine is no fault of the program: limits are met where a test is about them, which sets this to 1. */
const TIMEOUT_FACTOR = 10;

/** The least that argon2id knows. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Makes the documents of all tests of a worker, with which it ends: a process starts in 150 ms of work and reads the fonts.
 * What it complains of fails the test (`fail-on-console.ts`).
 */
const pdf = createPdfRenderer({
  root: projectRoot(),
  timeoutFactor: TIMEOUT_FACTOR,
  log: { info: () => {}, warn: (...words: unknown[]) => console.warn(...words) },
});

/** Makes the services; `prepare()` and `jobs.start()` are the test's to call. */
export async function createTestServices(options: TestServiceOptions = {}): Promise<TestServices> {
  const { env, database: shared, productionPasswords, ...rest } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'webdielna-app-'));
  const root = projectRoot();
  const config = loadConfig(
    { NODE_ENV: 'test', DATA_DIR: dataDir, TIMEOUT_FACTOR: String(TIMEOUT_FACTOR), ...env },
    root,
  );
  const database = shared ?? (await createTestDb());
  const time = stillClock(undefined, 1);
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const services = createServices({
    ...{
      config,
      connection: database.connection,
      root,
      log,
      pdf,
      clock: time.clock,
      workers: false,
      ...rest,
    },
    ...(productionPasswords ? {} : { passwordCost: CHEAP }),
  });
  return {
    services,
    time,
    database,
    dataDir,
    log,
    logLines: () => lines.map((line) => JSON.parse(line)),
    drain: async (options) => {
      // What waits for a time of its own, such as mails about messages, is done, too.
      await database.pool.query(
        "UPDATE pgboss.job SET start_after = now() WHERE state = 'created' AND start_after > now()",
      );
      await services.jobs.drain(options);
    },
    close: async () => {
      await services.close();
      if (!shared) await database.drop();
      rmSync(dataDir, { recursive: true });
      // Visitors do not notice, so nothing else would tell of locks that are taken in another order.
      const deadlocks = lines.filter((line) => line.includes('deadlock detected'));
      if (deadlocks.length > 0) throw new Error(`Transactions waited for each other: ${deadlocks}`);
    },
  };
}

/** Does now what the job of this name does every hour. */
export async function runSweep({ sweeps }: Pick<Services, 'sweeps'>, name: string, now: Date): Promise<void> {
  const sweep = sweeps.find((each) => each.name === name);
  if (!sweep) throw new Error(`No room sweeps ${name}.`);
  await sweep.run(now);
}
