import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import type { AnswerOf } from '#domain/api/call.ts';
import type { openProject } from '#domain/projects/calls.ts';
import type { portalProject } from '#domain/projects/portal-calls.ts';
import { PROJECT_STATES, type ProjectState } from '#domain/projects/project-life.ts';
import { PORTAL_REFUSALS } from '#domain/projects/project-refusals.ts';
import { STAGE_STATES, type StageState } from '#domain/projects/stage-life.ts';
import type { todaySchemas } from '#domain/today/contract.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import {
  type BegunProject,
  begunProject,
  joinProject,
  projectDesk,
  provenClient,
  sendAsSeen,
} from '../../../tests/projects.ts';
import { EXAMPLE_OFFER, linkTo } from '../../../tests/sent-offer.ts';
import { stageMove } from '../../../tests/stage-moves.ts';

type Project = AnswerOf<typeof portalProject>;
type Today = z.infer<typeof todaySchemas.today.answer>;

const DAY = 24 * 60 * 60 * 1000;
const { app, admin, time } = await projectDesk();
const member = await provenClient(app, 'klient', 'Mária Vzorová');

const query = async (sql: string, values: unknown[] = []) =>
  (await app.database.pool.query(sql, values)).rows;

/** Makes the member one of the project's client. */
const join = (project: BegunProject) => joinProject(app, project, 'klient');
const leave = ({ projectId }: BegunProject) =>
  query('DELETE FROM client_members WHERE client_id = (SELECT client_id FROM projects WHERE id = $1)', [
    projectId,
  ]);

const at = (path: string) => `/api/portal/projects/${path}`;
/** Sends as the holder of the project's link. */
async function send(
  { headers }: Pick<BegunProject, 'headers'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body: object = {},
) {
  const holder = app.browser();
  const token = await holder.token();
  return holder.inject({
    ...{ method, url: at(path), headers: { ...headers, 'x-csrf-token': token } },
    ...(method === 'GET' ? {} : { payload: body }),
  });
}
const shown = async (project: BegunProject): Promise<Project> =>
  (await send(project, 'GET', project.projectId)).json();
const operators = async ({ projectId }: BegunProject): Promise<AnswerOf<typeof openProject>> =>
  (await admin.inject({ method: 'GET', url: `/api/admin/projects/${projectId}` })).json();
const today = async (): Promise<Today> =>
  (await admin.inject({ method: 'GET', url: '/api/admin/today' })).json();
const actionsOn = async ({ projectId }: BegunProject): Promise<string[]> =>
  (await query('SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY id', [projectId])).map(
    ({ action }) => action,
  );
const put = ({ projectId }: BegunProject, state: ProjectState) =>
  query('UPDATE projects SET state = $2, paused_from = $3 WHERE id = $1', [
    projectId,
    state,
    state === 'paused' ? 'in-review' : null,
  ]);

/** A project whose first stage is in this state; answers its id. */
async function withStage(project: BegunProject, state: StageState): Promise<string> {
  const [{ id }] = await query(
    `UPDATE project_stages SET state = $2, started_on = '2026-11-20', approved_on = NULL, return_reason = '',
       returned_on = NULL, delivered_on = CASE WHEN $2 IN ('delivered', 'approved') THEN '2026-11-23' END
     WHERE project_id = $1 AND position = 1 RETURNING id`,
    [project.projectId, state],
  );
  return id;
}

/** Everything that an act could change. */
const stored = ({ projectId }: BegunProject) =>
  query(
    `SELECT (SELECT row_to_json(p) FROM projects p WHERE id = $1) AS project,
       (SELECT json_agg(s ORDER BY position) FROM project_stages s WHERE project_id = $1) AS stages,
       (SELECT count(*)::int FROM change_requests) AS changes,
       (SELECT count(*)::int FROM messages) AS messages,
       (SELECT count(*)::int FROM mails) AS mails,
       (SELECT count(*)::int FROM audit_log) AS audited`,
    [projectId],
  );

const APPROVE = { answer: 'approve' };
const RETURN = { answer: 'return', reason: 'Hlavička je príliš tmavá.' };

