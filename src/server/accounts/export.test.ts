import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Fault } from '#domain/errors/faults.ts';
import { memberOf } from '../../../tests/member-of.ts';
import { begunProject, operatorOf, PAID_SITE } from '../../../tests/projects.ts';
import { sentOffer } from '../../../tests/sent-offer.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import type { Download } from '../http/download.ts';
import type { PaperFiles } from '../papers/paper-files.ts';
import { findAccount } from './data.ts';
import { papersOf } from './export.ts';
import { exportDocuments } from './export-documents.ts';
import { ownedBy } from './owned-data.ts';

// What an export holds of offers and projects: their documents, and what was asked for at them (business 8, security 60).

let app: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, site: PAID_SITE });
  admin = await operatorOf(app);
});
afterAll(() => app.close());

const query = async (text: string, ...values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows;

async function archiveOf(browser: TestBrowser) {
  const answer = await browser.inject({ method: 'GET', url: '/api/account/export' });
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(answer.rawPayload);
  const textOf = (name: string) => Buffer.from(files[name] ?? '').toString();
  return { files, textOf, rowsOf: (name: string) => JSON.parse(textOf(`${name}.json`)) };
}

describe('the export of a member', () => {
  it('holds the papers of their projects and offers, each revision that was sent, in the folder of the project', async () => {
    const project = await begunProject(app);
    const open = await sentOffer(app);
    const { offers } = app.services;
    const by = { actor: { kind: 'operator' as const }, now: app.time.clock() };
    await offers.revise(open.id, by);
    await offers.send(open.id, { subject: 'Zmena', text: 'Dobrý deň' }, by);
    const draft = await sentOffer(app);
    await offers.revise(draft.id, by);
    await query(
      "UPDATE projects SET state = 'launched', launched_at = now() WHERE id = $1",
      project.projectId,
    );
    const browser = await memberOf(app, 'papierova', project, open, draft);
    const { files, rowsOf, textOf } = await archiveOf(browser);
    const [{ number }] = rowsOf('projekty');
    const offered: { id: string; number: string }[] = rowsOf('ponuky');
    const numberOf = (id: string) => offered.find((one) => one.id === id)?.number;
    const [call] = await query(
      "SELECT 'VP-' || year || '-' || lpad(serial::text, 6, '0') AS number FROM payments WHERE project_id = $1 AND asked_at IS NOT NULL",
      project.projectId,
    );
    const documents = Object.keys(files).filter((name) => name.startsWith('dokumenty/'));
    const [twice, once] = [numberOf(open.id), numberOf(draft.id)];
    expect(documents.toSorted()).toEqual(
      [
        `dokumenty/${number}/${number}-A.pdf`,
        `dokumenty/${number}/odovzdavaci-protokol-${number}.pdf`,
        `dokumenty/${number}/vyzva-na-platbu-${call.number}.pdf`,
        `dokumenty/${twice}/${twice}-A.pdf`,
        `dokumenty/${twice}/${twice}-B.pdf`,
        `dokumenty/${once}/${once}-A.pdf`,
      ].toSorted(),
    );
    for (const name of documents) expect(textOf(name)).toMatch(/^%PDF/);
    const listed: { path: string; project: string | null }[] = rowsOf('dokumenty');
    expect(listed.map(({ path }) => path).toSorted()).toEqual(documents.toSorted());
    expect(listed.filter((one) => one.project === number)).toHaveLength(3);
    expect(textOf('prehlad.html')).not.toContain('Chýbajúce dokumenty');
  });

  it('holds the changes that were asked for, with how they were answered', async () => {
    const project = await begunProject(app);
    const at = `/api/portal/projects/${project.projectId}/changes`;
    const ask = (text: string) => app.browser().post(at, { text }, project.headers);
    expect((await ask('Chceli by sme cenník.')).statusCode).toBe(200);
    const [{ id }] = await query('SELECT id FROM change_requests WHERE project_id = $1', project.projectId);
    const declined = await admin.post(`/api/admin/projects/${project.projectId}/changes/${id}/decline`, {
      text: 'Je v cene.',
    });
    expect(declined.statusCode).toBe(200);
    expect((await ask('A ešte kalendár.')).statusCode).toBe(200);
    await query("UPDATE messages SET text = '', withdrawn_at = now() WHERE text = 'A ešte kalendár.'");
    const { rowsOf, textOf } = await archiveOf(await memberOf(app, 'meniaca', project));
    expect(rowsOf('projekty')[0].changes).toMatchObject([
      { id, text: 'Chceli by sme cenník.', state: 'declined', answer: 'Je v cene.', addendum: null },
      { text: '', state: 'asked', withdrawnAt: expect.any(String) },
    ]);
    const page = textOf('prehlad.html');
    for (const shown of ['Chceli by sme cenník.: Bez dodatku', 'Je v cene.', 'Odvolaná'])
      expect(page).toContain(shown);
  });
});

describe('the documents of an export', () => {
  const signal = new AbortController().signal;
  const of = async (ofPaper: PaperFiles['ofPaper'], patience: number, name: string) => {
    const browser = await memberOf(app, name, await sentOffer(app));
    const { id } = (await browser.inject({ url: '/api/user' })).json();
    const account = await findAccount(app.services.db, id);
    if (!account) return expect.fail('no account');
    const members = await query('SELECT client_id FROM client_members WHERE account_id = $1', id);
    const clientIds = members.map((row) => row.client_id);
    return exportDocuments(
      { ...app.services, papers: { ofPaper }, patience },
      {
        which: papersOf(ownedBy(app.services.db, { ...account, clientIds })),
        actorFor: () => ({ kind: 'stranger' }),
        now: app.time.clock(),
        asker: { client: 'a', signal },
      },
    );
  };
  const made: Download = { bytes: '%PDF', type: 'application/pdf', fileName: 'a.pdf' };

  it('wait while others have the typesetter', async () => {
    let tries = 0;
    const once = async () => {
      tries += 1;
      if (tries === 1) throw new Fault('busy');
      return made;
    };
    const documents = await of(async () => [once], 10_000, 'trpezliva');
    const names = [];
    for await (const { name } of documents.entries()) names.push(name);
    expect([tries, names, documents.leftOut()]).toEqual([2, [expect.stringMatching(/\/a\.pdf$/)], []]);
  });

  it('are all there, however many there are', async () => {
    const documents = await of(async () => [async () => made], 0, 'mnohoraz');
    await query(
      `INSERT INTO quotes (id, year, quote, client, description, client_id, created_at, valid_until)
       SELECT gen_random_uuid(), 2026, '{}', '{}', '', client_id, now() - n * interval '1 second', now()
       FROM client_members, accounts, generate_series(1, 120) n
       WHERE account_id = accounts.id AND username = 'mnohoraz'`,
    );
    const names = new Set();
    for await (const { name } of documents.entries()) names.add(name);
    expect([names.size, documents.rows().length, documents.leftOut()]).toEqual([121, 121, []]);
  });

  it('are named where they cannot be made, and the others are there', async () => {
    const busy = async () => {
      throw new Fault('busy');
    };
    const documents = await of(async () => [busy, async () => made], 0, 'netrpezliva');
    const names = [];
    for await (const { name } of documents.entries()) names.push(name);
    expect(names).toHaveLength(1);
    expect(documents.leftOut()).toMatchObject([{ document: 'offer', path: null }]);
    expect(documents.rows()).toHaveLength(2);
  });
});
