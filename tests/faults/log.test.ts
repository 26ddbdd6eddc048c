import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import { startDatabaseProxy } from '../database-proxy.ts';
import { contactBody, quoteBody, requestBody } from '../factories/bodies.ts';
import { upload } from '../files.ts';
import { mailsAbout } from '../outbox.ts';
import { type BegunProject, begunProject } from '../projects.ts';
import { remindedOffer } from '../sent-offer.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';
import { waitFor } from '../wait-for.ts';

/** What nobody may find in a log: parts of everything a visitor sends. */
const CANARY = {
  name: 'Kanárik Spievavý',
  email: 'canary.spieva@example.sk',
  phone: '+421 905 987 654',
  company: 'Kanárikovo s.r.o.',
  text: 'Kanárikova voliéra má byť na webe.',
  key: 'canary-key-1234567890',
};
const SECRETS = /kan[aá]rik|canary|905.?987.?654|voli[eé]ra/i;

const body = {
  ...contactBody(),
  ...quoteBody(),
  ...requestBody(),
  name: CANARY.name,
  email: CANARY.email,
  phone: CANARY.phone,
  company: CANARY.company,
  description: CANARY.text,
  projectDescription: CANARY.text,
  clientName: CANARY.name,
  clientEmail: CANARY.email,
  clientPhone: CANARY.phone,
  clientCompany: CANARY.company,
  prompt: CANARY.text,
  prdContent: `# ${CANARY.text}`,
  format: 'markdown',
  metadata: { title: CANARY.text, clientName: CANARY.name },
  errorId: 'ERR_MHABCDEF_AB12CD34',
  message: `${CANARY.email} failed`,
  category: 'component',
  severity: 'high',
  timestamp: '2026-11-21T10:00:00.000Z',
  userAgent: 'test',
  url: `http://localhost/?q=${CANARY.email}`,
  stack: `Error: ${CANARY.phone}`,
};

const CALLS = CONTRACT.filter(({ method }) => method === 'POST').map(({ path }) => path);
const headers = { 'idempotency-key': CANARY.key, cookie: `other=${CANARY.email}` };

describe('The log (security 58, 59)', () => {
  let server: TestApp;
  const tokens: string[] = [];
  beforeAll(async () => {
    const database = await createTestDb();
    const proxy = await startDatabaseProxy(database.connection);
    server = await createTestApp({
      database,
      connection: proxy.connection,
      env: { TIMEOUT_FACTOR: '1' },
      workers: true,
    });
    await callEverything();
    // The statement's own error names its values: PostgreSQL repeats a row that breaks a rule.
    await database.pool.query(
      `ALTER TABLE requests ADD CONSTRAINT nobody CHECK (name = 'nobody') NOT VALID;
       ALTER TABLE quotes ADD CONSTRAINT nobody CHECK (description = 'nobody') NOT VALID`,
    );
    await callEverything();
    proxy.switchTo('refuse');
    await callEverything();
    return async () => {
      await server.close();
      await proxy.close();
      await database.drop();
    };
  });

  async function callEverything(): Promise<void> {
    for (const [index, url] of CALLS.entries()) {
      // Two households, because one may not read so much.
      const browser = server.browser(`192.0.2.${index % 2}`);
      await browser.post(`${url}?q=${encodeURIComponent(CANARY.email)}`, body, headers);
      await browser.post(
        url,
        { ...body, serviceSlug: CANARY.name, format: CANARY.name, errorId: CANARY.name },
        { [OFFER_LINK_HEADER]: CANARY.key },
      );
      await browser.post(url, JSON.stringify(body).slice(0, -1));
      await browser.post(url, body, { 'x-csrf-token': CANARY.key });
      await browser.post(url, body, { 'content-type': 'text/plain' });
      tokens.push(...Object.values(browser.cookies).filter(Boolean));
    }
  }

  const linesWith = (pattern: RegExp) =>
    server.logLines().filter((line) => pattern.test(JSON.stringify(line)));

  test('has one line for each answer and says why it refused', () => {
    const answered = server.logLines().filter(({ msg }) => msg === 'answered');
    const calls = 3 * 5 * CALLS.length;
    expect(answered.filter(({ method }) => method === 'POST')).toHaveLength(calls);
    const failures = answered.filter(({ status }) => Number(status) >= 400);
    const reasons = server
      .logLines()
      .filter(({ msg }) => msg === 'request refused' || msg === 'request failed');
    expect(reasons).toHaveLength(failures.length);
    expect(new Set(reasons.map(({ code }) => code))).toEqual(
      new Set([
        'aiUnavailable',
        'csrf',
        'databaseUnavailable',
        'internal',
        'linkEnded',
        'malformed',
        'rateLimited',
        'unauthenticated',
        'unsupportedMedia',
        'validation',
      ]),
    );
  });

  test('names nobody and nothing that a visitor typed', () => {
    expect(linesWith(SECRETS)).toEqual([]);
  });

  test('holds no token and no cookie', () => {
    expect(tokens.length).toBeGreaterThan(0);
    const log = JSON.stringify(server.logLines());
    expect(tokens.filter((token) => log.includes(token))).toEqual([]);
  });

  test('masks a path that names somebody', async () => {
    const browser = server.browser();
    for (const at of ['@', '%40', '%2540']) {
      const path = CANARY.email.replace('@', at);
      await browser.inject({ method: 'GET', url: `/api/service-requests/${path}` });
      await browser.post(`/api/service-requests/${path}`, {});
    }
    expect(linesWith(/service-requests\/\[e-mail\]/).length).toBeGreaterThanOrEqual(6);
    expect(linesWith(SECRETS)).toEqual([]);
  });

  test('has its times in UTC', () => {
    for (const { time } of server.logLines()) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });
});