describe('a stage', () => {
  let project: BegunProject;
  beforeAll(async () => {
    project = await begunProject(app);
  });
  const versionOf = async (of: BegunProject, stage: string | undefined) =>
    (await shown(of)).stages.find(({ id }) => id === stage)?.version;
  const answer = async (stage: string, body: object, of = project) =>
    send(of, 'POST', `${of.projectId}/stages/${stage}/answers`, {
      version: await versionOf(of, stage),
      ...body,
    });

  test.each(STAGE_STATES.flatMap((state) => [[state, APPROVE] as const, [state, RETURN] as const]))(
    'that is %s, answered %j',
    async (state, body) => {
      await put(project, 'in-progress');
      const stage = await withStage(project, state);
      const before = await stored(project);
      const said = await answer(stage, body);
      if (state !== 'delivered') {
        expect(said.statusCode).toBe(409);
        expect(said.json().message).toMatch(/etap/);
        expect(await stored(project)).toEqual(before);
        return;
      }
      expect(said.statusCode).toBe(200);
      const [after] = (said.json() as Project).stages;
      if (body === APPROVE) expect(after).toMatchObject({ state: 'approved', approvedOn: '2026-11-24' });
      else
        expect(after).toMatchObject({
          ...{ state: 'active', deliveredOn: null, returnedOn: '2026-11-24' },
          returnReason: RETURN.reason,
        });
    },
  );

  test.each(PROJECT_STATES)('of a project that is %s', async (state) => {
    await put(project, state);
    const stage = await withStage(project, 'delivered');
    const before = await stored(project);
    const said = await answer(stage, APPROVE);
    if (state !== 'paused' && state !== 'closed') return expect(said.statusCode).toBe(200);
    expect(said.statusCode).toBe(409);
    return expect(await stored(project)).toEqual(before);
  });

  test.each([APPROVE, RETURN])(
    'that was delivered again since it was seen is not answered by %j',
    async (body) => {
      const own = await begunProject(app);
      const stage = await withStage(own, 'delivered');
      const seen = await versionOf(own, stage);
      for (const state of ['active', 'delivered'] as const)
        await sendAsSeen(
          admin,
          'PATCH',
          `/api/admin/projects/${own.projectId}/stages/${stage}`,
          stageMove(state),
        );
      const before = await stored(own);
      const said = await answer(stage, { ...body, version: seen }, own);
      expect([said.statusCode, said.json().message]).toEqual([409, PORTAL_REFUSALS.stageChanged]);
      expect(await stored(own)).toEqual(before);
      expect((await answer(stage, body, own)).statusCode).toBe(200);
    },
  );

  it('is not answered by who does not say what they saw', async () => {
    const own = await begunProject(app);
    const stage = await withStage(own, 'delivered');
    expect((await answer(stage, { ...APPROVE, version: undefined }, own)).statusCode).toBe(400);
  });

  it('is not returned without a reason', async () => {
    await put(project, 'in-progress');
    const stage = await withStage(project, 'delivered');
    const said = await answer(stage, { answer: 'return', reason: '  ' });
    expect(said.statusCode).toBe(400);
    expect(said.body).toContain('Napíšte, čo treba zmeniť.');
  });

  it('that is returned brings the project back to work, and is told to the operator with its reason', async () => {
    const own = await begunProject(app);
    await query(
      "UPDATE project_stages SET state = 'delivered', started_on = '2026-11-20', delivered_on = '2026-11-23' WHERE project_id = $1",
      [own.projectId],
    );
    await put(own, 'in-review');
    const [stage] = (await shown(own)).stages;
    await answer(stage?.id ?? '', RETURN, own);
    const project = await operators(own);
    expect(project.state).toBe('in-progress');
    expect(project.stages[0]).toMatchObject({ state: 'active', returnReason: RETURN.reason });
    expect(await actionsOn(own)).toContain('project.stage-returned');
    const { wishes } = await today();
    expect(wishes.rows.find(({ id }) => id === stage?.id)).toMatchObject({
      ...{ kind: 'return', excerpt: RETURN.reason, stage: 'Zadanie', on: '2026-11-24' },
    });
    await app.drain();
    const mails = await mailsAbout(app.dataDir, RETURN.reason);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^CP-\d{4}-\d{4} Web s galériou \| Vrátená etapa „Zadanie“$/),
    );
    // Delivered again, it waits for the client and no more for the operator.
    const path = `/api/admin/projects/${own.projectId}/stages/${stage?.id}`;
    await sendAsSeen(admin, 'PATCH', path, stageMove('delivered'));
    expect((await today()).wishes.rows.map(({ id }) => id)).not.toContain(stage?.id);
    expect((await shown(own)).expected[0]).toMatchObject({ id: expect.anything() });
  });

  it('keeps each delivery with what was said of it, for both sides', async () => {
    const own = await begunProject(app);
    const stage = await withStage(own, 'active');
    const deliver = (delivery: object) =>
      sendAsSeen(admin, 'PATCH', `/api/admin/projects/${own.projectId}/stages/${stage}`, {
        ...{ state: 'delivered', ...delivery },
      });
    const kept = async () => {
      const [ofOperator, ofClient] = [(await operators(own)).stages[0], (await shown(own)).stages[0]];
      expect(ofOperator?.deliveries).toMatchObject(ofClient?.deliveries ?? []);
      return ofClient?.deliveries ?? [];
    };
    const today = '2026-11-24';
    expect(await kept()).toEqual([]);
    const url = 'https://nahlad.example.sk/uvod';
    expect((await deliver({ deliveryUrl: ` ${url}\u200B` })).statusCode).toBe(200);
    const waits = { answer: null, reason: '', answeredOn: null };
    expect(await kept()).toMatchObject([{ url, text: '', deliveredOn: today, ...waits }]);
    await answer(stage, RETURN, own);
    const returned = { url, answer: 'returned', reason: RETURN.reason, answeredOn: today };
    expect(await kept()).toMatchObject([returned]);
    await deliver({ deliveryText: '  Hlavička je svetlejšia.\n' });
    expect(await kept()).toMatchObject([{ url: '', text: 'Hlavička je svetlejšia.', ...waits }, returned]);
    expect((await shown(own)).stages[0]).toMatchObject({ returnReason: RETURN.reason });
    await sendAsSeen(admin, 'PATCH', `/api/admin/projects/${own.projectId}/stages/${stage}`, {
      state: 'active',
    });
    expect((await kept())[0]).toMatchObject({ answer: 'withdrawn', reason: '', answeredOn: today });
    await deliver({ deliveryUrl: url, deliveryText: 'Naposledy.' });
    await answer(stage, APPROVE, own);
    expect(await kept()).toMatchObject([
      { url, text: 'Naposledy.', answer: 'approved', reason: '', answeredOn: today },
      { answer: 'withdrawn' },
      returned,
    ]);
    expect(
      await query('SELECT answered_by FROM stage_deliveries WHERE stage_id = $1 ORDER BY position', [stage]),
    ).toEqual([{ answered_by: 'Martin Vzorový' }, { answered_by: '' }, { answered_by: 'Martin Vzorový' }]);
  });

  it('is approved for the client only with who has said so and how, which the operator reads', async () => {
    const own = await begunProject(app);
    const stage = await withStage(own, 'active');
    const path = `/api/admin/projects/${own.projectId}/stages/${stage}`;
    await sendAsSeen(admin, 'PATCH', path, stageMove('delivered'));
    const said = { approvedBy: 'Jana Vzorová', how: 'telefonicky 22. 11.' };
    for (const [field, message] of [
      ['approvedBy', 'Doplňte meno toho, kto etapu schválil.'],
      ['how', 'Doplňte, ako vám to klient oznámil.'],
    ] as const) {
      const refused = await sendAsSeen(admin, 'PATCH', path, { state: 'approved', ...said, [field]: ' ' });
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { message, field }]);
    }
    expect((await sendAsSeen(admin, 'PATCH', path, said)).json()).toMatchObject({ field: 'approvedBy' });
    expect((await sendAsSeen(admin, 'PATCH', path, { state: 'approved', ...said })).statusCode).toBe(200);
    expect((await operators(own)).stages[0]?.deliveries).toMatchObject([
      { answer: 'approved', answeredBy: 'Jana Vzorová', notedHow: 'telefonicky 22. 11.' },
    ]);
    expect(Object.keys((await shown(own)).stages[0]?.deliveries[0] ?? {})).not.toContain('answeredBy');
  });

  it.each([
    ['deliveryText', 'x'.repeat(2_001), 'Text môže mať najviac 2000 znakov.'],
    ['deliveryText', 'Zvonček\u0007', 'Text obsahuje nepovolené znaky.'],
    ['deliveryUrl', 'javascript:alert(1)', 'Zadajte celú adresu, ktorá sa začína na\u00A0https://.'],
    ['deliveryUrl', ' ', 'Zadajte adresu, napíšte, čo si má klient pozrieť, alebo priložte súbor.'],
  ])('is not delivered with %s as %j', async (field, value, message) => {
    const own = await begunProject(app);
    const stage = await withStage(own, 'active');
    const before = await stored(own);
    const path = `/api/admin/projects/${own.projectId}/stages/${stage}`;
    const refused = await sendAsSeen(admin, 'PATCH', path, { state: 'delivered', [field]: value });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { message, field }]);
    expect(await stored(own)).toEqual(before);
  });
});

