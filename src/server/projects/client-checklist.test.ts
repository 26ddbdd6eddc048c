import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#domain/api/call.ts';
import { FAULTS } from '#domain/errors/faults.ts';
import type { openProject } from '#domain/projects/calls.ts';
import type { clientChecklist } from '#domain/projects/checklist-calls.ts';
import { CHECKLIST_STATES } from '#domain/projects/checklist-life.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import { uploaded } from '../../../tests/files.ts';
import {
  type BegunProject,
  begunProject,
  joinProject,
  operatorOf,
  provenClient,
  sendAsSeen,
} from '../../../tests/projects.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { waitingForLock } from '../../../tests/test-db.ts';

/** A Tuesday; what is asked for at once is due on Friday. */
const time = stillClock('2026-11-24T09:00:00Z');
let app: TestApp;
let admin: TestBrowser;
let client: TestBrowser;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock: time.clock });
  admin = await operatorOf(app);
  client = app.browser();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;

type Checklist = AnswerOf<typeof clientChecklist>;
type Item = Checklist['items'][number];

const pathOf = ({ projectId }: BegunProject) => `/api/portal/projects/${projectId}/checklist`;
const read = async (project: BegunProject): Promise<Checklist> =>
  (await client.inject({ url: pathOf(project), headers: project.headers })).json();
const itemOf = async (project: BegunProject, kind = 'company'): Promise<Item> =>
  (await read(project)).items.find((item) => item.kind === kind) ?? expect.fail(`no ${kind}`);
const save = (project: BegunProject, id: string, body: { edit: number; text: string }) =>
  client.send('PUT', `${pathOf(project)}/${id}/draft`, body, project.headers);
const handIn = (project: BegunProject, id: string, edit: number) =>
  client.post(`${pathOf(project)}/${id}/hand-in`, { edit }, project.headers);
/** Uploads a text of this name to an item, by the link. */
const filesOf =
  ({ projectId, headers }: BegunProject, itemId: string) =>
  (name: string) =>
    uploaded(
      { browser: client, headers },
      { subject: { type: 'project', id: projectId }, name, bytes: Buffer.from(`obsah ${name}`), itemId },
    );
const operatorMoves = (project: BegunProject, id: string, body: object) =>
  sendAsSeen(admin, 'PATCH', `/api/admin/projects/${project.projectId}/checklist/${id}`, body);
const seenByOperator = async ({ projectId }: BegunProject): Promise<AnswerOf<typeof openProject>> =>
  (await admin.inject({ url: `/api/admin/projects/${projectId}` })).json();
const query = async (text: string, values: unknown[]) => (await app.database.pool.query(text, values)).rows;
const stored = async ({ projectId }: BegunProject) =>
  query(
    `SELECT (SELECT json_agg(i ORDER BY position) FROM checklist_items i WHERE project_id = $1) AS items,
       (SELECT count(*)::int FROM audit_log WHERE subject_id = $1::text) AS audited`,
    [projectId],
  );
const actionsOn = async ({ projectId }: BegunProject): Promise<string[]> =>
  (await query('SELECT action, actor FROM audit_log WHERE subject_id = $1 ORDER BY id', [projectId])).map(
    ({ action, actor }) => `${action} ${actor}`,
  );

