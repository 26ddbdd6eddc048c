import { createHash, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { MESSAGE_MAX } from '#domain/messages/message.ts';
import { LINK_USES } from '#domain/offers/link-contract.ts';
import { OFFER_LINK_HEADER, OFFER_PAGE } from '#domain/offers/link-header.ts';
import { REVISION_STATES } from '#domain/offers/revision-life.ts';
import { requestField } from '#domain/requests/request-fields.ts';
import { createMessageService } from '#server/messages/service.ts';
import { mailsAbout } from '../outbox.ts';
import { readPdf } from '../pdf-text.ts';
import { asked as askedOf, EXAMPLE_OFFER, linkTo, type SentOffer, sentOffer, talkOf } from '../sent-offer.ts';
import { stillClock } from '../still-clock.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { type Actors, makeActors } from './actors.ts';
import { statementsOf } from './statements.ts';

// A secret link gives one offer and nothing else to whoever holds it (business 2).

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const { clock, forward } = stillClock();
const OPERATOR = () => ({ actor: { kind: 'operator' as const }, now: clock() });
/** What looks for a link, and what notes its use. */
const OF_LINKS = /"offer_links"."token_hash"/;
/** Sixteen megabytes of one letter. */
const deflated = deflateSync(Buffer.alloc(16 * 1024 * 1024, 65));
const GUESS = 'A'.repeat(43);
/** A browser that people use. */
const CHROME =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let app: TestApp;
let actors: Actors;
beforeAll(async () => {
  app = await createTestApp({
    env: { RATE_LIMITS: 'off' },
    clock,
    // What the page is given, as its HTML.
    renderPage: async (request, { linkedOffer }) =>
      new Response(`<title>${new URL(request.url).pathname}</title>${JSON.stringify(linkedOffer)}`, {
        status: linkedOffer === null ? 404 : 200,
      }),
  });
  actors = await makeActors(app);
});
afterAll(() => app.close());

const page = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });
const post = (offer: Pick<SentOffer, 'headers'>, path: string, body: object = {}) =>
  app.browser().post(path, body, offer.headers);
const ask = (offer: SentOffer, said: { lineId: string | null; text: string }) =>
  askedOf(app.browser(), offer, said);
/** What an answer says; its own number and time are left out. */
const said = ({ body, statusCode }: { body: string; statusCode: number }) => [
  statusCode,
  body.replace(/"(errorId|timestamp)":"[^"]*"/g, ''),
];
const viewedAt = async ({ id }: SentOffer) => (await app.services.offers.find(id)).viewedAt;

describe('A link that is no good one', () => {
  const links: Record<string, () => Promise<string>> = {
    'was never made': async () => GUESS,
    'is no secret at all': async () => 'x',
    'has a sign that no secret has': async () => GUESS.replace(/^./, '~'),
    'was revoked': async () => {
      const { id, token } = await sentOffer(app);
      await app.services.offers.revokeLinks(id, OPERATOR());
      return token;
    },
    'was not used for ninety days': async () => {
      const { token } = await sentOffer(app);
      forward(90 * DAY);
      return token;
    },
    'is the fingerprint of a good one': async () =>
      createHash('sha256')
        .update((await sentOffer(app)).token)
        .digest('hex'),
  };

  it.each(Object.entries(links))('answers like any other when it %s', async (_, make) => {
    const token = await make();
    const open = async (secret: string) => {
      const headers = { [OFFER_LINK_HEADER]: secret };
      const shown = await statementsOf(() => page(`${OFFER_PAGE}/${secret}`), OF_LINKS);
      const called = await statementsOf(() => page('/api/offer', headers), OF_LINKS);
      expect([shown.result.statusCode, called.result.statusCode]).toEqual([404, 404]);
      return {
        page: [shown.result.rawPayload, { ...shown.result.headers, date: null }],
        call: said(called.result),
        statements: [...shown.statements, ...called.statements],
      };
    };
    const unknown = await open('B'.repeat(43));
    expect(unknown.statements).toHaveLength(2);
    expect(await open(token)).toEqual(unknown);
  });

  it('is good for ninety days after each use, and for its own offer alone', async () => {
    const [one, other] = [await sentOffer(app), await sentOffer(app, { title: 'Iná práca' })];
    for (const _ of [1, 2, 3]) {
      forward(89 * DAY);
      expect((await page('/api/offer', one.headers)).json().content.title).toBe(EXAMPLE_OFFER.title);
    }
    expect((await page('/api/offer', other.headers)).statusCode).toBe(404);
  });

  it('is noted as used once an hour, however often it is read meanwhile', async () => {
    const offer = await sentOffer(app);
    const usedAt = async () =>
      (await app.database.pool.query('SELECT used_at FROM offer_links WHERE offer_id = $1', [offer.id])).rows;
    const read = async () => {
      const { result, statements } = await statementsOf(() => page('/api/offer', offer.headers), OF_LINKS);
      expect(result.statusCode).toBe(200);
      return statements.map((statement) => statement.split(' ', 1)[0]);
    };
    forward(1);
    expect(await read(), 'the first time').toEqual(['select', 'update']);
    const first = await usedAt();
    expect(first).toContainEqual({ used_at: clock() });
    forward(HOUR);
    for (const _ of [1, 2, 3]) expect([await read(), await usedAt()]).toEqual([['select'], first]);
    forward(1);
    expect(await read()).toEqual(['select', 'update']);
  });

  it.each(['/api/offer', '/api/offer/pdf'])('cannot be guessed at %s without end', async (url) => {
    const limited = await createTestApp({ database: app.database, clock });
    const ask = () => limited.app.inject({ url, headers: { [OFFER_LINK_HEADER]: GUESS } });
    const statuses = [];
    for (let n = 0; n <= LINK_USES.max; n += 1) statuses.push((await ask()).statusCode);
    expect(statuses.at(0)).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    if (url === '/api/offer')
      expect((await limited.app.inject(`${OFFER_PAGE}/${GUESS}`)).statusCode).toBe(429);
    await limited.close();
  });
});

