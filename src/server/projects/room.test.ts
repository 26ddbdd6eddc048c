import { describe, expect, it } from 'vitest';
import { TRADE_CONTENT } from '#content/trades.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { offerLine } from '../../../tests/factories/offers.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { AGREED_CONTENT, begunProject, projectDesk, sendAsSeen } from '../../../tests/projects.ts';
import { stageMove } from '../../../tests/stage-moves.ts';
import { uniqueLetters } from '../../../tests/unique.ts';
import { createMessageService } from '../messages/service.ts';
import { findProjectsOf } from './data.ts';
import { createProjectDigest, PROJECT_MESSAGE_KIND } from './digest.ts';
import { findProjects } from './list-data.ts';

type Project = AnswerOf<typeof openProject>;

const { app, admin, time } = await projectDesk();

const PROJECTS = '/api/admin/projects';
const open = async (id: string): Promise<Project> =>
  (await admin.inject({ method: 'GET', url: `${PROJECTS}/${id}` })).json();
const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object = {}) =>
  sendAsSeen(admin, method, `${PROJECTS}/${path}`, body);
const actionsOn = async (id: string): Promise<string[]> =>
  (
    await app.database.pool.query('SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY id', [id])
  ).rows.map(({ action }) => action);
const itemOf = ({ checklist }: Project, kind: string) =>
  checklist.find((item) => item.kind === kind) ?? expect.fail(`no ${kind}`);
const stageOf = ({ stages }: Project, name: string) =>
  stages.find((stage) => stage.name === name) ?? expect.fail(`no stage ${name}`);

describe('an accepted offer', () => {
  it('makes a project with its plan, its checklist and calls that add up to the price', async () => {
    const { projectId } = await begunProject(app);
    const project = await open(projectId);
    expect(project).toMatchObject({
      name: 'Web s galériou',
      state: 'agreed',
      moves: ['in-progress', 'paused'],
      progress: 0,
      price: 1_000_01,
      uncalled: 0,
      startOn: '2026-11-25',
      agreedOn: '2026-12-15',
      launchOn: '2026-12-15',
      delay: 0,
    });
    expect(project.stages.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Zadanie', '2026-11-25', '2026-11-26'],
      ['Návrh', '2026-11-27', '2026-12-03'],
      ['Programovanie', '2026-12-04', '2026-12-15'],
    ]);
    expect(project.payments.map(({ amount, state, dueOn }) => [amount, state, dueOn])).toEqual([
      [300_00, 'open', '2026-12-08'],
      [330_00, 'waiting', null],
      [370_01, 'waiting', null],
    ]);
    expect(itemOf(project, 'before-after-gallery').description).toContain('12 párov');
    expect(project.checklist.map(({ kind }) => kind)).not.toContain('service-areas');
    expect(await actionsOn(projectId)).toEqual(['project.begun']);
  });

  it('from a request asks for the texts of the services of its trade', async () => {
    const visitor = app.browser();
    const email = `${uniqueLetters()}@example.com`;
    await visitor.post('/api/service-requests', requestBody({ email }));
    const { rows } = await app.database.pool.query('SELECT id FROM requests WHERE email = $1', [email]);
    const post = (url: string, body: object) => admin.post(url, body);
    const { id } = (await post('/api/admin/offers', { from: 'request', id: rows[0].id })).json();
    expect((await post(`/api/admin/offers/${id}/send`, {})).statusCode).toBe(200);
    const { content } = (await app.services.offers.find(id))?.revisions[0] ?? expect.fail();
    const chosen = initialChoice(content);
    const { once, monthly } = offerTotals(content, chosen);
    await app.services.offers.accept(
      id,
      {
        ...{ revision: 1, chosen: [...chosen], shown: { once: once.total, monthly: monthly.total } },
        ...{ name: 'Ema Vzorová', consents: [], address: '', userAgent: '', notedHow: null },
      },
      { actor: { kind: 'link' }, now: time.clock() },
    );
    const [project] = await findProjectsOf(app.services.db, [id]);
    const titles = (await open(project?.id ?? '')).checklist.map(({ title }) => title);
    for (const service of TRADE_CONTENT.electrician.services.slice(0, 3))
      expect(titles).toContain(`Texty na stránku „${service}“`);
  });

  it('of an addendum adds stages, days, calls and checklist to its project', async () => {
    const { projectId, id } = await begunProject(app);
    const before = await open(projectId);
    await addendumTo(before, id);
    const after = await open(projectId);
    expect(after).toMatchObject({ price: 1_100_01, uncalled: 0, agreedOn: '2026-12-18', delay: 0 });
    expect(after.stages.at(-1)).toMatchObject({ name: 'Hodnotenia', from: '2026-12-16', to: '2026-12-18' });
    expect(after.payments.at(-1)).toMatchObject({
      name: 'Za dodatok, dodatok D1',
      amount: 100_00,
      state: 'waiting',
    });
    expect(after.payments.map(({ addendum }) => addendum)).toEqual([0, 0, 0, 1]);
    // The people to ask: a small website has no room for a page of theirs.
    expect(after.checklist.length).toBe(before.checklist.length + 1);
    expect(itemOf(after, 'testimonials').dueOn <= '2026-12-15').toBe(true);
    expect(await actionsOn(projectId)).toEqual(['project.begun', 'project.extended']);
  });
});

