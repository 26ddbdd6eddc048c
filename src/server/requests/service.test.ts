import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import { submitRequest } from '#domain/requests/contract.ts';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import { createRequestStack, parsedRequest, type RequestStack } from '../../../tests/request-stack.ts';
import { statementsOf } from '../../../tests/security/statements.ts';
import { auditLog } from '../audit/table.ts';
import { deleteEndedKeys } from '../idempotency/data.ts';
import { idempotencyKeys } from '../idempotency/table.ts';
import { mails } from '../mail/table.ts';
import { quotes } from '../quote/table.ts';
import { chosenRows } from './chosen.ts';
import { requests } from './table.ts';

let stack: RequestStack;
const now = new Date('2026-11-21T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeAll(async () => {
  stack = await createRequestStack();
  await stack.jobs.start();
});

afterAll(() => stack.close());

let visitors = 0;
/** Each test is a visitor of its own, so that none meets another's submissions. */
const visitor = () => {
  visitors += 1;
  const email = `klient${visitors}@vzor.example`;
  const browserId = `browser-${visitors}`;
  return {
    email,
    submit: (changes: object = {}, context: { key?: string; at?: Date; browser?: string } = {}) =>
      stack.requests.submit(parsedRequest({ email, ...changes }), {
        idempotencyKey: context.key ?? null,
        browserId: context.browser ?? browserId,
        now: context.at ?? now,
      }),
    rows: () =>
      stack.database.db
        .select()
        .from(requests)
        .where(eq(requests.email, email))
        .orderBy(asc(requests.number)),
  };
};

const mailsAbout = (requestId: string) =>
  stack.database.db.select().from(mails).where(eq(mails.requestId, requestId)).orderBy(asc(mails.kind));

