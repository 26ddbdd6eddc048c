import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

test('the folder of a run is open to the database’s user, and the next run removes what a killed one left', () => {
  const running = temporaryFolder();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = mkdtempSync(join(dirname(running), `webdielna-run-${pid}-`));
  const next = temporaryFolder();
  try {
    expect(statSync(running).mode & 0o7777).toBe(0o1777);
    expect([running, next, left].map((folder) => existsSync(folder))).toEqual([true, true, false]);
  } finally {
    for (const folder of [running, next]) rmSync(folder, { recursive: true });
  }
});
