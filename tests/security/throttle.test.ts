import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, person, registered } from '../accounts.ts';
import { stillClock } from '../still-clock.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const MINUTE = 60_000;
const JANA = person('jana');
/** Of all instances on one database. */
const SECRET = { APP_SECRET: 'jedno tajomstvo pre všetky procesy tejto skúšky' };
const time = stillClock();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: time.clock, env: SECRET, productionPasswords: true });
  await registered(app, JANA);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.pool.query('TRUNCATE sign_in_failures, rate_limits');
});

interface From {
  ip: string;
  headers?: Record<string, string>;
  at?: TestApp;
}

/** Signs in from an address. */
async function signIn(
  { username, password }: Pick<Person, 'username' | 'password'>,
  { ip, headers = {}, at = app }: From,
) {
  const browser = at.browser();
  const token = await browser.token();
  return browser.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: ip,
    headers: { 'x-csrf-token': token, ...headers },
    payload: { username, password },
  });
}
const guess = (username: string, from: From) => signIn({ username, password: 'nie je to ono' }, from);

/** How many answers there are of each status. */
function tally(answers: { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

describe('Guessing a password (security 20)', () => {
  it('ten times from one address has to wait, and the owner signs in from another', async () => {
    const answers = [];
    for (let n = 0; n < 10; n += 1) answers.push(await guess('jana', { ip: '192.0.2.1' }));
    expect(tally(answers)).toEqual({ 401: 5, 429: 5 });
    expect(answers.at(-1)?.headers['retry-after']).toBe('60');
    expect((await signIn(JANA, { ip: '192.0.2.1' })).statusCode).toBe(429);
    expect((await signIn(JANA, { ip: '198.51.100.7' })).statusCode).toBe(200);
  });

  it('is counted anew when the clock, which went ahead, is set back', async () => {
    const DAYS = 2 * 24 * 60 * MINUTE;
    time.forward(DAYS);
    for (let n = 0; n < 6; n += 1) await guess('jana', { ip: '192.0.2.3' });
    time.forward(-DAYS);
    expect(tally([await guess('jana', { ip: '192.0.2.3' })])).toEqual({ 401: 1 });
    expect((await signIn(JANA, { ip: '192.0.2.3' })).statusCode).toBe(200);
  });

  it('waits twice as long after each further mistake, and an hour at most', async () => {
    const waits = [];
    for (let n = 0; n < 5; n += 1) await guess('jana', { ip: '192.0.2.2' });
    for (let n = 0; n < 8; n += 1) {
      const seconds = Number((await guess('jana', { ip: '192.0.2.2' })).headers['retry-after']);
      waits.push(seconds / 60);
      time.forward(seconds * 1000 - 1);
      expect((await signIn(JANA, { ip: '192.0.2.2' })).statusCode).toBe(429);
      time.forward(1);
      expect((await guess('jana', { ip: '192.0.2.2' })).statusCode).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('one of each of thirty accounts from one address has to wait', async () => {
    const answers = [];
    for (let n = 0; n < 30; n += 1) answers.push(await guess(`ucet-${n}`, { ip: '192.0.2.3' }));
    expect(tally(answers)).toEqual({ 401: 20, 429: 10 });
  });

  it('many times at once is not more than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess('jana', { ip: '192.0.2.4' })));
    expect(tally(answers)[401]).toBeLessThanOrEqual(5);
  });

  it('many times at once is not more at two instances (security 56)', async () => {
    const two = await createTestApp({
      database: app.database,
      clock: time.clock,
      env: SECRET,
      productionPasswords: true,
    });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => guess('jana', { ip: '192.0.2.9', at: n % 2 === 0 ? app : two })),
    );
    expect(tally(answers)[401]).toBeLessThanOrEqual(5);
    expect(tally(answers)[429]).toBeGreaterThan(0);
    await two.close();
  });

  it('has to wait after the server has started again, too', async () => {
    for (let n = 0; n < 5; n += 1) await guess('jana', { ip: '192.0.2.5' });
    const again = await createTestApp({
      database: app.database,
      clock: time.clock,
      env: SECRET,
      productionPasswords: true,
    });
    expect((await signIn(JANA, { ip: '192.0.2.5', at: again })).statusCode).toBe(429);
    await again.close();
  });

  it('from another address each time is still from one, where no proxy is trusted (security 21)', async () => {
    const answers = [];
    for (let n = 0; n < 20; n += 1)
      answers.push(
        await guess('jana', { ip: '192.0.2.6', headers: { 'x-forwarded-for': `203.0.113.${n}` } }),
      );
    expect(tally(answers)).toEqual({ 401: 5, 429: 15 });
  });

  it('behind a trusted proxy counts for whom the proxy names', async () => {
    const behind = await createTestApp({
      database: app.database,
      clock: time.clock,
      env: { ...SECRET, TRUST_PROXY: '127.0.0.1' },
    });
    const from = (client: string) => ({
      ip: '127.0.0.1',
      headers: { 'x-forwarded-for': client },
      at: behind,
    });
    for (let n = 0; n < 5; n += 1) await guess('jana', from('203.0.113.1'));
    expect((await guess('jana', from('203.0.113.1'))).statusCode).toBe(429);
    expect((await signIn(JANA, from('203.0.113.2'))).statusCode).toBe(200);
    await behind.close();
  });

  it('is forgiven by the right password, but only for this account', async () => {
    for (let n = 0; n < 4; n += 1) await guess('jana', { ip: '192.0.2.7' });
    expect((await signIn(JANA, { ip: '192.0.2.7' })).statusCode).toBe(200);
    for (let n = 0; n < 4; n += 1) await guess('jana', { ip: '192.0.2.7' });
    for (let n = 0; n < 12; n += 1) await guess(`iny-${n}`, { ip: '192.0.2.7' });
    expect((await guess('dalsi', { ip: '192.0.2.7' })).statusCode).toBe(429);
  });

  it('is forgotten after a day without a mistake', async () => {
    for (let n = 0; n < 5; n += 1) await guess('jana', { ip: '192.0.2.8' });
    time.forward(24 * 60 * MINUTE + 1);
    for (let n = 0; n < 4; n += 1) expect((await guess('jana', { ip: '192.0.2.8' })).statusCode).toBe(401);
    expect((await signIn(JANA, { ip: '192.0.2.8' })).statusCode).toBe(200);
  });
});

describe('Hashing (security 19)', () => {
  it('of fifty passwords at once from everywhere does the work of a bounded queue, and the server answers', async () => {
    const logins = Promise.all(
      Array.from({ length: 50 }, (_, n) => guess(`ucet-${n}`, { ip: `198.51.100.${n}` })),
    );
    const health = await app.app.inject({ method: 'GET', url: '/healthz' });
    expect(health.statusCode).toBe(200);
    const answers = await logins;
    const counts = tally(answers);
    expect(counts[401]).toBeGreaterThanOrEqual(22);
    expect((counts[401] ?? 0) + (counts[503] ?? 0)).toBe(50);
    for (const { statusCode, headers } of answers)
      if (statusCode === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('that was refused for want of room is nobody’s mistake', async () => {
    const first = await Promise.all(
      Array.from({ length: 50 }, (_, n) => guess(`ucet-${n}`, { ip: `198.51.100.${n}` })),
    );
    const { rows } = await app.database.pool.query(
      "SELECT count(*)::int AS counted FROM sign_in_failures WHERE key LIKE 'address:%' AND failures > 0",
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => guess(`ucet-${n}`, { ip: `198.51.100.${n}` })),
    );
    expect(rows[0].counted).toBe(tally(first)[401]);
    expect(tally(answers)[429]).toBeUndefined();
  });
});
