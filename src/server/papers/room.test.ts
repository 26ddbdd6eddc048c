import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#domain/api/call.ts';
import { keysetOf, LIST_ROWS } from '#domain/api/list-part.ts';
import type { ownDocuments, ownFiles, projectDocuments } from '#domain/papers/calls.ts';
import type { portalOverview } from '#domain/portal/calls.ts';
import { EXPORT_FORMATS } from '#domain/prd/contract.ts';
import { codeFor, person, registered } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { begin, uploaded } from '../../../tests/files.ts';
import { memberOf } from '../../../tests/member-of.ts';
import { begunProject, operatorOf, PAID_SITE } from '../../../tests/projects.ts';
import { sentOffer } from '../../../tests/sent-offer.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

type Overview = AnswerOf<typeof portalOverview>;

/** A Tuesday. */
const time = stillClock('2026-11-24T09:00:00Z');
let app: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock: time.clock, site: PAID_SITE });
  admin = await operatorOf(app);
});
afterAll(() => app.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await app.database.pool.query(sql, values)).rows;

const overview = async (browser: TestBrowser): Promise<Overview> =>
  (await browser.inject({ method: 'GET', url: '/api/portal/overview' })).json();

describe('papers', () => {
  type Listed = AnswerOf<typeof ownDocuments>;
  type Papers = Listed['documents'];
  type Files = AnswerOf<typeof ownFiles>;
  type OfProject = AnswerOf<typeof projectDocuments>;
  const listOf = async (browser: TestBrowser): Promise<Listed> =>
    (await browser.inject({ method: 'GET', url: '/api/portal/documents' })).json();
  const papersOf = async (browser: TestBrowser) => (await listOf(browser)).documents;
  const hasNewFiles = (files: OfProject['files']) =>
    files !== null && Object.values(files.newestAt).some((at) => at !== null && at > files.newSince);

  it('are what was sent, accepted, asked for and handed over, by project, and nobody else’s', async () => {
    const [project, open] = [await begunProject(app), await sentOffer(app)];
    const file = randomUUID();
    const [item] = await query('SELECT id FROM checklist_items WHERE project_id = $1 LIMIT 1', [
      project.projectId,
    ]);
    await query(
      "INSERT INTO file_contents (sha256, bytes) VALUES (repeat('ab', 32), 2048) ON CONFLICT DO NOTHING",
    );
    await query(
      `INSERT INTO files (id, subject_type, subject_id, item_id, purpose, side, name, state, bytes, type, sha256, created_at, touched_at)
       VALUES ($1, 'project', $2, $3, 'item', 'client', 'logo.pdf', 'ready', 2048, 'application/pdf', repeat('ab', 32), now(), now())`,
      [file, project.projectId, item.id],
    );
    const papers = await papersOf(await memberOf(app, 'papierovy', project, open));
    const of = (kind: string, id?: string) =>
      papers.find((one) => one.kind === kind && (!id || one.id === id));
    const own = { id: project.projectId, name: 'Web s galériou' };
    expect(papers).toHaveLength(3);
    expect(of('offer', project.id)).toMatchObject({ isAccepted: true, revision: 1, project: own });
    expect(of('offer', open.id)).toMatchObject({ isAccepted: false, project: null });
    expect(of('payment')).toMatchObject({ name: 'Záloha', amount: 300_00, project: own });
    const member = await memberOf(app, 'suborovy', project);
    expect((await listOf(member)).files).toEqual([
      expect.objectContaining({
        project: own,
        photos: 0,
        others: 1,
        newestAt: { photos: null, others: null },
      }),
    ]);
    const files = await member.inject({
      url: `/api/portal/projects/${project.projectId}/documents/files?group=others`,
    });
    expect(files.json()).toEqual([
      expect.objectContaining({ id: file, name: 'logo.pdf', bytes: 2048, isOwn: true, purpose: 'item' }),
    ]);
    expect(await papersOf(await memberOf(app, 'bezpapierov'))).toEqual([]);
  });

  it('of a request have its quote with its number, and the project that came of it', async () => {
    const who = person('rozpoctovy');
    await app.browser().post('/api/service-requests', requestBody({ email: who.email }));
    const browser = await registered(app, who);
    const code = await codeFor(app, who.email);
    await browser.post('/api/account/email-proof', { code });
    const [quote, ...others] = await papersOf(browser);
    expect(others).toEqual([]);
    expect(quote).toMatchObject({ kind: 'quote', number: expect.stringMatching(/^RO-/), hasPrd: true });
  });

  it('are new until they were seen, for each member by themselves', async () => {
    const project = await begunProject(app);
    const [one, other] = [await memberOf(app, 'pozorny', project), await memberOf(app, 'nepozorny', project)];
    await query("UPDATE accounts SET created_at = '2026-11-01' WHERE username IN ('pozorny', 'nepozorny')");
    const countOf = async (browser: TestBrowser) => (await overview(browser)).newDocuments;
    const [first] = await papersOf(one);
    expect([first?.isNew, await countOf(one)]).toEqual([true, 2]);
    expect((await one.post('/api/portal/documents/seen', { at: first?.createdAt })).statusCode).toBe(200);
    expect([(await papersOf(one)).map(({ isNew }) => isNew), await countOf(one)]).toEqual([
      [false, false],
      0,
    ]);
    expect(await countOf(other)).toBe(2);
    // What is said to be seen of tomorrow is not.
    await other.post('/api/portal/documents/seen', { at: '2030-01-01T00:00:00Z' });
    await query(
      "UPDATE payments SET asked_at = '2026-11-25' WHERE project_id = $1 AND asked_at IS NOT NULL",
      [project.projectId],
    );
    expect(await countOf(other)).toBe(1);
  });

  it('say how many older ones, which come in later parts, are new too', async () => {
    const project = await begunProject(app);
    const member = await memberOf(app, 'zavaleny', project);
    await query("UPDATE accounts SET created_at = '2026-11-01' WHERE username = 'zavaleny'");
    await query(
      `INSERT INTO payments (id, year, project_id, position, name, amount, state, due_on, asked_at, created_at, updated_at)
       SELECT gen_random_uuid(), 2026, $1, 100 + n, 'Platba ' || n, 100, 'open', '2026-12-24',
         '2026-11-20'::timestamptz + n * interval '1 minute', now(), now() FROM generate_series(1, $2::int) n`,
      [project.projectId, LIST_ROWS],
    );
    const part = async (after?: Papers[number]): Promise<Listed> =>
      (
        await member.inject({ url: `/api/portal/documents${after ? `?after=${keysetOf(after)}` : ''}` })
      ).json();
    const first = await part();
    expect([first.documents.length, first.olderNew]).toEqual([LIST_ROWS, 2]);
    const rest = await part(first.documents.at(-1));
    expect([rest.documents.map(({ isNew }) => isNew), rest.olderNew]).toEqual([[true, true], 0]);
    // Once they were looked through at their project, none of them is.
    const at = first.documents[0]?.createdAt;
    await member.post(`/api/portal/projects/${project.projectId}/documents/seen`, { at });
    expect((await part()).olderNew).toBe(0);
  });

  it('of a project are the same for a member, a holder of its link and the operator, with what is new to each', async () => {
    const project = await begunProject(app);
    const { projectId, headers } = project;
    const asked = person('ziadatel');
    await app.browser().post('/api/service-requests', requestBody({ email: asked.email }));
    await query('UPDATE offers SET request_id = (SELECT id FROM requests WHERE email = $2) WHERE id = $1', [
      project.id,
      asked.email,
    ]);
    await query(
      'UPDATE requests SET client_id = (SELECT client_id FROM offers WHERE id = $1) WHERE email = $2',
      [project.id, asked.email],
    );
    await query(
      "UPDATE projects SET state = 'launched', launched_at = '2026-11-24T09:30:00Z' WHERE id = $1",
      [projectId],
    );
    await query(
      "INSERT INTO file_contents (sha256, bytes) VALUES (repeat('ab', 32), 2048) ON CONFLICT DO NOTHING",
    );
    const file = (side: string, purpose: string, at: string) =>
      query(
        `INSERT INTO files (id, subject_type, subject_id, side, purpose, name, state, bytes, type, sha256, created_at, touched_at)
         VALUES (gen_random_uuid(), 'project', $1, $2, $3, $2 || '-' || $3 || '.pdf', 'ready', 2048, 'application/pdf', repeat('ab', 32), $4, $4)`,
        [projectId, side, purpose, at],
      );
    await file('operator', 'record', '2026-11-24T09:40:00Z');
    await file('client', 'record', '2026-11-24T09:41:00Z');
    // Picked for a message that nobody has sent.
    await file('operator', 'message', '2026-11-24T09:42:00Z');
    const member = await memberOf(app, 'projektovy', project);
    await query("UPDATE accounts SET created_at = '2026-11-24T09:10:00Z' WHERE username = 'projektovy'");
    time.forward(60 * 60_000);
    const path = `/api/portal/projects/${projectId}/documents`;
    const link = app.browser();
    const readers = {
      member: async (): Promise<OfProject> => (await member.inject({ url: path })).json(),
      link: async (): Promise<OfProject> => (await link.inject({ url: path, headers })).json(),
      operator: async (): Promise<OfProject> => (await admin.inject({ url: path })).json(),
    };
    const plain = ({ documents, files }: OfProject) => ({
      papers: documents.map(({ isNew: _, ...paper }) => paper),
      files: files && { ...files, newSince: null, newCount: null },
    });
    const news = ({ documents, files }: OfProject) => [
      ...documents.filter(({ isNew }) => isNew).map(({ kind }): string => kind),
      ...(hasNewFiles(files) ? ['files'] : []),
    ];
    const first = await readers.member();
    expect(first.documents.map(({ kind }) => kind).toSorted()).toEqual([
      ...['offer', 'payment', 'quote', 'report'],
    ]);
    expect(first.documents[0]?.kind).toBe('report');
    expect(first.documents.find(({ kind }) => kind === 'offer')).toMatchObject({
      ...{ state: 'accepted', monthly: 0 },
    });
    expect(first.files).toMatchObject({
      ...{ photos: 0, others: 2 },
      newestAt: { photos: null, others: '2026-11-24T09:40:00.000Z' },
      newCount: { photos: 0, others: 1 },
    });
    const names = async (browser: TestBrowser, head = {}) =>
      ((await browser.inject({ url: `${path}/files?group=others`, headers: head })).json() as Files).map(
        ({ name, isOwn }) => [name, isOwn],
      );
    const sent = [
      ['client-record.pdf', true],
      ['operator-record.pdf', false],
    ];
    expect([await names(member), await names(link, headers), await names(admin)]).toEqual([sent, sent, sent]);
    expect(plain(await readers.link())).toEqual(plain(first));
    expect(plain(await readers.operator())).toEqual(plain(first));
    expect((await readers.operator()).files?.newCount).toEqual({ photos: 0, others: 0 });
    // What the client has added is not new, and nothing is to the operator.
    expect(news(first)).toEqual(['report', 'files']);
    expect(news(await readers.link())).toEqual(['report', 'files']);
    expect(news(await readers.operator())).toEqual([]);
    // A file beside them is no paper to read.
    expect((await overview(member)).newDocuments).toBe(1);
    const all = await listOf(member);
    expect(all.documents.filter(({ project: of }) => of?.id === projectId)).toEqual(first.documents);
    expect(all.files).toEqual([{ ...first.files, project: first.documents[0]?.project }]);
    // Each notes for themselves what they have seen; the list of all papers knows of it.
    const at = first.files?.newestAt.others;
    expect((await member.post(`${path}/seen`, { at })).statusCode).toBe(200);
    expect([news(await readers.member()), (await overview(member)).newDocuments]).toEqual([[], 0]);
    expect(news(await readers.link())).toEqual(['report', 'files']);
    // An operator who looks at what the link opens has seen nothing for whoever holds it.
    expect((await admin.post(`${path}/seen`, { at }, headers)).statusCode).toBe(200);
    expect(news(await readers.link())).toEqual(['report', 'files']);
    expect(await query('SELECT 1 FROM document_visits WHERE offer_id = $1', [project.id])).toEqual([]);
    expect((await link.post(`${path}/seen`, { at }, headers)).statusCode).toBe(200);
    expect(news(await readers.link())).toEqual([]);
    await file('operator', 'record', '2026-11-24T10:30:00Z');
    expect([news(await readers.member()), (await overview(member)).newDocuments]).toEqual([['files'], 0]);
    expect(news(await readers.link())).toEqual(['files']);
  });

  it('are new from when they were finished or sent, not from when that began', async () => {
    const project = await begunProject(app);
    const subject = { type: 'project', id: project.projectId } as const;
    const member = await memberOf(app, 'vsimavy', project);
    const operator = { browser: admin };
    const path = `/api/portal/projects/${project.projectId}/documents`;
    const countsNow = async () => ((await member.inject({ url: path })).json() as OfProject).files;
    const newNames = async () => {
      const since = (await countsNow())?.newSince ?? '';
      const files: Files = (await member.inject({ url: `${path}/files?group=others` })).json();
      return files.filter(({ isOwn, createdAt }) => !isOwn && createdAt > since).map(({ name }) => name);
    };
    const see = async () => {
      const at = (await countsNow())?.newestAt.others;
      expect((await member.post(`${path}/seen`, { at })).statusCode).toBe(200);
    };
    const file = (name: string) => ({ subject, name, bytes: Buffer.from(`obsah ${name}`) });
    expect((await begin(operator, file('a.txt'))).statusCode).toBe(200);
    const attached = await uploaded(operator, { ...file('priloha.txt'), purpose: 'message' });
    time.forward(60_000);
    await uploaded(operator, file('b.txt'));
    expect(await newNames()).toEqual(['b.txt']);
    await see();
    expect(await newNames()).toEqual([]);
    time.forward(60_000);
    await uploaded(operator, file('a.txt'));
    expect(await newNames()).toEqual(['a.txt']);
    await see();
    time.forward(60_000);
    const sent = await admin.post(`/api/admin/projects/${project.projectId}/messages`, {
      ...{ text: 'Posielam prílohu.', sendId: randomUUID(), fileIds: [attached.id] },
    });
    expect(sent.statusCode).toBe(200);
    expect(await newNames()).toEqual(['priloha.txt']);
    const [attachment]: Files = (await member.inject({ url: `${path}/files?group=others` })).json();
    expect(attachment).toMatchObject({ name: 'priloha.txt', purpose: 'message', isOwn: false });
  });

  it('of a project hand out its quote and its requirements in four formats, to holders of a link without who asked', async () => {
    const project = await begunProject(app);
    const asked = person('prdziadatel');
    await app.browser().post('/api/service-requests', requestBody({ email: asked.email }));
    await query('UPDATE offers SET request_id = (SELECT id FROM requests WHERE email = $2) WHERE id = $1', [
      project.id,
      asked.email,
    ]);
    const member = await memberOf(app, 'prdclen', project);
    const path = `/api/portal/projects/${project.projectId}`;
    const link = (url: string) => app.browser().inject({ url, headers: project.headers });
    for (const format of EXPORT_FORMATS) {
      const answer = await link(`${path}/prd?format=${format}`);
      expect([format, answer.statusCode, answer.rawPayload.length > 1_000]).toEqual([format, 200, true]);
    }
    for (const [answer, isNamed] of [
      [await link(`${path}/prd?format=markdown`), false],
      [await member.inject({ url: `${path}/prd?format=markdown` }), true],
      [await admin.inject({ url: `${path}/prd?format=markdown` }), true],
    ] as const)
      expect(answer.body.includes(asked.email)).toBe(isNamed);
    expect((await link(`${path}/quote`)).headers['content-type']).toBe('application/pdf');
    expect((await link(`/api/portal/projects/${(await begunProject(app)).projectId}/quote`)).statusCode).toBe(
      404,
    );
  });

  it('and all files of a project come as one archive, of which each has what they may see', async () => {
    const project = await begunProject(app);
    const { projectId, headers } = project;
    const asked = person('archivar');
    await app.browser().post('/api/service-requests', requestBody({ email: asked.email }));
    const [{ id: requestId }] = await query('SELECT id FROM requests WHERE email = $1', [asked.email]);
    await query('UPDATE offers SET request_id = $2 WHERE id = $1', [project.id, requestId]);
    await query(
      'UPDATE requests SET client_id = offers.client_id FROM offers WHERE requests.id = $2 AND offers.id = $1',
      [project.id, requestId],
    );
    const addendum = await sentOffer(app);
    await query(
      `UPDATE offers SET addendum_of = first.id, prefix = first.prefix, year = first.year, serial = first.serial, addendum = 1, client_id = first.client_id
       FROM offers AS first WHERE first.id = $1 AND offers.id = $2`,
      [project.id, addendum.id],
    );
    await query("UPDATE projects SET state = 'launched', launched_at = $2 WHERE id = $1", [
      projectId,
      time.clock(),
    ]);
    const member = await memberOf(app, 'archivny', project);
    const [operator, holder] = [{ browser: admin }, { browser: app.browser(), headers }];
    const [{ id: itemId, title }] = await query(
      "UPDATE checklist_items SET title = 'Logo vo vektoroch – krivky' WHERE id = (SELECT id FROM checklist_items WHERE project_id = $1 ORDER BY position LIMIT 1) RETURNING id, title",
      [projectId],
    );
    expect(title).toBe('Logo vo vektoroch – krivky');
    const file = (type: 'project' | 'offer' | 'request', id: string, name: string, more: object = {}) => ({
      ...{ subject: { type, id }, name, bytes: Buffer.from(`${type} ${name}`), ...more },
    });
    const [{ number }] = await query('SELECT number FROM projects WHERE id = $1', [projectId]);
    await uploaded({ browser: member }, file('project', projectId, 'Logo.txt', { itemId }));
    time.forward(1_000);
    await uploaded(holder, file('project', projectId, 'logo.TXT', { itemId }));
    await uploaded(operator, file('project', projectId, `${number}-A.txt`));
    await uploaded(operator, file('project', projectId, 'neodoslana.txt', { purpose: 'message' }));
    const said = async (type: 'project' | 'offer' | 'request', id: string, path: string) => {
      const attached = await uploaded(operator, file(type, id, 'Príloha.txt', { purpose: 'message' }));
      const sent = await admin.post(path, {
        ...{ text: 'Posielam.', fileIds: [attached.id] },
        ...(type === 'offer' && { lineId: null }),
      });
      expect([path, sent.statusCode < 300]).toEqual([path, true]);
    };
    await said('project', projectId, `/api/admin/projects/${projectId}/messages`);
    await said('offer', addendum.id, `/api/admin/offers/${addendum.id}/answers`);
    await said('offer', project.id, `/api/admin/offers/${project.id}/answers`);
    await said('request', requestId, `/api/admin/requests/${requestId}/replies`);

    const archived = async (browser: TestBrowser, head = {}) => {
      const answer = await browser.inject({
        url: `/api/portal/projects/${projectId}/archive`,
        headers: head,
      });
      expect(answer.statusCode).toBe(200);
      const entries = Object.entries(unzipSync(answer.rawPayload));
      for (const [name, bytes] of entries)
        expect([name, Buffer.from(bytes.subarray(0, 5)).toString()]).toEqual([
          name,
          name.endsWith('.pdf') ? '%PDF-' : expect.not.stringMatching(/^%PDF-/),
        ]);
      return entries
        .map(([name]) => name.replace(/\d{13}|(?<=(?:VP|RO)-2026-)\d+/, 'N').replaceAll(number, 'CP'))
        .toSorted();
    };
    const common = [
      'Dokumenty/CP-A.pdf',
      ...['Dokumenty/PRD-tvorba-webu.pdf', 'Dokumenty/rozpocet-RO-2026-N.pdf'],
      'Dokumenty/odovzdavaci-protokol-CP.pdf',
      'Dokumenty/vyzva-na-platbu-VP-2026-N.pdf',
      ...['Podklady/Logo vo vektoroch – krivky/Logo.txt', 'Podklady/Logo vo vektoroch – krivky/logo (2).TXT'],
      ...['Spravy k ponuke/Príloha.txt', 'Spravy k projektu/Príloha.txt', 'Subory/CP-A.txt'],
    ];
    const all = [
      ...common,
      ...['Dokumenty/CP-D1-A.pdf', 'Spravy k dopytu/Príloha.txt', 'Spravy k ponuke/Príloha (2).txt'],
    ].toSorted();
    expect(await archived(member)).toEqual(all);
    expect(await archived(admin)).toEqual(all);
    expect(await archived(app.browser(), headers)).toEqual(common.toSorted());
    // Each list says how many there are of what is in it.
    for (const [browser, head, count] of [
      [member, {}, all.length],
      [app.browser(), headers, common.length],
    ] as const) {
      const url = `/api/portal/projects/${projectId}/documents`;
      const answer: OfProject = (await browser.inject({ url, headers: head })).json();
      // The quote comes with its requirements.
      expect(answer.archived).toBe(count - 1);
    }
  });

  it('come fifty at a time, each once', async () => {
    const project = await begunProject(app);
    const member = await memberOf(app, 'velapapierov', project);
    await query(
      `INSERT INTO payments (id, year, project_id, position, name, amount, state, due_on, asked_at, created_at, updated_at)
       SELECT gen_random_uuid(), 2026, $1, 100 + n, 'Časť', 1, 'open', '2026-12-01', '2026-11-20', now(), now() FROM generate_series(1, $2::int) n`,
      [project.projectId, LIST_ROWS + 3],
    );
    const first = await papersOf(member);
    const last = first.at(-1);
    const url = `/api/portal/documents?after=${last && keysetOf(last)}`;
    const rest = ((await member.inject({ method: 'GET', url })).json() as Listed).documents;
    expect([first.length, rest.length]).toEqual([LIST_ROWS, 5]);
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(LIST_ROWS + 5);
  });

  it('stand before the files, however many there are; these come by what they are, each part once', async () => {
    const project = await begunProject(app);
    const { projectId, headers } = project;
    const member = await memberOf(app, 'velasuborov', project);
    const [preview, content] = ['cd', 'ab'].map((pair) => pair.repeat(32));
    await query(
      'INSERT INTO file_contents (sha256, bytes) VALUES ($1, 1), ($2, 2048) ON CONFLICT DO NOTHING',
      [...[preview, content]],
    );
    const add = (type: string, id: string, ending: string, count: number, shown: string | null) =>
      query(
        `INSERT INTO files (id, subject_type, subject_id, side, name, state, bytes, type, sha256, preview_sha256, created_at, added_at, touched_at)
         SELECT gen_random_uuid(), $1, $2, 'operator', n::text || $3::text, 'ready', 2048, CASE $3 WHEN '.pdf' THEN 'application/pdf' ELSE 'image/jpeg' END, $5, $6, now(), '2026-11-24T12:00:00Z'::timestamptz + n * interval '1 second', now()
         FROM generate_series(1, $4::int) n`,
        [type, id, ending, count, content, shown],
      );
    await add('project', projectId, '.jpg', LIST_ROWS + 4, preview ?? '');
    // A PDF with its picture is none of the photos.
    await add('offer', project.id, '.pdf', 2, preview ?? '');
    const kinds = (documents: Papers) => documents.map(({ kind }) => kind).toSorted();
    const all = await listOf(member);
    expect(kinds(all.documents)).toEqual(['offer', 'payment']);
    expect(all.files).toEqual([
      expect.objectContaining({
        ...{ photos: LIST_ROWS + 4, others: 2 },
        newestAt: { photos: '2026-11-24T12:00:54.000Z', others: '2026-11-24T12:00:02.000Z' },
      }),
    ]);
    const path = `/api/portal/projects/${projectId}/documents`;
    const link = app.browser();
    for (const ask of [
      (url: string) => member.inject({ url }),
      (url: string) => link.inject({ url, headers }),
      (url: string) => admin.inject({ url }),
    ]) {
      const { documents, files }: OfProject = (await ask(path)).json();
      expect([kinds(documents), files?.photos, files?.others]).toEqual([
        ...[['offer', 'payment'], LIST_ROWS + 4, 2],
      ]);
      const part = async (group: string, after = ''): Promise<Files> =>
        (await ask(`${path}/files?group=${group}${after}`)).json();
      const first = await part('photos');
      const last = first.at(-1);
      const rest = await part('photos', `&after=${last && keysetOf(last)}`);
      expect(first[0]?.name).toBe(`${LIST_ROWS + 4}.jpg`);
      expect([first.length, rest.length]).toEqual([LIST_ROWS, 4]);
      expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(LIST_ROWS + 4);
      expect((await part('others')).map(({ name }) => name)).toEqual(['2.pdf', '1.pdf']);
    }
    // Of no project there is none.
    const beside = await member.inject({ url: '/api/portal/documents/files?group=photos' });
    expect(beside.json()).toEqual([]);
  });
});