const addendumTo = async ({ client, number }: Project, offerId: string): Promise<void> => {
  const { createProjectBeginning } = await import('./beginning.ts');
  const beginning = createProjectBeginning(app.services);
  await app.services.db.transaction((transaction) =>
    beginning.whenAccepted(
      transaction,
      {
        ...{ offerId: crypto.randomUUID(), clientId: client.id, number: `${number}/D1`, addendumOf: offerId },
        content: {
          ...AGREED_CONTENT,
          groups: [{ id: 'g', name: 'Nové', lines: [offerLine('a', { feature: 'testimonials' })] }],
          stages: [{ id: 'more', name: 'Hodnotenia', days: 3 }],
          payments: [{ id: 'all', name: 'Za dodatok', after: 'more', share: { kind: 'rest' } }],
        },
        chosen: [],
        totals: { once: sum(100_00), monthly: sum(0) },
        shownEffect: undefined,
        time: workingTimeOf(app.services.site),
        acceptedAt: time.clock(),
      },
      time.clock(),
    ),
  );
};

const sum = (total: number) => ({ lines: total, discount: 0, net: total, vat: 0, total });
const toReview = async (projectId: string): Promise<void> => {
  for (const { id } of (await open(projectId)).stages)
    for (const state of ['active', 'delivered', 'approved'] as const)
      expect((await send('PATCH', `${projectId}/stages/${id}`, stageMove(state))).statusCode).toBe(200);
};

describe('an addendum', () => {
  it('brings a project in review back to work, and nothing to one that is closed', async () => {
    const { projectId, id } = await begunProject(app);
    await toReview(projectId);
    await addendumTo(await open(projectId), id);
    const project = await open(projectId);
    expect(project).toMatchObject({ state: 'in-progress' });
    for (const state of ['active', 'delivered', 'approved'] as const)
      await send('PATCH', `${projectId}/stages/${stageOf(project, 'Hodnotenia').id}`, stageMove(state));
    for (const state of ['launched', 'closed'])
      expect((await send('PATCH', projectId, { state })).statusCode).toBe(200);
    const closed = await open(projectId);
    await expect(addendumTo(closed, id)).rejects.toMatchObject({ code: 'offerStep' });
    expect(await open(projectId)).toEqual(closed);
  });

  it('that can still be accepted keeps its project open', async () => {
    const { projectId, id } = await begunProject(app);
    await toReview(projectId);
    expect((await send('PATCH', projectId, { state: 'launched' })).statusCode).toBe(200);
    const addendum = crypto.randomUUID();
    await app.database.pool.query(
      'INSERT INTO offers SELECT (jsonb_populate_record(o, $2)).* FROM offers o WHERE id = $1',
      [id, { id: addendum, addendum: 1, addendum_of: id, state: 'viewed' }],
    );
    expect((await open(projectId)).addenda).toMatchObject([{ id: addendum, remindedAt: null }]);
    await app.database.pool.query(
      "INSERT INTO offer_reminders VALUES ($1, 1, 'opened', '2026-11-18T09:00:00Z'), ($1, 1, 'three-days-left', '2026-11-20T09:00:00Z')",
      [addendum],
    );
    expect((await open(projectId)).addenda, 'the last one is told').toMatchObject([
      { id: addendum, remindedAt: '2026-11-20T09:00:00.000Z' },
    ]);
    const refused = await send('PATCH', projectId, { state: 'closed' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Klient ešte môže prijať dodatok. Najprv ho odvolajte, potom projekt uzavrite.',
    ]);
    expect((await open(projectId)).state).toBe('launched');
  });
});

