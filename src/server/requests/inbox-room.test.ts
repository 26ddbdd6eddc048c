import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import { FAULTS } from '#domain/errors/faults.ts';
import { STORED_REVISION_STATES } from '#domain/offers/revision-life.ts';
import { storedSelection } from '#domain/quote/read-stored.ts';
import type { InboxRequest, InboxRow } from '#domain/requests/inbox-contract.ts';
import { afterRequestStep, isUnanswered, OPERATOR_STEPS } from '#domain/requests/request-life.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#domain/requests/request-status.ts';
import { person, registered } from '../../../tests/accounts.ts';
import { contactRequest, wizardRequest } from '../../../tests/factories/stored-requests.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { sentOffer } from '../../../tests/sent-offer.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { createMessageService } from '../messages/service.ts';
import { warnOfAnswers } from './answer-warnings.ts';
import { insertRequest, type StoredRequest } from './data.ts';
import { createInbox } from './inbox.ts';
import { createReplyDigest } from './reply-digest.ts';

// Monday, 10:15 in Bratislava.
const NOW = new Date('2026-11-23T09:15:00Z');
const HOUR = 60 * 60 * 1000;
const later = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR);

let app: TestApp;
let admin: TestBrowser;
let adminId: string;
let now = NOW;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock: () => now });
  admin = await registered(app, person('spravca'));
  await app.database.pool.query("UPDATE accounts SET role = 'admin', email_verified_at = now()");
  adminId = (await admin.inject({ method: 'GET', url: '/api/user' })).json().id;
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOW;
  await app.database.pool.query('TRUNCATE requests, messages, conversation_notes, mails, offers CASCADE');
});

const REQUESTS = '/api/admin/requests';

/** Stores a request that came a moment before the test's now. */
function stored(changes: Partial<StoredRequest> = {}): Promise<StoredRequest> {
  const { selection, ...wizard } = wizardRequest();
  const base =
    changes.kind === 'wizard' ? { ...wizard, selection: storedSelection(selection) } : contactRequest();
  const { number, searchText, ...row } = { ...base, createdAt: later(-1), updatedAt: later(-1), ...changes };
  return app.services.db.transaction((transaction) => insertRequest(transaction, row));
}

async function get<Answer>(path: string): Promise<Answer> {
  const answer = await admin.inject({ method: 'GET', url: path });
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return answer.json();
}
const list = (query: Record<string, string> = {}) =>
  get<InboxRow[]>(`${REQUESTS}?${new URLSearchParams(query)}`);
const record = (id: string) => get<InboxRequest>(`${REQUESTS}/${id}`);
const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);

async function act(path: string, body: object): Promise<InboxRequest> {
  const answer = await admin.post(`${REQUESTS}/${path}`, body);
  expect([Math.floor(answer.statusCode / 100), answer.json().message]).toEqual([2, undefined]);
  return answer.json();
}

/** What the log says was done to a request by whom, in order. */
async function noted(id: string): Promise<string[]> {
  const { rows } = await app.database.pool.query(
    'SELECT action, actor FROM audit_log WHERE subject_id = $1 ORDER BY id',
    [id],
  );
  return rows.map(({ action, actor }) => (actor === adminId ? action : `${action} by ${actor}`));
}

