import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { pulseOf } from '#domain/offers/offer-pulse.ts';
import { waitingAddendaText } from '#domain/offers/offer-shown.ts';
import { offerContent, offerLine } from '../../../tests/factories/offers.ts';
import { readPdf } from '../../../tests/pdf-text.ts';
import { type BegunProject, begunProject, operatorOf, PAID_SITE } from '../../../tests/projects.ts';
import { linkTo, type SentOffer } from '../../../tests/sent-offer.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

/** A Tuesday. */
const time = stillClock('2026-11-24T09:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock: time.clock, site: PAID_SITE });
});
afterAll(() => app.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await app.database.pool.query(sql, values)).rows;
const read = async (url: string, { headers }: SentOffer) =>
  (await app.browser().inject({ method: 'GET', url, headers })).json();
const shown = (offer: SentOffer): Promise<ClientOffer> => read('/api/offer', offer);

const ADDENDUM = offerContent(
  [
    offerLine('stairs', { unitPrice: 340_00 }),
    offerLine('extra', { unitPrice: 60_00, choice: { kind: 'optional', ticked: false } }),
    offerLine('care', { unitPrice: 10_00, charged: 'month', choice: { kind: 'optional', ticked: true } }),
  ],
  {
    ...{ validUntil: '2027-12-31', stages: [{ id: 'more', name: 'Schody', days: 3 }] },
    payments: [{ id: 'end', name: 'Po dokončení', after: 'more', share: { kind: 'rest' } }],
  },
);

const byOperator = () => ({ actor: { kind: 'operator' as const }, now: time.clock() });
const send = (id: string) =>
  app.services.offers.send(id, { subject: 'Dodatok', text: 'Dobrý deň' }, byOperator());

/** An addendum to a project, that its client can accept. */
async function addendumTo(project: BegunProject, changes: Partial<OfferContent> = {}): Promise<SentOffer> {
  const id = await draftFor(project, changes);
  await send(id);
  return linkTo(app, id);
}

/** The id of one that is only written. */
async function draftFor(project: BegunProject, changes: Partial<OfferContent> = {}): Promise<string> {
  const { offers, db, site } = app.services;
  const [{ clientId, ...addendumOf }] = await query(
    'SELECT client_id AS "clientId", id, prefix, year, serial FROM offers WHERE id = $1',
    [project.id],
  );
  const recipient = { name: 'Martin Vzorový', email: 'martin@example.com' };
  const content = { ...ADDENDUM, vat: site.vat, termsVersion: site.legal.version, ...changes };
  return db.transaction((transaction) =>
    offers.begin(transaction, { clientId, requestId: null, recipient, addendumOf }, content, byOperator()),
  );
}

const accept = (
  offer: SentOffer,
  { once, monthly }: ClientOffer['totals'],
  chosen: readonly string[],
  at = app,
) =>
  at.services.offers.accept(
    offer.id,
    {
      ...{ revision: 1, chosen, shown: { once: once.total, monthly: monthly.total } },
      ...{ name: 'Martin Vzorový', consents: [], address: '', userAgent: '', notedHow: null },
    },
    { actor: { kind: 'link' as const }, now: time.clock() },
  );

