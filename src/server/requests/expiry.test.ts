import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { daysBefore, monthsBefore, RETENTION } from '#domain/legal/retention.ts';
import { NO_CONTACT } from '#domain/requests/request-fields.ts';
import { REQUEST_STATUSES } from '#domain/requests/request-status.ts';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import {
  createRequestStack,
  parsedContact,
  parsedRequest,
  type RequestStack,
} from '../../../tests/request-stack.ts';
import { DAILY_LIMIT } from '../ai/daily-limit.ts';
import { clients } from '../clients/table.ts';
import { ErrorReports } from '../errors/service.ts';
import { errorReports } from '../errors/table.ts';
import { deleteExpiredMails } from '../mail/expiry.ts';
import { mails } from '../mail/table.ts';
import { conversationNotes } from '../messages/note-table.ts';
import { messages } from '../messages/table.ts';
import { deleteExpiredOffers } from '../offers/expiry.ts';
import { offers } from '../offers/table.ts';
import { deleteExpiredQuotes } from '../quote/expiry.ts';
import { quotes } from '../quote/table.ts';
import { deleteExpiredRequests } from './expiry.ts';
import { requests } from './table.ts';

let stack: RequestStack;
const now = new Date('2028-12-21T10:00:00Z');
const retention = { requestMonths: 24, unsentQuoteMonths: 6 };
const requestLimit = monthsBefore(now, retention.requestMonths);
const quoteLimit = monthsBefore(now, retention.unsentQuoteMonths);
const mailLimit = monthsBefore(now, RETENTION.mailMonths);
const older = (limit: Date) => new Date(limit.getTime() - 1);

beforeAll(async () => {
  stack = await createRequestStack();
  await stack.jobs.start();
});
afterAll(() => stack.close());

async function sweep(): Promise<void> {
  const { db } = stack.database;
  await deleteExpiredOffers(db, retention, now);
  await deleteExpiredRequests(db, retention, now);
  await deleteExpiredQuotes(db, retention, now);
  await deleteExpiredMails(db, stack.mailFolder, now);
}

let visitors = 0;
const newVisitor = (): string => {
  visitors += 1;
  return `klient${visitors}@vzor.example`;
};

async function submitted(at: Date): Promise<string> {
  const context = { idempotencyKey: null, browserId: null, now: at };
  const { id } = await stack.requests.submit(parsedRequest({ email: newVisitor() }), context);
  return id;
}

async function written(at: Date): Promise<string> {
  const context = { idempotencyKey: null, browserId: null, now: at };
  const { id } = await stack.contactRequests.send(parsedContact({ email: newVisitor() }), context);
  return id;
}

const change = (id: string, changes: Partial<typeof requests.$inferInsert>) =>
  stack.database.db.update(requests).set(changes).where(eq(requests.id, id));

const issued = (now: Date) =>
  stack.quotes.issue({
    selection: quoteSelection(),
    client: NO_CONTACT,
    description: '',
    browserId: null,
    now,
  });

async function exists(table: typeof requests | typeof quotes, id: string): Promise<boolean> {
  return (await stack.database.db.$count(table, eq(table.id, id))) > 0;
}

const quoteOf = async (id: string): Promise<string> => {
  const [row] = await stack.database.db.select().from(requests).where(eq(requests.id, id));
  return row?.quoteId ?? 'none';
};