describe('the list', () => {
  it('shows a request of the wizard with all that a row needs', async () => {
    const { id, createdAt } = await stored({
      kind: 'wizard',
      priceMin: 2200,
      priceMax: 2970,
      answerDueAt: later(23),
      answerWarnAt: later(6),
    });
    const [row] = await list();
    expect(row).toMatchObject({
      id,
      ticket: expect.stringMatching(/^#\d{4}$/),
      kind: 'wizard',
      status: 'new',
      company: 'Vzor, s. r. o.',
      phone: '+421 905 000 000',
      phoneE164: '+421905000000',
      excerpt: 'Potrebujem web. S galériou.',
      priceRange: { min: 2200, max: 2970 },
      createdAt: createdAt.toISOString(),
      clock: { state: 'running', answeredAt: null },
      isWaiting: true,
      snoozedUntil: null,
      unanswered: 0,
      latestNote: null,
      offer: null,
    });
    expect(row?.about).not.toBe('');
    expect(row?.features.length).toBeGreaterThan(0);
  });

  it('leaves out the archive and what was joined to another, unless it is asked for', async () => {
    const kept = await stored({ name: 'Nový' });
    await stored({ name: 'Starý', status: 'archived', archivedFrom: 'seen' });
    await stored({ name: 'Zlúčený', status: 'archived', archivedFrom: 'seen', mergedInto: kept.id });
    await stored({ name: 'Stratený', status: 'lost', lostReason: 'other', createdAt: later(-2) });
    expect(names(await list())).toEqual(['Nový', 'Stratený']);
    expect(names(await list({ status: 'archived' }))).toEqual(['Starý']);
    expect(names(await list({ status: 'open' }))).toEqual(['Nový']);
    expect(names(await list({ status: 'lost' }))).toEqual(['Stratený']);
    expect(names(await list({ status: 'all' })).toSorted()).toEqual(['Nový', 'Starý', 'Stratený']);
    expect(names(await list({ kind: 'wizard' }))).toEqual([]);
    expect(names(await list({ since: '2026-11-23' })).toSorted()).toEqual(['Nový', 'Stratený']);
    expect(names(await list({ since: '2026-11-24' }))).toEqual([]);
  });

  it('has those who wait in the order in which they have waited', async () => {
    await stored({ name: 'Druhý', createdAt: later(-2) });
    await stored({ name: 'Prvý', status: 'seen', createdAt: later(-3) });
    await stored({ name: 'Odložený', createdAt: later(-4), snoozedUntil: later(1) });
    await stored({ name: 'Zodpovedaný', status: 'contacted', createdAt: later(-5) });
    await stored({ name: 'Späť', status: 'offered', createdAt: later(-6), snoozedUntil: later(-1) });
    await stored({ name: 'Získaný', status: 'won', createdAt: later(-7), snoozedUntil: later(-1) });
    expect(names(await list({ waiting: 'yes' }))).toEqual(['Späť', 'Prvý', 'Druhý']);
    expect(names(await list({ snoozed: 'yes' }))).toEqual(['Odložený']);
    now = later(1);
    expect(names(await list({ waiting: 'yes' }))).toEqual(['Späť', 'Odložený', 'Prvý', 'Druhý']);
    const [first] = await list({ waiting: 'yes' });
    expect(names(await list({ waiting: 'yes', after: keysetOf(first as InboxRow) }))).toHaveLength(3);
  });

  it('comes fifty at a time, each request once', async () => {
    for (let place = 0; place < LIST_ROWS + 5; place += 1)
      await stored({ name: `N${place}`, createdAt: later(-Math.floor(place / 2)) });
    const first = await list();
    const rest = await list({ after: keysetOf(first.at(-1) as InboxRow) });
    expect([first.length, rest.length]).toEqual([LIST_ROWS, 5]);
    expect(new Set(names([...first, ...rest])).size).toBe(LIST_ROWS + 5);
  });

  it('is searched without diacritics over everything of a request, its notes and messages', async () => {
    const roof = await stored({ name: 'Ján Šťastný', description: 'Nová strecha v Žiline.' });
    const other = await stored({ name: 'Iná Osoba', email: 'ina@vzor.example', phoneE164: '+421911222333' });
    const joined = await stored({
      name: 'Ján Šťastný',
      description: 'Druhý raz, s odkvapmi.',
      webAddress: 'https://odkvapy.example',
      status: 'archived',
      archivedFrom: 'new',
      mergedInto: roof.id,
    });
    await act(`${roof.id}/notes`, { kind: 'note', text: 'Chce aj ľahký krov.' });
    await act(`${other.id}/replies`, { text: 'Posielam cenník okien.' });
    await app.database.pool.query(
      `INSERT INTO conversation_notes (id, request_id, kind, text, created_at) VALUES (gen_random_uuid(), $1, 'note', 'Žľab z medi', now())`,
      [joined.id],
    );
    const found = async (search: string) => names(await list({ search }));
    for (const search of [
      'stastny',
      'STRECHA žiline',
      'lahky krov',
      'odkvapmi',
      'odkvapy.example',
      'zlab',
      // One word of the text, one of a note, one of what was joined.
      'strecha krov odkvapmi',
      `#${roof.number}`.padEnd(3, ' x').replace(' x', ''),
    ].filter((text) => text.length >= 3))
      expect([search, await found(search)]).toEqual([search, ['Ján Šťastný']]);
    for (const search of [
      'cennik',
      '0911 222 333',
      '+421 911 222 333',
      '911222333',
      '0911/222 333',
      'ina@vzor',
    ])
      expect([search, await found(search)]).toEqual([search, ['Iná Osoba']]);
    expect(await found(String(roof.number).padStart(4, '0'))).toEqual(['Ján Šťastný']);
    // Of one request, not of two.
    expect(await found('strecha okien')).toEqual([]);
    expect(await found('100%')).toEqual([]);
    const short = await admin.inject({ method: 'GET', url: `${REQUESTS}?search=ab` });
    expect(short.json()).toMatchObject({ field: 'search', message: 'Na hľadanie zadajte aspoň 3 znaky.' });
  });
});

describe('the board and the counts', () => {
  it('have every state with its newest requests', async () => {
    await stored({ name: 'A' });
    await stored({ name: 'B', createdAt: later(-2) });
    await stored({ name: 'C', status: 'won' });
    await stored({ name: 'D', status: 'archived', archivedFrom: 'won' });
    const board = await get<{ status: string; count: number; rows: InboxRow[] }[]>(`${REQUESTS}/board`);
    expect(board.map(({ status, count, rows }) => [status, count, names(rows)])).toEqual([
      ['new', 2, ['A', 'B']],
      ['seen', 0, []],
      ['contacted', 0, []],
      ['offered', 0, []],
      ['won', 1, ['C']],
      ['lost', 0, []],
    ]);
  });

  it('tell how many wait, are late, put aside and without an offer', async () => {
    await stored({ answerDueAt: later(-1), answerWarnAt: later(-2) });
    await stored({ status: 'seen', answerDueAt: later(1), answerWarnAt: later(-2) });
    await stored({ snoozedUntil: later(1) });
    await stored({ status: 'contacted', answerDueAt: later(-1), answerWarnAt: later(-2), answeredAt: NOW });
    await stored({ status: 'archived', archivedFrom: 'new' });
    expect(await get(`${REQUESTS}/counts`)).toEqual({
      byStatus: { new: 2, seen: 1, contacted: 1, offered: 0, won: 0, lost: 0, archived: 1 },
      unanswered: 0,
      waiting: 2,
      late: 1,
      snoozed: 1,
      lapsed: 0,
    });
  });
});

describe('a step', () => {
  const body = (step: string) =>
    step === 'lose' ? { step, reason: 'no-answer', note: 'Nedvíha.' } : { step };

  it.each(REQUEST_STATUSES.flatMap((status) => OPERATOR_STEPS.map((step) => [status, step] as const)))(
    'from %s: %s',
    async (status, step) => {
      const archivedFrom = status === 'archived' ? ('contacted' as const) : null;
      const answeredAt = isUnanswered({ status }) ? null : NOW;
      const { id } = await stored({ status, archivedFrom, answeredAt });
      const next = afterRequestStep({ status, archivedFrom }, step);
      const answer = await admin.post(`${REQUESTS}/${id}/steps`, body(step));
      const after = await record(id);
      if (next) {
        expect([answer.statusCode, after.status]).toEqual([200, next.status]);
        const hasChanged = next.status !== status || step === 'lose';
        expect((await noted(id)).length).toBe(hasChanged ? 1 : 0);
      } else {
        expect([answer.statusCode, after.status]).toEqual([409, status]);
        expect(answer.json().message).toMatch(/^Tento dopyt /);
        expect(await noted(id)).toEqual([]);
      }
    },
  );

  it('remembers the reason of a loss, and the state before the archive', async () => {
    const { id } = await stored({ status: 'contacted' });
    await act(`${id}/steps`, { step: 'lose', reason: 'too-expensive', note: 'O tretinu.' });
    const archived = await act(`${id}/steps`, { step: 'archive' });
    expect(archived).toMatchObject({ status: 'archived', archivedFrom: 'lost', lostReason: 'too-expensive' });
    const back = await act(`${id}/steps`, { step: 'restore' });
    expect(back).toMatchObject({
      status: 'lost',
      lostNote: 'O tretinu.',
      steps: ['contact', 'lose', 'archive'],
    });
    expect(await noted(id)).toEqual(['request.lost', 'request.archived', 'request.restored']);
  });

  it('wants a reason that is known', async () => {
    const { id } = await stored();
    for (const wrong of [
      { step: 'lose' },
      { step: 'lose', reason: 'x' },
      { step: 'win' },
      { step: 'offer' },
    ]) {
      const answer = await admin.post(`${REQUESTS}/${id}/steps`, wrong);
      expect(answer.statusCode).toBe(400);
    }
    expect((await record(id)).status).toBe('new');
  });

  it('of opening reads the messages of the client that were on the screen, which wait on until they are answered', async () => {
    const { id } = await stored();
    const LATER = new Date(NOW.getTime() + 1);
    await app.database.pool.query(
      `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
       SELECT gen_random_uuid(), 'request', $1, 'client', 'Ján', 'Kedy?', unnest($2::timestamptz[])`,
      [id, [NOW, LATER]],
    );
    const open = async (seenUntil: Date) =>
      (await act(`${id}/steps`, { step: 'open', seenUntil: seenUntil.toISOString() })).messages.map(
        ({ readAt }) => readAt,
      );
    const unanswered = async () => (await list())[0]?.unanswered;
    expect(await unanswered()).toBe(2);
    expect(await open(NOW)).toEqual([NOW.toISOString(), null]);
    expect(await open(LATER)).toEqual([NOW.toISOString(), NOW.toISOString()]);
    expect(await unanswered()).toBe(2);
    expect(await noted(id)).toEqual(['request.opened']);
    await act(`${id}/replies`, { text: 'Zajtra.', seenUntil: NOW.toISOString() });
    expect(await unanswered(), 'what came while the answer was written').toBe(1);
    await act(`${id}/replies`, { text: 'A takto.', seenUntil: LATER.toISOString() });
    expect(await unanswered()).toBe(0);
  });
});

describe('notes', () => {
  it('are kept with who wrote them; a call counts as contact', async () => {
    const { id } = await stored({ answerDueAt: later(23), answerWarnAt: later(6) });
    await act(`${id}/notes`, { kind: 'note', text: 'Zavolať po obede.' });
    expect((await record(id)).status).toBe('new');
    now = later(1);
    const after = await act(`${id}/notes`, { kind: 'call', text: 'Chce ponuku do piatka.' });
    expect(after).toMatchObject({
      status: 'contacted',
      clock: { state: 'answered', answeredAt: later(1).toISOString() },
      notes: [
        { kind: 'note', text: 'Zavolať po obede.', author: 'spravca' },
        { kind: 'call', text: 'Chce ponuku do piatka.', author: 'spravca' },
      ],
    });
    expect((await list())[0]?.latestNote?.text).toBe('Chce ponuku do piatka.');
    expect(await noted(id)).toEqual(['request.noted', 'request.called']);
  });

  it('can be removed, but only those of the request', async () => {
    const { id } = await stored();
    const [note] = (await act(`${id}/notes`, { kind: 'note', text: 'Preč.' })).notes;
    const other = await stored();
    const wrong = await admin.send('DELETE', `${REQUESTS}/${other.id}/notes/${note?.id}`, {});
    expect(wrong.statusCode).toBe(404);
    const right = await admin.send('DELETE', `${REQUESTS}/${id}/notes/${note?.id}`, {});
    expect([right.statusCode, right.json().notes]).toEqual([200, []]);
    expect(await noted(id)).toEqual(['request.noted', 'request.note-removed']);
  });
});

describe('what the operator notes', () => {
  it('is in no answer to the client', async () => {
    const who = person('klientka', 'klientka@vzor.example');
    const { id } = await stored({ email: who.email });
    await act(`${id}/notes`, { kind: 'note', text: 'Utajený rozpočet.' });
    await act(`${id}/steps`, { step: 'lose', reason: 'too-expensive', note: 'Utajený dôvod.' });
    const customer = await registered(app, who);
    const { pool } = app.database;
    const accountId = (await customer.inject({ method: 'GET', url: '/api/user' })).json().id;
    await pool.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [accountId]);
    const clientId = randomUUID();
    await pool.query(
      "INSERT INTO clients (id, name, created_at, updated_at) VALUES ($1, 'Vzor', now(), now())",
      [clientId],
    );
    await pool.query('INSERT INTO client_members VALUES ($1, $2, now())', [clientId, accountId]);
    await pool.query('UPDATE requests SET client_id = $1 WHERE id = $2', [clientId, id]);
    const answers = [];
    for (const url of ['/api/service-requests', `/api/service-requests/${id}`, '/api/account/export']) {
      const answer = await customer.inject({ method: 'GET', url });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      answers.push(answer.body);
    }
    expect(answers[1]).toContain('Potrebujem prehľadný web.');
    expect(answers.join('')).not.toMatch(/Utajený|too-expensive/);
    for (const url of [REQUESTS, `${REQUESTS}/${id}`])
      expect((await customer.inject({ method: 'GET', url })).statusCode).toBe(403);
  });
});

