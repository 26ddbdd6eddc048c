import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { requestBody } from '../factories/bodies.ts';
import { uploaded } from '../files.ts';
import { memberOf } from '../member-of.ts';
import { readPdf } from '../pdf-text.ts';
import { type BegunProject, begunProject, operatorOf, PAID_SITE } from '../projects.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

// What the operator notes beside messages is in nothing that a client gets (business 6).

const WORDS = /kan[aá]rik/i;
const NOTE = 'Kanárik: nemá peniaze.';

let app: TestApp;
let operator: TestBrowser;
let member: TestBrowser;
let project: BegunProject;
/** By what a path or a query calls them. */
let values: Record<string, readonly string[]>;

const query = async (sql: string, given: unknown[] = []) => (await app.database.pool.query(sql, given)).rows;
const notesAt = (type: 'offer' | 'project') =>
  `/api/admin/conversations/${type}/${type === 'offer' ? project.id : project.projectId}/notes`;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, site: PAID_SITE });
  operator = await operatorOf(app);
  project = await begunProject(app);
  const sent = await app.browser().post('/api/service-requests', requestBody({ email: 'clen@example.sk' }));
  const { id: request } = sent.json();
  await query('UPDATE offers SET request_id = $1', [request]);
  await query('UPDATE requests SET client_id = (SELECT client_id FROM projects)');
  await query('UPDATE quotes SET client_id = (SELECT client_id FROM projects)');
  await query("UPDATE projects SET state = 'launched'");
  member = await memberOf(app, 'clen', project);
  const subject = { type: 'project', id: project.projectId } as const;
  const { id: file } = await uploaded(
    { browser: member },
    { subject, name: 'a.csv', bytes: Buffer.from('meno;obec') },
  );
  const [quote] = await query('SELECT id FROM quotes');
  const [payment] = await query('SELECT id FROM payments WHERE asked_at IS NOT NULL');
  for (const kind of ['note', 'call']) {
    for (const type of ['offer', 'project'] as const)
      expect((await operator.post(notesAt(type), { kind, text: NOTE })).statusCode).toBe(201);
    const noted = await operator.post(`/api/admin/requests/${request}/notes`, { kind, text: NOTE });
    expect(noted.statusCode).toBe(201);
  }
  values = {
    id: [request, project.id, project.projectId, quote.id, payment.id, file],
    paymentId: [payment.id],
    type: ['request', 'offer', 'project'],
    offer: [project.id],
    format: ['json', 'md', 'html'],
    group: ['photos', 'others'],
  };
});
afterAll(() => app.close());

/** Every way in which names can stand in a path and its query. */
function filled(template: string): string[] {
  const name = /:(\w+)/.exec(template)?.[1];
  if (name === undefined) return [template];
  return (values[name] ?? []).flatMap((value) => filled(template.replace(`:${name}`, value)));
}

/** What a client can read, and a query that names what it must. */
const READS = CONTRACT.filter(
  ({ method, access, path }) => method === 'GET' && access !== 'admin' && path !== '/api/events',
);
const queryOf = (read: (typeof READS)[number]): string => {
  const shape: object = read.query && 'shape' in read.query ? (read.query.shape as object) : {};
  const asked = Object.keys(shape).filter((name) => name in (values ?? {}));
  return asked.length > 0 ? `?${asked.map((name) => `${name}=:${name}`).join('&')}` : '';
};

/** Everything that an answer says, whatever it is packed in. */
async function textOf(bytes: Buffer, type: string): Promise<string> {
  if (type.startsWith('application/pdf')) return (await readPdf(bytes)).text;
  if (!type.startsWith('application/zip')) return bytes.toString();
  const texts = [];
  for (const [name, content] of Object.entries(unzipSync(bytes)))
    texts.push(name, await textOf(Buffer.from(content), name.endsWith('.pdf') ? 'application/pdf' : ''));
  return texts.join('\n');
}

/** Paths of calls that gave whoever asks something, after looking that no note is in it. */
async function readEverything(browser: TestBrowser, headers: Record<string, string>): Promise<string[]> {
  const given = new Set<string>();
  for (const read of READS)
    for (const url of new Set([...filled(read.path + queryOf(read)), ...filled(read.path)])) {
      const answer = await browser.inject({ url, headers });
      const text = await textOf(
        answer.rawPayload,
        answer.statusCode === 200 ? String(answer.headers['content-type']) : '',
      );
      expect.soft(WORDS.test(text), url).toBe(false);
      if (answer.statusCode === 200) given.add(read.path);
    }
  return [...given];
}

describe('an internal note', () => {
  it('is in nothing that a member of the client can read', async () => {
    const given = await readEverything(member, {});
    // A secret of its own, a picture, and who was not asked for.
    expect(READS.map(({ path }) => path).filter((path) => !given.includes(path))).toEqual([
      '/api/mail-choices/:token',
      '/api/portal/files/:id/preview',
      '/api/calendar/:secret/terminy.ics',
    ]);
  });

  it('is in nothing that the holder of a secret link can read', async () => {
    const given = await readEverything(app.browser(), project.headers);
    expect(given).toEqual(
      expect.arrayContaining([
        '/api/portal/projects/:id',
        '/api/portal/projects/:id/archive',
        '/api/portal/conversations/:type/:id',
        '/api/offer',
      ]),
    );
    const page = await app.browser().inject({ url: project.page });
    expect(WORDS.test(page.body)).toBe(false);
  });

  it('is mailed to nobody and unread by nobody', async () => {
    const mails = () => query('SELECT count(*)::int AS mails FROM mails');
    const before = await mails();
    const [note] = (await operator.post(notesAt('offer'), { kind: 'note', text: NOTE })).json();
    expect(await mails()).toEqual(before);
    expect((await member.inject({ url: '/api/portal/unread' })).json().total).toBe(0);
    expect((await operator.inject({ url: '/api/admin/waiting' })).json().total).toBe(0);
    expect((await operator.send('DELETE', `${notesAt('offer')}/${note.id}`, {})).statusCode).toBe(200);
  });

  it('is told to the operator’s pages and to no page of a client', async () => {
    const open = async ({ cookies }: TestBrowser, headers = {}) => {
      const answer = await app.app.inject({ url: '/api/events', cookies, headers, payloadAsStream: true });
      const stream = answer.stream() as Readable;
      const parts = stream.setEncoding('utf8')[Symbol.asyncIterator]();
      const next = async () => /data: (.*)/.exec(String((await parts.next()).value))?.[1];
      expect(await next()).toBe('[]');
      return { stream, next };
    };
    const clients = [await open(member), await open(app.browser(), project.headers)];
    const desk = await open(operator);
    const heard = JSON.stringify([`project ${project.projectId}`]);
    const [note] = (await operator.post(notesAt('project'), { kind: 'note', text: NOTE })).json();
    expect(await desk.next()).toBe(heard);
    await operator.send('DELETE', `${notesAt('project')}/${note.id}`, {});
    expect(await desk.next()).toBe(heard);
    // The next thing that they hear of is the message.
    const said = { lineId: null, text: 'Posielam návrh.', sendId: randomUUID() };
    expect((await operator.post(`/api/admin/offers/${project.id}/answers`, said)).statusCode).toBe(200);
    for (const { next, stream } of clients) {
      expect(await next()).toBe(JSON.stringify([`offer ${project.id}`]));
      stream.destroy();
    }
    desk.stream.destroy();
  });
});
