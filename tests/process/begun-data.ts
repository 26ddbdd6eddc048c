import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { folder, start, stop } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a database that a server has made in an empty DATA_DIR. */
    begunDatabase: string;
  }
}

/** Vitest's globalSetup: a server that is started and stopped once makes what most tests would each wait for. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = folder();
  const program = await start(dataDir);
  await program.ready();
  const { code } = await stop(program);
  if (code !== 0) throw new Error(`The first server did not end well:\n${program.output()}`);
  project.provide('begunDatabase', join(dataDir, 'postgres'));
  return () => rmSync(dataDir, { recursive: true, force: true });
}