describe('a reply', () => {
  it('is a message and a mail, after which the request is contacted', async () => {
    const email = 'odpoved@vzor.example';
    const { id, number } = await stored({ email, answerDueAt: later(23), answerWarnAt: later(6) });
    const after = await act(`${id}/replies`, { text: 'Dobrý deň,\n\náno, dá sa to.' });
    expect(after).toMatchObject({
      status: 'contacted',
      clock: { state: 'answered' },
      messages: [{ side: 'operator', text: 'Dobrý deň,\n\náno, dá sa to.', canWithdraw: true }],
      mails: [{ label: 'Odpoveď na dopyt', to: email }],
    });
    await app.drain();
    expect(await mailsAbout(app.dataDir, email)).toHaveLength(1);
    const [mail] = await mailsAbout(app.dataDir, email);
    expect(mail?.subject).toBe(`Odpoveď na váš dopyt #${String(number).padStart(4, '0')}`);
    expect(mail?.text).toContain('áno, dá sa to.');
    expect(await noted(id)).toEqual(['request.answered']);
  });

  it('that follows within an hour is mailed after it, with all that is unanswered, and leads to the conversation', async () => {
    const email = 'viac@vzor.example';
    const { id } = await stored({ email });
    const mails = async (count: number) => {
      await app.drain();
      expect(await mailsAbout(app.dataDir, email)).toHaveLength(count);
      return (await mailsAbout(app.dataDir, email)).map(({ text }) => text ?? '');
    };
    await act(`${id}/replies`, { text: 'Prvá odpoveď.' });
    expect((await mails(1)).join()).toContain('/auth');
    now = later(0.1);
    for (const text of ['Druhá odpoveď.', 'Tretia odpoveď.']) await act(`${id}/replies`, { text });
    const digest = createReplyDigest(app.services);
    await digest.run(later(0.9));
    expect(await mailsAbout(app.dataDir, email)).toHaveLength(1);
    await digest.run(later(1.1));
    const second = (await mails(2)).find((text) => text.includes('Druhá odpoveď.'));
    expect(second).toContain('Tretia odpoveď.');
    expect(second).not.toContain('Prvá odpoveď.');
    expect(second).toMatch(/\/emaily#/);
    await digest.run(later(3));
    expect(await mailsAbout(app.dataDir, email)).toHaveLength(2);
    now = NOW;
  });

  it('is refused while a placeholder of its template is left, and for the archive', async () => {
    const { id } = await stored();
    const unfilled = await admin.post(`${REQUESTS}/${id}/replies`, { text: 'Dobrý deň, {firma},' });
    expect(unfilled.json()).toMatchObject({
      field: 'text',
      message: 'Doplňte ešte {firma}, alebo to vymažte.',
    });
    const archived = await stored({ status: 'archived', archivedFrom: 'seen' });
    const late = await admin.post(`${REQUESTS}/${archived.id}/replies`, { text: 'Dobrý deň' });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Tento dopyt je v archíve. Najprv ho vráťte.',
    ]);
    expect((await record(archived.id)).messages).toEqual([]);
  });

  it('can be withdrawn for five minutes', async () => {
    const { id } = await stored();
    const [message] = (await act(`${id}/replies`, { text: 'Omyl.' })).messages;
    const path = `${REQUESTS}/${id}/replies/${message?.id}`;
    now = later(1);
    expect((await admin.send('DELETE', path, {})).statusCode).toBe(409);
    now = NOW;
    const withdrawn = await admin.send('DELETE', path, {});
    expect(withdrawn.json().messages[0]).toMatchObject({ text: '', withdrawnAt: NOW.toISOString() });
  });
});