describe('the launch of a project', () => {
  const LIVE = 'https://www.strechy.example.sk';

  it('accepts what was brought, waives what is missing, and keeps where it is', async () => {
    const { projectId } = await begunProject(app);
    await toReview(projectId);
    const [brought, returned, ...missing] = (await open(projectId)).checklist;
    const move = (id: string, body: object) => send('PATCH', `${projectId}/checklist/${id}`, body);
    for (const item of [brought, returned]) await move(item?.id ?? '', { state: 'brought' });
    await move(returned?.id ?? '', { state: 'returned', reason: 'Nečitateľné.' });
    const launched = await send('PATCH', projectId, { state: 'launched', liveUrl: LIVE });
    expect(launched.json()).toMatchObject({ state: 'launched', liveUrl: LIVE });
    const states = Object.fromEntries(
      (await open(projectId)).checklist.map(({ id, state, acceptedOn }) => [id, [state, acceptedOn]]),
    );
    const waived = [returned, ...missing].map((item) => [item?.id, ['waived', null]]);
    expect(states).toEqual({
      ...Object.fromEntries(waived),
      [brought?.id ?? '']: ['accepted', expect.any(String)],
    });
    expect(missing.length).toBeGreaterThan(0);
    const read = await admin.inject({ method: 'GET', url: `/api/portal/projects/${projectId}` });
    expect(read.json().launched).toMatchObject({ url: LIVE });
    const kinds = read.json().expected.map(({ kind }: { kind: string }) => kind);
    expect(kinds).not.toContain('bring');
  });

  it('closes nothing again when it goes on after a rest', async () => {
    const { projectId } = await begunProject(app);
    await toReview(projectId);
    await send('PATCH', projectId, { state: 'launched' });
    await send('POST', `${projectId}/checklist`, {
      ...{ title: 'Heslo k analytike', description: '', dueOn: '2026-12-18', stageId: null },
    });
    for (const state of ['paused', 'launched']) await send('PATCH', projectId, { state });
    expect((await open(projectId)).checklist.at(-1)).toMatchObject({ state: 'asked' });
  });

  it('refuses an address that is none', async () => {
    const { projectId } = await begunProject(app);
    await toReview(projectId);
    const answer = await send('PATCH', projectId, { state: 'launched', liveUrl: 'javascript:alert(1)' });
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'liveUrl']);
    expect((await open(projectId)).state).toBe('in-review');
  });
});

