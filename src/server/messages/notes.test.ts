import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedClient } from '#domain/clients/desk-contract.ts';
import { MESSAGE_SUBJECTS, type MessageSubject } from '#domain/messages/message.ts';
import { NOTE_MAX, PLAIN_NOTED } from '#domain/messages/note.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { begunProject, operatorOf } from '../../../tests/projects.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

let app: TestApp;
let operator: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  operator = await operatorOf(app);
});
afterAll(() => app.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await app.database.pool.query(sql, values)).rows;
const notesAt = (type: MessageSubject['type'], id: string) => `/api/admin/conversations/${type}/${id}/notes`;
const actsOn = async (id: string) =>
  (
    await query("SELECT action FROM audit_log WHERE subject_id = $1 AND action ~ 'note|called' ORDER BY id", [
      id,
    ])
  ).map(({ action }) => action);

describe.each(PLAIN_NOTED)('notes of the %s', (type) => {
  const begun = async () => {
    const { id, projectId } = await begunProject(app);
    return type === 'offer' ? id : projectId;
  };

  it('are kept with who wrote them, the oldest first, and removed', async () => {
    const id = await begun();
    const first = await operator.post(notesAt(type, id), { kind: 'note', text: 'Platí neskoro.' });
    expect(first.statusCode).toBe(201);
    const second = await operator.post(notesAt(type, id), { kind: 'call', text: 'Chce to do mája.' });
    const all = [
      { kind: 'note', text: 'Platí neskoro.', author: 'spravca' },
      { kind: 'call', text: 'Chce to do mája.', author: 'spravca' },
    ];
    expect(second.json()).toMatchObject(all);
    expect((await operator.inject({ url: notesAt(type, id) })).json()).toEqual(second.json());
    const gone = await operator.send('DELETE', `${notesAt(type, id)}/${second.json()[0].id}`, {});
    expect(gone.json()).toMatchObject(all.slice(1));
    expect(await actsOn(id)).toEqual([`${type}.noted`, `${type}.called`, `${type}.note-removed`]);
  });

  it('say when somebody last spoke with the client, where it was by telephone', async () => {
    const id = await begun();
    const lastAt = async () => {
      const [{ client_id: client }] = await query(`SELECT client_id FROM ${type}s WHERE id = $1`, [id]);
      const listed: ListedClient[] = (await operator.inject({ url: '/api/admin/clients' })).json();
      return listed.find((one) => one.id === client)?.lastAt;
    };
    const [call] = (await operator.post(notesAt(type, id), { kind: 'call', text: 'Súhlasí.' })).json();
    expect(await lastAt()).toBe(call.createdAt);
    await operator.post(notesAt(type, id), { kind: 'note', text: 'Znie spokojne.' });
    expect(await lastAt()).toBe(call.createdAt);
  });

  it('are removed only where they are, and are of nothing that is not there', async () => {
    const [id, other] = [await begun(), await begun()];
    const [note] = (await operator.post(notesAt(type, id), { kind: 'note', text: 'Moja.' })).json();
    for (const elsewhere of [other, randomUUID()])
      expect((await operator.send('DELETE', `${notesAt(type, elsewhere)}/${note.id}`, {})).statusCode).toBe(
        404,
      );
    expect((await operator.inject({ url: notesAt(type, id) })).json()).toHaveLength(1);
    expect((await operator.inject({ url: notesAt(type, randomUUID()) })).statusCode).toBe(404);
    const lost = await operator.post(notesAt(type, randomUUID()), { kind: 'note', text: 'Kam?' });
    expect([lost.statusCode, await actsOn(other)]).toEqual([404, []]);
  });

  it.each([
    ['nothing', { kind: 'note', text: '  ' }],
    ['too much', { kind: 'note', text: 'a'.repeat(NOTE_MAX + 1) }],
    ['another kind', { kind: 'message', text: 'Ahoj' }],
  ])('are refused that say %s', async (_, body) => {
    const id = await begun();
    expect((await operator.post(notesAt(type, id), body)).statusCode).toBe(400);
    expect((await operator.inject({ url: notesAt(type, id) })).json()).toEqual([]);
  });
});

it.each(MESSAGE_SUBJECTS)('the same sending again is the same note: %s', async (type) => {
  const { id: offer, projectId: project } = await begunProject(app);
  const asked = await app.browser().post('/api/service-requests', requestBody());
  const id = { offer, project, request: asked.json().id }[type];
  const path = type === 'request' ? `/api/admin/requests/${id}/notes` : notesAt(type, id);
  const sent = { kind: 'call', text: 'Chce to do mája.', sendId: randomUUID() };
  const stored = () => query(`SELECT text FROM conversation_notes WHERE ${type}_id = $1`, [id]);
  const answers = await Promise.all([sent, sent, sent].map((body) => operator.post(path, body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(await stored()).toEqual([{ text: sent.text }]);
  expect(await actsOn(id)).toEqual([`${type}.called`]);
  for (const other of [{ text: 'Niečo iné.' }, { kind: 'note' }])
    expect((await operator.post(path, { ...sent, ...other })).statusCode).toBe(422);
  await operator.post(path, { ...sent, sendId: randomUUID() });
  expect(await stored()).toHaveLength(2);
});

it('a project that is closed to messages still takes notes', async () => {
  const { projectId } = await begunProject(app);
  await query("UPDATE projects SET state = 'closed' WHERE id = $1", [projectId]);
  const noted = await operator.post(notesAt('project', projectId), { kind: 'note', text: 'O rok zavolať.' });
  expect(noted.statusCode).toBe(201);
});

it('a request takes its notes by its own calls, for a telephone call makes it contacted', async () => {
  const { statusCode } = await operator.post(notesAt('request', randomUUID()), {
    kind: 'call',
    text: 'Ahoj',
  });
  expect(statusCode).toBe(404);
});

it('notes go with what they are about', async () => {
  await begunProject(app);
  await query('DELETE FROM conversation_notes');
  const [{ client_id: client }] = await query('SELECT client_id FROM offers LIMIT 1');
  const begun = await operator.post('/api/admin/offers', { from: 'client', id: client });
  const offer = begun.json().id;
  await operator.post(notesAt('offer', offer), { kind: 'note', text: 'Skúšobná.' });
  expect(await query('SELECT kind FROM conversation_notes')).toEqual([{ kind: 'note' }]);
  expect(
    (await operator.send('DELETE', `/api/admin/offers/${offer}/draft?edit=1`, {})).statusCode,
  ).toBeLessThan(300);
  expect(await query('SELECT kind FROM conversation_notes')).toEqual([]);
});