describe('putting aside', () => {
  it('hides a request from those that wait until it comes back by itself', async () => {
    const { id } = await stored();
    expect(await act(`${id}/snooze`, { until: later(2).toISOString() })).toMatchObject({
      isWaiting: false,
      snoozedUntil: later(2).toISOString(),
    });
    now = later(2);
    expect(await record(id)).toMatchObject({ isWaiting: true, snoozedUntil: null });
    await act(`${id}/snooze`, { until: null });
    expect(await noted(id)).toEqual(['request.snoozed', 'request.taken-up']);
  });

  it('is for open requests and for a time ahead', async () => {
    const { id } = await stored();
    const won = await stored({ status: 'won' });
    for (const [request, until, message] of [
      [id, later(-1), 'Zadajte čas v\u00A0budúcnosti, najviac rok dopredu.'],
      [id, later(24 * 400), 'Zadajte čas v\u00A0budúcnosti, najviac rok dopredu.'],
      [won.id, later(1), 'Tento dopyt je uzavretý, už sa nedá odložiť.'],
    ] as const) {
      const answer = await admin.post(`${REQUESTS}/${request}/snooze`, { until: until.toISOString() });
      expect([answer.statusCode, answer.json().message]).toEqual([409, message]);
    }
    expect(await noted(id)).toEqual([]);
  });
});

