import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person, registered } from '../../../tests/accounts.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { accounts } from './table.ts';

let app: TestApp;
let jana: TestBrowser;
beforeAll(async () => {
  app = await createTestApp();
  jana = await registered(app, person('jana'));
});
afterAll(() => app.close());

const PROFILE = {
  username: 'jana',
  email: 'jana@example.sk',
  emailVerified: false,
  fullName: '',
  phone: '',
  mutedMails: [],
};
const change = (body: object) => jana.send('PATCH', '/api/account', body);

it('is open before the e-mail is proven, and changes only what is told', async () => {
  expect((await jana.inject({ method: 'GET', url: '/api/account' })).json()).toEqual(PROFILE);
  const named = await change({ fullName: ' Jana Vzorová ', phone: '0905123456' });
  expect(named.json()).toEqual({ ...PROFILE, fullName: 'Jana Vzorová', phone: '+421 905 123 456' });
  const muted = await change({ mutedMails: ['message', 'message', 'stage'] });
  expect(muted.json()).toMatchObject({ fullName: 'Jana Vzorová', mutedMails: ['message', 'stage'] });
  expect((await change({ fullName: '', phone: '', mutedMails: [] })).json()).toEqual(PROFILE);
});

it.each([
  [{ phone: '12' }, 'phone'],
  [{ phone: '+421 905' }, 'phone'],
  [{ fullName: 'a'.repeat(101) }, 'fullName'],
  [{ fullName: 'a\u0000b' }, 'fullName'],
  [{ mutedMails: ['account-security'] }, 'mutedMails'],
  [{ mutedMails: ['code'] }, 'mutedMails'],
])('refuses %j at %s', async (body, field) => {
  const answer = await change(body);
  expect([answer.statusCode, answer.json().field.split('.')[0]]).toEqual([400, field]);
});

it('takes nothing else from a body (security 35)', async () => {
  const row = async () => {
    const [account] = await app.database.db.select().from(accounts).where(eq(accounts.usernameKey, 'jana'));
    return account;
  };
  const before = await row();
  const greedy = {
    ...{ id: crypto.randomUUID(), role: 'admin', isAdmin: true, emailVerified: true, status: 'active' },
    ...{ emailVerifiedAt: '2020-01-01', email: 'iny@example.sk', username: 'iny', passwordHash: 'x' },
    ...{ userId: crypto.randomUUID(), blockedAt: null, totpSecret: 'x', price: 1, createdAt: '2020-01-01' },
  };
  const answer = await change(greedy);
  expect([answer.statusCode, answer.json()]).toEqual([200, PROFILE]);
  expect(await row()).toEqual(before);
  expect(Object.keys(answer.json()).toSorted()).toEqual(Object.keys(PROFILE).toSorted());
});