describe('A secret', () => {
  it('is in no line of the log, whatever is done with its link', async () => {
    const offer = await sentOffer(app);
    await page(offer.page);
    await page(`${offer.page}?revizia=1`);
    await page(`${offer.page}.data`);
    await page(`${offer.page}/nic`);
    await page(offer.page.toUpperCase());
    await app.browser().post(offer.page, {});
    for (const path of ['/api/', '/api/offer/', '/ponuka//', '/%70onuka/', '/ponuka%2F'])
      await page(path + offer.token);
    await page('/api/offer', offer.headers);
    await post(offer, '/api/offer/seen');
    await post(offer, '/api/offer/accept', {});
    await app.browser().post('/api/errors/report', {
      errorId: 'ERR_ABCDEF12_ABC',
      message: `Failed at http://localhost${offer.page}`,
      category: 'internal',
      severity: 'low',
      timestamp: clock().toISOString(),
      userAgent: CHROME,
      url: `http://localhost${offer.page}`,
      stack: `Error\n at http://localhost${offer.page}:1:1\n at http://localhost/ponuka//${offer.token}:1:1`,
    });
    const { rows } = await app.database.pool.query(
      'SELECT row_to_json(error_reports) AS report FROM error_reports',
    );
    const { rows: audit } = await app.database.pool.query(
      'SELECT row_to_json(audit_log) AS entry FROM audit_log',
    );
    const { rows: mails } = await app.database.pool.query('SELECT payload FROM mails');
    const kept = JSON.stringify([app.logLines(), rows, audit, mails]);
    expect(rows).not.toEqual([]);
    expect(kept.toLowerCase()).not.toContain(offer.token.toLowerCase());
  });

  it('stays with who has it: its page has no referrer, no place in an index and none in a cache', async () => {
    const { headers, body } = await page((await sentOffer(app)).page);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('etag');
    expect(body).toContain(`<title>${OFFER_PAGE}/-</title>`);
    expect((await page('/sitemap.xml')).body).not.toContain(OFFER_PAGE);
  });

  it('is given to no renderer, and its page to nobody who asks at the same time', async () => {
    const [one, other] = [await sentOffer(app), await sentOffer(app, { title: 'Iná práca' })];
    const [first, second, none] = await Promise.all(
      [one.page, other.page, `${OFFER_PAGE}/${GUESS}`].map((url) => page(url)),
    );
    expect([first?.body.includes('Iná práca'), second?.body.includes('Iná práca')]).toEqual([false, true]);
    expect(first?.body).not.toContain(one.token);
    expect(none?.statusCode).toBe(404);
    for (const area of ['/', '/portal', OFFER_PAGE])
      expect((await page(area)).body).not.toContain('Iná práca');
  });

  it('opens no door but those of its offer', async () => {
    const { headers } = await sentOffer(app);
    for (const url of ['/api/admin/offers', '/api/account', '/api/clients', '/api/admin/audit'])
      expect((await page(url, headers)).statusCode).toBe(401);
  });
});

describe('An offer is opened', () => {
  it('once, when its client looks at it, and the operator’s answers are read', async () => {
    const offer = await sentOffer(app);
    expect(await viewedAt(offer)).toBeNull();
    expect(
      (await app.browser().post('/api/offer/seen', {}, { ...offer.headers, 'user-agent': CHROME }))
        .statusCode,
    ).toBe(200);
    const first = await viewedAt(offer);
    expect(first).toEqual(clock());
    forward(1000);
    await app.browser().post('/api/offer/seen', {}, { ...offer.headers, 'user-agent': CHROME });
    expect(await viewedAt(offer)).toEqual(first);
  });

  it.each([
    ['HEAD', (offer: SentOffer) => app.app.inject({ method: 'HEAD', url: offer.page })],
    ['a page that is read', (offer: SentOffer) => page(offer.page, { 'user-agent': CHROME })],
    [
      'the call that reads',
      (offer: SentOffer) => page('/api/offer', { ...offer.headers, 'user-agent': CHROME }),
    ],
    [
      'a robot',
      (offer: SentOffer) =>
        app.browser().post(
          '/api/offer/seen',
          {},
          {
            ...offer.headers,
            'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
          },
        ),
    ],
    [
      'a program without a browser',
      (offer: SentOffer) =>
        app.browser().post('/api/offer/seen', {}, { ...offer.headers, 'user-agent': 'curl/8.5.0' }),
    ],
    [
      'a program that names itself by nothing',
      (offer: SentOffer) => app.browser().post('/api/offer/seen', {}, { ...offer.headers, 'user-agent': '' }),
    ],
    [
      'a page that is fetched ahead',
      (offer: SentOffer) =>
        app.browser().post(
          '/api/offer/seen',
          {},
          {
            ...offer.headers,
            'user-agent': CHROME,
            'sec-purpose': 'prefetch;prerender',
          },
        ),
    ],
    [
      'the operator',
      (offer: SentOffer) =>
        actors.browsers.admin.post('/api/offer/seen', {}, { ...offer.headers, 'user-agent': CHROME }),
    ],
  ])('not by %s', async (_, look) => {
    const offer = await sentOffer(app);
    await app.database.pool.query('INSERT INTO sessions SELECT * FROM kept_sessions ON CONFLICT DO NOTHING');
    await app.database.pool.query('UPDATE sessions SET created_at = $1, used_at = $1', [clock()]);
    expect((await look(offer)).statusCode).toBe(200);
    expect(await viewedAt(offer)).toBeNull();
  });

  it('not by an operator without the second factor that an https site demands', async () => {
    const site = await createTestApp({ env: { RATE_LIMITS: 'off', PUBLIC_URL: 'https://webdielna.test' } });
    const { browsers } = await makeActors(site);
    const offer = await sentOffer(site);
    const headers = { ...offer.headers, 'user-agent': CHROME };
    const seen = () => site.services.offers.find(offer.id).then(({ viewedAt: at }) => at);
    await browsers.adminWithoutFactor.post('/api/offer/seen', {}, headers);
    expect(await seen()).toBeNull();
    await browsers.clientA.post('/api/offer/seen', {}, headers);
    expect(await seen()).not.toBeNull();
    await site.close();
  });

  it('not once it is closed', async () => {
    const offer = await sentOffer(app);
    await app.services.offers.withdraw(offer.id, OPERATOR());
    expect(
      (await app.browser().post('/api/offer/seen', {}, { ...offer.headers, 'user-agent': CHROME }))
        .statusCode,
    ).toBe(200);
    expect(await viewedAt(offer)).toBeNull();
  });
});