/** An offer of a request, that stands so. */
async function offered(requestId: string, state: string, validUntil = '2026-12-31'): Promise<string> {
  const { id } = await sentOffer(app);
  const { pool } = app.database;
  await pool.query('UPDATE offers SET request_id = $2, state = $3, valid_until = $4 WHERE id = $1', [
    ...[id, requestId],
    ...[state, validUntil],
  ]);
  const text = state === 'draft' ? ', sent_text = NULL' : '';
  await pool.query(`UPDATE offer_revisions SET state = $2, valid_until = $3${text} WHERE offer_id = $1`, [
    id,
    state,
    validUntil,
  ]);
  return id;
}

describe('a request whose offer stands no more', () => {
  const lapsed = async () => names(await list({ lapsed: 'yes' }));

  it('comes back for every state of the offer in which the client can do nothing with it, and says so itself', async () => {
    for (const state of STORED_REVISION_STATES)
      await offered((await stored({ name: state, status: 'offered' })).id, state);
    await offered((await stored({ name: 'today', status: 'offered' })).id, 'sent', '2026-11-23');
    await offered((await stored({ name: 'yesterday', status: 'offered' })).id, 'viewed', '2026-11-22');
    await stored({ name: 'gone', status: 'offered' });
    const rows = await list();
    const back = ['declined', 'draft', 'gone', 'superseded', 'withdrawn', 'yesterday'];
    expect(names(rows.filter(({ isLapsed }) => isLapsed)).toSorted()).toEqual(back);
    expect((await lapsed()).toSorted()).toEqual(back);
    expect(await get(`${REQUESTS}/counts`)).toMatchObject({ lapsed: back.length });
    expect(rows.find(({ name }) => name === 'yesterday')?.offer).toMatchObject({ state: 'expired' });
  });

  it('stays away while another of its offers stands, its own or that of a request joined to it', async () => {
    const request = await stored({ name: 'Dve', status: 'offered' });
    await offered(request.id, 'withdrawn');
    const joined = await stored({ status: 'archived', archivedFrom: 'offered', mergedInto: request.id });
    expect(await lapsed()).toEqual(['Dve']);
    const standing = await offered(joined.id, 'sent');
    expect(await lapsed()).toEqual([]);
    expect(await record(request.id)).toMatchObject({ isLapsed: false });
    await app.database.pool.query("UPDATE offers SET valid_until = '2026-11-01' WHERE id = $1", [standing]);
    expect(await lapsed()).toEqual(['Dve']);
    expect(await record(request.id)).toMatchObject({ isLapsed: true });
  });

  it('can be put aside, and is back among those that wait', async () => {
    const { id } = await stored({ name: 'Neskôr', status: 'offered' });
    await offered(id, 'withdrawn');
    await act(`${id}/snooze`, { until: later(2).toISOString() });
    expect(await lapsed()).toEqual([]);
    now = later(2);
    expect([await lapsed(), names(await list({ waiting: 'yes' }))]).toEqual([[], ['Neskôr']]);
  });

  it('is over with a reason, or when it is won, lost or archived', async () => {
    const { id } = await stored({ status: 'offered' });
    await offered(id, 'withdrawn');
    await act(`${id}/steps`, { step: 'lose', reason: 'no-answer' });
    expect(await lapsed()).toEqual([]);
  });
});