describe('a change that a client asks for', () => {
  const TEXT = 'Chceli by sme pridať cenník služieb.';
  const ask = (project: BegunProject, text = TEXT) =>
    send(project, 'POST', `${project.projectId}/changes`, { text });
  const decline = (project: BegunProject, id: string | undefined, text = 'Je v cene, pridám ho.') =>
    admin.send('POST', `/api/admin/projects/${project.projectId}/changes/${id}/decline`, { text });

  it('stands on both sides, on the day of the operator and in a mail, and is asked for once', async () => {
    const project = await begunProject(app);
    expect((await ask(project)).statusCode).toBe(200);
    expect((await ask(project)).statusCode).toBe(200);
    expect((await shown(project)).changes).toMatchObject([
      { text: TEXT, state: 'asked', author: 'Martin Vzorový', addendum: null, answer: '' },
    ]);
    const { changes, messages } = await operators(project);
    expect(changes).toMatchObject([{ text: TEXT, state: 'asked' }]);
    expect(messages).toMatchObject([{ id: changes[0]?.messageId, side: 'client', text: TEXT }]);
    const day = await today();
    expect(day.wishes.rows.find(({ id }) => id === changes[0]?.id)).toMatchObject({
      ...{ kind: 'change', excerpt: TEXT, project: { id: project.projectId } },
    });
    expect(
      day.messages.rows.map(({ id }) => id),
      'the change is told, and not its message besides',
    ).not.toContain(changes[0]?.messageId);
    expect((await actionsOn(project)).filter((action) => action === 'project.change-asked')).toHaveLength(1);
  });

  it('is signed by the member who asks', async () => {
    const project = await begunProject(app);
    await join(project);
    const said = await member.post(at(`${project.projectId}/changes`), { text: TEXT });
    expect(said.statusCode).toBe(200);
    expect((said.json() as Project).changes).toMatchObject([{ author: 'Mária Vzorová' }]);
    await leave(project);
  });

  it('is answered with a sentence, which the client reads, once', async () => {
    const project = await begunProject(app);
    await ask(project);
    const [change] = (await operators(project)).changes;
    expect((await decline(project, change?.id)).statusCode).toBe(200);
    const [answered] = (await shown(project)).changes;
    expect(answered).toMatchObject({ state: 'declined', answer: 'Je v cene, pridám ho.' });
    expect((await shown(project)).unread).toBe(1);
    const before = await stored(project);
    const again = await decline(project, change?.id, 'Inak.');
    expect([again.statusCode, again.json().message]).toEqual([409, 'Na túto žiadosť ste už odpovedali.']);
    expect(await stored(project)).toEqual(before);
  });

  it('is answered with what was said before it read, and nothing that came after', async () => {
    const project = await begunProject(app);
    const talk = `/api/portal/conversations/project/${project.projectId}/messages`;
    const said = await admin.post(`/api/admin/projects/${project.projectId}/messages`, {
      text: 'Návrh je hotový.',
    });
    expect(said.statusCode).toBe(200);
    await ask(project);
    expect((await shown(project)).unread, 'who asks has not read the conversation').toBe(1);
    time.forward(60_000);
    const later = { text: 'A ešte niečo.', sendId: randomUUID() };
    await app.browser().post(talk, later, project.headers);
    const { changes, unanswered } = await operators(project);
    expect(unanswered).toBe(2);
    await decline(project, changes[0]?.id);
    expect((await operators(project)).unanswered).toBe(1);
  });

  it('is answered by the addendum that begins with it, which a draft thrown away takes back', async () => {
    const project = await begunProject(app);
    await ask(project);
    const [change] = (await operators(project)).changes;
    const body = { from: 'addendum', id: project.id, wish: change?.messageId };
    const { id } = (await admin.post('/api/admin/offers', body)).json();
    expect(await actionsOn(project)).toContain('project.change-prepared');
    expect((await operators(project)).changes[0]).toMatchObject({ state: 'preparing', addendum: { id } });
    expect((await operators(project)).unanswered, 'who prepares an addendum for a wish has read it').toBe(0);
    expect((await shown(project)).changes[0]).toMatchObject({ state: 'preparing', addendum: null });
    expect((await decline(project, change?.id)).statusCode).toBe(409);
    await admin.send('DELETE', `/api/admin/offers/${id}/draft?edit=1`, {});
    expect((await shown(project)).changes[0]).toMatchObject({ state: 'asked' });
    const again = (await admin.post('/api/admin/offers', body)).json();
    await query("UPDATE offers SET state = 'sent', sent_at = now() WHERE id = $1", [again.id]);
    expect((await shown(project)).changes[0]).toMatchObject({ state: 'offered', addendum: { id: again.id } });
    expect((await today()).wishes.rows.map((row) => row.id)).not.toContain(change?.id);
  });

  it('asks for nothing once its message is taken back', async () => {
    const project = await begunProject(app);
    await ask(project);
    await query('UPDATE messages SET withdrawn_at = now() WHERE subject_id = $1', [project.projectId]);
    expect((await shown(project)).changes).toEqual([]);
    expect((await operators(project)).changes).toEqual([]);
  });

  it('is one of ten at most that wait, and none of a closed project', async () => {
    const project = await begunProject(app);
    for (let count = 1; count <= 10; count += 1)
      expect((await ask(project, `Zmena číslo ${count}`)).statusCode).toBe(200);
    const before = await stored(project);
    const eleventh = await ask(project, 'Zmena číslo 11');
    expect([eleventh.statusCode, eleventh.json().message]).toEqual([
      409,
      expect.stringMatching(/najviac 10/),
    ]);
    expect(await stored(project)).toEqual(before);
    await put(project, 'closed');
    expect((await ask(project, 'Ešte niečo')).json().message).toMatch(/uzavretý/);
  });
});