describe('the life of a project', () => {
  it('follows its stages, and counts the approved ones', async () => {
    const { projectId } = await begunProject(app);
    await toReview(projectId);
    expect(await open(projectId)).toMatchObject({ state: 'in-review', progress: 100 });
    for (const state of ['launched', 'in-care', 'closed'])
      expect((await send('PATCH', projectId, { state })).json()).toMatchObject({ state });
    // What was asked for is still to be paid.
    expect((await open(projectId)).next).toMatchObject({ who: 'client', kind: 'pay' });
    await app.database.pool.query(
      "UPDATE payments SET state = 'paid', paid_on = '2026-11-24' WHERE project_id = $1",
      [projectId],
    );
    expect((await open(projectId)).next).toBeNull();
    expect((await actionsOn(projectId)).length).toBe(1 + 3 * 3 + 3);
  });

  it('takes no step that its state does not allow, says why, and changes nothing', async () => {
    const { projectId } = await begunProject(app);
    const before = await open(projectId);
    const [first] = before.stages;
    const asked = itemOf(before, 'logo');
    for (const [path, body] of [
      [projectId, { state: 'launched' }],
      [`${projectId}/stages/${first?.id}`, stageMove('approved')],
      [`${projectId}/checklist/${asked.id}`, { state: 'accepted' }],
    ] as const) {
      const refused = await send('PATCH', path, body);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toMatch(/\p{Lu}.+\.$/u);
    }
    expect(await open(projectId)).toEqual(before);
    expect(await actionsOn(projectId)).toEqual(['project.begun']);
  });

  it('changes nothing of a stage or an item that has changed since it was seen, or without naming what was seen', async () => {
    const { projectId } = await begunProject(app);
    const project = await open(projectId);
    const { id: stageId, version: stage } = stageOf(project, 'Zadanie');
    const { id: itemId, version: item } = itemOf(project, 'logo');
    const parts = [
      [`stages/${stageId}`, stage, PROJECT_REFUSALS.stageChanged, { name: 'Moje' }, { state: 'active' }],
      [`checklist/${itemId}`, item, PROJECT_REFUSALS.itemChanged, { title: 'Moje' }, { state: 'brought' }],
    ] as const;
    await send('PATCH', `${projectId}/stages/${stageId}`, { days: 4 });
    await send('PATCH', `${projectId}/checklist/${itemId}`, { title: 'Logo vo vektoroch' });
    const [before, noted] = [await open(projectId), await actionsOn(projectId)];
    for (const [path, version, sentence, edit, move] of parts) {
      const url = `${PROJECTS}/${projectId}/${path}`;
      const changes = [edit, move].map((body) => admin.send('PATCH', url, { ...body, version }));
      for (const refused of await Promise.all([
        ...changes,
        admin.send('DELETE', `${url}?version=${version}`, {}),
      ]))
        expect([refused.statusCode, refused.json().message]).toEqual([409, sentence]);
      expect((await admin.send('PATCH', url, edit)).statusCode).toBe(400);
      expect((await admin.send('DELETE', url, {})).statusCode).toBe(400);
    }
    expect(await open(projectId)).toEqual(before);
    expect(await actionsOn(projectId)).toEqual(noted);
  });

  it('changes nothing of a project that has changed since it was seen, or without naming what was seen', async () => {
    const { projectId } = await begunProject(app);
    const { version, stages } = await open(projectId);
    const url = `${PROJECTS}/${projectId}`;
    await send('PATCH', projectId, { name: 'Web inej karty' });
    const [before, noted] = [await open(projectId), await actionsOn(projectId)];
    for (const body of [
      { name: 'Moje' },
      { agreedOn: '2027-03-01' },
      { startOn: '2027-01-04' },
      { state: 'paused' },
    ]) {
      const refused = await admin.send('PATCH', url, { ...body, version });
      expect([refused.statusCode, refused.json().message]).toEqual([409, PROJECT_REFUSALS.projectChanged]);
      expect((await admin.send('PATCH', url, body)).statusCode).toBe(400);
    }
    // What its state does not allow is said first.
    expect((await admin.send('PATCH', url, { state: 'launched', version })).json().message).toContain(
      'nedá presunúť',
    );
    expect(await open(projectId)).toEqual(before);
    expect(await actionsOn(projectId)).toEqual(noted);
    const answer = await admin.send('PATCH', url, { name: 'Moje', version: before.version });
    expect(answer.json()).toMatchObject({ name: 'Moje', version: before.version + 1 });
    // What moves it, too, is a change of what was seen.
    await send('PATCH', `${projectId}/stages/${stages[0]?.id}`, { state: 'active' });
    const late = await admin.send('PATCH', url, { name: 'Znova', version: before.version + 1 });
    expect(late.statusCode).toBe(409);
  });

  it('says until when the client should approve what was delivered, and goes on waiting when nobody does', async () => {
    const { projectId } = await begunProject(app);
    const { id } = stageOf(await open(projectId), 'Zadanie');
    for (const state of ['active', 'delivered'] as const)
      await send('PATCH', `${projectId}/stages/${id}`, stageMove(state));
    const delivered = { state: 'delivered', approveBy: '2026-12-01' };
    expect(stageOf(await open(projectId), 'Zadanie')).toMatchObject(delivered);
    const { pool } = app.database;
    await pool.query("UPDATE project_stages SET delivered_on = '2026-11-02' WHERE id = $1", [id]);
    const late = stageOf(await open(projectId), 'Zadanie');
    expect(late).toMatchObject({ state: 'delivered', approveBy: '2026-11-09' });
    expect((await send('PATCH', `${projectId}/stages/${id}`, stageMove('approved'))).statusCode).toBe(200);
    expect(stageOf(await open(projectId), 'Zadanie').approveBy).toBeNull();
  });

  it('stands still while it is paused', async () => {
    const { projectId } = await begunProject(app);
    const [first] = (await open(projectId)).stages;
    await send('PATCH', projectId, { state: 'paused' });
    const refused = await send('PATCH', `${projectId}/stages/${first?.id}`, { state: 'active' });
    expect(refused.statusCode).toBe(409);
    await app.database.pool.query("UPDATE payments SET state = 'cancelled' WHERE project_id = $1", [
      projectId,
    ]);
    expect((await open(projectId)).next).toMatchObject({ who: 'operator', kind: 'move' });
    expect((await send('PATCH', projectId, { state: 'agreed' })).statusCode).toBe(200);
  });
});

