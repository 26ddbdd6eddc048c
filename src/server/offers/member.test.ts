import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFor, person, registered } from '../../../tests/accounts.ts';
import { begunProject, PAID_SITE } from '../../../tests/projects.ts';
import { asked, type SentOffer, sentOffer, talkOf } from '../../../tests/sent-offer.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

// An offer as a member of its client reads and answers it, signed in and without its secret link.

let app: TestApp;
let member: TestBrowser;
let admin: TestBrowser;
const who = person('clenka');
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, site: PAID_SITE });
  member = await registered(app, who);
  admin = await registered(app, person('spravca'));
  await app.database.pool.query('UPDATE accounts SET email_verified_at = now()');
  await app.database.pool.query("UPDATE accounts SET role = 'admin' WHERE username = 'spravca'");
});
afterAll(() => app.close());

const CHROME = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/142.0.0.0 Safari/537.36' };
const ACCEPTANCE = {
  ...{ revision: 1, chosen: ['large'], shown: { once: 1_750_00, monthly: 29_00 } },
  ...{ name: 'Klára Členková', capacity: 'business', ico: '12345679', agreed: true },
};

/** The account of the member joins the client of an offer. */
async function joined<Offer extends Pick<SentOffer, 'id'>>(offer: Offer): Promise<Offer> {
  await app.database.pool.query(
    `INSERT INTO client_members (client_id, account_id, created_at)
     SELECT client_id, accounts.id, now() FROM offers, accounts WHERE offers.id = $1 AND username = $2`,
    [offer.id, who.username],
  );
  return offer;
}
const accountId = async () =>
  (await app.database.pool.query('SELECT id FROM accounts WHERE username = $1', [who.username])).rows[0].id;
const get = (browser: TestBrowser, url: string) => browser.inject({ method: 'GET', url });
const found = ({ id }: Pick<SentOffer, 'id'>) => app.services.offers.find(id);

