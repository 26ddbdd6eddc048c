import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this test run: its superuser, and the migrated database and role that tests get copies of. */
    testCluster: { superuser: ClientConfig; template: ClientConfig };
  }
}

/** Vitest's globalSetup: one migrated PostgreSQL for the whole run, gone without a trace afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'webdielna-test-'));
  const log = { info: () => {}, warn: (message: string) => console.warn(message) };
  const cluster = await openEmbedded({ dataDir, log, maxConnections: 200, durable: false });
  await migrate(cluster.connection);
  project.provide('testCluster', { superuser: cluster.superuser, template: cluster.connection });
  return async () => {
    await cluster.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