describe('the plan', () => {
  it('is edited by length, day and place, and shows the delay', async () => {
    const { projectId } = await begunProject(app);
    const design = stageOf(await open(projectId), 'Návrh');
    await send('PATCH', `${projectId}/stages/${design.id}`, { days: 7 });
    expect(await open(projectId)).toMatchObject({ launchOn: '2026-12-17', delay: 2 });
    await send('PATCH', projectId, { agreedOn: '2026-12-17' });
    expect(await open(projectId)).toMatchObject({ agreedOn: '2026-12-17', delay: 0 });
    await send('PATCH', `${projectId}/stages/${design.id}`, { place: 1 });
    expect((await open(projectId)).stages.map(({ name }) => name)).toEqual([
      'Návrh',
      'Zadanie',
      'Programovanie',
    ]);
    await send('PATCH', projectId, { startOn: '2026-12-01' });
    expect(await open(projectId)).toMatchObject({ startOn: '2026-12-01', agreedOn: '2026-12-23', delay: 0 });
    // What was agreed by hand, or by an addendum, keeps its distance from the beginning.
    await send('PATCH', projectId, { agreedOn: '2027-01-29' });
    await send('PATCH', projectId, { startOn: '2026-12-02' });
    expect(await open(projectId)).toMatchObject({ startOn: '2026-12-02', agreedOn: '2027-02-01' });
  });

  it('gets a stage at the end, or in front of another one, whose days move', async () => {
    const { projectId } = await begunProject(app);
    await send('POST', `${projectId}/stages`, { name: 'Školenie', days: 1 });
    await send('POST', `${projectId}/stages`, { name: 'Texty', days: 1, place: 3 });
    const { stages } = await open(projectId);
    expect(stages.map(({ name }) => name)).toEqual([
      'Zadanie',
      'Návrh',
      'Texty',
      'Programovanie',
      'Školenie',
    ]);
    expect(
      stages.map(({ from }) => from),
      'one after another',
    ).toEqual(stages.map(({ from }) => from).toSorted());
  });

  it('loses a stage only before it begins, and when nothing is paid after it', async () => {
    const { projectId } = await begunProject(app);
    const added = (
      await send('POST', `${projectId}/stages`, { name: 'Školenie', days: 1 })
    ).json() as Project;
    const training = stageOf(added, 'Školenie');
    expect((await send('DELETE', `${projectId}/stages/${training.id}`)).statusCode).toBe(200);
    const paid = await send('DELETE', `${projectId}/stages/${stageOf(added, 'Návrh').id}`);
    expect(paid.statusCode).toBe(409);
    expect(paid.json().message).toContain('platba');
  });
});

describe('the checklist', () => {
  it('is brought, returned with a reason, brought again and accepted', async () => {
    const { projectId } = await begunProject(app);
    const { id } = itemOf(await open(projectId), 'logo');
    const change = (body: object) => send('PATCH', `${projectId}/checklist/${id}`, body);
    await change({ state: 'brought' });
    expect((await open(projectId)).checklist.find((item) => item.id === id)).toMatchObject({
      state: 'brought',
      broughtOn: '2026-11-24',
    });
    expect((await change({ state: 'returned' })).statusCode).toBe(400);
    await change({ state: 'returned', reason: 'Súbor je fotografia.' });
    expect(itemOf(await open(projectId), 'logo')).toMatchObject({
      state: 'returned',
      returnReason: 'Súbor je fotografia.',
    });
    await change({ state: 'brought' });
    expect((await change({ state: 'accepted' })).statusCode).toBe(200);
    expect((await change({ title: 'Iné' })).statusCode).toBe(409);
  });

  it('is asked for anew without the reason for which it once came back', async () => {
    const { projectId } = await begunProject(app);
    const { id } = itemOf(await open(projectId), 'logo');
    const change = (body: object) => send('PATCH', `${projectId}/checklist/${id}`, body);
    await change({ state: 'brought' });
    await change({ state: 'returned', reason: 'Súbor je fotografia.' });
    await change({ state: 'waived' });
    await change({ state: 'asked' });
    expect(itemOf(await open(projectId), 'logo')).toMatchObject({ state: 'asked', returnReason: '' });
  });

  it('shows what a late item does to the launch', async () => {
    const { projectId } = await begunProject(app);
    const { id } = stageOf(await open(projectId), 'Zadanie');
    const body = { title: 'Zmluva', dueOn: '2026-11-20', stageId: id };
    const project = (await send('POST', `${projectId}/checklist`, body)).json() as Project;
    expect(itemOf(project, 'own').late).toEqual({ days: 4, shift: 0 });
    // The client pays before they bring.
    expect(project.next).toMatchObject({ who: 'client', kind: 'pay' });
  });
});

