import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFor, person, proven, registered } from '../accounts.ts';
import { contactBody } from '../factories/bodies.ts';
import { MAILED_CODE, mailsAbout } from '../outbox.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

const OLD = 'stara@example.sk';
const NEW = 'nova@example.sk';

let app: TestApp;
let owner: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

/** Somebody who is not signed in sends a message with an e-mail. */
const send = async (email: string, message: string) =>
  expect(
    (await app.browser().post('/api/contact-messages', contactBody({ email, message }))).statusCode,
  ).toBe(201);
const idsOf = async () =>
  Object.fromEntries(
    (await app.database.pool.query('SELECT id, description FROM requests')).rows.map((row) => [
      row.id,
      row.description,
    ]),
  );
const codesTo = async (email: string) =>
  (await mailsAbout(app.dataDir, email)).flatMap(({ text }) => MAILED_CODE.exec(text ?? '')?.[0] ?? []);
const provenBySomeOf = async (browser: TestBrowser, codes: string[]) => {
  for (const code of codes) {
    const answer = await browser.post('/api/account/email-proof', { code });
    if (answer.statusCode === 200) return true;
  }
  return false;
};
/** Messages that somebody sees in the portal. */
async function seen(browser: TestBrowser): Promise<string[]> {
  const texts = await idsOf();
  const answer = await browser.inject({ method: 'GET', url: '/api/service-requests' });
  expect(answer.statusCode).toBe(200);
  return answer
    .json()
    .map(({ id }: { id: string }) => texts[id])
    .toSorted();
}

describe('Another e-mail (security 30)', () => {
  beforeAll(async () => {
    await send(OLD, 'Prvá správa so starou adresou.');
    await send(NEW, 'Prvá správa s novou adresou.');
  });

  it('is not begun by who does not know the password', async () => {
    owner = await proven(app, person('stahovana', OLD));
    await app.database.pool.query('UPDATE sessions SET confirmed_at = null');
    const asked = () => owner.post('/api/account/email', { email: NEW });
    expect((await asked()).statusCode).toBe(403);
    const wrong = await owner.post('/api/account/confirmation', { password: 'nie je to ono' });
    expect([wrong.statusCode, wrong.json().field]).toEqual([400, 'password']);
    expect((await asked()).statusCode).toBe(403);
    const { password } = person('stahovana');
    expect((await owner.post('/api/account/confirmation', { password })).statusCode).toBe(200);
    expect((await asked()).statusCode).toBe(200);
  });

  it('shows nothing of the new address before it is proven', async () => {
    expect(await seen(owner)).toEqual(['Prvá správa so starou adresou.']);
    const user = await owner.inject({ method: 'GET', url: '/api/user' });
    expect(user.json()).toMatchObject({ email: OLD, emailVerified: true });
  });

  it('keeps what was there, and adds what was sent with the new one', async () => {
    const code = await codeFor(app, NEW);
    expect((await owner.post('/api/account/email-proof', { code })).statusCode).toBe(200);
    expect(await seen(owner)).toEqual(['Prvá správa s novou adresou.', 'Prvá správa so starou adresou.']);
  });

  it('leaves the old one to whoever proves it next, with nothing of what is the account’s', async () => {
    await send(OLD, 'Druhá správa so starou adresou.');
    const next = await registered(app, person('nastupca', OLD));
    // The first code went to the same address.
    await app.drain();
    expect(await provenBySomeOf(next, await codesTo(OLD))).toBe(true);
    expect(await seen(next)).toEqual(['Druhá správa so starou adresou.']);
    const { username, password } = person('stahovana');
    const again = app.browser();
    expect((await again.post('/api/login', { username, password })).statusCode).toBe(200);
    expect(await seen(again)).toEqual(['Prvá správa s novou adresou.', 'Prvá správa so starou adresou.']);
    expect((await app.browser().post('/api/login', { username: OLD, password })).statusCode).toBe(401);
  });
});
