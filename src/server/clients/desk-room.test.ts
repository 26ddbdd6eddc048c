import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysetOf } from '#domain/api/list-part.ts';
import { CLIENT_TEXTS } from '#domain/clients/client-texts.ts';
import type { ClientImports, DeskClient, ListedClient } from '#domain/clients/desk-contract.ts';
import { refusedTable } from '#domain/clients/import-refused.ts';
import { FAULTS } from '#domain/errors/faults.ts';
import { mailedMatches, person, proven, registered } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { statementsOf } from '../../../tests/security/statements.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { waitingForLock } from '../../../tests/test-db.ts';
import { type ClientRow, likelySame } from './desk-data.ts';

const CLIENTS = '/api/admin/clients';
const JANA = person('jana');

let app: TestApp;
let admin: TestBrowser;
let jana: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({
    env: { RATE_LIMITS: 'off' },
  });
  admin = await registered(app, person('spravca'));
  jana = await registered(app, JANA);
  await app.database.pool.query('UPDATE accounts SET email_verified_at = now()');
  await app.database.pool.query("UPDATE accounts SET role = 'admin' WHERE username = 'spravca'");
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.pool.query('TRUNCATE clients, requests, audit_log CASCADE');
});

const read = async <Answer>(url: string): Promise<Answer> =>
  (await admin.inject({ method: 'GET', url })).json();
const made = async (body: object = {}): Promise<DeskClient> => {
  const answer = await admin.post(CLIENTS, { name: 'Pekáreň Vzor, s. r. o.', ...body });
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return answer.json();
};
const found = async (query: string) =>
  (await read<ListedClient[]>(`${CLIENTS}?${query}`)).map(({ name }) => name);
const acts = async (): Promise<string[]> =>
  (
    await app.database.pool.query("SELECT action FROM audit_log WHERE actor <> 'visitor' ORDER BY id")
  ).rows.map(({ action }) => action);

describe('a client by hand', () => {
  it('has what was entered, a person, a note that only the operator sees, and one entry in the log', async () => {
    const client = await made({
      ico: '12345679',
      city: 'Žilina',
      contact: { name: 'Jana Nová', role: 'konateľka', email: JANA.email, phone: '0905 123 456' },
      note: 'Platí načas.',
    });
    expect(client).toMatchObject({
      ico: '12345679',
      origin: 'hand',
      note: 'Platí načas.',
      contacts: [{ name: 'Jana Nová', phone: '+421 905 123 456' }],
    });
    expect(await acts()).toEqual(['client.made']);
    const [entry] = client.history;
    expect(entry?.sentence).toBe('Pribudol klient Pekáreň Vzor, s. r. o.');
    await app.database.pool.query(
      'INSERT INTO client_members (client_id, account_id, created_at) SELECT $1, id, now() FROM accounts WHERE username = $2',
      [client.id, JANA.username],
    );
    const own = (await jana.inject({ method: 'GET', url: '/api/clients' })).body;
    expect(own).toContain(client.id);
    expect(own).not.toContain('Platí načas');
    const exported = await jana.inject({ method: 'GET', url: '/api/account/export' });
    expect(exported.body).not.toContain('Platí načas');
  });

  it('is refused at the field that is wrong, and changes nothing', async () => {
    for (const [field, body] of [
      ['name', { city: 'Nitra' }],
      ['ico', { name: 'A', ico: '12345678' }],
      ['icDph', { name: 'A', icDph: 'SK1000000002' }],
    ] as const) {
      const answer = await admin.post(CLIENTS, body);
      expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    }
    expect((await admin.post(CLIENTS, {})).json().message).toBe(CLIENT_TEXTS.nameMissing);
    expect(await acts()).toEqual([]);
  });

  it('is changed field by field; what is not named stays', async () => {
    const { id } = await made({ city: 'Žilina', ico: '12345679' });
    const changed = await admin.send('PATCH', `${CLIENTS}/${id}`, { city: 'Nitra', version: 0 });
    expect(changed.json()).toMatchObject({ city: 'Nitra', ico: '12345679' });
    const noted = (note: string, version: number) =>
      admin.send('PUT', `${CLIENTS}/${id}/note`, { note, version });
    const called = await noted('Volať po piatej.', 0);
    expect(called.json()).toMatchObject({ city: 'Nitra', note: 'Volať po piatej.' });
    expect((await noted('', 1)).json().note).toBe('');
    expect((await admin.send('PATCH', `${CLIENTS}/${id}`, { version: 1 })).statusCode).toBe(400);
    expect(await acts()).toEqual(['client.made', 'client.edited', 'client.noted', 'client.noted']);
  });

  it('has people, who are added, changed and removed', async () => {
    const { id } = await made();
    const people = `${CLIENTS}/${id}/contacts`;
    const peter = { name: 'Peter Vzor', role: '', email: 'peter@example.sk', phone: '' };
    const added: DeskClient = (await admin.post(people, peter)).json();
    const [contact] = added.contacts;
    const changed = await admin.send('PATCH', `${people}/${contact?.id}`, {
      ...{ ...peter, role: 'účtovník', version: 0 },
    });
    expect(changed.json().contacts).toEqual([{ ...contact, role: 'účtovník', version: 1 }]);
    const other = await made({ name: 'Iná firma' });
    const foreign = await admin.send(
      'DELETE',
      `${CLIENTS}/${other.id}/contacts/${contact?.id}?version=1`,
      {},
    );
    expect(foreign.statusCode).toBe(404);
    const removed = await admin.send('DELETE', `${people}/${contact?.id}?version=1`, {});
    expect(removed.json().contacts).toEqual([]);
  });
});

