import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/accounts/actor.ts';
import { person, registered } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { createLiveStreams } from './streams.ts';

let server: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  admin = await registered(server, person('spravca'));
  await server.database.pool.query("UPDATE accounts SET email_verified_at = now(), role = 'admin'");
});
afterAll(() => server.close());

/** Opens the stream as a browser does; each turn of the iterator is what came since the last one. */
async function listening(browser: TestBrowser) {
  const { cookies } = browser;
  const answer = await server.app.inject({ url: '/api/events', cookies, payloadAsStream: true });
  const stream = answer.stream() as Readable;
  const parts = stream.setEncoding('utf8')[Symbol.asyncIterator]();
  const next = async (): Promise<string | null> => {
    const { value, done } = await parts.next();
    return done ? null : value;
  };
  return { answer, stream, next };
}

const dataOf = (text: string | null): unknown => JSON.parse(text?.match(/data: (.*)/)?.[1] ?? 'null');
const anybody = () => server.browser().post('/api/service-requests', requestBody({ email: 'jan@vzor.sk' }));

const OPERATOR: Actor = { kind: 'admin', accountId: 'a', sessionId: 's', isProven: true, isConfirmed: true };

describe('a page that reads nothing', () => {
  it('is cut off before much waits for it, and takes nobody’s place', async () => {
    const streams = createLiveStreams();
    const { signal } = new AbortController();
    const idle = streams.open({ accountId: 'a', actorNow: async () => OPERATOR, signal });
    let most = 0;
    for (let change = 0; change < 5_000 && !idle.destroyed; change += 1) {
      streams.tell(`request ${randomUUID()}`);
      await setImmediate();
      most = Math.max(most, idle.readableLength);
    }
    expect(idle.destroyed).toBe(true);
    expect(most).toBeLessThanOrEqual(2 * idle.readableHighWaterMark);
    streams.close();
  });

  it('is told that anything may have changed instead of each of very many', async () => {
    const streams = createLiveStreams();
    const { signal } = new AbortController();
    const asked = Promise.withResolvers<Actor>();
    const stream = streams.open({ accountId: 'a', actorNow: () => asked.promise, signal });
    for (let change = 0; change < 1_000; change += 1) streams.tell(`request ${change}`);
    asked.resolve(OPERATOR);
    await setImmediate();
    streams.close();
    const text = await stream.setEncoding('utf8').toArray();
    expect(text.join('')).toBe('retry: 3000\ndata: []\n\ndata: []\n\n');
  });
});

describe('the stream of hints', () => {
  it('begins with everything, then names what has changed and nothing of what it says', async () => {
    const { answer, next, stream } = await listening(admin);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(dataOf(await next())).toEqual([]);
    const sent = await anybody();
    const told = await next();
    expect(dataOf(told)).toEqual([`request ${sent.json().id}`]);
    stream.destroy();
  });

  it('says nothing of what was rolled back', async () => {
    const { next, stream } = await listening(admin);
    await next();
    const client = await server.database.pool.connect();
    await client.query('BEGIN');
    await client.query("SELECT pg_notify('changes', 'request rolled-back')");
    await client.query('ROLLBACK');
    await client.query("SELECT pg_notify('changes', 'request kept')");
    client.release();
    expect(dataOf(await next())).toEqual(['request kept']);
    stream.destroy();
  });

  it('ends with the session, with the next hint, and does not prolong it', async () => {
    const other = server.browser();
    await other.post('/api/login', person('spravca'));
    const used = async () =>
      (await server.database.pool.query('SELECT used_at FROM sessions ORDER BY created_at')).rows;
    await server.database.pool.query("UPDATE sessions SET used_at = used_at - interval '1 hour'");
    const before = await used();
    const { next } = await listening(other);
    await next();
    expect(await used()).toEqual(before);
    await server.database.pool.query(
      'DELETE FROM sessions WHERE id = (SELECT id FROM sessions ORDER BY created_at DESC LIMIT 1)',
    );
    await anybody();
    expect(await next()).toBeNull();
  });

  it('ends for whoever is no administrator any more', async () => {
    const { next } = await listening(admin);
    await next();
    await server.database.pool.query("UPDATE accounts SET role = 'customer'");
    await anybody();
    expect(await next()).toBeNull();
    await server.database.pool.query("UPDATE accounts SET role = 'admin'");
  });

  it('is open ten times for an account, and the oldest gives way', async () => {
    const other = await registered(server, person('druhy'));
    await server.database.pool.query("UPDATE accounts SET role = 'admin'");
    const all = [];
    for (let opened = 0; opened < 11; opened += 1) {
      const one = await listening(other);
      expect(dataOf(await one.next())).toEqual([]);
      all.push(one);
    }
    const [oldest, second] = all;
    expect(await oldest?.next()).toBeNull();
    const sent = await anybody();
    expect(dataOf((await second?.next()) ?? null)).toEqual([`request ${sent.json().id}`]);
    for (const { stream } of all) stream.destroy();
  });

  it('ends in all of twenty pages when the program stops', async () => {
    const other = await createTestApp({ database: server.database });
    const second = await registered(server, person('treti'));
    await server.database.pool.query("UPDATE accounts SET role = 'admin', email_verified_at = now()");
    const open = async ({ cookies }: TestBrowser) => {
      const opened = await other.app.inject({ url: '/api/events', cookies, payloadAsStream: true });
      return new Promise((resolve) => opened.stream().once('end', resolve).resume());
    };
    const ended = [admin, second].flatMap((browser) => Array.from({ length: 10 }, () => open(browser)));
    await other.app.close();
    await Promise.all(ended);
  });
});
