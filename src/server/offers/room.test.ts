import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAULTS } from '#domain/errors/faults.ts';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import { linesOf, type OfferContent } from '#domain/offers/offer.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import { duePayments } from '#domain/offers/payment-plan.ts';
import { person, registered } from '../../../tests/accounts.ts';
import { contactBody, quoteBody, requestBody } from '../../../tests/factories/bodies.ts';
import { offerLine } from '../../../tests/factories/offers.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { uniqueLetters } from '../../../tests/unique.ts';
import { createMessageService } from '../messages/service.ts';

let app: TestApp;
let admin: TestBrowser;
const time = stillClock('2026-11-24T09:00:00Z');

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock: time.clock });
  admin = await registered(app, person('spravca'));
  await app.database.pool.query("UPDATE accounts SET role = 'admin', email_verified_at = now()");
});
afterAll(() => app.close());

const OFFERS = '/api/admin/offers';
const get = async (url: string) => (await admin.inject({ method: 'GET', url })).json();
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object = {}) =>
  admin.send(method, url, body);
const post = (url: string, body: object = {}) => send('POST', url, body);

let count = 0;
/** A request of the wizard with its quote, from somebody whom no other test knows. */
async function request(changes: object = {}): Promise<{ id: string; email: string }> {
  count += 1;
  const email = `klient-${count}@example.sk`;
  const browser = app.browser();
  await browser.post('/api/generate-quote', quoteBody({ email }));
  await browser.post('/api/service-requests', requestBody({ email, ...changes }));
  return { id: await idOfRequest(email), email };
}
const idOfRequest = async (email: string): Promise<string> =>
  (await app.database.pool.query('SELECT id FROM requests WHERE email = $1', [email])).rows[0].id;

const begun = async (from: object): Promise<string> => (await post(OFFERS, from)).json().id;
const opened = (id: string) => get(`${OFFERS}/${id}`);
const actionsOn = async (id: string): Promise<string[]> =>
  (
    await app.database.pool.query('SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY id', [id])
  ).rows.map(({ action }) => action);
const statusOf = async (requestId: string): Promise<string> =>
  (await app.database.pool.query('SELECT status FROM requests WHERE id = $1', [requestId])).rows[0].status;

/** The mails to an address with these words in their subject. */
async function mails(email: string, subject: string, wanted = 1) {
  const found = async () =>
    (await mailsAbout(app.dataDir, email)).filter((mail) => mail.subject?.includes(subject));
  await app.drain();
  expect((await found()).length).toBe(wanted);
  return found();
}
const linkIn = (text = ''): string => /\/ponuka\/([\w-]{43})/.exec(text.replace(/=\n/g, ''))?.[1] ?? '';

/** An offer from a request, sent to its client. */
async function sent(): Promise<{ id: string; email: string; requestId: string }> {
  const asked = await request();
  const id = await begun({ from: 'request', id: asked.id });
  expect((await post(`${OFFERS}/${id}/send`)).statusCode).toBe(200);
  return { id, email: asked.email, requestId: asked.id };
}