describe('of two windows the second saves nothing that it has not seen', () => {
  const refusal = [409, FAULTS.editedElsewhere.message];
  const saved = async (method: 'PATCH' | 'PUT' | 'DELETE' | 'POST', url: string, body: object = {}) => {
    const answer = await admin.send(method, url, body);
    return [answer.statusCode, answer.json().message];
  };

  it('of the billing data, which an acceptance or an import has changed, too', async () => {
    const { id, version } = await made({ city: 'Žilina' });
    const url = `${CLIENTS}/${id}`;
    expect(await saved('PATCH', url, { city: 'Košice', version })).toEqual([200, undefined]);
    expect(await saved('PATCH', url, { city: 'Martin', version })).toEqual(refusal);
    const now: DeskClient = await read(url);
    expect([now.city, now.history.map(({ sentence }) => sentence).length]).toEqual(['Košice', 2]);
    const csv = 'Názov;Mesto\nPekáreň Vzor, s. r. o.;Nitra';
    expect(await saved('POST', `${CLIENTS}/import`, { csv, dryRun: false })).toEqual([200, undefined]);
    expect(await saved('PATCH', url, { city: 'Martin', version: now.version })).toEqual(refusal);
    const [imported] = await read<ClientImports>(`${CLIENTS}/imports`);
    const { version: brought }: DeskClient = await read(url);
    expect(await saved('POST', `${CLIENTS}/imports/${imported?.id}/undo`)).toEqual([200, undefined]);
    expect(await saved('PATCH', url, { city: 'Martin', version: brought })).toEqual(refusal);
    const { version: last, noteVersion }: DeskClient = await read(url);
    expect(await saved('PATCH', url, { city: 'Martin', version: last })).toEqual([200, undefined]);
    expect(noteVersion, 'a table without notes changes none').toBe(0);
  });

  it('of the note, whatever became of the rest meanwhile', async () => {
    const { id, version, noteVersion } = await made({ note: 'Platí načas.' });
    const url = `${CLIENTS}/${id}`;
    const noted = (note: string, seen: number) => saved('PUT', `${url}/note`, { note, version: seen });
    expect(await saved('PATCH', url, { city: 'Košice', version })).toEqual([200, undefined]);
    expect(await noted('', noteVersion)).toEqual([200, undefined]);
    expect(await noted('Volať po piatej.', noteVersion + 1)).toEqual([200, undefined]);
    expect(await noted('Platí neskoro.', noteVersion)).toEqual(refusal);
    const csv = 'Názov;Poznámka\nPekáreň Vzor, s. r. o.;Chce faktúru mailom.';
    await saved('POST', `${CLIENTS}/import`, { csv, dryRun: false });
    expect(await noted('Platí neskoro.', noteVersion + 2)).toEqual(refusal);
    expect((await read<DeskClient>(url)).note).toMatch(/^Volať po piatej\.\s+Chce faktúru mailom\.$/);
  });

  it('of a person, who is not removed unseen either', async () => {
    const peter = { name: 'Peter Vzor', role: '', email: 'peter@example.sk', phone: '' };
    const { id, contacts } = await made({ contact: peter });
    const url = `${CLIENTS}/${id}/contacts/${contacts[0]?.id}`;
    expect(await saved('PATCH', url, { ...peter, role: 'účtovník', version: 0 })).toEqual([200, undefined]);
    expect(await saved('PATCH', url, { ...peter, name: 'Petra', version: 0 })).toEqual(refusal);
    expect(await saved('DELETE', `${url}?version=0`)).toEqual(refusal);
    const [csv] = ['Názov;Meno;E-mail;Funkcia\nPekáreň Vzor, s. r. o.;Peter Vzor;peter@example.sk;konateľ'];
    await saved('POST', `${CLIENTS}/import`, { csv, dryRun: false });
    expect(await saved('DELETE', `${url}?version=1`)).toEqual(refusal);
    const now: DeskClient = await read(`${CLIENTS}/${id}`);
    expect(now.contacts).toEqual([{ ...contacts[0], role: 'konateľ', version: 2 }]);
    expect(await saved('DELETE', `${url}?version=2`)).toEqual([200, undefined]);
  });

  it('of a client that another one takes over', async () => {
    const kept = await made();
    const double = await made();
    await saved('PATCH', `${CLIENTS}/${double.id}`, { city: 'Nitra', version: double.version });
    const url = `${CLIENTS}/${double.id}/merge`;
    expect(await saved('POST', url, { into: kept.id, version: double.version })).toEqual(refusal);
    const [likely] = (await read<DeskClient>(`${CLIENTS}/${kept.id}`)).likely;
    expect(await saved('POST', url, { into: kept.id, version: likely?.version })).toEqual([200, undefined]);
    expect(await saved('PATCH', `${CLIENTS}/${kept.id}`, { city: 'Žilina', version: 0 })).toEqual(refusal);
  });
});