describe('requests', () => {
  test('are deleted with their quote and mails when they have not changed for too long', async () => {
    const id = await submitted(older(requestLimit));
    const quoteId = await quoteOf(id);
    await sweep();
    expect(await exists(requests, id)).toBe(false);
    expect(await exists(quotes, quoteId)).toBe(false);
    expect(await stack.database.db.$count(mails, eq(mails.requestId, id))).toBe(0);
  });

  test('stay with their quote to the last moment of their time', async () => {
    const id = await submitted(requestLimit);
    const quoteId = await quoteOf(id);
    await sweep();
    expect(await exists(requests, id)).toBe(true);
    expect(await exists(quotes, quoteId)).toBe(true);
  });

  test('stay when they have changed since', async () => {
    const id = await submitted(older(requestLimit));
    await change(id, { status: 'seen', updatedAt: requestLimit });
    await sweep();
    expect(await exists(requests, id)).toBe(true);
  });

  test.each(REQUEST_STATUSES.map((status) => [status, status === 'won'] as const))(
    'of the state %s stay for ever: %s',
    async (status, stays) => {
      const ids = [await submitted(older(requestLimit)), await written(older(requestLimit))];
      const archivedFrom = status === 'archived' ? ('lost' as const) : null;
      for (const id of ids) await change(id, { status, archivedFrom, updatedAt: older(requestLimit) });
      await sweep();
      for (const id of ids) expect(await exists(requests, id)).toBe(stays);
    },
  );

  describe('with an offer', () => {
    const offered = async (requestId: string, offer: Partial<typeof offers.$inferInsert>) => {
      const { db } = stack.database;
      const at = older(requestLimit);
      const clientId = crypto.randomUUID();
      await db.insert(clients).values({ id: clientId, name: 'Vzor', createdAt: at, updatedAt: at });
      serial += 1;
      await db.insert(offers).values({
        id: crypto.randomUUID(),
        prefix: 'CP',
        serial,
        year: 2026,
        clientId,
        requestId,
        recipientName: '',
        recipientEmail: '',
        revision: 1,
        state: 'sent',
        title: '',
        onceTotal: 0,
        monthlyTotal: 0,
        validUntil: '2026-12-31',
        hasDraft: false,
        searchText: '',
        createdAt: at,
        updatedAt: at,
        ...offer,
      });
    };
    let serial = 0;
    const today = '2028-12-21';

    test.each([
      ['that can be accepted on its last day', { state: 'sent', validUntil: today }, true],
      ['that was opened and can be accepted', { state: 'viewed', validUntil: '2029-01-05' }, true],
      ['that has expired', { state: 'viewed', validUntil: '2028-12-20' }, false],
      ['that is accepted', { state: 'accepted' }, true],
      ['that was declined', { state: 'declined' }, false],
      ['that was withdrawn', { state: 'withdrawn' }, false],
      ['that was written on since', { state: 'draft', hasDraft: true, updatedAt: requestLimit }, true],
      [
        'whose draft was forgotten',
        { state: 'draft', hasDraft: true, updatedAt: older(requestLimit) },
        false,
      ],
    ] as const)('%s: %o', async (_, offer, stays) => {
      const lost = { status: 'lost', updatedAt: older(requestLimit) } as const;
      const archived = { ...lost, status: 'archived', archivedFrom: 'lost' } as const;
      for (const changes of [lost, archived]) {
        const id = await submitted(older(requestLimit));
        await change(id, changes);
        await offered(id, offer);
        await sweep();
        expect(await exists(requests, id)).toBe(stays);
      }
    });

    test('keep what was joined to them, and what they were joined to', async () => {
      const joinedTo = (mergedInto: string) =>
        ({ status: 'archived', archivedFrom: 'seen', mergedInto, updatedAt: older(requestLimit) }) as const;
      const [kept, joined, other] = [
        await submitted(older(requestLimit)),
        await written(older(requestLimit)),
        await written(older(requestLimit)),
      ];
      for (const id of [joined, other]) await change(id, joinedTo(kept));
      await offered(joined, { state: 'accepted' });
      await sweep();
      for (const id of [kept, joined, other]) expect(await exists(requests, id)).toBe(true);
    });
  });

  test('go with what was joined to them, with notes and messages of all', async () => {
    const { db } = stack.database;
    const [main, joined] = [await submitted(older(requestLimit)), await written(older(requestLimit))];
    await change(joined, {
      status: 'archived',
      archivedFrom: 'seen',
      mergedInto: main,
      updatedAt: older(requestLimit),
    });
    for (const id of [main, joined]) {
      const text = { id: crypto.randomUUID(), text: 'Text', createdAt: now };
      await db.insert(conversationNotes).values({ ...text, requestId: id, kind: 'note' });
      const subject = { subjectType: 'request', subjectId: id } as const;
      await db.insert(messages).values({ ...text, ...subject, side: 'client', authorName: 'Jana' });
    }
    await sweep();
    for (const id of [main, joined]) {
      expect(await exists(requests, id)).toBe(false);
      expect(await db.$count(conversationNotes, eq(conversationNotes.requestId, id))).toBe(0);
      expect(await db.$count(messages, eq(messages.subjectId, id))).toBe(0);
    }
  });

  test('stay while what was joined to them has changed since', async () => {
    const [main, joined] = [await submitted(older(requestLimit)), await written(older(requestLimit))];
    const merged = { status: 'archived', archivedFrom: 'seen', mergedInto: main } as const;
    await change(joined, { ...merged, updatedAt: requestLimit });
    await sweep();
    for (const id of [main, joined]) expect(await exists(requests, id)).toBe(true);
  });

  test('of the contact form are deleted with their mails after their time, not before', async () => {
    const old = await written(older(requestLimit));
    const kept = await written(requestLimit);
    await sweep();
    expect(await exists(requests, old)).toBe(false);
    expect(await exists(requests, kept)).toBe(true);
    expect(await stack.database.db.$count(mails, eq(mails.requestId, old))).toBe(0);
  });

  test('that somebody changes by hand have changed now', async () => {
    const id = await submitted(older(requestLimit));
    const { pool } = stack.database;
    const { rows } = await pool.query(
      "UPDATE requests SET status = 'contacted' WHERE id = $1 RETURNING updated_at = now() AS now",
      [id],
    );
    expect(rows).toEqual([{ now: true }]);
  });
});

