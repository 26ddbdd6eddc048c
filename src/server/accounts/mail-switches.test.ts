import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { MAIL_NAMES } from '#content/mail-names.ts';
import { choiceOfMail } from '#domain/accounts/chosen-mails.ts';
import { MUTABLE_MAILS } from '#domain/accounts/mail-choices.ts';
import { monthsBefore, RETENTION } from '#domain/legal/retention.ts';
import { person, proven } from '../../../tests/accounts.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { remindedOffer } from '../../../tests/sent-offer.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { uniqueLetters } from '../../../tests/unique.ts';
import { deleteExpiredMails } from '../mail/expiry.ts';
import { OFFER_REMINDER } from '../offers/mail-kinds.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A mail that can be switched off: a reminder of an offer to an address. */
async function reminderTo(email: string) {
  const mails = async () =>
    (await mailsAbout(app.dataDir, email)).filter(({ headers }) =>
      headers.some(({ key }) => key === 'list-unsubscribe'),
    );
  const before = (await mails()).map(({ messageId }) => messageId);
  const offerId = await remindedOffer(app, email);
  await app.drain();
  const mail = (await mails()).find(({ messageId }) => !before.includes(messageId));
  expect(mail).toBeDefined();
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  const oneClick =
    /^<http:\/\/[^/]+(\/\S+)>$/.exec(header('list-unsubscribe'))?.[1] ?? expect.fail('no address');
  const token = /\/emaily#(\S+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link');
  return { offerId, oneClick, token, html: mail?.html ?? '', post: header('list-unsubscribe-post') };
}

/** What becomes of the next reminder to an address. */
async function nextReminderTo(email: string): Promise<string> {
  await remindedOffer(app, email);
  await app.drain();
  const { rows } = await app.database.pool.query(
    'SELECT status FROM mails WHERE to_address = $1 AND kind = $2 ORDER BY created_at DESC LIMIT 1',
    [email, OFFER_REMINDER],
  );
  expect(rows[0].status).not.toBe('pending');
  return rows[0].status;
}

const optOutsOf = async (email: string) =>
  (await app.database.pool.query('SELECT kind FROM mail_opt_outs WHERE email_key = $1', [email])).rows;

const press = (url: string, payload = ONE_CLICK, headers: Record<string, string> = FORM) =>
  app.app.inject({ method: 'POST', url, payload, headers });
const show = (token: string) => app.browser().post('/api/mail-choice', { token });
const change = (token: string, isOn: boolean) =>
  app.browser().send('PUT', '/api/mail-choice', { token, isOn });

test('every choice switches a kind of mail that there is', () => {
  const kinds = Object.keys(MAIL_NAMES);
  const switched = new Set(kinds.map(choiceOfMail).filter((choice) => choice !== null));
  expect([...switched].toSorted()).toEqual([...MUTABLE_MAILS].toSorted());
});

test.each([
  'account-email-code',
  'account-reset-link',
  'account-security',
  'account-sign-in-link',
  'offer-link',
  'offer-sent',
  'offer-accepted-client',
  'payment-call',
])('a mail of the kind %s cannot be switched off', (kind) => {
  expect(choiceOfMail(kind)).toBeNull();
});

