import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { site } from '#domain/content/site.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { person, registered } from '../accounts.ts';
import { requestBody } from '../factories/bodies.ts';
import { begunProject, operatorOf } from '../projects.ts';
import { asked as askedBy, EXAMPLE_OFFER, sentOffer } from '../sent-offer.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

const ALL_DAY = ['00:00–23:59'];
const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = Array.from(
  { length: 7 },
  () => ALL_DAY,
);
/** Reminders go out in working hours alone, and tests run at any time. */
const ALWAYS_WORKED = {
  ...site,
  workingTime: {
    hours: {
      monday,
      tuesday,
      wednesday,
      thursday,
      friday,
      saturday,
      sunday,
    } as SiteFacts['workingTime']['hours'],
    holidays: [],
  },
};

let app: TestApp;
let operator: TestBrowser;
let acts: Act[];

/** A call of the contract that changes something, with the ids of its path and a body with which it does. */
interface Act {
  call: string;
  ids: readonly string[];
  query?: Record<string, string> | undefined;
  body?: object;
}

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, site: ALWAYS_WORKED });
  operator = await operatorOf(app);
  acts = await preparedActs();
  // What a mail needs is made when it leaves: a code, a link, a document.
  await app.drain();
  expect(await query("SELECT FROM mails WHERE status = 'pending'")).toEqual([]);
});
afterAll(() => app.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await app.database.pool.query(sql, values)).rows;
const made = async (url: string, body: object) => {
  const answer = await operator.post(url, body);
  expect([url, answer.statusCode < 300]).toEqual([url, true]);
  return answer.json();
};