describe('an offer from a request', () => {
  it('is complete: it can be sent as it is', async () => {
    const asked = await request();
    const answer = await post(OFFERS, { from: 'request', id: asked.id });
    expect(answer.json()).toEqual({ id: expect.any(String), isNew: true });
    const offer = await opened(answer.json().id);
    expect(offer).toMatchObject({
      number: expect.stringMatching(/^CP-2026-\d{4}$/),
      state: 'draft',
      recipient: { email: asked.email },
      request: { id: asked.id },
      acceptance: null,
    });
    expect(offer.draft).toMatchObject({ edit: 1, problems: [] });
    const content: OfferContent = offer.revisions[0].content;
    expect(content).toMatchObject({
      title: 'Tvorba webu pre elektrikára',
      revisionRounds: 2,
      validUntil: '2026-12-15',
    });
    expect(content.payments.map(({ after, share }) => [after, share])).toEqual([
      [null, { kind: 'percent', percent: 40 }],
      ['skusky-a-spustenie', { kind: 'rest' }],
    ]);
    expect(content.stages.reduce((sum, { days }) => sum + days, 0)).toBe(30);
    expect(content.excluded.length).toBeGreaterThan(5);
    expect(content.assumptions.join(' ')).not.toMatch(/\{|určí zmluva/);
    expect(offer.recommendedFeatures.length).toBeGreaterThan(0);
  });

  it('says the numbers that the domain says', async () => {
    const asked = await request();
    const { revisions } = await opened(await begun({ from: 'request', id: asked.id }));
    const [{ content, totals, payments }] = revisions;
    const exact = offerTotals(content, initialChoice(content));
    expect(totals).toEqual(exact);
    expect(payments).toEqual(duePayments(content.payments, exact.once.total));
    const [{ total }] = (
      await app.database.pool.query(
        "SELECT (quote ->> 'total')::int AS total FROM quotes JOIN requests ON quote_id = quotes.id WHERE requests.id = $1",
        [asked.id],
      )
    ).rows;
    expect(exact.once.lines).toBe(total);
  });

  it('is compared with the total of its quote, with nothing where nothing is paid once', async () => {
    const compared = async (changes: object) => {
      const { id } = await request(changes);
      const answer = await opened(await begun({ from: 'request', id }));
      const { rows } = await app.database.pool.query(
        "SELECT quote -> 'oneOff' AS total FROM quotes JOIN requests ON quote_id = quotes.id WHERE requests.id = $1",
        [id],
      );
      return [answer.request.estimate, rows[0].total];
    };
    const service = 'cenove-kalkulacky';
    for (const hasWebsite of [undefined, true]) {
      const [estimate, { min, max }] = await compared({ serviceSlug: service, hasWebsite });
      expect(estimate).toEqual({ min: min * 100, max: max * 100 });
    }
    const [nothing] = await compared({
      ...{ serviceSlug: 'udrzba-podpora', hasWebsite: true, selectedFeatures: [] },
    });
    expect(nothing).toBeNull();
  });

  it('is made once: the action leads to the draft that is there, also by two taps at once', async () => {
    const { id } = await request();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(OFFERS, { from: 'request', id })));
    const bodies = answers.map((answer) => answer.json());
    expect(new Set(bodies.map((body) => body.id)).size).toBe(1);
    expect(bodies.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it('without a quote lacks nothing but its lines', async () => {
    const email = 'bez-rozpoctu@example.sk';
    await app.browser().post('/api/contact-messages', contactBody({ email }));
    const offer = await opened(await begun({ from: 'request', id: await idOfRequest(email) }));
    expect(offer.draft.problems).toEqual([{ field: 'groups', message: 'Pridajte aspoň jednu položku.' }]);
    expect(offer.revisions[0].content.title).toBe('Tvorba webu');
  });

  it('is made for one client, whose account sees the request once it proves the address', async () => {
    const [first, second] = [await request(), { id: '' }];
    await app.browser().post('/api/contact-messages', contactBody({ email: first.email }));
    second.id = (
      await app.database.pool.query("SELECT id FROM requests WHERE email = $1 AND kind = 'contact'", [
        first.email,
      ])
    ).rows[0].id;
    const offers = [
      await opened(await begun({ from: 'request', id: first.id })),
      await opened(await begun({ from: 'request', id: second.id })),
    ];
    expect(offers[0].client).toEqual(offers[1].client);
    const { rows } = await app.database.pool.query('SELECT client_id FROM requests WHERE email = $1', [
      first.email,
    ]);
    expect(rows.map(({ client_id }) => client_id)).toEqual([offers[0].client.id, offers[0].client.id]);
  });
});

describe('the client of an offer', () => {
  it('is the one of which the operator knows somebody with the address of the request', async () => {
    const known = await opened(await begun({ from: 'request', id: (await request()).id }));
    const asked = await request();
    await app.database.pool.query(
      `INSERT INTO client_contacts (id, client_id, name, email, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, 'Jana', upper($2), now(), now())`,
      [known.client.id, asked.email],
    );
    expect((await opened(await begun({ from: 'request', id: asked.id }))).client).toEqual(known.client);
  });
});

describe('an offer from elsewhere', () => {
  it('is for the first contact with an address where neither a member nor a request has one', async () => {
    const { id } = (await post('/api/admin/clients', { name: 'Prenesený, s. r. o.' })).json();
    const contact = { role: '', phone: '', email: '' };
    const email = 'druha@example.sk';
    await post(`/api/admin/clients/${id}/contacts`, { ...contact, name: 'Prvá' });
    await post(`/api/admin/clients/${id}/contacts`, { ...contact, name: 'Druhá', email });
    time.forward(1000);
    await post(`/api/admin/clients/${id}/contacts`, {
      ...contact,
      name: 'Tretia',
      email: 'tretia@example.sk',
    });
    const begunForClient = () => begun({ from: 'client', id });
    expect((await opened(await begunForClient())).recipient).toEqual({ name: 'Druhá', email });

    const called = { kind: 'call', name: 'Volajúci', phone: '0905 123 456', description: 'Web.' };
    const asked = (await post('/api/admin/requests', called)).json();
    await app.database.pool.query('UPDATE requests SET client_id = $1 WHERE id = $2', [id, asked.id]);
    expect((await opened(await begunForClient())).recipient).toEqual({ name: 'Druhá', email });
    const forCall = await opened(await begun({ from: 'request', id: asked.id }));
    expect(forCall.recipient).toEqual({ name: 'Druhá', email });
  });

  it('begins empty for a client, like another one, and from a template', async () => {
    const { id } = await sent();
    const { client, revisions } = await opened(id);
    const empty = await opened(await begun({ from: 'client', id: client.id }));
    expect([empty.client, linesOf(empty.revisions[0].content)]).toEqual([client, []]);
    const copy = await opened(await begun({ from: 'copy', id }));
    expect([copy.revisions[0].content, copy.request]).toEqual([revisions[0].content, null]);
    const template = (
      await post('/api/admin/offer-templates', { offerId: id, name: 'Web pre elektrikára' })
    ).json();
    expect(template).toMatchObject({
      name: 'Web pre elektrikára',
      onceTotal: revisions[0].totals.once.total,
    });
    expect((await get('/api/admin/offer-templates')).map((one: { id: string }) => one.id)).toContain(
      template.id,
    );
    const made = await opened(await begun({ from: 'template', id: template.id, client: client.id }));
    expect(made.revisions[0].content.groups).toEqual(revisions[0].content.groups);
    expect((await send('DELETE', `/api/admin/offer-templates/${template.id}`)).statusCode).toBe(200);
    expect((await post(OFFERS, { from: 'template', id: template.id, client: client.id })).statusCode).toBe(
      404,
    );
  });

  it('is an addendum only to what was accepted, with its number', async () => {
    const { id } = await sent();
    const early = await post(OFFERS, { from: 'addendum', id });
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'Dodatok sa dá pridať len k prijatej ponuke.',
    ]);
    await accepted(id);
    const { number } = await opened(id);
    const numbers = [];
    for (const _ of [1, 2]) numbers.push((await opened(await begun({ from: 'addendum', id }))).number);
    expect(numbers).toEqual([`${number}/D1`, `${number}/D2`]);
  });

  it('is an addendum to what the client has wished for at the project, and waits for a name and a price', async () => {
    const { id } = await sent();
    await accepted(id);
    const { project } = await opened(id);
    const said = { side: 'client' as const, accountId: null, authorName: 'Jana', text: 'Chceme aj blog.' };
    const subject = { type: 'project' as const, id: project.id };
    const wish = await app.services.db.transaction((transaction) =>
      createMessageService(app.services).write(transaction, { ...said, subject }, app.services.clock()),
    );
    const addendum = await opened(await begun({ from: 'addendum', id, wish: wish.id }));
    const [line] = addendum.revisions[0].content.groups[0].lines;
    expect(line).toMatchObject({ name: '', included: 'Chceme aj blog.', unitPrice: 0 });
    expect(addendum.draft.problems).toMatchObject([{ field: `lines.${line.id}.name` }]);
    expect(addendum.project, 'its own payments alone').toEqual({ ...project, payments: [] });
    const other = await sent();
    await accepted(other.id);
    expect((await post(OFFERS, { from: 'addendum', id: other.id, wish: wish.id })).statusCode).toBe(404);
  });
});