describe('a new link to an offer of the project', () => {
  const made = async (id: string): Promise<number> =>
    (await query("SELECT id FROM audit_log WHERE subject_id = $1 AND action = 'offer.link-made'", [id]))
      .length;
  const link = (project: BegunProject, offerId: string) =>
    send(project, 'POST', `${project.projectId}/offers/${offerId}/link`);

  it('goes to whom the addendum was sent, never to who asks, as long as it has one', async () => {
    const project = await begunProject(app);
    const { offers, db, site } = app.services;
    const by = { actor: { kind: 'operator' as const }, now: time.clock() };
    const [{ clientId, ...addendumOf }] = await query(
      'SELECT client_id AS "clientId", id, prefix, year, serial FROM offers WHERE id = $1',
      [project.id],
    );
    const recipient = { name: 'Účtovníčka', email: 'ucto@example.com' };
    const content = { ...EXAMPLE_OFFER, vat: site.vat, termsVersion: site.legal.version };
    const id = await db.transaction((transaction) =>
      offers.begin(transaction, { clientId, requestId: null, recipient, addendumOf }, content, by),
    );
    // A draft is nobody's to have.
    expect((await link(project, id)).statusCode).toBe(404);
    await offers.send(id, { subject: 'Dodatok', text: 'Dobrý deň' }, by);
    const mailed = async () =>
      (await query("SELECT to_address FROM mails WHERE kind = 'offer-link'")).map((mail) => mail.to_address);
    const before = await mailed();
    const sent = await link(project, id);
    expect([sent.statusCode, sent.json()]).toEqual([200, {}]);
    // One mail is on its way, however often it is asked for.
    const again = await Promise.all([link(project, id), link(project, id), link(project, id)]);
    expect(again.map((answer) => [answer.statusCode, answer.json()])).toEqual(Array(3).fill([200, {}]));
    expect(await made(id)).toBe(1);
    expect((await mailed()).slice(before.length)).toEqual(['ucto@example.com']);
    time.forward(10 * 60_000);
    expect((await link(project, id)).statusCode).toBe(200);
    expect([await made(id), (await mailed()).length]).toEqual([2, before.length + 2]);
    // Another project's link does not have it sent, and neither does one of another offer have this one's.
    const other = await begunProject(app);
    expect((await link(other, id)).statusCode).toBe(404);
    expect((await send(other, 'POST', `${project.projectId}/offers/${id}/link`)).statusCode).toBe(404);
    await offers.revokeLinks(id, by);
    const refused = await link(project, id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Odkazy na tento dodatok sú zrušené. Ak ho chcete otvoriť, napíšte mi správu.',
    ]);
    expect([await made(id), (await mailed()).length]).toEqual([2, before.length + 2]);
  });
});

