import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { inDatabase } from '../database.ts';
import { quoteBody, requestBody } from '../factories/bodies.ts';
import { begunFolder, cleanUp, databaseOf, type Program, start, stop, visit } from './program.ts';

afterEach(cleanUp);

/** From the moment a start is possible again (security 65). */
const RECOVERY = { timeout: 15_000, interval: 50 };

const status = async (program: Program, path: string) => (await fetch(`${program.url}${path}`)).status;

/** Makes every start of the database fail until it is called back. */
function forbidStart(dataDir: string): () => void {
  const file = join(dataDir, 'postgres/postgresql.conf');
  const settings = readFileSync(file, 'utf8');
  writeFileSync(file, `${settings}\nwork_mem = plenty\n`);
  return () => writeFileSync(file, settings);
}

describe('The embedded database, stopped under the running program (security 65)', () => {
  test.each(['SIGINT', 'SIGQUIT'] as const)(
    'by %s, takes only what must be stored with it, and comes back by itself with everything acknowledged',
    async (signal) => {
      const dataDir = begunFolder();
      const program = await start(dataDir, { RATE_LIMITS: '' });
      await program.ready();
      const post = await visit(program.url);
      const submit = (email: string) => post('/api/service-requests', requestBody({ email }));
      expect((await post('/api/generate-quote', quoteBody())).status).toBe(200);
      expect((await submit('pred@example.sk')).status).toBe(201);

      const allowStart = forbidStart(dataDir);
      process.kill(databaseOf(dataDir) ?? 0, signal);
      await expect.poll(() => databaseOf(dataDir), RECOVERY).toBeNull();
      await expect.poll(() => status(program, '/readyz'), RECOVERY).toBe(503);
      for (const path of ['/', '/sluzby', '/sluzby/tvorba-webu', '/healthz'])
        expect(await status(program, path)).toBe(200);
      const quote = await post('/api/generate-quote', quoteBody());
      expect(quote.status).toBe(200);
      expect(await quote.json()).toMatchObject({ number: null, rough: false, priceBookVersion: 1 });
      const pdf = await post('/api/export-quote-pdf', quoteBody());
      expect(pdf.status).toBe(200);
      expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/);
      const refused = await submit('pocas@example.sk');
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ category: 'database' });

      allowStart();
      await expect.poll(() => status(program, '/readyz'), RECOVERY).toBe(200);
      await expect.poll(async () => (await submit('po@example.sk')).status, RECOVERY).toBe(201);
      expect(program.child.exitCode).toBeNull();
      const stored = await inDatabase(dataDir, async (client) => {
        const { rows } = await client.query('SELECT email FROM requests ORDER BY number');
        return rows.map(({ email }) => email);
      });
      expect(stored).toEqual(['pred@example.sk', 'po@example.sk']);
      expect((await stop(program)).code).toBe(0);
      expect(databaseOf(dataDir)).toBeNull();
    },
  );

  test('comes back once for two programs that share it', async () => {
    const dataDir = begunFolder();
    const [first, second] = await Promise.all([start(dataDir), start(dataDir)]);
    await Promise.all([first.ready(), second.ready()]);
    const before = databaseOf(dataDir);
    process.kill(before ?? 0, 'SIGQUIT');
    await expect.poll(() => [null, before].includes(databaseOf(dataDir)), RECOVERY).toBe(false);
    for (const program of [first, second])
      await expect.poll(() => status(program, '/readyz'), RECOVERY).toBe(200);
    const again = databaseOf(dataDir);
    expect((await stop(first)).code).toBe(0);
    expect(databaseOf(dataDir)).toBe(again);
    expect((await (await visit(second.url))('/api/service-requests', requestBody())).status).toBe(201);
    expect((await stop(second)).code).toBe(0);
    expect(databaseOf(dataDir)).toBeNull();
  });

  test('stays down when the program stops meanwhile', async () => {
    const dataDir = begunFolder();
    const program = await start(dataDir);
    await program.ready();
    forbidStart(dataDir);
    process.kill(databaseOf(dataDir) ?? 0, 'SIGINT');
    await expect.poll(() => status(program, '/readyz'), RECOVERY).toBe(503);
    expect((await stop(program)).code).toBe(0);
    expect(databaseOf(dataDir)).toBeNull();
    expect(program.output()).not.toContain('runs again');
  });
});
