import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, TEST_ENVIRONMENT } from '../tests/server-process.ts';

test.each([
  ['0905 123 456 kl. 12', true],
  ['         ', false],
  ['(+) . - / (+)', false],
])('who is named %j is looked for: %s', (identifier, isLookedFor) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'webdielna-person-'));
  const { DATABASE_URL: _, ...environment } = process.env;
  const { stderr } = spawnSync(process.execPath, ['scripts/person.ts', 'erase', identifier], {
    cwd: ROOT,
    env: { ...environment, ...TEST_ENVIRONMENT, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  rmSync(dataDir, { recursive: true });
  expect(stderr).toMatch(isLookedFor ? /^There is no database/ : /^Use: npm run person/);
});
