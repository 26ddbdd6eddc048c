import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_STATES, PAYMENT_STEPS, type PaymentState } from '#domain/payments/payment-life.ts';
import { CHECKLIST_STATES, type ChecklistState } from '#domain/projects/checklist-life.ts';
import { PROJECT_STATES, type ProjectState } from '#domain/projects/project-life.ts';
import { STAGE_STATES, type StageState } from '#domain/projects/stage-life.ts';
import { begunProject, operatorOf, PAID_SITE, sendAsSeen } from '../../../tests/projects.ts';
import { stageMove } from '../../../tests/stage-moves.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

// Every pair of states at the doors (business 3): what is possible happens, everything else answers 409 and changes nothing.

const TODAY = '2026-11-24';
const { clock } = stillClock(`${TODAY}T09:00:00Z`);
let app: TestApp;
let admin: TestBrowser;
/** Of the one project that is put into each state. */
let ids: { project: string; stage: string; item: string; payment: string };

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock, site: PAID_SITE });
  admin = await operatorOf(app);
  await begin();
});
afterAll(() => app.close());
beforeEach(() => put('in-progress'));

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;

async function begin(): Promise<void> {
  const { projectId } = await begunProject(app);
  const first = async (table: string): Promise<string> =>
    (await query(`SELECT id FROM ${table} WHERE project_id = $1 ORDER BY position LIMIT 1`, [projectId]))[0]
      .id;
  ids = {
    project: projectId,
    stage: await first('project_stages'),
    item: await first('checklist_items'),
    payment: await first('payments'),
  };
}

/** Puts the project into a state; paused it comes from review. */
const put = (state: ProjectState) =>
  query('UPDATE projects SET state = $2, paused_from = $3 WHERE id = $1', [
    ids.project,
    state,
    state === 'paused' ? 'in-review' : null,
  ]);

/** Everything that a step could change. */
async function stored(): Promise<unknown> {
  const { project, payment } = ids;
  return query(
    `SELECT (SELECT row_to_json(p) FROM projects p WHERE id = $1) AS project,
       (SELECT json_agg(s ORDER BY position) FROM project_stages s WHERE project_id = $1) AS stages,
       (SELECT json_agg(i ORDER BY position) FROM checklist_items i WHERE project_id = $1) AS items,
       (SELECT json_agg(c ORDER BY position) FROM payments c WHERE project_id = $1) AS payments,
       (SELECT count(*) FROM mails) AS mails,
       (SELECT count(*)::int FROM audit_log WHERE subject_id IN ($1::text, $2::text)) AS audited`,
    [project, payment],
  );
}

const audited = async (): Promise<number> =>
  (
    await query('SELECT count(*)::int AS rows FROM audit_log WHERE subject_id IN ($1, $2)', [
      ids.project,
      ids.payment,
    ])
  )[0].rows;

/** Takes a step, which is possible or not. */
async function take(
  isPossible: boolean,
  send: () => ReturnType<TestBrowser['send']>,
  said: RegExp,
): Promise<void> {
  const [before, entries] = [await stored(), await audited()];
  const answer = await send();
  if (isPossible) {
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    expect(await audited()).toBe(entries + 1);
    return;
  }
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(said);
  expect(await stored()).toEqual(before);
}

const pairs = <From extends string, To extends string>(from: readonly From[], to: readonly To[]) =>
  from.flatMap((one) => to.map((other) => [one, other] as const));

describe('a project', () => {
  const LEADS: Record<ProjectState, readonly ProjectState[]> = {
    agreed: ['in-progress', 'paused'],
    'in-progress': ['in-review', 'paused'],
    'in-review': ['launched', 'in-progress', 'paused'],
    launched: ['in-care', 'closed', 'paused'],
    'in-care': ['closed', 'paused'],
    closed: [],
    paused: ['in-review'],
  };

  test.each(pairs(PROJECT_STATES, PROJECT_STATES))('from %s to %s', async (from, to) => {
    await put(from);
    const move = () => sendAsSeen(admin, 'PATCH', `/api/admin/projects/${ids.project}`, { state: to });
    await take(LEADS[from].includes(to), move, /^(Tento projekt|Projekt) .*\.$/);
    const [{ state }] = await query('SELECT state FROM projects WHERE id = $1', [ids.project]);
    expect(state).toBe(LEADS[from].includes(to) ? to : from);
  });

  test.each(['closed', 'paused'] as const)('that is %s lets no stage begin', async (state) => {
    await put(state);
    const path = `/api/admin/projects/${ids.project}/stages/${ids.stage}`;
    await take(false, () => sendAsSeen(admin, 'PATCH', path, { state: 'active' }), /^Tento projekt je .*\.$/);
  });
});

describe('a stage', () => {
  const LEADS: Record<StageState, readonly StageState[]> = {
    planned: ['active'],
    active: ['delivered'],
    delivered: ['approved', 'active'],
    approved: [],
  };

  test.each(pairs(STAGE_STATES, STAGE_STATES))('from %s to %s', async (from, to) => {
    await query('UPDATE project_stages SET state = $2 WHERE id = $1', [ids.stage, from]);
    const path = `/api/admin/projects/${ids.project}/stages/${ids.stage}`;
    await take(
      LEADS[from].includes(to),
      () => sendAsSeen(admin, 'PATCH', path, stageMove(to)),
      /^(Táto etapa|Etapa) .*\.$/,
    );
  });
});

describe('what the client brings', () => {
  const LEADS: Record<ChecklistState, readonly ChecklistState[]> = {
    asked: ['brought', 'waived'],
    brought: ['accepted', 'returned'],
    returned: ['brought', 'waived'],
    accepted: [],
    waived: ['asked'],
  };

  test.each(pairs(CHECKLIST_STATES, CHECKLIST_STATES))('from %s to %s', async (from, to) => {
    await query('UPDATE checklist_items SET state = $2 WHERE id = $1', [ids.item, from]);
    const path = `/api/admin/projects/${ids.project}/checklist/${ids.item}`;
    const body = to === 'returned' ? { state: to, reason: 'Nečitateľné.' } : { state: to };
    await take(
      LEADS[from].includes(to),
      () => sendAsSeen(admin, 'PATCH', path, body),
      /^(Tento podklad|Podklad) .*\.$/,
    );
  });
});

describe('a payment call', () => {
  const ROW: Record<PaymentState, [state: string, dueOn: string | null]> = {
    waiting: ['open', null],
    open: ['open', TODAY],
    overdue: ['open', '2026-11-23'],
    paid: ['paid', TODAY],
    cancelled: ['cancelled', TODAY],
  };
  const BODY = {
    ask: { step: 'ask' },
    pay: { step: 'pay', on: TODAY },
    split: { step: 'split', on: TODAY, amount: 1 },
    cancel: { step: 'cancel' },
  };
  /** Once it is over nothing is possible, before that everything. */
  const isOver = (state: PaymentState): boolean => state === 'paid' || state === 'cancelled';

  test.each(pairs(PAYMENT_STATES, PAYMENT_STEPS))('that is %s: %s', async (state, step) => {
    const [kept, dueOn] = ROW[state];
    // Asked for long ago: a moment after it was, asking again does nothing.
    await query('UPDATE payments SET state = $2, due_on = $3, paid_on = $4, asked_at = $5 WHERE id = $1', [
      ids.payment,
      kept,
      dueOn,
      kept === 'paid' ? TODAY : null,
      dueOn && '2026-11-01T09:00:00Z',
    ]);
    const path = `/api/admin/payments/${ids.payment}/steps`;
    await take(!isOver(state), () => admin.post(path, BODY[step]), /^Táto .*\.$/);
  });
});