describe('the list says when something last happened with a client', () => {
  const listed = async () => (await read<ListedClient[]>(CLIENTS))[0]?.lastAt;

  it('that is its beginning, then its newest request, message or call; a correction of its data is none', async () => {
    const { id, createdAt } = await made();
    await app.database.pool.query("UPDATE clients SET created_at = created_at - interval '90 days'");
    const began = new Date(new Date(createdAt).getTime() - 90 * 86_400_000).toISOString();
    expect(await listed()).toBe(began);
    await admin.send('PATCH', `${CLIENTS}/${id}`, { city: 'Nitra', version: 0 });
    expect(await listed()).toBe(began);

    const sent = await app.browser().post('/api/service-requests', requestBody({ email: 'nova@example.sk' }));
    const { id: request } = sent.json();
    const at = (day: string) => `2026-${day}T08:00:00.000Z`;
    const { pool } = app.database;
    await pool.query('UPDATE requests SET client_id = $1, created_at = $2 WHERE id = $3', [
      id,
      at('10-05'),
      request,
    ]);
    await pool.query('UPDATE clients SET created_at = $1', [at('10-06')]);
    expect(await listed()).toBe(at('10-05'));
    await pool.query(
      `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
       VALUES ($1, 'request', $2, 'client', 'Jana', 'Kedy začneme?', $3)`,
      [randomUUID(), request, at('10-07')],
    );
    expect(await listed()).toBe(at('10-07'));
    const note = `INSERT INTO conversation_notes (id, request_id, kind, text, created_at) VALUES ($1, $2, $3, 'x', $4)`;
    await pool.query(note, [randomUUID(), request, 'note', at('10-09')]);
    expect(await listed()).toBe(at('10-07'));
    await pool.query(note, [randomUUID(), request, 'call', at('10-08')]);
    expect(await listed()).toBe(at('10-08'));
  });
});

describe('a client of a request', () => {
  it('is made once with its person, and is the same for whoever asks again', async () => {
    const sent = await app.browser().post('/api/service-requests', requestBody({ email: 'nova@example.sk' }));
    const { id: fromRequest } = sent.json();
    const first = await made({ fromRequest });
    expect(first).toMatchObject({ origin: 'request', contacts: [{ email: 'nova@example.sk' }] });
    expect(first.requests.map(({ id }) => id)).toEqual([fromRequest]);
    expect(first.open).toEqual({ requests: 1, offers: 0, projects: 0 });
    await app.database.pool.query("UPDATE requests SET description = repeat('strecha ', 100)");
    const again = await made({ fromRequest });
    expect(again.id).toBe(first.id);
    expect(again.requests[0]?.excerpt, 'ends with a whole word').toMatch(/^(strecha )+strecha…$/);
    expect(await acts()).toEqual(['client.request-given']);
    expect((await admin.post(CLIENTS, { fromRequest: randomUUID() })).statusCode).toBe(404);
  });
});

