import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILE_STEPS } from '#domain/files/file-refusals.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import { begin, type Uploader, uploaded } from '../../../tests/files.ts';
import { begunProject, operatorOf, sendAsSeen } from '../../../tests/projects.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { runSweep } from '../../../tests/test-services.ts';
import { createMessageService } from '../messages/service.ts';
import { attach } from './attaching.ts';
import {
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

const BY_LINK = { side: 'client', accountId: null } as const;

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
  uploaded(who, { subject, name, bytes: Buffer.from(`obsah ${name}`), purpose: 'message' });
const removed = ({ browser, headers = {} }: Uploader, { id }: ShownFile) =>
  browser.send('DELETE', `/api/portal/files/${id}`, {}, headers);
const give = (ids: string[], to: Parameters<typeof attach>[1] = { ...BY_LINK, subject, to: { messageId } }) =>
  app.services.db.transaction((transaction) => attach(transaction, to, ids, app.services.clock()));

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
  const ofRecord = await uploaded(client, { subject, name: 'e.txt', bytes: Buffer.from('e') });
  const wrongs = [(await file('o.txt', operator)).id, unfinished, brought.id, ofRecord.id, randomUUID()];
  for (const wrong of wrongs)
    await expect(give([id, wrong])).rejects.toMatchObject({ code: 'notFound', field: 'files' });
  await expect(give([id], { ...BY_LINK, subject: other, to: { messageId } })).rejects.toMatchObject({
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

it('gives nobody a file that somebody else of their side has uploaded', async () => {
  const { id } = await file();
  const account = { side: 'client', accountId: randomUUID(), subject, to: { messageId } } as const;
  await expect(give([id], account)).rejects.toMatchObject({ code: 'notFound', field: 'files' });
});

const get = ({ browser, headers = {} }: Uploader, url: string) => browser.inject({ url, headers });
const seen = async (who: Uploader, { id }: ShownFile) => {
  const list = await get(who, `/api/portal/files?type=project&id=${subject.id}`);
  const archive = await get(who, `/api/portal/projects/${subject.id}/archive`);
  return {
    list: (list.json().files as ShownFile[]).map(({ name }) => name),
    one: (await get(who, `/api/portal/files/${id}`)).statusCode,
    content: (await get(who, `/api/portal/files/${id}/content`)).statusCode,
    // Beside the papers of the project, which are there whatever is uploaded.
    archive: Object.keys(unzipSync(archive.rawPayload)).filter((path) => !path.startsWith('Dokumenty/')),
  };
};
const nothing = { list: [], one: 404, content: 404, archive: [] };

describe('A file that was uploaded for a message', () => {
  it('is its uploader’s alone until the message is sent', async () => {
    const { db } = app.services;
    for (const [who, other] of [
      [operator, client],
      [client, operator],
    ] as const) {
      const unsent = await file(`${who === client ? 'klient' : 'dielňa'}.txt`, who);
      expect(await seen(other, unsent)).toEqual(nothing);
      expect(await seen(who, unsent)).toEqual({ list: [unsent.name], one: 200, content: 200, archive: [] });
      await removed(who, unsent);
    }
    expect(await filesOf(db, 'project', [subject.id])).toEqual([]);
  });

  it('is everybody’s once it is sent, and told of by its message alone', async () => {
    const sent = await file();
    const told = 'SELECT files FROM upload_notices WHERE project_id = $1';
    const noted = "SELECT action FROM audit_log WHERE subject_id = $1 AND action LIKE 'project.file-%'";
    for (const text of [told, noted])
      expect((await app.database.pool.query(text, [subject.id])).rows).toEqual([]);
    await give([sent.id]);
    const all = { list: ['a.txt'], one: 200, content: 200, archive: ['Spravy k projektu/a.txt'] };
    for (const who of [client, operator]) expect(await seen(who, sent)).toEqual(all);
  });

  it('is another upload for each who sends it, and is let go when nobody does', async () => {
    const unsent = await file();
    const same = { subject, name: 'a.txt', bytes: Buffer.from('obsah a.txt') };
    // The same key, for the record: a browser makes another one.
    expect((await begin(client, same)).statusCode).toBe(422);
    const later = new Date(app.services.clock().getTime() + 61 * 24 * 60 * 60_000);
    await runSweep(app.services, 'files-sweep', later);
    const { rows } = await app.database.pool.query('SELECT id FROM files WHERE id = $1', [unsent.id]);
    expect(rows).toEqual([]);
  });
});

describe('A file that was uploaded for the delivery of a stage', () => {
  const stageId = async (): Promise<string> => {
    const path = `/api/admin/projects/${subject.id}`;
    const { stages } = (await get(operator, path)).json();
    await sendAsSeen(operator.browser, 'PATCH', `${path}/stages/${stages[0].id}`, { state: 'active' });
    return stages[0].id;
  };
  const deliver = async (deliveryFiles: string[]) =>
    sendAsSeen(operator.browser, 'PATCH', `/api/admin/projects/${subject.id}/stages/${await stageId()}`, {
      state: 'delivered',
      deliveryFiles,
    });
  const forDelivery = (name: string) =>
    uploaded(operator, { subject, name, bytes: Buffer.from(`obsah ${name}`), purpose: 'delivery' });

  it('is all that a stage needs to be delivered with, opens for the client and stays', async () => {
    const sent = await forDelivery('navrh.txt');
    expect(await seen(client, sent)).toEqual(nothing);
    const delivered = await deliver([sent.id]);
    expect(delivered.statusCode).toBe(200);
    const ofClient = await get(client, `/api/portal/projects/${subject.id}`);
    for (const { stages } of [delivered.json(), ofClient.json()])
      expect(stages[0].deliveries).toMatchObject([
        { url: '', text: '', files: [{ id: sent.id, name: 'navrh.txt', canRemove: false }] },
      ]);
    const all = { list: ['navrh.txt'], one: 200, content: 200, archive: ['Odovzdane/navrh.txt'] };
    for (const who of [client, operator]) expect(await seen(who, sent)).toEqual(all);
    const refused = await operator.browser.send('DELETE', `/api/portal/files/${sent.id}`, {});
    expect([refused.statusCode, refused.json().message]).toEqual([409, FILE_STEPS.delivered]);
  });

  it('goes with no message, and a file of a message with no delivery', async () => {
    const [ofDelivery, ofMessage] = [await forDelivery('a.txt'), await file('b.txt', operator)];
    const accountId = (await get(operator, '/api/user')).json().id;
    const by = { side: 'operator', accountId, subject, to: { messageId } } as const;
    await expect(give([ofDelivery.id], by)).rejects.toMatchObject({ code: 'notFound' });
    const refused = await deliver([ofMessage.id]);
    expect([refused.statusCode, refused.json().field]).toEqual([404, 'files']);
    const { stages } = (await get(operator, `/api/admin/projects/${subject.id}`)).json();
    expect(stages[0]).toMatchObject({ state: 'active', deliveries: [] });
    await give([ofMessage.id], by);
  });
});

it('lets all of a record go', async () => {
  const { db } = app.services;
  for (const name of ['a.txt', 'b.txt']) await uploaded(client, { subject, name, bytes: Buffer.from(name) });
  expect((await filesOf(db, 'project', [subject.id])).map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
  await db.transaction((transaction) => deleteFilesOf(transaction, 'project', [subject.id]));
  expect(await filesOf(db, 'project', [subject.id])).toEqual([]);
});