describe('the calendar of a project', () => {
  const calendar = (project: BegunProject, method: 'GET' | 'POST' | 'DELETE') =>
    send(project, method, `${project.projectId}/calendar`);
  /** The project by another link. */
  const linkAgain = async (project: BegunProject) => ({ ...project, ...(await linkTo(app, project.id)) });
  const feed = (address: string | null) =>
    app.browser().inject({ method: 'GET', url: new URL(address ?? '/').pathname });

  it('has an address that stays the same, and shows the days and no text', async () => {
    const project = await begunProject(app);
    expect((await calendar(project, 'GET')).json()).toEqual({ address: null });
    const { address } = (await calendar(project, 'POST')).json();
    expect(address).toMatch(/\/api\/calendar\/[\w-]{43}\/terminy\.ics$/);
    expect((await calendar(project, 'POST')).json()).toEqual({ address });
    expect((await calendar(project, 'GET')).json()).toEqual({ address });
    const answer = await feed(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(answer.body).toContain('SUMMARY:Etapa Zadanie\r\n');
    expect(answer.body).toContain('SUMMARY:Uhradiť platbu: Záloha\r\n');
    expect(answer.body).not.toContain('Vzorov');
    expect(answer.body).not.toMatch(/\b300\b/);
    // Work that is ahead of what was agreed is launched on the agreed day, as the portal says.
    await query("UPDATE projects SET launch_on = '2027-02-26' WHERE id = $1", [project.projectId]);
    expect((await feed(address)).body).toMatch(/UID:launch.*\r\n.*\r\nDTSTART;VALUE=DATE:20270226/);
    const secret = /calendar\/([\w-]{43})/.exec(address)?.[1];
    const kept = JSON.stringify(await query('SELECT * FROM calendar_feeds'));
    expect(kept).not.toContain(secret);
    expect((await actionsOn(project)).filter((action) => action === 'project.calendar-made')).toHaveLength(1);
  });

  it('ends when it is ended, when the links are revoked, and when the member is one no more', async () => {
    const [ended, revoked, left] = [
      await begunProject(app),
      await begunProject(app),
      await begunProject(app),
    ];
    await join(left);
    const addressOf = async (project: BegunProject) => (await calendar(project, 'POST')).json().address;
    const addresses = [await addressOf(ended), await addressOf(revoked)];
    const own = (await member.post(at(`${left.projectId}/calendar`), {})).json().address;
    for (const address of [...addresses, own]) expect((await feed(address)).statusCode).toBe(200);
    await calendar(ended, 'DELETE');
    await admin.post(`/api/admin/offers/${revoked.id}/revoke-links`, {});
    await leave(left);
    for (const address of [...addresses, own]) {
      const answer = await feed(address);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('Web s galériou');
    }
    time.forward(1_000);
    // Another link opens none of the old addresses.
    const again = await linkAgain(revoked);
    expect((await feed(addresses[1])).statusCode).toBe(404);
    const fresh = await addressOf(again);
    expect(fresh).not.toBe(addresses[1]);
    expect((await feed(fresh)).statusCode).toBe(200);
  });

  it.each([
    ['is blocked', 'blocked_at = now()'],
    ['has to prove the e-mail again', 'email_verified_at = NULL'],
  ])('is no member’s whose account %s, until it is good again', async (_, broken) => {
    const project = await begunProject(app);
    await join(project);
    const own = (await member.post(at(`${project.projectId}/calendar`), {})).json().address;
    expect((await feed(own)).statusCode).toBe(200);
    await query(`UPDATE accounts SET ${broken} WHERE username = 'klient'`);
    const ended = await feed(own);
    await query("UPDATE accounts SET blocked_at = NULL, email_verified_at = now() WHERE username = 'klient'");
    expect(ended.statusCode).toBe(404);
    expect((await feed(own)).statusCode).toBe(200);
    await leave(project);
  });

  it.each(['x', 'A'.repeat(43), '%00', 'A'.repeat(400)])('is not opened by %s', async (secret) => {
    const answer = await app.browser().inject({ method: 'GET', url: `/api/calendar/${secret}/terminy.ics` });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('ends with its link, ninety days after that was used, and is made anew with another one', async () => {
    const project = await begunProject(app);
    const { address } = (await calendar(project, 'POST')).json();
    time.forward(89 * DAY);
    expect((await feed(address)).statusCode).toBe(200);
    time.forward(DAY);
    // Calendar programs read on and on: their reading is no use of the link.
    expect((await feed(address)).statusCode).toBe(404);
    const fresh = (await calendar(await linkAgain(project), 'POST')).json();
    expect(fresh.address).not.toBe(address);
    expect((await feed(address)).statusCode).toBe(404);
    expect((await feed(fresh.address)).statusCode).toBe(200);
  });
});
