import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#domain/api/call.ts';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import type { ownProjects, portalOverview } from '#domain/portal/calls.ts';
import type { portalProject } from '#domain/projects/portal-calls.ts';
import { memberOf } from '../../../tests/member-of.ts';
import { type BegunProject, begunProject, operatorOf, PAID_SITE } from '../../../tests/projects.ts';
import { sentOffer } from '../../../tests/sent-offer.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

type Overview = AnswerOf<typeof portalOverview>;

/** A Tuesday. */
const time = stillClock('2026-11-24T09:00:00Z');
let app: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock: time.clock, site: PAID_SITE });
  admin = await operatorOf(app);
});
afterAll(() => app.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await app.database.pool.query(sql, values)).rows;

const overview = async (browser: TestBrowser): Promise<Overview> =>
  (await browser.inject({ method: 'GET', url: '/api/portal/overview' })).json();
const expectedOf = async (browser: TestBrowser) =>
  (await overview(browser)).expected.rows.map(({ kind, id, until }) => [kind, id, until]);

const say = (type: string, id: string) =>
  query(
    `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
     VALUES ($1, $2, $3, 'operator', 'Operátor', 'Dobrý deň.', now())`,
    [randomUUID(), type, id],
  );
/** A project of which nothing is expected. */
async function quietProject(): Promise<BegunProject> {
  const project = await begunProject(app);
  await query('DELETE FROM checklist_items WHERE project_id = $1', [project.projectId]);
  await query('DELETE FROM payments WHERE project_id = $1', [project.projectId]);
  return project;
}