/** Each act on a record of its own, so that none needs what another one has done. */
async function preparedActs(): Promise<Act[]> {
  const { offers, clock } = app.services;
  const by = { actor: { kind: 'operator' as const }, now: clock() };
  let count = 0;
  const request = async () => {
    count += 1;
    const body = requestBody({ email: `dopyt-${count}@example.com`, description: `Dopyt číslo ${count}.` });
    return (await app.browser().post('/api/service-requests', body)).json().id as string;
  };
  const client = async () => {
    count += 1;
    return made('/api/admin/clients', { name: `Klient ${count}`, contact: CONTACT });
  };
  const offer = async () => (await sentOffer(app)).id;
  const draft = async () => {
    const id = await offer();
    await offers.revise(id, by);
    return id;
  };
  const waiting = async () => {
    const id = await offer();
    for (const [table, key] of [
      ['offers', 'id'],
      ['offer_revisions', 'offer_id'],
    ])
      await query(`UPDATE ${table} SET sent_at = sent_at - interval '2 days' WHERE ${key} = $1`, [id]);
    return id;
  };
  const { projectId, id: accepted } = await begunProject(app);
  const project = await made(`/api/admin/projects/${projectId}/stages`, { name: 'Navyše', days: 1 });
  const payment = async () => {
    const { payments } = (
      await operator.inject({ url: `/api/admin/projects/${(await begunProject(app)).projectId}` })
    ).json();
    return payments[0].id as string;
  };
  const asked = await sentOffer(app);
  const question = { lineId: null, text: 'Kedy?' };
  await askedBy(app.browser(), asked, question);
  const misanswered = await sentOffer(app);
  const wrong = await made(`/api/admin/offers/${misanswered.id}/answers`, question);
  const written = await made(`/api/admin/projects/${projectId}/messages`, { text: 'Omyl.' });
  const [{ id: misspoken }] = written.messages;
  const read = await begunProject(app);
  await query(
    `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
     VALUES (gen_random_uuid(), 'project', $1, 'client', 'Jana', 'Kedy?', $2)`,
    [read.projectId, clock()],
  );
  const [{ id: change }] = await query(
    `WITH asked AS (
       INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
       VALUES (gen_random_uuid(), 'project', $1, 'client', 'Jana', 'Pridajte cenník.', $2) RETURNING id
     )
     INSERT INTO change_requests (id, project_id, message_id, created_at)
     SELECT gen_random_uuid(), $1, id, $2 FROM asked RETURNING id`,
    [projectId, clock()],
  );
  const { projectId: uncalled } = await begunProject(app);
  await query("UPDATE payments SET state = 'cancelled' WHERE project_id = $1", [uncalled]);
  const noted = await made(`/api/admin/requests/${await request()}/notes`, { kind: 'note', text: 'Volať.' });
  const [atProject] = await made(`/api/admin/conversations/project/${projectId}/notes`, {
    kind: 'note',
    text: 'Volať.',
  });
  const answered = await made(`/api/admin/requests/${await request()}/replies`, { text: 'Dobrý deň.' });
  const withContact = await client();
  const withLast = await client();
  const invited = await made(`/api/admin/clients/${(await client()).id}/invitations`, {
    email: 'pozvana@example.com',
  });
  await made('/api/admin/clients/import', { csv: 'Názov\nOmyl', dryRun: false });
  const [imported] = (await operator.inject({ url: '/api/admin/clients/imports' })).json();
  const withMember = await client();
  await registered(app, person('clen'));
  const [member] = await query("SELECT id FROM accounts WHERE username = 'clen'");
  await query('INSERT INTO client_members (client_id, account_id, created_at) VALUES ($1, $2, now())', [
    withMember.id,
    member.id,
  ]);
  const replyTemplate = await made('/api/admin/reply-templates', { name: 'Vzor', text: 'Dobrý deň.' });
  const lastTemplate = await made('/api/admin/reply-templates', { name: 'Vzor', text: 'Dobrý deň.' });
  const offerTemplate = await made('/api/admin/offer-templates', { offerId: accepted, name: 'Vzor' });
  await query("UPDATE mails SET status = 'dead' WHERE id = (SELECT id FROM mails LIMIT 1)");
  const [mail] = await query("SELECT id FROM mails WHERE status = 'dead'");
  const seenAll = { seenUntil: app.time.clock() };
  const noLink = {
    chosen: ['small'],
    shown: { once: 1_400_00, monthly: 29_00 },
    name: 'Jana',
    how: 'telefonicky',
  };
  const [{ id: stage }, { id: lastStage }] = [project.stages[0], project.stages.at(-1)];
  const [{ id: item }, { id: lastItem }] = [project.checklist[0], project.checklist.at(-1)];
  const POST = (path: string, ids: string[], body: object = {}): Act => ({
    call: `POST /api/admin/${path}`,
    ids,
    body,
  });
  const DELETE = (path: string, ids: string[], query?: Record<string, string>): Act => ({
    call: `DELETE /api/admin/${path}`,
    ids,
    query,
    body: {},
  });
  const PATCH = (path: string, ids: string[], body: object): Act => ({
    call: `PATCH /api/admin/${path}`,
    ids,
    body,
  });
  const PUT = (path: string, ids: string[], body: object): Act => ({
    call: `PUT /api/admin/${path}`,
    ids,
    body,
  });
  const [answer] = answered.messages;
  return [
    PATCH('projects/:id', [projectId], { name: 'Iný názov', version: 0 }),
    POST('projects/:id/stages', [projectId], { name: 'Etapa', days: 3 }),
    PATCH('projects/:id/stages/:stageId', [projectId, stage], { days: 4, version: 0 }),
    DELETE('projects/:id/stages/:stageId', [projectId, lastStage], { version: '0' }),
    POST('projects/:id/checklist', [projectId], { title: 'Logo', dueOn: '2027-01-04' }),
    PATCH('projects/:id/checklist/:itemId', [projectId, item], { title: 'Iné', version: 0 }),
    DELETE('projects/:id/checklist/:itemId', [projectId, lastItem], { version: '0' }),
    POST('projects/:id/changes/:changeId/decline', [projectId, change], { text: 'Je v cene.' }),
    POST('projects/:id/messages', [projectId], { text: 'Začínam.' }),
    DELETE('projects/:id/messages/:messageId', [projectId, misspoken]),
    POST('projects/:id/read', [read.projectId], seenAll),
    POST('payments/:id/steps', [await payment()], { step: 'pay', on: '2026-01-05' }),
    POST('payments/:id/steps', [await payment()], { step: 'split', on: '2026-01-05', amount: 1_00 }),
    POST('payments/:id/steps', [project.payments[0].id], { step: 'cancel' }),
    POST('projects/:id/payments', [uncalled], { name: 'Navyše', amount: 1_00 }),
    POST('mails/test', []),
    POST('mails/:id/resend', [mail.id]),
    POST('clients', [], { name: 'Nový klient' }),
    POST('clients/import', [], { csv: 'Názov;E-mail\nZ tabuľky;z@example.com', dryRun: false }),
    POST('clients/imports/:id/undo', [imported.id]),
    PATCH('clients/:id', [(await client()).id], { city: 'Nitra', version: 0 }),
    PUT('clients/:id/note', [(await client()).id], { note: 'Volať.', version: 0 }),
    POST('clients/looks', [], { type: 'project', id: projectId }),
    POST('clients/:id/merge', [(await client()).id], { into: (await client()).id, version: 0 }),
    POST('clients/:id/contacts', [(await client()).id], CONTACT),
    PATCH('clients/:id/contacts/:contactId', [withContact.id, withContact.contacts[0].id], {
      ...CONTACT,
      role: 'majiteľ',
      version: 0,
    }),
    DELETE('clients/:id/contacts/:contactId', [withLast.id, withLast.contacts[0].id], {
      version: '0',
    }),
    DELETE('clients/:id/members/:accountId', [withMember.id, member.id]),
    POST('clients/:id/invitations', [(await client()).id], { email: 'nova@example.com' }),
    DELETE('clients/:id/invitations/:invitationId', [invited.id, invited.invitations[0].id]),
    POST('offers', [], { from: 'client', id: (await client()).id }),
    PUT('offers/:id/draft', [await draft()], {
      edit: 1,
      content: { ...EXAMPLE_OFFER, title: 'Iné' },
      recipient: { name: 'Jana', email: 'jana@example.com' },
    }),
    DELETE('offers/:id/draft', [await draft()], { edit: '1' }),
    POST('offers/:id/send', [await draft()]),
    POST('offers/:id/revise', [await offer()]),
    POST('offers/:id/withdraw', [await offer()]),
    POST('offers/:id/links', [await offer()], { mail: true }),
    POST('offers/:id/revoke-links', [await offer()]),
    POST('offers/:id/remind', [await waiting()]),
    PUT('offers/:id/reminders', [await offer()], { off: true }),
    POST('offers/:id/accept', [await offer()], { revision: 1, ...noLink }),
    POST('offers/:id/decline', [await offer()], { revision: 1, reason: 'other', how: 'telefonicky' }),
    POST('offers/:id/read', [asked.id], seenAll),
    DELETE('offers/:id/answers/:messageId', [misanswered.id, wrong.id]),
    POST('offers/:id/answers', [asked.id], { lineId: null, text: 'V máji.' }),
    POST('offer-templates', [], { offerId: accepted, name: 'Druhý vzor' }),
    DELETE('offer-templates/:id', [offerTemplate.id]),
    POST('requests', [], { kind: 'call', name: 'Jana Vzorová', phone: '0905 000 000', description: 'Web.' }),
    POST('requests/:id/steps', [await request()], { step: 'archive' }),
    POST('requests/:id/notes', [await request()], { kind: 'call', text: 'Volala.' }),
    DELETE('requests/:id/notes/:noteId', [noted.id, noted.notes[0].id]),
    POST('conversations/:type/:id/notes', ['offer', accepted], { kind: 'call', text: 'Volala.' }),
    DELETE('conversations/:type/:id/notes/:noteId', ['project', projectId, atProject.id]),
    POST('conversations/:type/:id/settle', ['offer', asked.id], {
      seenUntil: app.time.clock().toISOString(),
      lineId: null,
    }),
    POST('requests/:id/replies', [await request()], { text: 'Dobrý deň.' }),
    DELETE('requests/:id/replies/:messageId', [answered.id, answer.id]),
    POST('requests/:id/snooze', [await request()], {
      until: new Date(app.time.clock().getTime() + 86_400_000).toISOString(),
    }),
    POST('requests/:id/merge', [await request()], { into: await request() }),
    POST('reply-templates', [], { name: 'Druhý vzor', text: 'Dobrý deň.' }),
    PUT('reply-templates/:id', [replyTemplate.id], { name: 'Vzor', text: 'Pekný deň.', version: 0 }),
    DELETE('reply-templates/:id', [lastTemplate.id], { version: '0' }),
    PATCH('accounts/:id', [member.id], { blocked: true }),
    POST('accounts/:id/end-sessions', [member.id]),
    POST('accounts/:id/reset-second-factor', [member.id]),
  ];
}