describe('duplicates', () => {
  it('are found by e-mail and telephone ever, by name and firm within days', async () => {
    const mine = await stored({ name: 'Ján Šťastný', email: 'jan@vzor.example', phoneE164: '+421905111222' });
    const year = later(-365 * 24);
    const none = { email: 'iny@vzor.example', phoneE164: '' };
    await stored({ ...none, name: 'A', email: 'JAN@vzor.example', createdAt: year });
    await stored({ ...none, name: 'B', phoneE164: '+421905111222', createdAt: year });
    await stored({ ...none, name: 'jan stastny', createdAt: later(-24) });
    await stored({ ...none, name: 'Ján Šťastný', createdAt: year });
    await stored({ ...none, name: 'Cudzí' });
    const { duplicates } = await record(mine.id);
    expect(duplicates.map(({ name, signs }) => [name, ...signs])).toEqual(
      expect.arrayContaining([
        ['A', 'email'],
        ['B', 'phone'],
        ['jan stastny', 'name'],
      ]),
    );
    expect(duplicates).toHaveLength(3);
  });

  it('are joined: nothing is lost, and the kept one has come as far as the other', async () => {
    const kept = await stored({ name: 'Hlavný' });
    const other = await stored({ name: 'Druhý', createdAt: later(-2) });
    const third = await stored({ name: 'Tretí', createdAt: later(-3) });
    await act(`${third.id}/merge`, { into: other.id });
    await act(`${other.id}/notes`, { kind: 'call', text: 'Volal som.' });
    await act(`${other.id}/replies`, { text: 'Ahoj.' });
    const after = await act(`${other.id}/merge`, { into: kept.id });
    expect(after).toMatchObject({
      id: kept.id,
      status: 'contacted',
      notes: [{ text: 'Volal som.' }],
      messages: [{ text: 'Ahoj.' }],
      merged: [{ name: 'Tretí' }, { name: 'Druhý' }],
    });
    expect(after.history.map(({ sentence }) => sentence).join()).toContain('zlúčený s iným dopytom');
    expect(await record(other.id)).toMatchObject({ status: 'archived', mergedInto: { id: kept.id } });
    expect(names(await list())).toEqual(['Hlavný']);
    expect(await act(`${other.id}/steps`, { step: 'restore' })).toMatchObject({
      status: 'contacted',
      mergedInto: null,
    });
  });

  it('are not joined in ways that lose something', async () => {
    const kept = await stored();
    const archived = await stored({ status: 'archived', archivedFrom: 'seen' });
    const gone = randomUUID();
    for (const [from, into] of [
      [kept.id, kept.id],
      [kept.id, archived.id],
      [kept.id, gone],
    ] as const) {
      const answer = await admin.post(`${REQUESTS}/${from}/merge`, { into });
      expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(/^Dopyt/)]);
    }
    expect((await admin.post(`${REQUESTS}/${gone}/merge`, { into: kept.id })).statusCode).toBe(404);
    expect(await noted(kept.id)).toEqual([]);
  });
});