describe('the overview of a client', () => {
  it('is empty for who has nothing', async () => {
    expect(await overview(await memberOf(app, 'prazdny'))).toEqual({
      today: '2026-11-24',
      expected: { count: 0, rows: [] },
      projects: { count: 0, rows: [] },
      offers: { count: 0, rows: [] },
      unread: 0,
      newDocuments: 0,
    });
  });

  it('says what is expected at all projects, offers and conversations, the most urgent first', async () => {
    const [project, other, offer] = [
      await quietProject(),
      await quietProject(),
      await sentOffer(app, { validUntil: '2026-11-26' }),
    ];
    const [stage] = await query(
      `UPDATE project_stages SET state = 'delivered', started_on = '2026-11-10', delivered_on = '2026-11-16'
       WHERE project_id = $1 AND position = 1 RETURNING id`,
      [project.projectId],
    );
    await query(
      "UPDATE project_stages SET state = 'active', started_on = '2026-11-16', days = 10 WHERE project_id = $1 AND position = 1",
      [other.projectId],
    );
    const [item, later, payment] = [randomUUID(), randomUUID(), randomUUID()];
    for (const [id, title, position, due] of [
      [item, 'Fotografie', 1, '2026-11-20'],
      [later, 'Texty', 2, '2026-11-30'],
    ])
      await query(
        `INSERT INTO checklist_items (id, project_id, stage_id, position, kind, title, description, state, due_on)
         VALUES ($1, $2, (SELECT id FROM project_stages WHERE project_id = $2 AND position = 1), $4, 'own', $3, '', 'asked', $5)`,
        [id, other.projectId, title, position, due],
      );
    await query(
      `INSERT INTO payments (id, year, project_id, position, name, amount, state, due_on, asked_at, created_at, updated_at)
       VALUES ($1, 2026, $2, 1, 'Záloha', 30000, 'open', '2026-11-25', now(), now(), now())`,
      [payment, other.projectId],
    );
    await say('project', project.projectId);
    await say('project', project.projectId);
    const member = await memberOf(app, 'zaneprazdneny', project, other, offer);
    expect(await expectedOf(member)).toEqual([
      ['approve', stage.id, '2026-11-23'],
      ['accept', offer.id, '2026-11-26'],
      ['pay', payment, '2026-11-25'],
      ['bring', item, '2026-11-20'],
      ['answer', project.projectId, null],
    ]);
    const { expected, unread } = await overview(member);
    const [, accept, pay, bring, answer] = expected.rows;
    expect([expected.count, unread]).toEqual([5, 2]);
    expect(bring).toMatchObject({
      isLate: true,
      more: 1,
      about: { type: 'project', name: 'Web s galériou' },
    });
    expect(answer).toMatchObject({
      ...{ count: 2, number: '' },
      about: { type: 'project', id: project.projectId },
    });
    expect(pay).toMatchObject({ amount: 300_00, number: expect.stringMatching(/^2026\d{6}$/) });
    expect(accept).toMatchObject({ number: expect.stringMatching(/^CP-/), about: { id: offer.id } });
    const { expected: own } = (
      await member.inject({ method: 'GET', url: `/api/portal/projects/${other.projectId}` })
    ).json();
    // The project itself says by how much its launch is put off.
    expect(bring?.shift).toBeGreaterThan(0);
    expect(bring?.shift).toBe(own.find(({ id }: { id: string }) => id === item).shift);
    // An addendum is told from its offer by the number.
    await say('offer', offer.id);
    const { rows } = (await overview(member)).expected;
    expect(rows.find(({ kind, about }) => kind === 'answer' && about.id === offer.id)?.number).toMatch(
      /^CP-/,
    );
  });

  it('expects nothing of a project that rests, but that what was asked for is paid', async () => {
    const project = await begunProject(app);
    const member = await memberOf(app, 'oddychovy', project);
    expect(new Set((await expectedOf(member)).map(([kind]) => kind))).toEqual(new Set(['bring', 'pay']));
    await query("UPDATE projects SET state = 'paused', paused_from = 'agreed' WHERE id = $1", [
      project.projectId,
    ]);
    expect((await expectedOf(member)).map(([kind]) => kind)).toEqual(['pay']);
  });

  it('expects of one project what its own screen says, in whatever state it is', async () => {
    const project = await quietProject();
    const { projectId } = project;
    await query(
      `INSERT INTO offers SELECT (jsonb_populate_record(offers, jsonb_build_object(
         'id', $2::text, 'serial', 800001, 'addendum_of', $1::text, 'addendum', 1, 'state', 'sent', 'valid_until', '2026-11-26'))).*
       FROM offers WHERE id = $1::uuid`,
      [project.id, randomUUID()],
    );
    await query(
      `INSERT INTO checklist_items (id, project_id, stage_id, position, kind, title, description, state, due_on)
       SELECT gen_random_uuid(), $1, NULL, n, 'own', 'Podklad ' || n, '', 'asked', '2026-11-30' FROM generate_series(1, 3) n`,
      [projectId],
    );
    await query(
      `INSERT INTO payments (id, year, project_id, position, name, amount, state, due_on, asked_at, created_at, updated_at)
       SELECT gen_random_uuid(), 2026, $1, n, 'Platba ' || n, 30000, 'open', '2026-11-25', now(), now(), now() FROM generate_series(1, 2) n`,
      [projectId],
    );
    const member = await memberOf(app, 'jednotny', project);
    const both = async () => {
      const { expected, projects } = await overview(member);
      const own: AnswerOf<typeof portalProject> = (
        await member.inject({ method: 'GET', url: `/api/portal/projects/${projectId}` })
      ).json();
      const rows = expected.rows.map(({ about: _, ...row }) => row);
      expect(rows).toEqual(own.expected);
      expect(expected.count).toBe(own.expected.length);
      expect(projects.rows[0]?.nextStep).toEqual(own.nextStep);
      // What is the client's next is what is expected first, but for reading a message.
      if (own.nextStep?.who === 'client')
        expect(own.expected.find(({ kind }) => kind !== 'answer')).toMatchObject({ id: own.nextStep.id });
      return rows.map(({ kind }) => kind);
    };
    const steps = [
      "UPDATE checklist_items SET state = 'returned', return_reason = 'Malé' WHERE project_id = $1 AND position = 2",
      "UPDATE checklist_items SET due_on = '2026-11-20' WHERE project_id = $1 AND position = 3",
      "UPDATE project_stages SET state = 'delivered', started_on = '2026-11-10', delivered_on = '2026-11-16' WHERE project_id = $1 AND position < 3",
      "UPDATE payments SET due_on = '2026-11-18' WHERE project_id = $1 AND position = 2",
      "UPDATE checklist_items SET state = 'brought' WHERE project_id = $1 AND position = 3",
      'UPDATE payments SET due_on = NULL, asked_at = NULL WHERE project_id = $1 AND position = 1',
      "UPDATE checklist_items SET state = 'accepted' WHERE project_id = $1",
      "UPDATE offers SET valid_until = '2026-11-23' WHERE addendum_of = (SELECT offer_id FROM projects WHERE id = $1)",
    ];
    for (const statement of steps) {
      await query(statement, [projectId]);
      for (const state of ['in-progress', 'in-care', 'paused', 'closed']) {
        await query('UPDATE projects SET state = $2, paused_from = $3 WHERE id = $1', [
          ...[projectId, state, state === 'paused' ? 'agreed' : null],
        ]);
        await both();
      }
    }
    await say('project', projectId);
    await query("UPDATE projects SET state = 'in-progress', paused_from = NULL WHERE id = $1", [projectId]);
    expect(await both()).toEqual(['approve', 'approve', 'pay', 'answer']);
  });

  it('has nothing of anybody else, not even for the operator', async () => {
    const project = await begunProject(app);
    await say('project', project.projectId);
    const [stranger, operators] = [await overview(await memberOf(app, 'cudzi')), await overview(admin)];
    for (const seen of [stranger, operators])
      expect([seen.expected.count, seen.projects.count, seen.offers.count, seen.unread]).toEqual([
        0, 0, 0, 0,
      ]);
    await memberOf(app, 'vlastny', project);
    expect((await overview(await memberOf(app, 'dalsi', project))).projects.count).toBe(1);
  });

  it('shows an offer with how long it can be accepted, and no draft', async () => {
    const offer = await sentOffer(app, { validUntil: '2026-12-04' });
    const draft = await sentOffer(app);
    await query("UPDATE offers SET state = 'draft', sent_at = NULL WHERE id = $1", [draft.id]);
    const member = await memberOf(app, 'ponukovy', offer, draft);
    expect((await member.inject({ method: 'GET', url: '/api/portal/offers' })).json()).toMatchObject([
      { id: offer.id, state: 'sent', daysLeft: 10, closedOn: null },
    ]);
  });

  it('lists of offers only what is neither expected nor a project', async () => {
    const [open, ended, over, project] = [
      await sentOffer(app, { validUntil: '2026-12-04' }),
      await sentOffer(app),
      await sentOffer(app, { validUntil: '2026-12-04' }),
      await begunProject(app),
    ];
    await query("UPDATE offers SET state = 'declined' WHERE id = $1", [ended.id]);
    await query("UPDATE offers SET valid_until = '2026-11-23' WHERE id = $1", [over.id]);
    const { offers } = await overview(await memberOf(app, 'vybera', open, ended, over, project));
    expect(offers.count).toBe(2);
    expect(new Set(offers.rows.map(({ id, state }) => `${id} ${state}`))).toEqual(
      new Set([`${ended.id} declined`, `${over.id} expired`]),
    );
  });

  it('says of an accepted offer when that was, not when it was sent', async () => {
    const project = await begunProject(app);
    await query("UPDATE offers SET sent_at = '2026-11-10T09:00:00Z' WHERE id = $1", [project.id]);
    await query(
      "UPDATE offer_revisions SET sent_at = '2026-11-10T09:00:00Z', closed_at = '2026-11-19T23:30:00Z' WHERE offer_id = $1",
      [project.id],
    );
    const member = await memberOf(app, 'prijal', project);
    const offers = (await member.inject({ method: 'GET', url: '/api/portal/offers' })).json();
    expect(offers).toMatchObject([{ id: project.id, state: 'accepted', closedOn: '2026-11-20' }]);
  });

  it('names the project that goes on from a request, and what was asked for where a message waits', async () => {
    const project = await begunProject(app);
    const member = await memberOf(app, 'dohodnuty', project);
    const [asked, other] = [randomUUID(), randomUUID()];
    for (const id of [asked, other])
      await query(
        `INSERT INTO requests (id, kind, name, email, company, phone_e164, phone_display, description, topic, client_id, created_at, updated_at)
         SELECT $1, 'contact', 'x', 'x@example.sk', '', '', '', 'x', 'tvorba-webu', client_id, now(), now()
         FROM projects WHERE id = $2`,
        [id, project.projectId],
      );
    await query('UPDATE offers SET request_id = $2 WHERE id = $1', [project.id, asked]);
    const open = async (id: string) =>
      (await member.inject({ method: 'GET', url: `/api/service-requests/${id}` })).json();
    expect((await open(asked)).project).toEqual({ id: project.projectId, name: 'Web s galériou' });
    expect((await open(other)).project).toBeNull();
    await say('request', asked);
    const { rows } = (await overview(member)).expected;
    expect(rows.find(({ kind }) => kind === 'answer')?.about).toEqual({
      ...{ type: 'request', id: asked },
      name: 'Tvorba webu',
    });
  });

  it('says of a project what its own screen says', async () => {
    const project = await begunProject(app);
    const member = await memberOf(app, 'zhodny', project);
    // Its work is ahead of what was agreed.
    await query("UPDATE projects SET launch_on = '2027-02-26' WHERE id = $1", [project.projectId]);
    const [row] = (await overview(member)).projects.rows;
    const open = (
      await member.inject({ method: 'GET', url: `/api/portal/projects/${project.projectId}` })
    ).json();
    for (const same of ['number', 'name', 'client', 'state', 'progress', 'launchOn', 'delay', 'nextStep'])
      expect([same, row?.[same as keyof typeof row]]).toEqual([same, open[same]]);
  });
});