describe('a submitted request', () => {
  test('is stored with its quote, an audit entry without personal data, two mails and two jobs', async () => {
    const { submit, rows, email } = visitor();
    const answer = await submit();
    expect(answer).toEqual({
      requestId: answer.id,
      id: answer.id,
      number: expect.any(Number),
      ticket: expect.stringMatching(/^#\d{4}$/),
      status: 'new',
      mailed: true,
      answerBy: 'v\u00A0utorok 24.\u00A011. o\u00A08:00',
      repriced: false,
      quote: expect.objectContaining({ number: expect.stringMatching(/^RO-2026-\d{6}$/) }),
    });
    const [request] = await rows();
    expect(request).toMatchObject({ id: answer.id, phoneE164: '+421905000000', status: 'new' });
    expect(request?.answerDueAt).toEqual(new Date('2026-11-24T07:00:00Z'));
    const stored = await stack.quotes.find(request?.quoteId ?? '');
    expect(stored?.number).toMatch(/^RO-2026-\d{6}$/);
    const audit = await stack.database.db.select().from(auditLog).where(eq(auditLog.subjectId, answer.id));
    expect(audit).toMatchObject([{ actor: 'visitor', action: 'request.submitted', at: now }]);
    expect(JSON.stringify(audit)).not.toContain(email);
    expect((await mailsAbout(answer.id)).map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['request-client', email],
      ['request-operator', 'dielna@webdielna.example'],
    ]);
  });

  test('is found without case and diacritics', async () => {
    const { submit } = visitor();
    const { id } = await submit({ name: 'Ľudmila Ďuričková' });
    const { rows } = await stack.database.pool.query(
      'SELECT id FROM requests WHERE search_text LIKE fold_text($1)',
      ['%ĎURIČKOVA%'],
    );
    expect(rows).toEqual([{ id }]);
  });

  test('has the price of the server, whatever came along', async () => {
    const { submit, rows } = visitor();
    await submit({ priceRange: '1 €', quoteDetails: '{"priceRange":{"min":1,"max":1}}', status: 'accepted' });
    const { range } = priceQuote(quoteSelection(), SPECIFICATION_PRICE_BOOK);
    expect(await rows()).toMatchObject([{ priceMin: range.min, priceMax: range.max, status: 'new' }]);
  });

  test('has the total of a service that is more than its website', async () => {
    const { submit, rows } = visitor();
    await submit({ serviceSlug: 'erp-systemy' });
    const { range } = priceQuote(quoteSelection(), SPECIFICATION_PRICE_BOOK);
    expect(await rows()).toMatchObject([{ priceMin: 3_000 + range.min, priceMax: 20_000 + range.max }]);
  });

  test('names an answer about a website only where somebody gave one', async () => {
    const { submit, rows } = visitor();
    const answers = [undefined, false, true];
    for (const hasWebsite of answers) {
      await submit({ serviceSlug: 'erp-systemy', hasWebsite });
      await submit({ serviceSlug: 'erp-systemy', hasWebsite, projectType: 'general' });
    }
    expect(
      (await rows()).map((row) => chosenRows(row).find(({ label }) => label === 'Existujúci web')),
    ).toEqual(
      [undefined, { value: 'Nie' }, { value: 'Áno' }].flatMap((row) => {
        const named = row && { label: 'Existujúci web', ...row };
        return [named, named];
      }),
    );
  });

  test('keeps the address of the website, and is found by it', async () => {
    const { submit, rows } = visitor();
    const { id } = await submit({
      serviceSlug: 'erp-systemy',
      hasWebsite: true,
      webAddress: 'strechy.example',
    });
    const [row] = await rows();
    expect(row?.webAddress).toBe('https://strechy.example');
    const { quote } = (await stack.quotes.find(row?.quoteId ?? '')) ?? {};
    expect(quote?.selection.hasWebsite).toBe(true);
    const found = await stack.database.pool.query(
      'SELECT id FROM requests WHERE search_text LIKE fold_text($1)',
      ['%strechy.example%'],
    );
    expect(found.rows).toEqual([{ id }]);
  });

  test('has the price of no size where a website stands already', async () => {
    const { submit, rows } = visitor();
    const standing = { serviceSlug: 'erp-systemy', hasWebsite: true };
    const { quote } = await submit({ ...standing, projectSize: 'large' });
    await submit({ ...standing, quoteId: quote?.quoteId, description: 'Bez otázky na rozsah.' });
    const [large, medium] = await rows();
    expect(medium?.quoteId).toBe(large?.quoteId);
  });

  test('keeps the quote the visitor has seen, and gets a fresh one when the choices have changed', async () => {
    const { submit, rows } = visitor();
    await submit();
    const [first] = await rows();
    const quoteId = first?.quoteId;
    await submit({ quoteId, selectedFeatures: ['emergency-contact', 'quote-form'] });
    await submit({ quoteId, selectedFeatures: [] });
    await submit({ quoteId: '00000000-0000-4000-8000-000000000000' });
    const [, same, changed, unknown] = await rows();
    expect(same?.quoteId).toBe(quoteId);
    expect(changed?.quoteId).not.toBe(quoteId);
    expect(changed?.priceMin).toBeLessThan(same?.priceMin ?? 0);
    expect(unknown?.quoteId).not.toBe(quoteId);
  });

  test('gets a fresh quote for one that has expired, and says so', async () => {
    const { submit, rows } = visitor();
    const { quote } = await submit();
    const valid = new Date(quote?.validUntil ?? '');
    const onTime = await submit({ quoteId: quote?.quoteId, description: 'Ešte platí.' }, { at: valid });
    expect(onTime).toMatchObject({ repriced: false, quote: { quoteId: quote?.quoteId } });
    const late = new Date(valid.getTime() + 1);
    const tooLate = await submit({ quoteId: quote?.quoteId }, { at: late });
    expect(tooLate).toMatchObject({ repriced: true, quote: { number: expect.any(String) } });
    const [, second, third] = await rows();
    expect([second?.quoteId, third?.quoteId]).toEqual([quote?.quoteId, tooLate.quote?.quoteId]);
    expect(third?.quoteId).not.toBe(quote?.quoteId);
    const told = await mailsAbout(tooLate.id);
    expect(told.map(({ payload }) => payload)).toMatchObject([{ repriced: true }, { repriced: true }]);
  });

  test('gets a fresh quote for one of another browser, and says so', async () => {
    const { submit, rows } = visitor();
    const foreign = await submit({}, { browser: 'somebody-else' });
    const own = await submit({ quoteId: foreign.quote?.quoteId });
    expect(own.repriced).toBe(true);
    const [, stored] = await rows();
    expect(stored?.quoteId).toBe(own.quote?.quoteId);
    expect(stored?.quoteId).not.toBe(foreign.quote?.quoteId);
  });

  test('without a trade has no quote', async () => {
    const { submit, rows } = visitor();
    await submit({ projectType: 'general', budget: null, timeline: '' });
    expect(await rows()).toMatchObject([{ quoteId: null, priceMin: null, priceMax: null, trade: 'general' }]);
  });

  test('in quick mode keeps no features', async () => {
    const { submit, rows } = visitor();
    await submit({ mode: 'quick' });
    expect(await rows()).toMatchObject([{ selection: { mode: { id: 'quick' }, features: [] } }]);
  });
});

test('a crowd that arrives before any price was read gets the right prices, on few connections', async () => {
  const cold = await createRequestStack();
  await cold.jobs.start();
  const context = (browserId: string) => ({ idempotencyKey: null, browserId, now });
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      cold.requests.submit(parsedRequest({ email: `dav${n}@vzor.example` }), context(`crowd-${n}`)),
    ),
  );
  const { rows } = await cold.database.pool.query(
    "SELECT count(*)::int AS count, bool_or((quote->>'rough')::boolean) AS rough FROM quotes",
  );
  await cold.close();
  expect(rows).toEqual([{ count: 30, rough: false }]);
});

test('a price book that is announced while somebody submits is read by nobody who holds a connection', async () => {
  const { services, requests } = stack;
  const { prepare } = services.quotes;
  await services.quotes.prepare();
  vi.spyOn(services.quotes, 'prepare').mockImplementation(async () => {
    const book = await prepare.call(services.quotes);
    services.priceBooks.invalidate();
    return book;
  });
  const context = { idempotencyKey: null, browserId: 'announced', now };
  const submit = () => requests.submit(parsedRequest({ email: 'ohlasena@vzor.example' }), context);
  const { statements } = await statementsOf(submit, /price_books/);
  expect(statements).toHaveLength(0);
});