describe('reply templates', () => {
  it('are added, changed and removed, each with its entry', async () => {
    const path = '/api/admin/reply-templates';
    const added = (await admin.post(path, { name: 'Úvod', text: 'Dobrý deň, {meno},' })).json();
    await admin.send('PUT', `${path}/${added.id}`, { name: 'Pozdrav', text: 'Dobrý deň,', version: 0 });
    expect(await get(path)).toMatchObject([{ name: 'Pozdrav', text: 'Dobrý deň,' }]);
    expect((await admin.send('DELETE', `${path}/${added.id}?version=1`, {})).statusCode).toBe(200);
    expect((await admin.send('DELETE', `${path}/${added.id}?version=1`, {})).statusCode).toBe(404);
    expect(await get(path)).toEqual([]);
    expect(await noted(added.id)).toEqual([
      'reply-template.added',
      'reply-template.changed',
      'reply-template.removed',
    ]);
  });
});

describe('of two windows over one reply template', () => {
  it('the second neither changes nor removes what it has not seen', async () => {
    const path = '/api/admin/reply-templates';
    const { id, ...added } = (await admin.post(path, { name: 'Úvod', text: 'Dobrý deň,' })).json();
    const change = (text: string, version: number) =>
      admin.send('PUT', `${path}/${id}`, { name: 'Úvod', text, version });
    const changed = await change('Pekný deň,', added.version);
    expect(changed.json()).toMatchObject({ text: 'Pekný deň,', version: 1 });
    for (const answer of [
      await change('Dobré ráno,', added.version),
      await admin.send('DELETE', `${path}/${id}?version=${added.version}`, {}),
    ])
      expect([answer.statusCode, answer.json().message]).toEqual([409, FAULTS.editedElsewhere.message]);
    expect(await get(path)).toMatchObject([{ text: 'Pekný deň,', version: 1 }]);
    expect(await noted(id)).toEqual(['reply-template.added', 'reply-template.changed']);
    expect((await change('Dobré ráno,', 1)).json()).toMatchObject({ text: 'Dobré ráno,', version: 2 });
  });
});