describe('what a client writes to an item', () => {
  it('is kept as a draft, which another device reads and the operator does not', async () => {
    const project = await begunProject(app);
    const { id, draft } = await itemOf(project);
    expect(draft).toEqual({ text: '', edit: 0, savedAt: null });
    const saved = await save(project, id, { edit: 0, text: 'Robíme strechy\npo celej Orave.' });
    expect(saved.json()).toEqual({ edit: 1, savedAt: '2026-11-24T09:00:00.000Z' });
    expect(await itemOf(project)).toMatchObject({
      draft: { text: 'Robíme strechy\npo celej Orave.', edit: 1 },
      text: '',
      state: 'asked',
    });
    const lookedAt = await admin.inject({ url: pathOf(project) });
    expect(lookedAt.json().items.map((item: Item) => item.draft)).not.toContainEqual(expect.anything());
    const run = await seenByOperator(project);
    expect(JSON.stringify(run)).not.toContain('Orave');
    expect(await actionsOn(project)).toEqual(['project.begun client', 'project.item-written link']);
  });

  it('is noted once for all that is written at one go', async () => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    const written = async () =>
      (await actionsOn(project)).filter((action) => action.startsWith('project.item-written')).length;
    for (let edit = 0; edit < 5; edit += 1) await save(project, id, { edit, text: `Slovo ${edit}` });
    expect(await written()).toBe(1);
    time.forward(10 * 60_000);
    await save(project, id, { edit: 5, text: 'Po obede' });
    time.forward(-10 * 60_000);
    expect(await written()).toBe(2);
  });

  it('is not overwritten by another window, and an answer that was lost is given again', async () => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    await save(project, id, { edit: 0, text: 'Prvé okno' });
    const other = await save(project, id, { edit: 0, text: 'Druhé okno' });
    expect([other.statusCode, other.json().message]).toEqual([409, FAULTS.editedElsewhere.message]);
    const before = await stored(project);
    const again = await save(project, id, { edit: 0, text: 'Prvé okno' });
    expect([again.statusCode, again.json().edit]).toEqual([200, 1]);
    expect(await stored(project)).toEqual(before);
    expect((await itemOf(project)).draft).toMatchObject({ text: 'Prvé okno', edit: 1 });
  });

  it.each([
    [PROJECT_LIMITS.itemText, 200],
    [PROJECT_LIMITS.itemText + 1, 400],
  ])('of %i letters answers %i', async (length, status) => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    const answer = await save(project, id, { edit: 0, text: 'š'.repeat(length) });
    expect(answer.statusCode).toBe(status);
  });
});