describe('The log of what clients bring and say', () => {
  /** Parts of what they send, and what opens something to whoever has it. */
  const BROUGHT = /kanar-vykres|kan[aá]rik|voli[eé]ra/i;
  let server: TestApp;
  let project: BegunProject;
  const secrets: string[] = [];
  beforeAll(async () => {
    const database = await createTestDb();
    const proxy = await startDatabaseProxy(database.connection);
    server = await createTestApp({
      database,
      connection: proxy.connection,
      env: { RATE_LIMITS: 'off', TIMEOUT_FACTOR: '1' },
      workers: true,
    });
    project = await begunProject(server);
    const calendar = await holder().post(
      `/api/portal/projects/${project.projectId}/calendar`,
      {},
      project.headers,
    );
    const reminded = 'pripomenuta@example.sk';
    await remindedOffer(server, reminded);
    const mails = () => mailsAbout(server.dataDir, reminded);
    const choice = async () =>
      (await mails())
        .flatMap(({ headers }) => headers.filter(({ key }) => key === 'list-unsubscribe'))
        .map(({ value }) => /\/mail-choices\/([\w.~-]+)/.exec(value)?.[1])[0];
    const token = await waitFor(async () => (await choice()) ?? expect.fail('no mail'));
    secrets.push(
      /\/calendar\/([\w-]+)\//.exec(calendar.json().address)?.[1] ?? expect.fail('no calendar'),
      token,
      project.token,
    );
    await bringEverything([200, 200, 200]);
    // What PostgreSQL says of a row that breaks a rule holds the row.
    await database.pool.query(
      `ALTER TABLE messages ADD CONSTRAINT nobody CHECK (text = 'nobody') NOT VALID;
       ALTER TABLE files ADD CONSTRAINT nobody CHECK (name = 'nobody') NOT VALID;
       ALTER TABLE mail_opt_outs ADD CONSTRAINT nobody CHECK (kind = 'nobody') NOT VALID`,
    );
    await bringEverything([200, 500, 500]);
    proxy.switchTo('refuse');
    await bringEverything([503, 503, 503]);
    return async () => {
      await server.close();
      await proxy.close();
      await database.drop();
    };
  });

  const holder = () => server.browser();
  /** Reads the calendar, brings a file and writes; what is asked of the mails follows. Answers have these states. */
  async function bringEverything(states: readonly number[]): Promise<void> {
    const [calendar, choice] = secrets;
    const subject = { type: 'project', id: project.projectId } as const;
    const bytes = Buffer.from(`Voliéra ${states}`);
    const uploader = { browser: holder(), headers: project.headers };
    const feed = (secret: string) => server.app.inject({ url: `/api/calendar/${secret}/terminy.ics` });
    const answers = [
      await feed(calendar ?? ''),
      await upload(uploader, { subject, name: `kanar-vykres-${states[1]}.txt`, bytes }),
      await holder().post(
        `/api/portal/conversations/project/${project.projectId}/messages`,
        { sendId: randomUUID(), text: 'Kanárikova voliéra.' },
        project.headers,
      ),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(states);
    await feed(`${calendar}x`);
    await holder().post(
      `/api/portal/conversations/project/${randomUUID()}/messages`,
      { sendId: 'kanárik', text: 'Kanárikova voliéra.' },
      project.headers,
    );
    await upload(uploader, { subject, name: 'kanar-vykres.exe', bytes });
    await upload(uploader, { subject, name: 'kanar-vykres.pdf', bytes });
    await server.app.inject({
      method: 'POST',
      url: `/api/mail-choices/${choice}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await server.app.inject({ url: `/api/mail-choices/${choice}` });
    await server.app.inject({ url: `/api/mail-choices/${choice}x` });
    await holder().post('/api/mail-choice', { token: choice });
    await holder().send('PUT', '/api/mail-choice', { token: choice, isOn: false });
  }

  test('names no file, repeats no message and holds nothing that opens a calendar, a choice or an offer', () => {
    const lines = server.logLines().map((line) => JSON.stringify(line));
    for (const path of ['/api/calendar/', '/api/mail-choices/', '/api/portal/files', '/messages'])
      expect(lines.filter((line) => line.includes(path)).length).toBeGreaterThan(2);
    expect(lines.filter((line) => line.includes('nobody')).length).toBeGreaterThan(2);
    expect(secrets.filter((secret) => secret.length > 40)).toHaveLength(3);
    const isTold = (line: string) => BROUGHT.test(line) || secrets.some((secret) => line.includes(secret));
    expect(lines.filter(isTold)).toEqual([]);
  });
});

describe('A failure nobody foresaw', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({
      renderPage: async () => {
        throw new Error('the page is broken');
      },
    });
    await server.database.pool.query('ALTER TABLE quotes RENAME TO elsewhere');
  });
  afterAll(() => server.close());

  test.each([
    { method: 'POST' as const, url: '/api/generate-quote' },
    { method: 'POST' as const, url: '/api/service-requests' },
    { method: 'GET' as const, url: '/' },
  ])('$url tells the visitor nothing but its id, under which the log tells all', async ({ method, url }) => {
    const browser = server.browser();
    const answer = method === 'POST' ? await browser.post(url, body) : await browser.inject({ method, url });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(
      /elsewhere|quotes|select|insert|relation|\.ts|\.js|\/work|node_modules|broken| at /i,
    );
    const { errorId } = answer.json();
    const lines = server.logLines().filter((line) => line.errorId === errorId);
    expect(lines).toEqual([expect.objectContaining({ msg: 'request failed', code: 'internal' })]);
    expect(JSON.stringify(lines)).toMatch(/stack/);
    expect(JSON.stringify(lines)).not.toMatch(SECRETS);
  });
});