describe('How an offer stands', () => {
  it('is told in a few bytes, and changes with a revision and a withdrawal', async () => {
    const offer = await sentOffer(app);
    const { offers } = app.services;
    const pulse = () => app.app.inject({ url: '/api/offer/pulse', headers: offer.headers });
    const first = await pulse();
    expect(first.json()).toEqual({ revision: 1, state: 'sent', effect: null });
    expect(Buffer.byteLength(first.body)).toBeLessThan(80);
    await offers.revise(offer.id, OPERATOR());
    expect((await pulse()).json()).toMatchObject({ revision: 1, state: 'sent' });
    await offers.withdraw(offer.id, OPERATOR());
    expect((await pulse()).json()).toMatchObject({ state: 'withdrawn' });
  });

  it.each<[object, number]>([
    [{}, 401],
    [{ [OFFER_LINK_HEADER]: GUESS }, 404],
  ])('is told nobody without a good link: %o', async (headers, status) => {
    const { statusCode, body } = await app.app.inject({ url: '/api/offer/pulse', headers: { ...headers } });
    expect([statusCode, body]).toEqual([status, expect.not.stringContaining('revision')]);
  });
});

describe('A draft', () => {
  it('is shown to nobody who holds a link, beside what was sent', async () => {
    const offer = await sentOffer(app);
    const { offers } = app.services;
    await offers.revise(offer.id, OPERATOR());
    const draft = { ...EXAMPLE_OFFER, title: 'Tajná zmena' };
    await offers.save(
      offer.id,
      { edit: 1, content: draft, recipient: { name: '', email: 'a@example.com' } },
      OPERATOR(),
    );
    for (const url of [
      offer.page,
      `${offer.page}?revizia=2`,
      '/api/offer',
      '/api/offer?revision=2',
      '/api/offer/pdf?revision=2',
    ]) {
      const answer = await page(url, offer.headers);
      expect([url, answer.body.includes('Tajná zmena')]).toEqual([url, false]);
    }
    expect((await page('/api/offer?revision=2', offer.headers)).statusCode).toBe(404);
    const shown = (await page('/api/offer', offer.headers)).json();
    expect([shown.revisions.length, shown.letter]).toEqual([1, 'A']);
    expect(REVISION_STATES).toContain(shown.state);
    const accepted = await post(offer, '/api/offer/accept', {
      revision: 2,
      chosen: ['small'],
      shown: { once: 1_400_00, monthly: 29_00 },
      ...SIGNED,
    });
    expect(accepted.statusCode).toBe(404);
  });
});

const SIGNED = { name: 'Martin Vzorový', capacity: 'business', ico: '12345679', agreed: true };
const ACCEPTANCE = {
  revision: 1,
  chosen: ['large', 'gallery'],
  shown: { once: 2_000_00, monthly: 29_00 },
  ...SIGNED,
};

