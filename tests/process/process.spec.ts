import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { inDatabase } from '../database.ts';
import { quoteBody, requestBody } from '../factories/bodies.ts';
import {
  beginPost,
  begunFolder,
  cleanUp,
  databaseOf,
  folder,
  type Program,
  start,
  stop,
  visit,
} from './program.ts';

afterEach(cleanUp);

const health = async (program: Program, path = '/readyz') => (await fetch(`${program.url}${path}`)).status;
/** The text of every file that V8 has run, by the notes it leaves at the end. */
const loadedScripts = (coverage: string): string[] =>
  readdirSync(coverage).flatMap((name) =>
    (JSON.parse(readFileSync(join(coverage, name), 'utf8')) as { result: { url: string }[] }).result
      .filter(({ url }) => url.startsWith('file:'))
      .map(({ url }) => readFileSync(fileURLToPath(url), 'utf8')),
  );

const EXTERNAL = 'postgres://user:password@127.0.0.1:1/nowhere';
const pdfBody = { ...quoteBody(), clientName: 'Vzorový klient' };

describe('The program', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'starts on an empty folder, says where it is, and at %s finishes what is under way',
    async (signal) => {
      const dataDir = folder();
      const program = await start(dataDir);
      await program.ready();
      await expect.poll(() => program.output()).toContain(`Mails: `);
      expect(program.output()).toContain(`Webdielňa: ${program.url}\n`);
      expect(program.output()).toContain(`Mails: ${join(dataDir, 'outbox')}\n`);
      const addresses = program.output().match(/^[^{].*?https?:\/\/\S+$/gm) ?? [];
      for (const line of addresses) {
        const address = line.slice(line.indexOf('http'));
        expect([address, (await fetch(address)).status]).toEqual([address, 200]);
      }
      const pdfs = await Promise.all(
        Array.from({ length: 4 }, () => beginPost(program.url, '/api/export-quote-pdf', pdfBody)),
      );
      // Browsers open connections before they ask for anything.
      const silent = connect(Number(new URL(program.url).port), 'localhost');
      await once(silent, 'connect');
      const { code } = await stop(program, signal);
      for (const { answer } of pdfs) {
        const { status, bytes } = await answer;
        expect(status).toBe(200);
        expect(bytes.toString('latin1')).toMatch(/^%PDF[\s\S]*%%EOF\s*$/);
      }
      expect(code).toBe(0);
      expect(databaseOf(dataDir)).toBeNull();
    },
  );

  test('tells load balancers that it is about to stop, and serves until they know', async () => {
    const program = await start(begunFolder(), { DRAIN_SECONDS: '3' });
    await program.ready();
    expect((await fetch(`${program.url}/faq`)).headers.get('connection')).toBe('keep-alive');
    const stopped = stop(program);
    await expect.poll(() => health(program)).toBe(503);
    expect(await (await fetch(`${program.url}/readyz`)).json()).toEqual({ status: 'draining' });
    for (const path of ['/healthz', '/faq', '/api/csrf-token']) {
      const answer = await fetch(`${program.url}${path}`);
      expect([path, answer.status, answer.headers.get('connection')]).toEqual([path, 200, 'close']);
    }
    expect((await stopped).code).toBe(0);
  });

  test.each([{ NODE_ENV: '' }, { NODE_ENV: 'development' }])(
    'started with %o renders by the production build of React',
    async (env) => {
      const coverage = folder();
      const program = await start(begunFolder(), { ...env, NODE_V8_COVERAGE: coverage });
      await program.ready();
      expect((await fetch(`${program.url}/faq`)).status).toBe(200);
      expect((await stop(program)).code).toBe(0);
      const react = loadedScripts(coverage).filter((code) => code.includes('react.transitional.element'));
      expect(react.length).toBeGreaterThan(0);
      // A name of the development build alone.
      expect(react.filter((code) => code.includes('recentlyCreatedOwnerStacks'))).toEqual([]);
    },
  );

  test('recovers by itself after kill -9', async () => {
    const dataDir = begunFolder();
    const first = await start(dataDir);
    await first.ready();
    const database = databaseOf(dataDir);
    first.child.kill('SIGKILL');
    if (database) process.kill(database, 'SIGKILL');
    const second = await start(dataDir);
    await second.ready();
    expect((await (await visit(second.url))('/api/generate-quote', quoteBody())).status).toBe(200);
    expect((await stop(second)).code).toBe(0);
    expect(databaseOf(dataDir)).toBeNull();
  });

  test('shares its folder with a second one, which goes on when the first stops', async () => {
    const [dataDir, other] = [folder(), begunFolder()];
    const [first, second, beside] = await Promise.all([start(dataDir), start(dataDir), start(other)]);
    await Promise.all([first.ready(), second.ready(), beside.ready()]);
    expect(databaseOf(dataDir)).not.toBe(databaseOf(other));
    expect((await stop(first)).code).toBe(0);
    expect(await health(second)).toBe(200);
    expect((await (await visit(second.url))('/api/service-requests', requestBody())).status).toBe(201);
    expect((await stop(second)).code).toBe(0);
    expect(databaseOf(dataDir)).toBeNull();
    expect(await health(beside)).toBe(200);
  });

  test('on a port in use says so in one sentence and leaves no database behind', async () => {
    const running = await start(begunFolder(), { LOG_LEVEL: 'silent' });
    await running.ready();
    const dataDir = begunFolder();
    const refused = await start(dataDir, { PORT: String(running.port), LOG_LEVEL: 'silent' });
    expect((await refused.ended).code).toBe(1);
    expect(refused.output()).toBe(
      `Port ${running.port} on 127.0.0.1 is in use; stop the other program or set PORT.\n`,
    );
    expect(databaseOf(dataDir)).toBeNull();
  });

  test.each([
    [
      'a default secret',
      { APP_SECRET: 'changeme' },
      /^APP_SECRET must be a random text of at least 32 bytes/,
    ],
    [
      'a short secret',
      { APP_SECRET: '31-bytes-abcdefghijklmnopqrstuv' },
      /^APP_SECRET must be a random text of at least 32/,
    ],
    [
      'no secret for an external database',
      { DATABASE_URL: EXTERNAL },
      /^APP_SECRET is required with DATABASE_URL/,
    ],
  ])('with %s says so in one sentence', async (_, env, sentence) => {
    const refused = await start(folder(), env);
    expect((await refused.ended).code).toBe(1);
    expect(refused.output()).toMatch(sentence);
    expect(refused.output()).toMatch(/^[^\n]+\n$/);
  });

  test('that finds a database of a newer version says so and leaves no database running', async () => {
    const dataDir = begunFolder();
    const first = await start(dataDir);
    await first.ready();
    await inDatabase(dataDir, async (client) => {
      await client.query(
        `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('future', 99999999999999)`,
      );
    });
    await stop(first);
    const refused = await start(dataDir, { LOG_LEVEL: 'silent' });
    expect((await refused.ended).code).toBe(1);
    expect(refused.output()).toMatch(/^[^\n]+\n$/);
    expect(databaseOf(dataDir)).toBeNull();
  });
});
