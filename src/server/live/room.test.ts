import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/accounts/actor.ts';
import { person, registered } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { type BegunProject, begunProject } from '../../../tests/projects.ts';
import { linkTo } from '../../../tests/sent-offer.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import type { Told } from './audience-data.ts';
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
async function listening({ cookies }: Pick<TestBrowser, 'cookies'>, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: '/api/events', cookies, headers, payloadAsStream: true });
  const stream = answer.stream() as Readable;
  const parts = stream.setEncoding('utf8')[Symbol.asyncIterator]();
  const next = async (): Promise<string | null> => {
    const { value, done } = await parts.next();
    return done ? null : value;
  };
  return { answer, stream, next };
}

const dataOf = (text: string | null): unknown => JSON.parse(text?.match(/data: (.*)/)?.[1] ?? 'null');
/** Reads until this is told: what was done before the stream was opened may be told after it. */
async function heard(next: () => Promise<string | null>, subject: string): Promise<void> {
  const told = dataOf(await next());
  if (!Array.isArray(told)) throw new Error(`The stream ended before ${subject}.`);
  if (!told.includes(subject)) await heard(next, subject);
}

const anybody = () => server.browser().post('/api/service-requests', requestBody({ email: 'jan@vzor.sk' }));

const OPERATOR: Actor = { kind: 'admin', accountId: 'a', sessionId: 's', isProven: true, isConfirmed: true };

const HOLDER: Actor = { kind: 'link', offerId: 'o', today: '2026-11-24' };

it('tells clients alone of what they alone see', async () => {
  const told: Told = { subject: 'project p', accountId: null, offerId: 'o' };
  const streams = createLiveStreams({ audienceOf: async () => [told] });
  const { signal } = new AbortController();
  const open = (actor: Actor) => streams.open({ actor, actorNow: async () => actor, signal });
  const [operators, clients] = [open(OPERATOR), open(HOLDER)];
  streams.tellClients('project p');
  await setImmediate();
  await setImmediate();
  streams.close();
  const heardBy = async (stream: Readable) => (await stream.setEncoding('utf8').toArray()).join('');
  expect(await heardBy(operators)).not.toContain('project p');
  expect(await heardBy(clients)).toContain('project p');
});

