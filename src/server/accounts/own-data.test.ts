import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXPORT_FILES } from '#domain/accounts/export-schemas.ts';
import { clientFacts } from '#domain/clients/client-fields.ts';
import { site } from '#domain/content/site.ts';
import { FAULTS } from '#domain/errors/faults.ts';
import { codeFor, person, proven, registered } from '../../../tests/accounts.ts';
import { contactBody, quoteBody, requestBody } from '../../../tests/factories/bodies.ts';
import { withManyRequests } from '../../../tests/many-requests.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { statementsOf } from '../../../tests/security/statements.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { waitingForLock } from '../../../tests/test-db.ts';
import { runSweep } from '../../../tests/test-services.ts';
import { tracesOf } from '../../../tests/traces.ts';
import { auditLog } from '../audit/table.ts';
import { clientMembers, clients } from '../clients/table.ts';
import { requests } from '../requests/table.ts';
import { accounts, passkeys, recoveryCodes, sessions } from './table.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterEach(() => app.close());

/** Rows that are written between two questions to the database. */
const REQUESTS_OF_PAGE = 50;
const MESSAGES_OF_PAGE = 200;
const CANARY = person('kanarik', 'kanarik.spievavy@example.sk');
const CONTACT = { name: 'Kanárik Spievavý', email: CANARY.email, phone: '+421 905 987 654' };
const NAMED = /kan[aá]rik|905.?987.?654|voli[eé]ra/i;

/** The address that the account had before. */
const FORMER = 'stary.kanarik@example.sk';

/** At least so many mails go to an address. */
async function mailedTo(email: string, count: number): Promise<void> {
  await app.drain();
  expect((await mailsAbout(app.dataDir, email)).length).toBeGreaterThanOrEqual(count);
}

/** An account with something in everything that is kept. */
async function withEverything(): Promise<TestBrowser> {
  const stranger = app.browser();
  await stranger.post('/api/service-requests', requestBody({ ...CONTACT, description: 'Voliéra na web.' }));
  await stranger.post('/api/contact-messages', contactBody(CONTACT));
  const browser = await proven(app, { ...CANARY, email: FORMER });
  await browser.post('/api/password/forgotten', { email: FORMER });
  await mailedTo(FORMER, 2);
  await browser.post('/api/account/email', { email: CANARY.email });
  const changed = await browser.post('/api/account/email-proof', { code: await codeFor(app, CANARY.email) });
  expect([changed.statusCode, changed.json().email]).toEqual([200, CANARY.email]);
  await browser.post('/api/generate-quote', quoteBody(CONTACT));
  await browser.post('/api/clients', { ...clientFacts(() => ''), name: 'Voliéra Kanárik, s. r. o.' });
  await browser.send('PATCH', '/api/account', { fullName: CONTACT.name, phone: CONTACT.phone, version: 0 });
  const { db } = app.database;
  const account = await accountOf(CANARY.username);
  const at = app.time.clock();
  await db.insert(recoveryCodes).values({ codeHash: 'tajny-hash', accountId: account.id });
  await db.insert(passkeys).values({
    ...{ id: 'verejne-id', accountId: account.id, name: 'Kanárikov telefón', counter: 0 },
    ...{ publicKey: Buffer.from('x'), transports: [], createdAt: at },
  });
  await browser.post('/api/account/email-code', {});
  return browser;
}

async function accountOf(username: string) {
  const [account] = await app.database.db.select().from(accounts).where(eq(accounts.username, username));
  if (!account) throw new Error(`Nobody is called ${username}`);
  return account;
}