/** Notes that the client has accepted by telephone what is ticked. */
async function accepted(id: string, changes: object = {}) {
  const { revisions } = await opened(id);
  const { revision, content, totals } = revisions[0];
  return post(`${OFFERS}/${id}/accept`, {
    revision,
    chosen: [...initialChoice(content)],
    shown: { once: totals.once.total, monthly: totals.monthly.total },
    name: 'Jana Vzorová',
    how: 'telefonicky',
    ...changes,
  });
}

describe('a draft', () => {
  const draftOf = async (id: string) => {
    const { revisions, recipient, draft } = await opened(id);
    return { edit: draft.edit, content: revisions[0].content as OfferContent, recipient };
  };

  it('is saved while it is half written, and says what it lacks; then it cannot be sent', async () => {
    const id = await begun({ from: 'request', id: (await request()).id });
    const draft = await draftOf(id);
    const half = { ...draft, content: { ...draft.content, title: '', payments: [] } };
    const saved = await send('PUT', `${OFFERS}/${id}/draft`, half);
    expect(saved.json()).toMatchObject({ edit: 2, problems: [{ field: 'title' }, { field: 'payments' }] });
    const refused = await post(`${OFFERS}/${id}/send`);
    expect([refused.statusCode, refused.json().field, refused.json().message]).toEqual([
      400,
      'title',
      'Pomenujte, čo ponúkate.',
    ]);
  });

  it('from a template says nothing that was written to another client', async () => {
    const id = await begun({ from: 'request', id: (await request()).id });
    const { client } = await opened(id);
    const { content, ...draft } = await draftOf(id);
    const written = { ...content, title: 'Web pre pani Tajnú', note: 'Pani Tajná, pozdravujem.' };
    expect((await send('PUT', `${OFFERS}/${id}/draft`, { ...draft, content: written })).statusCode).toBe(200);
    const { id: template } = (
      await post('/api/admin/offer-templates', { offerId: id, name: 'Web na mieru' })
    ).json();
    const { rows } = await app.database.pool.query('SELECT content FROM offer_templates WHERE id = $1', [
      template,
    ]);
    expect(JSON.stringify(rows)).not.toContain('Tajn');
    const made = await opened(await begun({ from: 'template', id: template, client: client.id }));
    expect(made.revisions[0].content).toMatchObject({
      title: 'Web na mieru',
      note: '',
      groups: content.groups,
    });
  });

  it('is not overwritten by another window, nor sent without having been seen', async () => {
    const id = await begun({ from: 'request', id: (await request()).id });
    const draft = await draftOf(id);
    expect((await send('PUT', `${OFFERS}/${id}/draft`, draft)).statusCode).toBe(200);
    const other = await send('PUT', `${OFFERS}/${id}/draft`, draft);
    expect([other.statusCode, other.json().message]).toEqual([409, FAULTS.editedElsewhere.message]);
    expect((await post(`${OFFERS}/${id}/send`, { edit: 1 })).statusCode).toBe(409);
    expect((await opened(id)).state).toBe('draft');
    expect((await post(`${OFFERS}/${id}/send`, { edit: 2 })).statusCode).toBe(200);
  });

  it.each([
    ['the same id twice', { groups: [{ id: 'a', name: 'A', lines: [offerLine('x'), offerLine('x')] }] }],
    ['half a cent', { groups: [{ id: 'a', name: 'A', lines: [offerLine('x', { unitPrice: 0.5 })] }] }],
    ['less than nothing', { groups: [{ id: 'a', name: 'A', lines: [offerLine('x', { unitPrice: -1 })] }] }],
    [
      'more than ten million',
      {
        groups: [
          { id: 'a', name: 'A', lines: [offerLine('x', { unitPrice: 100_000_000, quantity: 999_999 })] },
        ],
      },
    ],
    ['no day', { validUntil: '2026-02-30' }],
  ])('refuses %s', async (_, changes) => {
    const id = await begun({ from: 'request', id: (await request()).id });
    const draft = await draftOf(id);
    const body = { ...draft, content: { ...draft.content, ...changes } };
    expect((await send('PUT', `${OFFERS}/${id}/draft`, body)).statusCode).toBe(400);
    expect((await draftOf(id)).edit).toBe(1);
  });

  it('keeps VAT and terms of the site, whatever is sent', async () => {
    const id = await begun({ from: 'request', id: (await request()).id });
    const draft = await draftOf(id);
    const content = { ...draft.content, vat: { status: 'payer', ratePercent: 5 }, termsVersion: '0' };
    await send('PUT', `${OFFERS}/${id}/draft`, { ...draft, content });
    expect((await draftOf(id)).content).toMatchObject({
      vat: draft.content.vat,
      termsVersion: draft.content.termsVersion,
    });
  });

  it('is thrown away, and an offer that was never sent with it', async () => {
    const { id } = await sent();
    await post(`${OFFERS}/${id}/revise`);
    expect((await send('DELETE', `${OFFERS}/${id}/draft?edit=1`)).json()).toEqual({ isGone: false });
    expect((await opened(id)).state).toBe('sent');
    const copy = await begun({ from: 'copy', id });
    expect((await send('DELETE', `${OFFERS}/${copy}/draft?edit=1`)).json()).toEqual({ isGone: true });
    expect((await admin.inject({ method: 'GET', url: `${OFFERS}/${copy}` })).statusCode).toBe(404);
  });
});

