import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, proven } from '../../../tests/accounts.ts';
import { begin, uploaded } from '../../../tests/files.ts';
import { begunProject, PAID_SITE } from '../../../tests/projects.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { tracesOf } from '../../../tests/traces.ts';
import { createMessageService } from '../messages/service.ts';
import { erasePerson } from '../requests/person.ts';

// What a member of a client takes along of offers and projects, and what is left of it when they go (business 8).

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, site: PAID_SITE });
});
afterEach(() => app.close());

const CANARY = person('kanarik', 'kanarik@example.sk');
/** Whatever of these is found after the deletion has not been deleted. */
const GONE = /kan[aá]rik|voli[eé]ra/i;
/** What was agreed, brought and said belongs to the contract. */
const KEPT = ['Odovzdaný text o firme.', 'Dohodnutá správa.', 'dohodnute.txt'];
/** The same, for the operator alone. */
const KEPT_INSIDE = 'Dohodnuté telefonicky.';

const query = async (text: string, ...values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows;

/** A member of a client with a project in which everything is that can be. */
async function withProject() {
  const begun = await begunProject(app);
  const browser = await proven(app, CANARY);
  const { projectId } = begun;
  await query(
    'INSERT INTO client_members (client_id, account_id, created_at) SELECT p.client_id, a.id, now() FROM projects p, accounts a WHERE p.id = $1',
    projectId,
  );
  const url = `/api/portal/projects/${projectId}`;
  const { items } = (await browser.inject({ method: 'GET', url: `${url}/checklist` })).json();
  const [first, second] = items;
  const draft = (itemId: string, text: string) =>
    browser.send('PUT', `${url}/checklist/${itemId}/draft`, { edit: 0, text });
  const saved = await draft(first.id, 'Odovzdaný text o firme.');
  const handed = await browser.post(`${url}/checklist/${first.id}/hand-in`, { edit: saved.json().edit });
  expect([saved.statusCode, handed.statusCode]).toEqual([200, 200]);
  expect((await draft(second.id, 'Rozpísaná voliéra.')).statusCode).toBe(200);
  const subject = { type: 'project', id: projectId } as const;
  const bytes = Buffer.from('Obsah súboru.');
  await uploaded({ browser }, { subject, name: 'dohodnute.txt', bytes });
  expect((await begin({ browser }, { subject, name: 'voliera.txt', bytes })).statusCode).toBe(200);
  const request = (await query('SELECT id FROM requests')).at(0);
  expect(request).toBeUndefined();
  expect((await browser.post(`${url}/calendar`, {})).statusCode).toBe(200);
  await browser.send('PUT', '/api/account/mails', { kind: 'stage', isOn: false });
  await app.services.db.transaction((transaction) =>
    createMessageService(app.services).write(
      transaction,
      { subject, side: 'client', accountId: null, authorName: 'Klient', text: 'Dohodnutá správa.' },
      app.time.clock(),
    ),
  );
  for (const place of ['offer', 'project'])
    for (const [kind, text] of [
      ['note', 'Podozrivá voliéra.'],
      ['call', KEPT_INSIDE],
    ])
      await query(
        `INSERT INTO conversation_notes (id, ${place}_id, kind, text, created_at) VALUES (gen_random_uuid(), $1, $2, $3, now())`,
        place === 'offer' ? begun.id : projectId,
        kind,
        text,
      );
  return { ...begun, browser };
}

const traces = (named: RegExp) =>
  tracesOf(named, { database: app.database, mailFolder: join(app.dataDir, 'outbox') });
const mailsAreOut = async () => {
  await app.drain();
  expect(await query("SELECT FROM mails WHERE status = 'pending'")).toEqual([]);
};

async function filesOf(browser: TestBrowser) {
  const answer = await browser.inject({ method: 'GET', url: '/api/account/export' });
  expect(answer.statusCode).toBe(200);
  return Object.fromEntries(
    Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

describe('the export', () => {
  it('holds the project with its stages, checklist, payments, messages and files', async () => {
    const { browser, projectId } = await withProject();
    await query(
      `INSERT INTO stage_deliveries (id, stage_id, position, url, text, delivered_on)
       SELECT gen_random_uuid(), id, 1, 'https://nahlad.example.sk', 'Pozrite si úvod.', '2026-11-24'
       FROM project_stages WHERE project_id = $1 AND position = 1`,
      projectId,
    );
    const files = await filesOf(browser);
    const [project] = JSON.parse(files['projekty.json'] ?? '');
    expect(project).toMatchObject({ id: projectId, price: 1_000_01 });
    expect(project.stages.map(({ name }: { name: string }) => name)).toEqual([
      'Zadanie',
      'Návrh',
      'Programovanie',
    ]);
    expect(project.deliveries).toMatchObject([
      { stage: 'Zadanie', url: 'https://nahlad.example.sk', text: 'Pozrite si úvod.', answer: null },
    ]);
    expect(project.payments).toHaveLength(3);
    expect(JSON.parse(files['spravy.json'] ?? '')).toMatchObject([
      { subjectType: 'project', subjectId: projectId, about: project.name, text: 'Dohodnutá správa.' },
    ]);
    const texts = project.checklist
      .flatMap(({ text, draft }: Record<string, string>) => [text, draft])
      .filter(Boolean);
    expect(texts).toEqual(expect.arrayContaining(['Odovzdaný text o firme.', 'Rozpísaná voliéra.']));
    const [file, ...others] = JSON.parse(files['subory.json'] ?? '');
    expect(others).toEqual([]);
    expect(file).toMatchObject({ name: 'dohodnute.txt', subjectId: projectId, side: 'client' });
    expect(files[file.path]).toBe('Obsah súboru.');
    expect(JSON.parse(files['kalendare.json'] ?? '')).toHaveLength(1);
    const page = files['prehlad.html'] ?? '';
    for (const shown of [...KEPT, 'Odovzdaná etapa projektu', 'Zadanie: Plánovaná'])
      expect(page).toContain(shown);
    const [feed] = await query('SELECT token_hash FROM calendar_feeds');
    expect(Object.values(files).join()).not.toContain(feed.token_hash);
    expect(Object.values(files).join()).not.toMatch(/Podozrivá|telefonicky/);
  });

  it('holds no file of another client', async () => {
    await withProject();
    const other = await proven(app, person('zuza'));
    expect(JSON.parse((await filesOf(other))['subory.json'] ?? '')).toEqual([]);
  });
});

describe('deleting the account', () => {
  it('leaves what the contract needs, and nothing else', async () => {
    const { browser, projectId } = await withProject();
    await mailsAreOut();
    expect(new Set(await traces(GONE))).toEqual(
      new Set([
        ...['public.accounts', 'public.checklist_items', 'public.conversation_notes', 'public.files'],
        ...['public.mails', 'file'],
      ]),
    );
    expect((await browser.send('DELETE', '/api/account', {})).statusCode).toBe(200);
    await mailsAreOut();
    // The last word to the owner, and whom the operator reaches about the contract, with what that is searched by.
    expect(new Set(await traces(GONE))).toEqual(
      new Set([
        ...['public.client_contacts', 'public.clients', 'public.projects'],
        ...['public.mails', 'file'],
      ]),
    );
    expect(await query('SELECT name, email, phone FROM client_contacts')).toEqual([
      { name: CANARY.username, email: CANARY.email, phone: '' },
    ]);
    expect(await query('SELECT FROM calendar_feeds')).toEqual([]);
    expect(await query("SELECT FROM files WHERE state <> 'ready'")).toEqual([]);
    for (const kept of [...KEPT, KEPT_INSIDE])
      expect((await traces(new RegExp(kept))).length).toBeGreaterThan(0);
    expect(await query('SELECT id FROM projects')).toEqual([{ id: projectId }]);
  });

  it('takes nothing of a firm that has other members', async () => {
    const { browser } = await withProject();
    const other = await proven(app, person('zuza'));
    await query(
      "INSERT INTO client_members (client_id, account_id, created_at) SELECT p.client_id, a.id, now() FROM projects p, accounts a WHERE a.username = 'zuza'",
    );
    await browser.send('DELETE', '/api/account', {});
    expect(await query('SELECT draft FROM checklist_items WHERE draft <> text')).toEqual([
      { draft: 'Rozpísaná voliéra.' },
    ]);
    // What nobody can go on with.
    expect(await query("SELECT FROM files WHERE state <> 'ready'")).toEqual([]);
    expect(JSON.parse((await filesOf(other))['subory.json'] ?? '')).toHaveLength(1);
  });
});

it('what somebody without an account has switched off, began and subscribed to goes when they are erased', async () => {
  const begun = await begunProject(app, {}, { name: 'Klient', email: CANARY.email });
  const url = `/api/portal/projects/${begun.projectId}`;
  const holder = app.browser();
  const byLink = (method: 'POST' | 'PUT', path: string, body: object) =>
    holder.send(method, path, body, begun.headers);
  expect((await byLink('POST', `${url}/calendar`, {})).statusCode).toBe(200);
  const { items } = (
    await holder.inject({ method: 'GET', url: `${url}/checklist`, headers: begun.headers })
  ).json();
  await byLink('PUT', `${url}/checklist/${items[0].id}/draft`, { edit: 0, text: 'Rozpísaná voliéra.' });
  await query("INSERT INTO mail_opt_outs VALUES ($1, 'stage', now())", CANARY.email);
  await erasePerson(app.services.db, join(app.dataDir, 'outbox'), CANARY.email, app.time.clock());
  expect(await query('SELECT FROM calendar_feeds')).toEqual([]);
  expect(await query('SELECT FROM mail_opt_outs')).toEqual([]);
  expect(await traces(/voli[eé]ra/i)).toEqual([]);
});
