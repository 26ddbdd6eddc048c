import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAULTS } from '#domain/errors/faults.ts';
import { type Uploader, uploaded } from '../../../tests/files.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { begunProject, operatorOf } from '../../../tests/projects.ts';
import { asked, type SentOffer, sentOffer, talkOf } from '../../../tests/sent-offer.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

// What client and operator say about an offer can be taken back for five minutes, while nobody has read it (business 3).

const MINUTE = 60_000;
const { clock, forward } = stillClock('2026-11-24T09:00:00Z');
let app: TestApp;
let operator: TestBrowser;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock });
  operator = await operatorOf(app);
});
afterAll(() => app.close());

type Side = 'client' | 'operator';

const seenAll = () => ({ seenUntil: clock() });

/** How each side writes about an offer, takes it back and looks at what the other one has written. */
const WAYS = {
  client: {
    say: (offer: SentOffer) => asked(app.browser(), offer, { lineId: 'gallery', text: 'Omyl.' }),
    takeBack: (offer: SentOffer, id: string) =>
      app.browser().send('DELETE', `${talkOf(offer)}/messages/${id}`, {}, offer.headers),
    look: (offer: SentOffer) => app.browser().post(`${talkOf(offer)}/read`, seenAll(), offer.headers),
  },
  operator: {
    say: ({ id }: SentOffer) =>
      operator.post(`/api/admin/offers/${id}/answers`, { lineId: null, text: 'Omyl.' }),
    takeBack: (offer: SentOffer, id: string) =>
      operator.send('DELETE', `/api/admin/offers/${offer.id}/answers/${id}`, {}),
    look: ({ id }: SentOffer) => operator.post(`/api/admin/offers/${id}/read`, seenAll()),
  },
};
const OTHER: Record<Side, Side> = { client: 'operator', operator: 'client' };

const shown = async ({ headers }: SentOffer) =>
  (await app.app.inject({ url: '/api/offer', headers })).json().messages;
const noted = async (offer: SentOffer): Promise<number> =>
  (
    await app.database.pool.query(
      "SELECT count(*)::int AS rows FROM audit_log WHERE subject_id = $1 AND action = 'offer.message-withdrawn'",
      [offer.id],
    )
  ).rows[0].rows;

test.each<Side>(['client', 'operator'])('by the %s: once, without its text', async (side) => {
  const offer = await sentOffer(app);
  const { id, canWithdraw } = (await WAYS[side].say(offer)).json();
  expect(canWithdraw).toBe(true);
  const answer = await WAYS[side].takeBack(offer, id);
  const gone = { id, text: '', withdrawnAt: clock().toISOString(), canWithdraw: false };
  expect([answer.statusCode, answer.json()]).toMatchObject([200, gone]);
  expect(await shown(offer)).toMatchObject([gone]);
  const again = await WAYS[side].takeBack(offer, id);
  expect([again.statusCode, again.json().message]).toEqual([409, FAULTS.messageStays.message]);
  expect(await noted(offer)).toBe(1);
});

test.each<Side>(['client', 'operator'])(
  'not by the %s once it was read, nor after five minutes',
  async (side) => {
    for (const happened of [
      (offer: SentOffer) => WAYS[OTHER[side]].look(offer),
      async () => forward(5 * MINUTE + 1),
    ]) {
      const offer = await sentOffer(app);
      const { id } = (await WAYS[side].say(offer)).json();
      await happened(offer);
      expect((await WAYS[side].takeBack(offer, id)).statusCode).toBe(409);
      expect(await shown(offer)).toMatchObject([{ text: 'Omyl.', withdrawnAt: null }]);
      expect(await noted(offer)).toBe(0);
    }
  },
);

test.each<Side>(['client', 'operator'])(
  'not by the %s what the other side, or somebody else, has written',
  async (side) => {
    const [offer, other] = [await sentOffer(app), await sentOffer(app)];
    const { id: theirs } = (await WAYS[OTHER[side]].say(offer)).json();
    const { id: elsewhere } = (await WAYS[side].say(other)).json();
    for (const id of [theirs, elsewhere, '00000000-0000-4000-8000-000000000000'])
      expect((await WAYS[side].takeBack(offer, id)).statusCode).toBe(404);
    expect(await shown(offer)).toMatchObject([{ text: 'Omyl.' }]);
  },
);

const answer = (offer: SentOffer, said: object) =>
  operator.post(`/api/admin/offers/${offer.id}/answers`, { sendId: randomUUID(), lineId: null, ...said });
const unreadBy = async ({ headers }: SentOffer): Promise<number> =>
  (await app.app.inject({ url: '/api/portal/unread', headers })).json().total;

test('an answer is read by the client also once the offer is closed, and by no operator who opens the link', async () => {
  const offer = await sentOffer(app);
  await answer(offer, { text: 'V pondelok.' });
  await operator.post(`/api/admin/offers/${offer.id}/withdraw`, {});
  expect(await unreadBy(offer)).toBe(1);
  await operator.post(`${talkOf(offer)}/read`, seenAll(), offer.headers);
  expect(await unreadBy(offer)).toBe(1);
  for (let looks = 0; looks < 2; looks += 1) await WAYS.client.look(offer);
  expect(await unreadBy(offer)).toBe(0);
  expect(await shown(offer)).toMatchObject([{ readAt: clock().toISOString() }]);
  const { rows } = await app.database.pool.query(
    "SELECT count(*)::int AS noted FROM audit_log WHERE subject_id = $1 AND action = 'offer.client-read'",
    [offer.id],
  );
  expect(rows).toEqual([{ noted: 1 }]);
});