describe('A member of the client', () => {
  it('reads the same offer as who holds its link', async () => {
    const offer = await joined(await sentOffer(app));
    const byLink = await app.app.inject({ url: '/api/offer', headers: offer.headers });
    const answer = await get(member, `/api/offer?offer=${offer.id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(byLink.json());
  });

  it('accepts it, and the account stands in the acceptance and in the audit log', async () => {
    const offer = await joined(await sentOffer(app));
    const answer = await member.post(`/api/offer/accept?offer=${offer.id}`, ACCEPTANCE, CHROME);
    expect([answer.statusCode, answer.json().state]).toEqual([200, 'accepted']);
    const id = await accountId();
    expect((await found(offer)).acceptance).toMatchObject({ name: ACCEPTANCE.name, acceptedBy: id });
    const { rows } = await app.database.pool.query(
      "SELECT actor FROM audit_log WHERE subject_id = $1 AND action = 'offer.accepted'",
      [offer.id],
    );
    expect(rows).toEqual([{ actor: id }]);
    const again = await member.post(`/api/offer/accept?offer=${offer.id}`, ACCEPTANCE, CHROME);
    expect(again.statusCode).toBe(409);
  });

  it('is not told from the acceptance of somebody who had the link alone', async () => {
    const offer = await joined(await sentOffer(app));
    const answer = await app.browser().post('/api/offer/accept', ACCEPTANCE, offer.headers);
    expect(answer.statusCode).toBe(200);
    expect((await found(offer)).acceptance?.acceptedBy).toBeNull();
    expect((await get(member, `/api/offer?offer=${offer.id}`)).json().state).toBe('accepted');
  });

  it('asks by their own name, and takes the question back', async () => {
    const offer = await joined(await sentOffer(app));
    const { json } = await asked(member, offer, { lineId: null, text: 'Kedy?' }, {});
    expect(json()).toMatchObject({ side: 'client', author: who.username, isOwn: true, canWithdraw: true });
    const token = await member.token();
    const withdrawn = await member.inject({
      method: 'DELETE',
      url: `${talkOf(offer)}/messages/${json().id}`,
      headers: { 'x-csrf-token': token },
    });
    expect(withdrawn.json()).toMatchObject({ text: '', withdrawnAt: expect.any(String) });
  });

  it('opens it once, and the operator who looks at it as the client never does', async () => {
    const offer = await joined(await sentOffer(app));
    const looked = await get(admin, `/api/offer?offer=${offer.id}`);
    expect([looked.statusCode, (await found(offer)).viewedAt]).toEqual([200, null]);
    const seen = (browser: TestBrowser) => browser.post(`/api/offer/seen?offer=${offer.id}`, {}, CHROME);
    expect([(await seen(admin)).statusCode, (await found(offer)).viewedAt]).toEqual([403, null]);
    expect((await seen(member)).statusCode).toBe(200);
    expect((await found(offer)).viewedAt).not.toBeNull();
  });

  it('sees the payments of what was agreed, with the call as a PDF', async () => {
    const { id } = await joined(await begunProject(app));
    const { payments } = (await get(member, `/api/offer/payments?offer=${id}`)).json();
    expect(payments[0]).toMatchObject({ state: 'open', paying: { iban: expect.any(String) } });
    const pdf = await get(member, `/api/offer/payments/${payments[0].id}/pdf?offer=${id}`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const other = await joined(await sentOffer(app));
    const wrong = await get(member, `/api/offer/payments/${payments[0].id}/pdf?offer=${other.id}`);
    expect(wrong.statusCode).toBe(404);
  });

  it('sees nothing of one that was never sent', async () => {
    const offer = await joined(await sentOffer(app));
    await app.database.pool.query("UPDATE offers SET state = 'draft' WHERE id = $1", [offer.id]);
    expect((await get(member, `/api/offer?offer=${offer.id}`)).statusCode).toBe(404);
  });
});

describe('Whom an offer was sent to', () => {
  it('has it in the portal once it is accepted by its link and the same e-mail is proven', async () => {
    const jana = person('prijala');
    const recipient = { name: 'Jana', email: 'Prijala@example.sk' };
    const [offer, open] = [await sentOffer(app, {}, recipient), await sentOffer(app, {}, recipient)];
    const ask = (path: string) => app.app.inject({ url: path, headers: offer.headers });
    expect((await ask('/api/offer')).json().recipientEmail).toBe('');
    expect((await app.browser().post('/api/offer/accept', ACCEPTANCE, offer.headers)).statusCode).toBe(200);
    expect((await ask('/api/offer')).json().recipientEmail).toBe(recipient.email);
    const unproven = await registered(app, jana);
    expect((await get(unproven, `/api/offer?offer=${offer.id}`)).statusCode).toBe(403);
    const code = await codeFor(app, jana.email);
    expect((await unproven.post('/api/account/email-proof', { code })).statusCode).toBe(200);
    const offers = (await get(unproven, '/api/portal/offers')).json();
    expect(offers.map(({ id }: { id: string }) => id)).toEqual([offer.id]);
    expect((await get(unproven, '/api/portal/overview')).json().projects.count).toBe(1);
    // What nobody has accepted yet belongs to who has its link.
    expect((await get(unproven, `/api/offer?offer=${open.id}`)).statusCode).toBe(404);
  });

  /** Accepted by its link; then an account with the recipient's address signs in, proven. */
  async function acceptedAndSignedIn(name: string, between: (offer: SentOffer) => Promise<unknown>) {
    const { email } = person(name);
    const offer = await sentOffer(app, {}, { name, email });
    expect((await app.browser().post('/api/offer/accept', ACCEPTANCE, offer.headers)).statusCode).toBe(200);
    await registered(app, person(name));
    const { pool } = app.database;
    await pool.query('UPDATE accounts SET email_verified_at = now() WHERE username = $1', [name]);
    await between(offer);
    const browser = app.browser();
    expect((await browser.post('/api/login', person(name))).statusCode).toBe(200);
    return (await get(browser, `/api/offer?offer=${offer.id}`)).statusCode;
  }

  it('comes to it with the next sign-in', async () => {
    expect(await acceptedAndSignedIn('neskor', async () => {})).toBe(200);
  });

  it('does not once the links are revoked: whoever ended them wants nobody in', async () => {
    const revoke = ({ id }: SentOffer) => admin.post(`/api/admin/offers/${id}/revoke-links`, {});
    expect(await acceptedAndSignedIn('odvolana', revoke)).toBe(404);
  });

  it('does not where the client has members: they or the operator invite', async () => {
    expect(await acceptedAndSignedIn('dalsia', joined)).toBe(404);
  });

  it('does not by an addendum, whose link leads to one project alone', async () => {
    const change = ({ id }: SentOffer) =>
      app.database.pool.query(
        'UPDATE offers SET addendum = 1, addendum_of = (SELECT id FROM offers WHERE id <> $1 LIMIT 1) WHERE id = $1',
        [id],
      );
    expect(await acceptedAndSignedIn('dodatok', change)).toBe(404);
  });
});

describe('A call about an offer', () => {
  it('has to say which one, unless a link says it already', async () => {
    const offer = await joined(await sentOffer(app));
    const neither = await get(member, '/api/offer');
    expect([neither.statusCode, neither.json().field]).toEqual([400, 'offer']);
    const both = await app.app.inject({ url: `/api/offer?offer=${offer.id}`, headers: offer.headers });
    expect([both.statusCode, both.json().field]).toEqual([400, 'offer']);
  });

  it('is that of the link, whoever is signed in besides', async () => {
    const offer = await sentOffer(app);
    const answer = await member.inject({ method: 'GET', url: '/api/offer', headers: offer.headers });
    expect(answer.statusCode).toBe(200);
  });

  it('is made by nobody who only looks: the operator accepts nothing in the client’s name', async () => {
    const offer = await sentOffer(app);
    for (const path of ['accept', 'decline', 'renewal', 'reminders-off']) {
      const answer = await admin.post(`/api/offer/${path}?offer=${offer.id}`, ACCEPTANCE);
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
    expect((await found(offer)).acceptance).toBeNull();
  });
});