describe('the link of an addendum', () => {
  const status = async (url: string, { headers }: SentOffer) =>
    (await app.browser().inject({ method: 'GET', url, headers })).statusCode;
  const feed = (address: string) => app.browser().inject({ method: 'GET', url: new URL(address).pathname });
  const calendarOf = async (project: BegunProject, { headers }: SentOffer) => {
    const url = `/api/portal/projects/${project.projectId}/calendar`;
    const made = await app.browser().send('POST', url, {}, headers);
    return made.json().address;
  };

  test('opens its project no more once it is withdrawn, and neither does a calendar made by it', async () => {
    const project = await begunProject(app);
    const addendum = await addendumTo(project);
    const path = `/api/portal/projects/${project.projectId}`;
    expect(await status(path, addendum)).toBe(200);
    const address = await calendarOf(project, addendum);
    expect((await feed(address)).statusCode).toBe(200);
    await app.services.offers.withdraw(addendum.id, byOperator());
    expect([await status(path, addendum), (await feed(address)).statusCode]).toEqual([404, 404]);
    expect(await shown(addendum)).toMatchObject({ state: 'withdrawn', projectId: null });
  });

  test('says of the project what it changes there, and opens it to nobody else before it is accepted', async () => {
    const project = await begunProject(app, {}, { name: 'Iný', email: 'iny@example.com' });
    const addendum = await addendumTo(project);
    const path = `/api/portal/projects/${project.projectId}`;
    expect(await status(path, addendum)).toBe(404);
    const { effect, projectId, totals } = await shown(addendum);
    expect([effect?.project, projectId]).toEqual(['Web s galériou', null]);
    await accept(addendum, totals, ['care']);
    expect(await status(path, addendum)).toBe(200);
    expect(await shown(addendum)).toMatchObject({ projectId: project.projectId });
  });

  test('shows what is paid for its project only while it opens it', async () => {
    const project = await begunProject(app, {}, { name: 'Iný', email: 'iny@example.com' });
    const [deposit] = (await read('/api/offer/payments', project)).payments;
    const paid = async (addendum: SentOffer) => [
      (await read('/api/offer/payments', addendum)).payments.length,
      await status(`/api/offer/payments/${deposit.id}/pdf`, addendum),
    ];
    const withdrawn = await addendumTo(project);
    expect(await paid(withdrawn)).toEqual([0, 404]);
    await app.services.offers.withdraw(withdrawn.id, byOperator());
    expect(await paid(withdrawn)).toEqual([0, 404]);
    const addendum = await addendumTo(project);
    await accept(addendum, (await shown(addendum)).totals, ['care']);
    expect(await paid(addendum)).toEqual([4, 200]);
  });

  test('ends with the links of the agreed offer, never the other way round', async () => {
    const project = await begunProject(app);
    const addendum = await addendumTo(project);
    const other = await begunProject(app);
    await app.services.offers.revokeLinks(other.id, byOperator());
    expect(await status('/api/offer', addendum)).toBe(200);
    await app.services.offers.revokeLinks(addendum.id, byOperator());
    expect([await status('/api/offer', addendum), await status('/api/offer', project)]).toEqual([404, 200]);
    const again = await linkTo(app, addendum.id);
    await app.services.offers.revokeLinks(project.id, byOperator());
    expect([await status('/api/offer', again), await status('/api/offer', project)]).toEqual([404, 404]);
    const noted = await query(
      "SELECT count(*)::int FROM audit_log WHERE subject_id = $1 AND action = 'offer.links-revoked'",
      [addendum.id],
    );
    expect(noted).toEqual([{ count: 2 }]);
  });
});

describe('an addendum promises of its project', () => {
  const delivered = `UPDATE project_stages SET state = 'approved', started_on = '2026-11-16',
    delivered_on = '2026-11-20', approved_on = '2026-11-20' WHERE project_id = $1`;
  test.each<[string, string[], Partial<OfferContent>]>([
    ['that is in time', [], {}],
    ['that is late', ['UPDATE project_stages SET days = days + 20 WHERE project_id = $1'], {}],
    [
      'that waits for what is late',
      [
        "UPDATE checklist_items SET due_on = '2026-10-09' WHERE project_id = $1",
        "UPDATE projects SET start_on = '2026-10-01', launch_on = '2026-11-13' WHERE id = $1",
      ],
      {},
    ],
    ['of which all is done', [delivered, "UPDATE projects SET state = 'in-review' WHERE id = $1"], {}],
    ['that is ahead of what was agreed', ["UPDATE projects SET launch_on = '2027-02-26' WHERE id = $1"], {}],
    ['which begins later', [], { earliestStart: '2027-03-01' }],
  ])('%s what accepting it makes of that', async (_, before, changes) => {
    const project = await begunProject(app);
    for (const sql of before) await query(sql, [project.projectId]);
    const addendum = await addendumTo(project, changes);
    const { effect, totals, schedule, payments } = await shown(addendum);
    const path = `/api/portal/projects/${project.projectId}`;
    const was = await read(path, project);
    expect(effect).toMatchObject({ project: was.name, price: was.price, monthlyPrice: was.monthlyPrice });
    expect([effect?.launch?.from, effect?.launch?.agreed.from]).toEqual([was.launchOn, was.agreedOn]);
    await accept(addendum, totals, ['care']);
    const is = await read(path, project);
    expect(is).toMatchObject({
      launchOn: effect?.launch?.to,
      agreedOn: effect?.launch?.agreed.to,
      price: (effect?.price ?? 0) + totals.once.total,
      monthlyPrice: (effect?.monthlyPrice ?? 0) + totals.monthly.total,
    });
    const days = ({ from, to }: { from: string; to: string }) => [from, to];
    expect(is.stages.slice(was.stages.length).map(days)).toEqual(schedule?.stages.map(days) ?? []);
    expect(payments.at(-1)?.dueOn ?? null).toBe(schedule?.endsOn ?? null);
    // What has begun to move with its project promises nothing any more.
    expect(await shown(addendum)).toMatchObject({ effect: null, schedule: null, launchOn: is.launchOn });
    expect(await shown(project), 'which the offer says beside its own days').toMatchObject({
      agreedOn: is.agreedOn,
    });
  });

  test('counts the others that wait, and nothing once it is accepted itself', async () => {
    const project = await begunProject(app);
    const first = await addendumTo(project);
    expect(await shown(first)).toMatchObject({ waitingAddenda: 0 });
    const second = await addendumTo(project);
    await draftFor(project);
    const seen = await shown(first);
    expect(seen).toMatchObject({ waitingAddenda: 1 });
    expect(waitingAddendaText(seen)).toContain('Čaká na\u00A0vás ešte 1\u00A0dodatok.');
    await accept(first, seen.totals, ['care']);
    expect(await shown(first)).toMatchObject({ waitingAddenda: 0 });
    expect(await shown(second)).toMatchObject({ waitingAddenda: 0 });
  });

  test.each([
    [
      'is launched',
      'launched',
      { isProjectClosed: false, effect: { launch: null }, schedule: { stages: [{ name: 'Schody' }] } },
    ],
    [
      'rests',
      'paused',
      { isProjectClosed: false, effect: { launch: null, price: 1_000_01 }, schedule: null },
    ],
    ['is closed', 'closed', { isProjectClosed: true, effect: null, schedule: null }],
  ])('that %s no launch', async (_, state, said) => {
    const project = await begunProject(app);
    const addendum = await addendumTo(project);
    const pausedFrom = state === 'paused' ? 'in-progress' : null;
    await query('UPDATE projects SET state = $2, paused_from = $3 WHERE id = $1', [
      project.projectId,
      state,
      pausedFrom,
    ]);
    expect(await shown(addendum)).toMatchObject(said);
  });
});

