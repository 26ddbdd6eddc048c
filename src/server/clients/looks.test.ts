import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { person, proven } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { begunProject, operatorOf, PAID_SITE } from '../../../tests/projects.ts';
import { sentOffer } from '../../../tests/sent-offer.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

let app: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, site: PAID_SITE });
  admin = await operatorOf(app);
});
afterAll(() => app.close());

const look = (type: string, id: string) => admin.post('/api/admin/clients/looks', { type, id });
const actionsOn = async (id: string) =>
  (
    await app.database.pool.query(
      "SELECT action FROM audit_log WHERE subject_id = $1 AND action LIKE '%looked-as' ORDER BY id",
      [id],
    )
  ).rows.map(({ action }) => action);
const clientOf = async (projectId: string) =>
  (await app.database.pool.query('SELECT client_id AS id FROM projects WHERE id = $1', [projectId])).rows[0]
    .id;

describe('the operator who looks as a client', () => {
  it('is told whose it is, and stands in the audit log each time', async () => {
    const { id: offer, projectId } = await begunProject(app);
    const client = await clientOf(projectId);
    for (const [type, id] of [
      ['offer', offer],
      ['project', projectId],
      ['client', client],
    ]) {
      expect((await look(type, id)).json()).toEqual({ id: client, name: 'Vzorová strecha' });
      await look(type, id);
      expect(await actionsOn(id)).toEqual([`${type}.looked-as`, `${type}.looked-as`]);
    }
    const { history } = (await admin.inject({ url: `/api/admin/clients/${client}` })).json();
    expect(history[0], 'read as one').toMatchObject({ times: 2 });
    expect(history[1]?.sentence).not.toBe(history[0].sentence);
  });

  it('reads on the page of a client how they stand', async () => {
    const { projectId } = await begunProject(app);
    const set = (position: number, change: string) =>
      app.database.pool.query(`UPDATE payments SET ${change} WHERE project_id = $1 AND position = $2`, [
        projectId,
        position,
      ]);
    await set(1, "state = 'paid', paid_on = '2026-01-02'");
    await set(2, "state = 'open', asked_at = now(), due_on = '2026-01-02'");
    const url = `/api/admin/clients/${await clientOf(projectId)}`;
    expect((await admin.inject({ url })).json().money).toEqual({
      agreed: 1000_01,
      paid: 300_00,
      overdue: 330_00,
    });
  });

  it.each(['client', 'offer', 'project'])('finds no %s that there is not', async (type) => {
    expect((await look(type, randomUUID())).statusCode).toBe(404);
  });

  it('opens, answers and says nothing in the client’s name', async () => {
    const { id } = await sentOffer(app);
    await look('offer', id);
    const read = await admin.inject({ method: 'GET', url: `/api/offer?offer=${id}` });
    expect(read.statusCode).toBe(200);
    const acts: [string, object][] = [
      [`/api/offer/seen?offer=${id}`, {}],
      [`/api/portal/conversations/offer/${id}/messages`, { text: 'Kedy?', sendId: randomUUID() }],
      [`/api/offer/decline?offer=${id}`, { revision: 1, reason: 'other', text: '' }],
      [`/api/offer/renewal?offer=${id}`, {}],
    ];
    for (const [act, body] of acts) {
      const answer = await admin.post(act, body);
      expect([act, answer.statusCode]).toEqual([act, 403]);
    }
    const { rows } = await app.database.pool.query(
      'SELECT state, viewed_at FROM offer_revisions WHERE offer_id = $1',
      [id],
    );
    expect(rows).toEqual([{ state: 'sent', viewed_at: null }]);
  });
});

test('nobody but the operator looks so', async () => {
  const { id } = await sentOffer(app);
  expect((await app.browser().post('/api/admin/clients/looks', { type: 'offer', id })).statusCode).toBe(401);
});

test('the portal of a client is read as its first member reads it, and changes nothing', async () => {
  const { projectId } = await begunProject(app);
  const client = await clientOf(projectId);
  const portal = async (browser: TestBrowser) =>
    browser.inject({ method: 'GET', url: `/api/admin/clients/${client}/portal` });
  expect((await portal(admin)).json()).toEqual({ seen: null });
  const who = person('clenka');
  const member = await proven(app, who);
  await app.database.pool.query(
    'INSERT INTO client_members (client_id, account_id, created_at) SELECT $1, id, now() FROM accounts WHERE username = $2',
    [client, who.username],
  );
  await app.browser().post('/api/service-requests', requestBody({ email: who.email }));
  await app.database.pool.query('UPDATE requests SET client_id = $1 WHERE email = $2', [client, who.email]);
  const own = async (path: string) => (await member.inject({ method: 'GET', url: path })).json();
  const seen = {
    overview: await own('/api/portal/overview'),
    requests: await own('/api/service-requests'),
    quotes: await own('/api/quotes'),
    documents: await own('/api/portal/documents'),
  };
  expect(seen.overview.projects.rows.map(({ id }: { id: string }) => id)).toEqual([projectId]);
  expect([seen.requests.length, seen.quotes.length]).toEqual([1, 1]);
  expect(seen.documents.documents.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    ...['offer', 'payment', 'quote'],
  ]);
  const stored = async () =>
    (await app.database.pool.query('SELECT count(*)::int AS noted FROM audit_log')).rows;
  const before = await stored();
  expect((await portal(admin)).json()).toEqual({ seen });
  expect(await stored()).toEqual(before);
  expect((await portal(member)).statusCode).toBe(403);
  expect(
    (await admin.inject({ method: 'GET', url: `/api/admin/clients/${randomUUID()}/portal` })).statusCode,
  ).toBe(404);
});