describe('the table', () => {
  it('holds what the list shows, and no formula', async () => {
    await stored({
      ...{ name: '=HYPERLINK("x")', company: 'Firma; s. r. o.', description: 'Text' },
      webAddress: 'https://firma.example',
    });
    await stored({ name: 'Archív', status: 'archived', archivedFrom: 'seen' });
    const answer = await admin.inject({ method: 'GET', url: `${REQUESTS}/export` });
    expect(answer.headers['content-type']).toContain('text/csv');
    const lines = answer.body.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(
      `"'=HYPERLINK(""x"")";"Firma; s. r. o.";klient@vzor.example;00421 905 000 000;https://firma.example;`,
    );
  });

  it('says in its name and in its last line where it is only a beginning, and only there', async () => {
    const { services } = app;
    const messages = createMessageService(services);
    const tableOf = (rows: number) =>
      createInbox({ ...services, messages, quotes: services.quotes, tableMax: rows }).table({}, now);
    for (const name of ['Prvý', 'Druhý', 'Tretí']) await stored({ name });
    const whole = await tableOf(3);
    expect([whole.fileName, whole.bytes.toString().split('\r\n').length]).toEqual(['dopyty.csv', 5]);
    const cut = await tableOf(2);
    expect(cut.fileName).toBe('dopyty-prvych-50000.csv');
    const lines = cut.bytes.toString().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[3]).toMatch(/^Tabuľka má len prvých 50 000 riadkov zoznamu\./);
  });
});

describe('the operator is warned', () => {
  it('of each unanswered request once, when three quarters of its time are over', async () => {
    const clock = { answerWarnAt: later(-1), answerDueAt: later(2) };
    const due = await stored(clock);
    await stored({ ...clock, status: 'contacted' });
    await stored({ ...clock, snoozedUntil: later(1) });
    await stored({ ...clock, answerWarnAt: later(1) });
    const round = () => warnOfAnswers(app.services, now);
    const runs = await Promise.all([round(), round(), round()]);
    expect(runs.toSorted()).toEqual([0, 0, 1]);
    expect(await round()).toBe(0);
    expect(await noted(due.id)).toEqual(['request.answer-due by sweep']);
    const ticket = `#${String(due.number).padStart(4, '0')}`;
    const warned = async () =>
      (await mailsAbout(app.dataDir, due.id)).filter(({ subject }) => subject?.includes(ticket));
    await app.drain();
    expect(await warned()).toHaveLength(1);
    const [mail] = await warned();
    expect(mail?.subject).toBe(`Dopyt ${ticket} čaká na odpoveď`);
    expect(mail?.text?.replaceAll('\u00A0', ' ')).toContain('najneskôr v pondelok 23. 11. o 12:15');
  });
});

it('an act that fails half-way leaves neither a change nor an entry', async () => {
  const { id } = await stored();
  await app.database.pool.query('ALTER TABLE audit_log RENAME TO audit_log_away');
  const acts: [string, object][] = [
    ['steps', { step: 'archive' }],
    ['notes', { kind: 'call', text: 'Volal som.' }],
    ['replies', { text: 'Dobrý deň.' }],
    ['snooze', { until: later(1).toISOString() }],
  ];
  const answers: number[] = [];
  for (const [path, body] of acts)
    answers.push((await admin.post(`${REQUESTS}/${id}/${path}`, body)).statusCode);
  await app.database.pool.query('ALTER TABLE audit_log_away RENAME TO audit_log');
  expect(answers).toEqual([500, 500, 500, 500]);
  const status: RequestStatus = 'new';
  expect(await record(id)).toMatchObject({ status, notes: [], messages: [], mails: [], snoozedUntil: null });
});