describe('quotes', () => {
  test('without a request are deleted after their time, not before', async () => {
    const old = await issued(older(quoteLimit));
    const kept = await issued(quoteLimit);
    await sweep();
    expect(await exists(quotes, old.id)).toBe(false);
    expect(await exists(quotes, kept.id)).toBe(true);
  });
});

describe('thousands of rows', () => {
  test('are deleted in batches, and no deleted quote reads all requests', async () => {
    const { db, pool } = stack.database;
    const kept = await issued(quoteLimit);
    await pool.query(
      `INSERT INTO quotes (id, year, quote, client, description, created_at, valid_until)
       SELECT gen_random_uuid(), 2026, '{}', '{}', '', $1, $1 FROM generate_series(1, 1234)`,
      [older(quoteLimit)],
    );
    expect(await deleteExpiredQuotes(db, retention, now)).toBe(1234);
    expect(await exists(quotes, kept.id)).toBe(true);
    const { rows } = await pool.query(
      `SELECT indexdef FROM pg_indexes WHERE tablename IN ('requests', 'quotes')`,
    );
    const definitions = rows.map(({ indexdef }) => indexdef).join('\n');
    expect(definitions).toContain('(quote_id)');
    expect(definitions).toMatch(/quotes .*\(created_at, id\)/);
  });
});

describe('mails', () => {
  test('that are sent or given up are deleted after their time; waiting ones stay', async () => {
    const mail = (status: 'pending' | 'sent' | 'dead', createdAt: Date) => {
      const id = crypto.randomUUID();
      return {
        id,
        kind: 'x',
        toName: '',
        toAddress: 'a@b.example',
        messageId: id,
        status,
        createdAt,
        updatedAt: createdAt,
      };
    };
    const gone = [mail('sent', older(mailLimit)), mail('dead', older(mailLimit))];
    const kept = [mail('pending', older(mailLimit)), mail('sent', mailLimit)];
    await stack.database.db.insert(mails).values([...gone, ...kept]);
    await sweep();
    const left = await stack.database.db.select({ id: mails.id }).from(mails).where(eq(mails.kind, 'x'));
    expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  });

  test('as files are deleted after their time; other files stay', async () => {
    const write = async (name: string, at: Date) => {
      await writeFile(join(stack.mailFolder, name), '');
      await utimes(join(stack.mailFolder, name), at, at);
    };
    await mkdir(stack.mailFolder, { recursive: true });
    await write('old.eml', older(mailLimit));
    await write('old.txt', older(mailLimit));
    await write('new.eml', mailLimit);
    await sweep();
    const left = await readdir(stack.mailFolder);
    expect(left).not.toContain('old.eml');
    expect(left).toEqual(expect.arrayContaining(['old.txt', 'new.eml']));
  });
});

test('error reports are deleted when they were not seen for their time', async () => {
  const { db } = stack.database;
  const reports = new ErrorReports(db);
  const limit = daysBefore(now, RETENTION.errorReportDays);
  const report = (message: string) => ({
    errorId: 'ERR_MHABCDEF_AB12CD34',
    message,
    category: 'component' as const,
    severity: 'high' as const,
    timestamp: now.toISOString(),
    userAgent: '',
    url: '/',
    userId: null,
    sessionId: null,
    stack: null,
    context: {},
  });
  await reports.record(report('old'), older(limit));
  await reports.record(report('seen again'), older(limit));
  await reports.record(report('seen again'), limit);
  await reports.sweep(now);
  const left = await db.select({ message: errorReports.message }).from(errorReports);
  expect(left).toEqual([{ message: 'seen again' }]);
});

test('counts by address are gone within the time that the privacy policy states', () => {
  const limits = [DAILY_LIMIT, ...CONTRACT.flatMap(({ limit }) => limit ?? [])];
  const longest = Math.max(...limits.map(({ seconds }) => seconds));
  const untilSweep = 60 * 60;
  expect(longest + untilSweep).toBeLessThanOrEqual(RETENTION.addressHours * 60 * 60);
});
