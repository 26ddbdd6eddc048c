import { expect } from 'vitest';
import { MAILED_CODE, mailsAbout } from './outbox.ts';
import type { TestApp, TestBrowser } from './test-app.ts';

/** What somebody registers with. */
export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Somebody whom nobody else in the test is. */
export const person = (name: string, email = `${name}@example.sk`): Person => ({
  username: name,
  email,
  password: `Dlhé-heslo-${name}-7`,
});

/** Registers in a browser of its own; the e-mail is not proven yet. */
export async function registered(app: TestApp, who: Person): Promise<TestBrowser> {
  const browser = app.browser();
  const answer = await browser.post('/api/register', who);
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return browser;
}

type Mailing = Pick<TestApp, 'dataDir' | 'drain'>;

/** What a pattern finds in the mails about an address, its group if it has one, the oldest first; what is due goes out before. */
export async function mailedMatches(
  { dataDir, drain }: Mailing,
  email: string,
  pattern: RegExp,
): Promise<string[]> {
  await drain();
  const found = (await mailsAbout(dataDir, email)).map(({ text }) => pattern.exec(text ?? ''));
  return found.flatMap((match) => match?.[1] ?? match?.[0] ?? []);
}

/** The code of the last mail to an address. */
export async function codeFor(app: Mailing, email: string): Promise<string> {
  const codes = await mailedMatches(app, email, MAILED_CODE);
  expect(codes.length).toBeGreaterThan(0);
  return codes.at(-1) ?? '';
}

/** Registers and proves the e-mail. */
export async function proven(app: TestApp, who: Person): Promise<TestBrowser> {
  const browser = await registered(app, who);
  const answer = await browser.post('/api/account/email-proof', { code: await codeFor(app, who.email) });
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return browser;
}

/** An administrator, signed in, who has just typed the password. */
export async function administrator(app: TestApp, who: Person): Promise<TestBrowser> {
  const browser = await proven(app, who);
  await app.database.pool.query(`UPDATE accounts SET role = 'admin' WHERE username = $1`, [who.username]);
  return browser;
}
