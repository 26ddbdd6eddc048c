import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createRequestStack,
  parsedContact,
  parsedRequest,
  type RequestStack,
} from '../../../tests/request-stack.ts';
import { auditLog } from '../audit/table.ts';
import { idempotencyKeys } from '../idempotency/table.ts';
import { mails } from '../mail/table.ts';
import { requests } from './table.ts';

let stack: RequestStack;
const now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  stack = await createRequestStack();
  await stack.jobs.start();
});

afterAll(() => stack.close());

let visitors = 0;
/** Each test is a visitor of its own, so that none meets another's messages. */
const visitor = () => {
  visitors += 1;
  const email = `pise${visitors}@vzor.example`;
  const browserId = `writer-${visitors}`;
  return {
    email,
    send: (changes: object = {}, key: string | null = null) =>
      stack.contactRequests.send(parsedContact({ email, ...changes }), {
        idempotencyKey: key,
        browserId,
        now,
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

describe('a request of the contact form', () => {
  test('sent again gets the answer that the version before has stored', async () => {
    const { send } = visitor();
    const { mailed: _, ...older } = await send({}, 'before-an-update');
    await stack.database.db
      .update(idempotencyKeys)
      .set({ answer: older })
      .where(sql`${idempotencyKeys.answer}->>'id' = ${older.id}`);
    expect(await send({}, 'before-an-update')).toEqual({ ...older, mailed: true });
  });

  test('keeps a telephone number that nobody can have as it was typed', async () => {
    const { send, rows } = visitor();
    await send({ phone: '555-123-45' });
    expect(await rows()).toMatchObject([{ phoneE164: '', phoneDisplay: '555-123-45' }]);
  });

  test('is stored with an audit entry without personal data and two mails', async () => {
    const { send, rows, email } = visitor();
    const answer = await send({ phone: '0905 000 000', topic: 'erp-systemy' });
    expect(answer).toEqual({
      id: answer.id,
      number: expect.any(Number),
      ticket: expect.stringMatching(/^#\d{4}$/),
      mailed: true,
      answerBy: 'v\u00A0utorok 24.\u00A011. o\u00A08:00',
    });
    expect(await rows()).toMatchObject([
      {
        id: answer.id,
        kind: 'contact',
        phoneE164: '+421905000000',
        topic: 'erp-systemy',
        createdAt: now,
        updatedAt: now,
      },
    ]);
    const audit = await stack.database.db.select().from(auditLog).where(eq(auditLog.subjectId, answer.id));
    expect(audit).toMatchObject([{ actor: 'visitor', action: 'request.submitted', at: now }]);
    expect(JSON.stringify(audit)).not.toContain(email);
    expect((await mailsAbout(answer.id)).map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['contact-client', email],
      ['contact-operator', 'dielna@webdielna.example'],
    ]);
  });

  test('never has the number of one of the wizard', async () => {
    const { send } = visitor();
    const first = await send();
    const request = await stack.requests.submit(parsedRequest(), {
      idempotencyKey: null,
      browserId: 'a-request-between',
      now,
    });
    const second = await send({ message: 'Ešte niečo som chcel dodať.' });
    expect([request.number, second.number]).toEqual([first.number + 1, first.number + 2]);
  });

  test('twenty times at once with one key is one request with two mails', async () => {
    const { send, rows } = visitor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({}, 'message-twenty')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await mailsAbout(answers[0]?.id ?? '')).toHaveLength(2);
  });

  test('is the same whenever it was sent, and another text under its key is refused', async () => {
    const { send, rows } = visitor();
    const first = await send({}, 'message-key');
    expect(await send({ filledInMs: 90_000 }, 'message-key')).toEqual(first);
    await expect(send({ message: 'Celkom iná správa.' }, 'message-key')).rejects.toMatchObject({
      code: 'keyReused',
    });
    expect(await rows()).toHaveLength(1);
  });

  test('without a key counts once for one browser', async () => {
    const { send, rows } = visitor();
    expect(await send()).toEqual(await send());
    expect(await rows()).toHaveLength(1);
  });

  test('is not stored when its mails cannot be', async () => {
    const { send, rows } = visitor();
    await stack.database.pool.query(
      "ALTER TABLE mails ADD CONSTRAINT broken CHECK (kind <> 'contact-operator') NOT VALID",
    );
    await expect(send()).rejects.toThrow();
    await stack.database.pool.query('ALTER TABLE mails DROP CONSTRAINT broken');
    expect(await rows()).toEqual([]);
  });
});

describe('what a robot may have sent', () => {
  test.each([
    ['that fills the hidden field', { website: 'https://spam.example' }],
    ['that is faster than any person', { filledInMs: 1999 }],
  ])('%s is refused, stored nowhere, and taken when it comes without that', async (_, changes) => {
    const { send, rows } = visitor();
    const before = await stack.database.db.$count(mails);
    await expect(send(changes, 'asked')).rejects.toMatchObject({ code: 'looksAutomatic' });
    expect(await rows()).toEqual([]);
    expect(await stack.database.db.$count(mails)).toBe(before);
    await send({}, 'asked');
    expect(await rows()).toHaveLength(1);
  });

  test('is told apart from a person who needs two seconds', async () => {
    const { send, rows } = visitor();
    await send({ filledInMs: 2000 });
    expect(await rows()).toHaveLength(1);
  });
});