async function filesOf(browser: TestBrowser): Promise<Record<string, string>> {
  const answer = await browser.inject({ method: 'GET', url: '/api/account/export' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toMatch(/moje-udaje-\d{4}-\d{2}-\d{2}\.zip/);
  const files = Object.entries(unzipSync(answer.rawPayload));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const traces = () => tracesOf(NAMED, { database: app.database, mailFolder: join(app.dataDir, 'outbox') });

const mailsAreOut = async () => {
  await app.drain();
  expect((await app.database.pool.query("SELECT FROM mails WHERE status = 'pending'")).rowCount).toBe(0);
};

describe('the export', () => {
  // Every document of it is typeset.
  it('holds every row about the account, a page to read, and no secret', async () => {
    const browser = await withEverything();
    const account = await accountOf(CANARY.username);
    await mailsAreOut();
    const files = await filesOf(browser);
    const documents = Object.keys(files).filter((name) => name.startsWith('dokumenty/'));
    expect(Object.keys(files).toSorted()).toEqual(
      [...EXPORT_FILES.map((name) => `${name}.json`), 'prehlad.html', ...documents].toSorted(),
    );
    const numbers = JSON.parse(files['rozpocty.json'] ?? '').map(({ number }: { number: string }) => number);
    expect(documents.toSorted()).toEqual(
      numbers
        .flatMap((number: string) => [
          `dokumenty/${number}/PRD-tvorba-webu.pdf`,
          `dokumenty/${number}/rozpocet-${number}.pdf`,
        ])
        .toSorted(),
    );
    for (const name of documents) expect(files[name]).toMatch(/^%PDF/);
    const kept = async (query: string, ...values: string[]) =>
      Number((await app.database.pool.query(`SELECT count(*) FROM ${query}`, values)).rows[0].count);
    const rows = Object.fromEntries(
      EXPORT_FILES.map((name) => [name, JSON.parse(files[`${name}.json`] ?? '').length]),
    );
    expect(rows).toEqual({
      ucet: 1,
      'fakturacne-udaje': await kept('client_members WHERE account_id = $1', account.id),
      dopyty: await kept('requests'),
      rozpocty: await kept('quotes'),
      ponuky: 0,
      projekty: 0,
      spravy: 0,
      subory: 0,
      dokumenty: documents.length,
      kalendare: 0,
      kontakty: 0,
      pozvanky: 0,
      emaily: await kept('mails'),
      prihlasenia: await kept('sessions WHERE account_id = $1', account.id),
      kody: await kept('email_codes WHERE account_id = $1', account.id),
      odkazy: await kept('account_links WHERE account_id = $1', account.id),
      kluce: 1,
      'zalozne-kody': 1,
      historia: await kept('audit_log WHERE actor = $1 OR subject_id = $1', account.id),
    });
    expect(rows).toMatchObject({ dopyty: 2, rozpocty: 2, 'fakturacne-udaje': 2, kody: 1 });
    expect(files['prehlad.html']).toContain('Voliéra na web.');
    expect(files['prehlad.html']).toContain('Kód na potvrdenie e-mailu');
    // Codes of the program are for the files: people read words.
    expect(files['prehlad.html']).not.toMatch(/<td>[a-z]+[.-][a-z-]+<\/td>|<td>(?:sent|pending|held|dead)</);
    const addresses = JSON.parse(files['emaily.json'] ?? '').map(
      ({ toAddress }: { toAddress: string }) => toAddress,
    );
    expect(new Set(addresses)).toEqual(new Set([CANARY.email, FORMER, site.operator.email]));
    const all = Object.values(files).join('\n');
    expect(all).toContain('Kanárikov telefón');
    const [session] = await app.database.db.select().from(sessions).where(eq(sessions.accountId, account.id));
    for (const secret of [account.passwordHash, session?.tokenHash ?? '-', 'tajny-hash', 'publicKey'])
      expect(all).not.toContain(secret);
  });

  it('does not tell whether an address that somebody claims has an owner', async () => {
    await proven(app, person('zuza'));
    const shown = [];
    for (const [name, email] of [
      ['zlodej-1', 'zuza@example.sk'],
      ['zlodej-2', 'nikoho@example.sk'],
    ] as const) {
      const files = await filesOf(await registered(app, person(name, email)));
      const { 'emaily.json': mails = '', 'kody.json': codes = '' } = files;
      shown.push([
        JSON.parse(mails).map(({ kind, toAddress }: Record<string, string>) => [kind, toAddress === email]),
        JSON.parse(codes).length,
      ]);
    }
    expect(shown[0]).toEqual(shown[1]);
  });

  it('holds nothing of anybody else, not even before an e-mail is proven', async () => {
    await withEverything();
    const thief = await registered(app, { ...person('zlodej'), email: CANARY.email });
    const all = Object.values(await filesOf(thief)).join('\n');
    expect(all).not.toMatch(/voliéra|Spievavý|905 987 654/i);
    const other = await proven(app, person('zuza'));
    expect(Object.values(await filesOf(other)).join('\n')).not.toMatch(NAMED);
  });

  it('wants the password typed lately', async () => {
    const browser = await registered(app, CANARY);
    await app.database.db.update(sessions).set({ confirmedAt: null });
    const answer = await browser.inject({ method: 'GET', url: '/api/account/export' });
    expect([answer.statusCode, answer.json().message]).toEqual([403, FAULTS.unconfirmed.message]);
  });

  it('of two hundred requests and a thousand messages lets others be served in between', async () => {
    const browser = await withManyRequests(app, CANARY, { requests: 200, messages: 5 });
    const read = async () => {
      const answer = await app.app.inject({
        ...{ url: '/api/account/export', cookies: browser.cookies, payloadAsStream: true },
      });
      const parts: Buffer[] = [];
      for await (const part of answer.stream()) parts.push(part);
      return Buffer.concat(parts);
    };
    // Others have their turn while the database is asked for the next page.
    const { statements } = await statementsOf(read, /from "(?:messages|requests)"/);
    expect(statements.length).toBeGreaterThanOrEqual(200 / REQUESTS_OF_PAGE + 1_000 / MESSAGES_OF_PAGE);
    const files = await filesOf(browser);
    expect(JSON.parse(files['dopyty.json'] ?? '')).toHaveLength(200);
    expect(JSON.parse(files['spravy.json'] ?? '')).toHaveLength(1000);
    expect(JSON.parse(files['spravy.json'] ?? '')[0].about).toMatch(/^#\d{4}$/);
  });

  it('is made once at a time', async () => {
    const browser = await proven(app, CANARY);
    const ask = () => app.app.inject({ url: '/api/account/export', cookies: browser.cookies });
    const holder = await app.database.pool.connect();
    await holder.query('BEGIN; LOCK TABLE quotes IN ACCESS EXCLUSIVE MODE');
    const first = ask();
    await expect.poll(() => waitingForLock(holder)).toBe(1);
    expect((await ask()).statusCode).toBe(429);
    await holder.query('ROLLBACK');
    holder.release();
    expect((await first).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(200);
  });
});

describe('deleting an account', () => {
  it('says first what goes, then leaves no trace, and signs out everywhere', async () => {
    const browser = await withEverything();
    const other = app.browser();
    await other.post('/api/login', CANARY);
    await mailsAreOut();
    expect((await traces()).length).toBeGreaterThan(8);
    const preview = await browser.inject({ method: 'GET', url: '/api/account/deletion' });
    expect(preview.json()).toEqual({
      isLastAdmin: false,
      goes: { clients: [CONTACT.name, 'Voliéra Kanárik, s. r. o.'], requests: 2, quotes: 2, offers: 0 },
      stays: { contracted: [], offers: [], shared: [] },
    });
    const answer = await browser.send('DELETE', '/api/account', {});
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    for (const each of [browser, other])
      expect((await each.inject({ method: 'GET', url: '/api/user' })).statusCode).toBe(401);
    await mailsAreOut();
    // The last word to the owner; its note goes with the next sweep.
    expect(await traces()).toEqual(['public.mails', 'file']);
    await runSweep(app.services, 'forget-farewells', app.time.clock());
    expect(await traces()).toEqual(['file']);
    const [last] = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'account.account-deleted'));
    expect(last).toMatchObject({ subjectType: 'account' });
  });

  it('keeps what a contract has come of, and its client, and says why', async () => {
    const browser = await withEverything();
    const { db } = app.database;
    await db.update(requests).set({ status: 'won' }).where(eq(requests.kind, 'wizard'));
    const [won] = await db.select().from(requests).where(eq(requests.kind, 'wizard'));
    const ticket = `#${String(won?.number).padStart(4, '0')}`;
    const preview = (await browser.inject({ method: 'GET', url: '/api/account/deletion' })).json();
    expect(preview).toMatchObject({
      goes: { clients: ['Voliéra Kanárik, s. r. o.'], requests: 1, quotes: 1 },
      stays: { contracted: [ticket] },
    });
    await browser.send('DELETE', '/api/account', {});
    expect((await db.select().from(requests)).map(({ id }) => id)).toEqual([won?.id]);
    expect((await db.select().from(clients)).map(({ id }) => id)).toEqual([won?.clientId]);
    expect(await db.$count(accounts)).toBe(0);
  });

  it('leaves a firm with other members, and all that is its, to them', async () => {
    const browser = await withEverything();
    const { db } = app.database;
    const other = await proven(app, person('zuza'));
    const zuza = await accountOf('zuza');
    const [own] = await db.select({ id: requests.clientId }).from(requests);
    await db
      .insert(clientMembers)
      .values({ clientId: own?.id ?? '', accountId: zuza.id, createdAt: app.time.clock() });
    const preview = (await browser.inject({ method: 'GET', url: '/api/account/deletion' })).json();
    expect(preview.stays.shared).toEqual([CONTACT.name]);
    await browser.send('DELETE', '/api/account', {});
    expect(await db.$count(requests)).toBe(2);
    const list = (await other.inject({ method: 'GET', url: '/api/clients' })).json();
    expect(list.map(({ name }: { name: string }) => name)).toContain(CONTACT.name);
  });

  it('by somebody who only claims an address takes nothing of its owner', async () => {
    await withEverything();
    const { db } = app.database;
    const before = [await db.$count(requests), await db.$count(clients)];
    const thief = await registered(app, { ...person('zlodej'), email: CANARY.email });
    expect((await thief.send('DELETE', '/api/account', {})).statusCode).toBe(200);
    expect([await db.$count(requests), await db.$count(clients)]).toEqual(before);
    expect((await accountOf(CANARY.username)).emailVerifiedAt).not.toBeNull();
  });

  it('is refused to the last administrator, also when two go at the same time', async () => {
    const { db } = app.database;
    const [jana, zuza] = [await proven(app, person('jana')), await proven(app, person('zuza'))];
    await db.update(accounts).set({ role: 'admin' });
    const answers = await Promise.all([
      jana.send('DELETE', '/api/account', {}),
      zuza.send('DELETE', '/api/account', {}),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe(FAULTS.lastAdmin.message);
    expect(await db.$count(accounts)).toBe(1);
  });

  it('lets the address be used again', async () => {
    const browser = await proven(app, CANARY);
    await browser.send('DELETE', '/api/account', {});
    const again = await registered(app, CANARY);
    const answer = await again.post('/api/account/email-proof', { code: await codeFor(app, CANARY.email) });
    expect(answer.json()).toMatchObject({ emailVerified: true });
  });
});
