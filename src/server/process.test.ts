import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServer } from './process.ts';
import { projectRoot, StartupError } from './startup.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'webdielna-start-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('a public site that does not say who runs it is not started, and its database neither', async () => {
  const root = projectRoot();
  const start = startServer({
    config: loadConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://www.dielna.sk' }, root),
    root,
    log: createLog('silent'),
    renderPage: async () => new Response(),
    clientFolder: dataDir,
  });
  const sentence =
    /^site\.config\.ts does not say who runs the site; https:\/\/www\.dielna\.sk is public and needs .*operator\.ico,.*\.$/;
  await expect(start).rejects.toThrow(StartupError);
  await expect(start).rejects.toThrow(sentence);
  expect(readdirSync(dataDir)).toEqual(['app-secret']);
});