describe('a mail that can be switched off', () => {
  it('says so to people and to mail programs', async () => {
    const { html, post, oneClick, token } = await reminderTo(`${uniqueLetters()}@example.sk`);
    expect(post).toBe(ONE_CLICK);
    expect(html).toContain(`/emaily#${token}`);
    expect(html).toContain('Vypnúť ich');
    expect(oneClick).toBe(`/api/mail-choices/${token}`);
  });

  it('is switched off by one press of a mail program, without a cookie or a token of a browser', async () => {
    const email = `${uniqueLetters()}@example.sk`;
    const { oneClick, token } = await reminderTo(email);
    expect((await press(oneClick)).statusCode).toBe(200);
    expect((await press(oneClick)).statusCode).toBe(200);
    expect((await show(token)).json()).toMatchObject({
      kind: 'offer-reminder',
      isOn: false,
      hasAccount: false,
    });
    expect(await nextReminderTo(email)).toBe('muted');
    const { rows } = await app.database.pool.query(
      "SELECT action, actor FROM audit_log WHERE action LIKE 'mail.switched%' AND subject_id IN (SELECT id::text FROM mails WHERE to_address = $1)",
      [email],
    );
    expect(rows).toEqual([{ action: 'mail.switched-off', actor: 'client' }]);
  });

  it('is switched off by a form of several parts, too', async () => {
    const { oneClick, token } = await reminderTo(`${uniqueLetters()}@example.sk`);
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const answer = await press(oneClick, body, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(answer.statusCode).toBe(200);
    expect((await show(token)).json()).toMatchObject({ isOn: false });
  });

  it('stays on when a program only opens its addresses', async () => {
    const { oneClick, token } = await reminderTo(`${uniqueLetters()}@example.sk`);
    const opened = await app.app.inject({ method: 'GET', url: oneClick });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/emaily#${token}`]);
    expect((await press(oneClick, 'x=1')).statusCode).toBe(400);
    expect((await show(token)).json()).toMatchObject({ isOn: true });
  });

  it('is switched off and on by the page, for that kind and that address alone', async () => {
    const [email, other] = [`${uniqueLetters()}@example.sk`, `${uniqueLetters()}@example.sk`];
    const { token } = await reminderTo(email);
    expect((await change(token, false)).json()).toMatchObject({ isOn: false });
    expect(await nextReminderTo(email)).toBe('muted');
    expect(await nextReminderTo(other)).toBe('sent');
    expect(await optOutsOf(email)).toEqual([{ kind: 'offer-reminder' }]);
    expect((await change(token, true)).json()).toMatchObject({ isOn: true });
    expect(await nextReminderTo(email)).toBe('sent');
  });

  it('hides the address from whoever finds the link', async () => {
    const email = `${uniqueLetters()}@example.sk`;
    const { token } = await reminderTo(email);
    expect(token).not.toContain(email.slice(0, 6));
    expect((await show(token)).body).not.toContain(email);
  });

  it('is switched by no token that the site has not sealed', async () => {
    const { token } = await reminderTo(`${uniqueLetters()}@example.sk`);
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await press(`/api/mail-choices/${forged}`)).statusCode).toBe(404);
    expect((await show(forged)).statusCode).toBe(404);
    expect((await change(forged, false)).statusCode).toBe(404);
  });

  /** What the token of a mail still does: nothing is shown, nothing is switched. */
  const isOver = async (token: string, email: string) => {
    const answers = [
      await show(token),
      await change(token, false),
      await press(`/api/mail-choices/${token}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await optOutsOf(email)).toEqual([]);
  };

  it('is switched for as long as it is noted that it was sent, and no longer', async () => {
    const email = `${uniqueLetters()}@example.sk`;
    const { token } = await reminderTo(email);
    const now = app.services.clock();
    const sentOn = async (day: Date) => {
      await app.database.pool.query('UPDATE mails SET created_at = $2 WHERE to_address = $1', [email, day]);
      await deleteExpiredMails(app.services.db, join(app.dataDir, 'outbox'), now);
    };
    const limit = monthsBefore(now, RETENTION.mailMonths);
    await sentOn(limit);
    expect((await change(token, false)).json()).toMatchObject({ isOn: false });
    expect((await change(token, true)).json()).toMatchObject({ isOn: true });
    await sentOn(new Date(limit.getTime() - 1));
    await isOver(token, email);
  });

  it('is switched no more once the operator has ended the link in it, but by a later one', async () => {
    const email = `${uniqueLetters()}@example.sk`;
    const { offerId, token } = await reminderTo(email);
    const by = { actor: { kind: 'operator' as const }, now: app.services.clock() };
    await app.services.offers.revokeLinks(offerId, by);
    await isOver(token, email);
    const later = await reminderTo(email);
    expect((await change(later.token, false)).json()).toMatchObject({ isOn: false });
  });
});

describe('of somebody with an account', () => {
  it('is switched on again in the settings alone: whoever has the mail can only switch it off', async () => {
    const who = person(uniqueLetters());
    const { token } = await reminderTo(who.email);
    const browser = await proven(app, who);
    await browser.send('PUT', '/api/account/mails', { kind: 'offer-reminder', isOn: false });
    const refused = await change(token, true);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Tieto e-maily patria k\u00A0účtu. Znova ich zapnete v\u00A0jeho nastaveniach.',
    ]);
    expect((await show(token)).json()).toMatchObject({ isOn: false });
  });

  it('is switched by nobody once the account is deleted', async () => {
    const who = person(uniqueLetters());
    const { token } = await reminderTo(who.email);
    const browser = await proven(app, who);
    expect((await show(token)).statusCode).toBe(200);
    const deleted = await browser.send('DELETE', '/api/account', {});
    expect(deleted.statusCode).toBe(200);
    expect((await show(token)).statusCode).toBe(404);
    expect((await change(token, false)).statusCode).toBe(404);
    expect(await optOutsOf(who.email)).toEqual([]);
  });

  it('the settings and the link say the same', async () => {
    const who = person(uniqueLetters());
    const { token } = await reminderTo(who.email);
    const browser = await proven(app, who);
    const muted = async () =>
      (await browser.inject({ method: 'GET', url: '/api/account' })).json().mutedMails;
    await change(token, false);
    expect(await muted()).toEqual(['offer-reminder']);
    expect((await show(token)).json()).toMatchObject({ isOn: false, hasAccount: true });
    expect(await nextReminderTo(who.email)).toBe('muted');
    await browser.send('PUT', '/api/account/mails', { kind: 'offer-reminder', isOn: true });
    expect((await show(token)).json()).toMatchObject({ isOn: true });
    expect(await nextReminderTo(who.email)).toBe('sent');
  });

  it('what was switched off before is switched off in the settings once the address is proven', async () => {
    const who = person(uniqueLetters());
    const { token } = await reminderTo(who.email);
    await change(token, false);
    const browser = await proven(app, who);
    expect((await browser.inject({ method: 'GET', url: '/api/account' })).json().mutedMails).toEqual([
      'offer-reminder',
    ]);
    expect(await optOutsOf(who.email)).toEqual([]);
  });
});