describe('An acceptance by the link', () => {
  it('is stored with what was shown, and works once', async () => {
    const offer = await sentOffer(app);
    const accept = () =>
      app.browser().post('/api/offer/accept', ACCEPTANCE, { ...offer.headers, 'user-agent': CHROME });
    expect([(await accept()).statusCode, (await accept()).statusCode]).toEqual([200, 409]);
    const { acceptance } = await app.services.offers.find(offer.id);
    expect(acceptance).toMatchObject({
      name: 'Martin Vzorový',
      chosen: ['gallery', 'large'],
      onceTotal: 2_000_00,
      address: '127.0.0.1',
      userAgent: CHROME,
      consents: [
        `Súhlasím s obchodnými podmienkami vo verzii ${app.services.site.legal.version} a objednávam ako podnikateľ alebo v mene právnickej osoby, IČO 12345679.`,
      ],
    });
  });

  it.each([
    ['no IČO', { ico: '' }, 'ico', 'Zadajte IČO.'],
    ['an IČO that is none', { ico: '12345678' }, 'ico', 'IČO nie je správne, skontrolujte číslice'],
    [
      'a consumer',
      { capacity: 'consumer' },
      'capacity',
      'Služby sú určené podnikateľom a právnickým osobám.',
    ],
    ['nobody said to be', { capacity: undefined }, 'capacity', 'Vyberte, ako kto objednávate.'],
  ])('for firms alone is refused with %s', async (_, changes, field, message) => {
    const offer = await sentOffer(app);
    const answer = await post(offer, '/api/offer/accept', { ...ACCEPTANCE, ...changes });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message, field }]);
    expect((await app.services.offers.find(offer.id)).acceptance).toBeNull();
  });

  it('is of the firm that the client is, where its IČO is known', async () => {
    const offer = await sentOffer(app);
    await app.database.pool.query(
      'UPDATE clients SET ico = $1 WHERE id = (SELECT client_id FROM offers WHERE id = $2)',
      ['87654326', offer.id],
    );
    const { signing } = (await page('/api/offer', offer.headers)).json();
    expect(signing).toMatchObject({ servesConsumers: false, ico: '87654326' });
    const other = await post(offer, '/api/offer/accept', ACCEPTANCE);
    expect([other.statusCode, other.json().field]).toEqual([400, 'ico']);
    const own = await post(offer, '/api/offer/accept', { ...ACCEPTANCE, ico: signing.ico });
    expect(own.statusCode).toBe(200);
    expect(own.json().acceptance.consents.join()).toContain('IČO 87654326.');
  });

  it('fills the IČO of a client that has none, so that nobody asks for it again', async () => {
    const offer = await sentOffer(app);
    expect((await post(offer, '/api/offer/accept', ACCEPTANCE)).statusCode).toBe(200);
    const { signing } = (await page('/api/offer', offer.headers)).json();
    expect(signing.ico).toBe(ACCEPTANCE.ico);
    const { rows } = await app.database.pool.query(
      `SELECT action, actor FROM audit_log WHERE subject_type = 'client'
       AND subject_id = (SELECT client_id::text FROM offers WHERE id = $1)`,
      [offer.id],
    );
    expect(rows).toEqual([{ action: 'client.changed', actor: 'link' }]);
  });

  it('tells both in their mails, and the operator at the offer, as whom it was accepted', async () => {
    const email = 'kto-prijal@example.com';
    const offer = await sentOffer(app, {}, { name: 'Jana', email });
    expect((await post(offer, '/api/offer/accept', ACCEPTANCE)).statusCode).toBe(200);
    const { number } = await app.services.offers.find(offer.id);
    const told = async () =>
      (await mailsAbout(app.dataDir, number)).filter(({ text }) => text?.includes('IČO 12345679.')).length;
    await app.drain();
    expect(await told()).toBe(2);
    await app.database.pool.query('INSERT INTO sessions SELECT * FROM kept_sessions ON CONFLICT DO NOTHING');
    await app.database.pool.query('UPDATE sessions SET created_at = $1, used_at = $1', [clock()]);
    const opened = await actors.browsers.admin.inject({ url: `/api/admin/offers/${offer.id}` });
    expect(opened.json().acceptance.consents).toEqual([expect.stringContaining('IČO 12345679.')]);
  });

  it('by a consumer is kept with what they were told and agreed to, where the site serves them', async () => {
    const { site } = app.services;
    const serving = await createTestApp({
      site: { ...site, terms: { ...site.terms, servesConsumers: true } },
    });
    const accepted = async (changes: object) => {
      const offer = await sentOffer(serving);
      const body = { ...ACCEPTANCE, ...changes };
      const answer = await serving.browser().post('/api/offer/accept', body, offer.headers);
      expect(answer.statusCode).toBe(200);
      return (await serving.services.offers.find(offer.id)).acceptance?.consents;
    };
    const [asConsumer, terms, told, ...more] =
      (await accepted({ capacity: 'consumer', ico: '', startsEarly: true })) ?? [];
    expect(asConsumer).toBe('Objednávam ako spotrebiteľ.');
    expect(terms).toMatch(/^Súhlasím s obchodnými podmienkami vo verzii/);
    expect(told).toMatch(/do 14 dní .* bez uvedenia dôvodu/);
    expect(told).toContain(site.operator.email);
    expect(more).toEqual([expect.stringMatching(/^Výslovne súhlasím/)]);
    expect(await accepted({ capacity: 'consumer', ico: '' })).toHaveLength(3);
    expect(await accepted({})).toEqual([expect.stringContaining('IČO 12345679.')]);
    await serving.close();
  });

  it.each([
    ['no name', { name: ' ' }, 400],
    ['no consent', { agreed: false }, 400],
    ['a revision that is not there', { revision: 7 }, 404],
  ])('is refused with %s, and changes nothing', async (_, changes, status) => {
    const offer = await sentOffer(app);
    const answer = await post(offer, '/api/offer/accept', { ...ACCEPTANCE, ...changes });
    expect(answer.statusCode).toBe(status);
    expect((await app.services.offers.find(offer.id)).acceptance).toBeNull();
  });
});

