import { afterEach, expect, it } from 'vitest';
import { person } from '../accounts.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';

let app: TestApp;
afterEach(() => app.close());
const start = async (options: TestAppOptions = {}) => {
  app = await createTestApp(options);
};

it.each(['/api/password/forgotten', '/api/login/link'])(
  'An address that may ask for no more by %s takes no mail away from others (security 25)',
  async (url) => {
    await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    const ask = async (email: string, ip: string) =>
      (await app.browser().post(url, { email }, { 'x-forwarded-for': ip })).statusCode;
    for (const n of [1, 2, 3]) await ask(`vlastny${n}@example.sk`, '203.0.113.7');
    const { email } = person('obet');
    for (const _ of [1, 2, 3]) expect(await ask(email, '203.0.113.7')).toBe(429);
    expect(await ask(email, '198.51.100.2')).toBe(200);
  },
);
