import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, person, proven, registered } from '../../../tests/accounts.ts';
import { isTo, mailsAbout } from '../../../tests/outbox.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

const JANA = person('jana');
const EVA = person('eva');
const PASSWORD = 'Úplne-iné-heslo-8';
const NEW = 'nova.jana@example.sk';
const MINUTE = 60_000;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const read = async (browser: TestBrowser, url: string) =>
  (await browser.inject({ method: 'GET', url })).json();
const signIn = async (who = JANA) => {
  const browser = app.browser();
  const { username, password } = who;
  expect((await browser.post('/api/login', { username, password })).statusCode).toBe(200);
  return browser;
};
const subjectsTo = async (email: string) =>
  (await mailsAbout(app.dataDir, email)).filter((mail) => isTo(mail, email)).map(({ subject }) => subject);

describe('what is dangerous', () => {
  it('asks for the password ten minutes after it was typed', async () => {
    const browser = await proven(app, JANA);
    app.time.forward(10 * MINUTE);
    expect((await browser.post('/api/account/password', { password: PASSWORD })).statusCode).toBe(403);
    const wrong = await browser.post('/api/account/confirmation', { password: 'nie je ono' });
    expect([wrong.statusCode, wrong.json().field]).toEqual([400, 'password']);
    expect((await browser.post('/api/account/password', { password: PASSWORD })).statusCode).toBe(403);
    expect((await browser.post('/api/account/confirmation', { password: JANA.password })).statusCode).toBe(
      200,
    );
    expect((await browser.post('/api/account/password', { password: PASSWORD })).statusCode).toBe(200);
  });

  it('lets nobody guess the password without end', async () => {
    const browser = await proven(app, JANA);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await browser.post('/api/account/confirmation', { password: 'nie je ono' })).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('another password', () => {
  it('ends the other sessions and is told by mail', async () => {
    const browser = await proven(app, JANA);
    const other = await signIn();
    expect((await browser.post('/api/account/password', { password: PASSWORD })).statusCode).toBe(200);
    expect((await read(browser, '/api/user')).username).toBe('jana');
    expect((await other.inject({ method: 'GET', url: '/api/user' })).statusCode).toBe(401);
    await app.drain();
    expect(await subjectsTo(JANA.email)).toContain('Heslo k vášmu účtu sa zmenilo');
  });

  it('of an administrator has twelve characters', async () => {
    const browser = await proven(app, JANA);
    await app.database.pool.query(`update accounts set role = 'admin' where username = 'jana'`);
    const short = await browser.post('/api/account/password', { password: 'Krátke-7-x' });
    expect([short.statusCode, short.json().field]).toEqual([400, 'password']);
  });
});

describe('another e-mail', () => {
  it('takes the place of the old one when its code is proven, not before, and the old one is told', async () => {
    const browser = await proven(app, JANA);
    const other = await signIn();
    expect((await browser.post('/api/account/email', { email: NEW })).json()).toEqual({});
    expect(await read(browser, '/api/account/email')).toMatchObject({ email: JANA.email, pendingEmail: NEW });
    expect((await read(browser, '/api/user')).email).toBe(JANA.email);
    await app.drain();
    expect(await subjectsTo(JANA.email)).toContain('Žiadosť o zmenu e-mailu vášho účtu');
    const code = await codeFor(app, NEW);
    expect((await browser.post('/api/account/email-proof', { code })).json()).toMatchObject({ email: NEW });
    expect((await other.inject({ method: 'GET', url: '/api/user' })).statusCode).toBe(401);
    await app.drain();
    expect(await subjectsTo(JANA.email)).toContain('E-mail vášho účtu sa zmenil');
    expect(await subjectsTo(NEW)).toEqual(['Kód na potvrdenie e-mailu']);
  });

  it('answers alike where somebody else owns it, and tells the owner', async () => {
    await proven(app, EVA);
    const browser = await proven(app, JANA);
    const answer = await browser.post('/api/account/email', { email: EVA.email });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    await app.drain();
    expect(await subjectsTo(EVA.email)).toContain('Účet s vaším e-mailom už máte');
    expect(await read(browser, '/api/account/email')).toMatchObject({
      email: JANA.email,
      pendingEmail: EVA.email,
    });
  });

  it('is withdrawn by the present one', async () => {
    const browser = await proven(app, JANA);
    await browser.post('/api/account/email', { email: NEW });
    const code = await codeFor(app, NEW);
    expect((await browser.post('/api/account/email', { email: JANA.email })).statusCode).toBe(200);
    expect((await browser.post('/api/account/email-proof', { code })).statusCode).toBe(400);
    expect(await read(browser, '/api/account/email')).toEqual({
      email: JANA.email,
      pendingEmail: null,
      codeAskedAgo: null,
    });
    const same = await browser.post('/api/account/email', { email: JANA.email.toUpperCase() });
    expect([same.statusCode, same.json().field]).toEqual([400, 'email']);
  });
});

describe('the code that an e-mail waits for', () => {
  const codeAge = async (browser: TestBrowser) => (await read(browser, '/api/account/email')).codeAskedAgo;

  it('is as old as the asking for it, whether its mail goes out or somebody else owns the address', async () => {
    await proven(app, EVA);
    const [unknown, taken] = [await registered(app, JANA), await registered(app, person('ivan', EVA.email))];
    await codeFor(app, JANA.email);
    for (const browser of [unknown, taken]) expect(await codeAge(browser)).toBeLessThan(60);
    app.time.forward(4 * MINUTE);
    for (const browser of [unknown, taken]) expect(Math.floor((await codeAge(browser)) / 60)).toBe(4);
    app.time.forward(11 * MINUTE);
    for (const browser of [unknown, taken]) expect(await codeAge(browser)).toBeNull();
  });

  it('is none once the e-mail is proven', async () => {
    expect(await codeAge(await proven(app, JANA))).toBeNull();
  });
});

describe('sign-ins', () => {
  it('are listed with device and address, and ended one by one or all others', async () => {
    await registered(app, EVA);
    const browser = await proven(app, JANA);
    const other = app.browser();
    const { username, password } = JANA;
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };
    await other.post('/api/login', { username, password }, agent);
    const list = await read(browser, '/api/account/sessions');
    expect(list).toHaveLength(2);
    const elsewhere = list.find(({ current }: { current: boolean }) => !current);
    expect(elsewhere).toMatchObject({ device: 'Firefox, Linux', address: '127.0.0.1' });
    const ended = await browser.send('DELETE', `/api/account/sessions/${elsewhere.id}`, {});
    expect(ended.statusCode).toBe(200);
    expect((await other.inject({ method: 'GET', url: '/api/user' })).statusCode).toBe(401);
    const third = await signIn();
    expect((await browser.post('/api/account/sessions/end-others', {})).statusCode).toBe(200);
    expect((await third.inject({ method: 'GET', url: '/api/user' })).statusCode).toBe(401);
    expect(await read(browser, '/api/account/sessions')).toHaveLength(1);
  });

  it('of somebody else are as good as missing', async () => {
    const eva = await registered(app, EVA);
    const [session] = await read(eva, '/api/account/sessions');
    const browser = await registered(app, JANA);
    const foreign = await browser.send('DELETE', `/api/account/sessions/${session.id}`, {});
    const missing = await browser.send('DELETE', `/api/account/sessions/${crypto.randomUUID()}`, {});
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, missing.json().message]);
    expect((await read(eva, '/api/user')).username).toBe('eva');
  });
});

it('the history tells what has happened to the own account, page by page', async () => {
  await proven(app, EVA);
  const browser = await proven(app, JANA);
  for (let n = 0; n < 22; n += 1) await browser.post('/api/account/sessions/end-others', {});
  const first = await read(browser, '/api/account/events');
  expect(first.events).toHaveLength(20);
  const second = await read(browser, `/api/account/events?after=${first.next}`);
  expect(second.next).toBeNull();
  const kinds = second.events.map(({ kind }: { kind: string }) => kind);
  expect(kinds.slice(-3).toSorted()).toEqual(['email-proven', 'registered', 'signed-in']);
});