describe('What a client writes', () => {
  const ODD = "😀 <b onclick=alert(1)>x</b> '; DROP TABLE offers; -- {{7*7}} $1 عربي";
  const long = 'ž'.repeat(10_000);
  const overlong = (max: number) => `Text môže mať najviac ${max} znakov.`;
  const UNSAFE = 'Text obsahuje nepovolené znaky.';
  const question = (text: string) => ['messages', { sendId: randomUUID(), lineId: null, text }] as const;
  const refusal = (changes: object) => ['decline', { revision: 1, reason: 'other', ...changes }] as const;
  const acceptance = (changes: object) => ['accept', { ...ACCEPTANCE, ...changes }] as const;

  it.each([
    ['no question', question(''), 400, 'Napíšte správu.'],
    ['a question of blanks that nobody sees', question(' \u200B\u2800\u00AD '), 400, 'Napíšte správu.'],
    ['a question without end', question(long), 400, overlong(MESSAGE_MAX)],
    ['a question that reads backwards', question('\u202Eakzáto'), 400, UNSAFE],
    ['a refusal without a reason', refusal({ reason: undefined }), 400, 'Vyberte dôvod.'],
    ['a refusal for another reason', refusal({ reason: '__proto__' }), 400, 'Vyberte dôvod.'],
    ['a refusal without end', refusal({ text: long }), 400, overlong(MESSAGE_MAX)],
    ['a name of blanks that nobody sees', acceptance({ name: '\u200B' }), 400, 'Napíšte meno a priezvisko.'],
    ['a name without end', acceptance({ name: long }), 400, overlong(requestField('name').max)],
    ['a name that reads backwards', acceptance({ name: '\u202EaniJ' }), 400, UNSAFE],
    [
      'an IČO without end',
      acceptance({ ico: '1'.repeat(10_000) }),
      400,
      expect.stringMatching(/^(Text|IČO) /),
    ],
    [
      'an option that is not offered',
      acceptance({ chosen: ['large', 'gallery', 'nic'] }),
      400,
      'Možnosti na výber sa medzitým zmenili. Načítajte ich znova.',
    ],
    [
      'another price',
      acceptance({ shown: { once: 1, monthly: 29_00 } }),
      400,
      'Cena na stránke už nie je aktuálna. Načítajte ju znova.',
    ],
  ])('is refused with a sentence and changes nothing: %s', async (_, [path, body], status, message) => {
    const offer = await sentOffer(app);
    const before = (await page('/api/offer', offer.headers)).body;
    const call = path === 'messages' ? `${talkOf(offer)}/messages` : `/api/offer/${path}`;
    const answer = await post(offer, call, body);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    expect((await page('/api/offer', offer.headers)).body).toBe(before);
  });

  it('is kept letter by letter, whatever it would be to a program', async () => {
    const [asked, declined, accepted] = [await sentOffer(app), await sentOffer(app), await sentOffer(app)];
    expect((await ask(asked, { lineId: null, text: ODD })).json().text).toBe(ODD);
    const no = await post(declined, '/api/offer/decline', refusal({ text: ODD })[1]);
    expect(no.json().declined.text).toBe(ODD);
    const yes = await post(accepted, '/api/offer/accept', acceptance({ name: ODD })[1]);
    expect(yes.json().acceptance.name).toBe(ODD);
    const pdf = await page('/api/offer/pdf', accepted.headers);
    expect(pdf.statusCode).toBe(200);
  });

  it('is answered in a second window with what has become of the offer', async () => {
    const offer = await sentOffer(app);
    const tell = async (path: string, body: object) => {
      const answer = await post(offer, `/api/offer/${path}`, body);
      return [answer.statusCode, answer.json().message];
    };
    const { offers } = app.services;
    await offers.revise(offer.id, OPERATOR());
    await offers.send(offer.id, { subject: 'Zmena', text: 'Dobrý deň' }, OPERATOR());
    expect(await tell('accept', ACCEPTANCE)).toEqual([
      409,
      'Túto ponuku nahradila novšia, prijať môžete už len tú.',
    ]);
    expect((await post(offer, '/api/offer/accept', { ...ACCEPTANCE, revision: 2 })).statusCode).toBe(200);
    const again = { ...ACCEPTANCE, revision: 2 };
    expect(await tell('accept', again)).toEqual([409, 'Táto ponuka je prijatá.']);
    expect(await tell('decline', { revision: 2, reason: 'other' })).toEqual([
      409,
      'Táto ponuka je prijatá. Odmietnuť ju už nemožno.',
    ]);
  });
});

