import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '#domain/content/site.ts';
import { formatExactEuros } from '#domain/kernel/format.ts';
import { migrate } from '#server/db/migrate.ts';
import { MAIL_QUEUE } from '#server/mail/delivery.ts';
import { renderQuotePdf } from '#server/quote/pdf.ts';
import { readPdf } from '../pdf-text.ts';
import { personArchive } from '../person-archive.ts';
import { parsedContact, parsedRequest } from '../request-stack.ts';
import { createTestDb, type TestDb } from '../test-db.ts';
import { createTestServices, type TestServices } from '../test-services.ts';

const DUMP = readFileSync('tests/fixtures/two-tables.sql', 'utf8');
/** What the version before deleted on which day, at noon. */
const EXPIRY: Record<string, string[]> = JSON.parse(
  readFileSync('tests/fixtures/two-tables-expiry.json', 'utf8'),
);

type Row = Record<string, unknown>;

async function rowsOf({ pool }: TestDb, query: string): Promise<Row[]> {
  return (await pool.query(query)).rows;
}

async function restore(): Promise<TestDb> {
  const database = await createTestDb({ empty: true });
  await database.pool.query(DUMP);
  return database;
}

/** Of the version before; nothing else becomes of them. */
const NEW_STATUS: Record<string, string> = {
  new: 'new',
  'in-progress': 'contacted',
  quoted: 'offered',
  accepted: 'won',
  done: 'won',
  rejected: 'lost',
  cancelled: 'archived',
};

const UNTOUCHED = [
  ...['quotes', 'price_books', 'idempotency_keys', 'consents', 'error_reports'],
  ...['rate_limits', 'ai_usage', 'admin_setup'],
  // A column that came later is null in every old row.
].map((table) => `SELECT '${table}' AS in_table, jsonb_strip_nulls(to_jsonb(t)) AS row FROM ${table} t`);

let database: TestDb;
let upgraded: TestServices;
/** As the version before left them. */
let old: { requests: Row[]; messages: Row[]; mails: Row[]; audit: Row[]; untouched: Row[] };

beforeAll(async () => {
  database = await restore();
  old = {
    requests: await rowsOf(database, 'SELECT * FROM service_requests ORDER BY number'),
    messages: await rowsOf(database, 'SELECT * FROM contact_messages ORDER BY number'),
    mails: await rowsOf(database, 'SELECT * FROM mails ORDER BY id'),
    audit: await rowsOf(database, 'SELECT * FROM audit_log ORDER BY id'),
    untouched: await rowsOf(database, UNTOUCHED.join(' UNION ALL ')),
  };
  await migrate(database.connection);
  const env = { PUBLIC_URL: 'https://webdielna.example' };
  upgraded = await createTestServices({ database, env, clock: () => new Date('2026-11-22T10:00:00Z') });
});

afterAll(async () => {
  await upgraded.close();
  await database.drop();
});

describe('a database of the version with two tables of requests', () => {
  test('holds what that version can have stored', () => {
    expect(new Set(old.requests.map(({ status }) => status))).toEqual(new Set(Object.keys(NEW_STATUS)));
    expect(new Set(old.mails.map(({ status }) => status))).toEqual(
      new Set(['pending', 'sent', 'dead', 'held']),
    );
    expect([old.requests.length, old.messages.length, old.mails.length]).toEqual([25, 7, 64]);
  });

  test('keeps every request of the wizard, with its state by its new name', async () => {
    // What is searched is made of the others, and of more today.
    const columns = Object.keys(old.requests[0] ?? {}).filter((name) => name !== 'search_text');
    const kept = await rowsOf(
      database,
      `SELECT ${columns.join(', ')} FROM requests WHERE kind = 'wizard' ORDER BY number`,
    );
    expect(kept).toEqual(
      old.requests.map(({ search_text: _, ...row }) => ({
        ...row,
        status: NEW_STATUS[String(row.status)] ?? 'unknown',
      })),
    );
  });

  test('keeps every request of the contact form, and finds its words without diacritics', async () => {
    const kept = await rowsOf(
      database,
      `SELECT id, number, name, email, phone_e164, phone_display, topic, description AS message, browser_id, created_at
       FROM requests WHERE kind = 'contact' AND status = 'new' ORDER BY number`,
    );
    expect(kept).toEqual(old.messages);
    const found = "SELECT number FROM requests WHERE search_text LIKE '%' || fold_text('ĎALŠÍ text') || '%'";
    expect(await rowsOf(database, found)).toEqual([{ number: 19 }]);
  });

  test('keeps every mail, and each names its request', async () => {
    const kept = await rowsOf(database, 'SELECT * FROM mails ORDER BY id');
    const plain = ({ request_id, kind, payload, updated_at, thread_id, ...rest }: Row) => rest;
    expect(kept.map(plain)).toEqual(old.mails.map(plain));
    const about = (row: Row) => {
      const { messageId, ...payload } = row.payload as Row;
      return {
        id: row.request_id ?? messageId,
        kind: String(row.kind).replace('message-', 'contact-'),
        payload,
      };
    };
    expect(kept.map(({ request_id: id, kind, payload }) => ({ id, kind, payload }))).toEqual(
      old.mails.map(about),
    );
    expect(
      await rowsOf(database, 'SELECT id FROM mails WHERE request_id NOT IN (SELECT id FROM requests)'),
    ).toEqual([]);
  });

  test('keeps the history, and what nobody has touched', async () => {
    const entries = await rowsOf(database, 'SELECT * FROM audit_log ORDER BY id');
    const renamed = (row: Row) => ({
      ...row,
      action: row.action === 'message.sent' ? 'request.submitted' : row.action,
      subject_type: row.subject_type === 'price_book' ? 'price_book' : 'request',
    });
    expect(entries).toEqual(old.audit.map(renamed));
    expect(await rowsOf(database, UNTOUCHED.join(' UNION ALL '))).toEqual(old.untouched);
  });

  test('is left alone by a second migration', async () => {
    const everything = async () =>
      rowsOf(
        database,
        `SELECT table_schema, table_name, query_to_xml(format('SELECT * FROM %I.%I ORDER BY 1', table_schema, table_name), true, true, '')::text AS rows
         FROM information_schema.tables WHERE table_schema IN ('public', 'drizzle') ORDER BY 1, 2`,
      );
    const before = await everything();
    await migrate(database.connection);
    expect(await everything()).toEqual(before);
  });
});

