import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ShownFile } from '#domain/files/file-schema.ts';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import { begin, type Uploader, uploaded } from '../../../tests/files.ts';
import { begunProject, operatorOf } from '../../../tests/projects.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { createMessageService } from '../messages/service.ts';
import { attach } from './attaching.ts';
import {
  countAdded,
  countOfItems,
  deleteFilesOf,
  deleteFilesOfMessage,
  filesOf,
  filesOfMessages,
} from './records-data.ts';

let app: TestApp;
let client: Uploader;
let operator: Uploader;
let subject: MessageSubject;
let other: MessageSubject;
let messageId: string;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  operator = { browser: await operatorOf(app) };
  other = { type: 'project', id: (await begunProject(app)).projectId };
});
afterAll(() => app.close());

beforeEach(async () => {
  const begun = await begunProject(app);
  client = { browser: app.browser(), headers: begun.headers };
  subject = { type: 'project', id: begun.projectId };
  messageId = await writtenIn(subject);
});

const writtenIn = async (about: MessageSubject): Promise<string> => {
  const { db, clock } = app.services;
  const { write } = createMessageService(app.services);
  const message = {
    subject: about,
    side: 'client' as const,
    accountId: null,
    authorName: 'Jana',
    text: 'Tu sú',
  };
  return (await db.transaction((transaction) => write(transaction, message, clock()))).id;
};
const file = (name = 'a.txt', who = client): Promise<ShownFile> =>
  uploaded(who, { subject, name, bytes: Buffer.from(`obsah ${name}`) });
const give = (ids: string[], to = { subject, side: 'client' as MessageSide, messageId }) =>
  app.services.db.transaction((transaction) => attach(transaction, to, ids));

it('gives files to the message they were sent with, once', async () => {
  const ids = [(await file('a.txt')).id, (await file('b.txt')).id];
  await give(ids);
  const found = await filesOfMessages(app.services.db, [messageId, randomUUID()]);
  expect([...found].map(([id, files]) => [id, files.map(({ name }) => name)])).toEqual([
    [messageId, ['a.txt', 'b.txt']],
  ]);
  await expect(give(ids)).rejects.toMatchObject({ code: 'notFound' });
  // The same file can be sent again with the next message.
  expect((await file('a.txt')).id).not.toBe(ids[0]);
});

it('gives nothing that is another side’s or record’s, unfinished, or brought for an item', async () => {
  const { id } = await file();
  const unfinished = (await begin(client, { subject, name: 'c.txt', bytes: Buffer.from('c') })).json().id;
  const { rows } = await app.database.pool.query(
    'SELECT id FROM checklist_items WHERE project_id = $1 LIMIT 1',
    [subject.id],
  );
  const brought = await uploaded(client, {
    ...{ subject, name: 'd.txt', bytes: Buffer.from('d'), itemId: rows[0].id },
  });
  for (const wrong of [(await file('o.txt', operator)).id, unfinished, brought.id, randomUUID()])
    await expect(give([id, wrong])).rejects.toMatchObject({ code: 'notFound', field: 'files' });
  await expect(give([id], { subject: other, side: 'client', messageId })).rejects.toMatchObject({
    code: 'notFound',
  });
  expect((await filesOfMessages(app.services.db, [messageId])).size).toBe(0);
  expect(await countOfItems(app.services.db, [rows[0].id])).toEqual(new Map([[rows[0].id, 1]]));
});

it('gives a message five files and no more', async () => {
  const ids = Array.from({ length: 6 }, () => randomUUID());
  await expect(give(ids)).rejects.toMatchObject({ code: 'validation', field: 'files' });
});

it('keeps what was sent from being removed, and lets it go with its message', async () => {
  const { id } = await file();
  await give([id]);
  const removed = await client.browser.send('DELETE', `/api/portal/files/${id}`, {}, client.headers ?? {});
  expect(removed.statusCode).toBe(409);
  const { db } = app.services;
  await db.transaction((transaction) => deleteFilesOfMessage(transaction, messageId));
  expect(await filesOf(db, 'project', [subject.id])).toEqual([]);
});

it('counts what a side has added since, and lets all of a record go', async () => {
  const { db } = app.services;
  const before = new Date(0);
  await file('a.txt');
  await file('b.txt', operator);
  expect(await countAdded(db, 'project', [subject.id], 'client', before)).toEqual(new Map([[subject.id, 1]]));
  expect(await countAdded(db, 'project', [subject.id], 'client', new Date())).toEqual(new Map());
  expect((await filesOf(db, 'project', [subject.id])).map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
  await db.transaction((transaction) => deleteFilesOf(transaction, 'project', [subject.id]));
  expect(await filesOf(db, 'project', [subject.id])).toEqual([]);
});