it('comes fifty projects at a time, each once', async () => {
  const project = await begunProject(app);
  const member = await memberOf(app, 'mnoho', project);
  await query(
    `INSERT INTO offers SELECT (jsonb_populate_record(offers, jsonb_build_object('id', gen_random_uuid(), 'serial', 900000 + n))).*
     FROM offers, generate_series(1, $2::int) n WHERE id = $1`,
    [project.id, LIST_ROWS + 5],
  );
  await query(
    `INSERT INTO projects (id, offer_id, client_id, number, name, state, start_on, launch_on, price, monthly_price, created_at, updated_at)
     SELECT gen_random_uuid(), o.id, o.client_id, 'CP-' || o.serial, 'Web', 'agreed', '2026-12-01', '2026-12-20', 1, 0, o.created_at, now()
     FROM offers o WHERE o.serial > 900000`,
  );
  type Rows = AnswerOf<typeof ownProjects>;
  const part = async (after = ''): Promise<Rows> =>
    (await member.inject({ method: 'GET', url: `/api/portal/projects${after}` })).json();
  const first = await part();
  const last = first.at(-1);
  const rest = await part(`?after=${last && keysetOf(last)}`);
  expect([first.length, rest.length]).toEqual([LIST_ROWS, 6]);
  expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(LIST_ROWS + 6);
  expect((await overview(member)).projects).toMatchObject({ count: LIST_ROWS + 6, rows: { length: 6 } });
});