test('a question and its answer come with files, once however often they are sent, as parts of the offer’s conversation', async () => {
  const offer = await sentOffer(app);
  const client = { browser: app.browser(), headers: offer.headers };
  const subject = { type: 'offer', id: offer.id } as const;
  const file = async (who: Uploader, name: string) =>
    (await uploaded(who, { subject, name, bytes: Buffer.from(name), purpose: 'message' })).id;
  const sendId = randomUUID();
  const fileIds = [await file(client, 'nacrt.txt')];
  const question = { sendId, lineId: 'gallery', text: 'Takto?', fileIds };
  const ask = () => client.browser.post(`${talkOf(offer)}/messages`, question, offer.headers);
  const sent = (await ask()).json();
  expect((await ask()).json()).toEqual(sent);
  expect(sent).toMatchObject({ lineId: 'gallery', files: [{ name: 'nacrt.txt', canRemove: false }] });
  forward(MINUTE);
  await answer(offer, {
    text: 'Áno.',
    lineId: 'gallery',
    fileIds: [await file({ browser: operator }, 'navrh.txt')],
  });
  for (const { url, headers = {}, by } of [
    { url: talkOf(offer), headers: offer.headers, by: app.browser() },
    { url: `/api/admin/conversations/offer/${offer.id}`, by: operator },
  ]) {
    const { messages, hasOlder, closed } = (await by.inject({ url, headers })).json();
    expect([hasOlder, closed]).toEqual([false, null]);
    expect(messages).toMatchObject([
      { text: 'Takto?', files: [{ name: 'nacrt.txt' }] },
      { text: 'Áno.', lineId: 'gallery', files: [{ name: 'navrh.txt' }] },
    ]);
  }
  expect((await shown(offer))[1].files).toMatchObject([{ name: 'navrh.txt' }]);
});

test('a conversation that has no lines takes none', async () => {
  const { projectId, headers } = await begunProject(app);
  const path = `/api/portal/conversations/project/${projectId}/messages`;
  const said = { sendId: randomUUID(), lineId: 'gallery', text: 'Kde?' };
  expect((await app.browser().post(path, said, headers)).statusCode).toBe(404);
});

test('an offer that a project goes on from says when that is launched by now, unless it is over', async () => {
  const { projectId, headers } = await begunProject(app);
  const read = async (path: string) =>
    (await app.browser().inject({ method: 'GET', url: path, headers })).json();
  const agreed = (await read('/api/offer')).launchOn;
  expect(agreed).toBe((await read(`/api/portal/projects/${projectId}`)).launchOn);
  await app.database.pool.query('UPDATE project_stages SET days = days + 20 WHERE project_id = $1', [
    projectId,
  ]);
  const later = (await read('/api/offer')).launchOn;
  expect(later > agreed).toBe(true);
  expect(later).toBe((await read(`/api/portal/projects/${projectId}`)).launchOn);
  await app.database.pool.query("UPDATE projects SET state = 'closed' WHERE id = $1", [projectId]);
  expect((await read('/api/offer')).launchOn).toBeNull();
});

test('the mail with answers quotes the question of each, and names the line that it is about', async () => {
  const email = 'otazky-k-ponuke@example.sk';
  const offer = await sentOffer(app, {}, { name: 'Jana', email });
  for (const [lineId, text] of [
    ['gallery', 'Koľko fotiek sa zmestí?'],
    ['gallery', 'Dajú sa meniť?'],
    [null, 'Kedy začnete?'],
  ] as const) {
    forward(MINUTE);
    await asked(app.browser(), offer, { lineId, text });
  }
  forward(MINUTE);
  await answer(offer, { lineId: 'gallery', text: 'Dvadsať.' });
  await app.drain();
  forward(90 * MINUTE);
  await answer(offer, { lineId: null, text: 'V pondelok.' });
  forward(MINUTE);
  await answer(offer, { lineId: 'gallery', text: 'A dajú sa meniť.' });
  await app.drain();
  const mails = await mailsAbout(app.dataDir, email);
  const said = mails.flatMap(({ text = '' }) =>
    text.includes('máte odo mňa odpoveď')
      ? [text.split('\n').filter((line) => /^(Vaša otázka|Odpoveď k|Odpoveď$|> )/.test(line))]
      : [],
  );
  expect(said).toEqual([
    [
      'Vaša otázka k položke „Galéria pred a po“',
      '> Koľko fotiek sa zmestí?',
      '> Dajú sa meniť?',
      'Odpoveď k položke „Galéria pred a po“',
      '> Dvadsať.',
    ],
    ['Vaša otázka', '> Kedy začnete?', 'Odpoveď', '> V pondelok.'],
  ]);
});