describe('Page, JSON and PDF', () => {
  it('say the same numbers, and of an accepted offer who, when and what', async () => {
    const offer = await sentOffer(app);
    expect((await post(offer, '/api/offer/accept', ACCEPTANCE)).statusCode).toBe(200);
    const json = (await page('/api/offer', offer.headers)).json();
    const { body } = await page(offer.page);
    // What is to be paid comes with it: nothing that was seen moves when scripts run.
    const { payments } = (await page('/api/offer/payments', offer.headers)).json();
    expect(JSON.parse(body.slice(body.indexOf('{')))).toEqual({ offer: json, payments });
    expect(payments).not.toEqual([]);
    const file = await page('/api/offer/pdf', offer.headers);
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'no-store']);
    const { text, tagged, title } = await readPdf(file.rawPayload);
    expect([tagged, title]).toEqual([true, `Cenová ponuka ${json.number}: ${EXAMPLE_OFFER.title}`]);
    const lines = EXAMPLE_OFFER.groups[0]?.lines ?? [];
    const places = lines.map(({ name, unitPrice }) => {
      expect(text).toContain(`${(unitPrice / 100).toLocaleString('sk-SK')} €`.replace(/\s/g, ' '));
      return text.indexOf(name);
    });
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const expected of ['2 000 €', '29 €', 'Potvrdenie o prijatí', 'Martin Vzorový', json.number])
      expect(text).toContain(expected);
    expect(text.replace(/\s/g, '')).toContain(json.acceptance.fingerprint);
  });

  it('show markup, code and formulas as they were written, wherever they stand', async () => {
    const evil = '#read("/etc/passwd") $x^2$ @ref <l> ]#panic()[ `r` _i_ \\ // c "q" #eval("1")';
    const named = <Part extends { name: string }>(part: Part) => ({ ...part, name: evil });
    const [group, ...groups] = EXAMPLE_OFFER.groups;
    const lines = group?.lines.map((line) => named({ ...line, included: `${evil}\n- **${evil}**` })) ?? [];
    const offer = await sentOffer(
      app,
      {
        ...{ title: evil, note: evil, excluded: [evil], assumptions: [evil] },
        groups: [...(group ? [{ ...named(group), lines }] : []), ...groups],
        stages: EXAMPLE_OFFER.stages.map(named),
        payments: EXAMPLE_OFFER.payments.map(named),
      },
      { name: evil, email: 'zly@example.com' },
    );
    const file = await page('/api/offer/pdf', offer.headers);
    expect([file.statusCode, file.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("object-src 'none'"),
    ]);
    const compact = (text: string) => text.replace(/\s/g, '');
    const { text } = await readPdf(file.rawPayload);
    expect(compact(text).split(compact(evil)).length).toBeGreaterThan(3 * lines.length);
    expect(text).not.toContain('root:');
    expect(file.rawPayload.toString('latin1')).not.toMatch(/\/(?:JS|JavaScript|Launch|EmbeddedFile)\b/);
  });
});