describe('sending', () => {
  it('mails a link that opens the offer, and stores nothing that does', async () => {
    const { id, email, requestId } = await sent();
    const [mail] = await mails(email, 'Cenová ponuka');
    const token = linkIn(mail?.text);
    expect(token).toHaveLength(43);
    expect((await app.services.offers.open(token, time.clock())).id).toBe(id);
    expect(await statusOf(requestId)).toBe('offered');
    const { rows } = await app.database.pool.query(
      `SELECT (SELECT json_agg(l) FROM offer_links l)::text || (SELECT json_agg(m) FROM mails m)::text
        || (SELECT json_agg(j) FROM pgboss.job j)::text || (SELECT json_agg(a) FROM audit_log a)::text AS stored`,
    );
    expect(rows[0].stored).not.toContain(token);
    expect(
      app
        .logLines()
        .map((line) => JSON.stringify(line))
        .join(),
    ).not.toContain(token);
    expect(await actionsOn(id)).toEqual(['offer.begun', 'offer.sent']);
  });

  it('says what the operator has written, once', async () => {
    const asked = await request();
    const id = await begun({ from: 'request', id: asked.id });
    await post(`${OFFERS}/${id}/send`, {
      subject: 'Ponuka na web, ako sme sa dohodli',
      text: 'Dobrý deň,\n\nposielam, čo sme si povedali.',
    });
    const [mail] = await mails(asked.email, 'ako sme sa dohodli');
    expect(mail?.text).toContain('posielam, čo sme si povedali.');
    const again = await post(`${OFFERS}/${id}/send`);
    expect([again.statusCode, again.json().message]).toEqual([409, 'Táto ponuka je už odoslaná.']);
  });

  it('of a changed revision takes the place of the one before', async () => {
    const { id, email } = await sent();
    await post(`${OFFERS}/${id}/revise`);
    const draft = await opened(id);
    const content = {
      ...draft.revisions[0].content,
      note: 'Lacnejšie.',
      discount: { name: 'Zľava', of: { kind: 'percent', percent: 10 } },
    };
    await send('PUT', `${OFFERS}/${id}/draft`, { edit: 1, content, recipient: draft.recipient });
    expect(draft.draft.mail.subject).toContain('Upravená cenová ponuka');
    await post(`${OFFERS}/${id}/send`);
    const offer = await opened(id);
    expect(offer.revisions.map(({ letter, state }: Record<string, string>) => [letter, state])).toEqual([
      ['B', 'sent'],
      ['A', 'superseded'],
    ]);
    await mails(email, 'Upravená cenová ponuka');
  });
});