describe('a project', () => {
  it.each([
    ['stages', 60, 'stages', { name: 'Ďalšia', days: 1 }, 'Projekt už má 60 etáp, viac ich mať nemôže.'],
    [
      'checklist',
      120,
      'checklist',
      { title: 'Ďalší podklad', dueOn: '2026-12-20', stageId: null },
      'Projekt už má 120 podkladov, viac ich mať nemôže.',
    ],
  ] as const)('has no more %s than %i', async (kept, most, path, body, sentence) => {
    const { projectId } = await begunProject(app);
    const rows = async () => (await open(projectId))[kept].length;
    const { pool } = app.database;
    const table = kept === 'stages' ? 'project_stages' : 'checklist_items';
    const { rows: columns } = await pool.query(
      `SELECT string_agg(quote_ident(column_name), ', ') AS copied FROM information_schema.columns
       WHERE table_name = $1 AND column_name NOT IN ('id', 'position')`,
      [table],
    );
    const copied = columns[0].copied as string;
    await pool.query(
      `INSERT INTO ${table} (id, position, ${copied})
       SELECT gen_random_uuid(), 1000 + n, ${copied}
       FROM (SELECT * FROM ${table} WHERE project_id = $1 LIMIT 1) one, generate_series(1, $2::int) n`,
      [projectId, most - 1 - (await rows())],
    );
    expect((await send('POST', `${projectId}/${path}`, body)).statusCode).toBe(200);
    const refused = await send('POST', `${projectId}/${path}`, body);
    expect([refused.statusCode, refused.json().message]).toEqual([409, sentence]);
    expect(await rows()).toBe(most);
  });
});

describe('the list', () => {
  it('finds projects by name, number and client, without diacritics', async () => {
    const { projectId } = await begunProject(app, { title: 'Žltý web pre včelárov' });
    const { number } = await open(projectId);
    for (const search of ['zlty vcelar', number, 'zlty vzorova strecha']) {
      const found = await admin.inject({ method: 'GET', url: PROJECTS, query: { search } });
      expect(found.json().map(({ id }: { id: string }) => id)).toEqual([projectId]);
    }
    const none = await admin.inject({ method: 'GET', url: PROJECTS, query: { search: 'zlty%' } });
    expect(none.json()).toEqual([]);
  });

  it('shows them by state on the board', async () => {
    const { projectId } = await begunProject(app);
    await send('PATCH', projectId, { state: 'paused' });
    const board = (await admin.inject({ method: 'GET', url: `${PROJECTS}/board` })).json();
    const paused = board.find(({ state }: { state: string }) => state === 'paused');
    expect(paused.projects.map(({ id }: { id: string }) => id)).toContain(projectId);
    expect(paused.count).toBe(paused.projects.length);
  });
});