test('an addendum tells who has it open that another one has moved what it changes', async () => {
  const project = await begunProject(app);
  const [first, second] = [await addendumTo(project), await addendumTo(project)];
  const pulse = () => read('/api/offer/pulse', second);
  const { effect: before, projectId } = await shown(second);
  expect((await pulse()).effect).toEqual(pulseOf(await shown(second)).effect);
  await accept(first, (await shown(first)).totals, ['care']);
  const { effect } = await shown(second);
  expect(effect).not.toEqual(before);
  expect(await pulse()).toMatchObject({
    ...{ revision: 1, state: 'sent' },
    effect: { price: effect?.price, monthlyPrice: 10_00, launch: { from: before?.launch?.to } },
  });
  expect(projectId).toBe(project.projectId);
});

test('an addendum is accepted only with the effect that was shown, which is kept; by now another one is said', async () => {
  const project = await begunProject(app);
  const [first, second] = [await addendumTo(project), await addendumTo(project)];
  const { totals, effect, signing } = await shown(second);
  const body = {
    ...{ revision: 1, chosen: ['care'], name: 'Martin Vzorový', capacity: 'business', agreed: true },
    ...{ shown: { once: totals.once.total, monthly: totals.monthly.total }, ico: signing.ico || '36631124' },
  };
  const press = async (seen: ClientOffer['effect'] | undefined) => {
    const shownEffect = seen && pulseOf({ revision: 1, state: 'sent', effect: seen }).effect;
    const all = shownEffect ? { ...body, effect: shownEffect } : body;
    return app.browser().post('/api/offer/accept', all, second.headers);
  };
  await accept(first, totals, ['care']);
  const { effect: now } = await shown(second);
  const stored = () =>
    query(
      `SELECT p.price, p.launch_on::text, (SELECT count(*)::int FROM offer_acceptances) AS accepted,
         (SELECT count(*)::int FROM audit_log) AS noted FROM projects p WHERE id = $1`,
      [project.projectId],
    );
  const before = await stored();
  for (const seen of [effect, undefined]) {
    const refused = await press(seen);
    expect([refused.statusCode, refused.json().message.replaceAll('\u00A0', ' ')]).toEqual([
      409,
      'Dodatok medzitým mení projekt inak, než ste videli. Teraz platí: Cena projektu: 1 340,01 € → 1 680,01 €; Mesačne: 10 € → 20 €; Spustenie: 18. 12. 2026 → 23. 12. 2026, o 3 pracovné dni neskôr. Načítajte ho znova.',
    ]);
  }
  // What moves between the look and the lock is refused as well.
  const late = app.services.offers.accept(
    second.id,
    {
      ...{
        revision: 1,
        chosen: ['care'],
        shown: body.shown,
        effect: effect && pulseOf({ ...(await shown(second)), effect }).effect,
      },
      ...{ name: 'Martin Vzorový', consents: [], address: '', userAgent: '', notedHow: null },
    },
    { actor: { kind: 'link' as const }, now: time.clock() },
  );
  await expect(late).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Dodatok medzitým mení/),
  });
  expect(await stored()).toEqual(before);
  const accepted = await press(now);
  expect(accepted.statusCode).toBe(200);
  expect(accepted.json().acceptance.consents.at(-1)).toBe(
    'Čo dodatok zmení: Cena projektu: 1 340,01 € → 1 680,01 €; Mesačne: 10 € → 20 €; Spustenie: 18. 12. 2026 → 23. 12. 2026, o 3 pracovné dni neskôr.',
  );
});