describe('the list', () => {
  it('finds every word in any writing: name, IČO, city, people and their telephones', async () => {
    await made({ name: 'Kúpeľne Šťastný', ico: '12345679', city: 'Žilina' });
    await made({
      name: 'Strechy',
      contact: { name: 'Ľubomír Ďurčo', role: '', email: 'lubo@strechy.sk', phone: '0905 123 456' },
    });
    expect(await found('search=stastny')).toEqual(['Kúpeľne Šťastný']);
    expect(await found('search=ZILINA%20kupelne')).toEqual(['Kúpeľne Šťastný']);
    expect(await found('search=2345679')).toEqual(['Kúpeľne Šťastný']);
    for (const text of ['durco', 'lubo@strechy', '905 123 456', '905123456'])
      expect(await found(`search=${encodeURIComponent(text)}`), text).toEqual(['Strechy']);
    expect(await found('search=durco%20zilina')).toEqual([]);
    expect((await admin.inject({ method: 'GET', url: `${CLIENTS}?search=ab` })).statusCode).toBe(400);
    const { id } = (await read<ListedClient[]>(`${CLIENTS}?search=durco`))[0] as ListedClient;
    const { contacts }: DeskClient = await read(`${CLIENTS}/${id}`);
    await admin.send('DELETE', `${CLIENTS}/${id}/contacts/${contacts[0]?.id}?version=0`, {});
    expect(await found('search=durco')).toEqual([]);
  });

  it('shows who has something open, no account or no IČO, and goes on after a row', async () => {
    const first = await made({ name: 'Prvá', ico: '12345679' });
    await made({ name: 'Druhá' });
    await app
      .browser()
      .post('/api/service-requests', requestBody({ email: 'treti@example.sk', name: 'Tretí' }));
    const { rows } = await app.database.pool.query('SELECT id FROM requests');
    await made({ fromRequest: rows[0].id });
    expect(await found('view=open')).toHaveLength(1);
    expect(await found('view=without-ico')).not.toContain('Prvá');
    expect(await found('view=without-account')).toHaveLength(3);
    expect(
      await found(`after=${keysetOf((await read<ListedClient[]>(CLIENTS))[1] as ListedClient)}`),
    ).toEqual([first.name]);
  });

  it('is saved as a table without formulas, which an import takes back unchanged', async () => {
    await made({
      name: '=HYPERLINK("http://e")',
      contact: { name: 'A', role: '', email: '', phone: '0905123456' },
    });
    const answer = await admin.inject({ method: 'GET', url: `${CLIENTS}/export` });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body).toContain(`'=HYPERLINK`);
    expect(answer.body).toContain(`'+421 905 123 456`);
    const preview = await admin.post(`${CLIENTS}/import`, { csv: answer.body, dryRun: true });
    expect(preview.json().counts).toEqual({ new: 0, update: 0, same: 1, refused: 0 });
  });

  it('is taken back unchanged where clients share the e-mail of one accountant', async () => {
    const contact = { name: 'Eva', role: 'účtovníčka', email: 'eva@example.sk', phone: '' };
    for (const name of ['Prvá', 'Druhá', 'Druhá']) await made({ name, contact });
    await app.database.pool.query(
      "UPDATE clients SET city = 'Nitra' WHERE id = (SELECT id FROM clients WHERE name = 'Druhá' LIMIT 1)",
    );
    const { body: csv } = await admin.inject({ method: 'GET', url: `${CLIENTS}/export` });
    const preview = await admin.post(`${CLIENTS}/import`, { csv, dryRun: true });
    expect(preview.json().counts).toEqual({ new: 0, update: 0, same: 3, refused: 0 });
  });

  it('is read in the order of an index, and searched by one', async () => {
    const { pool } = app.database;
    await pool.query(
      `INSERT INTO clients (id, name, city, created_at, updated_at)
       SELECT gen_random_uuid(), 'Firma ' || md5(n::text), 'Mesto ' || n % 50, now() - n * interval '1 minute', now()
       FROM generate_series(1, 20000) n`,
    );
    await pool.query('ANALYZE clients');
    // In a table that is still small the planner reads all of it rather than an index.
    const plan = async (sql: string, params: unknown[] = []) => {
      const connection = await pool.connect();
      await connection.query('BEGIN; SET LOCAL enable_seqscan = off');
      const { rows } = await connection.query(`EXPLAIN ${sql}`, params);
      await connection.query('ROLLBACK');
      connection.release();
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await plan('SELECT * FROM clients ORDER BY created_at DESC, id DESC LIMIT 50')).toContain(
      'clients_created',
    );
    const rare = `SELECT * FROM clients WHERE search_text LIKE '%c4ca4238a0b9%' ORDER BY created_at DESC, id DESC LIMIT 50`;
    expect(await plan(rare)).toContain('clients_search');
    const likely = likelySame(
      app.services.db,
      { id: randomUUID(), ico: '12345679', name: 'Firma' } as ClientRow,
      ['peter@example.sk'],
      5,
    ).toSQL();
    const signs = await plan(likely.sql, likely.params);
    for (const index of ['clients_name', 'clients_ico', 'client_contacts_email', 'clients_pkey'])
      expect(signs).toContain(index);
    expect(signs).not.toContain('Filter: ((fold_text');
  });
});

