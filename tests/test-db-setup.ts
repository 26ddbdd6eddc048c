import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { loadConfig } from '#server/config.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { isAlive } from '#server/db/postgres-cluster.ts';
import { createLog } from '#server/log.ts';
import { createServices } from '#server/services.ts';
import { projectRoot } from '#server/startup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this test run: its superuser, and the migrated database and role that tests get copies of. */
    testCluster: { superuser: ClientConfig; template: ClientConfig };
  }
}

const PREFIX = 'webdielna-test-';

const warn = (...words: unknown[]) => console.warn(...words);
const log = { info: () => {}, warn, error: warn };

const open = (dataDir: string) => openEmbedded({ dataDir, log, maxConnections: 200, durable: false });

/** Vitest's globalSetup: one migrated PostgreSQL for the whole run, gone without a trace afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const cluster = await open(dataDir);
  await migrate(cluster.connection);
  await installJobs(cluster.connection, join(dataDir, 'program'));
  project.provide('testCluster', { superuser: cluster.superuser, template: cluster.connection });
  return async () => {
    await cluster.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/**
 * The program's queues and its plan of hourly jobs, which each copy would make anew; the tests of the jobs begin without
 * them. No copy follows the plan by itself: what the clock of the machine says is nothing to a test (`runSweep`).
 */
async function installJobs(connection: ClientConfig, dataDir: string): Promise<void> {
  const root = projectRoot();
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }, root);
  const services = createServices({ config, connection, root, log: createLog('silent') });
  services.migrated();
  await services.jobs.start();
  await services.close();
  const client = new Client(connection);
  await client.connect();
  await client.query("DELETE FROM pgboss.job; UPDATE pgboss.version SET cron_on = now() + interval '1 day'");
  await client.end();
}

/** Stops and removes what killed runs left behind. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX) || isAlive(Number.parseInt(name.slice(PREFIX.length), 10))) continue;
    const dataDir = join(tmpdir(), name);
    if (existsSync(join(dataDir, 'postgres'))) {
      await open(dataDir).then(
        (cluster) => cluster.close(),
        () => {},
      );
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}
