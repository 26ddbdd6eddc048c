import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Email } from 'postal-mime';
import { type Person, person } from '../accounts.ts';
import { inDatabase } from '../database.ts';
import { isTo, MAILED_CODE, mailsAbout } from '../outbox.ts';
import { uniqueLetters } from '../unique.ts';
import { takenOver, whenTakenOver } from './fixtures.ts';

/** Somebody whom nobody else in the run is. */
export const somebody = (name = 'martin'): Person => person(`${name}.${uniqueLetters()}`);

/** The heading of a screen. */
export const title = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const toast = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name });

/** A part of the settings. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export const passwordField = (page: Page, label = 'Heslo'): Locator =>
  page.getByLabel(label).and(page.getByRole('textbox'));

/** Makes a changing call with the cookies of a browser, as its page would. */
export async function send(
  browser: APIRequestContext,
  path: string,
  data: object,
  method: 'POST' | 'PATCH' | 'PUT' = 'POST',
): Promise<{ status: number; body: unknown }> {
  const { csrfToken } = await (await browser.get('/api/csrf-token')).json();
  const answer = await browser.fetch(path, { method, data, headers: { 'x-csrf-token': csrfToken } });
  return { status: answer.status(), body: await answer.json() };
}

/** The last mail to an address of which this is so, once it is there. */
async function lastMail(dataDir: string, email: string, isIt: (mail: Email) => boolean): Promise<Email> {
  const found = async () =>
    (await mailsAbout(dataDir, email)).filter((mail) => isTo(mail, email) && isIt(mail)).at(-1);
  await expect.poll(found).toBeDefined();
  const mail = await found();
  if (!mail) throw new Error('The mail is gone');
  return mail;
}

/** The last mail to an address whose subject has this in it, once it is there. */
export const mailTo = (dataDir: string, email: string, subject: string): Promise<Email> =>
  lastMail(dataDir, email, (mail) => mail.subject?.includes(subject) ?? false);

/** What the last mail to an address says that the pattern finds, once it is there. */
export async function mailed(dataDir: string, email: string, pattern: RegExp): Promise<string> {
  const { text } = await lastMail(dataDir, email, (mail) => pattern.test(mail.text ?? ''));
  return pattern.exec(text ?? '')?.[0] ?? '';
}

/** Has the mails about messages leave now that wait until nothing of them can be taken back. */
export const letMailsLeave = (dataDir: string): Promise<unknown> =>
  inDatabase(dataDir, (database) =>
    database.query(
      "UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'created' AND start_after > now()",
    ),
  );

/** The mails about an address, once there are so many. */
export async function mailsOf(dataDir: string, email: string, count: number): Promise<Email[]> {
  await expect.poll(() => mailsAbout(dataDir, email)).toHaveLength(count);
  return mailsAbout(dataDir, email);
}

/** The code that proves an e-mail. */
export const codeFor = (dataDir: string, email: string): Promise<string> =>
  mailed(dataDir, email, MAILED_CODE);

/** Waits until an address has had mails with these subjects, tickets left out, and no other, in any order. */
export const expectSubjects = (dataDir: string, email: string, subjects: readonly string[]): Promise<void> =>
  expect
    .poll(async () => {
      const mails = (await mailsAbout(dataDir, email)).filter((mail) => isTo(mail, email));
      return mails.map(({ subject = '' }) => subject.replace(/#\d+/, '#')).toSorted();
    })
    .toEqual(subjects.toSorted());

/** Registers a new account, which is signed in then; the e-mail is not proven yet. */
export async function registered(browser: APIRequestContext, who = somebody()): Promise<Person> {
  expect(await send(browser, '/api/register', who)).toMatchObject({ status: 201 });
  return who;
}

/** Registers a new account with a proven e-mail, which is signed in then. */
export async function proven(browser: APIRequestContext, dataDir: string, who = somebody()): Promise<Person> {
  await registered(browser, who);
  const code = await codeFor(dataDir, who.email);
  expect(await send(browser, '/api/account/email-proof', { code })).toMatchObject({ status: 200 });
  return who;
}

/** Fills in the form of the sign-in, to which a link may just lead, and sends it. */
export async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await takenOver(page);
  await page.getByLabel('E-mail alebo používateľské meno').fill(username);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click();
}

/** How long a code of an app is shown, in milliseconds. */
export const STEP = 30_000;

/** The code an app shows; a step later, as a code is taken once. */
export const appCode = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later });

/** Another browser, of nobody; its screen is as large as the first one's unless told. */
export async function otherBrowser(
  browser: Browser,
  baseURL: string,
  viewport?: ViewportSize,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...(viewport && { viewport }) });
  return whenTakenOver(await context.newPage());
}

/** An account of the client of an e-mail, signed in. */
export const clientAccount = (browser: APIRequestContext, dataDir: string, email: string): Promise<Person> =>
  proven(browser, dataDir, { ...somebody(), email });