test('no addendum goes out to a project that is closed, whether its first revision or another one', async () => {
  const project = await begunProject(app);
  const id = await draftFor(project);
  const again = await addendumTo(project);
  await app.services.offers.revise(again.id, byOperator());
  const stored = () =>
    query(
      `SELECT offer_id, revision, state, (SELECT count(*) FROM mails) AS mails FROM offer_revisions
       WHERE offer_id = ANY($1) ORDER BY offer_id, revision`,
      [[id, again.id]],
    );
  await query("UPDATE projects SET state = 'closed' WHERE id = $1", [project.projectId]);
  const before = await stored();
  for (const each of [id, again.id])
    await expect(send(each)).rejects.toMatchObject({
      ...{ code: 'offerStep', status: 409 },
      message: expect.stringMatching(/^Projekt je už uzavretý/),
    });
  expect(await stored()).toEqual(before);
  await query("UPDATE projects SET state = 'in-progress' WHERE id = $1", [project.projectId]);
  await send(id);
});

test('an addendum counts its days as its acceptance will, after the working week has changed', async () => {
  const project = await begunProject(app);
  const addendum = await addendumTo(project, { earliestStart: '2027-03-01' });
  const { hours } = PAID_SITE.workingTime;
  const workingTime = { hours: { ...hours, monday: [], tuesday: [], wednesday: [] }, holidays: [] };
  const later = await createTestApp({
    ...{ env: { RATE_LIMITS: 'off' }, clock: time.clock, database: app.database },
    site: { ...PAID_SITE, workingTime },
  });
  const url = '/api/offer';
  const { effect, totals } = (
    await later.browser().inject({ method: 'GET', url, headers: addendum.headers })
  ).json() as ClientOffer;
  await accept(addendum, totals, ['care'], later);
  const [{ agreed }] = await query('SELECT launch_on::text AS agreed FROM projects WHERE id = $1', [
    project.projectId,
  ]);
  expect(effect?.launch?.to).toBe(agreed);
  await later.close();
});

test('the PDF of an addendum says its days and for which day they hold, the operator’s too while the next one is written', async () => {
  const project = await begunProject(app);
  const addendum = await addendumTo(project);
  const textOf = async (answer: Promise<{ rawPayload: Buffer }>) =>
    (await readPdf((await answer).rawPayload)).text;
  const clients = await textOf(
    app.browser().inject({ method: 'GET', url: '/api/offer/pdf', headers: addendum.headers }),
  );
  expect(clients).toMatch(/Spustenie: .* → /);
  expect(clients).toContain('Termíny platia, ak dodatok prijmete 24. 11. 2026.');
  const operator = await operatorOf(app);
  const url = `/api/admin/offers/${addendum.id}/revisions/1/pdf`;
  const operators = () => textOf(operator.inject({ method: 'GET', url }));
  expect(await operators()).toBe(clients);
  await app.services.offers.revise(addendum.id, byOperator());
  expect(await operators()).toBe(clients);
});

test('of an offer that is over no day is said', async () => {
  const project = await begunProject(app);
  expect(await shown(project)).toMatchObject({ effect: null, schedule: { startsOn: '2026-11-25' } });
  const addendum = await addendumTo(project);
  time.forward(500 * 24 * 60 * 60 * 1000);
  expect(await shown(await linkTo(app, addendum.id))).toMatchObject({
    ...{ state: 'expired', schedule: null, effect: null },
    payments: [{ dueOn: null, after: 'more' }],
  });
});
