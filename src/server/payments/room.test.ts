import { decode } from 'bysquare/pay';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownIban } from '#domain/payments/iban.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { readPdf } from '../../../tests/pdf-text.ts';
import { begunProject, operatorOf, PAID_SITE } from '../../../tests/projects.ts';
import { readQrPicture } from '../../../tests/qr-picture.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { systemRandom } from '../random.ts';
import { PAYMENT_CALL_KIND } from './asking.ts';
import { bySquareText, epcText } from './codes.ts';
import { insertPayments, updatePayment } from './data.ts';
import { findListedPayment } from './list-data.ts';
import { orderOf } from './shown.ts';

const time = stillClock('2026-11-24T09:00:00Z');
let app: TestApp;
let admin: TestBrowser;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock: time.clock, site: PAID_SITE });
  admin = await operatorOf(app);
});
afterAll(() => app.close());

const PAYMENTS = '/api/admin/payments';
const get = async (url: string) => (await admin.inject({ method: 'GET', url })).json();
const step = (id: string, body: object) => admin.post(`${PAYMENTS}/${id}/steps`, body);
const projectOf = (id: string) => get(`/api/admin/projects/${id}`);
const actionsOn = async (id: string): Promise<string[]> =>
  (
    await app.database.pool.query('SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY id', [id])
  ).rows.map(({ action }) => action);
const callsOf = async (projectId: string) =>
  (await projectOf(projectId)).payments as {
    id: string;
    amount: number;
    state: string;
    number: string;
    symbol: string;
    addendum: number;
    name: string;
    dueOn: string | null;
  }[];

describe('the first call', () => {
  it('is mailed at the acceptance with a PDF, which says that it is no invoice', async () => {
    const email = 'prva-platba@example.com';
    const { projectId } = await begunProject(app, {}, { name: 'Martin', email });
    const [first] = await callsOf(projectId);
    const mails = async () =>
      (await mailsAbout(app.dataDir, email)).filter(({ subject }) => subject?.includes('Výzva na platbu'));
    await app.drain();
    expect((await mails()).length).toBe(1);
    const [mail] = await mails();
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([app.services.operator.address]);
    expect(mail?.text).toContain(first?.symbol);
    expect(mail?.text).toContain('SK96 1100 0000 0029 1859 9669');
    const attached = mail?.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    const { text } = await readPdf(new Uint8Array(attached?.content as ArrayBuffer));
    expect(text).toContain('300,00 €');
    expect(text).toContain('Toto nie je faktúra. Faktúru dostanete po prijatí platby.');
    expect(mail?.text).toContain('Toto nie je faktúra.');
    expect(text).toContain(first?.symbol);
  });

  it('is mailed with a way to it, all that a bank asks for, and both codes as pictures that say the same', async () => {
    const email = 'kody-v-maile@example.com';
    const { projectId } = await begunProject(app, {}, { name: 'Martin', email });
    const [first] = await callsOf(projectId);
    await app.drain();
    const mail = (await mailsAbout(app.dataDir, email)).find(({ text }) => text?.includes('IBAN'));
    const stored = await findListedPayment(app.services.db, first?.id ?? '');
    const order = stored && orderOf(stored);
    if (!first || !order || !mail) return expect.fail('nothing to pay');
    const html = mail.html?.replaceAll('\u00A0', ' ') ?? '';
    const facts = ['300,00 €', '8. 12. 2026', shownIban(order.iban), order.beneficiary, first.symbol];
    for (const said of [html, mail.text]) {
      expect(said).toMatch(new RegExp(`/ponuka/[\\w-]{43}/projekt#platba-${first.id}`));
      for (const fact of facts) expect(said).toContain(fact);
    }
    const codes = [...html.matchAll(/<img src="cid:([^"]+)" alt="([^"]+)"/g)];
    expect(codes.map(([, , alt]) => alt)).toEqual([
      'Kód PAY by square na platbu 300 €',
      'Kód EPC na platbu 300 €',
    ]);
    const texts = codes.map(async ([, id]) => {
      const shown = mail.attachments.find(({ contentId }) => contentId === `<${id}>`);
      expect(shown).toMatchObject({ mimeType: 'image/png', disposition: 'inline' });
      return readQrPicture(new Uint8Array(shown?.content as ArrayBuffer));
    });
    expect(await Promise.all(texts)).toEqual([bySquareText(order), epcText(order)]);
  });

  it('has a code that decodes to its amount, account and symbol', async () => {
    const { projectId } = await begunProject(app);
    const [first] = await callsOf(projectId);
    const stored = await findListedPayment(app.services.db, first?.id ?? '');
    const order = stored && orderOf(stored);
    if (!first || !order) return expect.fail('nothing to pay');
    expect(decode(bySquareText(order)).payments[0]).toMatchObject({
      amount: 300,
      variableSymbol: first.number.replace(/\D/g, ''),
      paymentDueDate: '20261208',
      bankAccounts: [{ iban: 'SK9611000000002918599669', bic: 'TATRSKBX' }],
    });
    const { paying } = await get(`${PAYMENTS}/${first.id}`);
    expect(paying.bySquare.path).toMatch(/^M\d/);
    expect(paying.epc.path).not.toBe(paying.bySquare.path);
  });
});