describe('two clients that are one', () => {
  it('become one with all that belonged to either', async () => {
    const kept = await made({ city: 'Žilina', note: 'Prvá poznámka' });
    const double = await made({ ico: '12345679', city: 'Nitra', note: 'Druhá poznámka' });
    const sent = await app.browser().post('/api/service-requests', requestBody());
    await app.database.pool.query('UPDATE requests SET client_id = $1 WHERE id = $2', [
      double.id,
      sent.json().id,
    ]);
    await admin.post(`${CLIENTS}/${double.id}/contacts`, { name: 'Peter', role: '', email: '', phone: '' });
    await admin.post(`${CLIENTS}/${double.id}/invitations`, { email: 'peter@example.sk' });
    expect((await read<DeskClient>(`${CLIENTS}/${kept.id}`)).likely.map(({ id }) => id)).toEqual([double.id]);
    const merged = await admin.post(`${CLIENTS}/${double.id}/merge`, {
      into: kept.id,
      version: double.version,
    });
    expect(merged.json()).toMatchObject({
      id: kept.id,
      ico: '12345679',
      city: 'Žilina',
      note: 'Prvá poznámka\n\nDruhá poznámka',
      contacts: [{ name: 'Peter' }],
      invitations: [{ email: 'peter@example.sk' }],
      requests: [{ id: sent.json().id }],
    });
    expect((await admin.inject({ method: 'GET', url: `${CLIENTS}/${double.id}` })).statusCode).toBe(404);
    expect((await acts()).at(-1)).toBe('client.merged');
  });

  it('are not one where their IČO differ, nor a client with itself', async () => {
    const a = await made({ ico: '12345679' });
    const b = await made({ ico: '87654326' });
    const answer = await admin.post(`${CLIENTS}/${a.id}/merge`, { into: b.id, version: 0 });
    expect([answer.statusCode, answer.json().message]).toEqual([409, FAULTS.clientsDiffer.message]);
    expect((await admin.post(`${CLIENTS}/${a.id}/merge`, { into: a.id, version: 0 })).statusCode).toBe(404);
    expect(await found('')).toHaveLength(2);
  });

  it('leave no table behind that names a client', async () => {
    const { rows } = await app.database.pool.query(
      `SELECT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'clients'::regclass ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'client_contacts',
      'client_import_rows',
      'client_invitations',
      'client_members',
      'client_notes',
      'files',
      'offers',
      'projects',
      'quotes',
      'requests',
    ]);
  });
});

describe('an invitation', () => {
  const invited = async (email: string) => {
    const client = await made();
    const answer = await admin.post(`${CLIENTS}/${client.id}/invitations`, { email });
    expect(answer.statusCode).toBe(201);
    return { client, invitation: answer.json().invitations[0], token: await tokenTo(email, 1) };
  };
  /** The token of the last of so many invitations to an address. */
  async function tokenTo(email: string, mails: number): Promise<string> {
    const tokens = await mailedMatches(app, email, /\/portal\/invitation#([\w-]{43})/);
    expect(tokens.length).toBe(mails);
    return tokens.at(-1) ?? '';
  }
  const accept = (browser: TestBrowser, token: string) => browser.post('/api/invitations/accept', { token });
  const said = ({ statusCode, body }: { statusCode: number; body: string }) => {
    const { errorId: _, timestamp: __, ...rest } = JSON.parse(body);
    return { statusCode, ...rest };
  };

  it('makes whoever has proven its address a member, once', async () => {
    const who = person('pozvana');
    const { client, token } = await invited(who.email);
    const browser = await proven(app, who);
    const shown = await browser.post('/api/invitations/read', { token });
    expect([shown.statusCode, shown.json()]).toEqual([200, { client: client.name }]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(browser, token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const joined: DeskClient = await read(`${CLIENTS}/${client.id}`);
    expect(joined.members.map(({ username }) => username)).toEqual([who.username]);
    expect(joined.invitations.map(({ state }) => state)).toEqual(['accepted']);
    expect(joined.history[0]?.sentence).toContain('je prijatá');
    const [member] = joined.members;
    const ended = await admin.send('DELETE', `${CLIENTS}/${client.id}/members/${member?.accountId}`, {});
    expect(ended.json().members).toEqual([]);
    expect((await browser.inject({ method: 'GET', url: '/api/clients' })).json()).toEqual([]);
  });

  it('answers alike where it is foreign, revoked, over, replaced or guessed', async () => {
    const { client, invitation, token } = await invited('niekto@example.sk');
    const guessed = said(await accept(jana, 'a'.repeat(43)));
    expect(guessed).toMatchObject({ statusCode: 409, message: FAULTS.invitationVoid.message });
    expect(said(await accept(jana, token))).toEqual(guessed);

    const mine = `${CLIENTS}/${client.id}/invitations`;
    await admin.post(mine, { email: JANA.email });
    const first = await tokenTo(JANA.email, 1);
    await admin.post(mine, { email: JANA.email });
    const second = await tokenTo(JANA.email, 2);
    expect(said(await accept(jana, first))).toEqual(guessed);
    const expire = (by: string) =>
      app.database.pool.query(
        `UPDATE client_invitations SET expires_at = expires_at ${by} interval '15 days'`,
      );
    await expire('-');
    expect(said(await accept(jana, second))).toEqual(guessed);
    await expire('+');
    const { invitations }: DeskClient = await read(`${CLIENTS}/${client.id}`);
    const open = invitations.find(({ email, state }) => email === JANA.email && state === 'open');
    await admin.send('DELETE', `${mine}/${open?.id}`, {});
    expect(said(await accept(jana, second))).toEqual(guessed);
    expect((await admin.send('DELETE', `${mine}/${open?.id}`, {})).statusCode).toBe(404);
    expect((await admin.send('DELETE', `${mine}/${invitation.id}`, {})).statusCode).toBe(200);
  });

  it('that another one has replaced before it went out needs no mail, however many windows invite at once', async () => {
    const { id } = await made();
    const email = 'naraz@example.sk';
    const invite = () => admin.post(`${CLIENTS}/${id}/invitations`, { email });
    const answers = await Promise.all(Array.from({ length: 10 }, invite));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const statuses = async () =>
      (await app.database.pool.query('SELECT status FROM mails WHERE to_address = $1', [email])).rows.map(
        ({ status }) => status,
      );
    await app.drain();
    expect(await statuses()).not.toContain('pending');
    expect(await statuses()).not.toContain('dead');
  });

  it('is answered in the same way for an address with an account and one without', async () => {
    const { id } = await made();
    const shapeOf = async (email: string) => {
      const { statusCode, body } = await admin.post(`${CLIENTS}/${id}/invitations`, { email });
      const [{ email: to, state }] = JSON.parse(body).invitations;
      return { statusCode, to: to === email, state };
    };
    expect(await shapeOf(JANA.email)).toEqual(await shapeOf('nikto@example.sk'));
  });
});

describe('a table', () => {
  const bring = (body: object) => admin.post(`${CLIENTS}/import`, body);
  const CSV = [
    'Firma;IČO;Mesto;E-mail;Telefón;Poznámka',
    'Strechy Nové;12345679;Žilina;strechy@example.sk;0905 123 456;Pozor, „pes“',
    'Kúpeľne;;Nitra;kupelne@example.sk;;',
    'Zlá;12345678;;;;',
    'Kúpeľne;;Nitra;kupelne@example.sk;;',
  ].join('\r\n');

  it('is told row by row what it would make, then makes just that, and nothing the second time', async () => {
    await made({ name: 'strechy nove', city: 'Martin', ico: '12345679' });
    const preview = (await bring({ csv: CSV, dryRun: true })).json();
    expect(preview.counts).toEqual({ new: 1, update: 1, same: 0, refused: 2 });
    expect(preview.rows.map(({ line, result }: { line: number; result: string }) => [line, result])).toEqual([
      [2, 'update'],
      [3, 'new'],
      [4, 'refused'],
      [5, 'refused'],
    ]);
    expect(preview.rows[2].reason).toBe(`IČO: ${CLIENT_TEXTS.icoWrong}`);
    expect(preview.rows[3].reason).toBe('Rovnaký klient je už na riadku 3.');
    expect(await found('')).toHaveLength(1);

    const { done, ...run } = (await bring({ csv: CSV, dryRun: false, plan: preview.plan })).json();
    expect([done, { ...run, done: false }]).toEqual([true, preview]);
    expect(await found('search=kupelne')).toEqual(['Kúpeľne']);
    expect((await acts()).at(-1)).toBe('clients.imported');
    const before = await acts();
    const again = (await bring({ csv: CSV, dryRun: false })).json();
    expect(again.counts).toEqual({ new: 0, update: 0, same: 2, refused: 2 });
    expect(await acts()).toEqual(before);
  });

  it('gives its refused rows as a table with the reasons, which is corrected and brought in', async () => {
    const csv = ['X;Číslo;Farba', '=A;12345678;biela', '"Dobrá; a dobrá";12345679;', 'B'].join('\n');
    const run = (await bring({ csv, columns: ['name', 'ico', null], dryRun: false })).json();
    const refused = refusedTable(run);
    expect(refused).toBe(
      `\uFEFFFirma alebo meno;IČO;Dôvod\r\n'=A;12345678;IČO: ${CLIENT_TEXTS.icoWrong}\r\n`,
    );
    const corrected = await bring({ csv: refused.replace('12345678', '87654326'), dryRun: false });
    expect(corrected.json()).toMatchObject({ counts: { new: 1, refused: 0 }, rows: [{ name: '=A' }] });
    expect(await found('')).toHaveLength(3);
  });

  describe('that was brought in', () => {
    const imports = () => read<ClientImports>(`${CLIENTS}/imports`);
    const undo = (id: string | undefined) => admin.post(`${CLIENTS}/imports/${id}/undo`, {});

    /** All but its history, which goes on, and with it the versions. */
    const saidOf = (client: DeskClient) => {
      const { updatedAt: _, history: __, version: ___, noteVersion: ____, contacts, ...facts } = client;
      return { ...facts, contacts: contacts.map((contact) => ({ ...contact, version: 0 })) };
    };

    it('is taken back: what it made is gone, what it changed is as it was', async () => {
      const contact = { name: 'Eva', role: 'majiteľka', email: 'eva@example.sk', phone: '' };
      const strechy = await made({ name: 'Strechy', city: 'Martin', contact, note: 'Stará' });
      const ploty = await made({ name: 'Ploty' });
      const csv = [
        'Firma;IČO;Mesto;Osoba;E-mail;Telefón;Poznámka',
        'Strechy;12345679;Žilina;Eva Nová;eva@example.sk;0905 123 456;Nová',
        'Ploty;;Nitra;Ján;jan@example.sk;;Prvá',
        'Kúpeľne;;;Ivan;ivan@example.sk;;Druhá',
      ].join('\n');
      expect((await bring({ csv, dryRun: false })).json().counts).toMatchObject({ new: 1, update: 2 });
      const changed: DeskClient = await read(`${CLIENTS}/${strechy.id}`);
      expect(changed).toMatchObject({ ico: '12345679', note: 'Stará\n\nNová', city: 'Žilina' });
      expect(changed.contacts).toMatchObject([{ name: 'Eva Nová', role: 'majiteľka' }]);
      for (const [words, name] of [
        ['nova', 'Strechy'],
        ['jan@example', 'Ploty'],
        ['ivan', 'Kúpeľne'],
      ])
        expect(await found(`search=${words}`)).toEqual([name]);
      const [run] = await imports();
      expect(run).toMatchObject({ made: 1, changed: 2 });
      const undone = await undo(run?.id);
      expect(undone.json()).toEqual({ undone: 3, kept: [] });
      for (const before of [strechy, ploty])
        expect(saidOf(await read(`${CLIENTS}/${before.id}`))).toEqual(saidOf(before));
      for (const words of ['nova', 'jan@example', 'ivan', 'kupelne'])
        expect(await found(`search=${words}`)).toEqual([]);
      expect((await acts()).at(-1)).toBe('clients.import-undone');
      expect(await imports()).toEqual([]);
      expect((await undo(run?.id)).statusCode).toBe(404);
    });

    it('leaves alone what was changed since, or has something by now', async () => {
      const names = ['Zmenená', 'Doplnená', 'Poznačená', 'Ponúknutá', 'Pozvaná', 'Nedotknutá'];
      await bring({ csv: ['Firma', ...names].join('\n'), dryRun: false });
      const idOf = async (name: string) =>
        (await read<ListedClient[]>(CLIENTS)).find((client) => client.name === name)?.id;
      await admin.send('PATCH', `${CLIENTS}/${await idOf('Zmenená')}`, { city: 'Nitra', version: 0 });
      await admin.send('PUT', `${CLIENTS}/${await idOf('Poznačená')}/note`, { note: 'Volať.', version: 0 });
      const peter = { name: 'Peter', role: '', email: '', phone: '' };
      await admin.post(`${CLIENTS}/${await idOf('Doplnená')}/contacts`, peter);
      await admin.post('/api/admin/offers', { from: 'client', id: await idOf('Ponúknutá') });
      await admin.post(`${CLIENTS}/${await idOf('Pozvaná')}/invitations`, { email: 'p@example.sk' });
      const { undone, kept } = (await undo((await imports())[0]?.id)).json();
      expect(undone).toBe(1);
      expect(kept.map(({ name }: { name: string }) => name).toSorted()).toEqual(
        names.slice(0, -1).toSorted(),
      );
      expect((await found('')).toSorted()).toEqual(names.slice(0, -1).toSorted());
    });

    it('is taken back within a day alone, then nothing of it is kept', async () => {
      await bring({ csv: 'Firma\nVčerajšia', dryRun: false });
      const [run] = await imports();
      await app.database.pool.query(
        "UPDATE client_import_rows SET imported_at = imported_at - interval '25 hours'",
      );
      expect(await imports()).toEqual([]);
      expect((await undo(run?.id)).statusCode).toBe(404);
      await app.services.sweeps.find(({ name }) => name === 'delete-client-imports')?.run(app.time.clock());
      const { rows } = await app.database.pool.query('SELECT FROM client_import_rows');
      expect(rows).toEqual([]);
    });
  });

  it('is refused when the clients have changed since the preview', async () => {
    const { plan } = (await bring({ csv: CSV, dryRun: true })).json();
    await made({ name: 'Kúpeľne' });
    const answer = await bring({ csv: CSV, dryRun: false, plan });
    expect([answer.statusCode, answer.json().message]).toEqual([409, FAULTS.importStale.message]);
    expect(await found('')).toHaveLength(1);
  });

  it('is refused when somebody changes a client while it is brought in, and loses nothing of that', async () => {
    const contact = { name: 'Eva', role: '', email: 'eva@example.sk', phone: '' };
    const { id } = await made({ name: 'Ploty', contact, note: 'Stará' });
    const other = await app.database.pool.connect();
    await other.query('BEGIN');
    await other.query("UPDATE clients SET street = 'Nová 1' WHERE id = $1", [id]);
    await other.query(
      `INSERT INTO client_contacts (id, client_id, name, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, 'Peter', now(), now())`,
      [id],
    );
    await other.query("UPDATE client_notes SET text = 'Stará a dlhšia' WHERE client_id = $1", [id]);
    const running = bring({ csv: 'Firma;Mesto\nPloty;Nitra\nKúpeľne;Martin', dryRun: false });
    await expect.poll(() => waitingForLock(app.database.pool)).toBe(1);
    await other.query('COMMIT');
    other.release();
    const answer = await running;
    expect([answer.statusCode, answer.json().message]).toEqual([409, FAULTS.importStale.message]);
    const now: DeskClient = await read(`${CLIENTS}/${id}`);
    expect(now).toMatchObject({ street: 'Nová 1', city: '', note: 'Stará a dlhšia' });
    expect(now.contacts.map(({ name }) => name)).toEqual(['Eva', 'Peter']);
    expect(await found('')).toEqual(['Ploty']);
  });

  it('says why it cannot be read', async () => {
    const refusals: [string, string][] = [
      ['a;b\n1;2', 'columns'],
      ['Firma;IČO\n"bez konca;1', 'csv'],
      [`Firma\n${'x\n'.repeat(5001)}`, 'csv'],
      [`Firma${';a'.repeat(50)}\nx`, 'csv'],
      ['\n\n', 'csv'],
    ];
    for (const [csv, field] of refusals) {
      const answer = await bring({ csv, dryRun: true });
      expect([answer.statusCode, answer.json().field], csv.slice(0, 20)).toEqual([400, field]);
    }
  });

  it('names the row from which it cannot be read, and keeps nothing of the rows before', async () => {
    const before = (await found('')).length;
    const csv = 'Firma;Mesto\nPrvá;Žilina\nDruhá;"Martin\nTretia;Nitra';
    for (const dryRun of [true, false]) {
      const answer = await bring({ csv, dryRun });
      expect(answer.json().message).toBe(
        'Od riadku 3 sa tabuľka nedá prečítať. Skontrolujte, či v ňom nechýba úvodzovka.',
      );
    }
    expect(await found('')).toHaveLength(before);
  });

  it.each([
    ['nothing at all', ''],
    ['one line of ten megabytes', `Firma;Mesto\n${'x'.repeat(10_000_000)}`],
    ['one cell that is too long', `Firma\n${'x'.repeat(300_000)}`],
    ['a hundred thousand rows', `Firma\n${'x\n'.repeat(100_000)}`],
  ])('of %s is refused in Slovak', async (_, csv) => {
    const answer = await bring({ csv, dryRun: false });
    expect([400, 413]).toContain(answer.statusCode);
    expect(answer.json().message).toMatch(/abuľk|veľk/);
  });

  it('takes what a spreadsheet would run as a text, and the second row of a firm for the same firm', async () => {
    const csv = 'Firma;IČO\n"=cmd|\'/C calc\'!A0";\nVzor;12345679\nVzor;12 345 679';
    const { rows } = (await bring({ csv, dryRun: true })).json();
    expect(rows.map(({ name, result }: { name: string; result: string }) => [name, result])).toEqual([
      ["=cmd|'/C calc'!A0", 'new'],
      ['Vzor', 'new'],
      ['Vzor', 'refused'],
    ]);
  });

  it('is written and taken back in sets, not row by row', async () => {
    const table = (city: string) =>
      [
        'Firma;Mesto;E-mail',
        ...Array.from({ length: 500 }, (_, n) => `F ${n};${city};f${n}@example.sk`),
      ].join('\n');
    const writesOf = async (work: () => Promise<unknown>) =>
      (await statementsOf(work, /^(?:insert into|update|delete from) "client/)).statements.length;
    const run = (city: string) => () => bring({ csv: table(city), dryRun: false });
    expect(await writesOf(run('Nitra'))).toBeLessThan(15);
    expect(await writesOf(run('Martin'))).toBeLessThan(15);
    for (const { id } of await read<ClientImports>(`${CLIENTS}/imports`))
      expect(await writesOf(() => admin.post(`${CLIENTS}/imports/${id}/undo`, {}))).toBeLessThan(15);
    expect(await found('')).toEqual([]);
  });

  it('changes clients that have many people each', async () => {
    const { pool } = app.database;
    await pool.query(
      `INSERT INTO clients (id, name, created_at, updated_at)
       SELECT gen_random_uuid(), 'F ' || n, now(), now() FROM generate_series(1, 250) n`,
    );
    await pool.query(
      `INSERT INTO client_contacts (id, client_id, name, created_at, updated_at)
       SELECT gen_random_uuid(), id, 'Osoba ' || n, now(), now() FROM clients, generate_series(1, 33) n`,
    );
    const rows = Array.from({ length: 250 }, (_, n) => `F ${n + 1};Nitra`);
    const answer = await bring({ csv: ['Firma;Mesto', ...rows].join('\n'), dryRun: false });
    expect(answer.json().counts).toMatchObject({ update: 250 });
    expect((await pool.query('SELECT FROM client_contacts')).rowCount).toBe(250 * 33);
  });

  it('of the largest size lets others have their turn', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => `Firma ${n};Mesto ${n};osoba${n}@example.sk`);
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    const answer = await bring({ csv: ['Firma;Mesto;E-mail', ...rows].join('\n'), dryRun: false });
    clearInterval(timer);
    expect(answer.json().counts).toEqual({ new: 5000, update: 0, same: 0, refused: 0 });
    expect(turns).toBeGreaterThan(20);
  });
});
