import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#domain/accounts/actor.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import { person, registered } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { begunProject } from '../../../tests/projects.ts';
import { sentOffer } from '../../../tests/sent-offer.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { findAudience, type Told } from '../live/audience-data.ts';
import { findReached } from './reach-data.ts';

const TODAY = '2026-11-24';

let app: TestApp;
let subjects: Record<'request' | 'offer' | 'project' | 'draft' | 'addendum' | 'foreign', MessageSubject>;
let actors: Record<string, Actor>;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  const { pool } = app.database;
  const idOf = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows[0].id;
  const own = person('clen');
  await registered(app, own);
  await pool.query('UPDATE accounts SET email_verified_at = now()');
  const request = (
    await app.browser().post('/api/service-requests', requestBody({ email: own.email }))
  ).json().id;
  const project = await begunProject(app);
  const foreign = await begunProject(app);
  const draft = await sentOffer(app);
  await pool.query("UPDATE offers SET state = 'draft' WHERE id = $1", [draft.id]);
  const addendum = await sentOffer(app);
  await pool.query('UPDATE offers SET addendum_of = $1, addendum = 1 WHERE id = $2', [
    project.id,
    addendum.id,
  ]);
  await pool.query(
    `UPDATE offers SET client_id = (SELECT client_id FROM requests WHERE id = $1) WHERE id = ANY($2)`,
    [request, [project.id, draft.id, addendum.id]],
  );
  await pool.query('UPDATE projects SET client_id = (SELECT client_id FROM offers WHERE id = offer_id)');
  subjects = {
    request: { type: 'request', id: request },
    offer: { type: 'offer', id: project.id },
    project: { type: 'project', id: project.projectId },
    draft: { type: 'offer', id: draft.id },
    addendum: { type: 'offer', id: addendum.id },
    foreign: { type: 'project', id: foreign.projectId },
  };
  const session = { sessionId: 's', isProven: true, isConfirmed: false };
  const accountId = await idOf('SELECT id FROM accounts');
  actors = {
    stranger: { kind: 'stranger' },
    link: { kind: 'link', offerId: project.id, today: TODAY },
    addendumLink: { kind: 'link', offerId: addendum.id, today: TODAY },
    member: { kind: 'customer', accountId, ...session },
    other: { kind: 'customer', accountId: request, ...session },
    admin: { kind: 'admin', accountId, ...session },
  };
});
afterAll(() => app.close());

it.each([
  ['stranger', []],
  ['link', ['offer', 'project']],
  ['addendumLink', ['project', 'addendum']],
  ['member', ['request', 'offer', 'project', 'addendum']],
  ['other', []],
  ['admin', ['request', 'offer', 'project', 'draft', 'addendum', 'foreign']],
])('a %s reaches %j', async (name, reached) => {
  const actor = actors[name] as Actor;
  const found = [];
  for (const [subject, record] of Object.entries(subjects))
    if (await findReached(app.database.db, actor, record)) found.push(subject);
  expect(found).toEqual(reached);
});

it.each(['link', 'addendumLink', 'member', 'other'])(
  'tells a %s of changes of just what they reach',
  async (name) => {
    const actor = actors[name] as Actor;
    const reached = [];
    for (const { type, id } of Object.values(subjects))
      if (await findReached(app.database.db, actor, { type, id })) reached.push(`${type} ${id}`);
    const told = await findAudience(app.database.db, Object.values(subjects), TODAY);
    const isTold = ({ accountId, offerId }: Told) =>
      actor.kind === 'link'
        ? offerId === actor.offerId
        : 'accountId' in actor && accountId === actor.accountId;
    expect(
      told
        .filter(isTold)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(reached.toSorted());
  },
);

const OTHERS = "recipient_email = 'ucto@example.com'";
it.each([
  ['open', "state = 'sent'", true],
  ['looked at', "state = 'viewed'", true],
  ['open on its last day', `state = 'sent', valid_until = '${TODAY}'`, true],
  ['open, of the same e-mail in capitals', "recipient_email = 'Martin@Example.com'", true],
  ['accepted', "state = 'accepted'", true],
  ['accepted, whoever it was sent to', `state = 'accepted', ${OTHERS}`, true],
  ['open and sent to somebody else', OTHERS, false],
  ['over', "state = 'sent', valid_until = '2026-11-23'", false],
  ['withdrawn', "state = 'withdrawn'", false],
  ['declined', "state = 'declined'", false],
  ['superseded', "state = 'superseded'", false],
])('the link of an addendum that is %s reaches its project or not: %j, %j', async (_, changes, isReached) => {
  const { db, pool } = app.database;
  const { addendum, project } = subjects;
  const change = (what: string) => pool.query(`UPDATE offers SET ${what} WHERE id = $1`, [addendum.id]);
  const { addendumLink } = actors as { addendumLink: Actor };
  await change(changes);
  const [reached, told] = [
    await findReached(db, addendumLink, project),
    await findAudience(db, [project], TODAY),
  ];
  const own = await findReached(db, addendumLink, addendum);
  await change("state = 'sent', valid_until = '2027-12-31', recipient_email = 'martin@example.com'");
  expect([reached !== null, told.some(({ offerId }) => offerId === addendum.id)]).toEqual([
    isReached,
    isReached,
  ]);
  expect(own).not.toBeNull();
});

it('tells of a payment as of its project', async () => {
  const { rows } = await app.database.pool.query('SELECT id FROM payments WHERE project_id = $1', [
    subjects.project.id,
  ]);
  const told = await findAudience(app.database.db, [{ type: 'payment', id: rows[0].id }], TODAY);
  expect(new Set(told.map(({ subject }) => subject))).toEqual(new Set([`project ${subjects.project.id}`]));
  expect(told.map(({ offerId }) => offerId).filter(Boolean)).toHaveLength(2);
});