describe('each piece of data', () => {
  let aging: TestServices;
  let restored: TestDb;
  beforeAll(async () => {
    restored = await restore();
    const retention = { ...site.retention, requestMonths: 12, unsentQuoteMonths: 6 };
    aging = await createTestServices({ database: restored, site: { ...site, retention } });
    await aging.services.prepare();
  });
  afterAll(async () => {
    await aging.close();
    await restored.drop();
  });

  const names = async (): Promise<string[]> => {
    const rows = await rowsOf(
      restored,
      `SELECT 'requests ' || id AS name FROM requests UNION ALL SELECT 'quotes ' || id FROM quotes
       UNION ALL SELECT 'mails ' || id FROM mails UNION ALL SELECT 'consents ' || decision_id FROM consents
       UNION ALL SELECT 'error_reports ' || message FROM error_reports`,
    );
    return rows.map(({ name }) => String(name)).sort();
  };

  test('is deleted on the day on which the version before deleted it', async () => {
    const days = Object.keys(EXPIRY).filter((day) => day !== 'never');
    let left = Object.values(EXPIRY).flat().sort();
    expect(days.length).toBeGreaterThan(30);
    for (const day of days) {
      const noon = new Date(`${day}T12:00:00Z`);
      for (const now of [new Date(noon.getTime() - 24 * 60 * 60_000), noon]) {
        expect(await names(), `before ${now.toISOString()}`).toEqual(left);
        for (const sweep of aging.services.sweeps) await sweep.run(now);
      }
      left = left.filter((name) => !EXPIRY[day]?.includes(name));
    }
    expect(await names()).toEqual(EXPIRY.never?.toSorted());
  });
});