describe('the same submission again', () => {
  test('twenty times at once with one key is one request with two mails', async () => {
    const { submit, rows } = visitor();
    const key = 'twenty-at-once';
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit({}, { key })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await mailsAbout(answers[0]?.id ?? '')).toHaveLength(2);
  });

  test('twenty times at once without a key is one request', async () => {
    const { submit, rows } = visitor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit()));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test('with its key is answered the same a day later', async () => {
    const { submit } = visitor();
    const first = await submit({}, { key: 'a-day' });
    expect(await submit({}, { key: 'a-day', at: later(24 * 60) })).toEqual(first);
  });

  test('with its key but another body is refused and changes nothing', async () => {
    const { submit, rows } = visitor();
    await submit({}, { key: 'reused' });
    await expect(submit({ name: 'Niekto Iný' }, { key: 'reused' })).rejects.toMatchObject({
      code: 'keyReused',
    });
    expect(await rows()).toHaveLength(1);
  });

  test('without a key counts for ten minutes and for one browser', async () => {
    const { submit } = visitor();
    const first = await submit();
    expect(await submit({}, { at: later(9) })).toEqual(first);
    const elsewhere = await submit({}, { browser: 'other', at: later(9) });
    const after = await submit({}, { at: later(10) });
    expect(new Set([first.id, elsewhere.id, after.id]).size).toBe(3);
  });

  test('is a new one when the first failed half-way', async () => {
    const { submit, rows } = visitor();
    await stack.database.pool.query(
      "ALTER TABLE mails ADD CONSTRAINT broken CHECK (created_at <> '2026-11-21T10:00:00Z') NOT VALID",
    );
    await expect(submit({}, { key: 'failed' })).rejects.toThrow();
    expect(await rows()).toEqual([]);
    await stack.database.pool.query('ALTER TABLE mails DROP CONSTRAINT broken');
    await submit({}, { key: 'failed' });
    expect(await rows()).toHaveLength(1);
  });

  test('waits for one that is being stored, and says so when that takes too long', async () => {
    const { submit } = visitor();
    const blocker = await stack.database.pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE idempotency_keys IN EXCLUSIVE MODE');
    await expect(submit({}, { key: 'blocked' })).rejects.toMatchObject({ code: 'inFlight', status: 409 });
    const waiting = submit({}, { key: 'blocked' });
    await blocker.query('ROLLBACK');
    blocker.release();
    expect((await waiting).status).toBe('new');
  });

  test('stored by the version before, without today’s fields, is given back with their defaults', async () => {
    const { submit, rows } = visitor();
    const first = await submit({}, { key: 'before-an-update' });
    const { mailed: _, quote: __, repriced: ___, ...older } = first;
    const { db } = stack.database;
    await db
      .update(idempotencyKeys)
      .set({ answer: older })
      .where(sql`${idempotencyKeys.answer}->>'id' = ${first.id}`);
    const again = await submit({}, { key: 'before-an-update', at: later(1) });
    expect(again).toEqual({ ...older, mailed: true, quote: null, repriced: false });
    expect(submitRequest.answer.safeParse(again).success).toBe(true);
    expect(await rows()).toHaveLength(1);
  });

  test('whose quote this version cannot read is given back without it', async () => {
    const { submit } = visitor();
    const first = await submit({}, { key: 'older-quote' });
    await stack.database.db
      .update(idempotencyKeys)
      .set({ answer: { ...first, quote: { quoteId: first.quote?.quoteId } } })
      .where(sql`${idempotencyKeys.answer}->>'id' = ${first.id}`);
    expect(await submit({}, { key: 'older-quote' })).toEqual({ ...first, quote: null });
  });

  test('is forgotten by the sweep only when its time is over', async () => {
    const { submit } = visitor();
    await submit({}, { key: 'swept', at: later(-60 * 24 * 30) });
    const kept = await submit({}, { key: 'kept' });
    await deleteEndedKeys(stack.database.db, later(47 * 60));
    expect(await submit({}, { key: 'kept', at: later(47 * 60) })).toEqual(kept);
    const keys = await stack.database.db.select().from(idempotencyKeys);
    expect(keys.every(({ expiresAt }) => expiresAt > later(47 * 60))).toBe(true);
  });
});

describe('whoever fills the hidden field', () => {
  test('is told that nothing was sent, and nothing is stored', async () => {
    const { submit, rows } = visitor();
    const counts = async () => ({
      mails: await stack.database.db.$count(mails),
      quotes: await stack.database.db.$count(quotes),
    });
    const before = await counts();
    await expect(submit({ website: 'https://spam.example' })).rejects.toMatchObject({
      code: 'looksAutomatic',
    });
    expect(await rows()).toEqual([]);
    expect(await counts()).toEqual(before);
  });
});