describe('an item that is handed in', () => {
  it('reaches the operator, comes back with a reason, is brought again and accepted', async () => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    await save(project, id, { edit: 0, text: 'Robíme strechy.' });
    expect((await handIn(project, id, 1)).statusCode).toBe(200);
    expect(await itemOf(project)).toMatchObject({
      state: 'brought',
      canBring: false,
      broughtOn: '2026-11-24',
      text: 'Robíme strechy.',
    });
    const atOperator = async () => (await seenByOperator(project)).checklist.find((item) => item.id === id);
    expect(await atOperator()).toMatchObject({ state: 'brought', text: 'Robíme strechy.' });
    await operatorMoves(project, id, { state: 'returned', reason: 'Chýba IČO.' });
    expect(await itemOf(project)).toMatchObject({
      state: 'returned',
      canBring: true,
      returnReason: 'Chýba IČO.',
      draft: { text: 'Robíme strechy.', edit: 1 },
    });
    await save(project, id, { edit: 1, text: 'Robíme strechy. IČO 12345678.' });
    expect(await atOperator()).toMatchObject({ text: 'Robíme strechy.' });
    await handIn(project, id, 2);
    await operatorMoves(project, id, { state: 'accepted' });
    expect(await itemOf(project)).toMatchObject({
      state: 'accepted',
      canBring: false,
      acceptedOn: '2026-11-24',
      returnReason: '',
      text: 'Robíme strechy. IČO 12345678.',
    });
    expect((await actionsOn(project)).filter((action) => action.endsWith(' link'))).toEqual([
      'project.item-written link',
      'project.item-brought link',
      'project.item-brought link',
    ]);
  });

  it('is not handed in empty, nor as another window has left it', async () => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    const empty = await handIn(project, id, 0);
    expect([empty.statusCode, empty.json().message]).toEqual([409, PROJECT_REFUSALS.itemEmpty]);
    // A sample that the operator has put there is nothing that the client brings.
    await uploaded(
      { browser: admin },
      {
        subject: { type: 'project', id: project.projectId },
        ...{ name: 'vzor.txt', bytes: Buffer.from('Vzor'), itemId: id },
      },
    );
    expect((await handIn(project, id, 0)).statusCode).toBe(409);
    await save(project, id, { edit: 0, text: 'Prvé okno' });
    const before = await stored(project);
    const stale = await handIn(project, id, 0);
    expect([stale.statusCode, stale.json().message]).toEqual([409, FAULTS.editedElsewhere.message]);
    expect(await stored(project)).toEqual(before);
  });

  it('takes more files and other ones until it is accepted, and waits again once nothing is left', async () => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    const file = filesOf(project, id);
    const remove = (one: { id: string }) =>
      client.send('DELETE', `/api/portal/files/${one.id}`, {}, project.headers);
    const first = await file('prvý.txt');
    expect((await handIn(project, id, 0)).statusCode).toBe(200);
    expect(await itemOf(project)).toMatchObject({ state: 'brought', canBring: false, canAdd: true });
    const second = await file('druhý.txt');
    await remove(first);
    expect(await itemOf(project)).toMatchObject({ state: 'brought', broughtOn: '2026-11-24' });
    expect((await remove(second)).statusCode).toBe(200);
    expect(await itemOf(project)).toMatchObject({ state: 'asked', canBring: true, broughtOn: null });
    expect((await actionsOn(project)).slice(-2)).toEqual([
      'project.file-removed link',
      'project.item-emptied link',
    ]);
    const third = await file('tretí.txt');
    expect((await handIn(project, id, 0)).statusCode).toBe(200);
    await operatorMoves(project, id, { state: 'returned', reason: 'Nečitateľné.' });
    expect((await handIn(project, id, 0)).statusCode).toBe(200);
    await remove(third);
    expect(await itemOf(project)).toMatchObject({ state: 'returned', returnReason: 'Nečitateľné.' });
    await save(project, id, { edit: 0, text: 'Text' });
    const last = await file('štvrtý.txt');
    await handIn(project, id, 1);
    await remove(last);
    expect(await itemOf(project)).toMatchObject({ state: 'brought', text: 'Text' });
    await operatorMoves(project, id, { state: 'accepted' });
    expect(await itemOf(project)).toMatchObject({ canAdd: false });
  });

  it('stays delivered once the operator has noted that it came by another way, whatever files come and go', async () => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    const uploader = { browser: client, headers: project.headers };
    const subject = { type: 'project' as const, id: project.projectId };
    const file = () =>
      uploaded(uploader, { subject, name: 'a.txt', bytes: Buffer.from('obsah'), itemId: id });
    const remove = (one: { id: string }) =>
      client.send('DELETE', `/api/portal/files/${one.id}`, {}, project.headers);
    await operatorMoves(project, id, { state: 'brought' });
    expect((await remove(await file())).statusCode).toBe(200);
    expect(await itemOf(project)).toMatchObject({ state: 'brought', broughtOn: '2026-11-24' });
    expect((await actionsOn(project)).slice(-1)).toEqual(['project.file-removed link']);
    // Returned and handed in by the client, it is what they have brought here.
    await operatorMoves(project, id, { state: 'returned', reason: 'Nečitateľné.' });
    const mended = await file();
    expect((await handIn(project, id, 0)).statusCode).toBe(200);
    await remove(mended);
    expect(await itemOf(project)).toMatchObject({ state: 'returned' });
    // So is what was here when the operator noted it.
    const noted = await file();
    await operatorMoves(project, id, { state: 'brought' });
    await remove(noted);
    expect(await itemOf(project)).toMatchObject({ state: 'returned' });
  });

  it('is accepted or returned only as the operator has seen it', async () => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    const file = filesOf(project, id);
    const version = async () =>
      (await seenByOperator(project)).checklist.find((item) => item.id === id)?.version;
    const first = await file('a.txt');
    await save(project, id, { edit: 0, text: 'Text' });
    await handIn(project, id, 1);
    const changes = [
      () => file('b.txt'),
      () => client.send('DELETE', `/api/portal/files/${first.id}`, {}, project.headers),
      async () => {
        await operatorMoves(project, id, { state: 'returned', reason: 'Chýba IČO.' });
        await handIn(project, id, 1);
      },
    ];
    for (const change of changes) {
      const seen = await version();
      await change();
      const before = await stored(project);
      for (const move of [{ state: 'accepted' }, { state: 'returned', reason: 'Nie.' }]) {
        const answer = await operatorMoves(project, id, { ...move, version: seen });
        expect([answer.statusCode, answer.json().message]).toEqual([409, PROJECT_REFUSALS.itemChanged]);
      }
      expect(await stored(project)).toEqual(before);
    }
    const accepted = await operatorMoves(project, id, { state: 'accepted', version: await version() });
    expect(accepted.statusCode).toBe(200);
  });

  it('is still as the operator has seen it while the client writes on', async () => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    const seen = (await seenByOperator(project)).checklist.find((item) => item.id === id)?.version;
    await save(project, id, { edit: 0, text: 'Rozpísané' });
    expect((await operatorMoves(project, id, { state: 'brought', version: seen })).statusCode).toBe(200);
  });

  const REFUSED = {
    asked: null,
    returned: null,
    brought: PROJECT_REFUSALS.itemBrought,
    accepted: PROJECT_REFUSALS.itemDone,
    waived: PROJECT_REFUSALS.itemWaived,
  };
  it.each(CHECKLIST_STATES)('of the state %s changes only while it is missing', async (state) => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    await save(project, id, { edit: 0, text: 'Text' });
    await query('UPDATE checklist_items SET state = $2 WHERE id = $1', [id, state]);
    const before = await stored(project);
    const answers = [await save(project, id, { edit: 1, text: 'Iný' }), await handIn(project, id, 2)];
    const said = REFUSED[state];
    expect(answers.map((answer) => answer.statusCode)).toEqual(said === null ? [200, 200] : [409, 409]);
    if (said === null) return;
    expect(answers.map((answer) => answer.json().message)).toEqual([said, said]);
    expect(await stored(project)).toEqual(before);
  });

  it('belongs to a project that is not closed', async () => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    await query("UPDATE projects SET state = 'closed' WHERE id = $1", [project.projectId]);
    const before = await stored(project);
    const answer = await save(project, id, { edit: 0, text: 'Text' });
    expect([answer.statusCode, answer.json().message]).toEqual([409, PROJECT_REFUSALS.closed]);
    expect(await stored(project)).toEqual(before);
    expect((await itemOf(project)).canBring).toBe(false);
  });

  it('is handed in once by two presses', async () => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    await save(project, id, { edit: 0, text: 'Text' });
    const answers = await Promise.all([handIn(project, id, 1), handIn(project, id, 1)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
    expect(
      (await actionsOn(project)).filter((action) => action.startsWith('project.item-brought')),
    ).toHaveLength(1);
  });
});

