import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#domain/api/call.ts';
import { keysetOf, LIST_ROWS } from '#domain/api/keyset.ts';
import type { ownProjects, portalOverview } from '#domain/portal/calls.ts';
import { person, registered } from '../../../tests/accounts.ts';
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

/** A member of the clients of these offers. */
async function memberOf(name: string, ...offers: { id: string }[]): Promise<TestBrowser> {
  const browser = await registered(app, person(name));
  await query('UPDATE accounts SET email_verified_at = now() WHERE username = $1', [name]);
  await query(
    `INSERT INTO client_members (client_id, account_id, created_at)
     SELECT client_id, accounts.id, now() FROM offers, accounts WHERE offers.id = ANY($1) AND username = $2`,
    [offers.map(({ id }) => id), name],
  );
  return browser;
}

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
    expect(await overview(await memberOf('prazdny'))).toEqual({
      today: '2026-11-24',
      expected: { count: 0, rows: [] },
      projects: { count: 0, rows: [] },
      offers: { count: 0, rows: [] },
      unread: 0,
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
    const member = await memberOf('zaneprazdneny', project, other, offer);
    expect(await expectedOf(member)).toEqual([
      ['bring', item, '2026-11-20'],
      ['approve', stage.id, '2026-11-23'],
      ['answer', project.projectId, null],
      ['pay', payment, '2026-11-25'],
      ['accept', offer.id, '2026-11-26'],
    ]);
    const { expected, unread } = await overview(member);
    const [bring, , answer, pay, accept] = expected.rows;
    expect([expected.count, unread]).toEqual([5, 2]);
    expect(bring).toMatchObject({
      isLate: true,
      more: 1,
      about: { type: 'project', name: 'Web s galériou' },
    });
    expect(answer).toMatchObject({ count: 2, about: { type: 'project', id: project.projectId } });
    expect(pay).toMatchObject({ amount: 300_00, number: expect.stringMatching(/^2026\d{6}$/) });
    expect(accept).toMatchObject({ number: expect.stringMatching(/^CP-/), about: { id: offer.id } });
    const { expected: own } = (
      await member.inject({ method: 'GET', url: `/api/portal/projects/${other.projectId}` })
    ).json();
    // The project itself says by how much its launch is put off.
    expect(bring?.shift).toBeGreaterThan(0);
    expect(bring?.shift).toBe(own.find(({ id }: { id: string }) => id === item).shift);
  });

  it('expects nothing of a project that rests, but that what was asked for is paid', async () => {
    const project = await begunProject(app);
    const member = await memberOf('oddychovy', project);
    expect(new Set((await expectedOf(member)).map(([kind]) => kind))).toEqual(new Set(['bring', 'pay']));
    await query("UPDATE projects SET state = 'paused', paused_from = 'agreed' WHERE id = $1", [
      project.projectId,
    ]);
    expect((await expectedOf(member)).map(([kind]) => kind)).toEqual(['pay']);
  });

  it('has nothing of anybody else, not even for the operator', async () => {
    const project = await begunProject(app);
    await say('project', project.projectId);
    const [stranger, operators] = [await overview(await memberOf('cudzi')), await overview(admin)];
    for (const seen of [stranger, operators])
      expect([seen.expected.count, seen.projects.count, seen.offers.count, seen.unread]).toEqual([
        0, 0, 0, 0,
      ]);
    await memberOf('vlastny', project);
    expect((await overview(await memberOf('dalsi', project))).projects.count).toBe(1);
  });

  it('shows an offer with how long it can be accepted, and no draft', async () => {
    const offer = await sentOffer(app, { validUntil: '2026-12-04' });
    const draft = await sentOffer(app);
    await query("UPDATE offers SET state = 'draft', sent_at = NULL WHERE id = $1", [draft.id]);
    const { offers } = await overview(await memberOf('ponukovy', offer, draft));
    expect(offers.count).toBe(1);
    expect(offers.rows).toMatchObject([{ id: offer.id, state: 'sent', daysLeft: 10 }]);
  });

  it('says of a project what its own screen says', async () => {
    const project = await begunProject(app);
    const member = await memberOf('zhodny', project);
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
  const member = await memberOf('mnoho', project);
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
