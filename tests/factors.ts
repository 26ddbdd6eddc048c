import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { Person } from './accounts.ts';
import { Authenticator } from './authenticator.ts';
import type { TestApp, TestBrowser } from './test-app.ts';

/** The code that an app with this secret shows at a time. */
export const appCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Sets up an app as the second factor; its secret, and the recovery codes where there were none. */
export async function withApp(
  browser: TestBrowser,
  now: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret, setup } = (await browser.post('/api/account/totp', {})).json();
  const answer = await browser.post('/api/account/totp/confirm', { setup, code: appCode(secret, now) });
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return { secret, recoveryCodes: answer.json().recoveryCodes };
}

/** Adds a passkey to the account that is signed in. */
export async function withPasskey(
  browser: TestBrowser,
  publicUrl: string,
): Promise<{ passkey: Authenticator; recoveryCodes: string[] | null }> {
  const passkey = new Authenticator(publicUrl);
  const { challenge } = (await browser.post('/api/account/passkeys/options', {})).json();
  const body = { name: 'Môj telefón', response: passkey.make(challenge) };
  const answer = await browser.post('/api/account/passkeys', body);
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return { passkey, recoveryCodes: answer.json().recoveryCodes };
}

/** Signs with a passkey what the server asks a browser for. */
export async function signWith(
  passkey: Authenticator,
  browser: TestBrowser,
  options?: { verified: boolean },
) {
  const { challenge } = (await browser.post('/api/login/passkey/options', {})).json();
  return passkey.sign(challenge, options);
}

/** A browser in which the password was right and the second step is open. */
export async function waiting(app: TestApp, { username, password }: Person): Promise<TestBrowser> {
  const browser = app.browser();
  const answer = await browser.post('/api/login', { username, password });
  expect(answer.json().secondFactor).toEqual(expect.any(Array));
  return browser;
}