const CONTACT = { name: 'Jana Nová', role: '', email: 'jana@example.com', phone: '' };

const take = ({ call, ids, query: asked, body }: Act) => {
  const [method = '', path = ''] = call.split(' ');
  const rest = [...ids];
  const url = path.replace(/:\w+/g, () => rest.shift() ?? '');
  return operator.send(method as 'POST', asked ? `${url}?${new URLSearchParams(asked)}` : url, body);
};

/** Tables in which reading and waiting leave traces of their own. */
const RESTLESS = /^(?:sessions|rate_limits|mails|sign_in_failures)$/;

/** Each table by what all of its rows are. */
async function everything(): Promise<Record<string, string>> {
  const tables = await query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const kept: Record<string, string> = {};
  for (const { name } of tables) {
    if (RESTLESS.test(name)) continue;
    const [row] = await query(
      `SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS rows FROM "${name}" AS t`,
    );
    kept[name] = row.rows;
  }
  return kept;
}

it('takes every call of the administration that changes something: a new one takes a line here', () => {
  const changing = CONTRACT.filter(({ access, writes }) => access === 'admin' && writes);
  expect([...new Set(acts.map(({ call }) => call))].toSorted()).toEqual(
    changing.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

const actorOf = async (): Promise<string> =>
  (await query("SELECT id FROM accounts WHERE role = 'admin'"))[0].id;

it('lets nothing be done that the audit log cannot note', async () => {
  await query('ALTER TABLE audit_log ADD CONSTRAINT none CHECK (false) NOT VALID');
  const before = await everything();
  const answers = [];
  for (const act of acts) answers.push([act.call, (await take(act)).statusCode]);
  const after = await everything();
  await query('ALTER TABLE audit_log DROP CONSTRAINT none');
  expect(answers).toEqual(acts.map(({ call }) => [call, 500]));
  expect(after).toEqual(before);
});

it('notes each act of the operator once', async () => {
  const actor = await actorOf();
  const noted = async () =>
    (await query('SELECT count(*)::int AS rows FROM audit_log WHERE actor = $1', [actor]))[0].rows;
  const counted = [];
  for (const act of acts) {
    const before = await noted();
    const answer = await take(act);
    counted.push([act.call, answer.statusCode < 300 || answer.body, (await noted()) - before]);
  }
  expect(counted).toEqual(acts.map(({ call }) => [call, true, 1]));
});