describe('a page that reads nothing', () => {
  it('is cut off before much waits for it, and takes nobody’s place', async () => {
    const streams = createLiveStreams({ audienceOf: async () => [] });
    const { signal } = new AbortController();
    const idle = streams.open({ actor: OPERATOR, actorNow: async () => OPERATOR, signal });
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
    const streams = createLiveStreams({ audienceOf: async () => [] });
    const { signal } = new AbortController();
    const asked = Promise.withResolvers<Actor>();
    const stream = streams.open({ actor: OPERATOR, actorNow: () => asked.promise, signal });
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
    // What was heard of its account before it gave way is read first.
    await expect.poll(() => oldest?.next()).toBeNull();
    const sent = await anybody();
    await heard(async () => (await second?.next()) ?? null, `request ${sent.json().id}`);
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

describe('the stream of a client', () => {
  const query = async (sql: string, values: unknown[] = []) =>
    (await server.database.pool.query(sql, values)).rows;
  const changed = (...subjects: string[]) =>
    query("SELECT pg_notify('changes', subject) FROM unnest($1::text[]) AS subject", [subjects]);
  let project: BegunProject;
  let foreign: BegunProject;
  let member: TestBrowser;

  beforeAll(async () => {
    [project, foreign] = [await begunProject(server), await begunProject(server)];
    const who = person('clen');
    await registered(server, who);
    await query("UPDATE accounts SET email_verified_at = now() WHERE username = 'clen'");
    member = server.browser();
    await member.post('/api/login', who);
    await join();
  });

  const join = () =>
    query(
      `INSERT INTO client_members (client_id, account_id, created_at)
       SELECT client_id, (SELECT id FROM accounts WHERE username = 'clen'), now() FROM projects WHERE id = $1
       ON CONFLICT DO NOTHING`,
      [project.projectId],
    );

  const own = () => `project ${project.projectId}`;
  const others = () => [
    `project ${foreign.projectId}`,
    `offer ${foreign.id}`,
    `request ${randomUUID()}`,
    `account ${randomUUID()}`,
    'reply-template 1',
    'nothing',
  ];

  it('shows nothing of what others are told, by a session and by a link', async () => {
    const streams = [await listening(member), await listening(server.browser(), project.headers)];
    for (const { next } of streams) expect(dataOf(await next())).toEqual([]);
    // Each in a turn of its own, so that a foreign one would have a part of the stream for itself.
    for (const subject of others()) await changed(subject);
    await changed(...others(), own());
    for (const { next, stream } of streams) {
      expect(await next()).toBe(`data: ${JSON.stringify([own()])}\n\n`);
      stream.destroy();
    }
  });

  it('says of very many foreign changes not even that there were any', async () => {
    const { next, stream } = await listening(member);
    await next();
    await changed(...Array.from({ length: 200 }, () => `project ${randomUUID()}`), own());
    expect(dataOf(await next())).toEqual([own()]);
    stream.destroy();
  });

  it('goes on in silence for who is a member no more, and tells again who is one again', async () => {
    const { next, stream } = await listening(member);
    await next();
    await query(
      'DELETE FROM client_members WHERE client_id = (SELECT client_id FROM projects WHERE id = $1)',
      [project.projectId],
    );
    const holder = await listening(server.browser(), project.headers);
    await holder.next();
    await changed(own());
    // Once the holder of the link has heard of it, it is known who else has not.
    expect(dataOf(await holder.next())).toEqual([own()]);
    holder.stream.destroy();
    await join();
    await changed(`offer ${project.id}`);
    expect(dataOf(await next())).toEqual([`offer ${project.id}`]);
    stream.destroy();
  });

  it('ends with the session, when the account is blocked, and when it becomes an operator’s', async () => {
    for (const [change, back] of [
      ['blocked_at = now()', 'blocked_at = NULL'],
      ["role = 'admin'", "role = 'customer'"],
      ['email_verified_at = NULL', 'email_verified_at = now()'],
    ]) {
      const { next } = await listening(member);
      await next();
      await query(`UPDATE accounts SET ${change} WHERE username = 'clen'`);
      await changed(own());
      expect(await next()).toBeNull();
      await query(`UPDATE accounts SET ${back} WHERE username = 'clen'`);
    }
  });

  it('ends with the link, and does not make it last longer', async () => {
    const link = await linkTo(server, project.id);
    const used = () =>
      query('SELECT used_at FROM offer_links WHERE offer_id = $1 ORDER BY created_at', [project.id]);
    await query("UPDATE offer_links SET used_at = now() - interval '1 day'");
    const before = await used();
    const { next } = await listening(server.browser(), link.headers);
    await next();
    await changed(own());
    await heard(next, own());
    expect(await used()).toEqual(before);
    await query('UPDATE offer_links SET revoked_at = now() WHERE offer_id = $1', [project.id]);
    await changed(own());
    expect(await next()).toBeNull();
    expect((await server.app.inject({ url: '/api/events', headers: link.headers })).statusCode).toBe(404);
  });

  it('hears of everything anew after the database was away', async () => {
    const { next, stream } = await listening(member);
    await next();
    await query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'listen%' AND pid <> pg_backend_pid() AND datname = current_database()",
    );
    expect(dataOf(await next())).toEqual([]);
    await changed(own());
    expect(dataOf(await next())).toEqual([own()]);
    stream.destroy();
  });

  it('costs one question to the database for many listeners and many changes', async () => {
    const asked: number[] = [];
    const open = Promise.withResolvers<Told[]>();
    const streams = createLiveStreams({
      audienceOf: async (changes) => {
        asked.push(changes.length);
        return asked.length === 1 ? open.promise : [];
      },
    });
    const { signal } = new AbortController();
    for (let count = 0; count < 100; count += 1) {
      const actor: Actor = { ...OPERATOR, kind: 'customer', accountId: `account ${count}` };
      streams.open({ actor, actorNow: async () => actor, signal });
    }
    for (let change = 0; change < 40; change += 1) streams.tell(`project ${change}`);
    open.resolve([]);
    await setImmediate();
    expect(asked).toEqual([1, 39]);
    streams.close();
  });
});