describe('after the update', () => {
  beforeAll(async () => {
    await upgraded.services.prepare();
    await upgraded.services.jobs.start();
  });

  test('a submission repeated with its key gets the answer from before', async () => {
    const { requests, contactRequests } = upgraded.services;
    const now = new Date('2026-11-20T11:00:00Z');
    const request = parsedRequest({
      email: 'klient29@vzor.example',
      budget: '8000+',
      timeline: '3-6-months',
    });
    const again = { browserId: 'browser-29', idempotencyKey: 'key-of-a-request', now };
    expect(await requests.submit(request, again)).toMatchObject({ number: 29, ticket: '#0029' });
    const message = parsedContact({ email: 'pise30@vzor.example' });
    const repeated = { browserId: 'browser-30', idempotencyKey: 'key-of-a-message', now };
    expect(await contactRequests.send(message, repeated)).toMatchObject({ number: 30, ticket: '#0030' });
  });

  test('the next requests and quotes get the numbers that follow', async () => {
    const { requests, contactRequests } = upgraded.services;
    const context = { browserId: 'browser-new', idempotencyKey: null, now: new Date('2026-11-22T10:00:00Z') };
    const serial = Math.max(
      ...(await rowsOf(database, 'SELECT serial FROM quotes')).map((row) => Number(row.serial)),
    );
    const contact = await contactRequests.send(parsedContact({ email: 'novy@vzor.example' }), context);
    const request = await requests.submit(parsedRequest({ email: 'novy@vzor.example' }), context);
    expect([contact.ticket, request.ticket]).toEqual(['#0033', '#0034']);
    expect(request.quote?.number).toBe(`RO-2026-${String(serial + 1).padStart(6, '0')}`);
  });

  test('every quote of before has its own numbers, and each form of it is printed', async () => {
    const { quotes, pdf } = upgraded.services;
    const facts = { site, publicUrl: 'https://webdielna.example' };
    const stored = await rowsOf(
      database,
      "SELECT id, quote FROM quotes WHERE NOT quote ? 'version' ORDER BY serial",
    );
    const plain = (text: string) => text.replaceAll('\u00A0', ' ');
    expect(stored).toHaveLength(27);
    const forms = new Map(stored.map(({ quote, id }) => [JSON.stringify(quote), id]));
    expect(forms.size).toBeGreaterThan(5);
    for (const { id, quote } of stored) {
      const found = await quotes.find(String(id));
      const { lines, range, total, notes } = quote as { [name: string]: { amount: number }[] };
      expect(found?.quote).toMatchObject({ range, total });
      expect(found?.quote.notes.map(({ text }) => text)).toEqual(notes);
      expect(found?.quote.lines.map(({ amount }) => amount)).toEqual(lines?.map(({ amount }) => amount));
    }
    for (const id of forms.values()) {
      const found = await quotes.find(String(id));
      if (!found) throw new Error(`No quote ${id}`);
      const requester = { client: 'test', signal: new AbortController().signal };
      const { text } = await readPdf(await renderQuotePdf(pdf, found, facts, requester));
      expect(text).toContain(found.number);
      for (const { label, amount } of found.quote.lines) {
        expect(text).toContain(label);
        expect(text).toContain(plain(formatExactEuros(amount)));
      }
    }
  });

  test('mails that were held back, given up or on their way are sent', async () => {
    const { db, jobs, outbox, mailFolder } = upgraded.services;
    const unsent = old.mails.filter(({ status }) => status !== 'sent');
    expect(new Set(unsent.map(({ kind, status }) => `${kind} ${status}`)).size).toBe(10);
    const waiting = unsent.filter(({ status }) => status === 'pending');
    // Their jobs are pg-boss's, which no migration touches.
    await db.transaction((transaction) =>
      jobs.add(
        transaction,
        MAIL_QUEUE,
        waiting.map(({ id }) => ({ mailId: id })),
      ),
    );
    for (const { id, status } of unsent) if (status !== 'pending') await outbox.resend(String(id));
    const statuses = () =>
      rowsOf(database, "SELECT DISTINCT status, last_error FROM mails WHERE created_at < '2026-11-22'");
    await upgraded.drain();
    expect(await statuses()).toEqual([{ status: 'sent', last_error: null }]);
    const texts = new Map<string, string>();
    for (const name of readdirSync(mailFolder)) {
      const { subject, text, attachments } = await PostalMime.parse(readFileSync(join(mailFolder, name)));
      texts.set(name, `${subject}\n${text}\n${attachments.map(({ filename }) => filename)}`);
    }
    const of = (row: Row | undefined) => texts.get(`${row?.message_id}.eml`) ?? '';
    const about = (kind: string, id: unknown) =>
      of(
        unsent.find(
          (row) => row.kind === kind && (row.request_id === id || (row.payload as Row).messageId === id),
        ),
      );
    const held = old.messages.find(({ number }) => number === 28);
    expect(about('message-client', held?.id)).toContain('Váš dopyt #0028 bol prijatý');
    const message = old.messages.find(({ number }) => number === 30);
    expect(about('message-operator', message?.id)).toMatch(
      /Nový dopyt #0030: Tvorba webu.*Potrebujem prehľadný web/s,
    );
    const gone = old.requests.find(({ number }) => number === 31);
    expect(about('request-operator', gone?.id)).toMatch(/#0031.*live-chat a Záručné podmienky/s);
    expect(about('request-client', gone?.id)).toMatch(/#0031.*rozpocet-elektrikar-\d+\.pdf$/s);
  });

  test('a person still gets all that is known, also of choices that are offered no more', async () => {
    const known = await personArchive(upgraded.services, 'klient21@vzor.example');
    expect(['dopyty.json', 'rozpocty.json'].map(known.textOf).join()).toMatch(/live-chat.*chimney-sweep/s);
    expect((['dopyty', 'rozpocty', 'emaily'] as const).map((file) => known.rowsOf(file).length)).toEqual([
      1, 1, 2,
    ]);
  });
});