describe('whose it is', () => {
  it('no link to another offer reaches it, in any way', async () => {
    const [project, other] = [await begunProject(app), await begunProject(app)];
    const { id } = await itemOf(project);
    const before = await stored(project);
    const foreign = { ...project, headers: other.headers };
    const answers = [
      await client.inject({ url: pathOf(project), headers: other.headers }),
      await save(foreign, id, { edit: 0, text: 'Cudzí' }),
      await handIn(foreign, id, 0),
      // The other one's project with an item that is not its own.
      await client.send('PUT', `${pathOf(other)}/${id}/draft`, { edit: 0, text: 'Cudzí' }, other.headers),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
    expect(await stored(project)).toEqual(before);
  });
});

describe('whoever reaches a project no more', () => {
  it('neither writes to an item nor a message there, also where they have waited for it since before', async () => {
    const project = await begunProject(app);
    const { id } = await itemOf(project);
    const member = await provenClient(app, 'odchadzajuci');
    await joinProject(app, project, 'odchadzajuci');
    await member.token();
    const { pool } = app.database;
    const other = await pool.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM projects WHERE id = $1 FOR UPDATE', [project.projectId]);
    const talk = `/api/portal/conversations/project/${project.projectId}/messages`;
    const answers = [
      member.send('PUT', `${pathOf(project)}/${id}/draft`, { edit: 0, text: 'Neskoro' }),
      member.post(talk, { sendId: randomUUID(), text: 'Neskoro' }),
    ];
    await expect.poll(() => waitingForLock(pool)).toBe(answers.length);
    await pool.query(
      'DELETE FROM client_members WHERE account_id = (SELECT id FROM accounts WHERE username = $1)',
      ['odchadzajuci'],
    );
    await other.query('COMMIT');
    other.release();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});

describe('an item that is late', () => {
  it('says by how much, and how far it puts the launch off', async () => {
    const project = await begunProject(app);
    expect((await itemOf(project)).late).toBeNull();
    await query(
      `UPDATE project_stages SET state = CASE position WHEN 1 THEN 'approved' ELSE 'active' END,
         started_on = CASE position WHEN 1 THEN '2026-11-25' ELSE '2026-11-27' END,
         delivered_on = CASE position WHEN 1 THEN '2026-11-26' END
       WHERE project_id = $1 AND position < 3`,
      [project.projectId],
    );
    time.forward(13 * DAY_MS);
    const { items, launchOn, today } = await read(project);
    expect([today, launchOn]).toEqual(['2026-12-07', '2026-12-23']);
    const company = items.find(({ kind }) => kind === 'company');
    expect(company).toMatchObject({ dueOn: '2026-11-27', late: { days: 10, shift: 4 } });
  });
});