describe('links', () => {
  it('are made anew for the operator and the client, and revoked all at once', async () => {
    const { id, email } = await sent();
    const { url } = (await post(`${OFFERS}/${id}/links`, { mail: true })).json();
    const [mail] = await mails(email, 'Odkaz na cenovú ponuku');
    expect(linkIn(mail?.text)).toBe(linkIn(url));
    expect((await opened(id)).links.good).toBe(2);
    await post(`${OFFERS}/${id}/revoke-links`);
    expect((await opened(id)).links.good).toBe(0);
    await expect(app.services.offers.open(linkIn(url), time.clock())).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('are used once somebody comes by them, not when they are made', async () => {
    const { id } = await sent();
    const { url } = (await post(`${OFFERS}/${id}/links`, { mail: false })).json();
    expect((await opened(id)).links).toEqual({ good: 2, usedAt: null });
    time.forward(60_000);
    const headers = { [OFFER_LINK_HEADER]: linkIn(url) };
    expect((await app.app.inject({ url: '/api/offer', headers })).statusCode).toBe(200);
    expect((await opened(id)).links).toEqual({ good: 2, usedAt: time.clock().toISOString() });
  });

  it('lead to no draft', async () => {
    const id = await begun({ from: 'request', id: (await request()).id });
    const answer = await post(`${OFFERS}/${id}/links`, { mail: false });
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Táto ponuka ešte nebola odoslaná.']);
  });
});

describe('an answer on behalf of the client', () => {
  it('says who noted it and how, wins the request and tells both', async () => {
    const { id, email, requestId } = await sent();
    expect((await accepted(id)).statusCode).toBe(200);
    const offer = await opened(id);
    expect(offer.acceptance).toMatchObject({
      name: 'Jana Vzorová',
      notedHow: 'telefonicky',
      notedBy: 'spravca',
      totals: offer.revisions[0].totals,
      fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(await statusOf(requestId)).toBe('won');
    const [mail] = await mails(email, 'je prijatá');
    expect(mail?.text).toContain(offer.acceptance.fingerprint);
    expect((await app.services.offers.open(linkIn(mail?.text), time.clock())).id).toBe(id);
    await mails(
      app.services.operator.address,
      `${offer.number} ${offer.revisions[0].content.title} | Ponuka je prijatá`,
    );
  });

  it('makes no link once all were revoked; its mail has the document alone', async () => {
    const { id, email } = await sent();
    await post(`${OFFERS}/${id}/revoke-links`);
    expect((await accepted(id)).statusCode).toBe(200);
    const [mail] = await mails(email, 'je prijatá');
    expect(mail?.text).not.toContain('/ponuka/');
    expect(mail?.attachments).toHaveLength(1);
    expect((await opened(id)).links.good).toBe(0);
  });

  it.each([
    ['another price', { shown: { once: 1, monthly: 0 } }],
    ['no note of how', { how: ' ' }],
    ['no name', { name: '' }],
    ['a line that cannot be chosen', { chosen: ['niečo'] }],
  ])('is refused with %s', async (_, changes) => {
    const { id, requestId } = await sent();
    expect((await accepted(id, changes)).statusCode).toBe(400);
    expect([(await opened(id)).state, await statusOf(requestId)]).toEqual(['sent', 'offered']);
  });

  it('that is a no loses the request with its reason', async () => {
    const { id, requestId } = await sent();
    const body = { revision: 1, reason: 'too-expensive', text: 'O tretinu viac.', how: 'telefonicky' };
    expect((await post(`${OFFERS}/${id}/decline`, body)).statusCode).toBe(200);
    expect((await opened(id)).revisions[0].declined).toEqual({
      reason: 'too-expensive',
      text: 'O tretinu viac.',
      notedHow: 'telefonicky',
    });
    const { rows } = await app.database.pool.query('SELECT status, lost_reason FROM requests WHERE id = $1', [
      requestId,
    ]);
    expect(rows).toEqual([{ status: 'lost', lost_reason: 'too-expensive' }]);
  });
});

describe('the list', () => {
  let ids: string[];
  beforeEach(async () => {
    if (ids) return;
    ids = [];
    for (const title of ['Strecha pre Žofiu', 'Plot pre Jána']) {
      const { id } = await sent();
      await app.database.pool.query(
        'UPDATE offers SET title = $2, search_text = fold_text($2) WHERE id = $1',
        [id, title],
      );
      ids.push(id);
    }
  });
  const list = async (query: Record<string, string>) =>
    (await get(`${OFFERS}?${new URLSearchParams(query)}`)) as { id: string; state: string; title: string }[];

  it('finds every word in any writing, and takes signs of a pattern for themselves', async () => {
    expect((await list({ search: 'zofiu STRECHA' })).map(({ title }) => title)).toEqual([
      'Strecha pre Žofiu',
    ]);
    expect(await list({ search: 'zofiu plot' })).toEqual([]);
    expect(await list({ search: '%%%' })).toEqual([]);
  });

  it('finds the client by a name that the recipient does not have, also beside words of the offer', async () => {
    const name = `Zámočníctvo ${uniqueLetters()}`;
    await app.database.pool.query(
      'UPDATE clients SET name = $2 WHERE id = (SELECT client_id FROM offers WHERE id = $1)',
      [ids[0], name],
    );
    const folded = name.toUpperCase().replace('Á', 'a');
    expect((await list({ search: folded })).map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list({ search: `strecha ${folded}` })).map(({ id }) => id)).toEqual([ids[0]]);
    expect(await list({ search: `plot ${folded}` })).toEqual([]);
  });

  it('shows one state, where what is over is expired', async () => {
    const { rows } = await app.database.pool.query('SELECT valid_until FROM offers WHERE id = $1', [ids[0]]);
    await app.database.pool.query("UPDATE offers SET valid_until = '2026-11-23' WHERE id = $1", [ids[0]]);
    expect((await list({ state: 'expired' })).map(({ id, state }) => [id, state])).toEqual([
      [ids[0], 'expired'],
    ]);
    expect((await list({ state: 'sent' })).map(({ id }) => id)).not.toContain(ids[0]);
    const counts = await get(`${OFFERS}/counts`);
    expect(counts.states.expired).toBe(1);
    expect(counts.states.sent).toBe((await list({ state: 'sent' })).length);
    await app.database.pool.query('UPDATE offers SET valid_until = $2 WHERE id = $1', [
      ids[0],
      rows[0].valid_until,
    ]);
  });

  it('shows what waits for the client, and of it what the client waits for', async () => {
    const [waits, asks] = ids;
    await app.database.pool.query(
      `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
       VALUES (gen_random_uuid(), 'offer', $1, 'client', 'Žofia', 'Dokedy?', now())`,
      [asks],
    );
    const shown = async (state: string) =>
      (await list({ state })).map(({ id }) => id).filter((id) => ids.includes(id));
    expect((await shown('open')).toSorted()).toEqual([waits, asks].toSorted());
    expect(await shown('unanswered')).toEqual([asks]);
  });

  it('is a table of what is shown, in which nothing is run', async () => {
    await app.database.pool.query(
      `UPDATE offers SET title = '=HYPERLINK("x")', search_text = 'tabulka', once_total = 123456 WHERE id = $1`,
      [ids[0]],
    );
    const [row] = await list({ search: 'tabulka' });
    const url = `${OFFERS}/export?${new URLSearchParams({ search: 'tabulka' })}`;
    const answer = await admin.inject({ method: 'GET', url });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toContain('ponuky.csv');
    const lines = answer.body.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(
      /^CP-2026-\d{4};A;Odoslaná;"'=HYPERLINK\(""x""\)";.*;1234,56;.*;\d{1,2}\. \d{1,2}\. \d{4};\d+$/,
    );
    expect(row?.title).toBe('=HYPERLINK("x")');
  });

  it('goes on after a row', async () => {
    const all = (await list({})) as unknown as { id: string; createdAt: string }[];
    const [first, second] = all;
    const rest = await list({ after: `${first?.createdAt}_${first?.id}` });
    expect(rest[0]?.id).toBe(second?.id);
  });
});
