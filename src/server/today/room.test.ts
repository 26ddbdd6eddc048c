import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKUP_FAILURE_TEXTS } from '#domain/backup/backup-texts.ts';
import { addDays, wallTimeOf } from '#domain/kernel/local-time.ts';
import { person, registered } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { AGREED_CONTENT, begunProject } from '../../../tests/projects.ts';
import { sentOffer } from '../../../tests/sent-offer.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

/** Nobody asks it for anything. */
const AI = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'stub', AI_DAILY_LIMIT: '3' };
const time = stillClock('2026-11-23T09:00:00Z');
let server: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'off', ...AI }, clock: time.clock });
  admin = await registered(server, person('spravca'));
  await server.database.pool.query("UPDATE accounts SET email_verified_at = now(), role = 'admin'");
});
afterAll(() => server.close());

const today = async () => (await admin.inject({ url: '/api/admin/today' })).json();
const ask = async (email: string) =>
  (await server.browser().post('/api/service-requests', requestBody({ email }))).json();

describe('the operator’s day', () => {
  it('is empty where nobody waits', async () => {
    expect(await today()).toMatchObject({
      answers: { count: 0, late: 0, rows: [] },
      lapsed: { count: 0, rows: [] },
      offers: { count: 0, rows: [] },
      payments: { count: 0, rows: [] },
      items: { count: 0, rows: [] },
      messages: { count: 0, counts: { request: 0, offer: 0, project: 0 }, rows: [] },
      errors: 0,
    });
  });

  it('begins with who has waited for longest, and counts those who wait past the promise', async () => {
    const first = await ask('prvy@vzor.sk');
    time.forward(60 * 60 * 1000);
    const second = await ask('druhy@vzor.sk');
    const before = await today();
    expect(before.answers).toMatchObject({ count: 2, late: 0 });
    expect(before.answers.rows.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
    time.forward(23.5 * 60 * 60 * 1000);
    // Nobody stays signed in overnight.
    await admin.post('/api/login', person('spravca'));
    const after = await today();
    expect(after.answers.late).toBe(1);
    expect(after.answers.rows[0].clock.state).toBe('late');
    await admin.post(`/api/admin/requests/${first.id}/replies`, { text: 'Dobrý deň, ozvem sa zajtra.' });
    expect((await today()).answers).toMatchObject({ count: 1, late: 0 });
  });

  it('names each conversation once, by the message that has waited for longest, with what it is about', async () => {
    const { id, ticket } = await ask('treti@vzor.sk');
    const say = (text: string, at: string) =>
      server.database.pool.query(
        `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
         VALUES ($1, 'request', $2, 'client', 'Jana', $3, $4)`,
        [randomUUID(), id, text, at],
      );
    await say('A\u00A0kedy?', '2026-11-24T08:05:00Z');
    await say('Dajú sa ešte\nzmeniť farby?', '2026-11-24T08:00:00Z');
    const { messages } = await today();
    expect(messages).toMatchObject({ count: 1, counts: { request: 1, offer: 0, project: 0 } });
    expect(messages.rows).toMatchObject([
      {
        subject: { type: 'request', id },
        about: ticket,
        author: 'Jana',
        excerpt: 'Dajú sa ešte zmeniť farby?',
        waiting: 2,
        at: '2026-11-24T08:00:00.000Z',
      },
    ]);
  });

  it('sends a dead mail again, once, and notes who did it', async () => {
    const { pool } = server.database;
    const pending = async () => (await pool.query("SELECT id FROM mails WHERE status = 'pending'")).rowCount;
    await server.drain();
    expect(await pending()).toBe(0);
    await pool.query("UPDATE mails SET status = 'sent'");
    await pool.query(
      "UPDATE mails SET status = 'dead', last_error = 'Error EENVELOPE: refused: 550 no such user' WHERE id = (SELECT id FROM mails WHERE kind = 'request-client' LIMIT 1)",
    );
    const { mails } = await today();
    expect(mails).toMatchObject({ count: 1, rows: [{ reason: 'dead', label: 'Potvrdenie dopytu' }] });
    expect(mails.rows[0].trouble).toContain('Odpoveď servera: „550 no such user“');
    const [{ id }] = mails.rows;
    const again = () => admin.post(`/api/admin/mails/${id}/resend`, {});
    expect((await again()).statusCode).toBe(200);
    expect((await again()).statusCode).toBe(404);
    const noted = await pool.query("SELECT action FROM audit_log WHERE subject_type = 'mail'");
    expect(noted.rows).toEqual([{ action: 'mail.resent' }]);
    expect((await today()).mails.count).toBe(0);
  });

  it('tells of mails that the mail server has not taken for a quarter of an hour, until they are gone', async () => {
    const { pool } = server.database;
    const written = (minutesAgo: number) => new Date(time.clock().getTime() - minutesAgo * 60_000);
    const store = (minutesAgo: number, attempts: number) =>
      pool.query(
        `INSERT INTO mails (id, kind, to_name, to_address, attempts, message_id, created_at, updated_at)
         VALUES ($1::uuid, 'offer-sent', '', 'x@vzor.sk', $2, $1::text, $3, now())`,
        [randomUUID(), attempts, written(minutesAgo)],
      );
    await store(14, 3);
    await store(600, 0);
    expect((await today()).delayedMails).toBeNull();
    await store(16, 3);
    await store(40, 5);
    expect((await today()).delayedMails).toEqual({
      count: 2,
      since: written(40).toISOString(),
      trouble: expect.stringMatching(/^Poštový server e-maily neprijíma/),
    });
    await pool.query("UPDATE mails SET status = 'sent'");
    expect((await today()).delayedMails).toBeNull();
  });

  it('tells at once of mails whose sign-in the mail server refuses, with what to change', async () => {
    const { pool } = server.database;
    await pool.query(
      `INSERT INTO mails (id, kind, to_name, to_address, attempts, last_error, message_id, created_at, updated_at)
       VALUES ($1::uuid, 'offer-sent', '', 'x@vzor.sk', 1, 'Error EAUTH: Invalid login: 535 wrong password', $1::text, $2, now())`,
      [randomUUID(), time.clock()],
    );
    const { delayedMails } = await today();
    expect(delayedMails.trouble).toMatch(/^Poštový server odmietol prihlásenie. Opravte meno a heslo/);
    await pool.query("UPDATE mails SET status = 'sent'");
  });

  it('tells that the AI has had its requests of the day, until the next day', async () => {
    expect((await today()).aiTrouble).toBeNull();
    const used = (day: string) =>
      server.database.pool.query('INSERT INTO ai_usage (day, requests) VALUES ($1, 3)', [day]);
    const { day } = wallTimeOf(time.clock());
    await used(addDays(day, -1));
    expect((await today()).aiTrouble).toBeNull();
    await used(day);
    expect((await today()).aiTrouble).toMatch(/^Dnešný limit požiadaviek je vyčerpaný/);
  });

  it('warns of backups while there is none, after a failure and when a night has passed without one', async () => {
    const { pool } = server.database;
    const backup = async () => (await today()).backup;
    expect(await backup()).toEqual({
      last: null,
      trouble: expect.stringMatching(/^Zatiaľ nie je ani jedna/),
    });
    const at = time.clock().toISOString();
    const attempt = (values: string) =>
      pool.query(`INSERT INTO backups (at, ended_at, file, bytes, failure) VALUES (${values})`);
    await attempt(`'${at}', '${at}', '/x.tar.zst', 13003000, NULL`);
    const last = { at, bytes: 13_003_000 };
    expect(await backup()).toEqual({ last, trouble: null });
    const later = new Date(time.clock().getTime() + 60_000).toISOString();
    await attempt(`'${later}', '${later}', NULL, NULL, 'disk'`);
    expect(await backup()).toEqual({ last, trouble: BACKUP_FAILURE_TEXTS.disk });
    await pool.query('DELETE FROM backups WHERE failure IS NOT NULL');
    time.forward(48 * 60 * 60 * 1000);
    await admin.post('/api/login', person('spravca'));
    expect(await backup()).toEqual({ last, trouble: expect.stringMatching(/^Posledná záloha: /) });
  });

  it('counts all offers without an answer, also those that have no row', async () => {
    const { vat, legal } = server.services.site;
    const content = { ...AGREED_CONTENT, vat, termsVersion: legal.version };
    const { id } = await sentOffer(server, content);
    await server.database.pool.query(
      `INSERT INTO offers SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'serial', 1000 + n))).*
       FROM offers o, generate_series(1, 60) n WHERE o.id = $1`,
      [id],
    );
    const { offers } = await today();
    expect([offers.count, offers.rows.length]).toEqual([61, 5]);
  });

  it('shows a few of hundreds in every part, and counts them', async () => {
    const { pool } = server.database;
    await pool.query(
      `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
       SELECT gen_random_uuid(), 'request', gen_random_uuid(), 'client', 'Jana', 'Otázka', now()
       FROM generate_series(1, 300)`,
    );
    await pool.query(
      `INSERT INTO requests (id, kind, status, name, email, company, phone_e164, phone_display, description, topic, created_at, updated_at)
       SELECT gen_random_uuid(), 'contact', 'new', 'Klient ' || n, 'plno@vzor.sk', '', '', '', 'Text', 'other', now(), now()
       FROM generate_series(1, 1200) n`,
    );
    const { answers, messages } = await today();
    expect([answers.count, answers.rows.length], 'a thousand stands for more').toEqual([1000, 8]);
    expect(messages.rows.length).toBe(5);
    expect(messages.count).toBeGreaterThanOrEqual(300);
    await pool.query("DELETE FROM requests WHERE email = 'plno@vzor.sk'");
    await pool.query("DELETE FROM messages WHERE text = 'Otázka'");
  });

  it('tells of an offer with a question as of the message, until it is answered', async () => {
    const { vat, legal } = server.services.site;
    const content = { ...AGREED_CONTENT, vat, termsVersion: legal.version };
    const { id } = await sentOffer(server, { ...content, validUntil: '2027-12-31' });
    const say = (side: string, line: string | null, at: string) =>
      server.database.pool.query(
        `INSERT INTO messages (id, subject_type, subject_id, side, author_name, line_id, text, created_at)
         VALUES ($1, 'offer', $2, $3, 'Jana', $4, 'Kedy?', $5)`,
        [randomUUID(), id, side, line, at],
      );
    const told = async () => {
      const { offers, messages } = await today();
      return [
        offers.count,
        messages.rows.some(({ subject }: { subject: { id: string } }) => subject.id === id),
      ];
    };
    const [open] = await told();
    await say('client', null, '2026-11-27T09:30:00Z');
    expect(await told()).toEqual([open - 1, true]);
    const answer = (lineId: string | null) =>
      admin.post(`/api/admin/offers/${id}/answers`, {
        text: 'V\u00A0decembri.',
        lineId,
        seenUntil: '2026-11-27T09:30:00Z',
      });
    await server.database.pool.query('UPDATE messages SET read_at = now() WHERE subject_id = $1', [id]);
    expect(await told(), 'to read is not to answer').toEqual([open - 1, true]);
    expect((await answer(null)).statusCode).toBeLessThan(300);
    expect(await told()).toEqual([open, false]);
  });

  describe('a request whose offer is over', () => {
    const offeredRequest = async () => {
      const { vat, legal } = server.services.site;
      const { id: requestId } = await ask('ponuka@vzor.sk');
      const content = { ...AGREED_CONTENT, vat, termsVersion: legal.version };
      const offer = await sentOffer(server, content);
      const { pool } = server.database;
      await pool.query('UPDATE offers SET request_id = $2 WHERE id = $1', [offer.id, requestId]);
      await pool.query("UPDATE requests SET status = 'offered', answered_at = now() WHERE id = $1", [
        requestId,
      ]);
      return { requestId, offerId: offer.id };
    };
    const ids = async () => (await today()).lapsed.rows.map(({ id }: { id: string }) => id);

    it('comes back when it was withdrawn, and goes when the offer is renewed and sent', async () => {
      const { requestId, offerId } = await offeredRequest();
      expect(await ids()).not.toContain(requestId);
      expect((await admin.post(`/api/admin/offers/${offerId}/withdraw`, {})).statusCode).toBe(200);
      const { lapsed } = await today();
      expect(lapsed.rows[0]).toMatchObject({
        ...{ id: requestId, isLapsed: true },
        offer: { id: offerId, state: 'withdrawn' },
      });
      expect((await admin.post(`/api/admin/offers/${offerId}/revise`, {})).statusCode).toBe(200);
      expect(
        (await today()).lapsed.rows[0].offer,
        'a draft that nobody sends is not forgotten',
      ).toMatchObject({
        state: 'draft',
      });
      const sent = await admin.post(`/api/admin/offers/${offerId}/send`, { subject: 'Ponuka', text: 'Text' });
      expect([sent.statusCode, await ids()]).toEqual([200, []]);
    });

    it('comes back the day after the offer has ended, and goes with the reason why it is lost', async () => {
      const { requestId, offerId } = await offeredRequest();
      const { pool } = server.database;
      const lastDay = (day: string) =>
        pool.query('UPDATE offers SET valid_until = $2 WHERE id = $1', [offerId, day]);
      const here = wallTimeOf(time.clock()).day;
      await lastDay(here);
      expect(await ids()).toEqual([]);
      await lastDay(addDays(here, -1));
      expect(await ids()).toEqual([requestId]);
      await admin.post(`/api/admin/requests/${requestId}/steps`, { step: 'lose', reason: 'no-answer' });
      expect(await ids()).toEqual([]);
    });

    it('has a row among so many, and all of them are counted', async () => {
      const { requestId, offerId } = await offeredRequest();
      await admin.post(`/api/admin/offers/${offerId}/withdraw`, {});
      await server.database.pool.query(
        `INSERT INTO requests (id, kind, status, name, email, company, phone_e164, phone_display, description, topic, created_at, updated_at)
         SELECT gen_random_uuid(), 'contact', 'offered', 'Klient ' || n, 'k@vzor.sk', '', '', '', 'Text', 'other',
           created_at - interval '1 day', created_at FROM requests, generate_series(1, 300) n WHERE id = $1`,
        [requestId],
      );
      const { lapsed } = await today();
      expect([lapsed.count, lapsed.rows.length, lapsed.rows[0].id]).toEqual([301, 5, requestId]);
      await server.database.pool.query("DELETE FROM requests WHERE email = 'k@vzor.sk'");
      await server.database.pool.query("UPDATE requests SET status = 'won' WHERE id = $1", [requestId]);
    });
  });

  it('names stages that take longer than was agreed, in working days, unless the project rests', async () => {
    const { projectId } = await begunProject(server);
    const { pool } = server.database;
    const begin = (startedOn: string) =>
      pool.query(
        "UPDATE project_stages SET state = 'active', started_on = $2 WHERE project_id = $1 AND position = (SELECT min(position) FROM project_stages WHERE project_id = $1)",
        [projectId, startedOn],
      );
    const forwardTo = (text: string) => time.forward(Date.parse(text) - time.clock().getTime());
    // Two days of work: from Friday they end on Monday.
    await begin('2026-11-27');
    forwardTo('2026-11-29T22:00:00Z');
    await admin.post('/api/login', person('spravca'));
    expect((await today()).stages, 'on Sunday').toEqual({ count: 0, rows: [] });
    forwardTo('2026-11-30T22:00:00Z');
    await admin.post('/api/login', person('spravca'));
    expect((await today()).stages, 'on their last day').toMatchObject({
      count: 1,
      rows: [{ kind: 'deliver', name: 'Zadanie', dueOn: '2026-11-30', project: { id: projectId } }],
    });
    forwardTo('2026-11-30T23:30:00Z');
    expect((await today()).stages).toMatchObject({
      count: 1,
      rows: [{ name: 'Zadanie', dueOn: '2026-11-30', project: { id: projectId } }],
    });
    await pool.query("UPDATE checklist_items SET due_on = '2027-02-01'");
    await pool.query("UPDATE checklist_items SET due_on = '2026-11-27' WHERE position <= 3");
    await pool.query("UPDATE checklist_items SET due_on = '2026-11-26' WHERE position = 2");
    expect((await today()).items.rows[0].shift, 'their stage is far away').toBe(0);
    await pool.query(
      'UPDATE checklist_items SET stage_id = (SELECT id FROM project_stages ORDER BY position LIMIT 1)',
    );
    const { items } = await today();
    expect(items, 'a row for the project, not for each thing').toMatchObject({
      count: 1,
      rows: [{ project: { id: projectId }, missing: 3, dueOn: '2026-11-26' }],
    });
    const { rows } = await pool.query(
      'SELECT title FROM checklist_items WHERE position <= 2 ORDER BY due_on',
    );
    expect(items.rows[0].titles).toEqual(rows.map(({ title }) => title));
    expect(items.rows[0].shift).toBeGreaterThan(0);
    const copies = async (state: string) => {
      await pool.query(
        `WITH copied AS (
           INSERT INTO offers SELECT (jsonb_populate_record(offers, jsonb_build_object('id', gen_random_uuid(), 'serial', nextval('offer_serials')))).*
           FROM offers, generate_series(1, 9) WHERE id = (SELECT offer_id FROM projects WHERE id = $1) RETURNING id
         ), begun AS (
           INSERT INTO projects (id, offer_id, client_id, number, name, state, start_on, launch_on, price, monthly_price, created_at, updated_at)
           SELECT gen_random_uuid(), copied.id, client_id, number, name, $2, start_on, launch_on, price, monthly_price, projects.created_at, projects.updated_at
           FROM projects, copied WHERE projects.id = $1 RETURNING id
         )
         INSERT INTO checklist_items (id, project_id, position, kind, title, description, state, due_on)
         SELECT gen_random_uuid(), id, 0, 'own', 'Logo', '', 'asked', '2026-11-25' FROM begun`,
        [projectId, state],
      );
    };
    await copies('agreed');
    await copies('closed');
    const { items: many } = await today();
    expect([many.count, many.rows.length], 'all are counted, but for those that are over').toEqual([10, 5]);
    expect(many.rows.every(({ dueOn }: { dueOn: string }) => dueOn === '2026-11-25')).toBe(true);
    await pool.query("UPDATE projects SET state = 'paused', paused_from = 'agreed'");
    expect(await today()).toMatchObject({ stages: { count: 0 }, items: { count: 0, rows: [] } });
  });

  it('names the stage that is to be begun today and the launch whose day is over, and counts their projects', async () => {
    const { projectId } = await begunProject(server);
    const { pool } = server.database;
    const day = wallTimeOf(time.clock()).day;
    const wanting = async () => (await admin.inject({ url: '/api/admin/projects/counts' })).json().wanting;
    const before = await wanting();
    await pool.query('UPDATE projects SET start_on = $2 WHERE id = $1', [projectId, day]);
    expect((await today()).stages).toMatchObject({
      count: 1,
      rows: [{ kind: 'begin', name: 'Zadanie', dueOn: day, version: 0, project: { id: projectId } }],
    });
    expect(await wanting()).toBe(before + 1);
    await pool.query('UPDATE projects SET start_on = $2 WHERE id = $1', [projectId, addDays(day, 1)]);
    expect([(await today()).stages.count, await wanting()], 'tomorrow').toEqual([0, before]);
    const delivered = addDays(day, -6);
    await pool.query("UPDATE projects SET state = 'in-review', start_on = $2 WHERE id = $1", [
      projectId,
      addDays(day, -30),
    ]);
    await pool.query(
      "UPDATE project_stages SET state = 'approved', started_on = $2, delivered_on = $2, approved_on = $2 WHERE project_id = $1",
      [projectId, delivered],
    );
    await pool.query("UPDATE checklist_items SET state = 'accepted' WHERE project_id = $1", [projectId]);
    expect((await today()).stages).toMatchObject({
      count: 1,
      rows: [{ id: projectId, kind: 'move', name: '', dueOn: delivered, version: null }],
    });
    await pool.query("UPDATE projects SET state = 'launched' WHERE id = $1", [projectId]);
    expect((await today()).stages.count, 'once it is launched').toBe(0);
  });

  it('names payments that are overdue or due within a week, and counts failures of the last day', async () => {
    const { projectId } = await begunProject(server);
    const { pool } = server.database;
    const day = wallTimeOf(time.clock()).day;
    const dueOn = async (on: string) => {
      await pool.query(
        'UPDATE payments SET due_on = $2 WHERE project_id = $1 AND position = (SELECT min(position) FROM payments WHERE project_id = $1)',
        [projectId, on],
      );
      return (await today()).payments;
    };
    await pool.query('UPDATE payments SET asked_at = $2 WHERE project_id = $1', [projectId, time.clock()]);
    const row = {
      ...{ name: 'Záloha', amount: 300_00, client: 'Vzorová strecha', project: { id: projectId } },
      askedOn: day,
    };
    expect(await dueOn(addDays(day, 8))).toEqual({ count: 0, rows: [] });
    for (const on of [addDays(day, 7), addDays(day, -1)])
      expect(await dueOn(on)).toMatchObject({ count: 1, rows: [{ ...row, dueOn: on }] });
    await pool.query("UPDATE payments SET state = 'paid', paid_on = $2 WHERE project_id = $1", [
      projectId,
      day,
    ]);
    expect((await today()).payments.count).toBe(0);

    const report = { errorId: 'ERR_ABCDEF12_ABC', message: 'Nedá sa', category: 'internal', severity: 'low' };
    const sent = {
      ...report,
      timestamp: time.clock().toISOString(),
      userAgent: '',
      url: 'http://localhost/',
    };
    expect((await server.browser().post('/api/errors/report', sent)).statusCode).toBe(202);
    expect((await today()).errors).toBe(1);
    await pool.query("UPDATE error_reports SET first_seen = first_seen - interval '25 hours'");
    expect((await today()).errors).toBe(0);
  });
});
