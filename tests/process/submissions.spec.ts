import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inDatabase } from '../database.ts';
import { requestBody } from '../factories/bodies.ts';
import { begunFolder, cleanUp, newVisitor, start, stop, visit } from './program.ts';

afterEach(cleanUp);

test('kill -9 during twenty submissions loses and doubles nothing', async () => {
  const dataDir = begunFolder();
  const before = await start(dataDir);
  await before.ready();
  const keys = Array.from({ length: 20 }, (_, index) => `submission-${index}-of-this-test`);
  const body = (index: number) => requestBody({ email: `klient${index}@example.sk` });
  const acknowledged = new Map<number, string>();
  const visitor = await newVisitor(before.url);
  const post = await visit(before.url, visitor);
  const sent = keys.map(async (key, index) => {
    const answer = await post('/api/service-requests', body(index), { 'idempotency-key': key });
    acknowledged.set(index, ((await answer.json()) as { id: string }).id);
    // In the middle: some are stored, some are not.
    if (acknowledged.size === 5) before.child.kill('SIGKILL');
  });
  await Promise.allSettled(sent);
  await before.ended;
  expect(acknowledged.size).toBeGreaterThanOrEqual(5);

  const after = await start(dataDir);
  await after.ready();
  const again = await visit(after.url, visitor);
  const ids = await Promise.all(
    keys.map(async (key, index) => {
      const answer = await again('/api/service-requests', body(index), { 'idempotency-key': key });
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { id: string }).id;
    }),
  );
  for (const [index, id] of acknowledged) expect(ids[index]).toBe(id);
  const rows = (text: string) => inDatabase(dataDir, async (client) => (await client.query(text)).rows);
  expect((await rows('SELECT id FROM requests')).map(({ id }) => id).sort()).toEqual(ids.sort());
  // A mail whose worker was killed waits for its lease of at most 45 s.
  await expect
    .poll(() => rows(`SELECT count(*)::int AS sent FROM mails WHERE status = 'sent'`), { timeout: 60_000 })
    .toEqual([{ sent: 40 }]);
  const files = readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
  const messageIds = (await rows('SELECT message_id FROM mails')).map(({ message_id: id }) => id);
  const found = files
    .filter((name) => !name.startsWith('.'))
    .map(
      (name) => /^Message-ID: <(.+)>\r?$/im.exec(readFileSync(join(dataDir, 'outbox', name), 'utf8'))?.[1],
    );
  expect(found.sort()).toEqual(messageIds.sort());
  await stop(after);
});

test('kill -9 after the answer: who did not get it asks again and is told the same ticket, with a key or without', async () => {
  const dataDir = begunFolder();
  const before = await start(dataDir);
  await before.ready();
  const visitor = await newVisitor(before.url);
  const post = await visit(before.url, visitor);
  const submissions = [
    { body: requestBody({ email: 'skluc@example.sk' }), headers: { 'idempotency-key': 'kluc' } },
    { body: requestBody({ email: 'bezkluca@example.sk' }), headers: {} },
  ];
  const lost = await Promise.all(
    submissions.map(({ body, headers }) => post('/api/service-requests', body, headers)),
  );
  before.child.kill('SIGKILL');
  expect(lost.map(({ status }) => status)).toEqual([201, 201]);
  const tickets = await Promise.all(lost.map((answer) => answer.json()));
  await before.ended;

  const after = await start(dataDir);
  await after.ready();
  const again = await visit(after.url, visitor);
  for (const [index, { body, headers }] of submissions.entries()) {
    const answer = await again('/api/service-requests', body, headers);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual(tickets[index]);
  }
  const { rows } = await inDatabase(dataDir, (client) =>
    client.query(
      'SELECT (SELECT count(*)::int FROM requests) AS requests, (SELECT count(*)::int FROM mails) AS mails',
    ),
  );
  expect(rows).toEqual([{ requests: 2, mails: 4 }]);
  await stop(after);
});