describe('/overenie', () => {
  const verify = (number: string, fingerprint: string) =>
    app.browser().post('/api/verification', { number, fingerprint });
  const verifyPdf = async (bytes: Buffer) => {
    const browser = app.browser();
    const token = await browser.token();
    return browser.inject({
      method: 'POST',
      url: '/api/verification/pdf',
      headers: { 'content-type': 'application/pdf', 'x-csrf-token': token },
      payload: bytes,
    });
  };
  const accepted = async () => {
    const offer = await sentOffer(app);
    await post(offer, '/api/offer/accept', ACCEPTANCE);
    const json = (await page('/api/offer', offer.headers)).json();
    return { offer, number: json.number as string, fingerprint: json.acceptance.fingerprint as string };
  };

  it('knows what was accepted, by number and fingerprint however they are written', async () => {
    const { number, fingerprint } = await accepted();
    const spaced = ` ${number.toLowerCase()} `;
    const answer = await verify(spaced, fingerprint.toUpperCase().replace(/.{16}/g, '$& '));
    expect(answer.json()).toMatchObject({ isAccepted: true, number, letter: 'A', fingerprint });
  });

  it('tells a wrong number from a wrong fingerprint by nothing', async () => {
    const { number, fingerprint } = await accepted();
    const open = await sentOffer(app);
    const openNumber = (await page('/api/offer', open.headers)).json().number;
    const wrong = 'f'.repeat(64);
    for (const [asked, print] of [
      [number, wrong],
      ['CP-2026-9999', fingerprint],
      ['RO-2026-000001', fingerprint],
      [openNumber, wrong],
    ])
      expect((await verify(asked ?? '', print ?? '')).json()).toEqual({ isAccepted: false });
  });

  it.each<[string, Buffer, number]>([
    ['nothing', Buffer.alloc(0), 200],
    ['no PDF', Buffer.from('Toto nie je PDF.'), 200],
    ['a PDF that was cut off', Buffer.from('%PDF-1.7\n1 0 obj'), 200],
    ['an encrypted PDF', Buffer.from('%PDF-1.7\ntrailer<</Encrypt 5 0 R>>'), 200],
    ['a PDF that would unpack for ever', Buffer.concat([Buffer.from('%PDF-1.7\n'), deflated]), 200],
    ['20 MB', Buffer.alloc(20 * 1024 * 1024, 1), 413],
  ])('answers %s in words, without reading what is in it', async (_, bytes, status) => {
    const answer = await verifyPdf(bytes);
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(answer.json()).toEqual({ isAccepted: false });
    else expect(answer.json().message).toMatch(/súbor|veľk/i);
  });

  it('answers a hundred uploads at once', async () => {
    const one = Buffer.alloc(64 * 1024, 1);
    const answers = await Promise.all(Array.from({ length: 100 }, () => verifyPdf(one)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await page('/healthz')).statusCode).toBe(200);
  });

  it('finds any changed byte of the stored text', async () => {
    const { offer, number, fingerprint } = await accepted();
    const { pool } = app.database;
    const {
      rows: [{ sent_text: text }],
    } = await pool.query('SELECT sent_text FROM offer_revisions WHERE offer_id = $1', [offer.id]);
    for (const at of [0, 1, text.length >> 1, text.length - 1]) {
      const changed = `${text.slice(0, at)}${text[at] === ' ' ? 'x' : ' '}${text.slice(at + 1)}`;
      await pool.query('UPDATE offer_revisions SET sent_text = $2 WHERE offer_id = $1', [offer.id, changed]);
      expect((await verify(number, fingerprint)).json()).toEqual({ isAccepted: false });
    }
    await pool.query('UPDATE offer_revisions SET sent_text = $2 WHERE offer_id = $1', [offer.id, text]);
    expect((await verify(number, fingerprint)).json().isAccepted).toBe(true);
  });

  it('knows the PDF to the last byte, and no file of anybody else', async () => {
    const { offer, number } = await accepted();
    const { rawPayload: pdf } = await page('/api/offer/pdf', offer.headers);
    expect((await verifyPdf(pdf)).json()).toMatchObject({ isAccepted: true, number });
    for (const at of [0, 500, pdf.length >> 1, pdf.length - 1]) {
      const changed = Buffer.from(pdf);
      changed.writeUInt8(pdf.readUInt8(at) ^ 1, at);
      expect((await verifyPdf(changed)).json()).toEqual({ isAccepted: false });
    }
    const open = await sentOffer(app);
    const { rawPayload: unsigned } = await page('/api/offer/pdf', open.headers);
    expect((await verifyPdf(unsigned)).json()).toEqual({ isAccepted: false });
  });

  it('knows one document of an acceptance, whatever client and operator are called later', async () => {
    const { offer } = await accepted();
    const pdf = async (of: TestApp) =>
      (await of.app.inject({ url: '/api/offer/pdf', headers: offer.headers })).rawPayload;
    const made = await pdf(app);
    await app.database.pool.query(
      `UPDATE clients SET name = 'Niekto úplne iný' WHERE id = (SELECT client_id FROM offers WHERE id = $1)`,
      [offer.id],
    );
    await app.database.pool.query(`UPDATE offers SET recipient_name = 'Iný príjemca' WHERE id = $1`, [
      offer.id,
    ]);
    const { site } = app.services;
    const renamed = await createTestApp({
      database: app.database,
      clock,
      site: { ...site, operator: { ...site.operator, businessName: 'Cudzí dodávateľ' } },
    });
    expect([made.equals(await pdf(app)), made.equals(await pdf(renamed))]).toEqual([true, true]);
    await renamed.close();
  });

  it('reads no more than 4 MB', async () => {
    expect((await verifyPdf(Buffer.alloc(4 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });
});

describe('A lost link', () => {
  it('is mailed anew to whom the offer was sent, and nobody learns whether there is one', async () => {
    const email = 'strateny@example.com';
    const offer = await sentOffer(app, {}, { name: 'Jana', email });
    const { number } = (await page('/api/offer', offer.headers)).json();
    const ask = (body: object) =>
      statementsOf(() => app.browser().post('/api/offer-links', body), /lower\("offers"/);
    const known = await ask({ email: email.toUpperCase(), number });
    const unknown = await ask({ email: 'nikto@example.com', number });
    expect(said(known.result)).toEqual([202, '{}']);
    expect(said(unknown.result)).toEqual([202, '{}']);
    expect(known.statements).toHaveLength(1);
    expect(unknown.statements).toEqual(known.statements);
    const links = async () =>
      (await mailsAbout(app.dataDir, email)).flatMap(
        ({ text = '' }) => text.match(/\/ponuka\/[\w-]{43}/g) ?? [],
      );
    await app.drain();
    expect(new Set(await links()).size).toBe(2);
    for (const link of await links()) expect((await page(link)).statusCode).toBe(200);
    expect(await mailsAbout(app.dataDir, 'nikto@example.com')).toEqual([]);
  });

  it('is made for nobody once the operator has ended all of them, but after 90 days without use', async () => {
    const email = 'omyl@example.com';
    const offer = await sentOffer(app, {}, { name: '', email });
    const linksOf = async () =>
      (await app.database.pool.query('SELECT id FROM offer_links WHERE offer_id = $1', [offer.id])).rows
        .length;
    const ask = async () => {
      expect((await app.browser().post('/api/offer-links', { email })).statusCode).toBe(202);
      const done = `SELECT count(*)::int AS waiting FROM pgboss.job WHERE name = 'offer-link' AND state <> 'completed'`;
      await app.drain();
      expect((await app.database.pool.query(done)).rows[0].waiting).toBe(0);
      return linksOf();
    };
    await app.database.pool.query(
      "UPDATE offer_links SET used_at = used_at - interval '91 days' WHERE offer_id = $1",
      [offer.id],
    );
    expect((await page('/api/offer', offer.headers)).statusCode).toBe(404);
    expect(await ask()).toBe(3);
    await app.services.offers.revokeLinks(offer.id, OPERATOR());
    expect(await ask()).toBe(3);
  });
});

describe('Reminders', () => {
  it('are ended by the button, never by opening the page', async () => {
    const offer = await sentOffer(app);
    const isOff = async () => (await app.services.offers.find(offer.id)).remindersOff;
    await page(`${offer.page}?pripomienky=nie`);
    await page(offer.page);
    expect(await isOff()).toBe(false);
    expect((await post(offer, '/api/offer/reminders-off')).statusCode).toBe(200);
    expect(await isOff()).toBe(true);
  });
});

describe('A renewal', () => {
  it('is asked for once, however often it is pressed, and again of the next revision that expires', async () => {
    const offer = await sentOffer(app, { validUntil: wallTimeOf(clock()).day });
    const renew = () => post(offer, '/api/offer/renewal');
    const asked = async () => {
      const { rows } = await app.database.pool.query(
        `SELECT (SELECT count(*)::int FROM mails WHERE kind = 'offer-renewal-operator' AND payload ->> 'offerId' = $1) AS mailed,
          (SELECT count(*)::int FROM audit_log WHERE action = 'offer.renewal-asked' AND subject_id = $1) AS noted`,
        [offer.id],
      );
      return rows[0];
    };
    expect((await renew()).statusCode).toBe(409);
    forward(2 * DAY);
    expect((await page('/api/offer', offer.headers)).json()).toMatchObject({ renewalAsked: false });
    expect((await Promise.all([renew(), renew(), renew()])).map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200,
    ]);
    expect(await asked()).toEqual({ mailed: 1, noted: 1 });
    expect((await page('/api/offer', offer.headers)).json()).toMatchObject({ renewalAsked: true });
    await app.services.offers.revise(offer.id, OPERATOR());
    await app.services.offers.send(offer.id, { subject: 'Znova', text: 'Dobrý deň' }, OPERATOR());
    expect((await page('/api/offer', offer.headers)).json()).toMatchObject({ renewalAsked: false });
  });
});

describe('A question', () => {
  it('hangs on its line and is read by the operator alone; one of a line that is not there is refused', async () => {
    const offer = await sentOffer(app);
    const other = await linkTo(app, (await sentOffer(app)).id);
    const asked = await ask(offer, { lineId: 'gallery', text: 'Koľko fotiek?' });
    expect([asked.statusCode, asked.json().lineId]).toEqual([200, 'gallery']);
    expect((await page('/api/offer', offer.headers)).json().messages).toHaveLength(1);
    expect((await page('/api/offer', other.headers)).json().messages).toEqual([]);
    const missing = await ask(offer, { lineId: 'nic', text: 'Koľko?' });
    expect(missing.statusCode).toBe(404);
  });

  it.each([
    ['a deadlock', '40P01'],
    ['a transaction that was overtaken', '40001'],
  ])('that ends in %s can be asked again in a second', async (_, sqlState) => {
    const offer = await sentOffer(app);
    const { pool } = app.database;
    await pool.query(
      `CREATE OR REPLACE FUNCTION give_up() RETURNS trigger LANGUAGE plpgsql
         AS $$ BEGIN RAISE EXCEPTION 'in the way' USING ERRCODE = '${sqlState}'; END $$;
       CREATE TRIGGER give_up BEFORE INSERT ON messages EXECUTE FUNCTION give_up()`,
    );
    const question = { lineId: null, text: 'Kedy začnete?' };
    const refused = await ask(offer, question);
    await pool.query('DROP TRIGGER give_up ON messages');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    const logged = JSON.stringify(app.logLines());
    expect(logged).toContain(refused.json().errorId);
    expect(logged).toContain('databaseUnavailable');
    expect((await ask(offer, question)).statusCode).toBe(200);
    expect((await page('/api/offer', offer.headers)).json().messages).toHaveLength(1);
  });

  it('is mailed five times until the operator reads, however often it is asked and taken back', async () => {
    const offer = await sentOffer(app);
    const mailed = async () =>
      (
        await app.database.pool.query(
          `SELECT id FROM mails WHERE kind = 'offer-question-operator' AND payload ->> 'offerId' = $1`,
          [offer.id],
        )
      ).rows.length;
    const subject = { type: 'offer' as const, id: offer.id };
    const askAndTakeBack = async () => {
      const { id } = (await ask(offer, { lineId: null, text: 'Kedy začnete?' })).json();
      const taken = await app
        .browser()
        .send('DELETE', `/api/portal/conversations/offer/${offer.id}/messages/${id}`, {}, offer.headers);
      expect(taken.statusCode).toBe(200);
      forward(1000);
    };
    for (let n = 0; n < 8; n += 1) await askAndTakeBack();
    expect(await mailed()).toBe(5);
    await ask(offer, { lineId: null, text: 'A kedy skončíte?' });
    expect(await mailed()).toBe(5);
    await app.services.db.transaction((transaction) =>
      createMessageService(app.services).read(transaction, subject, 'operator', clock(), clock()),
    );
    forward(1000);
    await askAndTakeBack();
    expect(await mailed()).toBe(6);
  });

  it('is refused while twenty wait for an answer, by all links together, and five are mailed', async () => {
    const offer = await sentOffer(app);
    const other = await linkTo(app, offer.id);
    const question = (by: SentOffer) => ask(by, { lineId: null, text: 'Kedy začnete?' });
    const written = (side: 'client' | 'operator', text: string) =>
      app.services.db.transaction((transaction) =>
        createMessageService(app.services).write(
          transaction,
          {
            ...{ side, text, accountId: null, authorName: 'Niekto' },
            ...{ subject: { type: 'offer', id: offer.id }, seenUntil: clock() },
          },
          clock(),
        ),
      );
    for (const by of [offer, other, offer, other, offer, other])
      expect((await question(by)).statusCode).toBe(200);
    for (let n = 6; n < 19; n += 1) await written('client', 'A kedy skončíte?');
    expect([(await question(offer)).statusCode, (await question(offer)).statusCode]).toEqual([200, 409]);
    expect((await question(other)).json().message).toBe(
      'Na odpoveď už čaká 20 otázok. Ďalšiu pošlite, keď dostanete odpoveď.',
    );
    const { rows } = await app.database.pool.query(
      `SELECT count(*)::int AS mailed FROM mails WHERE kind = 'offer-question-operator' AND payload ->> 'offerId' = $1`,
      [offer.id],
    );
    expect(rows[0].mailed).toBe(5);
    forward(1000);
    await written('operator', 'V pondelok.');
    forward(1000);
    expect((await question(offer)).statusCode).toBe(200);
  });
});