describe('a call', () => {
  it('is paid once, then refuses everything and says why', async () => {
    const { projectId } = await begunProject(app);
    const [first] = await callsOf(projectId);
    const id = first?.id ?? '';
    expect((await step(id, { step: 'pay', on: '2026-11-25' })).statusCode).toBe(400);
    expect((await step(id, { step: 'pay', on: '2026-11-24' })).json()).toMatchObject({ state: 'paid' });
    for (const body of [{ step: 'pay', on: '2026-11-24' }, { step: 'cancel' }, { step: 'ask' }]) {
      const refused = await step(id, body);
      expect([refused.statusCode, refused.json().message]).toEqual([409, 'Táto platba je už uhradená.']);
    }
    expect(await actionsOn(id)).toEqual(['payment.paid']);
    expect((await admin.inject({ method: 'GET', url: `${PAYMENTS}/${id}/pdf` })).statusCode).toBe(409);
    expect(await projectOf(projectId)).toMatchObject({ paid: 300_00, uncalled: 0 });
  });

  it('that is noted as paid twice at once, as a whole or in part, is paid once', async () => {
    for (const body of [
      { step: 'pay', on: '2026-11-24' },
      { step: 'split', on: '2026-11-24', amount: 100_00 },
    ]) {
      const { projectId } = await begunProject(app);
      const [first] = await callsOf(projectId);
      const id = first?.id ?? '';
      const answers = await Promise.all([step(id, body), step(id, body), step(id, body)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
      expect(await actionsOn(id)).toHaveLength(1);
      expect(await projectOf(projectId)).toMatchObject({ paid: body.amount ?? 300_00, uncalled: 0 });
    }
  });

  it('that is paid in part leaves a smaller one, and all still add up to the price', async () => {
    const { projectId } = await begunProject(app);
    const [first] = await callsOf(projectId);
    const id = first?.id ?? '';
    await app.services.db.transaction((transaction) => updatePayment(transaction, id, { addendum: 2 }));
    const whole = await step(id, { step: 'split', on: '2026-11-24', amount: 300_00 });
    expect(whole.statusCode).toBe(400);
    expect((await step(id, { step: 'split', on: '2026-11-24', amount: 120_50 })).statusCode).toBe(200);
    const calls = await callsOf(projectId);
    expect(calls.map(({ name, amount, state }) => [name, amount, state])).toEqual([
      ['Záloha', 300_00, 'cancelled'],
      ['Po návrhu', 330_00, 'waiting'],
      ['Doplatok', 370_01, 'waiting'],
      ['Záloha (časť)', 120_50, 'paid'],
      ['Záloha (doplatok)', 179_50, 'open'],
    ]);
    // Both parts belong to the agreement of the whole.
    expect(calls.map(({ addendum }) => addendum)).toEqual([2, 0, 0, 2, 2]);
    expect(await projectOf(projectId)).toMatchObject({ uncalled: 0 });
    expect(await actionsOn(id)).toEqual(['payment.split']);
  });

  it('is mailed once, however many windows ask for it at once, and again when it is asked for later', async () => {
    const email = 'raz@example.com';
    const { projectId } = await begunProject(app, {}, { name: 'Martin', email });
    const [, second] = await callsOf(projectId);
    const id = second?.id ?? '';
    const mailed = async () =>
      (
        await app.database.pool.query(
          "SELECT FROM mails WHERE kind = 'payment-call' AND payload->>'paymentId' = $1",
          [id],
        )
      ).rowCount;
    const ask = () => step(id, { step: 'ask' });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.map(({ statusCode, json }) => [statusCode, json().state])).toEqual(
      Array(20).fill([200, 'open']),
    );
    expect([await mailed(), await actionsOn(id)]).toEqual([1, ['payment.asked']]);
    time.forward(60_000);
    expect((await ask()).statusCode).toBe(200);
    expect([await mailed(), await actionsOn(id)]).toEqual([2, ['payment.asked', 'payment.asked']]);
  });

  it('that is asked for again goes on naming the account that it was asked to', async () => {
    const { projectId } = await begunProject(app);
    const [first] = await callsOf(projectId);
    const id = first?.id ?? '';
    const { pool } = app.database;
    await pool.query(
      `INSERT INTO issuers SELECT 'former', jsonb_set(facts, '{payments,iban}', '"SK3112000000198742637541"'), created_at
       FROM issuers LIMIT 1`,
    );
    await pool.query("UPDATE payments SET issuer_id = 'former' WHERE id = $1", [id]);
    const account = async () => (await get(`${PAYMENTS}/${id}`)).paying.iban;
    const before = await account();
    expect(before.replaceAll(/\s/g, '')).toBe('SK3112000000198742637541');
    time.forward(60_000);
    expect((await step(id, { step: 'ask' })).statusCode).toBe(200);
    expect(await account()).toBe(before);
  });

  it('that is paid before its mail goes out needs none, and nobody hears of a mail that was not delivered', async () => {
    const { projectId } = await begunProject(app);
    const [first] = await callsOf(projectId);
    const id = first?.id ?? '';
    await step(id, { step: 'pay', on: '2026-11-24' });
    const { db, outbox } = app.services;
    const mail = {
      kind: PAYMENT_CALL_KIND,
      to: { name: '', address: 'zaplatene@example.com' },
      payload: { paymentId: id },
    };
    await db.transaction((transaction) => outbox.add(transaction, [mail], time.clock()));
    outbox.wake();
    const status = async () =>
      (await app.database.pool.query("SELECT status FROM mails WHERE to_address = 'zaplatene@example.com'"))
        .rows[0].status;
    await app.drain();
    expect(await status()).toBe('unneeded');
  });

  it('that is cancelled can be made anew, but never more than the price', async () => {
    const { projectId } = await begunProject(app);
    const [, second] = await callsOf(projectId);
    await step(second?.id ?? '', { step: 'cancel' });
    expect(await projectOf(projectId)).toMatchObject({ uncalled: 330_00 });
    const add = (amount: number) =>
      admin.post(`/api/admin/projects/${projectId}/payments`, { name: 'Inak', amount });
    expect((await add(330_01)).statusCode).toBe(400);
    const added = await add(330_00);
    expect([added.statusCode, added.json().state]).toEqual([201, 'waiting']);
    expect(await actionsOn(added.json().id)).toEqual(['payment.added']);
    expect(await projectOf(projectId)).toMatchObject({ uncalled: 0 });
  });

  it('is one of sixty at most, those that are cancelled among them', async () => {
    const { projectId } = await begunProject(app);
    const add = () =>
      admin.post(`/api/admin/projects/${projectId}/payments`, { name: 'Po kúskoch', amount: 1 });
    const [, second] = await callsOf(projectId);
    await step(second?.id ?? '', { step: 'cancel' });
    await app.services.db.transaction((transaction) =>
      insertPayments(
        transaction,
        projectId,
        Array.from({ length: 56 }, () => ({
          ...{ id: systemRandom.uuid(), year: 2026, name: 'Po kúskoch', amount: 1 },
          ...{ stageId: null, createdAt: time.clock() },
        })),
      ),
    );
    const third = (await callsOf(projectId)).find(({ name }) => name === 'Doplatok');
    const refused = await step(third?.id ?? '', { step: 'split', amount: 1, on: '2026-11-24' });
    const sentence = 'Projekt už má 60 výziev na platbu, viac ich mať nemôže.';
    expect(refused.statusCode).toBe(409);
    expect((await add()).statusCode).toBe(201);
    const full = await add();
    expect([full.statusCode, full.json().message]).toEqual([409, sentence]);
    expect(await callsOf(projectId)).toHaveLength(60);
  });

  it('is overdue from the day after its last one, and listed so', async () => {
    const { projectId } = await begunProject(app);
    const [first, second] = await callsOf(projectId);
    await app.database.pool.query("UPDATE payments SET due_on = '2026-11-23' WHERE id = $1", [first?.id]);
    await app.database.pool.query("UPDATE payments SET due_on = '2026-11-24' WHERE id = $1", [second?.id]);
    const listed = async (state: string) =>
      (await get(`${PAYMENTS}?state=${state}`))
        .filter(({ project }: { project: { id: string } }) => project.id === projectId)
        .map(({ id }: { id: string }) => id);
    expect(await listed('overdue')).toEqual([first?.id]);
    expect(await listed('open')).toEqual([second?.id]);
  });
});

describe('the holder of a link', () => {
  const asks = (headers: Record<string, string>, url: string) =>
    app.app.inject({ method: 'GET', url, headers });

  it('sees the calls of the offer, with codes for what is to be paid now', async () => {
    const { headers, projectId } = await begunProject(app);
    const calls = await callsOf(projectId);
    const { payments } = (await asks(headers, '/api/offer/payments')).json();
    expect(payments.map(({ id }: { id: string }) => id)).toEqual(calls.map(({ id }) => id));
    expect(payments.map(({ paying }: { paying: object | null }) => paying !== null)).toEqual([
      true,
      false,
      false,
    ]);
    const pdf = await asks(headers, `/api/offer/payments/${calls[0]?.id}/pdf`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    // Planned long before it was asked for.
    await app.database.pool.query("UPDATE payments SET created_at = '2026-01-05' WHERE id = $1", [
      calls[0]?.id,
    ]);
    const { text } = await readPdf(
      (await asks(headers, `/api/offer/payments/${calls[0]?.id}/pdf`)).rawPayload,
    );
    expect(text).toContain('VYHOTOVENÁ 24. 11. 2026');
  });

  it('finds a call of somebody else as little as one that is not there', async () => {
    const { headers } = await begunProject(app);
    const other = await begunProject(app);
    const [foreign] = await callsOf(other.projectId);
    const said = async (id: string) => {
      const answer = await asks(headers, `/api/offer/payments/${id}/pdf`);
      return [answer.statusCode, answer.json().message];
    };
    expect(await said(foreign?.id ?? '')).toEqual(await said('00000000-0000-4000-8000-000000000000'));
    expect((await said(foreign?.id ?? ''))[0]).toBe(404);
  });
});

it('without an account nothing is asked for, and the operator is told why', async () => {
  const poor = await createTestApp({
    env: { RATE_LIMITS: 'off' },
    clock: time.clock,
    site: { ...PAID_SITE, payments: { iban: null, bic: null } },
  });
  const operator = await operatorOf(poor);
  const { projectId } = await begunProject(poor);
  const project = (await operator.inject({ method: 'GET', url: `/api/admin/projects/${projectId}` })).json();
  expect(project).toMatchObject({ canAsk: false, payments: [{ state: 'waiting' }, {}, {}] });
  const refused = await operator.post(`${PAYMENTS}/${project.payments[0].id}/steps`, { step: 'ask' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Najprv doplňte IBAN do nastavenia webu. Bez neho sa platba nedá vyžiadať.',
  ]);
  const { rows } = await poor.database.pool.query("SELECT FROM mails WHERE kind = 'payment-call'");
  expect(rows).toEqual([]);
  await poor.close();
});

it('stands in the audit log by its number, as its project by its name, with the way to the project', async () => {
  const { projectId } = await begunProject(app);
  const [first] = await callsOf(projectId);
  await step(first?.id ?? '', { step: 'pay', on: '2026-11-24' });
  const entries = (await get('/api/admin/audit')) as { sentence: string; subject: object }[];
  const record = { type: 'project', id: projectId };
  const of = (name: string) => entries.find(({ subject }) => 'name' in subject && subject.name === name);
  expect(of(`výzva na platbu ${first?.number}`)).toMatchObject({
    sentence: `Výzva na platbu ${first?.number} je uhradená.`,
    subject: { record },
  });
  expect(entries.find(({ subject }) => 'id' in subject && subject.id === projectId)).toMatchObject({
    sentence: 'Vznikol projekt „Web s galériou“.',
    subject: { record },
  });
});

it('however a plan is split, cancelled and made anew, paid and open calls and what is uncalled are the price', async () => {
  const act = fc.record({
    kind: fc.constantFrom('split', 'cancel', 'pay', 'add'),
    at: fc.nat(9),
    part: fc.nat(99),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
      const { projectId } = await begunProject(app);
      for (const { kind, at, part } of acts) {
        const { uncalled, payments } = await projectOf(projectId);
        const call = payments[at % payments.length];
        const on = '2026-11-24';
        const amount = 1 + Math.floor((call.amount * part) / 100);
        if (kind === 'add')
          await admin.post(`/api/admin/projects/${projectId}/payments`, { name: 'Iné', amount: uncalled });
        else await step(call.id, kind === 'split' ? { step: kind, on, amount } : { step: kind, on });
      }
      const { price, uncalled, payments, paid } = await projectOf(projectId);
      const sumOf = (states: string[]) =>
        payments
          .filter(({ state }: { state: string }) => states.includes(state))
          .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
      expect(sumOf(['waiting', 'open', 'overdue', 'paid']) + uncalled).toBe(price);
      expect(sumOf(['paid'])).toBe(paid);
    }),
    { numRuns: 6 },
  );
});