describe('messages', () => {
  const write = (id: string, text: string, seenUntil?: Date) =>
    send('POST', `${id}/messages`, { text, seenUntil });
  const fromClient = (id: string, text: string) =>
    app.services.db.transaction((transaction) =>
      createMessageService(app.services).write(
        transaction,
        { subject: { type: 'project', id }, side: 'client', accountId: null, authorName: 'Jana', text },
        time.clock(),
      ),
    );

  it('of the operator reach the client by mail: the first at once, the rest after an hour in one', async () => {
    const to = `${uniqueLetters()}@example.sk`;
    const { projectId } = await begunProject(app, {}, { name: 'Jana', email: to });
    const mails = async () =>
      (await mailsAbout(app.dataDir, to))
        .filter(({ subject }) => subject?.endsWith(' Web s galériou | Správa k projektu „Web s galériou“'))
        .map(({ text = '' }) =>
          ['prvá', 'druhá', 'tretia'].filter((said) => text.includes(`Správa ${said}.`)),
        );
    const digest = createProjectDigest(app.services);
    expect((await write(projectId, 'Správa prvá.')).statusCode).toBe(200);
    await app.drain();
    expect(await mails()).toEqual([['prvá']]);
    for (const text of ['Správa druhá.', 'Správa tretia.']) {
      time.forward(60_000);
      await write(projectId, text);
    }
    await digest.run(time.clock());
    time.forward(60 * 60_000);
    await digest.run(time.clock());
    await app.drain();
    expect((await mails()).length).toBe(2);
    await digest.run(time.clock());
    time.forward(3 * 60 * 60_000);
    await digest.run(time.clock());
    await app.drain();
    expect(new Set(await mails())).toEqual(new Set([['prvá'], ['druhá', 'tretia']]));
    const stored = "SELECT FROM mails WHERE kind = 'project-message' AND to_address = $1";
    expect((await app.database.pool.query(stored, [to])).rowCount).toBe(2);
    expect(await actionsOn(projectId)).toContain('project.written');
  });

  it('that were read before their mail went out need none, and nobody hears of one that was not delivered', async () => {
    const { projectId } = await begunProject(app);
    const { db, outbox } = app.services;
    const to = { name: '', address: `${uniqueLetters()}@example.sk` };
    const mail = { kind: PROJECT_MESSAGE_KIND, to, payload: { projectId, after: null } };
    await db.transaction((transaction) => outbox.add(transaction, [mail], time.clock()));
    outbox.wake();
    const status = async () =>
      (await app.database.pool.query('SELECT status FROM mails WHERE to_address = $1', [to.address])).rows[0]
        .status;
    await app.drain();
    expect(await status()).toBe('unneeded');
  });

  it('are mailed of so many projects in one run, of the rest in the next', async () => {
    const recipients = [uniqueLetters(), uniqueLetters(), uniqueLetters()].map(
      (name) => `${name}@example.sk`,
    );
    for (const email of recipients) {
      const { projectId } = await begunProject(app, {}, { name: 'Jana', email });
      await write(projectId, 'Správa prvá.');
      time.forward(60_000);
      await write(projectId, 'Správa druhá.');
    }
    time.forward(60 * 60_000);
    const digest = createProjectDigest({ ...app.services, part: 2 });
    const mailed = async () => {
      const { rows } = await app.database.pool.query(
        "SELECT count(*)::int AS mails FROM mails WHERE kind = 'project-message' AND to_address = ANY ($1)",
        [recipients],
      );
      return rows[0].mails - recipients.length;
    };
    await digest.run(time.clock());
    expect(await mailed()).toBeLessThanOrEqual(2);
    for (let turn = 0; turn < 5; turn += 1) await digest.run(time.clock());
    expect(await mailed()).toBe(3);
  });

  it('of the client wait until the operator answers them or says that they need no answer', async () => {
    const { projectId } = await begunProject(app);
    await fromClient(projectId, 'Kedy bude návrh?');
    expect((await open(projectId)).unanswered).toBe(1);
    const read = () => send('POST', `${projectId}/read`, { seenUntil: time.clock() });
    expect((await read()).statusCode).toBe(200);
    const settle = (seenUntil: string) =>
      admin.post(`/api/admin/conversations/project/${projectId}/settle`, { seenUntil, lineId: null });
    const [asked] = (await open(projectId)).messages;
    expect(asked).toMatchObject({ side: 'client', readAt: expect.any(String), waits: true });
    expect((await settle(asked?.createdAt ?? '')).statusCode).toBe(200);
    await settle(asked?.createdAt ?? '');
    expect(await open(projectId)).toMatchObject({ unanswered: 0, messages: [{ waits: false }] });
    await read();
    const { createdAt } = await fromClient(projectId, 'A texty?');
    await write(projectId, 'Pripomínam podklady.');
    expect(
      (await open(projectId)).unanswered,
      'who writes without the conversation has answered nothing',
    ).toBe(1);
    await write(projectId, 'Zajtra.', createdAt);
    expect((await open(projectId)).unanswered).toBe(0);
    expect(await actionsOn(projectId)).toEqual([
      ...['project.begun', 'project.messages-read', 'project.messages-settled'],
      ...['project.written', 'project.written'],
    ]);
  });

  it('of the operator can be taken back for five minutes', async () => {
    const { projectId } = await begunProject(app);
    const { messages } = (await write(projectId, 'Omyl.')).json() as Project;
    const withdrawn = await send('DELETE', `${projectId}/messages/${messages[0]?.id}`);
    expect(withdrawn.json().messages).toMatchObject([{ text: '', canWithdraw: false }]);
    const { messages: later } = (await write(projectId, 'Platí.')).json() as Project;
    time.forward(6 * 60_000);
    expect((await send('DELETE', `${projectId}/messages/${later.at(-1)?.id}`)).statusCode).toBe(409);
  });
});

