import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FAULTS } from '#domain/errors/faults.ts';
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
  version: 0,
  mutedMails: [],
};
const change = (body: object) => jana.send('PATCH', '/api/account', body);
const switched = (kind: string, isOn: boolean) => jana.send('PUT', '/api/account/mails', { kind, isOn });

it('is open before the e-mail is proven, and changes only what is told', async () => {
  expect((await jana.inject({ method: 'GET', url: '/api/account' })).json()).toEqual(PROFILE);
  const named = await change({ fullName: ' Jana Vzorová ', phone: '0905123456', version: 0 });
  const jana1 = { ...PROFILE, fullName: 'Jana Vzorová', phone: '+421 905 123 456', version: 1 };
  expect(named.json()).toEqual(jana1);
  expect((await switched('message', false)).json()).toEqual({ ...jana1, mutedMails: ['message'] });
  expect((await switched('message', true)).json()).toEqual(jana1);
  const emptied = await change({ fullName: '', phone: '', version: 1 });
  expect(emptied.json()).toEqual({ ...PROFILE, version: 2 });
});

it('keeps what another window has saved, and its switches', async () => {
  const { version } = (await jana.inject({ method: 'GET', url: '/api/account' })).json();
  expect((await change({ fullName: 'Jana Prvá', version })).statusCode).toBe(200);
  await switched('message', false);
  await switched('stage', false);
  const second = await change({ fullName: 'Jana Druhá', version });
  expect([second.statusCode, second.json().message]).toEqual([409, FAULTS.editedElsewhere.message]);
  const now = (await jana.inject({ method: 'GET', url: '/api/account' })).json();
  expect(now).toMatchObject({
    fullName: 'Jana Prvá',
    version: version + 1,
    mutedMails: ['message', 'stage'],
  });
});

it.each([
  [{ phone: '12' }, 'phone'],
  [{ phone: '+421 905' }, 'phone'],
  [{ fullName: 'a'.repeat(101) }, 'fullName'],
  [{ fullName: 'a\u0000b' }, 'fullName'],
  [{ fullName: 'Jana' }, 'version'],
])('refuses %j at %s', async (body, field) => {
  const answer = await change({ ...(field !== 'version' && { version: 0 }), ...body });
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});

it.each(['account-security', 'code'])('always mails %s', async (kind) => {
  const answer = await switched(kind, false);
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'kind']);
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
  const version = before?.profileVersion ?? 0;
  const answer = await change({ ...greedy, version });
  const { fullName, phone, mutedMails } = before ?? PROFILE;
  const now = { ...PROFILE, fullName, phone, mutedMails, version: version + 1 };
  expect([answer.statusCode, answer.json()]).toEqual([200, now]);
  expect(await row()).toEqual({ ...before, profileVersion: version + 1, updatedAt: expect.any(Date) });
  expect(Object.keys(answer.json()).toSorted()).toEqual(Object.keys(PROFILE).toSorted());
});