it('the list shows what wants something, has still to be launched and owes, and is a table of what is shown', async () => {
  const [owing, closed] = [await begunProject(app), await begunProject(app)];
  const { pool } = app.database;
  await pool.query("UPDATE payments SET due_on = '2026-11-23' WHERE project_id = $1 AND due_on IS NOT NULL", [
    owing.projectId,
  ]);
  await pool.query("UPDATE projects SET state = 'closed' WHERE id = $1", [closed.projectId]);
  const name = `=Dielňa ${uniqueLetters()}`;
  await pool.query('UPDATE projects SET name = $2 WHERE id = $1', [owing.projectId, name]);
  const get = async (path: string) => admin.inject({ method: 'GET', url: `${PROJECTS}${path}` });
  const shown = async (state: string): Promise<string[]> => {
    const found: string[] = (await get(`?state=${state}`)).json().map(({ id }: { id: string }) => id);
    return found.filter((id) => id === owing.projectId || id === closed.projectId);
  };
  const views = ['wanting', 'ahead', 'owing', 'closed'];
  expect(await Promise.all(views.map(shown))).toEqual([
    [owing.projectId],
    [owing.projectId],
    [owing.projectId],
    [closed.projectId],
  ]);
  const counts = (await get('/counts')).json();
  expect([counts.wanting, counts.owing, counts.states.closed]).toEqual([
    (await get('?state=wanting')).json().length,
    (await get('?state=owing')).json().length,
    (await get('?state=closed')).json().length,
  ]);
  const table = await get(`/export?state=owing&search=${encodeURIComponent(name.slice(1))}`);
  expect(table.headers['content-disposition']).toContain('projekty.csv');
  const lines = table.body.split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`;Dohodnutý;'${name};`);
  expect(lines[1]).toContain(';1000,01;0;300;');
  // Days in the form in which the table has instants.
  expect(lines[1]).toMatch(/;\d{1,2}\. \d{1,2}\. \d{4};/);
  expect(lines[1]).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});

it('a search finds words of projects and of their clients by one index', async () => {
  const { projectId } = await begunProject(app);
  const found = async (search: string): Promise<string[]> =>
    (await admin.inject({ method: 'GET', url: `${PROJECTS}?search=${encodeURIComponent(search)}` }))
      .json()
      .map(({ id }: { id: string }) => id);
  const { client, name } = await open(projectId);
  expect(await found(`${client.name} ${name}`.toUpperCase())).toContain(projectId);
  const [other, person] = [`Mlyn ${uniqueLetters()}`, uniqueLetters()];
  const { pool } = app.database;
  await pool.query('UPDATE clients SET name = $1 WHERE id = $2', [other, client.id]);
  expect(await found(`${other} ${name}`)).toEqual([projectId]);
  await pool.query(
    `INSERT INTO client_contacts (id, client_id, name, created_at, updated_at) VALUES (gen_random_uuid(), $1, $2, now(), now())`,
    [client.id, person],
  );
  expect(await found(person)).toEqual([projectId]);
  await pool.query('DELETE FROM client_contacts WHERE name = $1', [person]);
  expect(await found(person)).toEqual([]);
  const { sql: text, params } = findProjects(app.services.db, { search: 'galéria' }, '2026-11-23').toSQL();
  const connection = await pool.connect();
  // A few rows are read whole; whether an index could find them is seen where nothing else is allowed.
  await connection.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
  const { rows } = await connection.query(`EXPLAIN ${text}`, params);
  await connection.query('ROLLBACK');
  connection.release();
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on projects_search');
});
